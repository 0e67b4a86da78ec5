import type { Pattern } from '../../../text/engine.ts';

/** Aufstellung, Bewegung, See und Luft: was die Regeln daran auszusetzen haben. */
export const DE_MOVES: readonly Pattern[] = [
  // Alle Befehle
  ['the game is over', 'das Spiel ist zu Ende'],
  ["it is {side1}'s decision, not {side2}'s", 'jetzt entscheidet {side1}, nicht {side2}'],
  ['{x} has no place here; {s}', '„{x}“ gehört nicht hierher; {s}'],
  ['a unit is named twice', 'eine Einheit ist doppelt genannt'],
  ['no unit is named', 'keine Einheit ist genannt'],
  ['no hex is named', 'kein Feld ist genannt'],
  ['a hex is named twice', 'ein Feld ist doppelt genannt'],
  ['there is no unit {unit}', 'eine Einheit {unit} gibt es nicht'],
  ['there is no hex {x}', 'ein Feld {x} gibt es nicht'],
  ['a unit is named that the game does not have', 'eine genannte Einheit gibt es in diesem Spiel nicht'],
  ['no such command: {x}', 'einen solchen Befehl gibt es nicht: {x}'],
  ['no such command: {x1}: {x2}', 'einen solchen Befehl gibt es nicht: {x1}: {x2}'],
  ['no such command: {x}: malformed', 'einen solchen Befehl gibt es nicht: {x}: unlesbar'],
  ['no such command: malformed', 'einen solchen Befehl gibt es nicht: unlesbar'],
  ['there is nothing to take back', 'es gibt nichts zurückzunehmen'],
  ["'{x}' is no number", '„{x}“ ist keine Zahl'],
  ["'{x}' is no sea zone", '„{x}“ ist keine Seezone'],
  ["'{x}' is no side", '„{x}“ ist keine Seite'],
  ['a battle is: declareBattle units on hexes', 'ein Kampf heißt: declareBattle Einheiten on Felder'],
  ['a flight needs a landing hex', 'ein Flug braucht ein Landefeld'],
  ['air transport needs a landing hex', 'ein Lufttransport braucht ein Landefeld'],
  ['a mission is {x}', 'Einsätze heißen {x}'],
  ['a unit is missing', 'es fehlt eine Einheit'],
  ['an empty command', 'ein leerer Befehl'],
  ['no battle is declared against {hex}', 'gegen {hex} ist kein Kampf angesagt'],
  ['stageInvasion unit sea-hex land-hex', 'stageInvasion Einheit Seefeld Landfeld'],
  ["takeBack takes 'last' or 'phase', not '{x}'", 'takeBack nimmt „last“ oder „phase“, nicht „{x}“'],
  ['the board has no hex (none named)', 'es ist kein Feld genannt'],
  ['the board has no hex {x}', 'ein Feld {x} gibt es auf diesem Brett nicht'],
  ["there is no command '{x}'", 'einen Befehl „{x}“ gibt es nicht'],
  ["there is no unit type '{x}'", 'eine Waffengattung „{x}“ gibt es nicht'],
  ["{x1} takes nothing after it, not '{x2}'", 'nach {x1} folgt nichts, auch nicht „{x2}“'],

  // Aufstellung
  ['{hex} is {ground}: no unit is set up there', '{hex} ist {ground}: dort wird nicht aufgestellt'],
  ['{hex} is off the map: no unit is set up there', '{hex} liegt außerhalb der Karte: dort wird nicht aufgestellt'],
  ["{hex} is not in {side}'s home country", '{hex} liegt nicht im Heimatland von {side}'],
  ['{hex} is no city hex: aircraft are set up on those', '{hex} ist kein Stadtfeld: nur dort stehen Flugzeuge'],
  [
    '{hex} is forest: {unit} is set up there only on a road hex',
    '{hex} ist Wald: {unit} darf dort nur auf ein Straßenfeld',
  ],
  ['{hex} would hold {n1} size; {n2} are allowed (B8.1)', 'auf {hex} stünde Größe {n1}; erlaubt ist {n2} (B8.1)'],
  [
    '{unit} was put At Sea before blue set up and stays there',
    '{unit} ging auf See, bevor Blau aufstellte, und bleibt dort',
  ],
  ['{unit} is an aircraft and never set up At Sea', '{unit} ist ein Flugzeug und beginnt nie auf See'],
  ['red has placed his units At Sea before blue set up', 'Rot hat seine Einheiten auf See schon vor Blau aufgestellt'],
  [
    '{side} puts the units he wants At Sea; ready goes on (T3.2)',
    '{side} wählt, was auf See beginnt; dann geht es weiter (T3.2)',
  ],
  [
    '{side} places {n} more units in his home country or holds them back',
    '{side} stellt noch {n} Einheiten in seinem Heimatland auf oder hält sie zurück',
  ],
  ['{side} may still change his set-up; ready ends it', '{side} darf die Aufstellung noch ändern, dann ist sie fertig'],
  [
    'red first puts units At Sea; the map comes after blue',
    'Rot wählt erst, was auf See beginnt; auf die Karte stellt er nach Blau',
  ],
  ['{unit} is not due before turn {n}', '{unit} kommt nicht vor Runde {n}'],
  [
    '{n} units are neither placed nor held back: {units} …',
    '{n} Einheiten sind weder aufgestellt noch zurückgehalten: {units} …',
  ],
  [
    '{n} units are neither placed nor held back: {units}',
    '{n} Einheiten sind weder aufgestellt noch zurückgehalten: {units}',
  ],

  // Bewegung
  [
    '{side} moves in turn {n}; endMovement goes on to the battles',
    '{side} bewegt in Runde {n}; danach folgen die Kämpfe',
  ],
  [
    '{unit} ended its move when it entered the enemy zone of control at {hex}',
    'die Bewegung von {unit} endete in der gegnerischen Kontrollzone auf {hex}',
  ],
  [
    '{unit} was stopped at {hex} before the automatic victory was declared',
    '{unit} kam auf {hex} zum Stehen, ehe der automatische Sieg angesagt wurde',
  ],
  ['{unit} has been stopped at {hex}', '{unit} ist auf {hex} zum Stehen gekommen'],
  [
    '{unit} landed on rough ground at {hex} and may not move further',
    '{unit} ist auf {hex} in schwerem Gelände gelandet und zieht nicht weiter',
  ],
  ['{unit} ended its move when it entered the forest at {hex}', 'die Bewegung von {unit} endete im Wald auf {hex}'],
  [
    '{unit} ended its move when it entered the mountains at {hex}',
    'die Bewegung von {unit} endete im Gebirge auf {hex}',
  ],
  ['{hex} is sea: {unit} cannot enter it', '{hex} ist Meer: {unit} kann nicht dorthin'],
  ['{hex} is a lake: ground units never stand there', '{hex} ist ein Binnensee: Bodentruppen stehen dort nie'],
  ['{hex} is neutral and closed to both sides', '{hex} ist neutral und beiden Seiten verschlossen'],
  [
    '{unit} is on a sea hex: its only step is onto the beach (landOnBeach)',
    '{unit} steht auf einem Seefeld: sein einziger Schritt führt auf den Strand',
  ],
  [
    'the path has a gap: {hex1} and {hex2} are not adjacent',
    'der Weg hat eine Lücke: {hex1} und {hex2} sind keine Nachbarn',
  ],
  [
    '{hex1} and {hex2} are both in an enemy zone of control',
    '{hex1} und {hex2} liegen beide in gegnerischer Kontrollzone',
  ],
  [
    '{hex} is forest: armor and artillery may not enter it except by road',
    '{hex} ist Wald: Panzer und Artillerie dürfen nur auf der Straße hinein',
  ],
  [
    '{hex} is forest: armor and artillery may not enter it',
    '{hex} ist Wald: Panzer und Artillerie dürfen nicht hinein',
  ],
  [
    'the step to {hex} costs {n1} thirds; {unit} has {n2} of {n3} left',
    'der Schritt nach {hex} kostet {n1} Drittel; {unit} hat noch {n2} von {n3}',
  ],
  [
    '{unit} is committed to an automatic victory and does not move',
    '{unit} ist in einem automatischen Sieg eingesetzt und bewegt sich nicht',
  ],
  ["{hex} is no city hex of {side}'s home country", '{hex} ist kein Stadtfeld im Heimatland von {side}'],
  ['{unit} is no unit still to come', '{unit} ist keine Einheit, die noch kommt'],
  ['{unit} arrives on turn {n} at the earliest', '{unit} kommt frühestens in Runde {n}'],
  [
    '{unit} is an aircraft and stays at its base until ground movement has ended',
    '{unit} ist ein Flugzeug und bleibt auf seiner Basis, bis die Bodenbewegung vorbei ist',
  ],
  ['{unit} is not in the same hex as the others', '{unit} steht nicht auf demselben Feld wie die anderen'],
  ['{unit} is not on the map', '{unit} ist nicht auf der Karte'],
  ['{unit} has been stopped', '{unit} ist zum Stehen gekommen'],
  [
    '{hex} already holds {n1} size; with {unit} ({n2}) it would exceed {n3}',
    'auf {hex} steht schon Größe {n1}; mit {unit} ({n2}) wären es mehr als {n3}',
  ],
  ['{hex} holds {n1} size; {n2} are allowed', 'auf {hex} steht Größe {n1}; erlaubt ist {n2}'],
  ['{hex} holds an enemy unit', 'auf {hex} steht eine gegnerische Einheit'],
  ['{hex} is next to an enemy unit', '{hex} liegt neben einer gegnerischen Einheit'],
  ['{hex} is in an enemy zone of control', '{hex} liegt in gegnerischer Kontrollzone'],
  [
    '{unit} stands on a sea hex with nobody to fight: it must land first',
    '{unit} steht auf einem Seefeld und hat niemanden zu bekämpfen: erst muss es landen',
  ],
  [
    'name the trapped units to be given up: {units}',
    'nennen Sie die eingeschlossenen Einheiten, die aufgegeben werden: {units}',
  ],
  ['{unit} need not be given up', '{unit} muss nicht aufgegeben werden'],
  ['{unit} is At Sea and can still land at {hex}', '{unit} ist auf See und kann noch in {hex} landen'],

  // Teilen und Ersatz
  ['{unit} cannot be broken down now', '{unit} kann jetzt nicht geteilt werden'],
  ['a unit breaks into two pieces at least', 'geteilt wird in mindestens zwei Teile'],
  [
    'the pieces of {unit} have sizes that are multiples of {n}',
    'die Teile von {unit} haben Größen, die Vielfache von {n} sind',
  ],
  ['the pieces add up to {n1}, not to {n2}', 'die Teile ergeben zusammen {n1}, nicht {n2}'],
  [
    '{n1} counters of that kind with {n2} are free, not {n3}',
    'frei sind {n1} Spielsteine dieser Art mit {n2}, nicht {n3}',
  ],
  [
    '{n1} {type} factors are in play; {n2} at most',
    '{n1} Faktoren {type} sind im Spiel; mehr als {n2} dürfen es nicht sein',
  ],
  [
    '{n1} factors are wanted; {n2} replacement factors are there',
    'gewünscht sind {n1} Faktoren; da sind {n2} Ersatzfaktoren',
  ],
  [
    'the dead pile holds {n1} factors of that kind, not {n2}',
    'unter den Verlusten sind {n1} Faktoren dieser Art, nicht {n2}',
  ],
  ['the largest counter of that kind has {n}', 'der größte Spielstein dieser Art hat {n}'],
  ['it comes in pieces of {n}', 'es gibt sie nur in Stücken zu {n}'],

  // Luft
  ['{x} is neutral: no flight over it', '{x} ist neutral: darüber wird nicht geflogen'],
  [
    'the flight path has a gap: {hex1} and {hex2} are not adjacent',
    'der Flugweg hat eine Lücke: {hex1} und {hex2} sind keine Nachbarn',
  ],
  ['the flight path ends at {hex}', 'der Flugweg endet auf {hex}'],
  ['the flight path is {n1} hexes long; {n2} are allowed', 'der Flugweg ist {n1} Felder lang; erlaubt sind {n2}'],
  ['{hex} is no friendly city hex', '{hex} ist kein eigenes Stadtfeld'],
  ['{hex} is not controlled by {side}', '{hex} gehört nicht {side}'],
  [
    '{hex} is contested: an enemy unit covers it (B10.4)',
    '{hex} ist umkämpft: eine gegnerische Einheit deckt es ab (B10.4)',
  ],
  [
    '{hex} was taken in this player turn and cannot be used yet',
    '{hex} wurde erst in diesem Spielerzug genommen und ist noch nicht nutzbar',
  ],
  ['{unit} has ended its move in this player turn', '{unit} hat seine Bewegung in diesem Spielerzug beendet'],
  [
    '{unit} is neither airborne nor air assault and cannot be flown',
    '{unit} ist weder Fallschirm- noch Luftlandetruppe und kann nicht fliegen',
  ],
  ['{unit} has already been flown in this player turn', '{unit} ist in diesem Spielerzug schon geflogen'],
  ['{hex} is {ground}: no landing there', '{hex} ist {ground}: dort wird nicht gelandet'],
  ['{hex} is off the map: no landing there', '{hex} liegt außerhalb der Karte: dort wird nicht gelandet'],
  ['{unit} is already at {hex}', '{unit} ist schon auf {hex}'],
  ['{hex} is more than {n} hexes of flight away', '{hex} ist weiter als {n} Flugfelder entfernt'],
  [
    '{n1} size has been carried; with {unit} it would exceed {n2}',
    'Größe {n1} ist schon befördert; mit {unit} wären es mehr als {n2}',
  ],
  ['landing costs {n1} thirds; {unit} has {n2} left', 'die Landung kostet {n1} Drittel; {unit} hat noch {n2}'],
  ['landing costs {n1} thirds; {unit} has {n2}', 'die Landung kostet {n1} Drittel; {unit} hat {n2}'],
  ['there is no way by air to {hex}', 'nach {hex} führt kein Luftweg'],

  // See
  ['{hex} is no port hex', '{hex} ist kein Hafenfeld'],
  [
    '{n1} size is At Sea; with {unit} it would exceed {n2}',
    'Größe {n1} ist auf See; mit {unit} wären es mehr als {n2}',
  ],
  [
    '{unit} came from the sea in this player turn and does not go back in it',
    '{unit} kam in diesem Spielerzug von See und geht in ihm nicht dorthin zurück',
  ],
  ['{hex} does not lie on zone {zone}', '{hex} liegt nicht an der Seezone {zone}'],
  ['{unit} is not At Sea', '{unit} ist nicht auf See'],
  [
    '{unit} went to sea or sailed in this player turn and does nothing else',
    '{unit} ging oder fuhr in diesem Spielerzug zur See und tut sonst nichts',
  ],
  ['{unit} is already in zone {zone}', '{unit} ist schon in der Seezone {zone}'],
  [
    'zones {zone1} and {zone2} are not adjacent: one zone a player turn',
    'die Seezonen {zone1} und {zone2} grenzen nicht aneinander: je Spielerzug eine Zone weiter',
  ],
  ['{hex} lies in no zone next to {zone}', '{hex} liegt an keiner Seezone neben {zone}'],
  ['{hex} lies in no zone next to it', '{hex} liegt an keiner benachbarten Seezone'],
  ['{unit} is an aircraft', '{unit} ist ein Flugzeug'],
  ['{unit} never goes to sea', '{unit} geht nie auf See'],
  ['{unit} came to its port in this player turn', '{unit} kam erst in diesem Spielerzug in seinen Hafen'],

  // Landung vom Meer
  ['{unit} may not invade', '{unit} darf nicht an einem Strand landen'],
  ['{hex} is no beach hex', '{hex} ist kein Strandfeld'],
  ['{hex} is not on the coast', '{hex} liegt nicht an der Küste'],
  [
    'the beach at {hex} was invaded by {side} in his last player turn',
    'am Strand von {hex} ist {side} schon im letzten Spielerzug gelandet',
  ],
  [
    '{hex} does not connect to the site invaded in this player turn: one site a player turn',
    '{hex} hängt nicht mit der Landestelle dieses Spielerzugs zusammen: je Spielerzug eine Stelle',
  ],
  ['{hex} is no sea hex', '{hex} ist kein Seefeld'],
  ['{hex1} is not next to {hex2}', '{hex1} liegt nicht neben {hex2}'],
  ['{hex} lies in no zone next to the unit', '{hex} liegt in keiner Seezone neben der Einheit'],
  ['{unit} is not on a sea hex', '{unit} steht nicht auf einem Seefeld'],
  [
    '{unit} is no Ranger: only Rangers go back to sea over a beach',
    '{unit} ist kein Ranger: nur Ranger gehen über einen Strand auf See zurück',
  ],
  ['{hex} is not where {unit} landed', 'auf {hex} ist {unit} nicht gelandet'],
];
