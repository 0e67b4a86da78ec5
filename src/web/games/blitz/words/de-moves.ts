/** Aufstellung, Bewegung, See und Luft: was die Regeln daran auszusetzen haben. */
export const DE_MOVES: Readonly<Record<string, string>> = {
  // Alle Befehle
  'a unit is named twice': 'eine Einheit ist doppelt genannt',
  'only moves can be planned: play the plan or leave it first':
    'nur Züge lassen sich planen: erst den Plan spielen oder verlassen',
  'no unit is named': 'keine Einheit ist genannt',
  'no hex is named': 'kein Feld ist genannt',
  'a hex is named twice': 'ein Feld ist doppelt genannt',
  'there is no hex {}': 'ein Feld {0} gibt es nicht',
  'a unit is named that the game does not have': 'eine genannte Einheit gibt es in diesem Spiel nicht',
  'no such command: {}': 'einen solchen Befehl gibt es nicht: {0}',
  'there is nothing to take back': 'es gibt nichts zurückzunehmen',
  "'{}' is no number": '„{0}“ ist keine Zahl',
  "'{}' is no sea zone": '„{0}“ ist keine Seezone',
  "'{}' is no side": '„{0}“ ist keine Seite',
  'a mission is {}': 'Einsätze heißen {0}',
  'a unit is missing': 'es fehlt eine Einheit',
  'a battle is: units on hexes': 'ein Kampf ist: Einheiten gegen Felder (b1+b2 on U20)',
  'a hex is missing': 'es fehlt ein Feld',
  'a number is missing': 'es fehlt eine Zahl',
  'a sea zone is missing': 'es fehlt eine Seezone',
  'no battle is declared': 'es ist keine Schlacht angesagt',
  'there are several battles: {}': 'es gibt mehrere Schlachten: {0}',
  'one unit at a time, not {}': 'eine Einheit auf einmal, nicht {0}',
  '{}; write {}': '{0}; geschrieben wird {1}',
  'a command has at most {} characters': 'ein Befehl hat höchstens {0} Zeichen',
  '{} flies a mission already in this player turn': '{0} fliegt in diesem Zug schon einen Auftrag',
  'an empty command': 'ein leerer Befehl',
  'no battle is declared against {}': 'gegen {0} ist kein Kampf angesagt',
  "takeBack takes 'last', 'phase' or 'all', not '{}'": 'takeBack nimmt „last“, „phase“ oder „all“, nicht „{0}“',
  'the board has no hex {}': 'ein Feld {0} gibt es auf diesem Brett nicht',
  "there is no command '{}'": 'einen Befehl „{0}“ gibt es nicht',
  "there is no unit type '{}'": 'eine Waffengattung „{0}“ gibt es nicht',
  'a unit type is missing': 'eine Waffengattung fehlt',
  'factors are missing': 'die Faktoren fehlen',
  "'{}' are no factors (4-4, or 8-4-4 for artillery)": '„{0}“ sind keine Faktoren (4-4, oder 8-4-4 bei Artillerie)',

  // Aufstellung
  '{} is {}: no unit is set up there': '{0} ist {1}: dort wird nicht aufgestellt',
  "{} is not in {}'s home country": '{0} liegt nicht im Heimatland von {1}',
  '{} is no city hex: aircraft are set up on those': '{0} ist kein Stadtfeld: nur dort stehen Flugzeuge',
  '{} is forest: {} is not set up there': '{0} ist Wald: {1} wird dort nicht aufgestellt',
  '{} is forest: {} is set up there only on a road hex': '{0} ist Wald: {1} darf dort nur auf ein Straßenfeld',
  '{} would hold {} size; {} are allowed ({})': 'auf {0} stünde Größe {1}; erlaubt ist {2} ({3})',
  '{} was put At Sea before {} set up and stays there': '{0} ging auf See, bevor {1} aufstellte, und bleibt dort',
  '{} is an aircraft and never set up At Sea': '{0} ist ein Flugzeug und beginnt nie auf See',
  '{} has placed its units At Sea before {} set up': '{0} hat seine Einheiten auf See schon vor {1} aufgestellt',
  '{} puts the units he wants At Sea; ready goes on (T3.2)':
    '{0} wählt, was auf See beginnt; dann geht es weiter (T3.2)',
  '{} places {} more {unit|units} in his home country or holds {it|them} back':
    '{0} stellt noch {1} {Einheit|Einheiten} in seinem Heimatland auf oder hält sie zurück',
  '{} places {} more {unit|units} of his own': '{0} stellt noch {1} eigene {Einheit|Einheiten} auf',
  '{} may still change his set-up; ready ends it': '{0} darf die Aufstellung noch ändern, dann ist sie fertig',
  '{} first puts units At Sea; the map comes after {}':
    '{0} wählt erst, was auf See beginnt; auf die Karte kommt der Rest nach {1}',
  '{} is not due before turn {}': '{0} kommt nicht vor Runde {1}',
  '{} {unit is|units are} not placed yet: {}': '{0} {Einheit ist|Einheiten sind} noch nicht aufgestellt: {1}',
  '{} {unit is|units are} neither placed nor held back: {}':
    '{0} {Einheit ist|Einheiten sind} weder aufgestellt noch zurückgehalten: {1}',

  // Bewegung
  '{} moves in turn {}; endMovement goes on to the battles': '{0} bewegt in Runde {1}; danach folgen die Kämpfe',
  '{} ended its move when it entered the enemy zone of control at {}':
    'die Bewegung von {0} endete in der gegnerischen Kontrollzone auf {1}',
  '{} was stopped at {} before the automatic victory was declared':
    '{0} kam auf {1} zum Stehen, ehe der automatische Sieg angesagt wurde',
  '{} has been stopped at {}': '{0} ist auf {1} zum Stehen gekommen',
  '{} landed on rough ground at {} and may not move further':
    '{0} ist auf {1} in schwerem Gelände gelandet und zieht nicht weiter',
  '{} ended its move when it entered the forest at {}': 'die Bewegung von {0} endete im Wald auf {1}',
  '{} ended its move when it entered the mountains at {}': 'die Bewegung von {0} endete im Gebirge auf {1}',
  '{} is sea: {} cannot enter it': '{0} ist Meer: {1} kann nicht dorthin',
  '{} is a lake: ground units never stand there': '{0} ist ein Binnensee: Bodentruppen stehen dort nie',
  '{} is neutral and closed to both sides': '{0} ist neutral und beiden Seiten verschlossen',
  '{} is on a sea hex: its only step is onto the beach (landOnBeach)':
    '{0} steht auf einem Seefeld: sein einziger Schritt führt auf den Strand',
  'the path has a gap: {} and {} are not adjacent': 'der Weg hat eine Lücke: {0} und {1} sind keine Nachbarn',
  '{} and {} are both in an enemy zone of control': '{0} und {1} liegen beide in gegnerischer Kontrollzone',
  '{} is forest: armor and artillery may not enter it except by road':
    '{0} ist Wald: Panzer und Artillerie dürfen nur auf der Straße hinein',
  '{} is forest: armor and artillery may not enter it': '{0} ist Wald: Panzer und Artillerie dürfen nicht hinein',
  '{} point': '{0} Punkt',
  '{} points': '{0} Punkte',
  'the step to {} costs {}; {} has {} of {} left': 'der Schritt nach {0} kostet {1}; {2} hat noch {3} von {4}',
  '{} is closed to both sides: {} is neutral': '{0} ist für beide Seiten gesperrt: {1} ist neutral',
  'the path does not end at {}': 'der Weg endet nicht auf {0}',
  '{} flies once ground movement has ended; {} is in its range ({} {hex|hexes})':
    '{0} fliegt, wenn die Bewegung am Boden beendet ist; {1} liegt in Reichweite ({2} {Feld|Felder})',
  '{} flies once ground movement has ended; {} is out of its range ({} {hex|hexes})':
    '{0} fliegt, wenn die Bewegung am Boden beendet ist; {1} liegt außer Reichweite ({2} {Feld|Felder})',
  'no way over land leads to {}': 'kein Weg über Land führt nach {0}',
  'no way to {} is open: {}': 'nach {0} ist kein Weg offen: {1}',
  'these units do not pass it together': 'diese Einheiten kommen zusammen nicht hindurch',
  '{} is too far for {}: {}, {} left': '{0} ist zu weit für {1}: {2}, noch {3} übrig',
  '{} is too far for {}: more than {}, {} left': '{0} ist zu weit für {1}: mehr als {2}, noch {3} übrig',
  '{}; {} of {} could go there: {}': '{0}; {1} von {2} könnten dorthin: {3}',
  '{}; each of them could go there alone': '{0}; einzeln könnte jede von ihnen dorthin',
  '{} is too far for {}, the slowest: {}, {} left': '{0} ist zu weit für {1}, die langsamste: {2}, noch {3} übrig',
  '{} is closed only by the enemy at {}: {}': '{0} ist nur durch den Gegner auf {1} versperrt: {2}',
  '{} is closed only by the enemy at {}: {}; the way round costs {}, {} left':
    '{0} ist nur durch den Gegner auf {1} versperrt: {2}; der Umweg kostet {3}, noch {4} übrig',
  'the way leads past an enemy': 'der Weg führt an einem Gegner vorbei',
  '{} lies behind the forest at {}, which ends a move': '{0} liegt hinter dem Wald auf {1}, der eine Bewegung beendet',
  '{} lies behind the mountains at {}, which end a move':
    '{0} liegt hinter dem Gebirge auf {1}, das eine Bewegung beendet',
  '{} is committed to an automatic victory and does not move':
    '{0} ist in einem automatischen Sieg eingesetzt und bewegt sich nicht',
  "{} is no city hex of {}'s home country": '{0} ist kein Stadtfeld im Heimatland von {1}',
  '{} is no unit still to come': '{0} ist keine Einheit, die noch kommt',
  '{} arrives on turn {} at the earliest': '{0} kommt frühestens in Runde {1}',
  '{} is an aircraft and stays at its base until ground movement has ended':
    '{0} ist ein Flugzeug und bleibt auf seiner Basis, bis die Bodenbewegung vorbei ist',
  '{} is not in the same hex as the others': '{0} steht nicht auf demselben Feld wie die anderen',
  '{} is not on the map': '{0} ist nicht auf der Karte',
  '{} is on board': '{0} ist an Bord',
  '{} is of a neutral country, whose army does not move':
    '{0} gehört einem neutralen Land, dessen Armee sich nicht bewegt',
  '{} has been stopped': '{0} ist zum Stehen gekommen',
  '{} already holds {} size; with {} ({}) it would exceed {}':
    'auf {0} steht schon Größe {1}; mit {2} ({3}) wären es mehr als {4}',
  '{} holds {} size; {} are allowed: move some away or take back':
    'auf {0} steht Größe {1}; erlaubt ist {2}: ziehen Sie welche weg oder nehmen Sie zurück',
  '{} holds an enemy unit': 'auf {0} steht eine gegnerische Einheit',
  '{} is next to an enemy unit': '{0} liegt neben einer gegnerischen Einheit',
  '{} is in an enemy zone of control': '{0} liegt in gegnerischer Kontrollzone',
  '{} stands on a sea hex with nobody to fight: it must land first':
    '{0} steht auf einem Seefeld und hat niemanden zu bekämpfen: erst muss es landen',
  'name the trapped units to be given up: {}': 'nennen Sie die eingeschlossenen Einheiten, die aufgegeben werden: {0}',
  '{} need not be given up': '{0} muss nicht aufgegeben werden',
  '{} is At Sea and can still land at {}': '{0} ist auf See und kann noch in {1} landen',

  // Teilen und Ersatz
  '{} cannot be broken down now': '{0} kann jetzt nicht geteilt werden',
  'a unit breaks into two pieces at least': 'geteilt wird in mindestens zwei Teile',
  'the pieces of {} have sizes that are multiples of {}': 'die Teile von {0} haben Größen, die Vielfache von {1} sind',
  'the pieces add up to {}, not to {}': 'die Teile ergeben zusammen {0}, nicht {1}',
  '{} {counter|counters} of that kind with {} {0|is|are} free, not {}':
    'frei {0|ist|sind} {0} {Spielstein|Spielsteine} dieser Art mit {1}, nicht {2}',
  '{} {} {0|factor is|factors are} in play; {} at most':
    '{0} {Faktor|Faktoren} {1} {0|ist|sind} im Spiel; mehr als {2} dürfen es nicht sein',
  '{} {factor is|factors are} wanted; {} replacement {factor is|factors are} there':
    'gewünscht {0|ist|sind} {0} {Faktor|Faktoren}; da {1|ist|sind} {1} {Ersatzfaktor|Ersatzfaktoren}',
  'the dead pile holds {} {factor|factors} of that kind, not {}':
    'unter den Verlusten {0|ist|sind} {0} {Faktor|Faktoren} dieser Art, nicht {1}',
  'the largest counter of that kind has {}': 'der größte Spielstein dieser Art hat {0}',
  'it comes in pieces of {}': 'es gibt sie nur in Stücken zu {0}',

  // Luft
  '{} is neutral: no flight over it': '{0} ist neutral: darüber wird nicht geflogen',
  'the flight path has a gap: {} and {} are not adjacent':
    'der Flugweg hat eine Lücke: {0} und {1} sind keine Nachbarn',
  'the flight path ends at {}': 'der Flugweg endet auf {0}',
  'the flight path is {} {hex|hexes} long; {} {is|are} allowed':
    'der Flugweg ist {0} {Feld|Felder} lang; erlaubt {1|ist|sind} {1}',
  '{} is no friendly city hex': '{0} ist kein eigenes Stadtfeld',
  '{} is not controlled by {}': '{0} gehört nicht {1}',
  '{} is contested: an enemy unit covers it (B10.4)': '{0} ist umkämpft: eine gegnerische Einheit deckt es ab (B10.4)',
  '{} was taken in this player turn and cannot be used yet':
    '{0} wurde erst in diesem Spielerzug genommen und ist noch nicht nutzbar',
  '{} has ended its move in this player turn': '{0} hat seine Bewegung in diesem Spielerzug beendet',
  '{} is neither airborne nor air assault and cannot be flown':
    '{0} ist weder Fallschirm- noch Luftlandetruppe und kann nicht fliegen',
  '{} has already been flown in this player turn': '{0} ist in diesem Spielerzug schon geflogen',
  '{} is {}: no landing there': '{0} ist {1}: dort wird nicht gelandet',
  '{} is already at {}': '{0} ist schon auf {1}',
  '{} is more than {} {hex|hexes} of flight away': '{0} ist weiter als {1} {Flugfeld|Flugfelder} entfernt',
  '{} size has been carried; with {} it would exceed {}':
    'Größe {0} ist schon befördert; mit {1} wären es mehr als {2}',
  'landing costs {}; {} has {} left': 'die Landung kostet {0}; {1} hat noch {2}',
  'there is no way by air to {}': 'nach {0} führt kein Luftweg',

  // See
  '{} is no port hex': '{0} ist kein Hafenfeld',
  '{} size is At Sea; with {} it would exceed {}': 'Größe {0} ist auf See; mit {1} wären es mehr als {2}',
  '{} came from the sea in this player turn and does not go back in it':
    '{0} kam in diesem Spielerzug von See und geht in ihm nicht dorthin zurück',
  '{} does not lie on zone {}': '{0} liegt nicht an der Seezone {1}',
  '{} is not At Sea': '{0} ist nicht auf See',
  '{} went to sea or sailed in this player turn and does nothing else':
    '{0} ging oder fuhr in diesem Spielerzug zur See und tut sonst nichts',
  '{} is already in zone {}': '{0} ist schon in der Seezone {1}',
  'zones {} and {} are not adjacent: one zone a player turn':
    'die Seezonen {0} und {1} grenzen nicht aneinander: je Spielerzug eine Zone weiter',
  '{} lies in no zone next to {}': '{0} liegt an keiner Seezone neben {1}',
  '{} lies in no zone next to it': '{0} liegt an keiner benachbarten Seezone',
  '{} is an aircraft': '{0} ist ein Flugzeug',
  '{} never goes to sea': '{0} geht nie auf See',
  '{} came to its port in this player turn': '{0} kam erst in diesem Spielerzug in seinen Hafen',

  // Landung vom Meer
  '{} may not invade': '{0} darf nicht an einem Strand landen',
  '{} is no beach hex': '{0} ist kein Strandfeld',
  '{} is not on the coast': '{0} liegt nicht an der Küste',
  'the beach at {} was invaded by {} in his last player turn':
    'am Strand von {0} ist {1} schon im letzten Spielerzug gelandet',
  '{} does not connect to the site invaded in this player turn: one site a player turn':
    '{0} hängt nicht mit der Landestelle dieses Spielerzugs zusammen: je Spielerzug eine Stelle',
  '{} is no sea hex': '{0} ist kein Seefeld',
  '{} is not next to {}': '{0} liegt nicht neben {1}',
  '{} lies in no zone next to the unit': '{0} liegt in keiner Seezone neben der Einheit',
  '{} is not on a sea hex': '{0} steht nicht auf einem Seefeld',
  '{} is no Ranger: only Rangers go back to sea over a beach':
    '{0} ist kein Ranger: nur Ranger gehen über einen Strand auf See zurück',
  '{} is not where {} landed': 'auf {0} ist {1} nicht gelandet',
  'there is no unit {}': 'eine Einheit {0} gibt es nicht',
  'not all in contact can fight at 1-6 or better ({} …): bring up more units, move away or take back':
    'nicht alle am Gegner können mit 1-6 oder besser kämpfen ({0} …): ziehen Sie mehr heran oder weg, oder nehmen Sie zurück',
  'not all in contact can fight at 1-6 or better ({}): bring up more units, move away or take back':
    'nicht alle am Gegner können mit 1-6 oder besser kämpfen ({0}): ziehen Sie mehr heran oder weg, oder nehmen Sie zurück',
  '{} at {}': '{0} auf {1}',
};
