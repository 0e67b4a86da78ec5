import type { Pattern } from '../../../text/engine.ts';

/** Kämpfe, Verluste, Rückzüge, Flugzeuge, Zusatzregeln: was die Regeln daran auszusetzen haben, und was sie fragen. */
export const DE_BATTLES: readonly Pattern[] = [
  // Kämpfe ansagen
  ['{side} declares battles: {s}', '{side} sagt Kämpfe an: {s}'],
  ['{side} may end the declaration of battles', '{side} kann das Ansagen beenden'],
  ['{unit} is no ground unit on the map', '{unit} ist keine Bodentruppe auf der Karte'],
  ["{unit} is not {side}'s: only the mover attacks", '{unit} gehört nicht {side}: nur wer am Zug ist, greift an'],
  ['{unit} is given up and takes no part in battles', '{unit} ist aufgegeben und kämpft nicht mit'],
  ['{unit} is committed to an automatic victory', '{unit} ist in einem automatischen Sieg eingesetzt'],
  ['a battle needs attackers', 'ein Kampf braucht Angreifer'],
  ['a battle needs a defending hex', 'ein Kampf braucht ein Feld mit Verteidigern'],
  ['{unit} is named twice', '{unit} ist doppelt genannt'],
  ['a city assault is on one city hex', 'ein Sturm gilt einem einzigen Stadtfeld'],
  ['a unit is named twice in one battle', 'eine Einheit ist in einem Kampf doppelt genannt'],
  ['a defending hex is named twice in one battle', 'ein Verteidigerfeld ist in einem Kampf doppelt genannt'],
  ['{hex} holds no enemy ground unit', 'auf {hex} steht keine gegnerische Bodentruppe'],
  [
    '{hex} is under a strategic strike and cannot be in a ground battle',
    '{hex} wird strategisch bombardiert und kann nicht zugleich am Boden angegriffen werden',
  ],
  ['{unit} at {hex1} is not adjacent to {hex2}', '{unit} auf {hex1} steht nicht neben {hex2}'],
  [
    '{n1} against {n2} is {odds}: no battle may be below 1-6',
    '{n1} gegen {n2} ergibt {odds}: kein Kampf darf unter 1-6 liegen',
  ],
  [
    '{unit} stands in an enemy zone of control and must fight the enemy',
    '{unit} steht in gegnerischer Kontrollzone und muss gegen den Gegner kämpfen',
  ],
  [
    '{unit} is on a sea hex: only Rangers assault a minor city from there',
    '{unit} steht auf einem Seefeld: von dort stürmen nur Ranger eine Stadt eines kleinen Landes',
  ],
  [
    '{n} attack factors of ground units; at least 4 are needed',
    '{n} Angriffsfaktoren von Bodentruppen; mindestens 4 sind nötig',
  ],
  ['the strategic strike on {hex} is {odds}: below 1-6', 'der strategische Schlag auf {hex} steht {odds}: unter 1-6'],
  ['{unit} joins no ground battle at {hex}', '{unit} unterstützt auf {hex} keinen Bodenkampf'],
  ['no city assault on {hex} is declared', 'auf {hex} ist kein Sturm angesagt'],
  ['no bomber flies to {hex}', 'nach {hex} fliegt kein Bomber'],
  ['interdiction of {hex} needs at least 4 SAC factors', 'das Abriegeln von {hex} braucht mindestens 4 Faktoren SAC'],
  ['the ground units in {hex} must be attacked too', 'auch die Bodentruppen auf {hex} müssen angegriffen werden'],
  ['{unit} is in two battles', '{unit} ist in zwei Kämpfen'],
  ['{hex} is in two battles: one hex, one battle', '{hex} ist in zwei Kämpfen: ein Feld, ein Kampf'],
  [
    '{hex} must be attacked: {unit} stands in its zone of control',
    '{hex} muss angegriffen werden: {unit} steht in seiner Kontrollzone',
  ],
  [
    '{unit} at {hex} stands in an enemy zone of control and must take part in a battle',
    '{unit} auf {hex} steht in gegnerischer Kontrollzone und muss an einem Kampf teilnehmen',
  ],
  ['{unit} already fights in battle {n}', '{unit} kämpft schon in Kampf {n}'],
  [
    '{hex} is already attacked in battle {n}: one hex, one battle',
    '{hex} wird schon in Kampf {n} angegriffen: ein Feld, ein Kampf',
  ],
  ['there is no battle {n}', 'einen Kampf {n} gibt es nicht'],
  ['there is no battle {n} to resolve', 'einen Kampf {n}, der auszutragen wäre, gibt es nicht'],
  ['{side} resolves one of the battles {x}', '{side} trägt einen der Kämpfe {x} aus'],
  ['combat begins', 'die Kämpfe beginnen'],

  // Automatischer Sieg
  [
    'aircraft alone in a hex are attacked in a battle of their own',
    'Flugzeuge allein auf einem Feld werden in einem eigenen Kampf angegriffen',
  ],
  [
    '{unit} stands in an enemy zone of control and must fight there',
    '{unit} steht in gegnerischer Kontrollzone und muss dort kämpfen',
  ],
  ['{unit} is no unit of {side} on the map', '{unit} ist keine Einheit von {side} auf der Karte'],
  ['{unit} is already committed', '{unit} ist schon eingesetzt'],
  ['{unit} is not adjacent to {hexes}', '{unit} steht nicht neben {hexes}'],
  ['{unit} is already in a battle', '{unit} ist schon in einem Kampf'],
  ['{type} take no part in an automatic victory', '{type} nehmen an keinem automatischen Sieg teil'],
  ['{hex} is already a victim', '{hex} ist schon Opfer eines automatischen Siegs'],
  ['{hex} holds no enemy unit', 'auf {hex} steht keine gegnerische Einheit'],
  ['at least one ground unit must be committed', 'mindestens eine Bodentruppe muss eingesetzt werden'],
  [
    '{n1} against {n2}: 7-1 is needed, or 5-1 with the hex surrounded',
    '{n1} gegen {n2}: nötig ist 7-1, oder 5-1 bei umstelltem Feld',
  ],
  ['there is no automatic victory {n}', 'einen automatischen Sieg {n} gibt es nicht'],
  ['there is no automatic victory {n} left', 'ein automatischer Sieg {n} ist nicht mehr übrig'],
  ['automatic victory {n} would no longer be good', 'der automatische Sieg {n} wäre nicht mehr erreicht'],
  [
    '{unit} is no aircraft: ground units are added while moving',
    '{unit} ist kein Flugzeug: Bodentruppen kommen während der Bewegung dazu',
  ],
  [
    '{side} chooses whose participants advance next: automatic victory {x}',
    '{side} wählt, wer als Nächstes nachrückt: automatischer Sieg {x}',
  ],

  // Verluste und Austausch
  ['{unit} did not attack in this battle', '{unit} hat in diesem Kampf nicht angegriffen'],
  ['{n1} attack factors are removed; {n2} are owed', '{n1} Angriffsfaktoren werden abgegeben; geschuldet sind {n2}'],
  ['{unit} could be left out: {n} are owed', 'auf {unit} ließe sich verzichten: geschuldet sind {n}'],
  ['{unit} cannot be lost here', '{unit} kann hier nicht verloren werden'],
  ['{unit} has {n1} factors to lose, not {n2}', '{unit} hat {n1} Faktoren zu verlieren, nicht {n2}'],
  ['{unit} loses factors in steps of {n}', '{unit} verliert Faktoren in Schritten von {n}'],
  ['{n1} factors are lost; {n2} must be', '{n1} Faktoren gehen verloren; {n2} müssen es sein'],
  [
    '{n1} factors are more than the {n2} owed: {unit} loses too much',
    '{n1} Faktoren sind mehr als die geschuldeten {n2}: {unit} verliert zu viel',
  ],
  ['{side} loses {n} factors ({x})', '{side} verliert {n} Faktoren ({x})'],
  [
    '{side} removes attackers worth at least {n}, none of them needlessly',
    '{side} gibt Angreifer im Wert von mindestens {n} ab, keinen davon unnötig',
  ],

  // Rückzug und Nachrücken
  ['{hex} is {ground}: no retreat there', '{hex} ist {ground}: dorthin geht kein Rückzug'],
  [
    'a retreat of {n1} has exactly {n2} steps; the path has {n3}',
    'ein Rückzug um {n1} hat genau {n2} Schritte; dieser Weg hat {n3}',
  ],
  ['the path comes to {hex} a second time', 'der Weg kommt zweimal nach {hex}'],
  [
    '{hex} is nearer than need be: a path ends {n} hexes away',
    '{hex} liegt näher als nötig: ein Weg endet {n} Felder entfernt',
  ],
  ['{side} retreats {units} by {n} hexes', '{side} zieht {units} um {n} Felder zurück'],
  ['{unit} does not have to retreat', '{unit} muss nicht zurück'],
  ['{hex} is closed to retreats in this combat phase', '{hex} ist in dieser Kampfphase für Rückzüge gesperrt'],
  ['{hex} is {ground}: no advance there', '{hex} ist {ground}: dorthin rückt niemand nach'],
  ['{hex1} and {hex2} are not adjacent', '{hex1} und {hex2} sind keine Nachbarn'],
  ['{hex} was not vacated in this battle', '{hex} wurde in diesem Kampf nicht geräumt'],
  ['{unit} may not land on {hex}', '{unit} darf auf {hex} nicht landen'],
  [
    '{hex} is forest: {unit} enters it only over a road link',
    '{hex} ist Wald: {unit} kommt nur auf einer Straße hinein',
  ],
  ['{unit} has already advanced', '{unit} ist schon nachgerückt'],
  [
    '{unit} is no surviving unit of the winner of this battle',
    '{unit} ist keine überlebende Einheit des Siegers in diesem Kampf',
  ],
  ['the path names no hex', 'der Weg nennt kein Feld'],
  [
    'an advance of {n1} at most; the path has {n2} steps',
    'höchstens {n1} Felder Nachrücken; dieser Weg hat {n2} Schritte',
  ],
  ['{unit} stops in the enemy zone of control at {hex}', '{unit} hält in der gegnerischen Kontrollzone auf {hex}'],
  [
    '{side} may advance into the vacated hexes; endAdvance ends or declines it',
    '{side} darf auf die geräumten Felder nachrücken oder bleiben',
  ],

  // Einsätze der Flugzeuge
  ['{hex} is out of range of {unit} ({n} hexes)', '{hex} liegt außer Reichweite von {unit} ({n} Felder)'],
  [
    '{unit} changed its zone in turn {n} and flies from the next on',
    '{unit} hat in Runde {n} die Seezone gewechselt und fliegt erst ab der nächsten',
  ],
  [
    '{unit} came to its box in turn {n} and flies from the next on',
    '{unit} kam in Runde {n} in seine Seezone und fliegt erst ab der nächsten',
  ],
  ['{unit} has changed its zone in this player turn', '{unit} hat in diesem Spielerzug die Seezone gewechselt'],
  ['{unit} is no aircraft', '{unit} ist kein Flugzeug'],
  ['{unit} is not at a base', '{unit} ist auf keiner Basis'],
  ['{unit} has flown a mission in this player turn', '{unit} ist in diesem Spielerzug schon einen Einsatz geflogen'],
  ['{hex} is no defending hex', 'auf {hex} verteidigt niemand'],
  ['{hex} is the victim of an automatic victory', '{hex} ist Opfer eines automatischen Siegs'],
  [
    '{hex} is in a ground battle and cannot be struck as well',
    'um {hex} wird am Boden gekämpft: ein Schlag aus der Luft kommt nicht noch dazu',
  ],
  ['{hex} is no city hex controlled by {side}', '{hex} ist kein Stadtfeld, das {side} gehört'],
  ['{hex} is no uncaptured minor city hex', '{hex} ist kein unerobertes Stadtfeld eines kleinen Landes'],
  ['no friendly bomber flies to {hex}', 'nach {hex} fliegt kein eigener Bomber'],
  ['{hex} is no land hex', '{hex} ist kein Landfeld'],
  ['{hex} holds a unit', 'auf {hex} steht eine Einheit'],
  ['{hex} is no land hex that can be struck', '{hex} ist kein Landfeld, das getroffen werden kann'],
  ['{unit} stands in {hex}', '{unit} steht auf {hex}'],
  ['{unit} stands next to {hex}', '{unit} steht neben {hex}'],
  ["{unit} is not {side}'s", '{unit} gehört nicht {side}'],
  ['{kind} missions are flown by {who}, not by {unit}', 'diesen Einsatz ({kind}) fliegen {who}, nicht {unit}'],
  ['{kind} missions are not played in this game', 'diesen Einsatz ({kind}) gibt es in diesem Spiel nicht'],
  ['no aircraft are named', 'kein Flugzeug ist genannt'],
  ['one nuclear strike at most in a player turn', 'höchstens ein Atomschlag je Spielerzug'],
  ['a nuclear strike is flown by exactly one SAC factor', 'einen Atomschlag fliegt genau ein Faktor SAC'],
  ['{hex} is no city hex of {side}', '{hex} ist kein Stadtfeld von {side}'],
  [
    '{hex} is contested or was captured in this player turn (Q10.2)',
    '{hex} ist umkämpft oder wurde erst in diesem Spielerzug erobert (Q10.2)',
  ],
  ['{hex} has no room for {unit}', '{hex} hat keinen Platz für {unit}'],
  ['{unit} is not in the air', '{unit} ist nicht in der Luft'],
  ['{unit} does not come from box {zone}', '{unit} kommt nicht aus der Seezone {zone}'],
  ['{hex} is out of range from the target ({n} hexes)', '{hex} liegt vom Ziel aus nicht in Reichweite ({n} Felder)'],
  [
    "aircraft do not leave their bases in the opponent's player turn",
    'im Spielerzug des Gegners verlassen Flugzeuge ihre Basen nicht',
  ],
  ['{unit} is no aircraft on the ground', '{unit} ist kein Flugzeug am Boden'],
  ['{unit} has flown in this player turn', '{unit} ist in diesem Spielerzug geflogen'],
  ['{unit} is already there', '{unit} ist schon dort'],
  [
    '{side} lands {n} aircraft; those without a base are lost',
    '{side} landet {n} Flugzeuge; was keine Basis findet, ist verloren',
  ],
  ['{side} may rebase aircraft; endLanding goes on', '{side} darf Flugzeuge verlegen; dann geht es weiter'],
  ['{unit} can still land', '{unit} kann noch landen'],

  // Jäger
  ['{unit} is no fighter', '{unit} ist kein Jäger'],
  ['no enemy aircraft on a mission over {hex}', 'über {hex} ist kein gegnerisches Flugzeug im Einsatz'],
  [
    "{side} may send fighters against the enemy's aircraft; endInterception goes on",
    '{side} darf Jäger gegen die gegnerischen Flugzeuge schicken; dann geht es weiter',
  ],
  ['no fighters are named', 'kein Jäger ist genannt'],
  ['{side} resolves the fighter combat over {hexes}', '{side} trägt den Luftkampf über {hexes} aus'],
  ['there is no fighter combat over {hex}', 'über {hex} gibt es keinen Luftkampf'],
  [
    '{side} sends {n1} to {n2} interceptor factors against the escorts, the rest against the bombers',
    '{side} schickt {n1} bis {n2} Faktoren der Abfangjäger gegen die Begleiter, den Rest gegen die Bomber',
  ],
  [
    '{n1} to {n2} factors go against the escorts, not {n3}',
    'gegen die Begleiter gehen {n1} bis {n2} Faktoren, nicht {n3}',
  ],

  // Kleine Länder
  [
    '{hex} is of no use to anybody before the whole country is occupied',
    '{hex} nützt niemandem, solange nicht das ganze Land besetzt ist',
  ],
  ['{hex} must be captured by assault first', '{hex} muss erst im Sturm erobert werden'],
  [
    '{hex} is an uncaptured minor city: nobody enters it',
    '{hex} ist eine uneroberte Stadt eines kleinen Landes: niemand betritt sie',
  ],
  [
    '{unit} makes no road steps in the player turn of its invasion',
    '{unit} macht im Spielerzug seiner Landung keine Straßenschritte',
  ],
  ['tactical aircraft in the battle: rivers do not double', 'Schlachtflugzeuge im Kampf: Flüsse verdoppeln nicht'],

  // Wetter und Atomwaffen
  ['{hex} is closed after a nuclear strike', '{hex} ist nach einem Atomschlag gesperrt'],
  ["{hex} is next to the target of {side}'s nuclear strike", '{hex} liegt neben dem Ziel des Atomschlags von {side}'],
  [
    "{unit} may not move before its owner's turn {n} is over",
    '{unit} darf sich bis zum Ende der Runde {n} seines Besitzers nicht bewegen',
  ],
  ['{unit} cannot leave the mountains in this weather', '{unit} kommt bei diesem Wetter nicht aus dem Gebirge'],
  ['{unit} makes road steps only in this weather', '{unit} bewegt sich bei diesem Wetter nur auf Straßen'],
  ['nothing flies in this weather', 'bei diesem Wetter fliegt nichts'],
  ['no airborne flights in this weather', 'keine Luftlandungen bei diesem Wetter'],
  ['no flight over the desert in this weather', 'kein Flug über die Wüste bei diesem Wetter'],
  ['no flight over water in this weather', 'kein Flug über Wasser bei diesem Wetter'],
  ['nobody goes to sea in this weather', 'bei diesem Wetter geht niemand auf See'],
  ['no invasion in this weather', 'keine Landung an Stränden bei diesem Wetter'],
  ['nobody embarks or lands in this weather', 'bei diesem Wetter schifft sich niemand ein und landet niemand'],
  ['the rivers are frozen', 'die Flüsse sind zugefroren'],
  ['{side} rolls for the weather of turn {n}', '{side} würfelt das Wetter der Runde {n} aus'],

  // Ende des Spielerzugs
  ['{side} lands his units from the sea hexes', '{side} bringt seine Einheiten von den Seefeldern an Land'],
  ['losses in minor countries', 'Verluste in kleinen Ländern'],
  [
    '{side} is out of supply by {n} and eliminates units (T21.3b)',
    '{side} fehlt Nachschub für {n}; Einheiten fallen aus (T21.3b)',
  ],
  [
    '{side} chooses which {n} size of {units} the beach serves',
    '{side} wählt, welche Größe {n} von {units} der Strand versorgt',
  ],
  ['{unit} does not depend on this beach', '{unit} hängt nicht an diesem Strand'],
  ['{n1} size; a beach serves {n2}', 'Größe {n1}; ein Strand versorgt {n2}'],
  ['the beach could serve {unit} too', 'der Strand könnte auch {unit} versorgen'],
  ['the player turn ends', 'der Spielerzug endet'],

  // Remis und Aufgabe
  [
    '{side1} offers a draw; {side2} accepts or refuses it',
    '{side1} bietet ein Unentschieden an; {side2} nimmt an oder lehnt ab',
  ],
  ['both sides agreed on a draw', 'beide Seiten haben sich auf ein Unentschieden geeinigt'],
  [
    'a draw is already on offer: accept or refuse it',
    'ein Unentschieden ist schon angeboten: nehmen Sie an oder lehnen Sie ab',
  ],
  [
    'a draw has already been offered in this player turn',
    'in diesem Spielerzug wurde schon ein Unentschieden angeboten',
  ],
];
