<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sw" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Start page</source>
        <translation>Mwanzo</translation>
    </message>
    <message>
        <source>Put the match away and go to the start page; it stays saved</source>
        <translation>Weka mchezo kando na urudi mwanzo; mchezo umehifadhiwa</translation>
    </message>
    <message>
        <source>Play as last time</source>
        <translation>Cheza kama mara ya mwisho</translation>
    </message>
    <message>
        <source>Begin at once: the game, people and options of last time</source>
        <translation>Anza mara moja: mchezo, watu na kanuni za mara ya mwisho</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>a new match like the one that is over</comment>
        <translation>Tena</translation>
    </message>
    <message>
        <source>A new match with the same people and options</source>
        <translation>Mchezo mpya wenye watu walewale na kanuni zilezile</translation>
    </message>
    <message>
        <source>The same deal again</source>
        <translation>Gawa zilezile tena</translation>
    </message>
    <message>
        <source>A new match with the same people and the same cards</source>
        <translation>Mchezo mpya wenye watu walewale na karata zilezile</translation>
    </message>
    <message>
        <source>Open matches…</source>
        <translation>Michezo iliyo wazi…</translation>
    </message>
    <message>
        <source>Go on with another match; the one on the table stays saved</source>
        <translation>Endelea na mchezo mwingine; ulio mezani unabaki umehifadhiwa</translation>
    </message>
    <message>
        <source>Give up…</source>
        <comment>a match</comment>
        <translation>Acha mchezo…</translation>
    </message>
    <message>
        <source>Stop playing this match; it stays in the history</source>
        <translation>Usiendelee na mchezo huu; unabaki katika michezo iliyopita</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Mchezo mpya…</translation>
    </message>
    <message>
        <source>Choose who plays and how</source>
        <translation>Chagua nani anacheza na vipi</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past</comment>
        <translation>Michezo iliyopita</translation>
    </message>
    <message>
        <source>All matches of the past, and what everybody has won</source>
        <translation>Michezo yote iliyopita, na ushindi wa kila mmoja</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Fungua rekodi…</translation>
    </message>
    <message>
        <source>Go on with a match that was saved as a file</source>
        <translation>Endelea na mchezo uliohifadhiwa kwenye faili</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Hifadhi kwenye faili…</translation>
    </message>
    <message>
        <source>Save the match as a file, to keep it or to pass it on</source>
        <translation>Hifadhi mchezo kwenye faili, ili kuuweka au kumpa mwingine</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Karatasi ya pointi</translation>
    </message>
    <message>
        <source>Show the points of all rounds</source>
        <translation>Onyesha pointi za raundi zote</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Raundi inayofuata</translation>
    </message>
    <message>
        <source>Deal the next round</source>
        <translation>Gawa raundi inayofuata</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Tendua</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dokezo</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Tendua hatua yako ya mwisho</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rudia</translation>
    </message>
    <message>
        <source>Play again what was taken back</source>
        <translation>Cheza tena kilichotenduliwa</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Onyesha hatua nzuri</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Sema…</translation>
    </message>
    <message>
        <source>Catch somebody who breaks a rule, or do something out of turn</source>
        <translation>Mkamate anayevunja kanuni, au cheza nje ya zamu</translation>
    </message>
    <message>
        <source>Call</source>
        <comment>on a button: somebody calls out at the table</comment>
        <translation>Sema</translation>
    </message>
    <message>
        <source>Who sits where…</source>
        <translation>Nani anaketi wapi…</translation>
    </message>
    <message>
        <source>Leave your chair to a computer player, or sit down again</source>
        <translation>Mwachie kiti mchezaji wa kompyuta, au keti tena</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Yaliyotokea</translation>
    </message>
    <message>
        <source>Show or hide the list of all moves</source>
        <translation>Onyesha au ficha orodha ya hatua zote</translation>
    </message>
    <message>
        <source>One moment back</source>
        <translation>Hatua moja nyuma</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment earlier</source>
        <translation>Tazama meza ilivyokuwa kabla kidogo</translation>
    </message>
    <message>
        <source>One moment on</source>
        <translation>Hatua moja mbele</translation>
    </message>
    <message>
        <source>Look at the table as it was a moment later</source>
        <translation>Tazama meza ilivyokuwa baadaye kidogo</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Rudi mchezoni</translation>
    </message>
    <message>
        <source>From the past to the table as it is</source>
        <translation>Toka kwenye yaliyopita hadi meza ilivyo sasa</translation>
    </message>
    <message>
        <source>To the start of the match</source>
        <translation>Mwanzoni mwa mchezo</translation>
    </message>
    <message>
        <source>Look at the table as it was after the first deal</source>
        <translation>Tazama meza ilivyokuwa baada ya kugawa mara ya kwanza</translation>
    </message>
    <message>
        <source>Show move by move</source>
        <translation>Onyesha hatua kwa hatua</translation>
    </message>
    <message>
        <source>Let the past go on by itself, or stop it</source>
        <translation>Acha yaliyopita yaendelee yenyewe, au yasimamishe</translation>
    </message>
    <message>
        <source>New match from here</source>
        <translation>Mchezo mpya kuanzia hapa</translation>
    </message>
    <message>
        <source>Play on from this moment as a new match; this one stays as it is</source>
        <translation>Cheza kuanzia hapa kama mchezo mpya; huu unabaki ulivyo</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <comment>button in the past: as a new match</comment>
        <translation>Cheza kutoka hapa</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Simamisha</translation>
    </message>
    <message>
        <source>Let the computer players wait</source>
        <translation>Wachezaji wa kompyuta wasubiri</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Hatua moja</translation>
    </message>
    <message>
        <source>Let the computer player make one move</source>
        <translation>Mchezaji wa kompyuta afanye hatua moja</translation>
    </message>
    <message>
        <source>Fast forward</source>
        <translation>Harakisha</translation>
    </message>
    <message>
        <source>No pauses until it is a person&apos;s turn</source>
        <translation>Bila kusubiri hadi zamu ya mtu</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <comment>day or night colours</comment>
        <translation>Kama kompyuta yenyewe</translation>
    </message>
    <message>
        <source>Day</source>
        <comment>the light colours</comment>
        <translation>Mchana</translation>
    </message>
    <message>
        <source>Night</source>
        <comment>the dark colours</comment>
        <translation>Usiku</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Utofauti mkali</translation>
    </message>
    <message>
        <source>Automatic</source>
        <comment>digits, by the system&apos;s region</comment>
        <translation>Otomatiki</translation>
    </message>
    <message>
        <source>Usual size</source>
        <comment>of the text</comment>
        <translation>Ukubwa wa kawaida</translation>
    </message>
    <message>
        <source>Large</source>
        <comment>text</comment>
        <translation>Makubwa</translation>
    </message>
    <message>
        <source>Very large</source>
        <comment>text</comment>
        <translation>Makubwa sana</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>no sounds</comment>
        <translation>Imezimwa</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>the sounds</comment>
        <translation>Ya chini</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>how loud the sounds are</comment>
        <translation>Ya wastani</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>the sounds</comment>
        <translation>Ya juu</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>how fast cards move</comment>
        <translation>Polepole</translation>
    </message>
    <message>
        <source>Usual speed</source>
        <comment>how fast cards move</comment>
        <translation>Kasi ya kawaida</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>how fast cards move</comment>
        <translation>Haraka</translation>
    </message>
    <message>
        <source>No movement</source>
        <comment>cards are at once where they go</comment>
        <translation>Bila mwendo</translation>
    </message>
    <message>
        <source>Long pause</source>
        <comment>before a computer player moves</comment>
        <translation>Kusubiri sana</translation>
    </message>
    <message>
        <source>Usual pause</source>
        <comment>before a computer player moves</comment>
        <translation>Kusubiri kwa kawaida</translation>
    </message>
    <message>
        <source>Short pause</source>
        <comment>before a computer player moves</comment>
        <translation>Kusubiri kidogo</translation>
    </message>
    <message>
        <source>No pause</source>
        <comment>before a computer player moves</comment>
        <translation>Bila kusubiri</translation>
    </message>
    <message>
        <source>At any time</source>
        <comment>moves may be taken back</comment>
        <translation>Wakati wowote</translation>
    </message>
    <message>
        <source>Until a new card was seen</source>
        <comment>moves may be taken back</comment>
        <translation>Hadi karata mpya ionekane</translation>
    </message>
    <message>
        <source>Never</source>
        <comment>moves may be taken back</comment>
        <translation>Kamwe</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>the rule book</comment>
        <translation>Kanuni</translation>
    </message>
    <message>
        <source>How the game is played</source>
        <translation>Jinsi mchezo unavyochezwa</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Kibodi na kipanya</translation>
    </message>
    <message>
        <source>Every key, and how cards are moved</source>
        <translation>Vitufe vyote, na jinsi ya kusogeza karata</translation>
    </message>
    <message>
        <source>About Card Table</source>
        <translation>Kuhusu Meza ya Karata</translation>
    </message>
    <message>
        <source>Version, licences and the owners of the games&apos; names</source>
        <translation>Toleo, leseni na wenye majina ya michezo</translation>
    </message>
    <message>
        <source>Mute</source>
        <comment>switch the sounds off</comment>
        <translation>Zima sauti</translation>
    </message>
    <message>
        <source>Switch the sounds off, or on again</source>
        <translation>Zima sauti, au iwashe tena</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Skrini nzima</translation>
    </message>
    <message>
        <source>Fill the whole screen, or go back to a window</source>
        <translation>Jaza skrini nzima, au rudi kwenye dirisha</translation>
    </message>
    <message>
        <source>All settings…</source>
        <translation>Mipangilio yote…</translation>
    </message>
    <message>
        <source>Colours, cards, sounds, language and how it is played</source>
        <translation>Rangi, karata, sauti, lugha na namna ya kucheza</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menyu</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Fungua menyu</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Funga programu</translation>
    </message>
    <message>
        <source>Leave the program; the match is saved</source>
        <translation>Toka kwenye programu; mchezo umehifadhiwa</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>submenu: again, open ones, files, give up</comment>
        <translation>Michezo</translation>
    </message>
    <message>
        <source>Going on</source>
        <comment>submenu: pause, one step, fast forward, next round</comment>
        <translation>Kuendelea</translation>
    </message>
    <message>
        <source>Looking back</source>
        <comment>submenu: what has happened at the table</comment>
        <translation>Kuangalia nyuma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Mipangilio</translation>
    </message>
    <message>
        <source>Help</source>
        <comment>submenu: keys, about the program</comment>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lugha</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Rangi</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Tarakimu</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Ukubwa wa maandishi</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sauti</translation>
    </message>
    <message>
        <source>Movement of cards</source>
        <translation>Mwendo wa karata</translation>
    </message>
    <message>
        <source>Computer players&apos; pause</source>
        <translation>Kusubiri kwa kompyuta</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Kutendua</translation>
    </message>
</context>
<context>
    <name>Avatars</name>
    <message>
        <source>Fox</source>
        <translation>Mbweha</translation>
    </message>
    <message>
        <source>Panda</source>
        <translation>Panda</translation>
    </message>
    <message>
        <source>Lion</source>
        <translation>Simba</translation>
    </message>
    <message>
        <source>Owl</source>
        <translation>Bundi</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Paka</translation>
    </message>
    <message>
        <source>Elephant</source>
        <translation>Tembo</translation>
    </message>
    <message>
        <source>Frog</source>
        <translation>Chura</translation>
    </message>
    <message>
        <source>Rabbit</source>
        <translation>Sungura</translation>
    </message>
    <message>
        <source>Bear</source>
        <translation>Dubu</translation>
    </message>
    <message>
        <source>Dog</source>
        <translation>Mbwa</translation>
    </message>
    <message>
        <source>Penguin</source>
        <translation>Pengwini</translation>
    </message>
    <message>
        <source>Giraffe</source>
        <translation>Twiga</translation>
    </message>
    <message>
        <source>Zebra</source>
        <translation>Pundamilia</translation>
    </message>
    <message>
        <source>Turtle</source>
        <translation>Kobe</translation>
    </message>
    <message>
        <source>Your own picture</source>
        <translation>Picha yako</translation>
    </message>
    <message>
        <source>Robot</source>
        <translation>Roboti</translation>
    </message>
</context>
<context>
    <name>Building</name>
    <message>
        <source>a wild card</source>
        <comment>put into a sentence: Kito discarded a wild card</comment>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>a wild card as {number}</source>
        <comment>put into a sentence: Kito played a wild card as 6</comment>
        <translation>jokeri kama {number}</translation>
    </message>
    <message>
        <source>This card does not fit there: the piles go up one by one, from {first} to {last}.</source>
        <translation>Karata hiyo haifai hapo: marundo hupanda moja moja, kutoka {first} hadi {last}.</translation>
    </message>
    <message>
        <source>First to empty the stock wins</source>
        <comment>at the table, beside the game&apos;s name; the stock: one&apos;s own pile</comment>
        <translation>Maliza akiba yako</translation>
    </message>
    <message>
        <source>the first to empty the stock wins</source>
        <comment>on the score sheet</comment>
        <translation>anayemaliza akiba kwanza anashinda</translation>
    </message>
    <message>
        <source>Cards in each stock</source>
        <comment>an option: how many cards each player begins with</comment>
        <translation>Karata za kila akiba</translation>
    </message>
    <message>
        <source>{name} completed a pile: it is taken away</source>
        <comment>a building pile that is full now</comment>
        <translation>{name} amekamilisha rundo: linaondoka</translation>
    </message>
    <message>
        <source>{name} played {a_card} from the stock</source>
        <comment>the own stock</comment>
        <translation>{name} amecheza {a_card} kutoka akiba</translation>
    </message>
    <message>
        <source>{name} played {a_card}</source>
        <comment>Kito played a 5, or: a wild card as 6</comment>
        <translation>{name} amecheza {a_card}</translation>
    </message>
    <message>
        <source>The completed piles were shuffled into the draw pile</source>
        <comment>building piles that were taken away</comment>
        <translation>Marundo yaliyokamilika yamechanganywa kuwa rundo la kuvuta</translation>
    </message>
    <message>
        <source>The building piles were shuffled into the draw pile, all but their top cards</source>
        <translation>Marundo ya kujengea yamechanganywa kuwa rundo la kuvuta, isipokuwa karata za juu</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the fewest stock cards</source>
        <comment>nobody could end the round</comment>
        <translation>Raundi imekwama: {name} ameshinda kwa akiba ndogo zaidi</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the fewest stock cards</source>
        <comment>two or more players</comment>
        <translation>Raundi imekwama: {names} wameshinda kwa akiba ndogo zaidi</translation>
    </message>
    <message>
        <source>{name}&apos;s stock shows {a_card}</source>
        <comment>its top card: Kito&apos;s stock shows a 5</comment>
        <translation>Akiba ya {name} inaonyesha {a_card}</translation>
    </message>
</context>
<context>
    <name>Calls</name>
    <message>
        <source>{name} is talking!</source>
        <comment>a call against a partner</comment>
        <translation>{name} ameongea!</translation>
    </message>
    <message>
        <source>{name} is caught!</source>
        <comment>a call: out of turn</comment>
        <translation>{name} amekamatwa!</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <comment>out of turn</comment>
        <translation>Vuta karata</translation>
    </message>
    <message>
        <source>Play {a_card} from the stock on pile {pile}</source>
        <comment>a move out of turn; the number of a building pile</comment>
        <translation>Cheza {a_card} kutoka akiba kwenye rundo {pile}</translation>
    </message>
    <message>
        <source>Play {a_card} from discard pile {own} on pile {pile}</source>
        <comment>a move out of turn; numbers of piles</comment>
        <translation>Cheza {a_card} kutoka rundo la kutupia {own} kwenye rundo {pile}</translation>
    </message>
    <message>
        <source>Who speaks up or steps in?</source>
        <translation>Nani anasema au anaingilia?</translation>
    </message>
    <message>
        <source>Anybody at the table can, also out of turn.</source>
        <translation>Yeyote mezani anaweza, hata nje ya zamu.</translation>
    </message>
</context>
<context>
    <name>Chairs</name>
    <message>
        <source>Who sits where?</source>
        <translation>Nani anaketi wapi?</translation>
    </message>
    <message>
        <source>A computer player takes over for whoever leaves.</source>
        <translation>Anayeondoka, kompyuta inacheza badala yake.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Endelea kucheza</translation>
    </message>
    <message>
        <source>Leave…</source>
        <comment>a person leaves a chair</comment>
        <translation>Ondoka…</translation>
    </message>
    <message>
        <source>Sit down…</source>
        <comment>a person takes a chair</comment>
        <translation>Keti…</translation>
    </message>
    <message>
        <source>Computer plays on: {level}</source>
        <comment>instead of one who leaves</comment>
        <translation>Kompyuta inaendelea: {level}</translation>
    </message>
    <message>
        <source>Welcome back, {name}</source>
        <comment>one who had left sits down again</comment>
        <translation>Karibu tena, {name}</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>Mgeni</translation>
    </message>
    <message>
        <source>Computer player, {level}</source>
        <translation>Mchezaji wa kompyuta, {level}</translation>
    </message>
    <message>
        <source>Computer player, {level}, for {name}</source>
        <comment>for one who has left</comment>
        <translation>Kompyuta, {level}, badala ya {name}</translation>
    </message>
    <message>
        <source>Team of {names}; next: {name}</source>
        <comment>a chair that people share</comment>
        <translation>Timu ya {names}; anayefuata: {name}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mtu</translation>
    </message>
</context>
<context>
    <name>Conflicts</name>
    <message>
        <source>Two teams need {four} or {six} players.</source>
        <comment>counts of players</comment>
        <translation>Timu mbili zinahitaji wachezaji {four} au {six}.</translation>
    </message>
    <message>
        <source>Three teams need {six} players.</source>
        <comment>a count of players</comment>
        <translation>Timu tatu zinahitaji wachezaji {six}.</translation>
    </message>
    <message>
        <source>Two people at least must sit at the table.</source>
        <translation>Lazima watu wawili au zaidi wawe mezani.</translation>
    </message>
    <message>
        <source>No person sits at the table.</source>
        <translation>Hakuna mtu aliyeketi mezani.</translation>
    </message>
    <message>
        <source>Only when points are counted.</source>
        <translation>Pointi zinapohesabiwa tu.</translation>
    </message>
    <message>
        <source>Only with penalty points.</source>
        <translation>Kwa pointi za adhabu tu.</translation>
    </message>
    <message>
        <source>Only when playing for chips.</source>
        <translation>Mnapocheza kwa chipu tu.</translation>
    </message>
    <message>
        <source>Only when points can be doubled.</source>
        <translation>Pointi zinapoweza kuzidishwa tu.</translation>
    </message>
    <message>
        <source>With {seats} players {most} at most.</source>
        <comment>a limit: cards in a stock</comment>
        <translation>Kwa wachezaji {seats} mwisho ni {most}.</translation>
    </message>
</context>
<context>
    <name>Controller</name>
    <message>
        <source>The disk is full, so the match is not being saved. You can play on; make room to keep it.</source>
        <translation>Diski imejaa, kwa hiyo mchezo hauhifadhiwi. Mnaweza kuendelea; tengenezeni nafasi ili uhifadhiwe.</translation>
    </message>
    <message>
        <source>This match was changed in another window. Yours goes on as a second one, so both are kept.</source>
        <translation>Mchezo huu umebadilishwa kwenye dirisha jingine. Wako unaendelea kama wa pili, hivyo yote miwili inabaki.</translation>
    </message>
    <message>
        <source>Another program is using the saved matches. You can play on; saving is tried at every move.</source>
        <translation>Programu nyingine inatumia michezo iliyohifadhiwa. Mnaweza kuendelea; kuhifadhi kunajaribiwa kila hatua.</translation>
    </message>
    <message>
        <source>The match is not being saved, but you can play on. The reason: {problem}</source>
        <translation>Mchezo hauhifadhiwi, lakini mnaweza kuendelea. Sababu: {problem}</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program and stay as they are: {file}. Nothing you play now will be kept, unless you save it as a file.</source>
        <translation>Michezo iliyohifadhiwa ni ya toleo jipya zaidi la programu hii na imeachwa ilivyo: {file}. Mtakachocheza sasa hakitahifadhiwa, ila mkikihifadhi kama faili.</translation>
    </message>
    <message>
        <source>Nothing you play now will be kept, since the saved matches cannot be opened. The reason: {problem}</source>
        <translation>Mtakachocheza sasa hakitahifadhiwa, kwa kuwa michezo iliyohifadhiwa haifunguki. Sababu: {problem}</translation>
    </message>
    <message>
        <source>The record {file} cannot be opened. The reason: {problem}</source>
        <translation>Rekodi {file} haiwezi kufunguliwa. Sababu: {problem}</translation>
    </message>
    <message>
        <source>The record {file} was not saved. The reason: {problem}</source>
        <translation>Rekodi {file} haikuhifadhiwa. Sababu: {problem}</translation>
    </message>
    <message>
        <source>The saved matches could not be read. They were kept as {file}, and you start afresh.</source>
        <translation>Michezo iliyohifadhiwa haikusomeka. Imewekwa kama {file}, nanyi mnaanza upya.</translation>
    </message>
    <message>
        <source>A saved match could not be read and was kept as {file}. The reason: {problem}</source>
        <translation>Mchezo uliohifadhiwa haukusomeka na umewekwa kama {file}. Sababu: {problem}</translation>
    </message>
    <message>
        <source>A saved match cannot be opened. The reason: {problem}</source>
        <translation>Mchezo uliohifadhiwa haufunguki. Sababu: {problem}</translation>
    </message>
    <message>
        <source>This match cannot go on: the cards to be shuffled are wrong in its record. The reason: {problem}</source>
        <translation>Mchezo huu hauwezi kuendelea: karata za kuchanganywa si sahihi katika rekodi yake. Sababu: {problem}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <comment>a person at the table who gave no name</comment>
        <translation>Mchezaji {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}</source>
        <translation>
            <numerusform>Mchezo %Ln uliohifadhiwa haukusomeka. Umewekwa katika {folder} kama {files}. Sababu ya kwanza: {problem}</numerusform>
            <numerusform>Michezo %Ln iliyohifadhiwa haikusomeka. Imewekwa katika {folder} kama {files}. Sababu ya kwanza: {problem}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>{name} played %n card(s)</source>
        <comment>in the last turn</comment>
        <translation>
            <numerusform>{name} amecheza karata %Ln</numerusform>
            <numerusform>{name} amecheza karata %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>I am {name}: show the table</source>
        <comment>on a button</comment>
        <translation>Mimi ni {name}: onyesha meza</translation>
    </message>
    <message>
        <source>Next at the table</source>
        <comment>above the name of the next player</comment>
        <translation>Anayefuata mezani</translation>
    </message>
    <message>
        <source>Everyone else, please look away.</source>
        <translation>Wengine wote, tafadhali angalieni pembeni.</translation>
    </message>
    <message>
        <source>or press the space bar</source>
        <comment>under a button</comment>
        <translation>au bonyeza kitufe cha nafasi</translation>
    </message>
    <message>
        <source>{name} played no card</source>
        <comment>in the last turn</comment>
        <translation>{name} hakucheza karata yoyote</translation>
    </message>
    <message>
        <source>{name} moved a pile</source>
        <comment>in the last turn</comment>
        <translation>{name} amehamisha rundo</translation>
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
            <numerusform>saa %Ln</numerusform>
            <numerusform>saa %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>dakika %Ln</numerusform>
            <numerusform>dakika %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>today at {time}</source>
        <translation>leo saa {time}</translation>
    </message>
    <message>
        <source>yesterday at {time}</source>
        <translation>jana saa {time}</translation>
    </message>
    <message>
        <source>{weekday} at {time}</source>
        <comment>on this weekday within the last seven days</comment>
        <translation>{weekday} saa {time}</translation>
    </message>
    <message>
        <source>{date}, {time}</source>
        <translation>{date}, {time}</translation>
    </message>
    <message>
        <source>less than a minute</source>
        <translation>chini ya dakika moja</translation>
    </message>
    <message>
        <source>{hours} {minutes}</source>
        <comment>how long: 1 hour 5 minutes</comment>
        <translation>{hours} na {minutes}</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message numerus="yes">
        <source>About %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Takriban saa %Ln</numerusform>
            <numerusform>Takriban saa %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Takriban dakika %Ln</numerusform>
            <numerusform>Takriban dakika %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Takriban saa {least} hadi %Ln</numerusform>
            <numerusform>Takriban saa {least} hadi %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>Takriban dakika {least} hadi %Ln</numerusform>
            <numerusform>Takriban dakika {least} hadi %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GiveUp</name>
    <message>
        <source>{match}. It then counts neither as won nor as lost. In the history it can be watched, and taken up again.</source>
        <comment>game and time</comment>
        <translation>{match}. Hautahesabiwa kuwa ushindi wala kushindwa. Katika michezo iliyopita unaweza kutazamwa, na kuendelezwa tena.</translation>
    </message>
    <message>
        <source>Give this match up?</source>
        <translation>Uache mchezo huu?</translation>
    </message>
    <message>
        <source>Keep it</source>
        <comment>button: not give up a match</comment>
        <translation>Usiuache</translation>
    </message>
    <message>
        <source>Give up</source>
        <comment>button: a match</comment>
        <translation>Acha mchezo</translation>
    </message>
    <message>
        <source>Given up. It can be taken up again in the history.</source>
        <translation>Umeachwa. Unaweza kuendelezwa tena katika michezo iliyopita.</translation>
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
        <translation>Nafasi</translation>
    </message>
    <message>
        <source>Esc</source>
        <comment>a key</comment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>what the mouse does</comment>
        <translation>Buruta</translation>
    </message>
    <message>
        <source>Click</source>
        <comment>what the mouse does</comment>
        <translation>Bofya</translation>
    </message>
    <message>
        <source>Double click</source>
        <comment>what the mouse does</comment>
        <translation>Bofya mara mbili</translation>
    </message>
    <message>
        <source>Carry a card to a place that lights up</source>
        <translation>Peleka karata mahali panapong&apos;aa</translation>
    </message>
    <message>
        <source>Take a card, and click again where it goes</source>
        <translation>Chukua karata, kisha bofya mahali inapokwenda</translation>
    </message>
    <message>
        <source>Play a card to the best place</source>
        <translation>Cheza karata mahali panapofaa zaidi</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>Kutoka karata hadi karata</translation>
    </message>
    <message>
        <source>Take a card, and lay it down</source>
        <translation>Chukua karata, na uiweke</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Rudisha karata</translation>
    </message>
    <message>
        <source>Keyboard and mouse</source>
        <translation>Kibodi na kipanya</translation>
    </message>
    <message>
        <source>In a rule book: from link to link; Enter follows one</source>
        <translation>Katika kitabu cha kanuni: kiungo hadi kiungo; Enter hufuata</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>About</source>
        <comment>a tab: what this program is</comment>
        <translation>Kuhusu</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>a tab: the texts of all licences</comment>
        <translation>Leseni</translation>
    </message>
    <message>
        <source>Version {version}, with {qt} and {pyside}</source>
        <comment>qt: such as &apos;Qt 6.11.3&apos;</comment>
        <translation>Toleo {version}, pamoja na {qt} na {pyside}</translation>
    </message>
    <message>
        <source>Card games for a family round one computer, with computer players on the empty chairs.</source>
        <translation>Michezo ya karata kwa familia kwenye kompyuta moja, na wachezaji wa kompyuta kwenye viti vilivyo wazi.</translation>
    </message>
    <message>
        <source>The names of the games are trademarks of their owners. This program is not connected with them in any way.</source>
        <translation>Majina ya michezo ni alama za biashara za wenyewe. Programu hii haina uhusiano wowote nao.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The typeface Baloo Bhaijaan 2 is under the SIL Open Font Licence, the pictures of kings, queens and jacks are in the public domain (CC0), and Qt for Python is under the GNU Lesser General Public Licence, version 3.</source>
        <translation>Programu huru chini ya leseni ya MIT. Herufi za Baloo Bhaijaan 2 ziko chini ya leseni ya SIL Open Font, picha za wafalme, malkia na jeki ni mali ya umma (CC0), na Qt for Python iko chini ya GNU Lesser General Public Licence, toleo la 3.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>what somebody has in the end</comment>
        <translation>
            <numerusform>chipu %Ln</numerusform>
            <numerusform>chipu %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>mchezo %Ln</numerusform>
            <numerusform>michezo %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added</source>
        <comment>from files</comment>
        <translation>
            <numerusform>mchezo %Ln umeongezwa</numerusform>
            <numerusform>michezo %Ln imeongezwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already</source>
        <comment>from files</comment>
        <translation>
            <numerusform>Mchezo %Ln tayari upo</numerusform>
            <numerusform>Michezo %Ln tayari ipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <comment>by one person</comment>
        <translation>
            <numerusform>mchezo %Ln umechezwa</numerusform>
            <numerusform>michezo %Ln imechezwa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how long a match was</comment>
        <translation>
            <numerusform>hatua %Ln</numerusform>
            <numerusform>hatua %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>after which a match ends</comment>
        <translation>
            <numerusform>raundi %Ln</numerusform>
            <numerusform>raundi %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) cannot be opened.</source>
        <translation>
            <numerusform>Na faili %Ln nyingine haiwezi kufunguliwa.</numerusform>
            <numerusform>Na faili %Ln nyingine haziwezi kufunguliwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Ufute mchezo %Ln kabisa?</numerusform>
            <numerusform>Ufute michezo %Ln kabisa?</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} won, {share}</source>
        <comment>matches; a number and a percentage</comment>
        <translation>ushindi {won}, {share}</translation>
    </message>
    <message>
        <source>By opponents</source>
        <comment>how many matches were won; levels of computer players below</comment>
        <translation>Kwa wapinzani</translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <comment>matches won of those played</comment>
        <translation>{won} kati ya {played}</translation>
    </message>
    <message>
        <source>Won without taking back</source>
        <comment>of the matches without undo</comment>
        <translation>Ushindi bila kutendua</translation>
    </message>
    <message>
        <source>Longest match</source>
        <translation>Mchezo mrefu zaidi</translation>
    </message>
    <message>
        <source>Won in a row now</source>
        <comment>one match after the other</comment>
        <translation>Ushindi mfululizo sasa</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Ushindi mfululizo mrefu zaidi</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>how many matches; they count neither as won nor lost</comment>
        <translation>Iliyoachwa</translation>
    </message>
    <message>
        <source>Fewest points, to {target}</source>
        <comment>best of the matches to 100 points</comment>
        <translation>Pointi chache, hadi {target}</translation>
    </message>
    <message>
        <source>Most points, to {target}</source>
        <comment>best of the matches to 500 points</comment>
        <translation>Pointi nyingi, hadi {target}</translation>
    </message>
    <message>
        <source>Most chips, from {target}</source>
        <comment>best of those begun with 50 chips</comment>
        <translation>Chipu nyingi, kutoka {target}</translation>
    </message>
    <message>
        <source>in teams</source>
        <comment>matches that were played so</comment>
        <translation>kwa timu</translation>
    </message>
    <message>
        <source>house rules</source>
        <comment>matches that were played by such</comment>
        <translation>kanuni za nyumbani</translation>
    </message>
    <message>
        <source>People alone</source>
        <comment>opponents of whom none is a computer player</comment>
        <translation>Watu tu</translation>
    </message>
    <message>
        <source>Add matches from files</source>
        <comment>title of a file dialog</comment>
        <translation>Ongeza michezo kutoka kwenye faili</translation>
    </message>
    <message>
        <source>There is no match with {words}.</source>
        <comment>what was searched for</comment>
        <translation>Hakuna mchezo wenye {words}.</translation>
    </message>
    <message>
        <source>Matches that you delete are kept here.</source>
        <translation>Michezo unayofuta huwekwa hapa.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Bado hakuna mchezo uliochezwa.</translation>
    </message>
    <message>
        <source>Delete this match for good?</source>
        <translation>Ufute mchezo huu kabisa?</translation>
    </message>
    <message>
        <source>{match}. Its moves are gone for good; what was won stays counted.</source>
        <comment>game and time</comment>
        <translation>{match}. Hatua zake zitapotea kabisa; ushindi utabaki kuhesabiwa.</translation>
    </message>
    <message>
        <source>Their moves are gone for good; what was won stays counted.</source>
        <translation>Hatua zake zitapotea kabisa; ushindi utabaki kuhesabiwa.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>button: a match</comment>
        <translation>Usifute</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button</comment>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Match deleted</source>
        <translation>Mchezo umefutwa</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: the match that was just deleted</comment>
        <translation>Rudisha</translation>
    </message>
    <message>
        <source>The match is in the list again</source>
        <translation>Mchezo umerudi kwenye orodha</translation>
    </message>
    <message>
        <source>History</source>
        <comment>all matches of the past: the page&apos;s title</comment>
        <translation>Michezo iliyopita</translation>
    </message>
    <message>
        <source>Search: name, game, date</source>
        <translation>Tafuta: jina, mchezo, tarehe</translation>
    </message>
    <message>
        <source>Add from files…</source>
        <comment>button: matches</comment>
        <translation>Ongeza kutoka faili…</translation>
    </message>
    <message>
        <source>Add matches that were saved as files to this list</source>
        <translation>Ongeza kwenye orodha michezo iliyohifadhiwa kama faili</translation>
    </message>
    <message>
        <source>Delete all…</source>
        <comment>button: for good</comment>
        <translation>Futa yote…</translation>
    </message>
    <message>
        <source>Delete all these matches for good; you are asked first</source>
        <translation>Futa michezo hii yote kabisa; utaulizwa kwanza</translation>
    </message>
    <message>
        <source>Deleted matches</source>
        <translation>Michezo iliyofutwa</translation>
    </message>
    <message>
        <source>All matches, the newest first</source>
        <translation>Michezo yote, wa karibuni kwanza</translation>
    </message>
    <message>
        <source>Matches</source>
        <comment>the list of all matches</comment>
        <translation>Michezo</translation>
    </message>
    <message>
        <source>Statistics</source>
        <comment>what everybody has played and won</comment>
        <translation>Takwimu</translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>the list of the matches that were deleted</comment>
        <translation>Iliyofutwa</translation>
    </message>
    <message>
        <source>today</source>
        <comment>a word to search for; without spaces</comment>
        <translation>leo</translation>
    </message>
    <message>
        <source>yesterday</source>
        <comment>a word to search for; without spaces</comment>
        <translation>jana</translation>
    </message>
    <message>
        <source>begun on {date}</source>
        <comment>a match that was played on several days</comment>
        <translation>ulianza {date}</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with a match that is not over</comment>
        <translation>Endelea</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>button: a match that is over, as it ended</comment>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Put it on the table as it ended</source>
        <translation>Uweke mezani ulivyoisha</translation>
    </message>
    <message>
        <source>Put it on the table and play on</source>
        <translation>Uweke mezani na uendelee kucheza</translation>
    </message>
    <message>
        <source>Take it up again and play on</source>
        <translation>Uanze tena na uendelee kucheza</translation>
    </message>
    <message>
        <source>Watch again</source>
        <comment>button: all of a match</comment>
        <translation>Tazama tena</translation>
    </message>
    <message>
        <source>See the match move by move; you can play on from any moment</source>
        <translation>Tazama mchezo hatua kwa hatua; unaweza kucheza kuanzia popote</translation>
    </message>
    <message>
        <source>Same cards</source>
        <comment>button: play a match anew</comment>
        <translation>Karata zilezile</translation>
    </message>
    <message>
        <source>Begin a new match with the same people and the same cards</source>
        <translation>Anza mchezo mpya na watu walewale na karata zilezile</translation>
    </message>
    <message>
        <source>Save…</source>
        <comment>button: as a file</comment>
        <translation>Hifadhi…</translation>
    </message>
    <message>
        <source>Save the match as a file</source>
        <translation>Hifadhi mchezo kwenye faili</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>button: a deleted match</comment>
        <translation>Rudisha</translation>
    </message>
    <message>
        <source>Put the match into the list again</source>
        <translation>Rudisha mchezo kwenye orodha</translation>
    </message>
    <message>
        <source>Stop playing this match</source>
        <translation>Usiendelee na mchezo huu</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <comment>button: a match that was deleted</comment>
        <translation>Futa kabisa…</translation>
    </message>
    <message>
        <source>Nobody can have the match again then</source>
        <translation>Hakuna atakayeweza kuupata tena mchezo huo</translation>
    </message>
    <message>
        <source>Delete</source>
        <comment>button: a saved match</comment>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Take the match out of the list; it can be taken back</source>
        <translation>Ondoa mchezo kwenye orodha; unaweza kurudishwa</translation>
    </message>
    <message>
        <source>winner</source>
        <comment>read aloud behind a name</comment>
        <translation>mshindi</translation>
    </message>
    <message>
        <source>with taking back</source>
        <comment>a match in which moves were taken back</comment>
        <translation>kwa kutendua</translation>
    </message>
    <message>
        <source>without taking back</source>
        <comment>a match in which no move was taken back</comment>
        <translation>bila kutendua</translation>
    </message>
    <message>
        <source>Not over</source>
        <comment>a match that can be gone on with</comment>
        <translation>Haujaisha</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match that was not played to its end</comment>
        <translation>Umeachwa</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Hakuna mshindi</translation>
    </message>
    <message>
        <source>Won by {names}</source>
        <comment>the match</comment>
        <translation>Ushindi: {names}</translation>
    </message>
    <message>
        <source>Add somebody to the family, and what they win is counted.</source>
        <translation>Ongeza mtu kwenye familia, na ushindi wake utahesabiwa.</translation>
    </message>
    <message>
        <source>No match of theirs is over yet.</source>
        <comment>of the chosen person</comment>
        <translation>Bado hana mchezo ulioisha.</translation>
    </message>
</context>
<context>
    <name>KingsCorners</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>a number of chips</comment>
        <translation>
            <numerusform>chipu %Ln</numerusform>
            <numerusform>chipu %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player puts %n chip(s) in the pot</source>
        <comment>at the start of a round</comment>
        <translation>
            <numerusform>Kila mchezaji anaweka chipu %Ln kwenye kitita</numerusform>
            <numerusform>Kila mchezaji anaweka chipu %Ln kwenye kitita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could lay no card and paid %n chip(s)</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} hakuweza kuweka karata, amelipa chipu %Ln</numerusform>
            <numerusform>{name} hakuweza kuweka karata, amelipa chipu %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} paid %n chip(s) for the cards left in hand</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} amelipa chipu %Ln kwa karata zilizobaki mkononi</numerusform>
            <numerusform>{name} amelipa chipu %Ln kwa karata zilizobaki mkononi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n chip(s) from the pot</source>
        <comment>the winner of the round</comment>
        <translation>
            <numerusform>{name} amechukua chipu %Ln kutoka kitita</numerusform>
            <numerusform>{name} amechukua chipu %Ln kutoka kitita</numerusform>
        </translation>
    </message>
    <message>
        <source>the north side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>upande wa kaskazini</translation>
    </message>
    <message>
        <source>the east side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>upande wa mashariki</translation>
    </message>
    <message>
        <source>the south side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>upande wa kusini</translation>
    </message>
    <message>
        <source>the west side</source>
        <comment>put into &apos;Kito laid the 5 of hearts on {place}&apos;</comment>
        <translation>upande wa magharibi</translation>
    </message>
    <message>
        <source>the north-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>kona ya kaskazini-mashariki</translation>
    </message>
    <message>
        <source>the south-east corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>kona ya kusini-mashariki</translation>
    </message>
    <message>
        <source>the south-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>kona ya kusini-magharibi</translation>
    </message>
    <message>
        <source>the north-west corner</source>
        <comment>put into &apos;Kito laid ... on {place}&apos;</comment>
        <translation>kona ya kaskazini-magharibi</translation>
    </message>
    <message>
        <source>the north pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>rundo la kaskazini</translation>
    </message>
    <message>
        <source>the east pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>rundo la mashariki</translation>
    </message>
    <message>
        <source>the south pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>rundo la kusini</translation>
    </message>
    <message>
        <source>the west pile</source>
        <comment>put into &apos;Kito moved {pile} to {target}&apos;</comment>
        <translation>rundo la magharibi</translation>
    </message>
    <message>
        <source>Kings Corners</source>
        <comment>the game&apos;s name</comment>
        <translation>Kings Corners</translation>
    </message>
    <message>
        <source>Kings in the corners, red on black.</source>
        <comment>on the start page; red and black cards alternate</comment>
        <translation>Wafalme kwenye kona, nyekundu juu ya nyeusi.</translation>
    </message>
    <message>
        <source>First to lay all cards wins</source>
        <comment>at the table, beside the game&apos;s name</comment>
        <translation>Wahi kumaliza</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 25 points</comment>
        <translation>{round} · hadi {points}</translation>
    </message>
    <message>
        <source>{round} · for chips</source>
        <comment>at the table: Round 4 · for chips</comment>
        <translation>{round} · kwa chipu</translation>
    </message>
    <message>
        <source>Round {number} of {last} · for chips</source>
        <comment>at the table</comment>
        <translation>Raundi ya {number} kati ya {last} · kwa chipu</translation>
    </message>
    <message>
        <source>the first to lay all cards wins</source>
        <comment>on the score sheet</comment>
        <translation>anayemaliza karata kwanza anashinda</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>pointi chache hushinda · mwisho ni {target}</translation>
    </message>
    <message>
        <source>the most chips win · ends when somebody has none</source>
        <comment>on the score sheet</comment>
        <translation>chipu nyingi hushinda · mwisho mtu akiishiwa</translation>
    </message>
    <message>
        <source>the most chips win · ends after {rounds}</source>
        <comment>on the score sheet: ends after 10 rounds</comment>
        <translation>chipu nyingi hushinda · mwisho baada ya {rounds}</translation>
    </message>
    <message>
        <source>Round blocked: {name} wins with the least in hand</source>
        <comment>nobody could end the round</comment>
        <translation>Raundi imekwama: {name} ameshinda kwa hesabu ndogo zaidi mkononi</translation>
    </message>
    <message>
        <source>Round blocked: {names} win with the least in hand</source>
        <comment>two or more players</comment>
        <translation>Raundi imekwama: {names} wameshinda kwa hesabu ndogo zaidi mkononi</translation>
    </message>
    <message>
        <source>The {card} goes to {place}</source>
        <comment>in the deal: a king and an empty corner</comment>
        <translation>{card} anakwenda {place}</translation>
    </message>
    <message>
        <source>On the four sides: {cards}</source>
        <comment>from the north: east, south, west</comment>
        <translation>Pande nne: {cards}</translation>
    </message>
    <message>
        <source>Left in the hand of {name}: {cards}</source>
        <comment>the round is over, all hands are shown</comment>
        <translation>Zilizobaki mkononi mwa {name}: {cards}</translation>
    </message>
    <message>
        <source>{name} sent the complete pile back</source>
        <comment>from king to ace: it goes back under the stock</comment>
        <translation>{name} amerudisha rundo lililokamilika</translation>
    </message>
    <message>
        <source>{name} moved {pile} to {target}</source>
        <comment>Kito moved the south pile to the east pile</comment>
        <translation>{name} amehamisha {pile} hadi {target}</translation>
    </message>
    <message>
        <source>{name} laid the {card} on {place}</source>
        <comment>Kito laid the 5 of hearts on the north side</comment>
        <translation>{name} ameweka {card} {place}</translation>
    </message>
    <message>
        <source>{name} laid on {place}: {cards}</source>
        <comment>several cards, one after the other</comment>
        <translation>{name} ameweka {place}: {cards}</translation>
    </message>
    <message>
        <source>{name} drew the {card}</source>
        <comment>from the stock; everybody knows this card</comment>
        <translation>{name} amevuta {card}</translation>
    </message>
    <message>
        <source>{name} drew a card</source>
        <comment>from the stock</comment>
        <translation>{name} amevuta karata</translation>
    </message>
</context>
<context>
    <name>KingsCornersOptions</name>
    <message>
        <source>Who begins</source>
        <translation>Nani anaanza</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <comment>an option: when it is done</comment>
        <translation>Kuvuta karata</translation>
    </message>
    <message>
        <source>Piles from king to ace</source>
        <translation>Marundo ya mfalme hadi ree</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>Cheza maadamu unaweza</translation>
    </message>
    <message>
        <source>Scoring</source>
        <comment>an option: what is played for</comment>
        <translation>Hesabu ya pointi</translation>
    </message>
    <message>
        <source>Points that end the match</source>
        <translation>Pointi zinazomaliza mchezo</translation>
    </message>
    <message>
        <source>Chips at the start</source>
        <translation>Chipu za kuanzia</translation>
    </message>
    <message>
        <source>Pay for cards left in hand</source>
        <translation>Kulipia karata zilizobaki mkononi</translation>
    </message>
    <message>
        <source>Rounds for chips</source>
        <comment>how many rounds are played</comment>
        <translation>Raundi za chipu</translation>
    </message>
    <message>
        <source>In the first round</source>
        <translation>Katika raundi ya kwanza</translation>
    </message>
    <message>
        <source>When stuck: only if nothing can be played</source>
        <translation>Akikwama: ikiwa tu hakuna cha kucheza</translation>
    </message>
    <message>
        <source>They may go back under the stock, or they stay</source>
        <translation>Yanaweza kurudi chini ya akiba, au yanabaki</translation>
    </message>
    <message>
        <source>Off: cards can be held back</source>
        <translation>Ikizimwa: karata zinaweza kubakizwa</translation>
    </message>
    <message>
        <source>With penalty points; the fewest win</source>
        <translation>Kwa pointi za adhabu; chache hushinda</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Kwa kila mchezaji</translation>
    </message>
    <message>
        <source>{king} chips for a king, {other} for any other card</source>
        <comment>more than two for a king</comment>
        <translation>Chipu {king} kwa mfalme, {other} kwa karata nyingine</translation>
    </message>
    <message>
        <source>{none}: until somebody has no chips left</source>
        <comment>{none} is the number 0</comment>
        <translation>{none}: hadi mtu aishiwe chipu</translation>
    </message>
    <message>
        <source>Left of dealer</source>
        <comment>who begins: the player to the left of the dealer</comment>
        <translation>Kushoto kwa mgawaji</translation>
    </message>
    <message>
        <source>Oldest</source>
        <comment>who begins: the player</comment>
        <translation>Mkubwa zaidi</translation>
    </message>
    <message>
        <source>Youngest</source>
        <comment>who begins: the player</comment>
        <translation>Mdogo zaidi</translation>
    </message>
    <message>
        <source>Latest birthday</source>
        <comment>who begins: whose birthday was last celebrated</comment>
        <translation>Siku ya kuzaliwa ya karibuni</translation>
    </message>
    <message>
        <source>Straws</source>
        <comment>who begins: all draw straws, a lot decides</comment>
        <translation>Vijiti</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <comment>who begins: the game played with hands</comment>
        <translation>Jiwe, karatasi, mkasi</translation>
    </message>
    <message>
        <source>Each turn</source>
        <comment>a card is drawn at the start of each turn</comment>
        <translation>Kila zamu</translation>
    </message>
    <message>
        <source>When stuck</source>
        <comment>a card is drawn only when none can be played</comment>
        <translation>Akikwama</translation>
    </message>
    <message>
        <source>At the end</source>
        <comment>a card is drawn at the end of each turn</comment>
        <translation>Mwishoni</translation>
    </message>
    <message>
        <source>May go back</source>
        <comment>complete piles may be put under the stock</comment>
        <translation>Yanaweza kurudi</translation>
    </message>
    <message>
        <source>Stay</source>
        <comment>complete piles lie on the table to the end</comment>
        <translation>Yanabaki</translation>
    </message>
    <message>
        <source>One round</source>
        <comment>one round decides the match</comment>
        <translation>Raundi moja</translation>
    </message>
    <message>
        <source>Penalty points</source>
        <comment>cards left in hand count against their holder</comment>
        <translation>Pointi za adhabu</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>they are paid into a pot</comment>
        <translation>Chipu</translation>
    </message>
    <message>
        <source>no limit</source>
        <comment>of rounds</comment>
        <translation>bila kikomo</translation>
    </message>
</context>
<context>
    <name>KingsCornersReasons</name>
    <message>
        <source>Complete piles stay on the table in this match.</source>
        <translation>Marundo yaliyokamilika hubaki mezani katika mchezo huu.</translation>
    </message>
    <message>
        <source>Piles in corners do not move.</source>
        <translation>Marundo ya kona hayahami.</translation>
    </message>
    <message>
        <source>That does not fit: it must be one lower and of the other colour.</source>
        <translation>Haifai: lazima iwe ndogo kwa moja na ya rangi nyingine.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a card first.</source>
        <translation>Hakuna kinachofaa: vuta karata kwanza.</translation>
    </message>
    <message>
        <source>You draw only when nothing can be played, and once a turn.</source>
        <translation>Unavuta ikiwa tu hakuna cha kucheza, na mara moja kwa zamu.</translation>
    </message>
    <message>
        <source>You need not draw: your card comes by itself.</source>
        <translation>Huna haja ya kuvuta: karata yako inakuja yenyewe.</translation>
    </message>
    <message>
        <source>Only a king can go to an empty corner.</source>
        <translation>Mfalme tu ndiye anayewekwa kwenye kona tupu.</translation>
    </message>
    <message>
        <source>One of your cards fits: lay it before you end your turn.</source>
        <translation>Karata yako moja inafaa: iweke kabla ya kumaliza zamu.</translation>
    </message>
    <message>
        <source>Something still fits: play on.</source>
        <translation>Bado kuna kinachofaa: endelea kucheza.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Hakuna karata mahali hapo.</translation>
    </message>
    <message>
        <source>Only a pile from king to ace can go back under the stock.</source>
        <translation>Rundo la mfalme hadi ree tu linaweza kurudi chini ya akiba.</translation>
    </message>
    <message>
        <source>Cards cannot go there.</source>
        <translation>Karata haziwezi kwenda hapo.</translation>
    </message>
    <message>
        <source>You can only lay your own cards.</source>
        <translation>Unaweza kuweka karata zako tu.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>Akiba imeisha.</translation>
    </message>
    <message>
        <source>An empty side is filled from the hand, not with a pile.</source>
        <translation>Upande mtupu hujazwa kutoka mkononi, si kwa rundo.</translation>
    </message>
</context>
<context>
    <name>KingsCornersTable</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>chipu %Ln</numerusform>
            <numerusform>chipu %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Akiba, karata %Ln</numerusform>
            <numerusform>Akiba, karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} ana karata %Ln</numerusform>
            <numerusform>{name} ana karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: {last}, pile of %n card(s) from {first}</source>
        <translation>
            <numerusform>{place}: {last}, rundo la karata %Ln kutoka {first}</numerusform>
            <numerusform>{place}: {last}, rundo la karata %Ln kutoka {first}</numerusform>
        </translation>
    </message>
    <message>
        <source>any card</source>
        <comment>may be laid on an empty side; short</comment>
        <translation>yoyote</translation>
    </message>
    <message>
        <source>king</source>
        <comment>may be laid on an empty corner; short</comment>
        <translation>mfalme</translation>
    </message>
    <message>
        <source>Pot {number}</source>
        <comment>the chips in the middle</comment>
        <translation>Kitita {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Wewe</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>pointi</translation>
    </message>
    <message>
        <source>Choose a place</source>
        <translation>Chagua mahali</translation>
    </message>
    <message>
        <source>No card fits: draw one</source>
        <translation>Hakuna inayofaa: vuta moja</translation>
    </message>
    <message>
        <source>Lay a card, or move a pile</source>
        <translation>Weka karata, au hamisha rundo</translation>
    </message>
    <message>
        <source>Lay a card</source>
        <translation>Weka karata</translation>
    </message>
    <message>
        <source>Move a pile</source>
        <translation>Hamisha rundo</translation>
    </message>
    <message>
        <source>Send a complete pile back, or end your turn</source>
        <translation>Rudisha rundo lililokamilika, au maliza zamu</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Maliza zamu yako</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Maliza zamu</translation>
    </message>
    <message>
        <source>{stock}; in the pot: {chips}</source>
        <translation>{stock}; kwenye kitita: {chips}</translation>
    </message>
    <message>
        <source>{side}, empty: any card may be laid</source>
        <translation>{side}, tupu: karata yoyote inafaa</translation>
    </message>
    <message>
        <source>{corner}, empty: a king may be laid</source>
        <translation>{corner}, tupu: mfalme anafaa</translation>
    </message>
    <message>
        <source>{place}: {card}</source>
        <translation>{place}: {card}</translation>
    </message>
    <message>
        <source>{card}, in your hand</source>
        <translation>{card}, mkononi mwako</translation>
    </message>
    <message>
        <source>{holds}, and has {chips}</source>
        <comment>cards and chips</comment>
        <translation>{holds}, na ana {chips}</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Kaskazini</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Mashariki</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Kusini</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Magharibi</translation>
    </message>
    <message>
        <source>Corner north-east</source>
        <translation>Kona ya kaskazini-mashariki</translation>
    </message>
    <message>
        <source>Corner south-east</source>
        <translation>Kona ya kusini-mashariki</translation>
    </message>
    <message>
        <source>Corner south-west</source>
        <translation>Kona ya kusini-magharibi</translation>
    </message>
    <message>
        <source>Corner north-west</source>
        <translation>Kona ya kaskazini-magharibi</translation>
    </message>
    <message>
        <source>Stop sorting the hand by rank</source>
        <translation>Acha kupanga mkono kwa ukubwa wa karata</translation>
    </message>
    <message>
        <source>Sort the hand by rank</source>
        <translation>Panga mkono kwa ukubwa wa karata</translation>
    </message>
    <message>
        <source>Stop sorting the hand by suit</source>
        <translation>Acha kupanga mkono kwa aina</translation>
    </message>
    <message>
        <source>Sort the hand by suit</source>
        <translation>Panga mkono kwa aina</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Play in English</source>
        <translation>Cheza kwa Kiswahili</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <comment>how strong a computer player is</comment>
        <translation>Anayeanza</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>how strong a computer player is</comment>
        <translation>Rahisi</translation>
    </message>
    <message>
        <source>Steady</source>
        <comment>how strong a computer player is</comment>
        <translation>Wastani</translation>
    </message>
    <message>
        <source>Skilled</source>
        <comment>how strong a computer player is</comment>
        <translation>Hodari</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>how strong a computer player is</comment>
        <translation>Bingwa</translation>
    </message>
</context>
<context>
    <name>Lines</name>
    <message>
        <source>1 seat</source>
        <translation>kiti 1</translation>
    </message>
    <message>
        <source>After the last move of a round the position is the finished round; --next deals the one that follows. A card that is
not shown is ?, one that lies face down but is shown to you ?7.</source>
        <translation>Baada ya hatua ya mwisho ya raundi, hali ni raundi iliyokwisha; --next hugawa inayofuata. Karata isiyoonyeshwa
ni ?, iliyofunikwa lakini unayoonyeshwa ni ?7.</translation>
    </message>
    <message>
        <source>Answer for computer seats: a JSON line for each question on standard input, a JSON line for each reply.</source>
        <translation>Jibu kwa viti vya kompyuta: mstari wa JSON kwa kila swali la ingizo la kawaida, mstari wa JSON kwa kila jibu.</translation>
    </message>
    <message>
        <source>Card Table: card games for a family round one computer.</source>
        <translation>Meza ya Karata: michezo ya karata kwa familia kwenye kompyuta moja.</translation>
    </message>
    <message>
        <source>Draw the table of a record as a PNG picture, without a display.</source>
        <translation>Chora meza ya rekodi kama picha ya PNG, bila skrini.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FAILI</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>MCHEZO</translation>
    </message>
    <message>
        <source>LEVEL,...</source>
        <translation>KIWANGO,...</translation>
    </message>
    <message>
        <source>Let computer seats play matches without a screen, and say who won.</source>
        <translation>Viti vya kompyuta vicheze michezo bila skrini, na kueleza aliyeshinda.</translation>
    </message>
    <message>
        <source>Match number i, from 0, is played with deal N + i. With --mirror each of these deals is played once per rotation of
the seats, so that every player sits in every chair: --matches 50 --mirror with two seats plays 50 deals twice, 100
matches. A line of the result follows a player through the rotations: its seat is the one it has in --seats. A shared
win counts as its share; mean_score is the mean of a player&apos;s scores per round.</source>
        <translation>Mchezo namba i, kuanzia 0, huchezwa kwa mgawo N + i. Kwa --mirror kila mgawo huchezwa mara moja kwa kila mzunguko wa
viti, hivyo kila mchezaji hukaa kila kiti: --matches 50 --mirror kwa viti viwili ni migawo 50 mara mbili, michezo 100.
Mstari wa matokeo humfuata mchezaji katika mizunguko: kiti chake ni kile cha --seats. Ushindi wa pamoja huhesabiwa
kama sehemu yake; mean_score ni wastani wa pointi za mchezaji kwa raundi.</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>JINA=THAMANI</translation>
    </message>
    <message>
        <source>Play the sounds of the window: on standard input a line for each, with its file and its volume, 0 to 1.</source>
        <translation>Cheza sauti za dirisha: mstari mmoja wa ingizo la kawaida kwa kila sauti, faili yake na ukubwa wake, 0 hadi 1.</translation>
    </message>
    <message>
        <source>Print a position of a record: the cards, the legal moves, the scores.</source>
        <translation>Chapisha hali ya rekodi: karata, hatua halali, pointi.</translation>
    </message>
    <message>
        <source>SEAT,...</source>
        <translation>KITI,...</translation>
    </message>
    <message>
        <source>a JSON object was expected</source>
        <translation>ilitarajiwa object ya JSON</translation>
    </message>
    <message>
        <source>a later version of this program has written it; expected that version, or an older file</source>
        <translation>imeandikwa na toleo jipya la programu hii; lilitarajiwa toleo hilo, au faili ya zamani zaidi</translation>
    </message>
    <message>
        <source>a list of 2 to {most} names was expected</source>
        <translation>ilitarajiwa orodha ya majina 2 hadi {most}</translation>
    </message>
    <message>
        <source>a list of cards was expected</source>
        <translation>ilitarajiwa orodha ya karata</translation>
    </message>
    <message>
        <source>a list of changes was expected</source>
        <translation>ilitarajiwa orodha ya mabadiliko</translation>
    </message>
    <message>
        <source>a list of decks was expected</source>
        <translation>ilitarajiwa orodha ya pakiti za karata</translation>
    </message>
    <message>
        <source>a list of moves was expected</source>
        <translation>ilitarajiwa orodha ya hatua</translation>
    </message>
    <message>
        <source>a list of throwing rounds was expected</source>
        <translation>ilitarajiwa orodha ya mizunguko ya kutupa</translation>
    </message>
    <message>
        <source>a list of {low} to {high} seats was expected for {name}</source>
        <translation>ilitarajiwa orodha ya viti {low} hadi {high} kwa {name}</translation>
    </message>
    <message>
        <source>a list of {seats} throws was expected</source>
        <translation>ilitarajiwa orodha ya mitupo {seats}</translation>
    </message>
    <message>
        <source>a name of at most {most} characters was expected</source>
        <translation>lilitarajiwa jina lenye herufi zisizozidi {most}</translation>
    </message>
    <message>
        <source>a number from 0 to {count}, the moves of the record, was expected</source>
        <translation>ilitarajiwa namba kutoka 0 hadi {count}, hatua za rekodi</translation>
    </message>
    <message>
        <source>a record (*.cardgame) to open</source>
        <translation>rekodi (*.cardgame) ya kufungua</translation>
    </message>
    <message>
        <source>a record (*.cardgame), - for standard input</source>
        <translation>rekodi (*.cardgame), - kwa ingizo la kawaida</translation>
    </message>
    <message>
        <source>a record is opened already, expected either a {file} or --game</source>
        <translation>rekodi inafunguliwa tayari, ilitarajiwa {file} au --game</translation>
    </message>
    <message>
        <source>a whole number from 0 to 2^53 - 1 was expected</source>
        <translation>ilitarajiwa namba kamili kutoka 0 hadi 2^53 - 1</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>namba kamili kutoka {low} hadi {high}</translation>
    </message>
    <message>
        <source>an error without a name</source>
        <translation>hitilafu isiyo na jina</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>ilitarajiwa object</translation>
    </message>
    <message>
        <source>an option of the game, as in a record (on and off are true and false); may be given several times</source>
        <translation>chaguo la mchezo, kama kwenye rekodi (on na off ni true na false); laweza kutolewa mara kadhaa</translation>
    </message>
    <message>
        <source>another program is writing to it; expected it to be free within a moment</source>
        <translation>programu nyingine inaiandika; ilitarajiwa iachwe baada ya muda mfupi</translation>
    </message>
    <message>
        <source>argument --deal: {deal} is impossible, expected 0 to {latest} for so many matches</source>
        <translation>hoja --deal: {deal} haiwezekani, ilitarajiwa 0 hadi {latest} kwa michezo mingi hivyo</translation>
    </message>
    <message>
        <source>argument --next: {state} after {count} moves, expected the end of a round</source>
        <translation>hoja --next: {state} baada ya hatua {count}, ulitarajiwa mwisho wa raundi</translation>
    </message>
    <message>
        <source>argument --output: {output} cannot be written, expected a file in a folder that exists</source>
        <translation>hoja --output: {output} haiwezi kuandikwa, ilitarajiwa faili katika folda iliyopo</translation>
    </message>
    <message>
        <source>argument --output: {output} is no PNG file, expected a name that ends in .png</source>
        <translation>hoja --output: {output} si faili ya PNG, lilitarajiwa jina linaloishia na .png</translation>
    </message>
    <message>
        <source>argument --seat: {seat} is no seat here, expected 0 to {last}</source>
        <translation>hoja --seat: {seat} si kiti hapa, ilitarajiwa 0 hadi {last}</translation>
    </message>
    <message>
        <source>argument {argument}: it is for a new match, expected --game with it</source>
        <translation>hoja {argument}: ni ya mchezo mpya, ilitarajiwa --game pamoja nayo</translation>
    </message>
    <message>
        <source>argument {argument}: {problem}</source>
        <translation>hoja {argument}: {problem}</translation>
    </message>
    <message>
        <source>as seat {seat} sees it</source>
        <translation>kama kiti {seat} kinavyoona</translation>
    </message>
    <message>
        <source>calls and moves out of turn:</source>
        <translation>miito na hatua nje ya zamu:</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>haiwezi kusomwa</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>haiwezi kuandikwa</translation>
    </message>
    <message>
        <source>cannot be written; expected a folder that exists</source>
        <translation>haiwezi kuandikwa; ilitarajiwa folda iliyopo</translation>
    </message>
    <message>
        <source>cannot be written; expected text that can be UTF-8</source>
        <translation>haiwezi kuandikwa; yalitarajiwa maandishi yanayoweza kuwa UTF-8</translation>
    </message>
    <message>
        <source>cards such as {card} were expected</source>
        <translation>zilitarajiwa karata kama {card}</translation>
    </message>
    <message>
        <source>cards: {count}, on top: {cards}</source>
        <translation>karata: {count}, za juu: {cards}</translation>
    </message>
    <message>
        <source>closed by {seat}</source>
        <translation>{seat} amefunga</translation>
    </message>
    <message>
        <source>closed by {seat}, doubled</source>
        <translation>{seat} amefunga, pointi zimezidishwa</translation>
    </message>
    <message>
        <source>commands (cardgui COMMAND --help says more):
  simulate  let computer seats play matches without a screen
  inspect   print a position of a record
  render    draw the table of a record as a picture
  worker    answer for computer seats on standard input and output
  sounds    play the sounds of the window

A file that is named like a command is opened with a folder in front: ./simulate</source>
        <translation>amri (cardgui AMRI --help hueleza zaidi):
  simulate  viti vya kompyuta vicheze michezo bila skrini
  inspect   chapisha hali ya rekodi
  render    chora meza ya rekodi kama picha
  worker    jibu kwa viti vya kompyuta kupitia ingizo na towe la kawaida
  sounds    cheza sauti za dirisha

Faili yenye jina la amri hufunguliwa kwa kutanguliza folda: ./simulate</translation>
    </message>
    <message>
        <source>computer: {level}</source>
        <translation>kompyuta: {level}</translation>
    </message>
    <message>
        <source>deal the next round first</source>
        <translation>gawa kwanza raundi inayofuata</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>mgawaji</translation>
    </message>
    <message>
        <source>en (default), sw, vi or ar</source>
        <translation>en (kawaida), sw, vi au ar</translation>
    </message>
    <message>
        <source>how many deals to play (100)</source>
        <translation>migawo mingapi ya kucheza (100)</translation>
    </message>
    <message>
        <source>is a folder; expected a record file</source>
        <translation>ni folda; ilitarajiwa faili ya rekodi</translation>
    </message>
    <message>
        <source>is a folder; expected the name of a file</source>
        <translation>ni folda; lilitarajiwa jina la faili</translation>
    </message>
    <message>
        <source>is no name of a file; expected a record file</source>
        <translation>si jina la faili; ilitarajiwa faili ya rekodi</translation>
    </message>
    <message>
        <source>is no name of a file; expected one</source>
        <translation>si jina la faili; lilitarajiwa jina la faili</translation>
    </message>
    <message>
        <source>is not UTF-8 at byte {start}; expected a record, which is a JSON text</source>
        <translation>si UTF-8 kwenye baiti {start}; ilitarajiwa rekodi, yaani maandishi ya JSON</translation>
    </message>
    <message>
        <source>is not an ordinary file; expected a record file</source>
        <translation>si faili ya kawaida; ilitarajiwa faili ya rekodi</translation>
    </message>
    <message>
        <source>is not there; expected a record file</source>
        <translation>haipo; ilitarajiwa faili ya rekodi</translation>
    </message>
    <message>
        <source>is too large; expected at most {limit} bytes</source>
        <translation>ni kubwa mno; zilitarajiwa baiti zisizozidi {limit}</translation>
    </message>
    <message>
        <source>it cannot be opened; expected a file or folder that can be read and written</source>
        <translation>haiwezi kufunguliwa; ilitarajiwa faili au folda inayoweza kusomwa na kuandikwa</translation>
    </message>
    <message>
        <source>its deal number, which decides every shuffle</source>
        <translation>namba ya mgawo wake, inayoamua kila mchanganyo</translation>
    </message>
    <message>
        <source>its seats: person, person:Ada, or a level such as easy</source>
        <translation>viti vyake: person, person:Ada, au kiwango kama easy</translation>
    </message>
    <message>
        <source>legal moves:</source>
        <translation>hatua halali:</translation>
    </message>
    <message>
        <source>level</source>
        <translation>kiwango</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>wastani wa pointi</translation>
    </message>
    <message>
        <source>nested too deeply, a JSON object was expected</source>
        <translation>tabaka ni nyingi mno, ilitarajiwa object ya JSON</translation>
    </message>
    <message>
        <source>no first player was expected, since the two cards turned up decide who begins</source>
        <translation>hakutarajiwa mchezaji wa kwanza, kwani karata mbili zilizofunuliwa huamua anayeanza</translation>
    </message>
    <message>
        <source>no more throws were expected, since only seat {seat} is left</source>
        <translation>haikutarajiwa mitupo zaidi, kwani kiti {seat} pekee kimebaki</translation>
    </message>
    <message>
        <source>no throws were expected without rock_paper_scissors</source>
        <translation>haikutarajiwa mitupo bila rock_paper_scissors</translation>
    </message>
    <message>
        <source>not JSON at byte {start}, a JSON object was expected</source>
        <translation>si JSON kwenye baiti {start}, ilitarajiwa object ya JSON</translation>
    </message>
    <message>
        <source>not UTF-8 at byte {start}, a UTF-8 text was expected</source>
        <translation>si UTF-8 kwenye baiti {start}, yalitarajiwa maandishi ya UTF-8</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>hakuna</translation>
    </message>
    <message>
        <source>nothing can be seen of {given}</source>
        <translation>hakuna kinachoonekana katika {given}</translation>
    </message>
    <message>
        <source>nothing is saved here</source>
        <translation>hakuna kilichohifadhiwa hapa</translation>
    </message>
    <message>
        <source>nothing may be written there; expected a folder that can be written to</source>
        <translation>hairuhusiwi kuandika hapo; ilitarajiwa folda inayoweza kuandikwa</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>ni zamu yake</translation>
    </message>
    <message>
        <source>on turn: {seat}</source>
        <translation>zamu: {seat}</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>mojawapo ya {known}</translation>
    </message>
    <message>
        <source>one of {known} for {game}</source>
        <translation>mojawapo ya {known} kwa {game}</translation>
    </message>
    <message>
        <source>one value was expected</source>
        <translation>ilitarajiwa thamani moja</translation>
    </message>
    <message>
        <source>only what seat S may see, from 0 (everything)</source>
        <translation>yale tu ambayo kiti S chaweza kuona, kuanzia 0 (yote)</translation>
    </message>
    <message>
        <source>options</source>
        <translation>hiari</translation>
    </message>
    <message>
        <source>options: {options}</source>
        <translation>chaguo: {options}</translation>
    </message>
    <message>
        <source>person</source>
        <translation>mtu</translation>
    </message>
    <message>
        <source>pixels (1280x800)</source>
        <translation>pikseli (1280x800)</translation>
    </message>
    <message>
        <source>play each deal once per rotation of the seats</source>
        <translation>cheza kila mgawo mara moja kwa kila mzunguko wa viti</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>pointi: {points}</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>hoja za mahali</translation>
    </message>
    <message>
        <source>print the position as JSON</source>
        <translation>chapisha hali kama JSON</translation>
    </message>
    <message>
        <source>print the result as JSON</source>
        <translation>chapisha matokeo kama JSON</translation>
    </message>
    <message>
        <source>saved match {number}</source>
        <translation>mchezo uliohifadhiwa {number}</translation>
    </message>
    <message>
        <source>saving failed; expected a database of this version</source>
        <translation>kuhifadhi kumeshindikana; ilitarajiwa hifadhidata ya toleo hili</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>kiti</translation>
    </message>
    <message>
        <source>share</source>
        <translation>asilimia</translation>
    </message>
    <message>
        <source>show the version and exit</source>
        <translation>onyesha toleo na uondoke</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>onyesha msaada huu na uondoke</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>ingizo la kawaida</translation>
    </message>
    <message>
        <source>standard input cannot be opened in the window, expected a record file</source>
        <translation>ingizo la kawaida haliwezi kufunguliwa dirishani, ilitarajiwa faili ya rekodi</translation>
    </message>
    <message>
        <source>standard input or output</source>
        <translation>ingizo au towe la kawaida</translation>
    </message>
    <message>
        <source>start a match of: {known}</source>
        <translation>anza mchezo wa: {known}</translation>
    </message>
    <message>
        <source>team</source>
        <translation>timu</translation>
    </message>
    <message>
        <source>the database in memory</source>
        <translation>hifadhidata ya kumbukumbu</translation>
    </message>
    <message>
        <source>the disk is full; expected room to save</source>
        <translation>diski imejaa; ilitarajiwa nafasi ya kuhifadhi</translation>
    </message>
    <message>
        <source>the disk reports an error; expected to read and write there</source>
        <translation>diski inaripoti kosa; ilitarajiwa kusoma na kuandika hapo</translation>
    </message>
    <message>
        <source>the display {display} cannot be reached, expected a running X server</source>
        <translation>skrini {display} haifikiki, ilitarajiwa seva ya X inayoendesha</translation>
    </message>
    <message>
        <source>the entry does not fit what is saved; expected people and matches that exist</source>
        <translation>ingizo halilingani na kilichohifadhiwa; walitarajiwa watu na michezo iliyopo</translation>
    </message>
    <message>
        <source>the file is damaged; expected a sound database</source>
        <translation>faili imeharibika; ilitarajiwa hifadhidata nzima</translation>
    </message>
    <message>
        <source>the file to write</source>
        <translation>faili ya kuandika</translation>
    </message>
    <message>
        <source>the first deal number (1)</source>
        <translation>namba ya mgawo wa kwanza (1)</translation>
    </message>
    <message>
        <source>the following arguments are required: {arguments}</source>
        <translation>hoja hizi zinahitajika: {arguments}</translation>
    </message>
    <message>
        <source>the format&apos;s version, {expected}, was expected</source>
        <translation>lilitarajiwa toleo la muundo, {expected}</translation>
    </message>
    <message>
        <source>the language of all that is printed but JSON: en, sw, vi or ar</source>
        <translation>lugha ya yote yanayochapishwa isipokuwa JSON: en, sw, vi au ar</translation>
    </message>
    <message>
        <source>the language of help and errors: en, sw, vi or ar</source>
        <translation>lugha ya msaada na hitilafu: en, sw, vi au ar</translation>
    </message>
    <message>
        <source>the language to start with: en, sw, vi or ar</source>
        <translation>lugha ya kuanza: en, sw, vi au ar</translation>
    </message>
    <message>
        <source>the level of each seat: {known}</source>
        <translation>kiwango cha kila kiti: {known}</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>mchezo umekwisha</translation>
    </message>
    <message>
        <source>the match is over, won by {seats}</source>
        <translation>mchezo umekwisha, ushindi: {seats}</translation>
    </message>
    <message>
        <source>the match was changed elsewhere; expected the position that was saved last</source>
        <translation>mchezo ulibadilishwa kwingine; ilitarajiwa hali iliyohifadhiwa mwisho</translation>
    </message>
    <message>
        <source>the name of a game, as in a record</source>
        <translation>jina la mchezo, kama kwenye rekodi</translation>
    </message>
    <message>
        <source>the picture cannot be made ({value}), expected memory for it</source>
        <translation>picha haiwezi kutengenezwa ({value}), ilitarajiwa kumbukumbu ya kutosha</translation>
    </message>
    <message>
        <source>the position after N moves (after all of them)</source>
        <translation>hali baada ya hatua N (baada ya zote)</translation>
    </message>
    <message>
        <source>the round is not over</source>
        <translation>raundi haijakwisha</translation>
    </message>
    <message>
        <source>the round is over: scores {scores}, won by {seats}</source>
        <translation>raundi imekwisha: pointi {scores}, ushindi: {seats}</translation>
    </message>
    <message>
        <source>the system reports {reason}; expected to read and write there</source>
        <translation>mfumo unaripoti {reason}; ilitarajiwa kusoma na kuandika hapo</translation>
    </message>
    <message>
        <source>the table&apos;s colours: {known}</source>
        <translation>rangi za meza: {known}</translation>
    </message>
    <message>
        <source>there is no display to show a window on, expected DISPLAY or WAYLAND_DISPLAY to be set</source>
        <translation>hakuna skrini ya kuonyeshea dirisha, ilitarajiwa DISPLAY au WAYLAND_DISPLAY iwekwe</translation>
    </message>
    <message>
        <source>there is no such option, expected {limits}</source>
        <translation>hakuna chaguo hilo, ilitarajiwa {limits}</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>hakuna mtu huyo</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true au false</translation>
    </message>
    <message>
        <source>two names or more were expected</source>
        <translation>yalitarajiwa majina mawili au zaidi</translation>
    </message>
    <message>
        <source>unrecognized arguments: {arguments}</source>
        <translation>hoja zisizojulikana: {arguments}</translation>
    </message>
    <message>
        <source>usage:</source>
        <translation>matumizi:</translation>
    </message>
    <message>
        <source>version {version} is later than this program knows, {expected} was expected</source>
        <translation>toleo {version} ni jipya kuliko programu hii ijuavyo, lilitarajiwa {expected}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>ushindi</translation>
    </message>
    <message>
        <source>{at} is too small, {least} or more was expected</source>
        <translation>{at} ni ndogo mno, ilitarajiwa {least} au zaidi</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{card} is missing among the {count} cards that are shuffled</source>
        <translation>{card} haipo kati ya karata {count} zinazochanganywa</translation>
    </message>
    <message>
        <source>{card} is not among the {count} cards that are shuffled, or too often there</source>
        <translation>{card} haimo kati ya karata {count} zinazochanganywa, au imo mara nyingi mno</translation>
    </message>
    <message>
        <source>{count} are impossible, expected {low} to {high} for {name}</source>
        <translation>{count} haiwezekani, ilitarajiwa {low} hadi {high} kwa {name}</translation>
    </message>
    <message>
        <source>{count} bytes are too many, at most {most} were expected</source>
        <translation>baiti {count} ni nyingi mno, zilitarajiwa zisizozidi {most}</translation>
    </message>
    <message>
        <source>{count} entries, expected one for each of {seats} seats</source>
        <translation>maingizo {count}, lilitarajiwa moja kwa kila kiti kati ya {seats}</translation>
    </message>
    <message>
        <source>{count} moves are too many, at most {most} were expected</source>
        <translation>hatua {count} ni nyingi mno, zilitarajiwa zisizozidi {most}</translation>
    </message>
    <message>
        <source>{count} seats</source>
        <translation>viti {count}</translation>
    </message>
    <message>
        <source>{count} seats are left, throws until one is left were expected</source>
        <translation>viti {count} vimebaki, ilitarajiwa kutupa hadi kibaki kimoja</translation>
    </message>
    <message>
        <source>{dealer} is impossible, {limits}</source>
        <translation>{dealer} haiwezekani, {limits}</translation>
    </message>
    <message>
        <source>{dealer}, to the right of the first player, was expected</source>
        <translation>ilitarajiwa {dealer}, kulia kwa mchezaji wa kwanza</translation>
    </message>
    <message>
        <source>{deal}, expected a whole number from 0 to {most}</source>
        <translation>{deal}, ilitarajiwa namba kamili kutoka 0 hadi {most}</translation>
    </message>
    <message>
        <source>{first} is impossible, {left}, to the left of the dealer, was expected</source>
        <translation>{first} haiwezekani, ilitarajiwa {left}, kushoto kwa mgawaji</translation>
    </message>
    <message>
        <source>{first} is impossible, {limits}</source>
        <translation>{first} haiwezekani, {limits}</translation>
    </message>
    <message>
        <source>{first} is impossible, {won}, who won the throws, was expected</source>
        <translation>{first} haiwezekani, ilitarajiwa {won}, aliyeshinda mitupo</translation>
    </message>
    <message>
        <source>{first}, the seat to the dealer&apos;s left, was expected</source>
        <translation>ilitarajiwa {first}, kiti cha kushoto kwa mgawaji</translation>
    </message>
    <message>
        <source>{game}, deal {deal}, moves: {count}, round {round}</source>
        <translation>{game}, mgawo {deal}, hatua: {count}, raundi {round}</translation>
    </message>
    <message>
        <source>{game}, matches: {matches}, deals: {deals}, rounds: {rounds}, moves: {moves}, seconds: {seconds}</source>
        <translation>{game}, michezo: {matches}, migawo: {deals}, raundi: {rounds}, hatua: {moves}, sekunde: {seconds}</translation>
    </message>
    <message>
        <source>{given} cannot be read as a move; expected {expected}</source>
        <translation>{given} haisomeki kama hatua; ilitarajiwa {expected}</translation>
    </message>
    <message>
        <source>{given} comes after the end of the match, no more moves were expected</source>
        <translation>{given} inakuja baada ya mchezo kwisha, hazikutarajiwa hatua zaidi</translation>
    </message>
    <message>
        <source>{given} has no name behind the colon, expected one, or no colon</source>
        <translation>{given} haina jina baada ya nukta mbili, lilitarajiwa jina, au bila nukta mbili</translation>
    </message>
    <message>
        <source>{given} is empty</source>
        <translation>{given} ni tupu</translation>
    </message>
    <message>
        <source>{given} is impossible, a name on one line was expected</source>
        <translation>{given} haiwezekani, lilitarajiwa jina la mstari mmoja</translation>
    </message>
    <message>
        <source>{given} is impossible, expected {least} to {most} pixels each way</source>
        <translation>{given} haiwezekani, zilitarajiwa pikseli {least} hadi {most} kila upande</translation>
    </message>
    <message>
        <source>{given} is impossible, person, computer or team was expected</source>
        <translation>{given} haiwezekani, ilitarajiwa person, computer au team</translation>
    </message>
    <message>
        <source>{given} is impossible, the number of a move was expected</source>
        <translation>{given} haiwezekani, ilitarajiwa namba ya hatua</translation>
    </message>
    <message>
        <source>{given} is impossible, turn or round was expected</source>
        <translation>{given} haiwezekani, ilitarajiwa turn au round</translation>
    </message>
    <message>
        <source>{given} is no card of {name}, {expected}</source>
        <translation>{given} si karata ya {name}, {expected}</translation>
    </message>
    <message>
        <source>{given} is no deal, expected a whole number from 0 to {most}</source>
        <translation>{given} si mgawo, ilitarajiwa namba kamili kutoka 0 hadi {most}</translation>
    </message>
    <message>
        <source>{given} is no game, expected one of {known}</source>
        <translation>{given} si mchezo, ulitarajiwa mmojawapo wa {known}</translation>
    </message>
    <message>
        <source>{given} is no game, one of {known} was expected</source>
        <translation>{given} si mchezo, ulitarajiwa mmojawapo wa {known}</translation>
    </message>
    <message>
        <source>{given} is no language here, expected one of {codes}</source>
        <translation>{given} si lugha hapa, ilitarajiwa mojawapo ya {codes}</translation>
    </message>
    <message>
        <source>{given} is no level of a computer seat, expected one of {known}</source>
        <translation>{given} si kiwango cha kiti cha kompyuta, kilitarajiwa kimojawapo cha {known}</translation>
    </message>
    <message>
        <source>{given} is no level, one of {known} was expected</source>
        <translation>{given} si kiwango, kilitarajiwa kimojawapo cha {known}</translation>
    </message>
    <message>
        <source>{given} is no option, expected name=value</source>
        <translation>{given} si chaguo, ilitarajiwa jina=thamani</translation>
    </message>
    <message>
        <source>{given} is no seat, a number from 0 to {last} was expected</source>
        <translation>{given} si kiti, ilitarajiwa namba kutoka 0 hadi {last}</translation>
    </message>
    <message>
        <source>{given} is no seat, an object was expected</source>
        <translation>{given} si kiti, ilitarajiwa object</translation>
    </message>
    <message>
        <source>{given} is no seat, expected person or one of {known}</source>
        <translation>{given} si kiti, ilitarajiwa person au mojawapo ya {known}</translation>
    </message>
    <message>
        <source>{given} is no size, expected WIDTHxHEIGHT such as 1280x800</source>
        <translation>{given} si ukubwa, ilitarajiwa UPANAxUREFU kama 1280x800</translation>
    </message>
    <message>
        <source>{given} is no text, a move was expected</source>
        <translation>{given} si maandishi, ilitarajiwa hatua</translation>
    </message>
    <message>
        <source>{given} is no text, cards in quotation marks were expected</source>
        <translation>{given} si maandishi, zilitarajiwa karata ndani ya alama za kunukuu</translation>
    </message>
    <message>
        <source>{given} is no throw, one of {known} or - was expected</source>
        <translation>{given} si mtupo, ilitarajiwa mojawapo ya {known} au -</translation>
    </message>
    <message>
        <source>{given} is not a game, expected one of {known}</source>
        <translation>{given} si mchezo, ulitarajiwa mmojawapo wa {known}</translation>
    </message>
    <message>
        <source>{given} is not legal here ({reason}); legal: {legal}</source>
        <translation>{given} si halali hapa ({reason}); halali: {legal}</translation>
    </message>
    <message>
        <source>{given} is too long, expected a name of at most 40 characters</source>
        <translation>{given} ni refu mno, lilitarajiwa jina lenye herufi zisizozidi 40</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, which is out: {sign} was expected</source>
        <translation>{given} ya kiti {seat}, kilichotoka: ilitarajiwa {sign}</translation>
    </message>
    <message>
        <source>{given} of seat {seat}, {known} was expected</source>
        <translation>{given} ya kiti {seat}, ilitarajiwa {known}</translation>
    </message>
    <message>
        <source>{given} stands twice in one object, once was expected</source>
        <translation>{given} imo mara mbili katika object moja, ilitarajiwa mara moja</translation>
    </message>
    <message>
        <source>{given}, expected a name that can be seen</source>
        <translation>{given}, lilitarajiwa jina linaloonekana</translation>
    </message>
    <message>
        <source>{given}, expected one of {known}</source>
        <translation>{given}, ilitarajiwa mojawapo ya {known}</translation>
    </message>
    <message>
        <source>{name}: there is no such option, expected one of {known}</source>
        <translation>{name}: hakuna chaguo hilo, lilitarajiwa mojawapo ya {known}</translation>
    </message>
    <message>
        <source>{problem} (see {command})</source>
        <translation>{problem} (tazama {command})</translation>
    </message>
    <message>
        <source>{problem} (shuffled in {where})</source>
        <translation>{problem} (zilichanganywa kwenye {where})</translation>
    </message>
    <message>
        <source>{problem} ({detail})</source>
        <translation>{problem} ({detail})</translation>
    </message>
    <message>
        <source>{problem}, a name with a letter or digit was expected</source>
        <translation>{problem}, lilitarajiwa jina lenye herufi au tarakimu</translation>
    </message>
    <message>
        <source>{seats}, expected {low} to {high} for {name}</source>
        <translation>{seats}, ilitarajiwa {low} hadi {high} kwa {name}</translation>
    </message>
    <message>
        <source>{seat} {name} ({marks})</source>
        <translation>{seat} {name} ({marks})</translation>
    </message>
    <message>
        <source>{upto} is impossible, {limits}</source>
        <translation>{upto} haiwezekani, {limits}</translation>
    </message>
    <message>
        <source>{value} is impossible, expected {limits}</source>
        <translation>{value} haiwezekani, ilitarajiwa {limits}</translation>
    </message>
    <message>
        <source>{what} ({reason}); expected a sound disk</source>
        <translation>{what} ({reason}); ilitarajiwa diski nzima</translation>
    </message>
    <message>
        <source>{what}; expected a file and folder you have the rights to</source>
        <translation>{what}; ilitarajiwa faili na folda uliyo na ruhusa nayo</translation>
    </message>
    <message>
        <source>{what}; expected the name of a file that is there</source>
        <translation>{what}; lilitarajiwa jina la faili iliyopo</translation>
    </message>
    <message>
        <source>{what}; the disk is full, expected room to save</source>
        <translation>{what}; diski imejaa, ilitarajiwa nafasi ya kuhifadhi</translation>
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
        <translation>{earlier} au {last}</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>This is the past</source>
        <translation>Haya yamepita</translation>
    </message>
    <message>
        <source>Back to now</source>
        <comment>button: from the past to the present</comment>
        <translation>Rudi mchezoni</translation>
    </message>
    <message>
        <source>moment {number} of {count}</source>
        <comment>of the match; in the past</comment>
        <translation>hatua ya {number} kati ya {count}</translation>
    </message>
    <message>
        <source>What has happened</source>
        <comment>the list of all moves</comment>
        <translation>Yaliyotokea</translation>
    </message>
</context>
<context>
    <name>MAC_APPLICATION_MENU</name>
    <message>
        <source>Services</source>
        <translation>Huduma</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>Ficha %1</translation>
    </message>
    <message>
        <source>Hide Others</source>
        <translation>Ficha nyingine</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Onyesha zote</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>Mapendeleo...</translation>
    </message>
    <message>
        <source>Quit %1</source>
        <translation>Ondoka kwenye %1</translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Kuhusu %1</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Please note</source>
        <translation>Tafadhali zingatieni</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Haikuhifadhiwa</translation>
    </message>
    <message>
        <source>Another program is using the saved matches just now.</source>
        <translation>Programu nyingine inatumia michezo iliyohifadhiwa sasa hivi.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Diski imejaa.</translation>
    </message>
    <message>
        <source>Nothing may be written in the folder of the saved matches.</source>
        <translation>Hairuhusiwi kuandika kwenye folda ya michezo iliyohifadhiwa.</translation>
    </message>
    <message>
        <source>The saved matches cannot be opened.</source>
        <translation>Michezo iliyohifadhiwa haifunguki.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Diski inaripoti hitilafu.</translation>
    </message>
    <message>
        <source>The file with the saved matches is damaged.</source>
        <translation>Faili ya michezo iliyohifadhiwa imeharibika.</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of this program.</source>
        <translation>Michezo iliyohifadhiwa ni ya toleo jipya zaidi la programu hii.</translation>
    </message>
    <message>
        <source>The match was changed in another window.</source>
        <translation>Mchezo umebadilishwa kwenye dirisha jingine.</translation>
    </message>
    <message>
        <source>Saving did not succeed.</source>
        <translation>Kuhifadhi hakukufaulu.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Please write a name.</source>
        <translation>Tafadhali andika jina.</translation>
    </message>
    <message>
        <source>Nothing can be seen of this name.</source>
        <translation>Jina hili halionekani.</translation>
    </message>
    <message>
        <source>A name has at most {number} characters.</source>
        <translation>Jina lisizidi herufi {number}.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n more must sit down</source>
        <translation>
            <numerusform>Lazima aketi %Ln zaidi</numerusform>
            <numerusform>Lazima waketi %Ln zaidi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <comment>who share a chair; under their names</comment>
        <translation>
            <numerusform>mtu %Ln</numerusform>
            <numerusform>watu %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty chair</source>
        <translation>Kiti kitupu</translation>
    </message>
    <message>
        <source>Choose who sits here</source>
        <translation>Chagua nani aketi hapa</translation>
    </message>
    <message>
        <source>Choose somebody else, or empty the chair</source>
        <translation>Chagua mwingine, au acha kiti wazi</translation>
    </message>
    <message>
        <source>Somebody new…</source>
        <translation>Mtu mpya…</translation>
    </message>
    <message>
        <source>Give a name…</source>
        <translation>Taja jina…</translation>
    </message>
    <message>
        <source>Computer: {level}</source>
        <translation>Kompyuta: {level}</translation>
    </message>
    <message>
        <source>Counted from matches of computer players; people think for longer or shorter</source>
        <translation>Imehesabiwa kutoka michezo ya kompyuta; watu hufikiri kwa muda mrefu au mfupi zaidi</translation>
    </message>
    <message>
        <source>As quick as you have played so far</source>
        <translation>Kwa kasi mliyocheza hadi sasa</translation>
    </message>
    <message>
        <source>Change name, birthday or picture…</source>
        <translation>Badilisha jina, siku ya kuzaliwa au picha…</translation>
    </message>
    <message>
        <source>Empty this chair</source>
        <translation>Acha kiti hiki wazi</translation>
    </message>
    <message>
        <source>The deal number can be a whole number from 0 to {most}.</source>
        <translation>Namba ya mgawo inaweza kuwa namba nzima kutoka 0 hadi {most}.</translation>
    </message>
    <message>
        <source>New match · {game}</source>
        <translation>Mchezo mpya · {game}</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rudi</translation>
    </message>
    <message>
        <source>Who sits where?</source>
        <translation>Nani anaketi wapi?</translation>
    </message>
    <message>
        <source>Drag players onto chairs, or click a chair.</source>
        <translation>Buruta wachezaji kwenye viti, au bofya kiti.</translation>
    </message>
    <message>
        <source>How to play</source>
        <comment>heading of the options</comment>
        <translation>Jinsi ya kucheza</translation>
    </message>
    <message>
        <source>Start to play</source>
        <translation>Anza kucheza</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Namba ya mgawo</translation>
    </message>
    <message>
        <source>The same number, the same cards</source>
        <translation>Namba ileile, karata zilezile</translation>
    </message>
    <message>
        <source>any</source>
        <comment>deal number, left to chance</comment>
        <translation>yoyote</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>a number that the seats decide</comment>
        <translation>kawaida</translation>
    </message>
    <message>
        <source>Chairs</source>
        <translation>Viti</translation>
    </message>
    <message>
        <source>Fill empty chairs…</source>
        <translation>Jaza viti vitupu…</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>under the name of who sits on a chair</comment>
        <translation>Mtu</translation>
    </message>
    <message>
        <source>Family</source>
        <comment>people who can be put on chairs</comment>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>computer players who can be put on chairs</comment>
        <translation>Kompyuta</translation>
    </message>
    <message>
        <source>Click to seat a computer player, or drag it onto a chair</source>
        <translation>Bofya ili kumketisha mchezaji wa kompyuta, au mburute kwenye kiti</translation>
    </message>
    <message>
        <source>More people</source>
        <translation>Watu zaidi</translation>
    </message>
    <message>
        <source>Share this chair</source>
        <comment>several people take turns on it</comment>
        <translation>Tumieni kiti hiki pamoja</translation>
    </message>
    <message>
        <source>A guest</source>
        <comment>somebody who is not of the family</comment>
        <translation>Mgeni</translation>
    </message>
    <message>
        <source>Without {name}</source>
        <comment>who leaves a team</comment>
        <translation>Bila {name}</translation>
    </message>
    <message>
        <source>Change each turn</source>
        <comment>the members of a team</comment>
        <translation>Badilishaneni kila zamu</translation>
    </message>
    <message>
        <source>Change each round</source>
        <comment>the members of a team</comment>
        <translation>Badilishaneni kila raundi</translation>
    </message>
    <message>
        <source>Team sun</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Timu ya jua</translation>
    </message>
    <message>
        <source>Team moon</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Timu ya mwezi</translation>
    </message>
    <message>
        <source>Team star</source>
        <comment>one of the teams, by its sign</comment>
        <translation>Timu ya nyota</translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message numerus="yes">
        <source>%n match(es) can be gone on with</source>
        <translation>
            <numerusform>Mchezo %Ln unaweza kuendelezwa</numerusform>
            <numerusform>Michezo %Ln inaweza kuendelezwa</numerusform>
        </translation>
    </message>
    <message>
        <source>Open matches</source>
        <translation>Michezo iliyo wazi</translation>
    </message>
    <message>
        <source>the one on the table stays saved</source>
        <translation>ulio mezani unabaki umehifadhiwa</translation>
    </message>
    <message>
        <source>No other match is open.</source>
        <translation>Hakuna mchezo mwingine ulio wazi.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>Click who it is. Birthdays can be entered on the start page.</source>
        <translation>Bofya ni nani. Siku za kuzaliwa huandikwa kwenye ukurasa wa mwanzo.</translation>
    </message>
    <message>
        <source>Draw lots</source>
        <comment>instead of answering or playing for it</comment>
        <translation>Bahati nasibu</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Nani anagawa?</translation>
    </message>
    <message>
        <source>The highest card deals; a wild card counts as nothing.</source>
        <translation>Mwenye karata kubwa zaidi anagawa; jokeri haihesabiwi.</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Gawa karata</translation>
    </message>
    <message>
        <source>{dealer} has the highest card and deals. {first} begins.</source>
        <translation>{dealer} ana karata kubwa zaidi na anagawa. {first} anaanza.</translation>
    </message>
    <message>
        <source>Equal: those draw again.</source>
        <translation>Wamelingana: hao wanavuta tena.</translation>
    </message>
    <message>
        <source>Everybody draws a card.</source>
        <translation>Kila mtu anavuta karata.</translation>
    </message>
    <message>
        <source>Who is the oldest?</source>
        <translation>Nani mkubwa kuliko wote?</translation>
    </message>
    <message>
        <source>Who is the youngest?</source>
        <translation>Nani mdogo kuliko wote?</translation>
    </message>
    <message>
        <source>Who had a birthday last?</source>
        <translation>Nani amesherehekea siku ya kuzaliwa karibuni zaidi?</translation>
    </message>
    <message>
        <source>{name} is the oldest and deals</source>
        <translation>{name} ni mkubwa kuliko wote, anagawa</translation>
    </message>
    <message>
        <source>{name} is the oldest and begins</source>
        <translation>{name} ni mkubwa kuliko wote, anaanza</translation>
    </message>
    <message>
        <source>{name} is the youngest and begins</source>
        <translation>{name} ni mdogo kuliko wote, anaanza</translation>
    </message>
    <message>
        <source>{name} had the last birthday and begins</source>
        <translation>{name} amesherehekea siku ya kuzaliwa karibuni zaidi, anaanza</translation>
    </message>
    <message>
        <source>Straw {number}</source>
        <comment>one of several to choose from</comment>
        <translation>Kijiti {number}</translation>
    </message>
    <message>
        <source>Drawing straws</source>
        <translation>Kuvuta vijiti</translation>
    </message>
    <message>
        <source>The shortest straw begins.</source>
        <translation>Mwenye kijiti kifupi zaidi anaanza.</translation>
    </message>
    <message>
        <source>Choose a straw.</source>
        <translation>Chagua kijiti.</translation>
    </message>
    <message>
        <source>{name} has the shortest straw and begins.</source>
        <translation>{name} ana kijiti kifupi zaidi na anaanza.</translation>
    </message>
    <message>
        <source>Rock, paper, scissors</source>
        <translation>Jiwe, karatasi, mkasi</translation>
    </message>
    <message>
        <source>Throw! Everyone else, please look away.</source>
        <translation>Onyesha! Wengine wote, tafadhali angalieni pembeni.</translation>
    </message>
    <message>
        <source>Throw again</source>
        <translation>Onyesheni tena</translation>
    </message>
    <message>
        <source>You throw next. Everyone else, please look away.</source>
        <translation>Ni zamu yako kuonyesha. Wengine wote, tafadhali angalieni pembeni.</translation>
    </message>
    <message>
        <source>I am {name}: let me throw</source>
        <comment>on a button</comment>
        <translation>Mimi ni {name}: nitaonyesha</translation>
    </message>
    <message>
        <source>{name}: {throw}</source>
        <comment>Kito: rock</comment>
        <translation>{name}: {throw}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} anaanza.</translation>
    </message>
    <message>
        <source>{names} throw again.</source>
        <comment>rock, paper, scissors: still in</comment>
        <translation>{names} wanaonyesha tena.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Who joins the family?</source>
        <translation>Nani anajiunga na familia?</translation>
    </message>
    <message>
        <source>Name, birthday and picture</source>
        <translation>Jina, siku ya kuzaliwa na picha</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Birthday: day, month, year</source>
        <translation>Kuzaliwa: siku, mwezi, mwaka</translation>
    </message>
    <message>
        <source>Birthday, such as {date}</source>
        <comment>day, month and year</comment>
        <translation>Siku ya kuzaliwa, kama {date}</translation>
    </message>
    <message>
        <source>For games in which the youngest or oldest begins; it can stay empty</source>
        <translation>Kwa michezo ambayo mdogo au mkubwa huanza; si lazima kujaza</translation>
    </message>
    <message>
        <source>Please write day, month and year, such as {date}.</source>
        <translation>Tafadhali andika siku, mwezi na mwaka, kama {date}.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Picha</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Ondoa…</translation>
    </message>
    <message>
        <source>Take this person out of the family</source>
        <translation>Mwondoe mtu huyu kwenye familia</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Your own picture…</source>
        <translation>Picha yako…</translation>
    </message>
    <message>
        <source>Choose a picture file, or drop one here</source>
        <translation>Chagua faili ya picha, au iburute hapa</translation>
    </message>
    <message>
        <source>Personal settings…</source>
        <translation>Mipangilio binafsi…</translation>
    </message>
    <message>
        <source>Text, colours and cards as this person likes them</source>
        <translation>Maandishi, rangi na karata apendavyo mtu huyu</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Chagua picha</translation>
    </message>
    <message>
        <source>The picture is being read…</source>
        <translation>Picha inasomwa…</translation>
    </message>
    <message>
        <source>Somebody of the family has this name already. Both can have it, with different pictures.</source>
        <translation>Mtu wa familia ana jina hili tayari. Wote wawili wanaweza kuwa nalo, kwa picha tofauti.</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>Umwondoe {name}?</translation>
    </message>
    <message>
        <source>Matches stay, but the name&apos;s results are gone for good.</source>
        <translation>Michezo inabaki, lakini matokeo ya jina hili yanapotea kabisa.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Mbakize</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Choose somebody to change name, birthday or picture.</source>
        <translation>Chagua mtu ili ubadilishe jina, siku ya kuzaliwa au picha.</translation>
    </message>
    <message>
        <source>Add</source>
        <comment>somebody to the family</comment>
        <translation>Ongeza</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>pointi %Ln</numerusform>
            <numerusform>pointi %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>an {card}</source>
        <comment>as &apos;a {card}&apos;, before 8 and 11 in English</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>a {card}</source>
        <comment>a card by its number, as in &apos;a 5&apos;</comment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Raundi ya {number}</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <comment>the match; a man or a woman</comment>
        <translation>{name} ameshinda!</translation>
    </message>
    <message>
        <source>{names} win together!</source>
        <comment>a shared win of the match</comment>
        <translation>{names} wameshinda pamoja!</translation>
    </message>
    <message>
        <source>The round is over; nobody could end it. Best: {names}</source>
        <translation>Raundi imekwisha, hakuna aliyeweza kuimaliza. Bora: {names}</translation>
    </message>
    <message>
        <source>The round is over. Best: {names}</source>
        <translation>Raundi imekwisha. Bora: {names}</translation>
    </message>
    <message>
        <source>The discard pile was shuffled into a new draw pile</source>
        <translation>Rundo la kutupia limechanganywa kuwa rundo jipya la kuvuta</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>This file cannot be opened.</source>
        <translation>Faili hii haifunguki.</translation>
    </message>
    <message>
        <source>This is not a picture. PNG, JPEG, WebP, BMP and GIF can be used.</source>
        <translation>Hii si picha. Zinazokubalika ni PNG, JPEG, WebP, BMP na GIF.</translation>
    </message>
    <message>
        <source>This picture is too large.</source>
        <translation>Picha hii ni kubwa mno.</translation>
    </message>
    <message>
        <source>This picture is damaged or not complete.</source>
        <translation>Picha hii imeharibika au haijakamilika.</translation>
    </message>
</context>
<context>
    <name>PlayingCards</name>
    <message>
        <source>spades</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>shupaza</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>kopa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>uru</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>a suit, put into &apos;king of {suit}&apos;</comment>
        <translation>pao</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ree ya {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jeki wa {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>malkia wa {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>mfalme wa {suit}</translation>
    </message>
    <message>
        <source>{number} of {suit}</source>
        <comment>a card from 2 to 10</comment>
        <translation>{number} ya {suit}</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>As in the rule book</source>
        <comment>house rules: none is changed</comment>
        <translation>Kama kitabu cha kanuni</translation>
    </message>
    <message>
        <source>To the letter</source>
        <comment>house rules: as they were first written down</comment>
        <translation>Neno kwa neno</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules: which are the source rules too</comment>
        <translation>Kama kanuni za mchapishaji</translation>
    </message>
    <message>
        <source>As in the publisher&apos;s rules</source>
        <comment>house rules</comment>
        <translation>Kama kanuni za mchapishaji</translation>
    </message>
    <message>
        <source>As in card game books</source>
        <comment>house rules: of an old game</comment>
        <translation>Kama vitabu vya karata</translation>
    </message>
    <message>
        <source>For small children</source>
        <comment>house rules</comment>
        <translation>Kwa watoto wadogo</translation>
    </message>
    <message>
        <source>Your own choice</source>
        <comment>house rules that have no name</comment>
        <translation>Chaguo lenu</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <comment>house rules: what is in them</comment>
        <translation>Hakuna kilichobadilishwa</translation>
    </message>
    <message>
        <source>{option}: {value}</source>
        <comment>one of the house rules and how it is</comment>
        <translation>{option}: {value}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>one of the house rules is switched on</comment>
        <translation>ndiyo</translation>
    </message>
    <message>
        <source>off</source>
        <comment>one of the house rules is switched off</comment>
        <translation>hapana</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Kanuni za nyumbani</translation>
    </message>
    <message>
        <source>Which rules?</source>
        <comment>house rules with a name are chosen from</comment>
        <translation>Kanuni zipi?</translation>
    </message>
    <message>
        <source>Your own</source>
        <comment>house rules that people saved under a name</comment>
        <translation>Zenu wenyewe</translation>
    </message>
    <message>
        <source>Rename {name}</source>
        <comment>house rules</comment>
        <translation>Badilisha jina la {name}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <comment>house rules</comment>
        <translation>Ondoa {name}</translation>
    </message>
    <message>
        <source>New name</source>
        <comment>of house rules</comment>
        <translation>Jina jipya</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Tumia jina hili</translation>
    </message>
    <message>
        <source>Other rules have this name already.</source>
        <translation>Kanuni nyingine tayari zina jina hili.</translation>
    </message>
    <message>
        <source>These rules were removed in another window.</source>
        <translation>Kanuni hizi zimeondolewa kwenye dirisha jingine.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <comment>house rules</comment>
        <translation>{name}: zimeondolewa.</translation>
    </message>
    <message>
        <source>Take back</source>
        <comment>a removal</comment>
        <translation>Rudisha</translation>
    </message>
    <message>
        <source>Save the present rules under a name</source>
        <translation>Hifadhi kanuni za sasa kwa jina</translation>
    </message>
    <message>
        <source>Name, such as Sunday rules</source>
        <comment>of house rules</comment>
        <translation>Jina, kama Kanuni za Jumapili</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <comment>house rules of that name</comment>
        <translation>Badilisha</translation>
    </message>
    <message>
        <source>Save</source>
        <comment>house rules</comment>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>There are too many house rules of your own. Remove some first.</source>
        <translation>Kanuni za nyumbani mlizojiwekea ni nyingi mno. Ondoeni baadhi kwanza.</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Chagua zote</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Ongeza</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Punguza</translation>
    </message>
</context>
<context>
    <name>QCocoaTheme</name>
    <message>
        <source>Don&apos;t Save</source>
        <translation>Usihifadhi</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Tafuta katika:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Folda:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Jina la faili:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Aina ya faili:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Fungua</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Hifadhi</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chagua</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Hifadhi kama</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Faili zote (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Nyuma</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Rudi nyuma</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Mbele</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Nenda mbele</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Folda ya juu</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Nenda kwenye folda ya juu</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Unda folda mpya</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Unda folda mpya</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Folda &amp;mpya</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Folda mpya</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Mwonekano wa orodha</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Badili kuwa mwonekano wa orodha</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Mwonekano wa maelezo</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Badili kuwa mwonekano wa maelezo</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Utepe wa kando</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Orodha ya mahali na alamisho</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Faili</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Kompyuta yangu</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Mahali pa karibuni</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Badili jina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Futa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ondoa</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Onyesha faili zilizo&amp;fichwa</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 tayari ipo.
Ungependa kuibadilisha?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Faili haikupatikana.
Tafadhali hakikisha kwamba jina la faili ni sahihi.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Folda haikupatikana.
Tafadhali hakikisha kwamba jina la folda ni sahihi.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Una hakika unataka kufuta &quot;%1&quot;?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>&quot;%1&quot; imelindwa isiandikwe.
Ungependa kuifuta hata hivyo?</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Kompyuta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jina</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Ukubwa</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Aina</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Tarehe ya mabadiliko</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Kompyuta yangu</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Sawa</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Hifadhi</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Ghairi</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Funga</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Funga bila kuhifadhi</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kata</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Bandika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chagua zote</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Onyesha maelezo...</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ficha maelezo...</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Sawa</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Hifadhi</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Hifadhi zote</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Fungua</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ndiyo</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Ndiyo kwa &amp;zote</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Hapana</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Hapana kwa z&amp;ote</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Katisha</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Jaribu tena</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Puuza</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Funga</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Ghairi</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Usihifadhi</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Msaada</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Tumia</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Weka upya</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Rejesha chaguo-msingi</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Tendua</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rudia</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Kata</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Nakili</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Nakili anwani ya &amp;kiungo</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Bandika</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Futa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chagua zote</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>It is not your turn.</source>
        <translation>Si zamu yako.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one first.</source>
        <translation>Raundi imekwisha. Gawa inayofuata kwanza.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Mchezo umekwisha.</translation>
    </message>
    <message>
        <source>The rules do not allow this move.</source>
        <translation>Kanuni haziruhusu hatua hii.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Huna hatua ya kutendua.</translation>
    </message>
    <message>
        <source>Taking back is switched off in the menu.</source>
        <translation>Kutendua kumezimwa kwenye menyu.</translation>
    </message>
    <message>
        <source>A card has been seen since: it cannot be taken back any more.</source>
        <translation>Karata imeonekana tangu hapo: hatua haiwezi kutenduliwa tena.</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>{most}, or {least} with many players</source>
        <comment>the size of a stock</comment>
        <translation>{most}, au {least} mkiwa wengi</translation>
    </message>
    <message>
        <source>At this table: {choice}</source>
        <comment>what is chosen of an option</comment>
        <translation>Kwenye meza hii: {choice}</translation>
    </message>
    <message>
        <source>on</source>
        <comment>an option that can be on or off</comment>
        <translation>imewashwa</translation>
    </message>
    <message>
        <source>off</source>
        <comment>an option that can be on or off</comment>
        <translation>imezimwa</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <comment>places where a word was found</comment>
        <translation>{number} kati ya {all}</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>words in a rule book</comment>
        <translation>haipatikani</translation>
    </message>
    <message>
        <source>Contents</source>
        <comment>the sections of a rule book</comment>
        <translation>Yaliyomo</translation>
    </message>
    <message>
        <source>Find in this book</source>
        <translation>Tafuta kitabuni</translation>
    </message>
    <message>
        <source>Left and right go from link to link, Enter follows one</source>
        <comment>keys</comment>
        <translation>Kushoto na kulia huenda kiungo hadi kiungo, Enter hufuata</translation>
    </message>
    <message>
        <source>Back to where you read before</source>
        <translation>Rudi ulipokuwa ukisoma</translation>
    </message>
    <message>
        <source>Forward again, after going back</source>
        <translation>Nenda mbele tena</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Herufi ndogo zaidi</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Herufi kubwa zaidi</translation>
    </message>
    <message>
        <source>Previous place found</source>
        <translation>Mahali pa nyuma palipopatikana</translation>
    </message>
    <message>
        <source>Next place found</source>
        <translation>Mahali panapofuata palipopatikana</translation>
    </message>
    <message>
        <source>Read in the rule book: {about}</source>
        <comment>the name of a house rule</comment>
        <translation>Soma kwenye kitabu cha kanuni: {about}</translation>
    </message>
    <message>
        <source>Read in the rule book</source>
        <translation>Soma kwenye kitabu cha kanuni</translation>
    </message>
    <message>
        <source>House rule</source>
        <comment>heading of a column of options</comment>
        <translation>Kanuni ya nyumbani</translation>
    </message>
    <message>
        <source>Usual</source>
        <comment>heading of a column: what is usual</comment>
        <translation>Kawaida</translation>
    </message>
    <message>
        <source>At this table</source>
        <comment>heading of a column: what is chosen</comment>
        <translation>Meza hii</translation>
    </message>
</context>
<context>
    <name>RulePictures</name>
    <message>
        <source>draw pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>rundo la kuvuta</translation>
    </message>
    <message>
        <source>building piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>marundo ya kujengea</translation>
    </message>
    <message>
        <source>your discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>marundo yako ya kutupia</translation>
    </message>
    <message>
        <source>discard pile</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>rundo la kutupia</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>in the middle of Kings Corners, in a picture</comment>
        <translation>akiba</translation>
    </message>
    <message>
        <source>your stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>akiba yako</translation>
    </message>
    <message>
        <source>your hand</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>mkono wako</translation>
    </message>
    <message>
        <source>your hand piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>marundo yako ya mkononi</translation>
    </message>
    <message>
        <source>drawn card</source>
        <comment>under a card in a rule book&apos;s picture</comment>
        <translation>karata iliyovutwa</translation>
    </message>
    <message>
        <source>your cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>karata zako</translation>
    </message>
    <message>
        <source>another player&apos;s cards</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>karata za mwingine</translation>
    </message>
    <message>
        <source>your partner&apos;s stock</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>akiba ya mwenzi wako</translation>
    </message>
    <message>
        <source>your partner&apos;s discard piles</source>
        <comment>under cards in a rule book&apos;s picture</comment>
        <translation>marundo ya kutupia ya mwenzi wako</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules · {game}</source>
        <translation>Kanuni · {game}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Mchezo</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>imebaki karata %Ln</numerusform>
            <numerusform>zimebaki karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>chipu %Ln kwenye kitita</numerusform>
            <numerusform>chipu %Ln kwenye kitita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pot</source>
        <comment>chips that stay for the next round</comment>
        <translation>
            <numerusform>%Ln kwenye kitita</numerusform>
            <numerusform>%Ln kwenye kitita</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <comment>until the match ends</comment>
        <translation>
            <numerusform>imebaki raundi %Ln</numerusform>
            <numerusform>zimebaki raundi %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>points until the match ends</comment>
        <translation>
            <numerusform>imebaki %Ln</numerusform>
            <numerusform>zimebaki %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Hifadhi faili</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Raundi inayofuata</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Rudi mezani</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Karatasi ya pointi</translation>
    </message>
    <message>
        <source>after round {number}</source>
        <translation>baada ya raundi ya {number}</translation>
    </message>
    <message>
        <source>first round</source>
        <translation>raundi ya kwanza</translation>
    </message>
    <message>
        <source>deal number {number}</source>
        <comment>by which the same cards are dealt again</comment>
        <translation>namba ya mgawo {number}</translation>
    </message>
    <message>
        <source>{name} closed with {points}: not doubled, since it would be a reward.</source>
        <comment>zero or less points at the end of a round</comment>
        <translation>{name} amefunga kwa {points}: hazizidishwi, kwa kuwa ingekuwa zawadi.</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>points of the round</comment>
        <translation>chache zaidi</translation>
    </message>
    <message>
        <source>won the round</source>
        <translation>ameshinda raundi</translation>
    </message>
    <message>
        <source>closed the round</source>
        <translation>aliyefunga raundi</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>mara mbili</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Jumla</translation>
    </message>
    <message>
        <source>reached</source>
        <comment>the points that end the match</comment>
        <translation>zimefikiwa</translation>
    </message>
    <message>
        <source>{name}: {points}</source>
        <comment>one line of the score sheet, read aloud</comment>
        <translation>{name}: {points}</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how many rounds, on the score sheet</comment>
        <translation>Ushindi</translation>
    </message>
    <message>
        <source>Chips</source>
        <comment>how many somebody has, on the score sheet</comment>
        <translation>Chipu</translation>
    </message>
    <message>
        <source>counts {points}</source>
        <comment>points somebody writes down for the winner</comment>
        <translation>anahesabu {points}</translation>
    </message>
    <message>
        <source>blocked</source>
        <comment>a round that nobody could end</comment>
        <translation>imekwama</translation>
    </message>
    <message>
        <source>{points} ×{two}</source>
        <comment>points that were doubled</comment>
        <translation>{points} ×{two}</translation>
    </message>
    <message>
        <source>not ×{two}</source>
        <comment>points that were not doubled</comment>
        <translation>si ×{two}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>{name}&apos;s own settings</source>
        <translation>Mipangilio ya {name}</translation>
    </message>
    <message>
        <source>The table has them while it is this person&apos;s turn.</source>
        <translation>Meza huwa hivi wakati wa zamu ya mtu huyu.</translation>
    </message>
    <message>
        <source>As the program</source>
        <comment>a person&apos;s own setting: none</comment>
        <translation>Kama programu</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>button: closes a dialog</comment>
        <translation>Tayari</translation>
    </message>
    <message>
        <source>Loudness</source>
        <comment>of the sounds</comment>
        <translation>Kiwango cha sauti</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Madokezo</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Migongo ya karata</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Ukubwa wa karata</translation>
    </message>
    <message>
        <source>Suits in four colours</source>
        <translation>Rangi nne za karata</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Maandishi makubwa</translation>
    </message>
    <message>
        <source>Computer players wait for you</source>
        <translation>Kompyuta inakusubiri</translation>
    </message>
    <message>
        <source>The desktop may ask for night, or for high contrast</source>
        <translation>Kompyuta inaweza kuomba usiku, au utofautishaji mkubwa</translation>
    </message>
    <message>
        <source>How fast cards go from place to place</source>
        <translation>Kasi ya karata zinapohama</translation>
    </message>
    <message>
        <source>In Arabic; automatic is as the region of this computer has them</source>
        <translation>Kwa Kiarabu; otomatiki ni kama eneo la kompyuta hii</translation>
    </message>
    <message>
        <source>Of all words, at the table too</source>
        <translation>Wa maneno yote, na ya mezani pia</translation>
    </message>
    <message>
        <source>{largest}: as large as there is room for at the table</source>
        <comment>of cards; {largest} is 100%</comment>
        <translation>{largest}: kubwa kadiri nafasi mezani inavyoruhusu</translation>
    </message>
    <message>
        <source>The bar has a button that shows a good move</source>
        <translation>Kitufe cha juu kinachoonyesha hatua nzuri</translation>
    </message>
    <message>
        <source>Spades black, hearts red, diamonds blue, clubs green</source>
        <translation>Shupaza nyeusi, kopa nyekundu, uru bluu, pao kijani</translation>
    </message>
    <message>
        <source>Cards with larger numbers and letters</source>
        <translation>Karata zenye namba na herufi kubwa zaidi</translation>
    </message>
    <message>
        <source>While the window is out of sight</source>
        <translation>Dirisha lisipoonekana</translation>
    </message>
    <message>
        <source>Before each of their moves</source>
        <translation>Kabla ya kila hatua yao</translation>
    </message>
    <message>
        <source>When a move may be taken back</source>
        <translation>Wakati hatua inaweza kutenduliwa</translation>
    </message>
    <message>
        <source>{number} s</source>
        <comment>a pause, in seconds</comment>
        <translation>sek. {number}</translation>
    </message>
    <message>
        <source>On</source>
        <comment>a setting is switched on</comment>
        <translation>Ndiyo</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>a setting is switched off</comment>
        <translation>Hapana</translation>
    </message>
    <message>
        <source>Each game its own</source>
        <comment>card backs</comment>
        <translation>Kila mchezo na mgongo wake</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>a card back</comment>
        <translation>Nyota</translation>
    </message>
    <message>
        <source>Petals</source>
        <comment>a card back</comment>
        <translation>Petali</translation>
    </message>
    <message>
        <source>Waves</source>
        <comment>a card back</comment>
        <translation>Mawimbi</translation>
    </message>
    <message>
        <source>Tiles</source>
        <comment>a card back</comment>
        <translation>Vigae</translation>
    </message>
    <message>
        <source>Blossoms</source>
        <comment>a card back</comment>
        <translation>Maua</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>group of settings</comment>
        <translation>Meza</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>group of settings</comment>
        <translation>Karata</translation>
    </message>
    <message>
        <source>Sound</source>
        <comment>group of settings</comment>
        <translation>Sauti</translation>
    </message>
    <message>
        <source>Language and text</source>
        <comment>group of settings</comment>
        <translation>Lugha na maandishi</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>group of settings: how it is played</comment>
        <translation>Kucheza</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Mipangilio</translation>
    </message>
    <message>
        <source>{name}&apos;s own setting</source>
        <comment>a person</comment>
        <translation>Mpangilio binafsi wa {name}</translation>
    </message>
</context>
<context>
    <name>SkipBo</name>
    <message numerus="yes">
        <source>{name} drew %n card(s)</source>
        <comment>from the draw pile</comment>
        <translation>
            <numerusform>{name} amevuta karata %Ln</numerusform>
            <numerusform>{name} amevuta karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n card(s) under the stock</source>
        <comment>the penalty for talking; under the own stock</comment>
        <translation>
            <numerusform>{name} anapewa karata %Ln chini ya akiba</numerusform>
            <numerusform>{name} anapewa karata %Ln chini ya akiba</numerusform>
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
        <translation>Panga {first} hadi {last} na umalize akiba yako.</translation>
    </message>
    <message>
        <source>{round} · first to {points}</source>
        <comment>at the table: Round 2 · first to 500 points</comment>
        <translation>{round} · hadi {points}</translation>
    </message>
    <message>
        <source>the first to {target} points wins</source>
        <comment>on the score sheet</comment>
        <translation>wa kwanza kufika pointi {target} anashinda</translation>
    </message>
    <message>
        <source>{name}&apos;s moves are taken back: no drawing in the next turn</source>
        <comment>the penalty for playing out of turn</comment>
        <translation>Hatua za {name} zimetenduliwa: hatavuta zamu ijayo</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>Kito discarded a 4</comment>
        <translation>{name} ametupa {a_card}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from a discard pile</source>
        <comment>Kito played a 5; one of the own piles</comment>
        <translation>{name} amecheza {a_card} kutoka rundo la kutupia</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s stock</source>
        <comment>of the same team</comment>
        <translation>{name} amecheza {a_card} kutoka akiba ya {partner}</translation>
    </message>
    <message>
        <source>{name} played {a_card} from {partner}&apos;s discard pile</source>
        <comment>of the same team</comment>
        <translation>{name} amecheza {a_card} kutoka rundo la kutupia la {partner}</translation>
    </message>
    <message>
        <source>{name} drew too many: the card goes into the stock</source>
        <comment>shuffled into the own stock, a penalty</comment>
        <translation>{name} amevuta kupita kiasi: karata inaingia kwenye akiba</translation>
    </message>
    <message>
        <source>{name} caught {other} playing out of turn</source>
        <comment>a call: Kito caught Mai</comment>
        <translation>{name} amemkamata {other} akicheza nje ya zamu</translation>
    </message>
    <message>
        <source>{name} called {other} for talking</source>
        <comment>a call: Mai has given her partner advice</comment>
        <translation>{name} amemshtaki {other} kwa kuongea</translation>
    </message>
</context>
<context>
    <name>SkipBoJunior</name>
    <message numerus="yes">
        <source>the first to win %n round(s) wins</source>
        <comment>on the score sheet</comment>
        <translation>
            <numerusform>wa kwanza kushinda raundi %Ln anashinda</numerusform>
            <numerusform>wa kwanza kushinda raundi %Ln anashinda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{round} · first to win %n round(s)</source>
        <comment>at the table: Round 2 · first to win 3 rounds</comment>
        <translation>
            <numerusform>{round} · wa kwanza kushinda raundi %Ln</numerusform>
            <numerusform>{round} · wa kwanza kushinda raundi %Ln</numerusform>
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
        <translation>Panga {first} hadi {last}. Rahisi hata kwa watoto.</translation>
    </message>
    <message>
        <source>{name} is dealt {cards}</source>
        <comment>at the start of a turn: Kito is dealt a 3, a 7 and a wild card</comment>
        <translation>{name} amegawiwa {cards}</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorOptions</name>
    <message>
        <source>Play all that fits</source>
        <translation>Cheza maadamu unaweza</translation>
    </message>
    <message>
        <source>Rounds to win the match</source>
        <translation>Raundi za kushinda mchezo</translation>
    </message>
    <message>
        <source>Fewer cards make a shorter game</source>
        <translation>Karata chache, mchezo mfupi</translation>
    </message>
    <message>
        <source>Off: a player may stop before that</source>
        <translation>Ikizimwa: mchezaji anaweza kuacha mapema</translation>
    </message>
    <message>
        <source>The first to win this many</source>
        <translation>Aliyeshinda idadi hiyo kwanza</translation>
    </message>
</context>
<context>
    <name>SkipBoJuniorReasons</name>
    <message>
        <source>A card of yours still fits: play it.</source>
        <translation>Bado karata yako inafaa: icheze.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Hakuna karata mahali hapo.</translation>
    </message>
    <message>
        <source>Cards go only on the four building piles in the middle.</source>
        <translation>Karata huwekwa tu kwenye marundo manne ya kujengea katikati.</translation>
    </message>
    <message>
        <source>You can only play your own cards.</source>
        <translation>Unaweza kucheza karata zako tu.</translation>
    </message>
</context>
<context>
    <name>SkipBoOptions</name>
    <message>
        <source>Scoring</source>
        <comment>an option: how points are counted</comment>
        <translation>Hesabu ya pointi</translation>
    </message>
    <message>
        <source>Points to win the match</source>
        <translation>Pointi za kushinda mchezo</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Timu</translation>
    </message>
    <message>
        <source>Free table</source>
        <comment>an option: people can break some rules, others catch them</comment>
        <translation>Meza huru</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>Jokeri inaweza kutupwa</translation>
    </message>
    <message>
        <source>Play all that fits</source>
        <translation>Cheza maadamu unaweza</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Nani anagawa kwanza</translation>
    </message>
    <message>
        <source>Usual: {many}, with more than {seats} players {few}</source>
        <comment>cards in a stock: 30, or 20</comment>
        <translation>Kawaida: {many}, na zaidi ya wachezaji {seats}: {few}</translation>
    </message>
    <message>
        <source>{round} for the winner, {card} for each card left in the other stocks</source>
        <comment>points</comment>
        <translation>{round} kwa mshindi, {card} kwa kila karata katika akiba za wengine</translation>
    </message>
    <message>
        <source>Whoever gets there first has won</source>
        <translation>Anayefika kwanza ameshinda</translation>
    </message>
    <message>
        <source>For {four} or {six} players; partners sit apart</source>
        <comment>counts of players</comment>
        <translation>Kwa wachezaji {four} au {six}; wenzi huketi mbalimbali</translation>
    </message>
    <message>
        <source>People can play out of turn, and be caught</source>
        <translation>Watu wanaweza kucheza nje ya zamu, na kukamatwa</translation>
    </message>
    <message>
        <source>Off: only if you hold nothing else</source>
        <translation>Ikizimwa: ikiwa tu huna nyingine</translation>
    </message>
    <message>
        <source>Discard only when no card can be played</source>
        <translation>Tupa ikiwa tu hakuna cha kucheza</translation>
    </message>
    <message>
        <source>In the first round; then the deal goes round</source>
        <translation>Katika raundi ya kwanza; kisha ugawaji huzunguka</translation>
    </message>
    <message>
        <source>Winner counts</source>
        <comment>scoring: the winner writes down the points for all cards</comment>
        <translation>Mshindi anahesabu</translation>
    </message>
    <message>
        <source>Each counts</source>
        <comment>scoring: each player writes down the own cards for the winner</comment>
        <translation>Wote wanahesabu</translation>
    </message>
    <message>
        <source>No points</source>
        <comment>scoring: one round decides the match</comment>
        <translation>Bila pointi</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no teams: everybody plays alone</comment>
        <translation>Hakuna</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Timu mbili</translation>
    </message>
    <message>
        <source>Three teams</source>
        <translation>Timu tatu</translation>
    </message>
    <message>
        <source>Highest card</source>
        <comment>who deals first: all draw a card, the highest deals</comment>
        <translation>Karata kubwa zaidi</translation>
    </message>
    <message>
        <source>Youngest begins</source>
        <comment>the youngest player plays first, so the one at the right deals</comment>
        <translation>Mdogo anaanza</translation>
    </message>
</context>
<context>
    <name>SkipBoReasons</name>
    <message>
        <source>Somebody else is playing out of turn just now.</source>
        <translation>Mwingine anacheza nje ya zamu sasa hivi.</translation>
    </message>
    <message>
        <source>A player can be called for talking once a turn and three times a round.</source>
        <translation>Mchezaji anaweza kushtakiwa kwa kuongea mara moja tu kwa zamu na mara tatu tu kwa raundi.</translation>
    </message>
    <message>
        <source>Only partners of the player on turn can be called for talking, by another team.</source>
        <translation>Wenzi wa mwenye zamu tu ndio wanaoshtakiwa kwa kuongea, na timu nyingine.</translation>
    </message>
    <message>
        <source>You were caught: wait for your turn.</source>
        <translation>Ulikamatwa: subiri zamu yako.</translation>
    </message>
    <message>
        <source>You were caught: you may not draw in this turn.</source>
        <translation>Ulikamatwa: huwezi kuvuta katika zamu hii.</translation>
    </message>
    <message>
        <source>Only a card from your hand can be discarded.</source>
        <translation>Karata ya mkononi tu ndiyo inayotupwa.</translation>
    </message>
    <message>
        <source>To end your turn, discard a card from your hand.</source>
        <translation>Ili kumaliza zamu, tupa karata ya mkononi.</translation>
    </message>
    <message>
        <source>You need not draw: your cards come by themselves.</source>
        <translation>Huna haja ya kuvuta: karata zako zinakuja zenyewe.</translation>
    </message>
    <message>
        <source>After five moves out of turn, wait for the player on turn.</source>
        <translation>Baada ya hatua tano nje ya zamu, msubiri mwenye zamu.</translation>
    </message>
    <message>
        <source>That would leave the player on turn without any play.</source>
        <translation>Hiyo ingemwacha mwenye zamu bila cha kucheza.</translation>
    </message>
    <message>
        <source>Somebody has played out of turn: that comes first.</source>
        <translation>Kuna aliyecheza nje ya zamu: hilo kwanza.</translation>
    </message>
    <message>
        <source>A card still fits: play it before you discard.</source>
        <translation>Bado karata inafaa: icheze kabla ya kutupa.</translation>
    </message>
    <message>
        <source>There is no card in that place.</source>
        <translation>Hakuna karata mahali hapo.</translation>
    </message>
    <message>
        <source>It is not your turn: you can draw or play a card, but not discard.</source>
        <translation>Si zamu yako: unaweza kuvuta au kucheza karata, si kutupa.</translation>
    </message>
    <message>
        <source>A card cannot go there.</source>
        <translation>Karata haiwezi kwenda hapo.</translation>
    </message>
    <message>
        <source>You cannot play those cards.</source>
        <translation>Huwezi kucheza karata hizo.</translation>
    </message>
    <message>
        <source>There is nothing to catch any more.</source>
        <translation>Hakuna tena cha kukamata.</translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Hakuna karata iliyobaki ya kuvuta.</translation>
    </message>
    <message>
        <source>You can only discard onto your own discard piles.</source>
        <translation>Unaweza kutupa kwenye marundo yako ya kutupia tu.</translation>
    </message>
    <message>
        <source>A wild card can be discarded only if you hold nothing else.</source>
        <translation>Jokeri hutupwa tu ikiwa huna karata nyingine.</translation>
    </message>
</context>
<context>
    <name>SkipBoTable</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>karata %Ln mkononi</numerusform>
            <numerusform>karata %Ln mkononi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>imebaki karata %Ln</numerusform>
            <numerusform>zimebaki karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the own stock</comment>
        <translation>
            <numerusform>imebaki %Ln</numerusform>
            <numerusform>zimebaki %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>ameshinda raundi %Ln</numerusform>
            <numerusform>ameshinda raundi %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Rundo la kuvuta, karata %Ln</numerusform>
            <numerusform>Rundo la kuvuta, karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed piles, %n card(s)</source>
        <comment>under the draw pile</comment>
        <translation>
            <numerusform>Marundo yaliyokamilika, karata %Ln</numerusform>
            <numerusform>Marundo yaliyokamilika, karata %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>start: {number}</source>
        <comment>under an empty building place</comment>
        <translation>anza: {number}</translation>
    </message>
    <message>
        <source>next: {number}</source>
        <comment>under a building pile</comment>
        <translation>ijayo: {number}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Wewe</translation>
    </message>
    <message>
        <source>stock</source>
        <comment>cards left, under a number on a plate</comment>
        <translation>akiba</translation>
    </message>
    <message>
        <source>Stop here</source>
        <comment>a button that ends the turn</comment>
        <translation>Acha hapa</translation>
    </message>
    <message>
        <source>face down</source>
        <comment>a card</comment>
        <translation>imefunikwa</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>jokeri</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a pile</comment>
        <translation>tupu</translation>
    </message>
    <message>
        <source>{card} on top, below it {others}</source>
        <comment>cards of a pile</comment>
        <translation>{card} juu, chini yake {others}</translation>
    </message>
    <message>
        <source>Building pile {pile}: empty, begins with {next}</source>
        <translation>Rundo la kujengea {pile}: tupu, linaanza na {next}</translation>
    </message>
    <message>
        <source>Building pile {pile}: {height}, next {next}</source>
        <translation>Rundo la kujengea {pile}: {height}, ijayo {next}</translation>
    </message>
    <message>
        <source>{name}, stock: empty</source>
        <translation>{name}, akiba: tupu</translation>
    </message>
    <message>
        <source>{name}, stock: {card}, {left}</source>
        <translation>{name}, akiba: {card}, {left}</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>on an empty discard place</comment>
        <translation>tupa</translation>
    </message>
    <message>
        <source>Partner</source>
        <comment>plays on the same side</comment>
        <translation>Mwenzi</translation>
    </message>
    <message>
        <source>Where does it go?</source>
        <comment>a card that is held</comment>
        <translation>Inakwenda wapi?</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Jenga</translation>
    </message>
    <message>
        <source>Build, or discard a card</source>
        <translation>Jenga, au tupa karata</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Tupa karata</translation>
    </message>
    <message>
        <source>{name}, hand card {number}: {card}</source>
        <translation>{name}, karata ya mkononi {number}: {card}</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>{name}, discard pile {number}: {cards}</source>
        <translation>{name}, rundo la kutupia {number}: {cards}</translation>
    </message>
    <message>
        <source>Play on, or stop</source>
        <translation>Endelea, au acha</translation>
    </message>
    <message>
        <source>Your turn, {name}!</source>
        <translation>Zamu yako, {name}!</translation>
    </message>
    <message>
        <source>{name}, hand pile {number}: {cards}</source>
        <translation>{name}, rundo la mkononi {number}: {cards}</translation>
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
        <translation>Ondoa namba kubwa: pointi chache hushinda.</translation>
    </message>
    <message>
        <source>{round} · to {points}</source>
        <comment>at the table: Round 4 · to 100 points</comment>
        <translation>{round} · hadi {points}</translation>
    </message>
    <message>
        <source>the fewest points win · ends at {target}</source>
        <comment>on the score sheet</comment>
        <translation>pointi chache hushinda · mwisho ni {target}</translation>
    </message>
    <message>
        <source>{name} closed the round: one more turn for everybody else</source>
        <translation>{name} amefunga raundi: zamu moja zaidi kwa wengine wote</translation>
    </message>
    <message>
        <source>{name} drew {a_card}</source>
        <comment>from the draw pile: Kito drew a 5</comment>
        <translation>{name} amevuta {a_card}</translation>
    </message>
    <message>
        <source>{name} took {a_card} and gave {gone}</source>
        <comment>from the discard pile, in exchange: Kito took an 8 and gave a 12</comment>
        <translation>{name} amechukua {a_card} na kutoa {gone}</translation>
    </message>
    <message>
        <source>{name} swapped {a_card} in and {gone} out</source>
        <comment>the drawn card for one of the grid: Kito swapped a 6 in and a 12 out</comment>
        <translation>{name} ameingiza {a_card} na kutoa {gone}</translation>
    </message>
    <message>
        <source>{name} discarded {a_card}</source>
        <comment>the card just drawn</comment>
        <translation>{name} ametupa {a_card}</translation>
    </message>
    <message>
        <source>{name} has a column of three alike: it goes</source>
        <comment>a column is taken out</comment>
        <translation>{name} ana safu wima ya tatu sawa: inaondoka</translation>
    </message>
    <message>
        <source>{name} turns up the rest</source>
        <comment>at the end of a Skyjo round</comment>
        <translation>{name} anafunua zilizobaki</translation>
    </message>
    <message>
        <source>{name} turned up {a_card}</source>
        <comment>one of the own cards: Kito turned up a 5</comment>
        <translation>{name} amefunua {a_card}</translation>
    </message>
</context>
<context>
    <name>SkyjoOptions</name>
    <message>
        <source>Points that end the match</source>
        <translation>Pointi zinazomaliza mchezo</translation>
    </message>
    <message>
        <source>Columns of three alike go</source>
        <translation>Safu wima za tatu sawa huondoka</translation>
    </message>
    <message>
        <source>Who begins the next round</source>
        <translation>Nani anaanza raundi inayofuata</translation>
    </message>
    <message>
        <source>After discarding the drawn card</source>
        <translation>Baada ya kutupa karata iliyovutwa</translation>
    </message>
    <message>
        <source>Closed without the lowest score</source>
        <translation>Kufunga bila pointi chache kuliko wote</translation>
    </message>
    <message>
        <source>Double in a tie too</source>
        <translation>Zidisha hata mkilingana</translation>
    </message>
    <message>
        <source>Then the match ends; the fewest points win</source>
        <translation>Hapo mchezo unakwisha; pointi chache hushinda</translation>
    </message>
    <message>
        <source>They are taken out and count nothing</source>
        <translation>Hutolewa na hazihesabiwi</translation>
    </message>
    <message>
        <source>When somebody else has just as few points</source>
        <translation>Ikiwa mwingine ana pointi chache vilevile</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Pointi chache zaidi</translation>
    </message>
    <message>
        <source>Whoever closed it</source>
        <translation>Aliyefunga raundi</translation>
    </message>
    <message>
        <source>May turn one up</source>
        <translation>Anaweza kufunua</translation>
    </message>
    <message>
        <source>Must turn one up</source>
        <translation>Lazima afunue</translation>
    </message>
    <message>
        <source>Double if above 0</source>
        <comment>points are doubled if there are more than zero</comment>
        <translation>Zidisha zikizidi 0</translation>
    </message>
    <message>
        <source>Always double</source>
        <translation>Zidisha daima</translation>
    </message>
    <message>
        <source>Never double</source>
        <translation>Usizidishe kamwe</translation>
    </message>
</context>
<context>
    <name>SkyjoReasons</name>
    <message>
        <source>That card is face up already.</source>
        <translation>Karata hiyo iko wazi tayari.</translation>
    </message>
    <message>
        <source>First turn up two of your own cards.</source>
        <translation>Kwanza funua karata zako mbili.</translation>
    </message>
    <message>
        <source>There is no card left in that place.</source>
        <translation>Hakuna karata tena mahali hapo.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards.</source>
        <translation>Sasa funua karata yako moja.</translation>
    </message>
    <message>
        <source>Now turn up one of your own cards, or end your turn.</source>
        <translation>Sasa funua karata yako moja, au maliza zamu.</translation>
    </message>
    <message>
        <source>You can only exchange your own cards.</source>
        <translation>Unaweza kubadilisha karata zako tu.</translation>
    </message>
    <message>
        <source>First take a card from one of the piles.</source>
        <translation>Kwanza chukua karata kutoka rundo mojawapo.</translation>
    </message>
    <message>
        <source>First exchange the card you drew, or discard it.</source>
        <translation>Kwanza badilisha karata uliyovuta, au itupe.</translation>
    </message>
</context>
<context>
    <name>SkyjoTable</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Rundo la kuvuta, karata %Ln</numerusform>
            <numerusform>Rundo la kuvuta, karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>Funua karata %Ln</numerusform>
            <numerusform>Funua karata %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <comment>the discard pile, under it</comment>
        <translation>kutupia</translation>
    </message>
    <message>
        <source>shows {points}</source>
        <comment>the sum of a player&apos;s face-up cards</comment>
        <translation>wazi {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Wewe</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>on the plate of who closed the round</comment>
        <translation>amefunga</translation>
    </message>
    <message>
        <source>points</source>
        <comment>under the total on a plate</comment>
        <translation>pointi</translation>
    </message>
    <message>
        <source>Choose the card to exchange</source>
        <translation>Chagua karata ya kubadilisha</translation>
    </message>
    <message>
        <source>Last turn: take one</source>
        <translation>Zamu ya mwisho: chukua moja</translation>
    </message>
    <message>
        <source>Take one of these</source>
        <translation>Chukua moja kati ya hizi</translation>
    </message>
    <message>
        <source>Exchange it, or discard it</source>
        <translation>Ibadilishe, au itupe</translation>
    </message>
    <message>
        <source>Turn one up, if you like</source>
        <translation>Funua moja, ukipenda</translation>
    </message>
    <message>
        <source>Leave them</source>
        <comment>end the turn, turn no card up</comment>
        <translation>Ziache</translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Rundo la kutupia, tupu</translation>
    </message>
    <message>
        <source>Discard pile, {card} on top</source>
        <translation>Rundo la kutupia, {card} juu</translation>
    </message>
    <message>
        <source>No card drawn</source>
        <translation>Hakuna karata iliyovutwa</translation>
    </message>
    <message>
        <source>Drawn card, {card}</source>
        <translation>Karata iliyovutwa, {card}</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>hakuna karata</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>imefunikwa</translation>
    </message>
    <message>
        <source>{name}, row {row}, column {column}: {card}</source>
        <translation>{name}, safu mlalo {row}, safu wima {column}: {card}</translation>
    </message>
    <message>
        <source>{name} has closed the round. One more turn for all others.</source>
        <translation>{name} amefunga raundi. Zamu moja zaidi kwa wengine wote.</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Add somebody to the family</source>
        <translation>Ongeza mtu kwenye familia</translation>
    </message>
    <message>
        <source>{count} players</source>
        <comment>a span such as 2–8</comment>
        <translation>Wachezaji {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin a new match of this game</comment>
        <translation>Cheza</translation>
    </message>
    <message>
        <source>Card Table</source>
        <comment>the program&apos;s name</comment>
        <translation>Meza ya Karata</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <comment>button: the usual match</comment>
        <translation>Cheza {game}</translation>
    </message>
    <message>
        <source>Welcome! What shall we play?</source>
        <translation>Karibuni! Tucheze nini?</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Chagua lugha</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>History</source>
        <comment>button: all matches of the past</comment>
        <translation>Michezo iliyopita</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Fungua rekodi</translation>
    </message>
    <message>
        <source>Go on with {game}</source>
        <comment>a game&apos;s name</comment>
        <translation>Endelea na {game}</translation>
    </message>
    <message>
        <source>Change…</source>
        <comment>button: who plays and how, before a match</comment>
        <translation>Badilisha…</translation>
    </message>
    <message>
        <source>Choose who plays and how, then begin</source>
        <translation>Chagua wanaocheza na namna ya kucheza, kisha anza</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: begin the usual match at once</comment>
        <translation>Cheza</translation>
    </message>
    <message>
        <source>All</source>
        <comment>button: see all open matches</comment>
        <translation>Yote</translation>
    </message>
    <message>
        <source>Show all open matches</source>
        <translation>Onyesha michezo yote iliyo wazi</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <translation>Ni zamu ya {name}</translation>
    </message>
    <message>
        <source>the round is over</source>
        <comment>of the match to go on with</comment>
        <translation>raundi imekwisha</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: with the last match</comment>
        <translation>Endelea</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>button: open matches</comment>
        <translation>
            <numerusform>%Ln zaidi</numerusform>
            <numerusform>%Ln zaidi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>The cards are dealt</source>
        <translation>Karata zimegawiwa</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Imetenduliwa</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Imechezwa tena</translation>
    </message>
    <message>
        <source>This match was there already. Nothing was added.</source>
        <translation>Mchezo huu tayari ulikuwepo. Hakuna kilichoongezwa.</translation>
    </message>
    <message>
        <source>This match was there already, and has gone on since.</source>
        <translation>Mchezo huu tayari ulikuwepo, na umeendelea tangu hapo.</translation>
    </message>
    <message>
        <source>Why?</source>
        <comment>on a message that a move is not allowed: opens the rules</comment>
        <translation>Kwa nini?</translation>
    </message>
    <message>
        <source>No hint in the past: go back to now first.</source>
        <translation>Hakuna dokezo kwa yaliyopita: kwanza rudi mchezoni.</translation>
    </message>
    <message>
        <source>No hint: the round is over.</source>
        <translation>Hakuna dokezo: raundi imekwisha.</translation>
    </message>
    <message>
        <source>No hint: it is not your turn.</source>
        <translation>Hakuna dokezo: si zamu yako.</translation>
    </message>
    <message>
        <source>There is no hint for this.</source>
        <translation>Hakuna dokezo kwa hili.</translation>
    </message>
    <message>
        <source>Hint: {card}</source>
        <comment>a card and where it may go, read aloud</comment>
        <translation>Dokezo: {card}</translation>
    </message>
    <message>
        <source>This is a new match now; the other one stays as it was.</source>
        <translation>Huu sasa ni mchezo mpya; ule mwingine unabaki ulivyokuwa.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Raundi inayofuata</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>at the table: computer seats wait</comment>
        <translation>Umesimamishwa</translation>
    </message>
    <message>
        <source>you hold it</source>
        <comment>of a card, read aloud</comment>
        <translation>umeishika</translation>
    </message>
    <message>
        <source>the held card may go here</source>
        <comment>of a place, read aloud</comment>
        <translation>karata uliyoshika inaweza kuwekwa hapa</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>of a card or a place, read aloud</comment>
        <translation>inaweza kuchaguliwa</translation>
    </message>
    <message>
        <source>on turn</source>
        <comment>of a player, read aloud</comment>
        <translation>zamu yake</translation>
    </message>
    <message>
        <source>The table</source>
        <comment>with the cards, read aloud</comment>
        <translation>Meza</translation>
    </message>
</context>
<context>
    <name>Throws</name>
    <message>
        <source>Rock</source>
        <comment>rock, paper, scissors</comment>
        <translation>Jiwe</translation>
    </message>
    <message>
        <source>Paper</source>
        <comment>rock, paper, scissors</comment>
        <translation>Karatasi</translation>
    </message>
    <message>
        <source>Scissors</source>
        <comment>rock, paper, scissors</comment>
        <translation>Mkasi</translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a number of cards</comment>
        <translation>
            <numerusform>karata %Ln</numerusform>
            <numerusform>karata %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a number of rounds</comment>
        <translation>
            <numerusform>raundi %Ln</numerusform>
            <numerusform>raundi %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {name} deals</source>
        <comment>Round 2: Kito deals</comment>
        <translation>{round}: {name} anagawa</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <comment>has the first turn of the round</comment>
        <translation>{name} anaanza</translation>
    </message>
    <message>
        <source>{name} has nothing more to play</source>
        <comment>no other card fits, so the turn ends by itself</comment>
        <translation>{name} hana cha kucheza tena</translation>
    </message>
    <message>
        <source>{name} cannot play and passes</source>
        <comment>no card fits, so the turn goes to the next player</comment>
        <translation>{name} hawezi kucheza, anapita</translation>
    </message>
    <message>
        <source>{name} ended the turn</source>
        <comment>of one&apos;s own will; the own turn</comment>
        <translation>{name} amemaliza zamu</translation>
    </message>
    <message>
        <source>Round over: {name} wins</source>
        <comment>one player has won the round</comment>
        <translation>Raundi imekwisha: {name} ameshinda</translation>
    </message>
    <message>
        <source>Round over: {names} win</source>
        <comment>two or more players, a team</comment>
        <translation>Raundi imekwisha: {names} wameshinda</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The rules do not allow this match.</source>
        <translation>Kanuni haziruhusu mchezo huu.</translation>
    </message>
    <message>
        <source>The rule book is missing. Install the program again to have it.</source>
        <translation>Kitabu cha kanuni hakipo. Sakinisha programu tena ili kukipata.</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Fungua rekodi</translation>
    </message>
    <message>
        <source>Save as file</source>
        <translation>Hifadhi kwenye faili</translation>
    </message>
    <message>
        <source>Records of matches</source>
        <comment>files in a file dialog</comment>
        <translation>Rekodi za michezo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <comment>files in a file dialog</comment>
        <translation>Picha</translation>
    </message>
    <message>
        <source>All files</source>
        <comment>in a file dialog</comment>
        <translation>Faili zote</translation>
    </message>
    <message>
        <source>Folder:</source>
        <comment>in a file dialog</comment>
        <translation>Folda:</translation>
    </message>
    <message>
        <source>Name of the file:</source>
        <translation>Jina la faili:</translation>
    </message>
    <message>
        <source>Files:</source>
        <comment>which ones a dialog shows</comment>
        <translation>Faili:</translation>
    </message>
    <message>
        <source>{game} – {program}</source>
        <comment>the window&apos;s title</comment>
        <translation>{game} – {program}</translation>
    </message>
</context>
</TS>
