#!/bin/sh
# Removes Card Table for the person who installed it. Saved matches, people and settings stay.
set -eu

command=cardgui
library=$HOME/.local/lib/$command
data=$(cat "$library/installed-below")

refresh() {
	if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}
# Whether a folder holds no file but one of that name.
only() {
	[ -z "$(find "$1" ! -type d ! -name "$2" 2>/dev/null | head -n 1)" ]
}

while IFS= read -r file; do
	rm -f "$data/$file"
done <"$library/installed-files"
# What desktops have made of these files is made anew, or goes too where it was made of nothing else.
if only "$data/applications" mimeinfo.cache; then
	rm -f "$data/applications/mimeinfo.cache"
else
	refresh update-desktop-database "$data/applications"
fi
if [ -d "$data/mime/packages" ]; then
	refresh update-mime-database "$data/mime"
	if only "$data/mime/packages" none; then
		for made in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types \
			version application/vnd.cardgui.match+json.xml; do
			rm -f "$data/mime/$made"
		done
		rmdir "$data/mime/application" 2>/dev/null || true
	fi
fi
if only "$data/icons/hicolor" icon-theme.cache; then
	rm -f "$data/icons/hicolor/icon-theme.cache"
else
	if [ -e "$data/icons/hicolor/icon-theme.cache" ]; then
		refresh gtk-update-icon-cache -q -t -f "$data/icons/hicolor"
	fi
fi
# Folders that are empty now.
while IFS= read -r file; do
	(cd "$data" && rmdir -p "$(dirname "$file")" 2>/dev/null) || true
done <"$library/installed-files"
if [ "$(readlink "$HOME/.local/bin/$command" || true)" = "$library/$command" ]; then
	rm -f "$HOME/.local/bin/$command"
fi
rm -rf "$library"
rmdir "$HOME/.local/lib" "$HOME/.local/bin" 2>/dev/null || true
