/** Was die Regeln der Module sagen. */
export const DE_MODULES: Readonly<Record<string, string>> = {
  'there is no option {}': 'eine Option {0} gibt es nicht',
  'there is no option {} (known: {})': 'eine Option {0} gibt es nicht (bekannt: {1})',
  'the option {} can be chosen only with {}': 'die Option {0} kann nur mit {1} gewählt werden',
  'the option {} can be chosen only in scenario {}': 'die Option {0} kann nur im Szenario {1} gewählt werden',
  '{} is {}, not {}': '{0} ist {1}, nicht {2}',
  '{} size or {} {unit|units}': 'Größe {0} oder {1} {Einheit|Einheiten}',
  'two units at least are put together': 'zusammengelegt werden mindestens zwei Einheiten',
  '{} is committed and stays as it is': '{0} ist gebunden und bleibt, wie sie ist',
  '{} and {} differ in type, movement, hex or in what they have done':
    '{0} und {1} sind verschieden in Art, Bewegung, Feld oder in dem, was sie getan haben',
  'together they are {}; the largest counter has {}': 'zusammen sind sie {0}; der größte Spielstein hat {1}',
  '{} are put together': '{0} werden zusammengelegt',
  'artillery has no zone of control': 'Artillerie hat keine Kontrollzone',
  '{} and {} are both in the zone of control of {}': '{0} und {1} liegen beide in der Kontrollzone von {2}',
  'the zones of control of {} and {} share {}: no step from one into the other':
    'die Kontrollzonen von {0} und {1} haben {2} gemeinsam: kein Schritt führt aus der einen in die andere',
  'battles are declared one at a time, once combat has begun':
    'Kämpfe werden einzeln angesagt, wenn die Kampfphase begonnen hat',
  '{} is an aircraft: missions are flown before the battles':
    '{0} ist ein Flugzeug: Einsätze werden vor den Kämpfen geflogen',
  '{} has attacked in this player turn already': '{0} hat in diesem Zug schon angegriffen',
  '{} has been attacked in this player turn already': '{0} ist in diesem Zug schon angegriffen worden',
  '{} attacks as he likes, one battle after another; endCombat goes on':
    '{0} {greift|greifen} nach Belieben an, ein Kampf nach dem anderen; endCombat geht weiter',
  '{} moves a second time': '{0} {zieht|ziehen} ein zweites Mal',
  '{} attacks': '{0} {greift|greifen} an',
  '{} moves a second time in turn {}; endMovement ends the player turn':
    '{0} {zieht|ziehen} in Runde {1} ein zweites Mal; endMovement beendet den Zug',
  '{} is in an enemy zone of control: nobody enters it in the second impulse':
    '{0} liegt in einer gegnerischen Kontrollzone: im zweiten Impuls betritt sie niemand',
  '{} is in an enemy zone of control after combat and does not move':
    '{0} steht nach den Kämpfen in einer gegnerischen Kontrollzone und bewegt sich nicht',
  'reinforcements and replacements': 'Verstärkungen und Ersatz',
  flights: 'Flüge',
  'sailing, landing and invasions': 'Fahrten, Landungen und Invasionen',
  embarking: 'Einschiffung',
  '{} in turn {}: {}; endStep goes on': '{0} in Runde {1}: {2}; endStep geht weiter',
  '{} is isolated and has no zone of control': '{0} ist abgeschnitten und hat keine Kontrollzone',
  isolated: 'abgeschnitten',
  'a production centre lies in {}: ten factors take it together':
    'in {0} liegt ein Produktionszentrum: zehn Faktoren zusammen nehmen es',
  'a production centre lies in {}: it takes {} {factor|factors} to enter':
    'in {0} liegt ein Produktionszentrum: es braucht {1} {Faktor|Faktoren}, um einzurücken',
  '{} is a lake, and not frozen': '{0} ist ein See und nicht zugefroren',
  'the ice at {} breaks before the next turn: nobody enters it':
    'das Eis in {0} bricht vor der nächsten Runde: niemand betritt es',
  'production centre': 'Produktionszentrum',
  '{} {factor|factors} of {} in play and {} lost in this turn; {} are allowed':
    '{0} {Faktor|Faktoren} {1} im Spiel und {2} in dieser Runde verloren; {3} sind erlaubt',
  '{} writes the plan for turn {}': '{0} {schreibt|schreiben} den Plan für Runde {1}',
  '{} has planned to build {}': '{0} {hat|haben} geplant zu bauen: {1}',
  '{} has planned to build nothing': '{0} {hat|haben} geplant, nichts zu bauen',
  '{} {} at {}': '{0} {1} in {2}',
  'the plan for {} costs {}; its centre has {}': 'der Plan für {0} kostet {1}; sein Zentrum hat {2}',
  'the plan has {} {} for {}, not {}': 'der Plan hat {0} {1} für {2}, nicht {3}',
  'something of the plan can still be built, and has to be':
    'etwas von dem Plan kann noch gebaut werden und muss es auch',
  'no plan for turn {} is written now': 'für Runde {0} wird jetzt kein Plan geschrieben',
  '{} writes in secret what his centres will build in turn {}':
    '{0} {schreibt|schreiben} geheim auf, was die eigenen Zentren in Runde {1} bauen werden',
  'supply counter': 'Nachschubmarker',
  '{} is a supply counter and never moves': '{0} ist ein Nachschubmarker und bewegt sich nie',
  '{} is no city hex: supply counters are set up on those':
    '{0} ist kein Stadtfeld: Nachschubmarker werden nur dort aufgestellt',
  '{} holds a supply counter already: one in a hex is allowed':
    'in {0} liegt schon ein Nachschubmarker: einer je Feld ist erlaubt',
  '{} sets up a production centre of {} at {}': '{0} {stellt|stellen} ein Produktionszentrum von {1} in {2} auf',
  '{} builds {}': '{0} baut {1}',
  '{} takes the production centre at {}': '{0} {nimmt|nehmen} das Produktionszentrum in {1}',
  "'{}' is no number of factors": "'{0}' ist keine Zahl von Faktoren",
  "'{}' is nothing a centre builds: {}": "'{0}' ist nichts, was ein Zentrum baut: {1}",
  "{} is starred in {}'s order of battle": '{0} trägt in der Schlachtordnung von {1} einen Stern',
  '{} is not built in this game': '{0} wird in diesem Spiel nicht gebaut',
  '{} {factor|factors} of {} in play; {} are allowed': '{0} {Faktor|Faktoren} {1} im Spiel; {2} sind erlaubt',
  '{} is surrounded: nothing appears there': '{0} ist eingeschlossen: dort erscheint nichts',
  "{} is no base of {}'s": '{0} ist kein Stützpunkt von {1}',
  '{} has no room for aircraft': '{0} hat keinen Platz für Flugzeuge',
  '{} has no room for what is built': '{0} hat keinen Platz für das Gebaute',
  "{} holds a production centre of the enemy's": 'auf {0} liegt ein gegnerisches Produktionszentrum',
  '{} has no production centre at {}': '{0} {hat|haben} kein Produktionszentrum in {1}',
  'the production centre at {} is captured': 'das Produktionszentrum in {0} ist genommen',
  'the production centre at {} is surrounded and builds nothing':
    'das Produktionszentrum in {0} ist eingeschlossen und baut nichts',
  '{} {} {costs|cost} {}; {} {is|are} left': '{0} {1} {kostet|kosten} {2}; {3} {bleibt|bleiben}',
  'the production centre at {} is hit and builds nothing':
    'das Produktionszentrum in {0} ist getroffen und baut nichts',
  'no line leads from {} straight to {}': 'keine Strecke führt von {0} geradewegs nach {1}',
  'there is room at {}: it appears there': 'in {0} ist Platz: dort erscheint es',
  '{} builds in his production centres; endProduction goes on':
    '{0} {baut|bauen} in den Produktionszentren; endProduction geht weiter',
  'there is no production centre to take at {}': 'in {0} ist kein Produktionszentrum zu nehmen',
  '{} {factor|factors}; it takes {} to enter {}': '{0} {Faktor|Faktoren}; es braucht {1}, um {2} zu betreten',
  '{} production {centre is|centres are} not set up yet':
    '{0} {Produktionszentrum ist|Produktionszentren sind} noch nicht aufgestellt',
  'the armies of the minor countries are set up first': 'die Armeen der kleinen Länder werden zuerst aufgestellt',
  '{} has a production centre already': '{0} hat schon ein Produktionszentrum',
  '{} has no production centre of {}': '{0} {hat|haben} kein Produktionszentrum von {1}',
  marines: 'Marineinfanterie',
  'light infantry': 'leichte Infanterie',
  "'{}' is no number of an order of battle": "'{0}' ist keine Nummer einer Schlachtordnung",
  'there is no order of battle {}': 'es gibt keine Schlachtordnung {0}',
  'two different orders of battle are named': 'genannt werden zwei verschiedene Schlachtordnungen',
  'order of battle {} has not been named': 'die Schlachtordnung {0} ist nicht genannt worden',
  'the number must be higher than {}': 'die Nummer muss höher sein als {0}',
  '{} agrees to order of battle {} for Blue and {} for Red, or names another pair':
    '{0} {stimmt|stimmen} Schlachtordnung {1} für Blau und {2} für Rot zu oder {nennt|nennen} ein anderes Paar',
  '{} takes an order of battle': '{0} {nimmt|nehmen} eine Schlachtordnung',
  '{} takes an order of battle with a number above {}':
    '{0} {nimmt|nehmen} eine Schlachtordnung mit einer Nummer über {1}',
  '{} takes order of battle {} or {}': '{0} {nimmt|nehmen} Schlachtordnung {1} oder {2}',
  '{} names two orders of battle': '{0} {nennt|nennen} zwei Schlachtordnungen',
  "{} begins the choice of the orders of battle; the larger navy should be Blue's (M8.6)":
    '{0} {beginnt|beginnen} die Wahl der Schlachtordnungen; die größere Flotte sollte Blau haben (M8.6)',
  '{} takes order of battle {}, {}': '{0} {nimmt|nehmen} Schlachtordnung {1}, {2}',
  '{} moves first and sets up last': '{0} {zieht|ziehen} zuerst und {stellt|stellen} zuletzt auf',
  '{} is isolated: it may only fly to a supplied base':
    '{0} ist abgeschnitten: es fliegt nur noch zu einem versorgten Stützpunkt',
  '{} has been isolated for more than a turn and is grounded':
    '{0} ist seit mehr als einer Runde abgeschnitten und bleibt am Boden',
  '{} would have no supply line at {}': '{0} hätte in {1} keine Versorgungslinie',
  '{} has moved to {} and has no supply line there: move it on or take back':
    '{0} steht nach dem Zug in {1} ohne Versorgungslinie: weiterziehen oder zurücknehmen',
  '{} is not supplied: a path ends where {} is': '{0} ist nicht versorgt: ein Weg endet, wo {1} versorgt ist',
  '{} {is|are} supplied again': '{0} {ist|sind} wieder versorgt',
  '{} is not supplied over the sea alone': '{0} wird nicht allein über See versorgt',
  '{} {factor is|factors are} left: more than the ports and beaches can carry':
    '{0} {Faktor bleibt|Faktoren bleiben}: mehr, als die Häfen und Strände tragen',
  '{} could be supplied too': '{0} könnte auch versorgt werden',
  '{} {factor is|factors are} left out, {} {is|are} enough: leave out others, or break a unit down':
    '{0} {Faktor bleibt|Faktoren bleiben} ohne Nachschub, {1} {genügt|genügen}: lassen Sie andere aus oder teilen Sie eine Einheit',
  '{} leaves out some of {}: the ports and beaches cannot supply all of them':
    '{0} {lässt|lassen} einige aus von {1}: die Häfen und Strände können nicht alle versorgen',
  '{} lies in mud or deep snow: nobody overruns it': '{0} liegt in Schlamm oder tiefem Schnee: niemand überrollt es',
  'nobody need be given up here': 'hier muss niemand aufgegeben werden',
  '{} was closed to trains when the player turn began': '{0} war für Züge gesperrt, als der Zug begann',
  'mud or deep snow': 'Schlamm oder tiefer Schnee',
  'the ground at {} is {}: the Blitz table needs G1': 'der Boden in {0} ist {1}: die Blitztabelle braucht G1',
  'the river at {} is frozen': 'der Fluss in {0} ist gefroren',
  spring: 'Frühling',
  summer: 'Sommer',
  fall: 'Herbst',
  winter: 'Winter',
  'weather, {}, die {}: from west to east {}': 'Wetter, {0}, Wurf {1}: von West nach Ost {2}',
  train: 'Zug',
  trains: 'Züge',
  '{} has no rail line: trains are set up on those': '{0} hat keine Bahnlinie: dort werden Züge aufgestellt',
  '{} has no rail line: trains come into play on those': '{0} hat keine Bahnlinie: dort kommen Züge ins Spiel',
  '{} holds a train already: one in a hex is allowed': 'in {0} steht schon ein Zug: einer je Feld ist erlaubt',
  '{} is a train and never leaves the rails': '{0} ist ein Zug und verlässt nie die Schienen',
  '{} is a train: it runs on rails (moveTrain)': '{0} ist ein Zug: er fährt auf Schienen (moveTrain)',
  '{} has no roads: the lines are railways': '{0} hat keine Straßen: die Linien sind Eisenbahnen',
  '{} does not move: the floods leave only roads, and the lines are railways':
    '{0} bewegt sich nicht: die Überschwemmung lässt nur Straßen, und die Linien sind Eisenbahnen',
  '{} came off a train: it uses no other transport': '{0} ist aus einem Zug gestiegen: kein anderer Transport mehr',
  '{} has cut a rail line and moves no more in this impulse':
    '{0} hat eine Bahnlinie unterbrochen und zieht in diesem Impuls nicht mehr',
  '{} has cut a rail line and does not attack': '{0} hat eine Bahnlinie unterbrochen und greift nicht an',
  '{} is in an enemy zone of control: no train enters it':
    '{0} liegt in einer gegnerischen Kontrollzone: kein Zug fährt hinein',
  '{} lies in a neutral country: no train enters it': '{0} liegt in einem neutralen Land: kein Zug fährt hinein',
  'no ground unit of its side stands in {}: trains do not pass':
    'in {0} steht keine eigene Bodeneinheit: Züge fahren nicht durch',
  '{} has room for one train': '{0} hat Platz für einen Zug',
  'no rail line joins {} and {}': '{0} und {1} verbindet keine Bahnlinie',
  '{} has {} rail {point|points} left; the way to {} takes {}':
    '{0} hat noch {1} {Bahnpunkt|Bahnpunkte}; der Weg nach {2} kostet {3}',
  '{} runs from {} to {} for {} rail {point|points} ({} left)':
    '{0} fährt von {1} nach {2} für {3} {Bahnpunkt|Bahnpunkte} ({4} übrig)',
  '{} {boards|board} {} at {}': '{0} {steigt|steigen} bei {2} in {1}',
  '{} {gets|get} off {} at {}': '{0} {verlässt|verlassen} {1} in {2}',
  '{} blows the railway bridge at {}': '{0} sprengt die Eisenbahnbrücke in {1}',
  '{} cuts the railway at {}': '{0} unterbricht die Bahnlinie in {1}',
  'the railway is repaired at {}': 'die Bahnlinie ist wieder heil in {0}',
  '{} captures {}': '{0} {erbeutet|erbeuten} {1}',
  'two trains stand at {}: one in a hex is allowed': 'in {0} stehen zwei Züge: einer je Feld ist erlaubt',
  '{} is no train': '{0} ist kein Zug',
  '{} has been captured and runs from the next player turn on': '{0} ist erbeutet und fährt ab dem nächsten Zug',
  '{} has no rail line: trains never leave the rails': '{0} hat keine Bahnlinie: Züge verlassen nie die Schienen',
  'no rail line leads from {} to {}': 'von {0} nach {1} führt keine Bahnlinie',
  '{} is not at {} with the train': '{0} steht nicht beim Zug in {1}',
  '{} has moved in this player turn: supply is flown before that':
    '{0} hat sich in diesem Spielerzug bewegt: Nachschub wird vorher geflogen',
  '{} has moved in this player turn: only who began it here is taken on':
    '{0} hat sich in diesem Zug schon bewegt: einsteigen kann nur, wer ihn hier begonnen hat',
  '{} would carry {} {factor|factors}; {} {2|is|are} allowed':
    '{0} trüge {1} {Faktor|Faktoren}; {2} {2|ist|sind} erlaubt',
  'the stop takes {} rail {point|points}; {} has {} left':
    'der Halt kostet {0} {Bahnpunkt|Bahnpunkte}; {1} hat noch {2}',
  '{} is not on board {}': '{0} ist nicht in {1}',
  '{} is forest: armor and artillery do not get off there':
    '{0} ist Wald: Panzer und Artillerie steigen dort nicht aus',
  '{} has no rail line': '{0} hat keine Bahnlinie',
  '{} has cut a rail line in this player turn': '{0} hat in diesem Zug schon eine Bahnlinie unterbrochen',
  '{} has attacked in this player turn: it cuts nothing': '{0} hat in diesem Zug angegriffen und unterbricht nichts',
  '{} is in an enemy zone of control: nobody cuts rails there':
    '{0} liegt in einer gegnerischen Kontrollzone: dort unterbricht niemand Bahnlinien',
  '{} has its cut markers already': 'die Bahnlinie in {0} ist schon unterbrochen',
  'movement has no steps in this game': 'in diesem Spiel hat die Bewegung keine Schritte',
  '{} rolls {}, {} {}': '{0} {würfelt|würfeln} {1}, {2} {3}',
  '{}: once more': '{0}: noch einmal',
  '{}: {} sets up the army of {}': '{0}: {1} {stellt|stellen} die Armee von {2} auf',
  '{} is not in {}': '{0} liegt nicht in {1}',
  '{} is not in {}, whose army stays in its own country':
    '{0} liegt nicht in {1}; diese Armee bleibt in ihrem eigenen Land',
  'the armies of the minor countries are set up first, before {}':
    'zuerst werden die Armeen der kleinen Länder aufgestellt, danach {0}',
  '{} has been set up with the minor countries': '{0} ist mit den kleinen Ländern aufgestellt worden',
  '{} is set up in its own country': '{0} wird im eigenen Land aufgestellt',
  '{} places {} more {unit|units} of minor countries, each in its own country':
    '{0} {stellt|stellen} noch {1} {Einheit|Einheiten} der kleinen Länder auf, jede in ihrem Land',
  'minor countries': 'kleine Länder',
  cities: 'Städte',
  'More {} at the end of turn {}': 'Mehr {0} am Ende von Runde {1}',
  'At the end of turn {} whoever holds more {} wins': 'Am Ende von Runde {0} gewinnt, wer mehr {1} hält',
  '{} for {}, {} for {}': '{0} für {1}, {2} für {3}',
  '{} {city|cities}': '{0} {Stadt|Städte}',
  '{} city {hex|hexes}': '{0} {Stadtfeld|Stadtfelder}',
  '{} minor {country|countries}': '{0} {kleines Land|kleine Länder}',
  '{} {city|cities} of minor countries': '{0} {Stadt|Städte} der kleinen Länder',
  '{} city {hex|hexes} of minor countries': '{0} {Stadtfeld|Stadtfelder} der kleinen Länder',
  'The game ends when both agree or one resigns': 'Das Spiel endet, wenn beide sich einigen oder einer aufgibt',
  '{} is of a minor country, which gets nobody more':
    '{0} gehört zu einem kleinen Land, und dort kommt niemand mehr dazu',
  '{} is neutral: whoever comes there is at war with it for good, and the enemy operates its army':
    '{0} ist neutral: wer dorthin kommt, ist mit ihm für immer im Krieg, und der Gegner führt seine Armee',
  '{} is neutral and guaranteed: whoever comes there is at war with all minor countries for good, his own allies too, and the enemy operates their armies':
    '{0} ist neutral und garantiert: wer dorthin kommt, ist mit allen kleinen Ländern für immer im Krieg, auch den eigenen Verbündeten, und der Gegner führt ihre Armeen',
  '{} is neutral: whoever violates it loses factors as the player turn ends':
    '{0} ist neutral: wer es verletzt, verliert Faktoren, wenn sein Zug endet',
  'neutral to': 'neutral gegenüber',
  'a passive ally of': 'passiver Verbündeter von',
  'an active ally of': 'aktiver Verbündeter von',
  'at war with': 'im Krieg mit',
  '{}; {} operates its army': '{0}; {1} {führt|führen} seine Armee',
  '{} is in {}, which is neutral': '{0} liegt in {1}, und das ist neutral',
  'nobody defends {}': 'niemand verteidigt {0}',
};
