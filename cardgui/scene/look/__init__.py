"""How cards, tables and lights look: colours, shapes, faces and the pixmaps made of them."""
