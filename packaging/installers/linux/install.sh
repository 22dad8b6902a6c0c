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

mkdir -p "$HOME/.local/lib" "$programs" "$data"
rm -rf "$library.new"
cp -R program "$library.new"
cp uninstall.sh "$library.new/uninstall.sh"
# What is below $data, for the one who uninstalls.
(cd share && find . -type f -o -type l) >"$library.new/installed-files"
rm -rf "$library.old"
if [ -e "$library" ]; then mv "$library" "$library.old"; fi
mv "$library.new" "$library"
rm -rf "$library.old"
ln -sf "$library/$command" "$programs/$command"
cp -R share/. "$data/"
# The folder of programs need not be on the path of the desktop.
quoted=$(printf '%s' "$library/$command" | sed 's/[\\"`$]/\\&/g')
escaped=$(printf '"%s"' "$quoted" | sed 's/[&|\\]/\\&/g')
sed "s|^Exec=$command |Exec=$escaped |" "share/applications/$id.desktop" >"$data/applications/$id.desktop"

for update in "update-desktop-database $data/applications" "update-mime-database $data/mime" \
	"gtk-update-icon-cache -q -t -f $data/icons/hicolor"; do
	# shellcheck disable=SC2086
	if command -v ${update%% *} >/dev/null 2>&1; then $update >/dev/null 2>&1 || true; fi
done

say "Card Table is installed. Start it from the menu, or with: $programs/$command" \
	"Meza ya Karata imesakinishwa. Ianzishe kwenye menyu, au kwa: $programs/$command" \
	"Đã cài Bàn Bài. Mở từ trình đơn, hoặc bằng lệnh: $programs/$command" \
	"ثُبّتت طاولة الورق. تُفتح من القائمة، أو بالأمر: $programs/$command"
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
