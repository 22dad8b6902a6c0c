#!/bin/sh
# Installs Card Table for the person who runs it, without root. Run by the self-extracting archive in the folder that
# it was unpacked into; an earlier version is replaced as a whole, and saved matches are not touched.
set -eu

command=cardgui
id=org.cardgui.CardTable
data=${XDG_DATA_HOME:-$HOME/.local/share}
library=$HOME/.local/lib/$command
programs=$HOME/.local/bin

say() { # English, Swahili, Vietnamese, Arabic
	case ${LC_ALL:-${LC_MESSAGES:-${LANG:-en}}} in
	sw*) echo "$2" ;;
	vi*) echo "$3" ;;
	ar*) echo "$4" ;;
	*) echo "$1" ;;
	esac
}

mkdir -p "$HOME/.local/lib"
rm -rf "$library.new"
cp -R program "$library.new"
cp uninstall.sh "$library.new/uninstall.sh"
# For the one who uninstalls: what is installed below which folder.
(cd share && find . -type f -o -type l) >"$library.new/installed-files"
printf '%s\n' "$data" >"$library.new/installed-below"
# An earlier version goes with all that this one may not have any more.
if [ -f "$library/uninstall.sh" ]; then sh "$library/uninstall.sh" || true; fi
rm -rf "$library"
mkdir -p "$HOME/.local/lib" "$programs" "$data"
mv "$library.new" "$library"
cp -R share/. "$data/"
# A file of that name which somebody else has put there stays.
start=$programs/$command
if [ ! -e "$start" ] || [ "$(readlink "$start" || true)" = "$library/$command" ]; then
	ln -sf "$library/$command" "$start"
else
	start=$library/$command
fi
# The folder of programs need not be on the path of the desktop. In a menu entry a backslash stands before what is
# special between quotes, and another before each backslash.
quoted=$(printf '%s' "$library/$command" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g')
escaped=$(printf '"%s"' "$quoted" | sed 's/[&|\\]/\\&/g')
sed "s|^Exec=$command |Exec=$escaped |" "share/applications/$id.desktop" >"$data/applications/$id.desktop"

# Desktops look up menu entries and file types in what these make; icons without one, where there is none.
refresh() {
	if command -v "$1" >/dev/null 2>&1; then "$@" >/dev/null 2>&1 || true; fi
}
refresh update-desktop-database "$data/applications"
refresh update-mime-database "$data/mime"
if [ -e "$data/icons/hicolor/icon-theme.cache" ]; then refresh gtk-update-icon-cache -q -t -f "$data/icons/hicolor"; fi

say "Card Table is installed. Start it from the menu, or with: $start" \
	"Meza ya Karata imesakinishwa. Ianzishe kwenye menyu, au kwa: $start" \
	"Đã cài Bàn Bài. Mở từ trình đơn, hoặc bằng lệnh: $start" \
	"ثُبّتت طاولة الورق. تُفتح من القائمة، أو بالأمر: $start"
# What the system has to bring. Where its list of libraries cannot be read, the program itself will tell.
known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2>/dev/null || true)
lacking= packages=
while [ "$known" ] && read -r file package; do
	case $known in *"	$file "*) continue ;; esac
	lacking="$lacking $file"
	case " $packages " in *" $package "*) ;; *) packages="$packages $package" ;; esac
done <libraries
if [ "$lacking" ]; then
	say "It will not start yet. This system lacks:$lacking" \
		"Bado haitaanza. Mfumo huu hauna:$lacking" \
		"Chưa chạy được: hệ thống này còn thiếu:$lacking" \
		"لن تعمل بعد. ينقص هذا النظام:$lacking"
	say "On Debian and Ubuntu they come with: sudo apt install$packages" \
		"Kwenye Debian na Ubuntu, zinapatikana kwa: sudo apt install$packages" \
		"Trên Debian và Ubuntu, cài bằng lệnh: sudo apt install$packages" \
		"في Debian وUbuntu تُثبَّت بالأمر: sudo apt install$packages"
fi

say "To remove it: $library/uninstall.sh" \
	"Ili kuiondoa: $library/uninstall.sh" \
	"Để gỡ: $library/uninstall.sh" \
	"لإزالتها: $library/uninstall.sh"
