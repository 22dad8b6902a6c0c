#!/bin/sh
# Removes Card Table for the person who installed it. Saved matches, people and settings stay.
set -eu

command=cardgui
data=${XDG_DATA_HOME:-$HOME/.local/share}
library=$HOME/.local/lib/$command

while read -r file; do
	rm -f "$data/$file"
	# Folders that are empty now.
	(cd "$data" && rmdir -p "$(dirname "$file")" 2>/dev/null) || true
done <"$library/installed-files"
if [ "$(readlink "$HOME/.local/bin/$command" || true)" = "$library/$command" ]; then
	rm -f "$HOME/.local/bin/$command"
fi
for update in "update-desktop-database $data/applications" "update-mime-database $data/mime"; do
	# shellcheck disable=SC2086
	if [ -d "${update#* }" ] && command -v ${update%% *} >/dev/null 2>&1; then $update >/dev/null 2>&1 || true; fi
done
rm -rf "$library"
rmdir "$HOME/.local/lib" "$HOME/.local/bin" 2>/dev/null || true
