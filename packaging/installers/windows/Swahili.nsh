;Language: Swahili (1089)

!insertmacro LANGFILE "Swahili" = "Kiswahili" =

!ifdef MUI_WELCOMEPAGE
  ${LangFileString} MUI_TEXT_WELCOME_INFO_TITLE "Karibu kusakinisha $(^NameDA)"
  ${LangFileString} MUI_TEXT_WELCOME_INFO_TEXT "Kisakinishaji hiki kitakuongoza kusakinisha $(^NameDA).$\r$\n$\r$\nFunga programu nyingine kabla ya kuanza. Hivyo hutahitaji kuwasha kompyuta upya.$\r$\n$\r$\n$_CLICK"
!endif

!ifdef MUI_DIRECTORYPAGE
  ${LangFileString} MUI_TEXT_DIRECTORY_TITLE "Chagua mahali pa kusakinisha"
  ${LangFileString} MUI_TEXT_DIRECTORY_SUBTITLE "Chagua folda ya kusakinishia $(^NameDA)."
!endif

!ifdef MUI_INSTFILESPAGE
  ${LangFileString} MUI_TEXT_INSTALLING_TITLE "Inasakinisha"
  ${LangFileString} MUI_TEXT_INSTALLING_SUBTITLE "Tafadhali subiri, $(^NameDA) inasakinishwa."
  ${LangFileString} MUI_TEXT_FINISH_TITLE "Usakinishaji umekamilika"
  ${LangFileString} MUI_TEXT_FINISH_SUBTITLE "Usakinishaji umefanikiwa."
  ${LangFileString} MUI_TEXT_ABORT_TITLE "Usakinishaji umesitishwa"
  ${LangFileString} MUI_TEXT_ABORT_SUBTITLE "Usakinishaji haukufanikiwa."
!endif

!ifdef MUI_UNINSTFILESPAGE
  ${LangFileString} MUI_UNTEXT_UNINSTALLING_TITLE "Inaondoa"
  ${LangFileString} MUI_UNTEXT_UNINSTALLING_SUBTITLE "Tafadhali subiri, $(^NameDA) inaondolewa."
  ${LangFileString} MUI_UNTEXT_FINISH_TITLE "Uondoaji umekamilika"
  ${LangFileString} MUI_UNTEXT_FINISH_SUBTITLE "Uondoaji umefanikiwa."
  ${LangFileString} MUI_UNTEXT_ABORT_TITLE "Uondoaji umesitishwa"
  ${LangFileString} MUI_UNTEXT_ABORT_SUBTITLE "Uondoaji haukufanikiwa."
!endif

!ifdef MUI_FINISHPAGE
  ${LangFileString} MUI_TEXT_FINISH_INFO_TITLE "$(^NameDA) imesakinishwa"
  ${LangFileString} MUI_TEXT_FINISH_INFO_TEXT "$(^NameDA) imesakinishwa kwenye kompyuta yako.$\r$\n$\r$\nBofya Maliza ili kufunga."
  ${LangFileString} MUI_TEXT_FINISH_INFO_REBOOT "Kompyuta inahitaji kuwashwa upya ili kukamilisha usakinishaji wa $(^NameDA). Ungependa kuiwasha upya sasa?"
!endif

!ifdef MUI_FINISHPAGE | MUI_UNFINISHPAGE
  ${LangFileString} MUI_TEXT_FINISH_REBOOTNOW "Washa upya sasa"
  ${LangFileString} MUI_TEXT_FINISH_REBOOTLATER "Nitawasha upya mwenyewe baadaye"
  ${LangFileString} MUI_TEXT_FINISH_RUN "&Anzisha $(^NameDA)"
  ${LangFileString} MUI_TEXT_FINISH_SHOWREADME "&Onyesha maelezo"
  ${LangFileString} MUI_BUTTONTEXT_FINISH "&Maliza"
!endif

!ifdef MUI_UNCONFIRMPAGE
  ${LangFileString} MUI_UNTEXT_CONFIRM_TITLE "Ondoa $(^NameDA)"
  ${LangFileString} MUI_UNTEXT_CONFIRM_SUBTITLE "Ondoa $(^NameDA) kwenye kompyuta yako."
!endif

!ifdef MUI_ABORTWARNING
  ${LangFileString} MUI_TEXT_ABORTWARNING "Una hakika unataka kusitisha usakinishaji wa $(^Name)?"
!endif
