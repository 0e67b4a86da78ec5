/** M11: what the rules say of ships, in German. */
export const DE_NAVAL: Readonly<Record<string, string>> = {
  'task force': 'Kampfgruppe',
  transport: 'Transporter',
  'landing ship': 'Landungsschiff',
  '{} is a ship': '{0} ist ein Schiff',
  '{} is no task force on an assault hex that can still fire in this player turn':
    '{0} ist keine Kampfgruppe auf einem Landungsfeld, die in diesem Zug noch feuern kann',
  'ships put to sea and change zones': 'Schiffe laufen aus und wechseln die Zone',
  'fleet engagements': 'Seegefechte',
  '{} is not at sea': '{0} ist nicht auf See',
  '{} has put to sea, docked or taken an assault hex in this player turn':
    '{0} ist in diesem Zug schon ausgelaufen, eingelaufen oder auf ein Landungsfeld gefahren',
  'zone {} is under enemy superiority: {} withdraws from it':
    'in Zone {0} ist der Gegner überlegen: {1} muss sie räumen',
  '{} has no dock': '{0} hat kein Hafenbecken',
  'the dock at {} lies in zone {}, {} in {}': 'das Hafenbecken {0} liegt in Zone {1}, {2} in {3}',
  'the dock at {} has room for {} more {ship|ships}': 'im Hafenbecken {0} ist noch Platz für {1} {Schiff|Schiffe}',
  '{} would hold {} size; {} are allowed': '{0} hätte die Größe {1}; erlaubt sind {2}',
  '{} would hold {} size with those who have left it in this player turn; {} are allowed':
    '{0} hätte mit denen, die es in diesem Spielerzug verlassen haben, die Größe {1}; erlaubt sind {2}',
  "{} is on board no ship of the mover's": '{0} ist auf keinem Schiff der Seite am Zug',
  '{} with {} is not on a dock': '{0} mit {1} liegt nicht im Hafen',
  '{} with {} is on no assault hex': '{0} mit {1} steht auf keinem Landungsfeld',
  'they are not in one place: {} is elsewhere': 'sie sind nicht an einem Ort: {0} ist anderswo',
  '{} went on board in this player turn: it does not land in it':
    '{0} ist erst in diesem Zug an Bord gegangen und landet in ihm nicht',
  '{} withdrew in this player turn and does nothing more in it':
    '{0} hat sich in diesem Zug abgesetzt und tut in ihm nichts mehr',
  '{} is no city hex of that dock': '{0} ist kein Stadtfeld dieses Hafens',
  '{} is no sea hex adjacent to land': '{0} ist kein Seefeld vor einer Küste',
  '{} lies in zone {}, {} in {}': '{0} liegt in Zone {1}, {2} in {3}',
  '{} is on {} already': '{0} ist schon auf {1}',
  '{} has room for {} more {ship|ships}': '{0} hat noch Platz für {1} {Schiff|Schiffe}',
  '{} comes from an invasion that failed: it must dock': '{0} kommt von einer gescheiterten Landung und muss einlaufen',
  '{} comes from an invasion that failed: it must unload':
    '{0} kommt von einer gescheiterten Landung und muss ausladen',
  '{}: a fleet is named by one of its ships, or by all of its task forces':
    '{0}: ein Verband wird durch eines seiner Schiffe genannt oder durch alle seine Kampfgruppen',
  '{} is no enemy ship': '{0} ist kein gegnerisches Schiff',
  '{} is not at sea: ships in port are not engaged': '{0} ist nicht auf See: Schiffe im Hafen werden nicht angegriffen',
  '{} and {} are not in one sea zone': '{0} und {1} sind nicht in derselben Seezone',
  'no task force in the fleet of {} can engage in this player turn any more':
    'keine Kampfgruppe im Verband von {0} kann in diesem Zug noch angreifen',
  'the fleet of {} has been engaged in this player turn already':
    'der Verband von {0} ist in diesem Zug schon angegriffen worden',
  '{} against {} task {force|forces} is worse than {}':
    '{0} gegen {1} {Kampfgruppe|Kampfgruppen} ist schlechter als {2}',
  'the engagement is fought': 'das Seegefecht wird ausgetragen',
  'the sea in zone {} is {}: nobody lands like this': 'die See in Zone {0} ist {1}: so landet niemand',
  'the landing ships at {} can move {} more {factor|factors}, not {}':
    'die Landungsschiffe bei {0} können noch {1} {Faktor|Faktoren} übersetzen, nicht {2}',
  'zone {} is under enemy superiority': 'in Zone {0} ist der Gegner überlegen',
  '{} is not next to the assault hex {}': '{0} grenzt nicht an das Landungsfeld {1}',
  '{}: not in a first wave': '{0}: nicht in der ersten Welle',
  '{} is not on a transport': '{0} ist auf keinem Transporter',
  '{} is no beach hex of clear terrain': '{0} ist kein freies Strandfeld',
  'the wave from {} has {} as its beach': 'die Welle von {0} hat {1} als Strand',
  'there is no landing ship on {}': 'auf {0} ist kein Landungsschiff',
  '{} is no beachhead: a first wave lands there': '{0} ist kein Brückenkopf: dort landet eine erste Welle',
  'the first wave came to {} in this player turn: others follow from the next on':
    'die erste Welle kam in diesem Zug nach {0}: weitere folgen ab dem nächsten',
  '{} is no Ranger': '{0} ist keine Ranger-Einheit',
  '{} is no task force: Rangers land from those': '{0} ist keine Kampfgruppe: Ranger landen von diesen',
  '{} has done something else in this player turn': '{0} hat in diesem Zug schon etwas anderes getan',
  '{} has moved in this player turn: only who began it there goes on board':
    '{0} hat sich in diesem Zug bewegt: an Bord geht nur, wer ihn dort begonnen hat',
  '{} is no beachhead': '{0} ist kein Brückenkopf',
  '{} is on no assault hex': '{0} ist auf keinem Landungsfeld',
  'in a first wave': 'in erster Welle',
  'naval guns': 'Schiffsgeschütze',
  '{} has a dock: it is open to the sea': '{0} hat einen Hafen und ist zur See hin offen',
  '{} is a first wave and attacks its beach': '{0} ist erste Welle und greift ihren Strand an',
  '{} comes ashore when the battles are over': '{0} geht an Land, wenn die Gefechte vorbei sind',
  '{} is a first wave and attacks its beach only': '{0} ist erste Welle und greift nur ihren Strand an',
  'an enemy stands at {} on the river below {}: no ship passes':
    'in {0} am Fluss unterhalb von {1} steht ein Gegner: kein Schiff kommt vorbei',
  'an enemy task force seals the river mouth at {}': 'eine gegnerische Kampfgruppe sperrt die Flussmündung bei {0}',
  'the river is frozen at {}: {} is closed to ships':
    'der Fluss ist bei {0} zugefroren: {1} ist für Schiffe geschlossen',
  'ships join an attack of ground units: they do not attack alone':
    'Schiffe unterstützen den Angriff von Landeinheiten und greifen nicht allein an',
  '{} is a guerilla: no ship brings it to a beach':
    '{0} ist eine Guerillagruppe: kein Schiff bringt sie an einen Strand',
  '{} is no ship': '{0} ist kein Schiff',
  'no ship is named': 'kein Schiff ist genannt',
  'a ship is named twice': 'ein Schiff ist zweimal genannt',
  '{} comes from an invasion that failed: it sails to the nearest port':
    '{0} kommt von einer gescheiterten Landung: es fährt zum nächsten Hafen',
  '{} comes from an invasion that failed: it docks and unloads first':
    '{0} kommt von einer gescheiterten Landung: zuerst einlaufen und ausladen',
  '{} has done in this player turn what a ship may do': '{0} hat in diesem Zug getan, was ein Schiff darf',
  '{} is not on a dock': '{0} liegt nicht im Hafen',
  '{} is no dock': '{0} ist kein Hafenbecken',
  '{} is a landing ship: it puts to sea before the embarkations':
    '{0} ist ein Landungsschiff: es läuft vor den Einschiffungen aus',
  '{} is a landing ship: it puts to sea before the engagements':
    '{0} ist ein Landungsschiff: es läuft vor den Gefechten aus',
  'ships of different zones put to sea one zone after another': 'Schiffe verschiedener Zonen laufen nacheinander aus',
  '{} is already in zone {}': '{0} ist schon in Zone {1}',
  'zones {} and {} are not adjacent: one zone a player turn':
    'die Zonen {0} und {1} grenzen nicht aneinander: eine Zone je Zug',
  'the task forces in zone {} carry {} {factor|factors} of aircraft; with {} it would be {}':
    'die Kampfgruppen in Zone {0} tragen {1} {Faktor|Faktoren} Flugzeuge; mit {2} wären es {3}',
  '{} has engaged: ships change zone before the engagements':
    '{0} hat gekämpft: Schiffe wechseln die Zone vor den Gefechten',
  '{} has docked or landed in zone {}: ships sail and engage before that':
    '{0} ist in Zone {1} eingelaufen oder gelandet: vorher wird gefahren und gekämpft',
  '{} withdrew in this player turn and is not engaged in it':
    '{0} hat sich in diesem Zug abgesetzt und wird in ihm nicht mehr angegriffen',
  '{} has aircraft on missions and does not change zone': '{0} hat Flugzeuge im Einsatz und wechselt die Zone nicht',
  '{} comes from an invasion that failed: it docks at the nearest port, in zone {}':
    '{0} kommt von einer gescheiterten Landung und läuft in den nächsten Hafen ein, in Zone {1}',
  "{} is in no sea zone's box: ships on an assault hex are one fleet":
    '{0} ist in keinem Zonenfeld: Schiffe auf einem Landungsfeld sind ein Verband',
  'a fleet is made of ships in one box': 'ein Verband besteht aus Schiffen in einem Zonenfeld',
  'there is no fleet {}': 'einen Verband {0} gibt es nicht',
  'they are that fleet already': 'sie sind schon dieser Verband',
  '{} is in no city hex of the dock': '{0} steht in keinem Stadtfeld des Hafens',
  '{} has moved in this player turn: only who began it here goes on board':
    '{0} hat sich in diesem Zug bewegt: an Bord geht nur, wer ihn hier begonnen hat',
  '{} lies at {}': '{0} liegt in {1}',
  '{} {goes|go} on board {}': '{0} {geht|gehen} an Bord von {1}',
  '{} {puts|put} to sea in zone {}': '{0} {läuft|laufen} in Zone {1} aus',
  '{} {sails|sail} to zone {}': '{0} {fährt|fahren} in Zone {1}',
  '{} {is|are} fleet {}': '{0} {ist|sind} Verband {1}',
  '{} {engages|engage} {} in zone {} at {}: die {}, {}':
    '{0} {greift|greifen} {1} in Zone {2} mit {3} an: Würfel {4}, {5}',
  '{} withdraws to zone {}': '{0} setzt sich in Zone {1} ab',
  '{} withdraws to the dock at {}': '{0} setzt sich in den Hafen {1} ab',
  '{} {finds|find} no place to withdraw to': '{0} {findet|finden} keinen Ort, sich abzusetzen',
  '{} {docks|dock} at {}': '{0} {läuft|laufen} in {1} ein',
  '{} {goes|go} ashore at {}': '{0} {geht|gehen} in {1} an Land',
  '{} {takes|take} the assault hex {}': '{0} {fährt|fahren} auf das Landungsfeld {1}',
  '{} {is|are} to assault {} from {}': '{0} {soll|sollen} {1} von {2} aus stürmen',
  '{} {lands|land} on {}': '{0} {landet|landen} auf {1}',
  '{} {goes|go} back on board': '{0} {geht|gehen} wieder an Bord',
  'the invasion has failed: {} {has|have} to dock and unload':
    'die Landung ist gescheitert: {0} {muss|müssen} einlaufen und ausladen',
  '{} is a beachhead': '{0} ist ein Brückenkopf',
  '{} {goes|go} on board {} from the beach': '{0} {geht|gehen} vom Strand an Bord von {1}',
  '{} has no dock: ships are set up on docks or in sea zones':
    '{0} hat kein Hafenbecken: Schiffe werden in Häfen oder Seezonen aufgestellt',
  "the dock at {} is none of {}'s home ports": 'der Hafen {0} ist kein Heimathafen von {1}',
  'the dock at {} has no room': 'im Hafenbecken {0} ist kein Platz',
  "zone {} is no home sea zone of {}'s": 'Zone {0} ist keine Heimatzone von {1}',
  '{} goes to sea on board a ship (load)': '{0} kommt an Bord eines Schiffs auf See (load)',
  '{} is set up first, then loaded': '{0} wird erst aufgestellt, dann beladen',
  '{} has units on board: they are set up elsewhere first':
    '{0} hat Einheiten an Bord: sie werden erst anderswo aufgestellt',
  "{} is not set up on board a ship of {}'s": '{0} wird nicht an Bord eines Schiffs von {1} aufgestellt',
  '{} is on board {} already': '{0} ist schon an Bord von {1}',
  'there is a storm in zone {}: ships stay where they are': 'in Zone {0} ist Sturm: Schiffe bleiben, wo sie sind',
  '{} is no ground unit: it does not go on board like one': '{0} ist keine Landeinheit und geht nicht wie eine an Bord',
  '{} is a task force: of land units it carries Rangers only, not {}':
    '{0} ist eine Kampfgruppe: von Landeinheiten trägt sie nur Ranger, nicht {1}',
  '{} is a landing ship: it carries nobody': '{0} ist ein Landungsschiff und trägt niemanden',
  '{} would carry {} {factor|factors}; {} {is|are} allowed':
    '{0} trüge {1} {Faktor|Faktoren}; erlaubt {2|ist|sind} {2}',
  '{} brings ashore as many of the first wave as the beach holds':
    '{0} {bringt|bringen} von der ersten Welle so viele an Land, wie der Strand fasst',
  '{} is no unit of this wave': '{0} gehört nicht zu dieser Welle',
  '{} lands on the beach of its wave': '{0} landet am Strand ihrer Welle',
  'zone {} is not next to zone {}': 'Zone {0} grenzt nicht an Zone {1}',
  'there is a storm in zone {}: nobody withdraws into it': 'in Zone {0} ist Sturm: niemand setzt sich dorthin ab',
  'the dock at {} does not lie in zone {}': 'der Hafen {0} liegt nicht in Zone {1}',
  '{} loses one ship and chooses which': '{0} {verliert|verlieren} ein Schiff und {wählt|wählen}, welches',
  '{} is none of the ships of which one is lost': '{0} ist keines der Schiffe, von denen eines verloren geht',
  '{} withdraws {} {ship|ships}, one after another':
    '{0} {setzt|setzen} {1} {Schiff|Schiffe} ab, eins nach dem anderen',
  '{} is no ship that has to withdraw': '{0} ist kein Schiff, das sich absetzen muss',
  'inferior transports withdraw': 'unterlegene Transporter setzen sich ab',
  '{} is no port city: no ships are built there': '{0} ist keine Hafenstadt: dort werden keine Schiffe gebaut',
  "ships appear on the dock of the centre's own city": 'Schiffe erscheinen im Hafen der Stadt des Zentrums',
  '{} {is|are} out of action through turn {}': '{0} {ist|sind} bis Ende der Runde {1} ausgeschaltet',
  'nothing is loaded or unloaded at {} through turn {}':
    'in {0} wird bis Ende der Runde {1} nichts ein- oder ausgeladen',
  'the port at {} is closed through turn {}': 'der Hafen {0} ist bis Ende der Runde {1} geschlossen',
  'there is a storm in zone {}: ships stay': 'in Zone {0} ist Sturm: Schiffe bleiben, wo sie sind',
  '{} lies there already': '{0} liegt schon dort',
  '{} withdraws one of {} {ship|ships}': '{0} setzt eines von {1} {Schiff|Schiffen} ab',
  '{} bombards land hexes only: ships at sea are engaged':
    '{0} beschießt nur Landfelder: Schiffe auf See werden im Seegefecht angegriffen',
  '{} does not fire at ships: fleets at sea are engaged':
    '{0} feuert nicht auf Schiffe: Verbände auf See werden im Seegefecht angegriffen',
  'the ships in port': 'die Schiffe im Hafen',
  'sea zone {}': 'Seezone {0}',
  '{} first {wave attacks|waves attack} nothing: {it goes|they go} back on board and to port':
    '{0} erste {Welle greift|Wellen greifen} nicht an: {sie geht|sie gehen} wieder an Bord und in den Hafen',
};
