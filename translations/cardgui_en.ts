<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Controller</name>
    <message numerus="yes">
        <source>%n saved match(es) could not be read. They were kept in {folder} as {files}. The first reason: {problem}</source>
        <translation>
            <numerusform>%Ln saved match could not be read. It was kept in {folder} as {files}. The first reason: {problem}</numerusform>
            <numerusform>%Ln saved matches could not be read. They were kept in {folder} as {files}. The first reason: {problem}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message numerus="yes">
        <source>{name} played %n card(s)</source>
        <comment>in the last turn</comment>
        <translation>
            <numerusform>{name} played %Ln card</numerusform>
            <numerusform>{name} played %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <comment>how long something took</comment>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Durations</name>
    <message numerus="yes">
        <source>About %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>About %Ln hour</numerusform>
            <numerusform>About %Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>About %Ln minute</numerusform>
            <numerusform>About %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n hour(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>About {least} to %Ln hour</numerusform>
            <numerusform>About {least} to %Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About {least} to %n minute(s)</source>
        <comment>how long a match takes</comment>
        <translation>
            <numerusform>About {least} to %Ln minute</numerusform>
            <numerusform>About {least} to %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>what somebody has in the end</comment>
        <translation>
            <numerusform>%Ln chip</numerusform>
            <numerusform>%Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>in the list</comment>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) added</source>
        <comment>from files</comment>
        <translation>
            <numerusform>%Ln match added</numerusform>
            <numerusform>%Ln matches added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) known already</source>
        <comment>from files</comment>
        <translation>
            <numerusform>%Ln match known already</numerusform>
            <numerusform>%Ln matches known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played</source>
        <comment>by one person</comment>
        <translation>
            <numerusform>%Ln match played</numerusform>
            <numerusform>%Ln matches played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <comment>how long a match was</comment>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>after which a match ends</comment>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more file(s) cannot be opened.</source>
        <translation>
            <numerusform>And %Ln more file cannot be opened.</numerusform>
            <numerusform>And %Ln more files cannot be opened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n match(es) for good?</source>
        <translation>
            <numerusform>Delete %Ln match for good?</numerusform>
            <numerusform>Delete %Ln matches for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KingsCorners</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <comment>a number of chips</comment>
        <translation>
            <numerusform>%Ln chip</numerusform>
            <numerusform>%Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player puts %n chip(s) in the pot</source>
        <comment>at the start of a round</comment>
        <translation>
            <numerusform>Each player puts %Ln chip in the pot</numerusform>
            <numerusform>Each player puts %Ln chips in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} could lay no card and paid %n chip(s)</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} could lay no card and paid %Ln chip</numerusform>
            <numerusform>{name} could lay no card and paid %Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} paid %n chip(s) for the cards left in hand</source>
        <comment>into the pot</comment>
        <translation>
            <numerusform>{name} paid %Ln chip for the cards left in hand</numerusform>
            <numerusform>{name} paid %Ln chips for the cards left in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took %n chip(s) from the pot</source>
        <comment>the winner of the round</comment>
        <translation>
            <numerusform>{name} took %Ln chip from the pot</numerusform>
            <numerusform>{name} took %Ln chips from the pot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KingsCornersTable</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%Ln chip</numerusform>
            <numerusform>%Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stock, %n card(s)</source>
        <translation>
            <numerusform>Stock, %Ln card</numerusform>
            <numerusform>Stock, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} holds %n card(s)</source>
        <translation>
            <numerusform>{name} holds %Ln card</numerusform>
            <numerusform>{name} holds %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{place}: {last}, pile of %n card(s) from {first}</source>
        <translation>
            <numerusform>{place}: {last}, pile of %Ln card from {first}</numerusform>
            <numerusform>{place}: {last}, pile of %Ln cards from {first}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n more must sit down</source>
        <translation>
            <numerusform>%Ln more must sit down</numerusform>
            <numerusform>%Ln more must sit down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <comment>who share a chair; under their names</comment>
        <translation>
            <numerusform>%Ln people</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenMatches</name>
    <message numerus="yes">
        <source>%n match(es) can be gone on with</source>
        <translation>
            <numerusform>You can go on with %Ln match</numerusform>
            <numerusform>You can go on with %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>%Ln card left</numerusform>
            <numerusform>%Ln cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) in the pot</source>
        <translation>
            <numerusform>%Ln chip in the pot</numerusform>
            <numerusform>%Ln chips in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the pot</source>
        <comment>chips that stay for the next round</comment>
        <translation>
            <numerusform>%Ln in the pot</numerusform>
            <numerusform>%Ln in the pot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) left</source>
        <comment>until the match ends</comment>
        <translation>
            <numerusform>%Ln round left</numerusform>
            <numerusform>%Ln rounds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <comment>points until the match ends</comment>
        <translation>
            <numerusform>%Ln to go</numerusform>
            <numerusform>%Ln to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkipBo</name>
    <message numerus="yes">
        <source>{name} drew %n card(s)</source>
        <comment>from the draw pile</comment>
        <translation>
            <numerusform>{name} drew %Ln card</numerusform>
            <numerusform>{name} drew %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets %n card(s) under the stock</source>
        <comment>the penalty for talking; under the own stock</comment>
        <translation>
            <numerusform>{name} gets %Ln card under the stock</numerusform>
            <numerusform>{name} gets %Ln cards under the stock</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkipBoJunior</name>
    <message numerus="yes">
        <source>the first to win %n round(s) wins</source>
        <comment>on the score sheet</comment>
        <translation>
            <numerusform>the first to win %Ln round wins</numerusform>
            <numerusform>the first to win %Ln rounds wins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{round} · first to win %n round(s)</source>
        <comment>at the table: Round 2 · first to win 3 rounds</comment>
        <translation>
            <numerusform>{round} · first to win %Ln round</numerusform>
            <numerusform>{round} · first to win %Ln rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkipBoTable</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%Ln card in hand</numerusform>
            <numerusform>%Ln cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a stock</comment>
        <translation>
            <numerusform>%Ln card left</numerusform>
            <numerusform>%Ln cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cards in the own stock</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) won</source>
        <translation>
            <numerusform>%Ln round won</numerusform>
            <numerusform>%Ln rounds won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %Ln card</numerusform>
            <numerusform>Draw pile, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completed piles, %n card(s)</source>
        <comment>under the draw pile</comment>
        <translation>
            <numerusform>Completed piles, %Ln card</numerusform>
            <numerusform>Completed piles, %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SkyjoTable</name>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %Ln card</numerusform>
            <numerusform>Draw pile, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn up %n card(s)</source>
        <translation>
            <numerusform>Turn up %Ln card</numerusform>
            <numerusform>Turn up %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>button: open matches</comment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Turns</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>a number of cards</comment>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <comment>a number of rounds</comment>
        <translation>
            <numerusform>%Ln round</numerusform>
            <numerusform>%Ln rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
