/** Was die Regeln der Luftstreitkräfte und der Flak sagen. */
export const DE_AIR: Readonly<Record<string, string>> = {
  '{} has moved in this player turn': '{0} hat sich in diesem Spielerzug bewegt',
  '{} has no home airbase with room': '{0} {hat|haben} in der Heimat keinen Flugplatz mit Platz',
  'the nearest home airbase with room is at {}': 'der nächste Flugplatz der Heimat mit Platz ist {0}',
  "{} is neither at home nor in an ally's or a conquered country":
    '{0} liegt weder in der Heimat noch in einem verbündeten oder eroberten Land',
  '{} is less than {} {hex|hexes} from the enemy at {}':
    '{0} liegt weniger als {1} {Feld|Felder} vom Feind in {2} entfernt',
  '{} is not supplied': '{0} ist nicht versorgt',
  'one airbase at a time: each has a hex of its own': 'ein Flugplatz auf einmal: jeder hat sein eigenes Feld',
  '{} has room for one unit of flak': '{0} hat Platz für eine Flak-Einheit',
  'a combat mission was flown from {} in this player turn':
    'von {0} aus ist in diesem Spielerzug ein Kampfeinsatz geflogen worden',
  'a ferry begins at one base': 'eine Verlegung beginnt auf einem Flugplatz',
  'a ferry leads to another base: name aircraft and where they go':
    'eine Verlegung führt auf einen anderen Flugplatz: zu nennen sind Flugzeuge und ihr Ziel',
  'a mission is named twice': 'ein Einsatz ist zweimal genannt',
  'airborne troops came down at {} in this player turn':
    'bei {0} sind in diesem Spielerzug Luftlandetruppen abgesprungen',
  '{} stands on {}: set it up elsewhere first': '{0} steht auf {1} und muss zuerst anderswo aufgestellt werden',
  'a strike has been flown to {} in this player turn':
    'gegen {0} ist in diesem Spielerzug schon ein Angriff geflogen worden',
  'a way is written: from U10 by U11 U12': 'ein Weg wird so geschrieben: from U10 by U11 U12',
  'air strikes': 'Luftangriffe',
  'air transport': 'Lufttransport',
  airbase: 'Flugplatz',
  'airbase strike': 'Angriff auf einen Flugplatz',
  airbases: 'Flugplätze',
  'airborne drop': 'Luftlandung',
  'aircraft in the battle: rivers do not double': 'Flugzeuge in der Schlacht: Flüsse verdoppeln nicht',
  'area interdiction': 'Abriegelung',
  'artillery alone does not attack flak': 'Artillerie allein greift Flak nicht an',
  'attack on a train': 'Angriff auf einen Zug',
  'bombardment of a production centre': 'Bombardierung eines Produktionszentrums',
  'bombardment of units': 'Bombardierung von Einheiten',
  'enemy flak stands in {}: ground units but artillery may enter':
    'in {0} steht feindliche Flak: nur Bodeneinheiten außer Artillerie ziehen hinein',
  'escorts fly with others, never alone': 'Geleit fliegt mit anderen, nie allein',
  ferries: 'Verlegungen',
  ferry: 'Verlegung',
  '{} stays over {} until its battle': '{0} bleibt bis zum Kampf über {1}',
  'fighters that stand by': 'Jäger in Bereitschaft',
  flak: 'Flak',
  'flak {} {fires|fire} over {}, column {}, die {}: {} {factor|factors} lost':
    'Flak {0} {feuert|feuern} über {1}, Spalte {2}, Wurf {3}: {4} {Faktor|Faktoren} verloren',
  'ground support': 'Bodenunterstützung',
  'interceptors meet the flight over {}: no flak fires into that hex':
    'über {0} treffen Abfangjäger auf den Flug: keine Flak feuert dorthin',
  'less than one factor: no fire': 'weniger als ein Faktor: kein Feuer',
  'no enemy airbase': 'keinen feindlichen Flugplatz',
  'no enemy ground unit': 'keine feindliche Bodeneinheit',
  'no enemy train': 'keinen feindlichen Zug',
  'no flight from, to or over {}: nothing can be seen there':
    'kein Flug von, nach oder über {0}: dort ist nichts zu sehen',
  'no ground attack is supported in the hex of a nuclear strike':
    'im Feld eines Atomschlags wird kein Bodenangriff unterstützt',
  'no such group passes {}': 'keine solche Gruppe kommt an {0} vorbei',
  'over its target {} the whole flight is met': 'über seinem Ziel {0} wird der ganze Flug gestellt',
  'the others meet another group there': 'die anderen stellen dort eine andere Gruppe',
  "fighters, the hex where they meet the flight, and no more: not '{}'":
    'Jäger, das Feld, in dem sie den Flug stellen, und nicht mehr: nicht »{0}«',
  'the way of {} to {} leads over a neutral country and would violate it':
    'der Weg von {0} nach {1} führt über ein neutrales Land und würde es verletzen',
  '{} holds a unit of a neutral army': 'in {0} steht eine Einheit einer neutralen Armee',
  'of several bases a way says whose it is: from U10 by U11 U12':
    'bei mehreren Stützpunkten sagt ein Weg, wessen er ist: from U10 by U11 U12',
  "'{}' says nothing here": '»{0}« sagt hier nichts',
  'no group of the flight comes from {}': 'keine Gruppe des Fluges kommt aus {0}',
  'no production centre to bombard': 'kein Produktionszentrum, das zu bombardieren wäre',
  'no supply is flown in this game': 'in diesem Spiel wird kein Nachschub geflogen',
  'nobody is on board': 'niemand ist an Bord',
  'nobody of the flight is based at {}': 'niemand von diesem Flug ist in {0} zu Hause',
  'aircraft of one base fly together: one way for each base':
    'Flugzeuge eines Platzes fliegen zusammen: ein Weg für jeden Platz',
  'nobody to be attacked': 'niemanden, der anzugreifen wäre',
  'not all can fly back from {} to their own bases: name others':
    'nicht alle können von {0} auf ihre eigenen Plätze zurück: es müssen andere genannt werden',
  '{} was the target of a nuclear strike in this player turn': '{0} war in diesem Spielerzug Ziel eines Atomschlags',
  '{} has flak fire at missions': '{0} lässt Flak auf Einsätze feuern',
  'there is a storm in zone {}: nobody embarks, lands or sails there':
    'in Zone {0} ist Sturm: niemand geht dort an Bord, an Land oder fährt',
  'the sea of zone {} is rough: no invasion there': 'die See in Zone {0} ist rau: keine Invasion dort',
  'enemy flak stands in {}: nobody retreats there': 'in {0} steht feindliche Flak: niemand zieht sich dorthin zurück',
  '{} is no dock: ships are set up on docks': '{0} ist kein Liegeplatz: Schiffe werden auf Liegeplätzen aufgestellt',
  'there is no airbase at {}': 'bei {0} ist kein Flugplatz',
  'nuclear strikes are not played': 'Atomschläge werden nicht gespielt',
  'poor visibility': 'schlechte Sicht',
  'rail interdiction': 'Unterbrechung einer Bahn',
  'several groups pass {}: say which of them is fired at':
    'mehrere Gruppen kommen an {0} vorbei: es ist zu sagen, auf welche gefeuert wird',
  'strikes are missions 1 to 9 of the chart and their escorts':
    'Angriffe sind die Einsätze 1 bis 9 der Übersicht mit ihrem Geleit',
  'supply airlift': 'Nachschub auf einen Flugplatz',
  'supply drop': 'Abwurf von Nachschub',
  'the airbase at {} holds three counters or twelve factors: no room':
    'der Flugplatz {0} fasst drei Spielsteine oder zwölf Faktoren: kein Platz',
  'the airbase at {} is hit: nobody flies to fight from it':
    'der Flugplatz {0} ist getroffen: von dort fliegt niemand in den Kampf',
  "the airbase at {} is new and can be used from its owner's next player turn":
    'der Flugplatz {0} ist neu und erst im nächsten Spielerzug seines Besitzers zu benutzen',
  'the flight does not pass {}': 'der Flug kommt nicht an {0} vorbei',
  'the flight is met over its target {}, not at {}': 'der Flug wird über seinem Ziel {0} gestellt, nicht in {1}',
  'the others meet the flight over {}': 'die anderen treffen den Flug über {0}',
  'the transports of a flight come from one base': 'die Transporter eines Fluges kommen von einem Flugplatz',
  'the visibility at {} is poor: nothing is dropped': 'die Sicht über {0} ist schlecht: nichts wird abgesetzt',
  'the way leads over {} and would violate it: name the path hex by hex if you want that':
    'der Weg führt über {0} und würde es verletzen: wer das will, nennt ihn Feld für Feld',
  'there is no base at sea in this flight': 'für diesen Flug gibt es keinen Platz auf See',
  'they are at {} already': 'sie sind schon in {0}',
  'this game has no railways': 'dieses Spiel hat keine Bahnen',
  'two units of flak stand at {}: one in a hex is allowed':
    'in {0} stehen zwei Flak-Einheiten: erlaubt ist eine im Feld',
  'unit airlift': 'Lufttransport von Einheiten',
  '{} at {} with {} {factor|factors}, die {}: {}': '{0} bei {1} mit {2} {Faktor|Faktoren}, Wurf {3}: {4}',
  '{} at {}, column {}, die {}: {}': '{0} bei {1}, Spalte {2}, Wurf {3}: {4}',
  '{} brings aircraft home': '{0} {holt|holen} Flugzeuge heim',
  '{} brings the aircraft over {} home': '{0} {holt|holen} die Flugzeuge über {1} heim',
  '{} {closes|close} {}': '{0} {riegelt|riegeln} {1} ab',
  '{} {comes|come} down at {}': '{0} {landet|landen} in {1}',
  '{} does not come to {}': '{0} kommt nicht nach {1}',
  '{} does not fly so far, ferries included': '{0} fliegt nicht so weit, auch nicht bei einer Verlegung',
  '{} does not fly this: {}': '{0} fliegt das nicht: {1}',
  '{} does not stand by to intercept, or has done so': '{0} steht nicht zum Abfangen bereit oder hat es schon getan',
  '{} flies from an airbase, before the troops move': '{0} fliegt von einem Flugplatz, bevor die Truppen ziehen',
  '{} flies {} aircraft from the destroyed airbase to others':
    '{0} {fliegt|fliegen} {1} Flugzeuge vom zerstörten Flugplatz auf andere',
  '{} {flies|fly} to {} with {}: {}': '{0} {fliegt|fliegen} nach {1} mit {2}: {3}',
  '{} {flies|fly} to {}: {}': '{0} {fliegt|fliegen} nach {1}: {2}',
  '{} has an airbase already: one in a hex is allowed': '{0} hat schon einen Flugplatz: erlaubt ist einer im Feld',
  '{} has been attacked by bombers in this player turn': '{0} ist in diesem Spielerzug von Bombern angegriffen worden',
  '{} has his interceptors fight over {}, or refuse':
    '{0} {lässt|lassen} die Abfangjäger über {1} kämpfen oder verweigern',
  '{} has no airbase at {}': '{0} {hat|haben} keinen Flugplatz in {1}',
  '{} has no room for {}: one in a hex is allowed': '{0} hat keinen Platz für {1}: erlaubt ist eine im Feld',
  '{} holds {}': '{0} hat {1}',
  '{} {intercepts|intercept} over {}': '{0} {stellt|stellen} den Flug über {1}',
  '{} is an airbase and never moves': '{0} ist ein Flugplatz und bewegt sich nie',
  '{} is an aircraft: it flies missions from its airbase': '{0} ist ein Flugzeug: es fliegt Einsätze von seinem Platz',
  '{} is flak: it moves in a step of its own (moveFlak)':
    '{0} ist Flak: sie bewegt sich in einem eigenen Schritt (moveFlak)',
  '{} is in the air': '{0} ist in der Luft',
  '{} is no airbase on the map': '{0} ist kein Flugplatz auf der Karte',
  '{} is no fighter: it does not intercept': '{0} ist kein Jäger: er fängt niemanden ab',
  '{} is no flak on the map': '{0} ist keine Flak auf der Karte',
  '{} is no flak that can fire in this player turn': '{0} ist keine Flak, die in diesem Spielerzug feuern kann',
  '{} is no land hex: nobody is dropped there': '{0} ist kein Land: dort wird niemand abgesetzt',
  '{} is no open land: no airbase is laid out there': '{0} ist kein offenes Land: dort wird kein Flugplatz angelegt',
  '{} is not among the aircraft that have lost their base':
    '{0} gehört nicht zu den Flugzeugen, die ihren Platz verloren haben',
  '{} is not at {} with the transports': '{0} ist nicht in {1} bei den Transportern',
  '{} is not carried by air like this': '{0} wird so nicht geflogen',
  '{} is not in the zone of effect of {}': '{0} liegt nicht im Wirkungsbereich von {1}',
  '{} is not isolated there, or out of reach': '{0} ist dort nicht abgeschnitten oder außer Reichweite',
  '{} is not on its way home': '{0} ist nicht auf dem Heimweg',
  '{} is out of range from {} ({} {hex|hexes})': '{0} ist von {1} aus außer Reichweite ({2} {Feld|Felder})',
  '{} is set up on land': '{0} wird an Land aufgestellt',
  '{} {lands|land} at {}': '{0} {landet|landen} auf {1}',
  '{} lets the flight to {} go on, or turns groups of it back':
    '{0} {lässt|lassen} den Flug nach {1} weiterfliegen oder Gruppen umkehren',
  '{} may send fighters that stand by against the aircraft on their way home from {}; endInterception lets them pass':
    '{0} kann bereitstehende Jäger gegen die Flugzeuge auf dem Heimweg von {1} schicken; endInterception lässt sie ziehen',
  '{} has destroyed an airbase in this turn: none is rebuilt in its cycle':
    '{0} hat in dieser Runde einen Flugplatz zerstört: in diesem Zyklus wird keiner neu gebaut',
  'interceptors choose where they land when the others have landed':
    'Abfangjäger wählen ihren Landeplatz, wenn die anderen gelandet sind',
  '{} may send fighters that stand by against the flight to {}; endInterception lets it pass':
    '{0} {darf|dürfen} bereitstehende Jäger gegen den Flug nach {1} schicken; endInterception lässt ihn durch',
  '{} moves to {}': '{0} zieht nach {1}',
  '{} names the flak that fires at the aircraft on their way home from {}, or none':
    '{0} {nennt|nennen} die Flak, die auf die Heimkehrer von {1} feuert, oder keine',
  '{} names the flak that fires at the flight to {}, or none':
    '{0} {nennt|nennen} die Flak, die auf den Flug nach {1} feuert, oder keine',
  '{} {returns to its|return to their} base': '{0} {kehrt auf seinen|kehren auf ihren} Platz zurück',
  '{} {stands|stand} by to intercept': '{0} {steht|stehen} zum Abfangen bereit',
  '{} stands by already': '{0} steht schon bereit',
  '{} stands by there to intercept': '{0} steht dort zum Abfangen bereit',
  '{} stands by to intercept in this player turn': '{0} steht in diesem Spielerzug zum Abfangen bereit',
  '{} {turns|turn} back to {}': '{0} {kehrt|kehren} um nach {1}',
  '{} will fire': '{0} {wird|werden} feuern',
  '{} {factor|factors} intercept {} over {} at {}, die {}: interceptors lose {}, the flight {}':
    '{0} {Faktor stellt|Faktoren stellen} {1} über {2} mit {3}, Wurf {4}: Abfangjäger verlieren {5}, der Flug {6}',
  '{} {factor|factors} on board; {} are allowed, {} for each transport':
    '{0} {Faktor|Faktoren} an Bord; erlaubt sind {1}, {2} für jeden Transporter',
  "{}'s {} {falls|fall} back to {}": '{1} von {0} {1|weicht|weichen} nach {2} zurück',
  'port strike': 'Angriff auf einen Hafen',
  'naval strike': 'Angriff auf Schiffe',
  '{} serves sea zone {}': '{0} gehört zur Seezone {1}',
  '{} {flies|fly} to the box of zone {}: {}': '{0} {fliegt|fliegen} in das Seegebiet von Zone {1}: {2}',
  '{} {lands|land} on {}': '{0} {landet|landen} auf {1}',
  '{} is further than one hex from the coast: no naval airbase':
    '{0} liegt weiter als ein Feld von der Küste: kein Seeflugplatz',
  'the airbase at {} can serve {}': 'der Flugplatz {0} kann zu {1} gehören',
  'the airbase at {} serves zone {}: that was said once and for all':
    'der Flugplatz {0} gehört zur Zone {1}: das steht ein für alle Mal fest',
  'the airbase at {} is no naval airbase of zone {}': 'der Flugplatz {0} ist kein Seeflugplatz der Zone {1}',
  '{} is not in zone {}: its aircraft do not fly to the box there':
    '{0} ist nicht in Zone {1}: von dort fliegt niemand in dieses Seegebiet',
  'there is a storm in zone {}: nobody flies from ships': 'in Zone {0} ist Sturm: von Schiffen fliegt niemand',
  'what could have met this flight from {} was run over in this player turn: flights come before':
    'was diesem Flug von {0} aus hätte begegnen können, wurde in diesem Spielerzug überrollt: Flüge kommen davor',
  'the enemy at {} was overrun in this player turn: flights and ships come before':
    'der Feind auf {0} wurde in diesem Zug überrollt: Flüge und Schiffe kommen vorher',
  '{} has sailed in this player turn: flights come before ships move':
    '{0} ist in diesem Zug gefahren: geflogen wird, bevor Schiffe fahren',
  "{} is no task force of the mover's: aircraft land on those and on airbases":
    '{0} ist keine eigene Kampfgruppe: Flugzeuge landen auf diesen und auf Flugplätzen',
  'this game has no ships': 'in diesem Spiel gibt es keine Schiffe',
  'a fleet in a box has no hex: only naval strikes reach it':
    'ein Verband in einem Seegebiet hat kein Feld: nur Angriffe auf Schiffe erreichen ihn',
  'no enemy port': 'keinen gegnerischen Hafen',
  'no enemy fleet at sea': 'keinen gegnerischen Verband auf See',
  'the dock of {} is at {}: that is struck': 'das Hafenbecken von {0} liegt auf {1}: das wird angegriffen',
  '{} is on {}: it is struck there': '{0} ist auf {1} und wird dort angegriffen',
  '{} has sailed: strikes on ships and ports come before ships move':
    '{0} ist schon gefahren: Schiffe und Häfen werden angegriffen, bevor Schiffe fahren',
  'fleets have fought: strikes on ships and ports come before':
    'Verbände haben schon gekämpft: Schiffe und Häfen werden vorher angegriffen',
  'a flight to a box has no path': 'ein Flug in ein Seegebiet hat keinen Weg',
  'a strike has been flown against this fleet in this player turn':
    'gegen diesen Verband ist in diesem Zug schon geflogen worden',
  '{} is not there': '{0} ist nicht dort',
  '{} is out of range ({} {hex|hexes})': '{0} ist außer Reichweite ({1} {Feld|Felder})',
  '{} is in a box: nobody flies to it from here': '{0} ist in einem Seegebiet: von hier fliegt niemand dorthin',
  '{} does not go on board {}: task forces carry TAC and FTR':
    '{0} geht nicht an Bord von {1}: Kampfgruppen tragen TAC und FTR',
  '{} would carry {} {factor|factors} of aircraft; {} are allowed':
    '{0} hätte {1} {Faktor|Faktoren} Flugzeuge an Bord; erlaubt sind {2}',
};
