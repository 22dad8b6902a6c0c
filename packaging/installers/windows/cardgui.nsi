; The installer of Card Table for Windows, for one person, without administrator rights.
; packaging/installers/windows_installer.py runs it and says what the names below stand for:
;   VERSION MAKER MIME_TYPE SUFFIX   words
;   PROGRAM ICONS WORK               folders: the frozen program, the drawn icons, the generated files
;   OUTPUT                           the file to write
;   KILOBYTES                        what the program takes
;   TARGET                           of the installer itself; may be left out

Unicode true
; NSIS as its makers give it away has only the starters of 32 bits, which every Windows of 64 bits runs as well; those
; of 64 bits come with Debian's.
!ifndef TARGET
  !if /FileExists "${NSISDIR}/Stubs/lzma_solid-amd64-unicode"
    !define TARGET amd64-unicode
  !else
    !define TARGET x86-unicode
  !endif
!endif
Target ${TARGET}
ManifestDPIAware true
ManifestSupportedOS all
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WordFunc.nsh"
!include "x64.nsh"
!include "WinVer.nsh"

!define ID "org.cardgui.CardTable"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define OWN_KEY "Software\cardgui\CardTable\Installation"
!define RECORD_CLASS "cardgui.match"
!define PROGRAM_FILE "cardgui.exe"
!define CONSOLE_FILE "cardgui-console.exe"

Name "$(NAME)"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Card Table"
InstallDirRegKey HKCU "${OWN_KEY}" "Folder"
BrandingText "${MAKER}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Card Table"
VIAddVersionKey "FileDescription" "Card Table"
VIAddVersionKey "CompanyName" "${MAKER}"
VIAddVersionKey "LegalCopyright" "${MAKER}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"

!define MUI_ICON "${ICONS}/cardgui.ico"
!define MUI_UNICON "${ICONS}/cardgui.ico"
!define MUI_ABORTWARNING
; A second run speaks as the first one did.
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${OWN_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_LANGDLL_ALLLANGUAGES

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM_FILE}"
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGEEX "${__FILEDIR__}" "Swahili"
!insertmacro MUI_LANGUAGE "Vietnamese"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include "${WORK}/strings.nsh"

; Ends with a word, or in a silent run with status 2, while the program runs: its file cannot be opened for writing.
!macro StopWhileRunning FILE
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(CLOSE_FIRST)" /SD IDOK
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(NEEDS_WINDOWS)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
  SetRegView 64
  ; Silent runs, as of an administrator's tools, ask nothing.
  ${IfNot} ${Silent}
    !insertmacro MUI_LANGDLL_DISPLAY
  ${EndIf}
  ReadRegStr $0 HKCU "${OWN_KEY}" "Version"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 = 1
      ; A silent run that would step back is ended: the older program could not read what the newer one saved.
      MessageBox MB_YESNO|MB_ICONEXCLAMATION "$(NEWER_THERE)" /SD IDNO IDYES older
      SetErrorLevel 4
      Quit
      older:
    ${EndIf}
  ${EndIf}
FunctionEnd

; The name in the start menu is that of the language in which it was installed.
!macro DeleteShortcut
  ReadRegStr $0 HKCU "${OWN_KEY}" "Shortcut"
  ${If} $0 != ""
    Delete "$SMPROGRAMS\$0.lnk"
  ${EndIf}
!macroend

Section
  !insertmacro StopWhileRunning "${PROGRAM_FILE}"
  !insertmacro StopWhileRunning "${CONSOLE_FILE}"
  ; What an earlier version left and this one has no more: only of this program, since other ones have such a folder
  ; too. Saved matches are in another folder.
  ${If} ${FileExists} "$INSTDIR\${PROGRAM_FILE}"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  !insertmacro DeleteShortcut
  SetOutPath "$INSTDIR"
  File /r "${PROGRAM}/*"
  File "${ICONS}/record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\$(NAME).lnk" "$INSTDIR\${PROGRAM_FILE}" "" "" "" SW_SHOWNORMAL "" "$(SUMMARY)"

  WriteRegStr HKCU "Software\Classes\.${SUFFIX}" "" "${RECORD_CLASS}"
  WriteRegStr HKCU "Software\Classes\.${SUFFIX}" "Content Type" "${MIME_TYPE}"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}" "" "$(RECORD)"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell\open" "" "$(OPEN_RECORD)"
  WriteRegStr HKCU "Software\Classes\${RECORD_CLASS}\shell\open\command" "" '"$INSTDIR\${PROGRAM_FILE}" --desktop "%1"'

  WriteRegStr HKCU "${OWN_KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${OWN_KEY}" "Version" "${VERSION}"
  WriteRegStr HKCU "${OWN_KEY}" "Shortcut" "$(NAME)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "$(NAME)"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${PROGRAM_FILE}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${MAKER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Function un.onInit
  SetRegView 64
  ${IfNot} ${Silent}
    !insertmacro MUI_UNGETLANGUAGE
  ${EndIf}
FunctionEnd

Section "Uninstall"
  !insertmacro StopWhileRunning "${PROGRAM_FILE}"
  !insertmacro StopWhileRunning "${CONSOLE_FILE}"
  !include "${WORK}/uninstalled.nsh"
  Delete "$INSTDIR\record.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  !insertmacro DeleteShortcut
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "Software\Classes\${RECORD_CLASS}"
  ReadRegStr $0 HKCU "Software\Classes\.${SUFFIX}" ""
  ${If} $0 == "${RECORD_CLASS}"
    DeleteRegKey HKCU "Software\Classes\.${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${OWN_KEY}"
  ; Saves stay, unless somebody says otherwise: asked at the screen, or with /DELETE_SAVES in a silent run.
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETE_SAVES" $1
  ${IfNot} ${Errors}
    Goto saves
  ${EndIf}
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(KEEP_SAVES)" /SD IDNO IDYES saves
  Goto kept
  saves:
    RMDir /r "$APPDATA\cardgui\CardTable"
    RMDir "$APPDATA\cardgui"
    DeleteRegKey HKCU "Software\cardgui\CardTable"
  kept:
  DeleteRegKey /ifempty HKCU "Software\cardgui\CardTable"
  DeleteRegKey /ifempty HKCU "Software\cardgui"
  ${RefreshShellIcons}
SectionEnd
