<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Start page</source>
        <translation>Trang đầu</translation>
    </message>
    <message>
        <source>Put the match away and go to the start page; it stays saved</source>
        <translation>Cất trận và về trang đầu; trận vẫn được lưu</translation>
    </message>
    <message>
        <source>Play as last time</source>
        <translation>Chơi như lần trước</translation>
    </message>
    <message>
        <source>Begin at once: the game, people and options of last time</source>
        <translation>Bắt đầu ngay: trò chơi, người và luật của lần trước</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>a new match like the one that is over</comment>
        <translation>Chơi lại</translation>
    </message>
    <message>
        <source>A new match with the same people and options</source>
        <translation>Trận mới với cùng người và cùng luật</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Chia lại bài như cũ</translation>
    </message>
    <message>
        <source>A new match with the same people and the same cards</source>
        <translation>Trận mới với cùng người và cùng các lá bài</translation>
    </message>
    <message>
        <source>Open matches…</source>
        <translation>Trận chưa xong…</translation>
    </message>
    <message>
        <source>Go on with another match; the one on the table stays saved</source>
        <translation>Chơi tiếp trận khác; trận trên bàn vẫn được lưu</translation>
    </message>
    <message>
        <source>Give up…</source>
        <comment>a match</comment>
        <translation>Bỏ trận…</translation>
    </message>
    <message>
        <source>Stop playing this match; it stays in the history</source>
        <translation>Không chơi tiếp trận này; trận vẫn còn trong lịch sử đấu</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Trận mới…</translation>
    </message>
    <message>
        <source>Choose who plays and how</source>
        <translation>Chọn ai chơi và chơi thế nào</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past</comment>
        <translation>Lịch sử đấu</translation>
    </message>
    <message>
        <source>All matches of the past, and what everybody has won</source>
        <translation>Mọi trận đã chơi và thành tích của từng người</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Mở bản ghi…</translation>
    </message>
    <message>
        <source>Go on with a match that was saved as a file</source>
        <translation>Chơi tiếp trận đã lưu thành tệp</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Lưu thành tệp…</translation>
    </message>
    <message>
        <source>Save the match as a file, to keep it or to pass it on</source>
        <translation>Lưu trận thành tệp, để giữ hay gửi cho người khác</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>Show the points of all rounds</source>
        <translation>Xem điểm của mọi ván</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Chia ván sau</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Lấy lại nước đi vừa rồi</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>Đánh lại nước đã lấy lại</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Chỉ một nước hay</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Hô…</translation>
    </message>
    <message>
        <source>Catch somebody who breaks a rule, or do something out of turn</source>
        <translation>Bắt người sai luật, hoặc đánh khi chưa đến lượt</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>on a button: somebody calls out at the table</comment>
        <translation>Hô</translation>
    </message>
    <message>
        <source>Who sits where…</source>
        <translation>Ai ngồi ghế nào…</translation>
    </message>
    <message>
        <source>Leave your chair to a computer player, or sit down again</source>
        <translation>Nhường ghế cho máy, hoặc ngồi lại</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Show or hide the list of all moves</source>
        <translation>Hiện hoặc ẩn danh sách các nước đi</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Lùi một bước</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment earlier</source>
        <translation>Xem bàn lúc trước đó một chút</translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation>Tới một bước</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment later</source>
        <translation>Xem bàn lúc sau đó một chút</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Về hiện tại</translation>
    </message>
    <message>
        <source>From the past to the table as it is</source>
        <translation>Từ quá khứ trở về bàn lúc này</translation>
    </message>
    <message>
        <source>To the start of the match</source>
        <translation>Về đầu trận</translation>
    </message>
    <message>
        <source>Look at the table as it was after the first deal</source>
        <translation>Xem bàn ngay sau lần chia bài đầu tiên</translation>
    </message>
    <message>
        <source>Show move by move</source>
        <translation>Xem từng nước</translation>
    </message>
    <message>
        <source>Let the past go on by itself, or stop it</source>
        <translation>Để quá khứ tự diễn tiếp, hoặc dừng lại</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>Trận mới từ đây</translation>
    </message>
    <message>
        <source>Play on from this moment as a new match; this one stays as it is</source>
        <translation>Chơi tiếp từ lúc này thành trận mới; trận này giữ nguyên</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <comment>button in the past: as a new match</comment>
        <translation>Chơi tiếp từ đây</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>Cho máy chờ</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Một bước</translation>
    </message>
    <message>
        <source>Let the computer player make one move</source>
        <translation>Cho máy đi một nước</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Tua nhanh</translation>
    </message>
    <message>
        <source>No pauses until it is a person&apos;s turn</source>
        <translation>Không nghỉ cho đến lượt một người thật</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>day or night colours</comment>
        <translation>Theo máy tính</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light colours</comment>
        <translation>Ngày</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the dark colours</comment>
        <translation>Đêm</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>digits, by the system&apos;s region</comment>
        <translation>Tự động</translation>
    </message>
    <message>
        <source>Usual size</source>
        <comment>of the text</comment>
        <translation>Cỡ thường</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Lớn</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>Rất lớn</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>the sounds</comment>
        <translation>Nhỏ</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how loud the sounds are</comment>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>the sounds</comment>
        <translation>To</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>how fast cards move</comment>
        <translation>Chậm</translation>
    </message>
    <message>
        <source>Usual speed</source>
        <comment>how fast cards move</comment>
        <translation>Tốc độ thường</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>how fast cards move</comment>
        <translation>Nhanh</translation>
    </message>
    <message>
        <source>No movement</source>
        <comment>cards are at once where they go</comment>
        <translation>Không chuyển động</translation>
    </message>
    <message>
        <source>Long pause</source>
        <comment>before a computer player moves</comment>
        <translation>Nghỉ lâu</translation>
    </message>
    <message>
        <source>Usual pause</source>
        <comment>before a computer player moves</comment>
        <translation>Nghỉ vừa</translation>
    </message>
    <message>
        <source>Short pause</source>
        <comment>before a computer player moves</comment>
        <translation>Nghỉ ngắn</translation>
    </message>
    <message>
        <source>No pause</source>
        <comment>before a computer player moves</comment>
        <translation>Không nghỉ</translation>
    </message>
    <message>
        <source>At any time</source>
        <comment>moves may be taken back</comment>
        <translation>Bất cứ lúc nào</translation>
    </message>
    <message>
        <source>Until a new card was seen</source>
        <comment>moves may be taken back</comment>
        <translation>Cho đến khi thấy lá mới</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>moves may be taken back</comment>
        <translation>Không bao giờ</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>the rule book</comment>
        <translation>Luật chơi</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Bàn phím và chuột</translation>
    </message>
    <message>
        <source>Every key, and how cards are moved</source>
        <translation>Mọi phím, và cách đi bài</translation>
    </message>
    <message>
        <source>About Card Table</source>
        <translation>Giới thiệu Bàn Bài</translation>
    </message>
    <message>
        <source>Version, licences and the owners of the games&apos; names</source>
        <translation>Phiên bản, giấy phép và chủ của tên trò chơi</translation>
    </message>
    <message>
        <source>Mute</source>
        <comment>switch the sounds off</comment>
        <translation>Tắt tiếng</translation>
    </message>
    <message>
        <source>Switch the sounds off, or on again</source>
        <translation>Tắt âm thanh, hoặc bật lại</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Toàn màn hình</translation>
    </message>
    <message>
        <source>Fill the whole screen, or go back to a window</source>
        <translation>Phủ kín màn hình, hoặc về cửa sổ</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Mọi cài đặt…</translation>
    </message>
    <message>
        <source>Colours, cards, sounds, language and how it is played</source>
        <translation>Màu sắc, lá bài, âm thanh, ngôn ngữ và cách chơi</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Trình đơn</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Mở trình đơn</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Rời chương trình; trận được lưu</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>submenu: again, open ones, files, give up</comment>
        <translation>Trận đấu</translation>
    </message>
    <message>
        <source>Going on</source>
        <comment>submenu: pause, one step, fast forward, next round</comment>
        <translation>Tiếp diễn</translation>
    </message>
    <message>
        <source>Looking back</source>
        <comment>submenu: what has happened at the table</comment>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>submenu: keys, about the program</comment>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Ngôn ngữ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Màu sắc</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chữ số</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Cỡ chữ</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Movement of cards</source>
        <translation>Chuyển động của lá bài</translation>
    </message>
    <message>
        <source>Computer players&apos; pause</source>
        <translation>Máy nghỉ bao lâu</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Hoàn tác</translation>
    </message>
</context>
<context>
    <name>Avatars</name>
    <message>
        <source>Fox</source>
        <translation>Cáo</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Gấu trúc</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Sư tử</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Cú mèo</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Mèo</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Voi</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Ếch</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Thỏ</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Gấu</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Chó</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Chim cánh cụt</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Hươu cao cổ</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>Ngựa vằn</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Rùa</translation>
    </message>
    <message>
        <source>Your own picture</source>
        <translation>Ảnh riêng</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Rô-bốt</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>a wild card</source>
        <comment>put into a sentence: Kito discarded a wild card</comment>
        <translation>lá đa năng</translation>
    </message>
    <message>
        <source>a wild card as {number}</source>
        <comment>put into a sentence: Kito played a wild card as 6</comment>
        <translation>lá đa năng làm {number}</translation>
    </message>
    <message>
        <source>This card does not fit there: the piles go up one by one, from {first} to {last}.</source>
        <translation>Lá này không hợp chỗ đó: chồng bài xây tăng từng số, từ {first} đến {last}.</translation>
    </message>
    <message>
        <source>First to empty the stock wins</source>
        <comment>at the table, beside the game&apos;s name; the stock: one&apos;s own pile</comment>
        <translation>Hết kho trước thắng</translation>
    </message>
    <message>
        <source>the first to empty the stock wins</source>
        <comment>on the score sheet</comment>
        <translation>ai hết kho bài trước thì thắng</translation>
    </message>
    <message>
        <source>Cards in each stock</source>
        <comment>an option: how many cards each player begins with</comment>
        <translation>Số lá trong mỗi kho bài</translation>
    </message>
    <message>
        <source>{name} completed a pile: it is taken away</source>
        <comment>a building pile that is full now</comment>
        <translation>{name} xây xong một chồng: chồng đó được lấy đi</translation>
    </message>
    <message>
        <source>{name} played {a_card} from the stock</source>
        <comment>the own stock</comment>
        <translation>{name} đánh {a_card} từ kho bài</translation>
    </message>
    <message>
        <source>{name} played {a_card}</source>
        <comment>Kito played a 5, or: a wild card as 6</comment>
        <translation>{name} đánh {a_card}</translation>
    </message>
    <message>
        <source>The completed piles were shuffled into the draw pile</source>
        <comment>building piles that were taken away</comment>
        <translation>Các chồng đã xong được xáo vào chồng rút</translation>
    </message>
    <message>
        <source>The building piles were shuffled into the draw pile, all but their top cards</source>
        <translation>Các chồng xây được xáo vào chồng rút, trừ lá trên cùng</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the fewest stock cards</source>
        <comment>nobody could end the round</comment>
        <translation>Ván bế tắc: {name} thắng vì ít bài trong kho nhất</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the fewest stock cards</source>
        <comment>two or more players</comment>
        <translation>Ván bế tắc: {names} thắng vì ít bài trong kho nhất</translation>
    </message>
    <message>
        <source>{name}&apos;s stock shows {a_card}</source>
        <comment>its top card: Kito&apos;s stock shows a 5</comment>
        <translation>Kho bài của {name} lật ra {a_card}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name} is talking!</source>
        <comment>a call against a partner</comment>
        <translation>{name} nói chuyện!</translation>
    </message>
    <message>
        <source>{name} is caught!</source>
        <comment>a call: out of turn</comment>
        <translation>Bắt quả tang {name}!</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>out of turn</comment>
        <translation>Rút một lá</translation>
    </message>
    <message>
        <source>Play {a_card} from the stock on pile {pile}</source>
        <comment>a move out of turn; the number of a building pile</comment>
        <translation>Đánh {a_card} từ kho bài lên chồng {pile}</translation>
    </message>
    <message>
        <source>Play {a_card} from discard pile {own} on pile {pile}</source>
        <comment>a move out of turn; numbers of piles</comment>
        <translation>Đánh {a_card} từ chồng bỏ {own} lên chồng {pile}</translation>
    </message>
    <message>
        <source>Who speaks up or steps in?</source>
        <translation>Ai lên tiếng hay chen vào?</translation>
    </message>
    <message>
        <source>Anybody at the table can, also out of turn.</source>
        <translation>Ai ở bàn cũng hô được, kể cả khi chưa đến lượt.</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Who sits where?</source>
        <translation>Ai ngồi ghế nào?</translation>
    </message>
    <message>
        <source>A computer player takes over for whoever leaves.</source>
        <translation>Ai rời bàn thì máy chơi thay.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Leave…</source>
        <comment>a person leaves a chair</comment>
        <translation>Rời ghế…</translation>
    </message>
    <message>
        <source>Sit down…</source>
        <comment>a person takes a chair</comment>
        <translation>Ngồi vào…</translation>
    </message>
    <message>
        <source>Computer plays on: {level}</source>
        <comment>instead of one who leaves</comment>
        <translation>Máy chơi tiếp: {level}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <comment>one who had left sits down again</comment>
        <translation>Chào mừng trở lại, {name}</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>Khách</translation>
    </message>
    <message>
        <source>Computer player, {level}</source>
        <translation>Người chơi máy, {level}</translation>
    </message>
    <message>
        <source>Computer player, {level}, for {name}</source>
        <comment>for one who has left</comment>
        <translation>Máy, {level}, chơi thay {name}</translation>
    </message>
    <message>
        <source>Team of {names}; next: {name}</source>
        <comment>a chair that people share</comment>
        <translation>Đội {names}; tiếp theo: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Người chơi</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>Two teams need {four} or {six} players.</source>
        <comment>counts of players</comment>
        <translation>Hai đội cần {four} hoặc {six} người chơi.</translation>
    </message>
    <message>
        <source>Three teams need {six} players.</source>
        <comment>a count of players</comment>
        <translation>Ba đội cần {six} người chơi.</translation>
    </message>
    <message>
        <source>Two people at least must sit at the table.</source>
        <translation>Phải có ít nhất hai người thật ngồi vào bàn.</translation>
    </message>
    <message>
        <source>No person sits at the table.</source>
        <translation>Không có người thật nào ngồi ở bàn.</translation>
    </message>
    <message>
        <source>Only when points are counted.</source>
        <translation>Chỉ khi có tính điểm.</translation>
    </message>
    <message>
        <source>Only with penalty points.</source>
        <translation>Chỉ khi chơi điểm phạt.</translation>
    </message>
    <message>
        <source>Only when playing for chips.</source>
        <translation>Chỉ khi chơi phỉnh.</translation>
    </message>
    <message>
        <source>Only when points can be doubled.</source>
        <translation>Chỉ khi điểm có thể bị nhân đôi.</translation>
    </message>
    <message>
        <source>With {seats} players {most} at most.</source>
        <comment>a limit: cards in a stock</comment>
        <translation>Với {seats} người chơi, nhiều nhất là {most} lá.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>The disk is full, so the match is not being saved. You can play on; make room to keep it.</source>
        <translation>Đĩa đã đầy nên trận không được lưu. Có thể chơi tiếp; hãy dọn chỗ để giữ trận.</translation>
    </message>
    <message>
        <source>This match was changed in another window. Yours goes on as a second one, so both are kept.</source>
        <translation>Trận này đã bị thay đổi ở cửa sổ khác. Trận của bạn tiếp tục thành trận thứ hai, nên cả hai đều được giữ.</translation>
    </message>
    <message>
        <source>Another program is using the saved matches. You can play on; saving is tried at every move.</source>
        <translation>Một chương trình khác đang dùng các trận đã lưu. Có thể chơi tiếp; mỗi nước sẽ thử lưu lại.</translation>
    </message>
    <message>
        <source>The match is not being saved, but you can play on. The reason: {problem}</source>
        <translation>Trận không được lưu, nhưng có thể chơi tiếp. Lý do: {problem}</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program and stay as they are: {file}. Nothing you play now will be kept, unless you save it as a file.</source>
        <translation>Các trận đã lưu thuộc phiên bản mới hơn của chương trình này và được giữ nguyên: {file}. Những gì chơi bây giờ sẽ không được giữ lại, trừ khi lưu thành tệp.</translation>
    </message>
    <message>
        <source>Nothing you play now will be kept, since the saved matches cannot be opened. The reason: {problem}</source>
        <translation>Những gì chơi bây giờ sẽ không được giữ, vì không mở được các trận đã lưu. Lý do: {problem}</translation>
    </message>
    <message>
        <source>The record {file} cannot be opened. The reason: {problem}</source>
        <translation>Không mở được bản ghi {file}. Lý do: {problem}</translation>
    </message>
    <message>
        <source>The record {file} was not saved. The reason: {problem}</source>
        <translation>Không lưu được bản ghi {file}. Lý do: {problem}</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as {file}, and you start afresh.</source>
        <translation>Không đọc được các trận đã lưu. Chúng được giữ lại thành {file}, và bạn bắt đầu từ đầu.</translation>
    </message>
    <message>
        <source>A saved match could not be read and was kept as {file}. The reason: {problem}</source>
        <translation>Một trận đã lưu không đọc được và được giữ lại thành {file}. Lý do: {problem}</translation>
    </message>
    <message>
        <source>A saved match cannot be opened. The reason: {problem}</source>
        <translation>Không mở được một trận đã lưu. Lý do: {problem}</translation>
    </message>
    <message>
        <source>This match cannot go on: the cards to be shuffled are wrong in its record. The reason: {problem}</source>
        <translation>Trận này không chơi tiếp được: bản ghi có bài xáo sai. Lý do: {problem}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>a person at the table who gave no name</comment>
        <translation>Người chơi {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}</source>
        <translation>
            <numerusform>Không đọc được %Ln trận đã lưu. Chúng được giữ trong {folder} với tên {files}. Lý do đầu tiên: {problem}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>{name} played %n card(s)</source>
        <comment>in the last turn</comment>
        <translation>
            <numerusform>{name} đánh %Ln lá</numerusform>
        </translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <comment>on a button</comment>
        <translation>{name} đây: cho xem bàn</translation>
    </message>
    <message>
        <source>Next at the table</source>
        <comment>above the name of the next player</comment>
        <translation>Tiếp theo vào bàn</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Những người khác xin nhìn đi chỗ khác.</translation>
    </message>
    <message>
        <source>or press the space bar</source>
        <comment>under a button</comment>
        <translation>hoặc nhấn phím cách</translation>
    </message>
    <message>
        <source>{name} played no card</source>
        <comment>in the last turn</comment>
        <translation>{name} không đánh lá nào</translation>
    </message>
    <message>
        <source>{name} moved a pile</source>
        <comment>in the last turn</comment>
        <translation>{name} chuyển một chồng</translation>
    </message>
    <message>
        <source>{game} · {round}</source>
        <comment>the game and the round that is played</comment>
        <translation>{game} · {round}</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln giờ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln phút</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>hôm nay lúc {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>hôm qua lúc {time}</translation>
    </message>
    <message>
        <source>{weekday} at {time}</source>
        <comment>on this weekday within the last seven days</comment>
        <translation>{weekday} lúc {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>chưa đầy một phút</translation>
    </message>
    <message>
        <source>{hours} {minutes}</source>
        <comment>how long: 1 hour 5 minutes</comment>
        <translation>{hours} {minutes}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message numerus="yes">
        <source>About %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Khoảng %Ln giờ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Khoảng %Ln phút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Khoảng {least} đến %Ln giờ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Khoảng {least} đến %Ln phút</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>{match}. It then counts neither as won nor as lost. In the history it can be watched, and taken up again.</source>
        <comment>game and time</comment>
        <translation>{match}. Trận này không tính là thắng cũng không tính là thua. Trong lịch sử đấu vẫn xem lại được và chơi tiếp được.</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>Bỏ trận này?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: not give up a match</comment>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>button: a match</comment>
        <translation>Bỏ trận</translation>
    </message>
    <message>
        <source>Given up. It can be taken up again in the history.</source>
        <translation>Đã bỏ trận. Có thể chơi tiếp từ lịch sử đấu.</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Phím cách</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>what the mouse does</comment>
        <translation>Kéo</translation>
    </message>
    <message>
        <source>Click</source>
        <comment>what the mouse does</comment>
        <translation>Bấm</translation>
    </message>
    <message>
        <source>Double click</source>
        <comment>what the mouse does</comment>
        <translation>Bấm đúp</translation>
    </message>
    <message>
        <source>Carry a card to a place that lights up</source>
        <translation>Đưa lá bài đến chỗ đang sáng</translation>
    </message>
    <message>
        <source>Take a card, and click again where it goes</source>
        <translation>Cầm một lá, rồi bấm vào chỗ đặt</translation>
    </message>
    <message>
        <source>Play a card to the best place</source>
        <translation>Đánh lá bài vào chỗ tốt nhất</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Từ lá này sang lá khác</translation>
    </message>
    <message>
        <source>Take a card, and lay it down</source>
        <translation>Cầm một lá, và đặt xuống</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Trả lá bài về chỗ cũ</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Bàn phím và chuột</translation>
    </message>
    <message>
        <source>In a rule book: from link to link; Enter follows one</source>
        <translation>Trong sách luật: từ liên kết này sang liên kết khác; Enter để mở</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a tab: what this program is</comment>
        <translation>Giới thiệu</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>a tab: the texts of all licences</comment>
        <translation>Giấy phép</translation>
    </message>
    <message>
        <source>Version {version}, with {qt} and {pyside}</source>
        <comment>qt: such as &apos;Qt 6.11.3&apos;</comment>
        <translation>Phiên bản {version}, dùng {qt} và {pyside}</translation>
    </message>
    <message>
        <source>Card games for a family round one computer, with computer players on the empty chairs.</source>
        <translation>Các trò chơi bài cho gia đình quanh một máy tính, ghế trống có người chơi máy.</translation>
    </message>
    <message>
        <source>The names of the games are trademarks of their owners. This program is not connected with them in any way.</source>
        <translation>Tên các trò chơi là nhãn hiệu của chủ sở hữu. Chương trình này không có liên hệ gì với họ.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Baloo Bhaijaan 2 is under the SIL Open Font Licence, the pictures of kings, queens and jacks are in the public domain (CC0), and Qt for Python is under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Phần mềm tự do theo giấy phép MIT. Kiểu chữ Baloo Bhaijaan 2 theo giấy phép SIL Open Font, hình các lá già, đầm và bồi thuộc phạm vi công cộng (CC0), còn Qt for Python theo giấy phép GNU Lesser General Public, phiên bản 3.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>what somebody has in the end</comment>
        <translation>
            <numerusform>%Ln phỉnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>%Ln trận</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added</source>
        <comment>from files</comment>
        <translation>
            <numerusform>Đã thêm %Ln trận</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already</source>
        <comment>from files</comment>
        <translation>
            <numerusform>%Ln trận đã có sẵn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <comment>by one person</comment>
        <translation>
            <numerusform>đã chơi %Ln trận</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how long a match was</comment>
        <translation>
            <numerusform>%Ln nước đi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>after which a match ends</comment>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) cannot be opened.</source>
        <translation>
            <numerusform>Và %Ln tệp nữa không mở được.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Xóa hẳn %Ln trận?</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {share}</source>
        <comment>matches; a number and a percentage</comment>
        <translation>thắng {won}, {share}</translation>
    </message>
    <message>
        <source>By opponents</source>
        <comment>how many matches were won; levels of computer players below</comment>
        <translation>Theo đối thủ</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches won of those played</comment>
        <translation>{won} trên {played}</translation>
    </message>
    <message>
        <source>Won without taking back</source>
        <comment>of the matches without undo</comment>
        <translation>Thắng không lấy lại nước đi</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Trận dài nhất</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <comment>one match after the other</comment>
        <translation>Đang thắng liên tiếp</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Thắng liên tiếp nhiều nhất</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>how many matches; they count neither as won nor lost</comment>
        <translation>Bỏ dở</translation>
    </message>
    <message>
        <source>Fewest points, to {target}</source>
        <comment>best of the matches to 100 points</comment>
        <translation>Ít điểm nhất, đến {target}</translation>
    </message>
    <message>
        <source>Most points, to {target}</source>
        <comment>best of the matches to 500 points</comment>
        <translation>Nhiều điểm nhất, đến {target}</translation>
    </message>
    <message>
        <source>Most chips, from {target}</source>
        <comment>best of those begun with 50 chips</comment>
        <translation>Nhiều phỉnh nhất, từ {target}</translation>
    </message>
    <message>
        <source>in teams</source>
        <comment>matches that were played so</comment>
        <translation>theo đội</translation>
    </message>
    <message>
        <source>house rules</source>
        <comment>matches that were played by such</comment>
        <translation>luật nhà</translation>
    </message>
    <message>
        <source>People alone</source>
        <comment>opponents of whom none is a computer player</comment>
        <translation>Chỉ có người</translation>
    </message>
    <message>
        <source>Add matches from files</source>
        <comment>title of a file dialog</comment>
        <translation>Thêm trận từ tệp</translation>
    </message>
    <message>
        <source>There is no match with {words}.</source>
        <comment>what was searched for</comment>
        <translation>Không có trận nào khớp với {words}.</translation>
    </message>
    <message>
        <source>Matches that you delete are kept here.</source>
        <translation>Các trận bạn xóa được giữ ở đây.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Chưa có trận nào được chơi.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Xóa hẳn trận này?</translation>
    </message>
    <message>
        <source>{match}. Its moves are gone for good; what was won stays counted.</source>
        <comment>game and time</comment>
        <translation>{match}. Các nước đi sẽ mất hẳn; thắng thua vẫn được tính.</translation>
    </message>
    <message>
        <source>Their moves are gone for good; what was won stays counted.</source>
        <translation>Các nước đi sẽ mất hẳn; thắng thua vẫn được tính.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>button: a match</comment>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button</comment>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Match deleted</source>
        <translation>Đã xóa trận</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: the match that was just deleted</comment>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>The match is in the list again</source>
        <translation>Trận đã trở lại danh sách</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past: the page&apos;s title</comment>
        <translation>Lịch sử đấu</translation>
    </message>
    <message>
        <source>Search: name, game, date</source>
        <translation>Tìm: tên, trò chơi, ngày</translation>
    </message>
    <message>
        <source>Add from files…</source>
        <comment>button: matches</comment>
        <translation>Thêm từ tệp…</translation>
    </message>
    <message>
        <source>Add matches that were saved as files to this list</source>
        <translation>Thêm vào danh sách những trận đã lưu thành tệp</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <comment>button: for good</comment>
        <translation>Xóa hết…</translation>
    </message>
    <message>
        <source>Delete all these matches for good; you are asked first</source>
        <translation>Xóa hẳn tất cả các trận này; sẽ hỏi trước</translation>
    </message>
    <message>
        <source>Deleted matches</source>
        <translation>Các trận đã xóa</translation>
    </message>
    <message>
        <source>All matches, the newest first</source>
        <translation>Mọi trận, mới nhất trước</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>the list of all matches</comment>
        <translation>Các trận</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>what everybody has played and won</comment>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>the list of the matches that were deleted</comment>
        <translation>Đã xóa</translation>
    </message>
    <message>
        <source>today</source>
        <comment>a word to search for; without spaces</comment>
        <translation>hômnay</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>a word to search for; without spaces</comment>
        <translation>hômqua</translation>
    </message>
    <message>
        <source>begun on {date}</source>
        <comment>a match that was played on several days</comment>
        <translation>bắt đầu {date}</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with a match that is not over</comment>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button: a match that is over, as it ended</comment>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Put it on the table as it ended</source>
        <translation>Đặt lên bàn như lúc kết thúc</translation>
    </message>
    <message>
        <source>Put it on the table and play on</source>
        <translation>Đặt lên bàn và chơi tiếp</translation>
    </message>
    <message>
        <source>Take it up again and play on</source>
        <translation>Mở lại trận này và chơi tiếp</translation>
    </message>
    <message>
        <source>Watch again</source>
        <comment>button: all of a match</comment>
        <translation>Xem lại</translation>
    </message>
    <message>
        <source>See the match move by move; you can play on from any moment</source>
        <translation>Xem trận từng nước; có thể chơi tiếp từ bất cứ lúc nào</translation>
    </message>
    <message>
        <source>Same cards</source>
        <comment>button: play a match anew</comment>
        <translation>Bài như cũ</translation>
    </message>
    <message>
        <source>Begin a new match with the same people and the same cards</source>
        <translation>Bắt đầu trận mới với cùng người chơi và cùng bài</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>button: as a file</comment>
        <translation>Lưu…</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Lưu trận thành tệp</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: a deleted match</comment>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>Put the match into the list again</source>
        <translation>Đưa trận trở lại danh sách</translation>
    </message>
    <message>
        <source>Stop playing this match</source>
        <translation>Không chơi tiếp trận này</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <comment>button: a match that was deleted</comment>
        <translation>Xóa hẳn…</translation>
    </message>
    <message>
        <source>Nobody can have the match again then</source>
        <translation>Sau đó không ai lấy lại được trận này</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Take the match out of the list; it can be taken back</source>
        <translation>Bỏ trận khỏi danh sách; vẫn lấy lại được</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>read aloud behind a name</comment>
        <translation>người thắng</translation>
    </message>
    <message>
        <source>with taking back</source>
        <comment>a match in which moves were taken back</comment>
        <translation>có lấy lại nước đi</translation>
    </message>
    <message>
        <source>without taking back</source>
        <comment>a match in which no move was taken back</comment>
        <translation>không lấy lại nước đi</translation>
    </message>
    <message>
        <source>Not over</source>
        <comment>a match that can be gone on with</comment>
        <translation>Chưa xong</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match that was not played to its end</comment>
        <translation>Đã bỏ</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Không ai thắng</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <comment>the match</comment>
        <translation>Thắng: {names}</translation>
    </message>
    <message>
        <source>Add somebody to the family, and what they win is counted.</source>
        <translation>Thêm người vào gia đình để đếm số trận thắng của họ.</translation>
    </message>
    <message>
        <source>No match of theirs is over yet.</source>
        <comment>of the chosen person</comment>
        <translation>Người này chưa chơi xong trận nào.</translation>
    </message>
</context>
<context>
    <name>KingsCorners</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>a number of chips</comment>
        <translation>
            <numerusform>%Ln phỉnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player puts %n chip(s) in the pot</source>
        <comment>at the start of a round</comment>
        <translation>
            <numerusform>Mỗi người góp %Ln phỉnh vào hũ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could lay no card and paid %n chip(s)</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} không đặt được lá nào và trả %Ln phỉnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} paid %n chip(s) for the cards left in hand</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} trả %Ln phỉnh cho bài còn trên tay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n chip(s) from the pot</source>
        <comment>the winner of the round</comment>
        <translation>
            <numerusform>{name} lấy %Ln phỉnh từ hũ</numerusform>
        </translation>
    </message>
    <message>
        <source>the north side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>cạnh bắc</translation>
    </message>
    <message>
        <source>the east side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>cạnh đông</translation>
    </message>
    <message>
        <source>the south side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>cạnh nam</translation>
    </message>
    <message>
        <source>the west side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>cạnh tây</translation>
    </message>
    <message>
        <source>the north-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>góc đông bắc</translation>
    </message>
    <message>
        <source>the south-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>góc đông nam</translation>
    </message>
    <message>
        <source>the south-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>góc tây nam</translation>
    </message>
    <message>
        <source>the north-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>góc tây bắc</translation>
    </message>
    <message>
        <source>the north pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>chồng bắc</translation>
    </message>
    <message>
        <source>the east pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>chồng đông</translation>
    </message>
    <message>
        <source>the south pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>chồng nam</translation>
    </message>
    <message>
        <source>the west pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>chồng tây</translation>
    </message>
    <message>
        <source>Kings Corners</source>
        <comment>the game&apos;s name</comment>
        <translation>Kings Corners</translation>
    </message>
    <message>
        <source>Kings in the corners, red on black.</source>
        <comment>on the start page; red and black cards alternate</comment>
        <translation>Các lá K vào góc, đỏ đen xen kẽ.</translation>
    </message>
    <message>
        <source>First to lay all cards wins</source>
        <comment>at the table, beside the game&apos;s name</comment>
        <translation>Hết bài trước thắng</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 25 points</comment>
        <translation>{round} · đến {points}</translation>
    </message>
    <message>
        <source>{round} · for chips</source>
        <comment>at the table: Round 4 · for chips</comment>
        <translation>{round} · chơi phỉnh</translation>
    </message>
    <message>
        <source>Round {number} of {last} · for chips</source>
        <comment>at the table</comment>
        <translation>Ván {number} trên {last} · chơi phỉnh</translation>
    </message>
    <message>
        <source>the first to lay all cards wins</source>
        <comment>on the score sheet</comment>
        <translation>ai hết bài trước thì thắng</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>ít điểm nhất thắng · kết thúc ở {target}</translation>
    </message>
    <message>
        <source>the most chips win · ends when somebody has none</source>
        <comment>on the score sheet</comment>
        <translation>nhiều phỉnh nhất thắng · kết thúc khi có người hết phỉnh</translation>
    </message>
    <message>
        <source>the most chips win · ends after {rounds}</source>
        <comment>on the score sheet: ends after 10 rounds</comment>
        <translation>nhiều phỉnh nhất thắng · kết thúc sau {rounds}</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the least in hand</source>
        <comment>nobody could end the round</comment>
        <translation>Ván bế tắc: {name} thắng vì còn ít bài trên tay nhất</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the least in hand</source>
        <comment>two or more players</comment>
        <translation>Ván bế tắc: {names} thắng vì còn ít bài trên tay nhất</translation>
    </message>
    <message>
        <source>The {card} goes to {place}</source>
        <comment>in the deal: a king and an empty corner</comment>
        <translation>Lá {card} vào {place}</translation>
    </message>
    <message>
        <source>On the four sides: {cards}</source>
        <comment>from the north: east, south, west</comment>
        <translation>Bốn cạnh: {cards}</translation>
    </message>
    <message>
        <source>Left in the hand of {name}: {cards}</source>
        <comment>the round is over, all hands are shown</comment>
        <translation>Còn trên tay {name}: {cards}</translation>
    </message>
    <message>
        <source>{name} sent the complete pile back</source>
        <comment>from king to ace: it goes back under the stock</comment>
        <translation>{name} trả chồng đã xong về kho</translation>
    </message>
    <message>
        <source>{name} moved {pile} to {target}</source>
        <comment>Kito moved the south pile to the east pile</comment>
        <translation>{name} chuyển {pile} sang {target}</translation>
    </message>
    <message>
        <source>{name} laid the {card} on {place}</source>
        <comment>Kito laid the 5 of hearts on the north side</comment>
        <translation>{name} đặt {card} vào {place}</translation>
    </message>
    <message>
        <source>{name} laid on {place}: {cards}</source>
        <comment>several cards, one after the other</comment>
        <translation>{name} đặt vào {place}: {cards}</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <comment>from the stock; everybody knows this card</comment>
        <translation>{name} rút {card}</translation>
    </message>
    <message>
        <source>{name} drew a card</source>
        <comment>from the stock</comment>
        <translation>{name} rút một lá</translation>
    </message>
</context>
<context>
    <name>KingsCornersOptions</name>
    <message>
        <source>Who begins</source>
        <translation>Ai đi trước</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>an option: when it is done</comment>
        <translation>Rút bài</translation>
    </message>
    <message>
        <source>Piles from king to ace</source>
        <translation>Chồng từ K đến A</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>Còn đánh được thì phải đánh</translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>an option: what is played for</comment>
        <translation>Cách tính điểm</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Điểm kết thúc trận</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Số phỉnh lúc đầu</translation>
    </message>
    <message>
        <source>Pay for cards left in hand</source>
        <translation>Trả phỉnh cho bài còn trên tay</translation>
    </message>
    <message>
        <source>Rounds for chips</source>
        <comment>how many rounds are played</comment>
        <translation>Số ván khi chơi phỉnh</translation>
    </message>
    <message>
        <source>In the first round</source>
        <translation>Trong ván đầu</translation>
    </message>
    <message>
        <source>When stuck: only if nothing can be played</source>
        <translation>Khi bí: chỉ khi không đánh được gì</translation>
    </message>
    <message>
        <source>They may go back under the stock, or they stay</source>
        <translation>Có thể trả về dưới kho, hoặc nằm lại</translation>
    </message>
    <message>
        <source>Off: cards can be held back</source>
        <translation>Tắt: được giữ bài lại</translation>
    </message>
    <message>
        <source>With penalty points; the fewest win</source>
        <translation>Khi chơi điểm phạt; ít nhất thắng</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Cho mỗi người chơi</translation>
    </message>
    <message>
        <source>{king} chips for a king, {other} for any other card</source>
        <comment>more than two for a king</comment>
        <translation>{king} phỉnh cho lá K, {other} cho lá khác</translation>
    </message>
    <message>
        <source>{none}: until somebody has no chips left</source>
        <comment>{none} is the number 0</comment>
        <translation>{none}: cho đến khi có người hết phỉnh</translation>
    </message>
    <message>
        <source>Left of dealer</source>
        <comment>who begins: the player to the left of the dealer</comment>
        <translation>Bên trái người chia</translation>
    </message>
    <message>
        <source>Oldest</source>
        <comment>who begins: the player</comment>
        <translation>Lớn tuổi nhất</translation>
    </message>
    <message>
        <source>Youngest</source>
        <comment>who begins: the player</comment>
        <translation>Nhỏ tuổi nhất</translation>
    </message>
    <message>
        <source>Latest birthday</source>
        <comment>who begins: whose birthday was last celebrated</comment>
        <translation>Sinh nhật gần đây nhất</translation>
    </message>
    <message>
        <source>Straws</source>
        <comment>who begins: all draw straws, a lot decides</comment>
        <translation>Rút que</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <comment>who begins: the game played with hands</comment>
        <translation>Oẳn tù tì</translation>
    </message>
    <message>
        <source>Each turn</source>
        <comment>a card is drawn at the start of each turn</comment>
        <translation>Mỗi lượt</translation>
    </message>
    <message>
        <source>When stuck</source>
        <comment>a card is drawn only when none can be played</comment>
        <translation>Khi bí</translation>
    </message>
    <message>
        <source>At the end</source>
        <comment>a card is drawn at the end of each turn</comment>
        <translation>Cuối lượt</translation>
    </message>
    <message>
        <source>May go back</source>
        <comment>complete piles may be put under the stock</comment>
        <translation>Được trả về</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>complete piles lie on the table to the end</comment>
        <translation>Nằm lại</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>one round decides the match</comment>
        <translation>Một ván</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <comment>cards left in hand count against their holder</comment>
        <translation>Điểm phạt</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>they are paid into a pot</comment>
        <translation>Phỉnh</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>of rounds</comment>
        <translation>không giới hạn</translation>
    </message>
</context>
<context>
    <name>KingsCornersReasons</name>
    <message>
        <source>Complete piles stay on the table in this match.</source>
        <translation>Trong trận này chồng đã xong nằm lại trên bàn.</translation>
    </message>
    <message>
        <source>Piles in corners do not move.</source>
        <translation>Chồng ở góc không di chuyển.</translation>
    </message>
    <message>
        <source>That does not fit: it must be one lower and of the other colour.</source>
        <translation>Không hợp: phải thấp hơn một bậc và khác màu.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a card first.</source>
        <translation>Không có gì hợp: hãy rút một lá trước.</translation>
    </message>
    <message>
        <source>You draw only when nothing can be played, and once a turn.</source>
        <translation>Chỉ rút khi không đánh được gì, mỗi lượt một lần.</translation>
    </message>
    <message>
        <source>You need not draw: your card comes by itself.</source>
        <translation>Bạn không cần rút: lá bài tự đến.</translation>
    </message>
    <message>
        <source>Only a king can go to an empty corner.</source>
        <translation>Chỉ lá K mới vào được góc trống.</translation>
    </message>
    <message>
        <source>One of your cards fits: lay it before you end your turn.</source>
        <translation>Một lá của bạn đặt được: hãy đặt trước khi kết thúc lượt.</translation>
    </message>
    <message>
        <source>Something still fits: play on.</source>
        <translation>Vẫn còn đánh được: hãy đánh tiếp.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Chỗ đó không có lá nào.</translation>
    </message>
    <message>
        <source>Only a pile from king to ace can go back under the stock.</source>
        <translation>Chỉ chồng từ K đến A mới trả về dưới kho được.</translation>
    </message>
    <message>
        <source>Cards cannot go there.</source>
        <translation>Bài không đặt vào đó được.</translation>
    </message>
    <message>
        <source>You can only lay your own cards.</source>
        <translation>Bạn chỉ được đặt bài của mình.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Kho bài đã hết.</translation>
    </message>
    <message>
        <source>An empty side is filled from the hand, not with a pile.</source>
        <translation>Cạnh trống được lấp bằng bài trên tay, không phải bằng cả chồng.</translation>
    </message>
</context>
<context>
    <name>KingsCornersTable</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%Ln phỉnh</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Kho bài, %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} cầm %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: {last}, pile of %n card(s) from {first}</source>
        <translation>
            <numerusform>{place}: {last}, chồng %Ln lá từ {first}</numerusform>
        </translation>
    </message>
    <message>
        <source>any card</source>
        <comment>may be laid on an empty side; short</comment>
        <translation>lá bất kỳ</translation>
    </message>
    <message>
        <source>king</source>
        <comment>may be laid on an empty corner; short</comment>
        <translation>lá K</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <comment>the chips in the middle</comment>
        <translation>Hũ {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>điểm</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Chọn chỗ đặt</translation>
    </message>
    <message>
        <source>No card fits: draw one</source>
        <translation>Không lá nào hợp: rút một lá</translation>
    </message>
    <message>
        <source>Lay a card, or move a pile</source>
        <translation>Đặt một lá, hoặc chuyển chồng</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Đặt một lá</translation>
    </message>
    <message>
        <source>Move a pile</source>
        <translation>Chuyển một chồng</translation>
    </message>
    <message>
        <source>Send a complete pile back, or end your turn</source>
        <translation>Trả chồng đã xong, hoặc kết thúc lượt</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Kết thúc lượt của bạn</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kết thúc lượt</translation>
    </message>
    <message>
        <source>{stock}; in the pot: {chips}</source>
        <translation>{stock}; trong hũ: {chips}</translation>
    </message>
    <message>
        <source>{side}, empty: any card may be laid</source>
        <translation>{side}, trống: đặt lá nào cũng được</translation>
    </message>
    <message>
        <source>{corner}, empty: a king may be laid</source>
        <translation>{corner}, trống: đặt được lá K</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, trên tay bạn</translation>
    </message>
    <message>
        <source>{holds}, and has {chips}</source>
        <comment>cards and chips</comment>
        <translation>{holds}, và có {chips}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Bắc</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Đông</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Nam</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Tây</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Góc đông bắc</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Góc đông nam</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Góc tây nam</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Góc tây bắc</translation>
    </message>
    <message>
        <source>Stop sorting the hand by rank</source>
        <translation>Thôi xếp bài trên tay theo số</translation>
    </message>
    <message>
        <source>Sort the hand by rank</source>
        <translation>Xếp bài trên tay theo số</translation>
    </message>
    <message>
        <source>Stop sorting the hand by suit</source>
        <translation>Thôi xếp bài trên tay theo chất</translation>
    </message>
    <message>
        <source>Sort the hand by suit</source>
        <translation>Xếp bài trên tay theo chất</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Play in English</source>
        <translation>Chơi bằng tiếng Việt</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <comment>how strong a computer player is</comment>
        <translation>Mới chơi</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Dễ</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>how strong a computer player is</comment>
        <translation>Vừa</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>how strong a computer player is</comment>
        <translation>Giỏi</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>how strong a computer player is</comment>
        <translation>Cao thủ</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>1 seat</source>
        <translation>1 ghế</translation>
    </message>
    <message>
        <source>After the last move of a round the position is the finished round; --next deals the one that follows. A card that is
not shown is ?, one that lies face down but is shown to you ?7.</source>
        <translation>Sau nước cuối của một ván, thế bài là ván đã xong; --next chia ván tiếp theo. Lá không cho xem là
?, lá úp mà bạn được xem là ?7.</translation>
    </message>
    <message>
        <source>Answer for computer seats: a JSON line for each question on standard input, a JSON line for each reply.</source>
        <translation>Trả lời thay các ghế máy: mỗi câu hỏi ở đầu vào chuẩn là một dòng JSON, mỗi câu trả lời là một dòng JSON.</translation>
    </message>
    <message>
        <source>Card Table: card games for a family round one computer.</source>
        <translation>Bàn Bài: trò chơi bài cho cả nhà quanh một máy tính.</translation>
    </message>
    <message>
        <source>Draw the table of a record as a PNG picture, without a display.</source>
        <translation>Vẽ bàn chơi của một bản ghi thành ảnh PNG, không cần màn hình.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>TỆP</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>TRÒ_CHƠI</translation>
    </message>
    <message>
        <source>LEVEL,...</source>
        <translation>MỨC,...</translation>
    </message>
    <message>
        <source>Let computer seats play matches without a screen, and say who won.</source>
        <translation>Cho các ghế máy chơi các trận không cần màn hình rồi cho biết ai thắng.</translation>
    </message>
    <message>
        <source>Match number i, from 0, is played with deal N + i. With --mirror each of these deals is played once per rotation of
the seats, so that every player sits in every chair: --matches 50 --mirror with two seats plays 50 deals twice, 100
matches. A line of the result follows a player through the rotations: its seat is the one it has in --seats. A shared
win counts as its share; mean_score is the mean of a player&apos;s scores per round.</source>
        <translation>Trận số i, tính từ 0, dùng mã chia bài N + i. Với --mirror mỗi mã chia bài được chơi một lần cho từng cách xoay
ghế, nên người chơi nào cũng ngồi đủ các ghế: --matches 50 --mirror với hai ghế là 50 mã chia bài chơi hai lần, 100
trận. Một dòng kết quả theo một người chơi qua các lần xoay: ghế của họ là ghế trong --seats. Thắng chung tính theo
phần; mean_score là điểm trung bình mỗi ván của người chơi.</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>TÊN=GIÁ_TRỊ</translation>
    </message>
    <message>
        <source>Play the sounds of the window: on standard input a line for each, with its file and its volume, 0 to 1.</source>
        <translation>Phát âm thanh của cửa sổ: mỗi âm một dòng ở đầu vào chuẩn, gồm tệp và độ to, 0 đến 1.</translation>
    </message>
    <message>
        <source>Print a position of a record: the cards, the legal moves, the scores.</source>
        <translation>In một thế bài của bản ghi: lá bài, nước hợp lệ, điểm.</translation>
    </message>
    <message>
        <source>SEAT,...</source>
        <translation>GHẾ,...</translation>
    </message>
    <message>
        <source>a JSON object was expected</source>
        <translation>cần một đối tượng JSON</translation>
    </message>
    <message>
        <source>a later version of this program has written it; expected that version, or an older file</source>
        <translation>tệp do phiên bản mới hơn của chương trình ghi; cần phiên bản đó, hoặc một tệp cũ hơn</translation>
    </message>
    <message>
        <source>a list of 2 to {most} names was expected</source>
        <translation>cần một danh sách từ 2 đến {most} tên</translation>
    </message>
    <message>
        <source>a list of cards was expected</source>
        <translation>cần một danh sách lá bài</translation>
    </message>
    <message>
        <source>a list of changes was expected</source>
        <translation>cần một danh sách thay đổi</translation>
    </message>
    <message>
        <source>a list of decks was expected</source>
        <translation>cần một danh sách bộ bài</translation>
    </message>
    <message>
        <source>a list of moves was expected</source>
        <translation>cần một danh sách nước đi</translation>
    </message>
    <message>
        <source>a list of throwing rounds was expected</source>
        <translation>cần một danh sách các lượt oẳn tù tì</translation>
    </message>
    <message>
        <source>a list of {low} to {high} seats was expected for {name}</source>
        <translation>cần một danh sách từ {low} đến {high} ghế cho {name}</translation>
    </message>
    <message>
        <source>a list of {seats} throws was expected</source>
        <translation>cần một danh sách {seats} lần ra tay</translation>
    </message>
    <message>
        <source>a name of at most {most} characters was expected</source>
        <translation>cần một tên không quá {most} ký tự</translation>
    </message>
    <message>
        <source>a number from 0 to {count}, the moves of the record, was expected</source>
        <translation>cần một số từ 0 đến {count}, là số nước trong bản ghi</translation>
    </message>
    <message>
        <source>a record (*.cardgame) to open</source>
        <translation>bản ghi (*.cardgame) cần mở</translation>
    </message>
    <message>
        <source>a record (*.cardgame), - for standard input</source>
        <translation>bản ghi (*.cardgame), - là đầu vào chuẩn</translation>
    </message>
    <message>
        <source>a record is opened already, expected either a {file} or --game</source>
        <translation>đã mở một bản ghi rồi, cần {file} hoặc --game</translation>
    </message>
    <message>
        <source>a whole number from 0 to 2^53 - 1 was expected</source>
        <translation>cần một số nguyên từ 0 đến 2^53 - 1</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>một số nguyên từ {low} đến {high}</translation>
    </message>
    <message>
        <source>an error without a name</source>
        <translation>lỗi không có tên</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>cần một đối tượng</translation>
    </message>
    <message>
        <source>an option of the game, as in a record (on and off are true and false); may be given several times</source>
        <translation>một tùy chọn của trò chơi, như trong bản ghi (on và off là true và false); có thể ghi nhiều lần</translation>
    </message>
    <message>
        <source>another program is writing to it; expected it to be free within a moment</source>
        <translation>chương trình khác đang ghi vào đó; cần nó rảnh trong chốc lát</translation>
    </message>
    <message>
        <source>argument --deal: {deal} is impossible, expected 0 to {latest} for so many matches</source>
        <translation>tham số --deal: {deal} không được, cần từ 0 đến {latest} cho ngần ấy trận</translation>
    </message>
    <message>
        <source>argument --next: {state} after {count} moves, expected the end of a round</source>
        <translation>tham số --next: {state} sau {count} nước, cần cuối một ván</translation>
    </message>
    <message>
        <source>argument --output: {output} cannot be written, expected a file in a folder that exists</source>
        <translation>tham số --output: không ghi được {output}, cần một tệp trong thư mục có sẵn</translation>
    </message>
    <message>
        <source>argument --output: {output} is no PNG file, expected a name that ends in .png</source>
        <translation>tham số --output: {output} không phải tệp PNG, cần tên kết thúc bằng .png</translation>
    </message>
    <message>
        <source>argument --seat: {seat} is no seat here, expected 0 to {last}</source>
        <translation>tham số --seat: {seat} không phải ghế ở đây, cần từ 0 đến {last}</translation>
    </message>
    <message>
        <source>argument {argument}: it is for a new match, expected --game with it</source>
        <translation>tham số {argument}: dành cho trận mới, cần kèm --game</translation>
    </message>
    <message>
        <source>argument {argument}: {problem}</source>
        <translation>tham số {argument}: {problem}</translation>
    </message>
    <message>
        <source>as seat {seat} sees it</source>
        <translation>như ghế {seat} nhìn thấy</translation>
    </message>
    <message>
        <source>calls and moves out of turn:</source>
        <translation>tiếng hô và nước ngoài lượt:</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>không đọc được</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>không ghi được</translation>
    </message>
    <message>
        <source>cannot be written; expected a folder that exists</source>
        <translation>không ghi được; cần một thư mục có sẵn</translation>
    </message>
    <message>
        <source>cannot be written; expected text that can be UTF-8</source>
        <translation>không ghi được; cần văn bản viết được bằng UTF-8</translation>
    </message>
    <message>
        <source>cards such as {card} were expected</source>
        <translation>cần các lá như {card}</translation>
    </message>
    <message>
        <source>cards: {count}, on top: {cards}</source>
        <translation>số lá: {count}, trên cùng: {cards}</translation>
    </message>
    <message>
        <source>closed by {seat}</source>
        <translation>{seat} đã đóng ván</translation>
    </message>
    <message>
        <source>closed by {seat}, doubled</source>
        <translation>{seat} đã đóng ván, bị nhân đôi</translation>
    </message>
    <message>
        <source>commands (cardgui COMMAND --help says more):
  simulate  let computer seats play matches without a screen
  inspect   print a position of a record
  render    draw the table of a record as a picture
  worker    answer for computer seats on standard input and output
  sounds    play the sounds of the window

A file that is named like a command is opened with a folder in front: ./simulate</source>
        <translation>lệnh (cardgui LỆNH --help nói thêm):
  simulate  cho các ghế máy chơi các trận không cần màn hình
  inspect   in một thế bài của bản ghi
  render    vẽ bàn chơi của bản ghi thành ảnh
  worker    trả lời thay các ghế máy qua đầu vào và đầu ra chuẩn
  sounds    phát âm thanh của cửa sổ

Tệp trùng tên với lệnh được mở bằng cách ghi thư mục phía trước: ./simulate</translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation>máy: {level}</translation>
    </message>
    <message>
        <source>deal the next round first</source>
        <translation>chia ván tiếp theo trước</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>người chia bài</translation>
    </message>
    <message>
        <source>en (default), sw, vi or ar</source>
        <translation>en (mặc định), sw, vi hoặc ar</translation>
    </message>
    <message>
        <source>how many deals to play (100)</source>
        <translation>chơi bao nhiêu mã chia bài (100)</translation>
    </message>
    <message>
        <source>is a folder; expected a record file</source>
        <translation>là thư mục; cần một tệp bản ghi</translation>
    </message>
    <message>
        <source>is a folder; expected the name of a file</source>
        <translation>là thư mục; cần tên một tệp</translation>
    </message>
    <message>
        <source>is no name of a file; expected a record file</source>
        <translation>không phải tên tệp; cần một tệp bản ghi</translation>
    </message>
    <message>
        <source>is no name of a file; expected one</source>
        <translation>không phải tên tệp; cần tên một tệp</translation>
    </message>
    <message>
        <source>is not UTF-8 at byte {start}; expected a record, which is a JSON text</source>
        <translation>không phải UTF-8 ở byte {start}; cần một bản ghi, tức văn bản JSON</translation>
    </message>
    <message>
        <source>is not an ordinary file; expected a record file</source>
        <translation>không phải tệp thường; cần một tệp bản ghi</translation>
    </message>
    <message>
        <source>is not there; expected a record file</source>
        <translation>không có ở đó; cần một tệp bản ghi</translation>
    </message>
    <message>
        <source>is too large; expected at most {limit} bytes</source>
        <translation>quá lớn; cần không quá {limit} byte</translation>
    </message>
    <message>
        <source>it cannot be opened; expected a file or folder that can be read and written</source>
        <translation>không mở được; cần tệp hoặc thư mục đọc và ghi được</translation>
    </message>
    <message>
        <source>its deal number, which decides every shuffle</source>
        <translation>mã chia bài của trận, quyết định mọi lần xáo</translation>
    </message>
    <message>
        <source>its seats: person, person:Ada, or a level such as easy</source>
        <translation>các ghế: person, person:Ada, hoặc một mức như easy</translation>
    </message>
    <message>
        <source>legal moves:</source>
        <translation>nước hợp lệ:</translation>
    </message>
    <message>
        <source>level</source>
        <translation>mức</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>điểm trung bình</translation>
    </message>
    <message>
        <source>nested too deeply, a JSON object was expected</source>
        <translation>lồng nhau quá sâu, cần một đối tượng JSON</translation>
    </message>
    <message>
        <source>no first player was expected, since the two cards turned up decide who begins</source>
        <translation>không cần người đi đầu, vì hai lá lật quyết định ai bắt đầu</translation>
    </message>
    <message>
        <source>no more throws were expected, since only seat {seat} is left</source>
        <translation>không cần ra tay nữa, vì chỉ còn ghế {seat}</translation>
    </message>
    <message>
        <source>no throws were expected without rock_paper_scissors</source>
        <translation>không cần lượt ra tay nào nếu không có rock_paper_scissors</translation>
    </message>
    <message>
        <source>not JSON at byte {start}, a JSON object was expected</source>
        <translation>không phải JSON ở byte {start}, cần một đối tượng JSON</translation>
    </message>
    <message>
        <source>not UTF-8 at byte {start}, a UTF-8 text was expected</source>
        <translation>không phải UTF-8 ở byte {start}, cần văn bản UTF-8</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>không có</translation>
    </message>
    <message>
        <source>nothing can be seen of {given}</source>
        <translation>không thấy được gì ở {given}</translation>
    </message>
    <message>
        <source>nothing is saved here</source>
        <translation>ở đây không lưu gì cả</translation>
    </message>
    <message>
        <source>nothing may be written there; expected a folder that can be written to</source>
        <translation>không được ghi vào đó; cần một thư mục ghi được</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>đang đến lượt</translation>
    </message>
    <message>
        <source>on turn: {seat}</source>
        <translation>đến lượt: {seat}</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>một trong {known}</translation>
    </message>
    <message>
        <source>one of {known} for {game}</source>
        <translation>một trong {known} cho {game}</translation>
    </message>
    <message>
        <source>one value was expected</source>
        <translation>cần một giá trị</translation>
    </message>
    <message>
        <source>only what seat S may see, from 0 (everything)</source>
        <translation>chỉ những gì ghế S được thấy, tính từ 0 (tất cả)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>tùy chọn</translation>
    </message>
    <message>
        <source>options: {options}</source>
        <translation>tùy chọn: {options}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>người</translation>
    </message>
    <message>
        <source>pixels (1280x800)</source>
        <translation>điểm ảnh (1280x800)</translation>
    </message>
    <message>
        <source>play each deal once per rotation of the seats</source>
        <translation>chơi mỗi mã chia bài một lần cho từng cách xoay ghế</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>điểm: {points}</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>tham số theo vị trí</translation>
    </message>
    <message>
        <source>print the position as JSON</source>
        <translation>in thế bài dạng JSON</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>in kết quả dạng JSON</translation>
    </message>
    <message>
        <source>saved match {number}</source>
        <translation>trận đã lưu {number}</translation>
    </message>
    <message>
        <source>saving failed; expected a database of this version</source>
        <translation>lưu không được; cần cơ sở dữ liệu của phiên bản này</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>ghế</translation>
    </message>
    <message>
        <source>share</source>
        <translation>tỉ lệ</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>hiện phiên bản rồi thoát</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>hiện trợ giúp này rồi thoát</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>đầu vào chuẩn</translation>
    </message>
    <message>
        <source>standard input cannot be opened in the window, expected a record file</source>
        <translation>không mở được đầu vào chuẩn trong cửa sổ, cần một tệp bản ghi</translation>
    </message>
    <message>
        <source>standard input or output</source>
        <translation>đầu vào hoặc đầu ra chuẩn</translation>
    </message>
    <message>
        <source>start a match of: {known}</source>
        <translation>bắt đầu một trận: {known}</translation>
    </message>
    <message>
        <source>team</source>
        <translation>đội</translation>
    </message>
    <message>
        <source>the database in memory</source>
        <translation>cơ sở dữ liệu trong bộ nhớ</translation>
    </message>
    <message>
        <source>the disk is full; expected room to save</source>
        <translation>đĩa đầy; cần chỗ để lưu</translation>
    </message>
    <message>
        <source>the disk reports an error; expected to read and write there</source>
        <translation>đĩa báo lỗi; cần đọc và ghi được ở đó</translation>
    </message>
    <message>
        <source>the display {display} cannot be reached, expected a running X server</source>
        <translation>không tới được màn hình {display}, cần máy chủ X đang chạy</translation>
    </message>
    <message>
        <source>the entry does not fit what is saved; expected people and matches that exist</source>
        <translation>mục này không khớp với dữ liệu đã lưu; cần người và trận có thật</translation>
    </message>
    <message>
        <source>the file is damaged; expected a sound database</source>
        <translation>tệp bị hỏng; cần một cơ sở dữ liệu lành</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>tệp cần ghi</translation>
    </message>
    <message>
        <source>the first deal number (1)</source>
        <translation>mã chia bài đầu tiên (1)</translation>
    </message>
    <message>
        <source>the following arguments are required: {arguments}</source>
        <translation>cần có các tham số sau: {arguments}</translation>
    </message>
    <message>
        <source>the format&apos;s version, {expected}, was expected</source>
        <translation>cần phiên bản định dạng {expected}</translation>
    </message>
    <message>
        <source>the language of all that is printed but JSON: en, sw, vi or ar</source>
        <translation>ngôn ngữ của mọi thứ được in ra, trừ JSON: en, sw, vi hoặc ar</translation>
    </message>
    <message>
        <source>the language of help and errors: en, sw, vi or ar</source>
        <translation>ngôn ngữ của trợ giúp và báo lỗi: en, sw, vi hoặc ar</translation>
    </message>
    <message>
        <source>the language to start with: en, sw, vi or ar</source>
        <translation>ngôn ngữ lúc bắt đầu: en, sw, vi hoặc ar</translation>
    </message>
    <message>
        <source>the level of each seat: {known}</source>
        <translation>mức của từng ghế: {known}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>trận đã kết thúc</translation>
    </message>
    <message>
        <source>the match is over, won by {seats}</source>
        <translation>trận đã kết thúc, thắng: {seats}</translation>
    </message>
    <message>
        <source>the match was changed elsewhere; expected the position that was saved last</source>
        <translation>trận đã bị đổi ở nơi khác; cần thế bài được lưu sau cùng</translation>
    </message>
    <message>
        <source>the name of a game, as in a record</source>
        <translation>tên trò chơi, như trong bản ghi</translation>
    </message>
    <message>
        <source>the picture cannot be made ({value}), expected memory for it</source>
        <translation>không tạo được ảnh ({value}), cần đủ bộ nhớ</translation>
    </message>
    <message>
        <source>the position after N moves (after all of them)</source>
        <translation>thế bài sau N nước (sau tất cả)</translation>
    </message>
    <message>
        <source>the round is not over</source>
        <translation>ván chưa kết thúc</translation>
    </message>
    <message>
        <source>the round is over: scores {scores}, won by {seats}</source>
        <translation>ván đã kết thúc: điểm {scores}, thắng: {seats}</translation>
    </message>
    <message>
        <source>the system reports {reason}; expected to read and write there</source>
        <translation>hệ thống báo {reason}; cần đọc và ghi được ở đó</translation>
    </message>
    <message>
        <source>the table&apos;s colours: {known}</source>
        <translation>màu của bàn: {known}</translation>
    </message>
    <message>
        <source>there is no display to show a window on, expected DISPLAY or WAYLAND_DISPLAY to be set</source>
        <translation>không có màn hình để hiện cửa sổ, cần đặt DISPLAY hoặc WAYLAND_DISPLAY</translation>
    </message>
    <message>
        <source>there is no such option, expected {limits}</source>
        <translation>không có tùy chọn đó, cần {limits}</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>không có người này</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true hoặc false</translation>
    </message>
    <message>
        <source>two names or more were expected</source>
        <translation>cần hai tên trở lên</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>tham số không biết: {arguments}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>cách dùng:</translation>
    </message>
    <message>
        <source>version {version} is later than this program knows, {expected} was expected</source>
        <translation>phiên bản {version} mới hơn chương trình này biết, cần {expected}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>{at} is too small, {least} or more was expected</source>
        <translation>{at} quá nhỏ, cần {least} trở lên</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{card} is missing among the {count} cards that are shuffled</source>
        <translation>thiếu {card} trong {count} lá được xáo</translation>
    </message>
    <message>
        <source>{card} is not among the {count} cards that are shuffled, or too often there</source>
        <translation>{card} không có trong {count} lá được xáo, hoặc có quá nhiều</translation>
    </message>
    <message>
        <source>{count} are impossible, expected {low} to {high} for {name}</source>
        <translation>{count} không được, cần từ {low} đến {high} cho {name}</translation>
    </message>
    <message>
        <source>{count} bytes are too many, at most {most} were expected</source>
        <translation>{count} byte là quá nhiều, cần không quá {most}</translation>
    </message>
    <message>
        <source>{count} entries, expected one for each of {seats} seats</source>
        <translation>{count} mục, cần một mục cho mỗi ghế trong {seats} ghế</translation>
    </message>
    <message>
        <source>{count} moves are too many, at most {most} were expected</source>
        <translation>{count} nước là quá nhiều, cần không quá {most}</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>{count} ghế</translation>
    </message>
    <message>
        <source>{count} seats are left, throws until one is left were expected</source>
        <translation>còn {count} ghế, cần ra tay đến khi còn một</translation>
    </message>
    <message>
        <source>{dealer} is impossible, {limits}</source>
        <translation>{dealer} không được, {limits}</translation>
    </message>
    <message>
        <source>{dealer}, to the right of the first player, was expected</source>
        <translation>cần {dealer}, bên phải người đi đầu</translation>
    </message>
    <message>
        <source>{deal}, expected a whole number from 0 to {most}</source>
        <translation>{deal}, cần một số nguyên từ 0 đến {most}</translation>
    </message>
    <message>
        <source>{first} is impossible, {left}, to the left of the dealer, was expected</source>
        <translation>{first} không được, cần {left}, bên trái người chia bài</translation>
    </message>
    <message>
        <source>{first} is impossible, {limits}</source>
        <translation>{first} không được, {limits}</translation>
    </message>
    <message>
        <source>{first} is impossible, {won}, who won the throws, was expected</source>
        <translation>{first} không được, cần {won}, người thắng oẳn tù tì</translation>
    </message>
    <message>
        <source>{first}, the seat to the dealer&apos;s left, was expected</source>
        <translation>cần {first}, ghế bên trái người chia bài</translation>
    </message>
    <message>
        <source>{game}, deal {deal}, moves: {count}, round {round}</source>
        <translation>{game}, mã chia bài {deal}, số nước: {count}, ván {round}</translation>
    </message>
    <message>
        <source>{game}, matches: {matches}, deals: {deals}, rounds: {rounds}, moves: {moves}, seconds: {seconds}</source>
        <translation>{game}, số trận: {matches}, số mã chia bài: {deals}, số ván: {rounds}, số nước: {moves}, số giây: {seconds}</translation>
    </message>
    <message>
        <source>{given} cannot be read as a move; expected {expected}</source>
        <translation>không đọc được {given} là nước đi; cần {expected}</translation>
    </message>
    <message>
        <source>{given} comes after the end of the match, no more moves were expected</source>
        <translation>{given} đến sau khi trận kết thúc, không cần nước nào nữa</translation>
    </message>
    <message>
        <source>{given} has no name behind the colon, expected one, or no colon</source>
        <translation>{given} không có tên sau dấu hai chấm, cần có tên, hoặc bỏ dấu hai chấm</translation>
    </message>
    <message>
        <source>{given} is empty</source>
        <translation>{given} trống</translation>
    </message>
    <message>
        <source>{given} is impossible, a name on one line was expected</source>
        <translation>{given} không được, cần tên trên một dòng</translation>
    </message>
    <message>
        <source>{given} is impossible, expected {least} to {most} pixels each way</source>
        <translation>{given} không được, cần từ {least} đến {most} điểm ảnh mỗi chiều</translation>
    </message>
    <message>
        <source>{given} is impossible, person, computer or team was expected</source>
        <translation>{given} không được, cần person, computer hoặc team</translation>
    </message>
    <message>
        <source>{given} is impossible, the number of a move was expected</source>
        <translation>{given} không được, cần số của một nước đi</translation>
    </message>
    <message>
        <source>{given} is impossible, turn or round was expected</source>
        <translation>{given} không được, cần turn hoặc round</translation>
    </message>
    <message>
        <source>{given} is no card of {name}, {expected}</source>
        <translation>{given} không phải lá của {name}, {expected}</translation>
    </message>
    <message>
        <source>{given} is no deal, expected a whole number from 0 to {most}</source>
        <translation>{given} không phải mã chia bài, cần một số nguyên từ 0 đến {most}</translation>
    </message>
    <message>
        <source>{given} is no game, expected one of {known}</source>
        <translation>{given} không phải trò chơi, cần một trong {known}</translation>
    </message>
    <message>
        <source>{given} is no game, one of {known} was expected</source>
        <translation>{given} không phải trò chơi, cần một trong {known}</translation>
    </message>
    <message>
        <source>{given} is no language here, expected one of {codes}</source>
        <translation>{given} không phải ngôn ngữ ở đây, cần một trong {codes}</translation>
    </message>
    <message>
        <source>{given} is no level of a computer seat, expected one of {known}</source>
        <translation>{given} không phải mức của ghế máy, cần một trong {known}</translation>
    </message>
    <message>
        <source>{given} is no level, one of {known} was expected</source>
        <translation>{given} không phải mức, cần một trong {known}</translation>
    </message>
    <message>
        <source>{given} is no option, expected name=value</source>
        <translation>{given} không phải tùy chọn, cần tên=giá_trị</translation>
    </message>
    <message>
        <source>{given} is no seat, a number from 0 to {last} was expected</source>
        <translation>{given} không phải ghế, cần một số từ 0 đến {last}</translation>
    </message>
    <message>
        <source>{given} is no seat, an object was expected</source>
        <translation>{given} không phải ghế, cần một đối tượng</translation>
    </message>
    <message>
        <source>{given} is no seat, expected person or one of {known}</source>
        <translation>{given} không phải ghế, cần person hoặc một trong {known}</translation>
    </message>
    <message>
        <source>{given} is no size, expected WIDTHxHEIGHT such as 1280x800</source>
        <translation>{given} không phải kích thước, cần RỘNGxCAO như 1280x800</translation>
    </message>
    <message>
        <source>{given} is no text, a move was expected</source>
        <translation>{given} không phải văn bản, cần một nước đi</translation>
    </message>
    <message>
        <source>{given} is no text, cards in quotation marks were expected</source>
        <translation>{given} không phải văn bản, cần lá bài trong ngoặc kép</translation>
    </message>
    <message>
        <source>{given} is no throw, one of {known} or - was expected</source>
        <translation>{given} không phải cách ra tay, cần một trong {known} hoặc -</translation>
    </message>
    <message>
        <source>{given} is not a game, expected one of {known}</source>
        <translation>{given} không phải trò chơi, cần một trong {known}</translation>
    </message>
    <message>
        <source>{given} is not legal here ({reason}); legal: {legal}</source>
        <translation>{given} không hợp lệ ở đây ({reason}); hợp lệ: {legal}</translation>
    </message>
    <message>
        <source>{given} is too long, expected a name of at most 40 characters</source>
        <translation>{given} quá dài, cần tên không quá 40 ký tự</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, which is out: {sign} was expected</source>
        <translation>{given} của ghế {seat} đã bị loại: cần {sign}</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, {known} was expected</source>
        <translation>{given} của ghế {seat}, cần {known}</translation>
    </message>
    <message>
        <source>{given} stands twice in one object, once was expected</source>
        <translation>{given} có hai lần trong một đối tượng, cần một lần</translation>
    </message>
    <message>
        <source>{given}, expected a name that can be seen</source>
        <translation>{given}, cần một tên nhìn thấy được</translation>
    </message>
    <message>
        <source>{given}, expected one of {known}</source>
        <translation>{given}, cần một trong {known}</translation>
    </message>
    <message>
        <source>{name}: there is no such option, expected one of {known}</source>
        <translation>{name}: không có tùy chọn đó, cần một trong {known}</translation>
    </message>
    <message>
        <source>{problem} (see {command})</source>
        <translation>{problem} (xem {command})</translation>
    </message>
    <message>
        <source>{problem} (shuffled in {where})</source>
        <translation>{problem} (xáo ở {where})</translation>
    </message>
    <message>
        <source>{problem} ({detail})</source>
        <translation>{problem} ({detail})</translation>
    </message>
    <message>
        <source>{problem}, a name with a letter or digit was expected</source>
        <translation>{problem}, cần tên có chữ hoặc số</translation>
    </message>
    <message>
        <source>{seats}, expected {low} to {high} for {name}</source>
        <translation>{seats}, cần từ {low} đến {high} cho {name}</translation>
    </message>
    <message>
        <source>{seat} {name} ({marks})</source>
        <translation>{seat} {name} ({marks})</translation>
    </message>
    <message>
        <source>{upto} is impossible, {limits}</source>
        <translation>{upto} không được, {limits}</translation>
    </message>
    <message>
        <source>{value} is impossible, expected {limits}</source>
        <translation>{value} không được, cần {limits}</translation>
    </message>
    <message>
        <source>{what} ({reason}); expected a sound disk</source>
        <translation>{what} ({reason}); cần một đĩa lành</translation>
    </message>
    <message>
        <source>{what}; expected a file and folder you have the rights to</source>
        <translation>{what}; cần tệp và thư mục bạn có quyền</translation>
    </message>
    <message>
        <source>{what}; expected the name of a file that is there</source>
        <translation>{what}; cần tên một tệp có thật</translation>
    </message>
    <message>
        <source>{what}; the disk is full, expected room to save</source>
        <translation>{what}; đĩa đầy, cần chỗ để lưu</translation>
    </message>
    <message>
        <source>{where}: {problem}</source>
        <translation>{where}: {problem}</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>{earlier}, {name}</source>
        <comment>a list, all but its last</comment>
        <translation>{earlier}, {name}</translation>
    </message>
    <message>
        <source>{earlier} or {last}</source>
        <comment>the end of a list of choices</comment>
        <translation>{earlier} hoặc {last}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>This is the past</source>
        <translation>Đây là quá khứ</translation>
    </message>
    <message>
        <source>Back to now</source>
        <comment>button: from the past to the present</comment>
        <translation>Về hiện tại</translation>
    </message>
    <message>
        <source>moment {number} of {count}</source>
        <comment>of the match; in the past</comment>
        <translation>bước {number} trên {count}</translation>
    </message>
    <message>
        <source>What has happened</source>
        <comment>the list of all moves</comment>
        <translation>Diễn biến</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>Dịch vụ</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ẩn %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ẩn ứng dụng khác</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Hiện tất cả</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Tùy chọn...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Thoát %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Giới thiệu %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Please note</source>
        <translation>Xin lưu ý</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Chưa lưu</translation>
    </message>
    <message>
        <source>Another program is using the saved matches just now.</source>
        <translation>Một chương trình khác đang dùng các trận đã lưu.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Đĩa đã đầy.</translation>
    </message>
    <message>
        <source>Nothing may be written in the folder of the saved matches.</source>
        <translation>Không được ghi vào thư mục các trận đã lưu.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>Không mở được các trận đã lưu.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Đĩa báo lỗi.</translation>
    </message>
    <message>
        <source>The file with the saved matches is damaged.</source>
        <translation>Tệp chứa các trận đã lưu bị hỏng.</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program.</source>
        <translation>Các trận đã lưu thuộc phiên bản mới hơn của chương trình này.</translation>
    </message>
    <message>
        <source>The match was changed in another window.</source>
        <translation>Trận đã bị thay đổi ở một cửa sổ khác.</translation>
    </message>
    <message>
        <source>Saving did not succeed.</source>
        <translation>Lưu không thành công.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Please write a name.</source>
        <translation>Hãy viết một tên.</translation>
    </message>
    <message>
        <source>Nothing can be seen of this name.</source>
        <translation>Tên này không có gì nhìn thấy được.</translation>
    </message>
    <message>
        <source>A name has at most {number} characters.</source>
        <translation>Tên có nhiều nhất {number} ký tự.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n more must sit down</source>
        <translation>
            <numerusform>còn thiếu %Ln người</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <comment>who share a chair; under their names</comment>
        <translation>
            <numerusform>%Ln người</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty chair</source>
        <translation>Ghế trống</translation>
    </message>
    <message>
        <source>Choose who sits here</source>
        <translation>Chọn ai ngồi đây</translation>
    </message>
    <message>
        <source>Choose somebody else, or empty the chair</source>
        <translation>Chọn người khác, hoặc để trống ghế</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Người mới…</translation>
    </message>
    <message>
        <source>Give a name…</source>
        <translation>Đặt tên…</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Máy: {level}</translation>
    </message>
    <message>
        <source>Counted from matches of computer players; people think for longer or shorter</source>
        <translation>Tính từ các trận của người chơi máy; người thật nghĩ lâu hơn hoặc nhanh hơn</translation>
    </message>
    <message>
        <source>As quick as you have played so far</source>
        <translation>Theo nhịp chơi của nhà mình từ trước đến nay</translation>
    </message>
    <message>
        <source>Change name, birthday or picture…</source>
        <translation>Đổi tên, ngày sinh hoặc hình…</translation>
    </message>
    <message>
        <source>Empty this chair</source>
        <translation>Để trống ghế này</translation>
    </message>
    <message>
        <source>The deal number can be a whole number from 0 to {most}.</source>
        <translation>Mã chia bài là số nguyên từ 0 đến {most}.</translation>
    </message>
    <message>
        <source>New match · {game}</source>
        <translation>Trận mới · {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Ai ngồi ghế nào?</translation>
    </message>
    <message>
        <source>Drag players onto chairs, or click a chair.</source>
        <translation>Kéo người chơi vào ghế, hoặc bấm vào một ghế.</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>heading of the options</comment>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Start to play</source>
        <translation>Bắt đầu chơi</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Mã chia bài</translation>
    </message>
    <message>
        <source>The same number, the same cards</source>
        <translation>Cùng mã, cùng bài</translation>
    </message>
    <message>
        <source>any</source>
        <comment>deal number, left to chance</comment>
        <translation>bất kỳ</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>a number that the seats decide</comment>
        <translation>thường</translation>
    </message>
    <message>
        <source>Chairs</source>
        <translation>Ghế</translation>
    </message>
    <message>
        <source>Fill empty chairs…</source>
        <translation>Lấp ghế trống…</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>under the name of who sits on a chair</comment>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>people who can be put on chairs</comment>
        <translation>Gia đình</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>computer players who can be put on chairs</comment>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Click to seat a computer player, or drag it onto a chair</source>
        <translation>Bấm để cho máy ngồi, hoặc kéo vào ghế</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Thêm người</translation>
    </message>
    <message>
        <source>Share this chair</source>
        <comment>several people take turns on it</comment>
        <translation>Ngồi chung ghế này</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>Khách</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <comment>who leaves a team</comment>
        <translation>Bớt {name}</translation>
    </message>
    <message>
        <source>Change each turn</source>
        <comment>the members of a team</comment>
        <translation>Mỗi lượt đổi người</translation>
    </message>
    <message>
        <source>Change each round</source>
        <comment>the members of a team</comment>
        <translation>Mỗi ván đổi người</translation>
    </message>
    <message>
        <source>Team sun</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Đội mặt trời</translation>
    </message>
    <message>
        <source>Team moon</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Đội mặt trăng</translation>
    </message>
    <message>
        <source>Team star</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Đội ngôi sao</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message numerus="yes">
        <source>%n match(es) can be gone on with</source>
        <translation>
            <numerusform>Có %Ln trận chơi tiếp được</numerusform>
        </translation>
    </message>
    <message>
        <source>Open matches</source>
        <translation>Trận chưa xong</translation>
    </message>
    <message>
        <source>the one on the table stays saved</source>
        <translation>trận trên bàn vẫn được lưu</translation>
    </message>
    <message>
        <source>No other match is open.</source>
        <translation>Không còn trận nào khác chưa xong.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>Click who it is. Birthdays can be entered on the start page.</source>
        <translation>Bấm vào người đó. Ngày sinh ghi được ở trang đầu.</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>instead of answering or playing for it</comment>
        <translation>Rút thăm</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Ai chia bài?</translation>
    </message>
    <message>
        <source>The highest card deals; a wild card counts as nothing.</source>
        <translation>Lá cao nhất chia bài; lá đa năng không tính.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Chia bài</translation>
    </message>
    <message>
        <source>{dealer} has the highest card and deals. {first} begins.</source>
        <translation>{dealer} có lá cao nhất và chia bài. {first} đi trước.</translation>
    </message>
    <message>
        <source>Equal: those draw again.</source>
        <translation>Bằng nhau: những người đó rút lại.</translation>
    </message>
    <message>
        <source>Everybody draws a card.</source>
        <translation>Mỗi người rút một lá.</translation>
    </message>
    <message>
        <source>Who is the oldest?</source>
        <translation>Ai lớn tuổi nhất?</translation>
    </message>
    <message>
        <source>Who is the youngest?</source>
        <translation>Ai nhỏ tuổi nhất?</translation>
    </message>
    <message>
        <source>Who had a birthday last?</source>
        <translation>Ai có sinh nhật gần đây nhất?</translation>
    </message>
    <message>
        <source>{name} is the oldest and deals</source>
        <translation>{name} lớn tuổi nhất và chia bài</translation>
    </message>
    <message>
        <source>{name} is the oldest and begins</source>
        <translation>{name} lớn tuổi nhất và đi trước</translation>
    </message>
    <message>
        <source>{name} is the youngest and begins</source>
        <translation>{name} nhỏ tuổi nhất và đi trước</translation>
    </message>
    <message>
        <source>{name} had the last birthday and begins</source>
        <translation>{name} có sinh nhật gần đây nhất và đi trước</translation>
    </message>
    <message>
        <source>Straw {number}</source>
        <comment>one of several to choose from</comment>
        <translation>Que {number}</translation>
    </message>
    <message>
        <source>Drawing straws</source>
        <translation>Rút que</translation>
    </message>
    <message>
        <source>The shortest straw begins.</source>
        <translation>Que ngắn nhất đi trước.</translation>
    </message>
    <message>
        <source>Choose a straw.</source>
        <translation>Hãy chọn một que.</translation>
    </message>
    <message>
        <source>{name} has the shortest straw and begins.</source>
        <translation>{name} rút được que ngắn nhất và đi trước.</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>Oẳn tù tì</translation>
    </message>
    <message>
        <source>Throw! Everyone else, please look away.</source>
        <translation>Ra đi! Những người khác xin nhìn đi chỗ khác.</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Ra lại</translation>
    </message>
    <message>
        <source>You throw next. Everyone else, please look away.</source>
        <translation>Đến lượt bạn ra. Những người khác xin nhìn đi chỗ khác.</translation>
    </message>
    <message>
        <source>I am {name}: let me throw</source>
        <comment>on a button</comment>
        <translation>{name} đây: để tôi ra</translation>
    </message>
    <message>
        <source>{name}: {throw}</source>
        <comment>Kito: rock</comment>
        <translation>{name}: {throw}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} đi trước.</translation>
    </message>
    <message>
        <source>{names} throw again.</source>
        <comment>rock, paper, scissors: still in</comment>
        <translation>{names} ra lại.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Who joins the family?</source>
        <translation>Ai vào gia đình?</translation>
    </message>
    <message>
        <source>Name, birthday and picture</source>
        <translation>Tên, ngày sinh và hình</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Birthday: day, month, year</source>
        <translation>Ngày sinh: ngày, tháng, năm</translation>
    </message>
    <message>
        <source>Birthday, such as {date}</source>
        <comment>day, month and year</comment>
        <translation>Ngày sinh, như {date}</translation>
    </message>
    <message>
        <source>For games in which the youngest or oldest begins; it can stay empty</source>
        <translation>Cho trò mà người nhỏ nhất hay lớn nhất đi trước; để trống cũng được</translation>
    </message>
    <message>
        <source>Please write day, month and year, such as {date}.</source>
        <translation>Hãy ghi ngày, tháng và năm, như {date}.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Hình</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Xóa…</translation>
    </message>
    <message>
        <source>Take this person out of the family</source>
        <translation>Đưa người này ra khỏi gia đình</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Ảnh riêng…</translation>
    </message>
    <message>
        <source>Choose a picture file, or drop one here</source>
        <translation>Chọn một tệp ảnh, hoặc kéo ảnh vào đây</translation>
    </message>
    <message>
        <source>Personal settings…</source>
        <translation>Cài đặt riêng…</translation>
    </message>
    <message>
        <source>Text, colours and cards as this person likes them</source>
        <translation>Chữ, màu sắc và lá bài theo ý người này</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Chọn ảnh</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Đang đọc ảnh…</translation>
    </message>
    <message>
        <source>Somebody of the family has this name already. Both can have it, with different pictures.</source>
        <translation>Trong nhà đã có người mang tên này. Hai người có thể trùng tên, với hình khác nhau.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Xóa {name}?</translation>
    </message>
    <message>
        <source>Matches stay, but the name&apos;s results are gone for good.</source>
        <translation>Các trận vẫn còn, nhưng thành tích của tên này mất hẳn.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Giữ lại</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Gia đình</translation>
    </message>
    <message>
        <source>Choose somebody to change name, birthday or picture.</source>
        <translation>Chọn một người để đổi tên, ngày sinh hoặc hình.</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>somebody to the family</comment>
        <translation>Thêm</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln điểm</numerusform>
        </translation>
    </message>
    <message>
        <source>an {card}</source>
        <comment>as &apos;a {card}&apos;, before 8 and 11 in English</comment>
        <translation>lá {card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <comment>a card by its number, as in &apos;a 5&apos;</comment>
        <translation>lá {card}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ván {number}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <comment>the match; a man or a woman</comment>
        <translation>{name} thắng!</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <comment>a shared win of the match</comment>
        <translation>{names} cùng thắng!</translation>
    </message>
    <message>
        <source>The round is over; nobody could end it. Best: {names}</source>
        <translation>Hết ván, không ai kết thúc được. Nhất: {names}</translation>
    </message>
    <message>
        <source>The round is over. Best: {names}</source>
        <translation>Hết ván. Nhất: {names}</translation>
    </message>
    <message>
        <source>The discard pile was shuffled into a new draw pile</source>
        <translation>Đã xáo chồng bài bỏ thành chồng bài rút mới</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Không mở được tệp này.</translation>
    </message>
    <message>
        <source>This is not a picture. PNG, JPEG, WebP, BMP and GIF can be used.</source>
        <translation>Đây không phải là ảnh. Dùng được PNG, JPEG, WebP, BMP và GIF.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>Ảnh này quá lớn.</translation>
    </message>
    <message>
        <source>This picture is damaged or not complete.</source>
        <translation>Ảnh này bị hỏng hoặc không đầy đủ.</translation>
    </message>
</context>
<context>
    <name>PlayingCards</name>
    <message>
        <source>spades</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>bích</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>cơ</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>rô</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>chuồn</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>át {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>bồi {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>đầm {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>già {suit}</translation>
    </message>
    <message>
        <source>{number} of {suit}</source>
        <comment>a card from 2 to 10</comment>
        <translation>{number} {suit}</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>As in the rule book</source>
        <comment>house rules: none is changed</comment>
        <translation>Theo sách luật</translation>
    </message>
    <message>
        <source>To the letter</source>
        <comment>house rules: as they were first written down</comment>
        <translation>Đúng từng chữ</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules: which are the source rules too</comment>
        <translation>Theo luật nhà phát hành</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules</comment>
        <translation>Theo luật nhà phát hành</translation>
    </message>
    <message>
        <source>As in card game books</source>
        <comment>house rules: of an old game</comment>
        <translation>Theo sách dạy chơi bài</translation>
    </message>
    <message>
        <source>For small children</source>
        <comment>house rules</comment>
        <translation>Cho trẻ nhỏ</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <comment>house rules that have no name</comment>
        <translation>Tự chọn</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <comment>house rules: what is in them</comment>
        <translation>Không thay đổi gì</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <comment>one of the house rules and how it is</comment>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one of the house rules is switched on</comment>
        <translation>bật</translation>
    </message>
    <message>
        <source>off</source>
        <comment>one of the house rules is switched off</comment>
        <translation>tắt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <comment>house rules with a name are chosen from</comment>
        <translation>Chơi theo luật nào?</translation>
    </message>
    <message>
        <source>Your own</source>
        <comment>house rules that people saved under a name</comment>
        <translation>Của nhà mình</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <comment>house rules</comment>
        <translation>Đổi tên {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>house rules</comment>
        <translation>Xóa {name}</translation>
    </message>
    <message>
        <source>New name</source>
        <comment>of house rules</comment>
        <translation>Tên mới</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Dùng tên này</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>Đã có luật khác mang tên này.</translation>
    </message>
    <message>
        <source>These rules were removed in another window.</source>
        <translation>Bộ luật này đã bị xóa ở cửa sổ khác.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <comment>house rules</comment>
        <translation>Đã xóa {name}.</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a removal</comment>
        <translation>Lấy lại</translation>
    </message>
    <message>
        <source>Save the present rules under a name</source>
        <translation>Đặt tên và lưu luật hiện tại</translation>
    </message>
    <message>
        <source>Name, such as Sunday rules</source>
        <comment>of house rules</comment>
        <translation>Tên, ví dụ Luật Chủ nhật</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <comment>house rules of that name</comment>
        <translation>Ghi đè</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>house rules</comment>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>There are too many house rules of your own. Remove some first.</source>
        <translation>Có quá nhiều luật nhà riêng. Hãy xóa bớt trước.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Chọn tất cả</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Tăng</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Giảm</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Không lưu</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Tìm trong:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Thư mục:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Tên tệp:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Loại tệp:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chọn</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lưu thành</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Đi tới</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Thư mục mẹ</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Lên thư mục mẹ</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Tạo một thư mục mới</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Thư mục &amp;mới</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Thư mục mới</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Dạng danh sách</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Chuyển sang dạng danh sách</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Dạng chi tiết</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Chuyển sang dạng chi tiết</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Thanh bên</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Danh sách vị trí và dấu trang</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Máy tính của tôi</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Vị trí gần đây</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Đổi &amp;tên</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Hiện tệp ẩ&amp;n</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 đã tồn tại.
Bạn có muốn thay thế không?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Không tìm thấy tệp.
Hãy kiểm tra lại tên tệp.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Không tìm thấy thư mục.
Hãy kiểm tra lại tên thư mục.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Bạn có chắc muốn xóa &quot;%1&quot; không?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>&quot;%1&quot; được bảo vệ chống ghi.
Bạn vẫn muốn xóa chứ?</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Máy tính</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích cỡ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ngày sửa</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Máy tính của tôi</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Đó&amp;ng</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Đóng mà không lưu</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Cắt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Hiện chi tiết...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ẩn chi tiết...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Lưu tất cả</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Có</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Có, &amp;tất cả</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Không</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Không, tất &amp;cả</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Hủy bỏ</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Không lưu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Đặt lại</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Khôi phục mặc định</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Cắt</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Sao chép địa chỉ &amp;liên kết</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Chưa đến lượt bạn.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one first.</source>
        <translation>Hết ván rồi. Hãy chia ván sau trước.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Trận đã kết thúc.</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>Luật không cho đi nước này.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Bạn không có nước nào để lấy lại.</translation>
    </message>
    <message>
        <source>Taking back is switched off in the menu.</source>
        <translation>Hoàn tác đã tắt trong trình đơn.</translation>
    </message>
    <message>
        <source>A card has been seen since: it cannot be taken back any more.</source>
        <translation>Đã thấy lá mới từ đó: không lấy lại được nữa.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>{most}, or {least} with many players</source>
        <comment>the size of a stock</comment>
        <translation>{most}, hoặc {least} khi đông người</translation>
    </message>
    <message>
        <source>At this table: {choice}</source>
        <comment>what is chosen of an option</comment>
        <translation>Tại bàn này: {choice}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an option that can be on or off</comment>
        <translation>bật</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an option that can be on or off</comment>
        <translation>tắt</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <comment>places where a word was found</comment>
        <translation>{number} trên {all}</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in a rule book</comment>
        <translation>không thấy</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>the sections of a rule book</comment>
        <translation>Mục lục</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Tìm trong sách</translation>
    </message>
    <message>
        <source>Left and right go from link to link, Enter follows one</source>
        <comment>keys</comment>
        <translation>Phím trái và phải đi qua các liên kết, Enter để mở</translation>
    </message>
    <message>
        <source>Back to where you read before</source>
        <translation>Về chỗ vừa đọc</translation>
    </message>
    <message>
        <source>Forward again, after going back</source>
        <translation>Tiến lại sau khi lùi</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Chữ nhỏ hơn</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Chữ lớn hơn</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>Chỗ tìm thấy trước</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Chỗ tìm thấy kế tiếp</translation>
    </message>
    <message>
        <source>Read in the rule book: {about}</source>
        <comment>the name of a house rule</comment>
        <translation>Đọc trong sách luật: {about}</translation>
    </message>
    <message>
        <source>Read in the rule book</source>
        <translation>Đọc trong sách luật</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>heading of a column of options</comment>
        <translation>Luật nhà</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>heading of a column: what is usual</comment>
        <translation>Thường dùng</translation>
    </message>
    <message>
        <source>At this table</source>
        <comment>heading of a column: what is chosen</comment>
        <translation>Bàn này</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>draw pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>chồng bài rút</translation>
    </message>
    <message>
        <source>building piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>chồng bài xây</translation>
    </message>
    <message>
        <source>your discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>chồng bài bỏ của bạn</translation>
    </message>
    <message>
        <source>discard pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>chồng bài bỏ</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>in the middle of Kings Corners, in a picture</comment>
        <translation>kho bài</translation>
    </message>
    <message>
        <source>your stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>kho bài của bạn</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>bài trên tay bạn</translation>
    </message>
    <message>
        <source>your hand piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>các chồng bài trên tay</translation>
    </message>
    <message>
        <source>drawn card</source>
        <comment>under a card in a rule book&apos;s picture</comment>
        <translation>lá vừa rút</translation>
    </message>
    <message>
        <source>your cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>bài của bạn</translation>
    </message>
    <message>
        <source>another player&apos;s cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>bài của người khác</translation>
    </message>
    <message>
        <source>your partner&apos;s stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>kho bài của đồng đội</translation>
    </message>
    <message>
        <source>your partner&apos;s discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>chồng bài bỏ của đồng đội</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules · {game}</source>
        <translation>Luật chơi · {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>còn %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%Ln phỉnh trong hũ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pot</source>
        <comment>chips that stay for the next round</comment>
        <translation>
            <numerusform>%Ln trong hũ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <comment>until the match ends</comment>
        <translation>
            <numerusform>còn %Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>points until the match ends</comment>
        <translation>
            <numerusform>còn %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Lưu thành tệp</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Về bàn</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Bảng điểm</translation>
    </message>
    <message>
        <source>after round {number}</source>
        <translation>sau ván {number}</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>ván đầu</translation>
    </message>
    <message>
        <source>deal number {number}</source>
        <comment>by which the same cards are dealt again</comment>
        <translation>mã chia bài {number}</translation>
    </message>
    <message>
        <source>{name} closed with {points}: not doubled, since it would be a reward.</source>
        <comment>zero or less points at the end of a round</comment>
        <translation>{name} đóng ván với {points}: không nhân đôi, vì nhân đôi sẽ thành phần thưởng.</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>points of the round</comment>
        <translation>ít nhất</translation>
    </message>
    <message>
        <source>won the round</source>
        <translation>thắng ván</translation>
    </message>
    <message>
        <source>closed the round</source>
        <translation>đóng ván</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>nhân đôi</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Tổng</translation>
    </message>
    <message>
        <source>reached</source>
        <comment>the points that end the match</comment>
        <translation>đã đạt</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <comment>one line of the score sheet, read aloud</comment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many rounds, on the score sheet</comment>
        <translation>Số ván thắng</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>how many somebody has, on the score sheet</comment>
        <translation>Phỉnh</translation>
    </message>
    <message>
        <source>counts {points}</source>
        <comment>points somebody writes down for the winner</comment>
        <translation>tính {points}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a round that nobody could end</comment>
        <translation>bế tắc</translation>
    </message>
    <message>
        <source>{points} ×{two}</source>
        <comment>points that were doubled</comment>
        <translation>{points} ×{two}</translation>
    </message>
    <message>
        <source>not ×{two}</source>
        <comment>points that were not doubled</comment>
        <translation>không ×{two}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{name}&apos;s own settings</source>
        <translation>Cài đặt riêng của {name}</translation>
    </message>
    <message>
        <source>The table has them while it is this person&apos;s turn.</source>
        <translation>Bàn chơi theo các cài đặt này khi đến lượt người này.</translation>
    </message>
    <message>
        <source>As the program</source>
        <comment>a person&apos;s own setting: none</comment>
        <translation>Theo chương trình</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: closes a dialog</comment>
        <translation>Xong</translation>
    </message>
    <message>
        <source>Loudness</source>
        <comment>of the sounds</comment>
        <translation>Âm lượng</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Mặt sau lá bài</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Cỡ lá bài</translation>
    </message>
    <message>
        <source>Suits in four colours</source>
        <translation>Bốn chất bốn màu</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Chữ to</translation>
    </message>
    <message>
        <source>Computer players wait for you</source>
        <translation>Máy chờ bạn</translation>
    </message>
    <message>
        <source>The desktop may ask for night, or for high contrast</source>
        <translation>Máy tính có thể yêu cầu màu đêm hoặc độ tương phản cao</translation>
    </message>
    <message>
        <source>How fast cards go from place to place</source>
        <translation>Lá bài di chuyển nhanh hay chậm</translation>
    </message>
    <message>
        <source>In Arabic; automatic is as the region of this computer has them</source>
        <translation>Trong tiếng Ả Rập; tự động là theo vùng của máy này</translation>
    </message>
    <message>
        <source>Of all words, at the table too</source>
        <translation>Của mọi chữ, kể cả trên bàn</translation>
    </message>
    <message>
        <source>{largest}: as large as there is room for at the table</source>
        <comment>of cards; {largest} is 100%</comment>
        <translation>{largest}: lớn nhất mà bàn đủ chỗ</translation>
    </message>
    <message>
        <source>The bar has a button that shows a good move</source>
        <translation>Trên thanh có nút chỉ một nước đi hay</translation>
    </message>
    <message>
        <source>Spades black, hearts red, diamonds blue, clubs green</source>
        <translation>Bích đen, cơ đỏ, rô xanh dương, chuồn xanh lá</translation>
    </message>
    <message>
        <source>Cards with larger numbers and letters</source>
        <translation>Lá bài có số và chữ to hơn</translation>
    </message>
    <message>
        <source>While the window is out of sight</source>
        <translation>Khi cửa sổ bị thu nhỏ hoặc bị ẩn</translation>
    </message>
    <message>
        <source>Before each of their moves</source>
        <translation>Trước mỗi nước đi của máy</translation>
    </message>
    <message>
        <source>When a move may be taken back</source>
        <translation>Khi nào được lấy lại nước vừa đi</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>a pause, in seconds</comment>
        <translation>{number} giây</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a setting is switched on</comment>
        <translation>Bật</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a setting is switched off</comment>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Each game its own</source>
        <comment>card backs</comment>
        <translation>Mỗi trò một kiểu</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>a card back</comment>
        <translation>Ngôi sao</translation>
    </message>
    <message>
        <source>Petals</source>
        <comment>a card back</comment>
        <translation>Cánh hoa</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>a card back</comment>
        <translation>Sóng nước</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a card back</comment>
        <translation>Gạch hoa</translation>
    </message>
    <message>
        <source>Blossoms</source>
        <comment>a card back</comment>
        <translation>Hoa đào</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>group of settings</comment>
        <translation>Bàn</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>group of settings</comment>
        <translation>Lá bài</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>group of settings</comment>
        <translation>Âm thanh</translation>
    </message>
    <message>
        <source>Language and text</source>
        <comment>group of settings</comment>
        <translation>Ngôn ngữ và chữ</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>group of settings: how it is played</comment>
        <translation>Cách chơi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Cài đặt</translation>
    </message>
    <message>
        <source>{name}&apos;s own setting</source>
        <comment>a person</comment>
        <translation>Cài đặt riêng của {name}</translation>
    </message>
</context>
<context>
    <name>SkipBo</name>
    <message numerus="yes">
        <source>{name} drew %n card(s)</source>
        <comment>from the draw pile</comment>
        <translation>
            <numerusform>{name} rút %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n card(s) under the stock</source>
        <comment>the penalty for talking; under the own stock</comment>
        <translation>
            <numerusform>{name} nhận %Ln lá dưới kho bài</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip-Bo</source>
        <comment>the game&apos;s name</comment>
        <translation>Skip-Bo</translation>
    </message>
    <message>
        <source>Build from {first} to {last} and empty your stock.</source>
        <comment>on the start page; the stock: one&apos;s own pile</comment>
        <translation>Xây từ {first} đến {last} và đánh hết kho bài.</translation>
    </message>
    <message>
        <source>{round} · first to {points}</source>
        <comment>at the table: Round 2 · first to 500 points</comment>
        <translation>{round} · ai tới {points} trước</translation>
    </message>
    <message>
        <source>the first to {target} points wins</source>
        <comment>on the score sheet</comment>
        <translation>ai tới {target} điểm trước thì thắng</translation>
    </message>
    <message>
        <source>{name}&apos;s moves are taken back: no drawing in the next turn</source>
        <comment>the penalty for playing out of turn</comment>
        <translation>Các nước của {name} bị lấy lại: lượt sau không được rút</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>Kito discarded a 4</comment>
        <translation>{name} bỏ {a_card}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from a discard pile</source>
        <comment>Kito played a 5; one of the own piles</comment>
        <translation>{name} đánh {a_card} từ chồng bỏ</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s stock</source>
        <comment>of the same team</comment>
        <translation>{name} đánh {a_card} từ kho của {partner}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s discard pile</source>
        <comment>of the same team</comment>
        <translation>{name} đánh {a_card} từ chồng bỏ của {partner}</translation>
    </message>
    <message>
        <source>{name} drew too many: the card goes into the stock</source>
        <comment>shuffled into the own stock, a penalty</comment>
        <translation>{name} rút quá nhiều: lá đó được xáo vào kho bài</translation>
    </message>
    <message>
        <source>{name} caught {other} playing out of turn</source>
        <comment>a call: Kito caught Mai</comment>
        <translation>{name} bắt được {other} đánh sai lượt</translation>
    </message>
    <message>
        <source>{name} called {other} for talking</source>
        <comment>a call: Mai has given her partner advice</comment>
        <translation>{name} hô {other} nói chuyện</translation>
    </message>
</context>
<context>
    <name>SkipBoJunior</name>
    <message numerus="yes">
        <source>the first to win %n round(s) wins</source>
        <comment>on the score sheet</comment>
        <translation>
            <numerusform>ai thắng %Ln ván trước thì thắng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{round} · first to win %n round(s)</source>
        <comment>at the table: Round 2 · first to win 3 rounds</comment>
        <translation>
            <numerusform>{round} · cần thắng %Ln ván</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip-Bo Junior</source>
        <comment>the game&apos;s name</comment>
        <translation>Skip-Bo Junior</translation>
    </message>
    <message>
        <source>Build from {first} to {last}. Easy for children too.</source>
        <comment>on the start page</comment>
        <translation>Xây từ {first} đến {last}. Trẻ em cũng chơi dễ.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}</source>
        <comment>at the start of a turn: Kito is dealt a 3, a 7 and a wild card</comment>
        <translation>{name} được chia {cards}</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorOptions</name>
    <message>
        <source>Play all that fits</source>
        <translation>Còn đánh được thì phải đánh</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Số ván để thắng trận</translation>
    </message>
    <message>
        <source>Fewer cards make a shorter game</source>
        <translation>Ít lá hơn thì trận ngắn hơn</translation>
    </message>
    <message>
        <source>Off: a player may stop before that</source>
        <translation>Tắt: được dừng sớm hơn</translation>
    </message>
    <message>
        <source>The first to win this many</source>
        <translation>Ai thắng đủ số ván trước</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorReasons</name>
    <message>
        <source>A card of yours still fits: play it.</source>
        <translation>Một lá của bạn còn đánh được: hãy đánh.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Chỗ đó không có lá nào.</translation>
    </message>
    <message>
        <source>Cards go only on the four building piles in the middle.</source>
        <translation>Bài chỉ đặt lên bốn chồng xây ở giữa.</translation>
    </message>
    <message>
        <source>You can only play your own cards.</source>
        <translation>Bạn chỉ được đánh bài của mình.</translation>
    </message>
</context>
<context>
    <name>SkipBoOptions</name>
    <message>
        <source>Scoring</source>
        <comment>an option: how points are counted</comment>
        <translation>Cách tính điểm</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Điểm để thắng trận</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Đội</translation>
    </message>
    <message>
        <source>Free table</source>
        <comment>an option: people can break some rules, others catch them</comment>
        <translation>Bàn tự do</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>Được bỏ lá đa năng</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>Còn đánh được thì phải đánh</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Ai chia bài trước</translation>
    </message>
    <message>
        <source>Usual: {many}, with more than {seats} players {few}</source>
        <comment>cards in a stock: 30, or 20</comment>
        <translation>Thường: {many} lá, trên {seats} người: {few} lá</translation>
    </message>
    <message>
        <source>{round} for the winner, {card} for each card left in the other stocks</source>
        <comment>points</comment>
        <translation>{round} cho người thắng, {card} cho mỗi lá còn trong kho người khác</translation>
    </message>
    <message>
        <source>Whoever gets there first has won</source>
        <translation>Ai tới trước thì thắng</translation>
    </message>
    <message>
        <source>For {four} or {six} players; partners sit apart</source>
        <comment>counts of players</comment>
        <translation>Cho {four} hoặc {six} người; đồng đội ngồi xen kẽ</translation>
    </message>
    <message>
        <source>People can play out of turn, and be caught</source>
        <translation>Được đánh sai lượt, và bị bắt</translation>
    </message>
    <message>
        <source>Off: only if you hold nothing else</source>
        <translation>Tắt: chỉ khi không còn lá khác</translation>
    </message>
    <message>
        <source>Discard only when no card can be played</source>
        <translation>Chỉ bỏ bài khi không đánh được nữa</translation>
    </message>
    <message>
        <source>In the first round; then the deal goes round</source>
        <translation>Trong ván đầu; sau đó chia xoay vòng</translation>
    </message>
    <message>
        <source>Winner counts</source>
        <comment>scoring: the winner writes down the points for all cards</comment>
        <translation>Người thắng tính</translation>
    </message>
    <message>
        <source>Each counts</source>
        <comment>scoring: each player writes down the own cards for the winner</comment>
        <translation>Mỗi người tính</translation>
    </message>
    <message>
        <source>No points</source>
        <comment>scoring: one round decides the match</comment>
        <translation>Không tính điểm</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no teams: everybody plays alone</comment>
        <translation>Không</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Hai đội</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Ba đội</translation>
    </message>
    <message>
        <source>Highest card</source>
        <comment>who deals first: all draw a card, the highest deals</comment>
        <translation>Rút lá cao nhất</translation>
    </message>
    <message>
        <source>Youngest begins</source>
        <comment>the youngest player plays first, so the one at the right deals</comment>
        <translation>Nhỏ tuổi nhất đi trước</translation>
    </message>
</context>
<context>
    <name>SkipBoReasons</name>
    <message>
        <source>Somebody else is playing out of turn just now.</source>
        <translation>Có người khác đang đánh sai lượt.</translation>
    </message>
    <message>
        <source>A player can be called for talking once a turn and three times a round.</source>
        <translation>Chỉ được hô một người nói chuyện mỗi lượt một lần, mỗi ván ba lần.</translation>
    </message>
    <message>
        <source>Only partners of the player on turn can be called for talking, by another team.</source>
        <translation>Chỉ đồng đội của người đang có lượt mới bị hô nói chuyện, bởi đội khác.</translation>
    </message>
    <message>
        <source>You were caught: wait for your turn.</source>
        <translation>Bạn đã bị bắt: hãy chờ đến lượt.</translation>
    </message>
    <message>
        <source>You were caught: you may not draw in this turn.</source>
        <translation>Bạn đã bị bắt: lượt này không được rút.</translation>
    </message>
    <message>
        <source>Only a card from your hand can be discarded.</source>
        <translation>Chỉ được bỏ lá trên tay.</translation>
    </message>
    <message>
        <source>To end your turn, discard a card from your hand.</source>
        <translation>Muốn hết lượt, hãy bỏ một lá trên tay.</translation>
    </message>
    <message>
        <source>You need not draw: your cards come by themselves.</source>
        <translation>Bạn không cần rút: bài tự đến.</translation>
    </message>
    <message>
        <source>After five moves out of turn, wait for the player on turn.</source>
        <translation>Sau năm nước sai lượt, hãy chờ người đang đi.</translation>
    </message>
    <message>
        <source>That would leave the player on turn without any play.</source>
        <translation>Như thế người đang có lượt sẽ không còn gì để đánh.</translation>
    </message>
    <message>
        <source>Somebody has played out of turn: that comes first.</source>
        <translation>Có người vừa đánh sai lượt: việc đó trước đã.</translation>
    </message>
    <message>
        <source>A card still fits: play it before you discard.</source>
        <translation>Vẫn còn lá hợp: hãy đánh trước khi bỏ.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Chỗ đó không có lá nào.</translation>
    </message>
    <message>
        <source>It is not your turn: you can draw or play a card, but not discard.</source>
        <translation>Chưa đến lượt bạn: được rút hay đánh, không được bỏ.</translation>
    </message>
    <message>
        <source>A card cannot go there.</source>
        <translation>Bài không đặt vào đó được.</translation>
    </message>
    <message>
        <source>You cannot play those cards.</source>
        <translation>Bạn không được đánh những lá đó.</translation>
    </message>
    <message>
        <source>There is nothing to catch any more.</source>
        <translation>Không còn gì để bắt nữa.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Không còn lá nào để rút.</translation>
    </message>
    <message>
        <source>You can only discard onto your own discard piles.</source>
        <translation>Bạn chỉ được bỏ bài lên chồng bỏ của mình.</translation>
    </message>
    <message>
        <source>A wild card can be discarded only if you hold nothing else.</source>
        <translation>Chỉ được bỏ lá đa năng khi không còn lá khác.</translation>
    </message>
</context>
<context>
    <name>SkipBoTable</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%Ln lá trên tay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>còn %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the own stock</comment>
        <translation>
            <numerusform>còn %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>thắng %Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Chồng rút, %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed piles, %n card(s)</source>
        <comment>under the draw pile</comment>
        <translation>
            <numerusform>Chồng đã xong, %Ln lá</numerusform>
        </translation>
    </message>
    <message>
        <source>start: {number}</source>
        <comment>under an empty building place</comment>
        <translation>bắt đầu: {number}</translation>
    </message>
    <message>
        <source>next: {number}</source>
        <comment>under a building pile</comment>
        <translation>tiếp: {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>cards left, under a number on a plate</comment>
        <translation>kho</translation>
    </message>
    <message>
        <source>Stop here</source>
        <comment>a button that ends the turn</comment>
        <translation>Dừng ở đây</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>a card</comment>
        <translation>úp</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>lá đa năng</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a pile</comment>
        <translation>trống</translation>
    </message>
    <message>
        <source>{card} on top, below it {others}</source>
        <comment>cards of a pile</comment>
        <translation>{card} trên cùng, bên dưới {others}</translation>
    </message>
    <message>
        <source>Building pile {pile}: empty, begins with {next}</source>
        <translation>Chồng xây {pile}: trống, bắt đầu bằng {next}</translation>
    </message>
    <message>
        <source>Building pile {pile}: {height}, next {next}</source>
        <translation>Chồng xây {pile}: {height}, tiếp theo {next}</translation>
    </message>
    <message>
        <source>{name}, stock: empty</source>
        <translation>{name}, kho bài: hết</translation>
    </message>
    <message>
        <source>{name}, stock: {card}, {left}</source>
        <translation>{name}, kho bài: {card}, {left}</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>on an empty discard place</comment>
        <translation>để bỏ</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>plays on the same side</comment>
        <translation>Đồng đội</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <comment>a card that is held</comment>
        <translation>Đặt vào đâu?</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Xây</translation>
    </message>
    <message>
        <source>Build, or discard a card</source>
        <translation>Xây, hoặc bỏ một lá</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Bỏ một lá</translation>
    </message>
    <message>
        <source>{name}, hand card {number}: {card}</source>
        <translation>{name}, lá trên tay {number}: {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, discard pile {number}: {cards}</source>
        <translation>{name}, chồng bỏ {number}: {cards}</translation>
    </message>
    <message>
        <source>Play on, or stop</source>
        <translation>Đánh tiếp, hoặc dừng</translation>
    </message>
    <message>
        <source>Your turn, {name}!</source>
        <translation>Đến lượt {name}!</translation>
    </message>
    <message>
        <source>{name}, hand pile {number}: {cards}</source>
        <translation>{name}, chồng trên tay {number}: {cards}</translation>
    </message>
</context>
<context>
    <name>Skyjo</name>
    <message>
        <source>Skyjo</source>
        <comment>the game&apos;s name</comment>
        <translation>Skyjo</translation>
    </message>
    <message>
        <source>Swap your high cards away: the fewest points win.</source>
        <comment>on the start page</comment>
        <translation>Đổi lá cao đi: ít điểm nhất thắng.</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 100 points</comment>
        <translation>{round} · đến {points}</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>ít điểm nhất thắng · kết thúc ở {target}</translation>
    </message>
    <message>
        <source>{name} closed the round: one more turn for everybody else</source>
        <translation>{name} đóng ván: mọi người khác còn một lượt</translation>
    </message>
    <message>
        <source>{name} drew {a_card}</source>
        <comment>from the draw pile: Kito drew a 5</comment>
        <translation>{name} rút {a_card}</translation>
    </message>
    <message>
        <source>{name} took {a_card} and gave {gone}</source>
        <comment>from the discard pile, in exchange: Kito took an 8 and gave a 12</comment>
        <translation>{name} lấy {a_card} và bỏ {gone}</translation>
    </message>
    <message>
        <source>{name} swapped {a_card} in and {gone} out</source>
        <comment>the drawn card for one of the grid: Kito swapped a 6 in and a 12 out</comment>
        <translation>{name} đổi vào {a_card}, bỏ ra {gone}</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>the card just drawn</comment>
        <translation>{name} bỏ {a_card}</translation>
    </message>
    <message>
        <source>{name} has a column of three alike: it goes</source>
        <comment>a column is taken out</comment>
        <translation>{name} có một cột ba lá cùng số: bỏ cột đó</translation>
    </message>
    <message>
        <source>{name} turns up the rest</source>
        <comment>at the end of a Skyjo round</comment>
        <translation>{name} lật những lá còn lại</translation>
    </message>
    <message>
        <source>{name} turned up {a_card}</source>
        <comment>one of the own cards: Kito turned up a 5</comment>
        <translation>{name} lật {a_card}</translation>
    </message>
</context>
<context>
    <name>SkyjoOptions</name>
    <message>
        <source>Points that end the match</source>
        <translation>Điểm kết thúc trận</translation>
    </message>
    <message>
        <source>Columns of three alike go</source>
        <translation>Bỏ cột ba lá cùng số</translation>
    </message>
    <message>
        <source>Who begins the next round</source>
        <translation>Ai đi trước ván sau</translation>
    </message>
    <message>
        <source>After discarding the drawn card</source>
        <translation>Sau khi bỏ lá vừa rút</translation>
    </message>
    <message>
        <source>Closed without the lowest score</source>
        <translation>Đóng ván mà không ít điểm nhất</translation>
    </message>
    <message>
        <source>Double in a tie too</source>
        <translation>Hòa cũng nhân đôi</translation>
    </message>
    <message>
        <source>Then the match ends; the fewest points win</source>
        <translation>Khi đó trận kết thúc; ít điểm nhất thắng</translation>
    </message>
    <message>
        <source>They are taken out and count nothing</source>
        <translation>Cột bị bỏ ra và không tính điểm</translation>
    </message>
    <message>
        <source>When somebody else has just as few points</source>
        <translation>Khi người khác cũng ít điểm như vậy</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Ít điểm nhất</translation>
    </message>
    <message>
        <source>Whoever closed it</source>
        <translation>Người đóng ván</translation>
    </message>
    <message>
        <source>May turn one up</source>
        <translation>Được lật một lá</translation>
    </message>
    <message>
        <source>Must turn one up</source>
        <translation>Phải lật một lá</translation>
    </message>
    <message>
        <source>Double if above 0</source>
        <comment>points are doubled if there are more than zero</comment>
        <translation>Nhân đôi nếu trên 0</translation>
    </message>
    <message>
        <source>Always double</source>
        <translation>Luôn nhân đôi</translation>
    </message>
    <message>
        <source>Never double</source>
        <translation>Không nhân đôi</translation>
    </message>
</context>
<context>
    <name>SkyjoReasons</name>
    <message>
        <source>That card is face up already.</source>
        <translation>Lá đó đã ngửa rồi.</translation>
    </message>
    <message>
        <source>First turn up two of your own cards.</source>
        <translation>Trước hết hãy lật hai lá của mình.</translation>
    </message>
    <message>
        <source>There is no card left in that place.</source>
        <translation>Chỗ đó không còn lá nào.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards.</source>
        <translation>Giờ hãy lật một lá của mình.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards, or end your turn.</source>
        <translation>Giờ hãy lật một lá của mình, hoặc kết thúc lượt.</translation>
    </message>
    <message>
        <source>You can only exchange your own cards.</source>
        <translation>Bạn chỉ được đổi bài của mình.</translation>
    </message>
    <message>
        <source>First take a card from one of the piles.</source>
        <translation>Trước hết hãy lấy một lá từ một trong hai chồng.</translation>
    </message>
    <message>
        <source>First exchange the card you drew, or discard it.</source>
        <translation>Trước hết hãy đổi lá vừa rút, hoặc bỏ nó.</translation>
    </message>
</context>
<context>
    <name>SkyjoTable</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Chồng rút, %Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>Lật %Ln lá</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <comment>the discard pile, under it</comment>
        <translation>chồng bỏ</translation>
    </message>
    <message>
        <source>shows {points}</source>
        <comment>the sum of a player&apos;s face-up cards</comment>
        <translation>ngửa {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>on the plate of who closed the round</comment>
        <translation>đã đóng</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>điểm</translation>
    </message>
    <message>
        <source>Choose the card to exchange</source>
        <translation>Chọn lá để đổi</translation>
    </message>
    <message>
        <source>Last turn: take one</source>
        <translation>Lượt cuối: lấy một lá</translation>
    </message>
    <message>
        <source>Take one of these</source>
        <translation>Lấy một trong hai</translation>
    </message>
    <message>
        <source>Exchange it, or discard it</source>
        <translation>Đổi, hoặc bỏ lá này</translation>
    </message>
    <message>
        <source>Turn one up, if you like</source>
        <translation>Lật một lá, nếu muốn</translation>
    </message>
    <message>
        <source>Leave them</source>
        <comment>end the turn, turn no card up</comment>
        <translation>Để nguyên</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Chồng bỏ, trống</translation>
    </message>
    <message>
        <source>Discard pile, {card} on top</source>
        <translation>Chồng bỏ, trên cùng {card}</translation>
    </message>
    <message>
        <source>No card drawn</source>
        <translation>Chưa rút lá nào</translation>
    </message>
    <message>
        <source>Drawn card, {card}</source>
        <translation>Lá vừa rút, {card}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>không có lá</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>úp</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}: {card}</source>
        <translation>{name}, hàng {row}, cột {column}: {card}</translation>
    </message>
    <message>
        <source>{name} has closed the round. One more turn for all others.</source>
        <translation>{name} đã đóng ván. Mọi người khác còn một lượt.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Add somebody to the family</source>
        <translation>Thêm người vào gia đình</translation>
    </message>
    <message>
        <source>{count} players</source>
        <comment>a span such as 2–8</comment>
        <translation>{count} người chơi</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a new match of this game</comment>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Card Table</source>
        <comment>the program&apos;s name</comment>
        <translation>Bàn Bài</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <comment>button: the usual match</comment>
        <translation>Chơi {game}</translation>
    </message>
    <message>
        <source>Welcome! What shall we play?</source>
        <translation>Chào cả nhà! Chơi gì nào?</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Chọn ngôn ngữ</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Gia đình</translation>
    </message>
    <message>
        <source>History</source>
        <comment>button: all matches of the past</comment>
        <translation>Lịch sử đấu</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Mở bản ghi</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <comment>a game&apos;s name</comment>
        <translation>Chơi tiếp {game}</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>button: who plays and how, before a match</comment>
        <translation>Thay đổi…</translation>
    </message>
    <message>
        <source>Choose who plays and how, then begin</source>
        <translation>Chọn người chơi và cách chơi rồi bắt đầu</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin the usual match at once</comment>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>All</source>
        <comment>button: see all open matches</comment>
        <translation>Tất cả</translation>
    </message>
    <message>
        <source>Show all open matches</source>
        <translation>Xem mọi trận chưa xong</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Đến lượt {name}</translation>
    </message>
    <message>
        <source>the round is over</source>
        <comment>of the match to go on with</comment>
        <translation>đã hết ván</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with the last match</comment>
        <translation>Chơi tiếp</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>button: open matches</comment>
        <translation>
            <numerusform>Còn %Ln trận</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The cards are dealt</source>
        <translation>Đã chia bài</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Đã lấy lại</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Đã đánh lại</translation>
    </message>
    <message>
        <source>This match was there already. Nothing was added.</source>
        <translation>Trận này đã có sẵn. Không thêm gì.</translation>
    </message>
    <message>
        <source>This match was there already, and has gone on since.</source>
        <translation>Trận này đã có sẵn và đã chơi tiếp sau đó.</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>on a message that a move is not allowed: opens the rules</comment>
        <translation>Vì sao?</translation>
    </message>
    <message>
        <source>No hint in the past: go back to now first.</source>
        <translation>Trong quá khứ không có gợi ý: hãy về hiện tại trước.</translation>
    </message>
    <message>
        <source>No hint: the round is over.</source>
        <translation>Không có gợi ý: đã hết ván.</translation>
    </message>
    <message>
        <source>No hint: it is not your turn.</source>
        <translation>Không có gợi ý: chưa đến lượt bạn.</translation>
    </message>
    <message>
        <source>There is no hint for this.</source>
        <translation>Chỗ này không có gợi ý.</translation>
    </message>
    <message>
        <source>Hint: {card}</source>
        <comment>a card and where it may go, read aloud</comment>
        <translation>Gợi ý: {card}</translation>
    </message>
    <message>
        <source>This is a new match now; the other one stays as it was.</source>
        <translation>Đây là trận mới; trận kia vẫn giữ nguyên.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ván sau</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>at the table: computer seats wait</comment>
        <translation>Đang tạm dừng</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>of a card, read aloud</comment>
        <translation>bạn đang cầm</translation>
    </message>
    <message>
        <source>the held card may go here</source>
        <comment>of a place, read aloud</comment>
        <translation>lá đang cầm có thể đặt ở đây</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>of a card or a place, read aloud</comment>
        <translation>có thể chọn</translation>
    </message>
    <message>
        <source>on turn</source>
        <comment>of a player, read aloud</comment>
        <translation>đang đến lượt</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>with the cards, read aloud</comment>
        <translation>Bàn chơi</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Rock</source>
        <comment>rock, paper, scissors</comment>
        <translation>Búa</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>rock, paper, scissors</comment>
        <translation>Bao</translation>
    </message>
    <message>
        <source>Scissors</source>
        <comment>rock, paper, scissors</comment>
        <translation>Kéo</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a number of cards</comment>
        <translation>
            <numerusform>%Ln lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a number of rounds</comment>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {name} deals</source>
        <comment>Round 2: Kito deals</comment>
        <translation>{round}: {name} chia bài</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <comment>has the first turn of the round</comment>
        <translation>{name} đi trước</translation>
    </message>
    <message>
        <source>{name} has nothing more to play</source>
        <comment>no other card fits, so the turn ends by itself</comment>
        <translation>{name} không còn gì để đánh</translation>
    </message>
    <message>
        <source>{name} cannot play and passes</source>
        <comment>no card fits, so the turn goes to the next player</comment>
        <translation>{name} không đánh được và bỏ lượt</translation>
    </message>
    <message>
        <source>{name} ended the turn</source>
        <comment>of one&apos;s own will; the own turn</comment>
        <translation>{name} kết thúc lượt</translation>
    </message>
    <message>
        <source>Round over: {name} wins</source>
        <comment>one player has won the round</comment>
        <translation>Hết ván: {name} thắng</translation>
    </message>
    <message>
        <source>Round over: {names} win</source>
        <comment>two or more players, a team</comment>
        <translation>Hết ván: {names} thắng</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The rules do not allow this match.</source>
        <translation>Luật không cho phép trận này.</translation>
    </message>
    <message>
        <source>The rule book is missing. Install the program again to have it.</source>
        <translation>Thiếu sách luật. Hãy cài lại chương trình để có sách.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Mở bản ghi</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Lưu thành tệp</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <comment>files in a file dialog</comment>
        <translation>Bản ghi các trận</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>files in a file dialog</comment>
        <translation>Ảnh</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a file dialog</comment>
        <translation>Mọi tệp</translation>
    </message>
    <message>
        <source>Folder:</source>
        <comment>in a file dialog</comment>
        <translation>Thư mục:</translation>
    </message>
    <message>
        <source>Name of the file:</source>
        <translation>Tên tệp:</translation>
    </message>
    <message>
        <source>Files:</source>
        <comment>which ones a dialog shows</comment>
        <translation>Tệp:</translation>
    </message>
    <message>
        <source>{game} – {program}</source>
        <comment>the window&apos;s title</comment>
        <translation>{game} – {program}</translation>
    </message>
</context>
</TS>
