/** Warum ein Computerspieler etwas tut. */
export const DE_REASONS: Readonly<Record<string, string>> = {
  // Auf dem Land
  '{} {attacks|attack} {} at {}': '{0} {greift|greifen} {1} mit {2} an',
  '{} {attacks|attack} {} at {}, its retreat closed': '{0} {greift|greifen} {1} mit {2} an, der Rückzug ist versperrt',
  '{}: {} of 6 rolls {destroys|destroy} it, {} factors expected for {}.':
    '{0}: {1} von 6 Würfen {vernichtet|vernichten} ihn, zu erwarten sind {2} Faktoren für {3}.',
  '{} {soaks|soak} off against {} at {} (expected cost {}).':
    '{0} {bindet|binden} {1} mit {2} (zu erwartender Preis {3}).',
  'Risk: {} factors more within the enemy’s answer than now.':
    'Wagnis: {0} Faktoren mehr als jetzt liegen in Reichweite der Antwort des Gegners.',
  '{} {takes|take} {} from {}.': '{0} {nimmt|nehmen} {1} von {2} aus.',
  '{} {takes|take} {} without a fight.': '{0} {nimmt|nehmen} {1} kampflos.',
  '{} {unit takes|units take} {} without a fight.': '{0} {Einheit nimmt|Einheiten nehmen} {1} kampflos.',
  '{} {guards|guard} {} from {}.': '{0} {deckt|decken} {1} von {2} aus.',
  '{} {goes|go} towards {}.': '{0} {zieht|ziehen} in Richtung {1}.',
  '{} {falls|fall} back from {} to {}: {} enemy {factor|factors} can come next to it there, not {}.':
    '{0} {geht|gehen} von {1} nach {2} zurück: Dort {3|kann|können} nicht {4}, sondern nur {3} {gegnerischer Faktor|gegnerische Faktoren} herankommen.',
  '{} {goes|go} to {}: there is no getting away, and to stay would be too weak to fight at 1-6.':
    '{0} {weicht|weichen} nach {1} aus: Weg geht es nicht, und am alten Platz reicht die Stärke nicht für 1-6.',
  '{} is broken down: {} {factor soaks|factors soak} off against {} at {} (expected cost {}), {} {factor joins|factors join} the attack on {}.':
    '{0} wird geteilt: {1} {Faktor bindet|Faktoren binden} {2} mit {3} (zu erwartender Preis {4}), {5} {Faktor schließt|Faktoren schließen} sich dem Angriff auf {6} an.',
  '{} {has|have} an automatic victory at {}, {} against {} ({}): what can be done with it out of the way promises {} factors more.':
    '{0}: automatischer Sieg bei {1}, {2} gegen {3} ({4}); was ohne diesen Gegner im Weg möglich ist, verspricht {5} Faktoren mehr.',
  '{} {attacks|attack} {} at {} to open a way for {} {factor that is|factors that are} cut off: {} of 6 rolls {clears|clear} it, {} factors expected to be lost.':
    '{0}: Angriff auf {1} mit {2}, um {3} {abgeschnittenen Faktor|abgeschnittenen Faktoren} den Weg zu öffnen; {4} von 6 Würfen {räumt|räumen} das Feld, {5} Faktoren Verlust sind zu erwarten.',
  '{} {attacks|attack} {} at {} to help {} {factor|factors} that cannot get away and may not fight alone: {} of 6 rolls {clears|clear} it, {} factors expected to be lost.':
    '{0}: Angriff auf {1} mit {2}, um {3} {Faktor|Faktoren} zu helfen, {der nicht wegkann und allein nicht kämpfen darf|die nicht wegkönnen und allein nicht kämpfen dürfen}; {4} von 6 Würfen {räumt|räumen} das Feld, {5} Faktoren Verlust sind zu erwarten.',

  // Module
  '{} {overruns|overrun} {}, {} against {}: {} {factor is|factors are} destroyed without a roll.':
    '{0} {überrollt|überrollen} {1}, {2} gegen {3}: {4} {Faktor wird|Faktoren werden} ohne Wurf vernichtet.',
  '{} {overruns|overrun} {}, {} against {}: what lies there without troops falls without a roll.':
    '{0} {überrollt|überrollen} {1}, {2} gegen {3}: Was dort ohne Truppen liegt, fällt ohne Wurf.',
  '{} {goes|go} on board a train at {}, far behind the front.':
    '{0} {steigt|steigen} weit hinter der Front bei {1} in einen Zug.',
  '{} {gets|get} off the train at {}, near the front.': '{0} {steigt|steigen} bei {1} nahe der Front aus dem Zug.',
  '{} {attacks|attack} {} on the blitz table, which promises {} against {} of the standard one.':
    '{0}: Angriff auf {1} nach der Blitztabelle; sie verspricht {2}, die Standardtabelle {3}.',
  '{} {gives|give} up {} and {goes|go} back {} {hex|hexes}: that costs no factors.':
    '{0} {räumt|räumen} {1} und {weicht|weichen} {2} {Feld|Felder} zurück: Das kostet keine Faktoren.',
  '{} of {} {hex|hexes} of the retreat from {} {0|is|are} bought off with {} {factor|factors}: to go farther would cost more.':
    '{0} von {1} {Feld|Feldern} des Rückzugs von {2} {0|wird|werden} mit {3} {Faktor|Faktoren} abgelöst: Weiter zurückzugehen würde mehr kosten.',
  '{} {goes|go} into {}: {} city {hex|hexes}, and {} {factor|factors} at hand against {} that {joins|join} the enemy.':
    '{0} {geht|gehen} nach {1}: {2} {Stadtfeld|Stadtfelder}, und {3} {Faktor|Faktoren} zur Hand gegen {4}, {der|die} sich dem Feind {anschließt|anschließen}.',
  '{} {goes|go} without supply: over the sea it does not suffice for all, and these are the cheapest to replace.':
    '{0} {bleibt|bleiben} ohne Versorgung: Über See reicht sie nicht für alle, und diese sind am billigsten zu ersetzen.',
  '{} builds {} {}: for these points nothing else brings more to the front.':
    '{0} baut {1} {2}: Für diese Punkte bringt nichts anderes mehr an die Front.',
  '{} {waits|wait} over {} for the attack on it: {} {factor|factors} more.':
    '{0} {wartet|warten} über {1} auf den Angriff dort: {2} {Faktor|Faktoren} mehr.',
  '{} {flies|fly} to {} to draw the fire of the flak there: it fires once, and others come after.':
    '{0} {fliegt|fliegen} nach {1}, um das Feuer der Flak dort auf sich zu ziehen: Sie feuert einmal, und andere kommen nach.',
  '{} {closes|close} {}: whoever is beaten beside it cannot go back there.':
    '{0} {sperrt|sperren} {1}: Wer daneben geschlagen wird, kann nicht dorthin zurück.',
  '{} {closes|close} {}: the supply of {} {factor|factors} runs through it.':
    '{0} {sperrt|sperren} {1}: Die Versorgung von {2} {Faktor|Faktoren} führt dort durch.',
  '{} {goes|go} to {}: from there {} production {centre|centres} more {2|is|are} within range.':
    '{0} {verlegt|verlegen} nach {1}: Von dort {2|liegt|liegen} {2} {Produktionszentrum|Produktionszentren} mehr in Reichweite.',
  '{} {goes|go} to {}: {} enemy {hex|hexes} at the front {2|is|are} within range there, {} here.':
    '{0} {verlegt|verlegen} nach {1}: Dort {2|liegt|liegen} {2} {feindliches Feld|feindliche Felder} an der Front in Reichweite, hier {3}.',
  '{} {goes|go} to {}: the base has no supply.': '{0} {verlegt|verlegen} nach {1}: Der Flugplatz hat keine Versorgung.',
  '{} {goes|go} to {}, so that all aircraft together lie safe and reach more of the front.':
    '{0} {verlegt|verlegen} nach {1}, damit alle Flugzeuge zusammen sicher liegen und mehr von der Front erreichen.',
  '{} {goes|go} to {}, where paratroops are to be fetched or to take off.':
    '{0} {verlegt|verlegen} nach {1}, wo Fallschirmjäger abzuholen sind oder starten sollen.',
  '{} {flies|fly} to {} with {} {factor|factors} ({}): {} factors expected.':
    '{0} {fliegt|fliegen} mit {2} {Faktor|Faktoren} nach {1} ({3}); zu erwarten: {4}.',
  '{} {jumps|jump} at {}, where nobody guards a city.':
    '{0} {springt|springen} bei {1} ab, wo niemand eine Stadt bewacht.',
  '{} {is|are} flown to {}, near the front.': '{0} {wird|werden} nach {1} geflogen, nahe der Front.',
  '{} {brings|bring} supply to {}: {} {factor is|factors are} cut off there.':
    '{0} {bringt|bringen} Nachschub nach {1}: {2} {Faktor ist|Faktoren sind} dort abgeschnitten.',
  '{} {meets|meet} the flight over {}: {} {factor|factors} against {}.':
    '{0} {stellt|stellen} den Flug über {1}: {2} {Faktor|Faktoren} gegen {3}.',
  '{} {fires|fire} at the flight to {}: {} factors expected to be lost.':
    '{0} {schießt|schießen} auf den Flug nach {1}: {2} Faktoren Verlust sind zu erwarten.',
  '{} {turns|turn} back on the way to {}: going on would cost more than it brings, and who was named against the flight has acted for this player turn.':
    '{0} {kehrt|kehren} auf dem Weg nach {1} um: Weiterzufliegen würde mehr kosten, als es bringt, und wer gegen den Flug aufgeboten war, ist für diesen Spielerzug verbraucht.',
  '{} {waits|wait} at {} beside the transports, for a city within their reach that nobody guards.':
    '{0} {wartet|warten} bei {1} neben den Transportern auf eine unbewachte Stadt in ihrer Reichweite.',
  '{} {goes|go} to {}, on the way to the transports: cities that nobody guards lie within a flight.':
    '{0} {geht|gehen} nach {1}, unterwegs zu den Transportern: Unbewachte Städte liegen im Bereich eines Fluges.',
  '{} {ship sails|ships sail} to zone {} with {} {factor|factors} on board, on the way to a coast that lies open.':
    '{0} {Schiff fährt|Schiffe fahren} mit {2} {Faktor|Faktoren} an Bord nach Zone {1}, unterwegs zu einer offenen Küste.',
  '{} {lands|land} at {}: {} {city hex|city hexes} behind it {2|lies|lie} open.':
    '{0} {landet|landen} bei {1}: {2} {Stadtfeld|Stadtfelder} dahinter {2|liegt|liegen} offen.',
  '{} {follows|follow} over the beach at {}.': '{0} {folgt|folgen} über den Strand bei {1}.',
  '{} goes ashore at {}: nobody guards the city.': '{0} geht bei {1} an Land: Niemand bewacht die Stadt.',
  '{} task {force engages|forces engage} {} of the enemy in zone {} ({}).':
    '{0} {Kampfgruppe stellt|Kampfgruppen stellen} {1} des Gegners in Zone {2} ({3}).',
  '{} {goes|go} ashore in port at {}.': '{0} {geht|gehen} bei {1} im Hafen an Land.',

  // Städte und Nachschub
  '{} {assaults|assault} {}': '{0}: Sturm auf {1}',
  '{} with {} {0|assaults|assault} {}': '{0} mit {1}: Sturm auf {2}',
  '{} with {} {factor|factors} (column {}): {} of 6 rolls {captures|capture} it, {} factors expected to be lost.':
    '{0} mit {1} {Faktor|Faktoren} (Spalte {2}); {3} von 6 Würfen {nimmt|nehmen} das Feld, {4} Faktoren Verlust sind zu erwarten.',
  '{} is cut off at {} and comes back into supply at {}: {} {factor|factors} would be lost at the end of the turn.':
    '{0} ist bei {1} abgeschnitten und kommt bei {2} wieder in Versorgung: Sonst {3|wäre|wären} {3} {Faktor|Faktoren} am Ende des Zuges verloren.',
  '{} goes onto the road at {}: {} enemy {factor is|factors are} left without supply, {} factors at risk.':
    '{0} geht bei {1} auf die Straße: {2} {gegnerischer Faktor bleibt|gegnerische Faktoren bleiben} ohne Versorgung, {3} Faktoren im Wagnis.',
  '{} guards {}: the enemy can come there by air or over the sea, and one factor keeps a drop away.':
    '{0} bewacht {1}: Der Gegner kann aus der Luft oder über See kommen, und ein Faktor hält einen Absprung fern.',
  '{} goes to {}: without a garrison it is the guerillas’.':
    '{0} geht nach {1}: Ohne Besatzung gehört es den Guerillas.',
  '{} guards the beach at {}: whoever lands there has to fight, and {} city {hex lies|hexes lie} behind it.':
    '{0} bewacht den Strand bei {1}: Wer dort landet, muss kämpfen, und dahinter {2|liegt|liegen} {2} {Stadtfeld|Stadtfelder}.',

  // In der Luft
  '{} {attacks|attack} the aircraft on {}, which no ground unit guards: {} {factor is|factors are} lost without a roll.':
    '{0} {greift|greifen} die Flugzeuge auf {1} an, die keine Bodeneinheit schützt: {2} {Faktor ist|Faktoren sind} ohne Wurf verloren.',
  '{} is flown from {} to {}: {} of the {} factors that may be carried.':
    '{0} wird von {1} nach {2} geflogen: {3} von {4} Faktoren, die befördert werden dürfen.',
  '{} makes a nuclear strike on {}: {} of {} {factor|factors} expected.':
    '{0}: Atomschlag auf {1}; {2} von {3} {Faktor|Faktoren} sind zu erwarten.',
  '{} goes to sea from {} into zone {}: {} enemy {hex is|hexes are} within its range from there, {} from its base.':
    '{0} geht von {1} in See, in Zone {2}: Von dort {3|liegt|liegen} {3} {gegnerisches Feld|gegnerische Felder} in Reichweite, vom Stützpunkt aus {4}.',
  '{} is dropped at {} and cuts {} {factor|factors} off from {its|their} supply, {} factors at risk.':
    '{0} springt bei {1} ab und schneidet {2} {Faktor|Faktoren} von der Versorgung ab, {3} Faktoren im Wagnis.',
  '{} is dropped at {} and takes {}: {} city {hex|hexes} that no enemy covers, {} factors at risk.':
    '{0} springt bei {1} ab und nimmt {2}: {3} {Stadtfeld, das|Stadtfelder, die} kein Gegner deckt, {4} Faktoren im Wagnis.',
  '{} {supports|support} the attack on {}: {} against {}, {} instead of {}.':
    '{0}: Hilfe beim Angriff auf {1}; {2} gegen {3}, {4} statt {5}.',
  '{} {supports|support} the assault on {}: {} {factor|factors}, {} of 6 rolls {captures|capture} it.':
    '{0}: Hilfe beim Sturm auf {1}; {2} {Faktor|Faktoren}, {3} von 6 Würfen {nimmt|nehmen} das Feld.',
  '{} {strikes|strike} {} at {}: {} factors expected for {}.':
    '{0}: Schlag gegen {1} mit {2}; zu erwarten sind {3} Faktoren für {4}.',
  '{} {bombs|bomb} {}: {} of its {} supply for four turns, the enemy having {} to spare.':
    '{0}: Bomben auf {1}; {2} von {3} Nachschub {2|fehlt|fehlen} vier Züge lang, der Gegner hat {4} übrig.',
  '{} {closes|close} {}, the last retreat from {}, with {} {factor|factors}.':
    '{0}: {1}, der letzte Rückzug von {2}, wird mit {3} {Faktor|Faktoren} gesperrt.',

  // Auf See
  '{} {lands|land} against {} at {}, {} against {}: {} factors expected for {}, {} more at risk.':
    '{0}: Landung gegen {1} mit {2}, {3} gegen {4}; zu erwarten sind {5} Faktoren für {6}, weitere {7} im Wagnis.',
  '{} {lands|land} at {} with {} {factor|factors}: {} city {hex|hexes} within reach that no enemy covers, {} enemy {factor|factors} near.':
    '{0}: Landung bei {1} mit {2} {Faktor|Faktoren}; {3} {Stadtfeld, das|Stadtfelder, die} kein Gegner deckt, in Reichweite, {4} {gegnerischer Faktor|gegnerische Faktoren} in der Nähe.',
  '{} goes to sea at {}: the coast near {} lies open, {} city {hex|hexes} within a landing, {} enemy {factor|factors} near.':
    '{0} geht bei {1} in See: Die Küste bei {2} ist offen, {3} {Stadtfeld|Stadtfelder} in Reichweite einer Landung, {4} {gegnerischer Faktor|gegnerische Faktoren} in der Nähe.',
  '{} lands at {} and takes {}, which no enemy covers; {} enemy {factor is|factors are} near, and it can go back to sea from there.':
    '{0} landet bei {1} und nimmt {2}, was kein Gegner deckt; {3} {gegnerischer Faktor ist|gegnerische Faktoren sind} in der Nähe, und von dort geht es zurück in See.',
  '{} goes back to sea from {} into zone {}: {} enemy {factor is|factors are} near, {} coastal {hex lies|hexes lie} open to it.':
    '{0} geht von {1} zurück in See, in Zone {2}: {3} {gegnerischer Faktor ist|gegnerische Faktoren sind} in der Nähe, {4} {Küstenfeld steht|Küstenfelder stehen} ihm offen.',
  '{} goes to sea at {}: {} coastal {hex|hexes} next to cities {lies|lie} open to a raid, the nearest in {} player {turn|turns}.':
    '{0} geht bei {1} in See: {2} {Küstenfeld neben Städten steht|Küstenfelder neben Städten stehen} einem Handstreich offen, das nächste in {3} {Spielerzug|Spielerzügen}.',

  // Wonach ein Plan strebt
  '{} and {} more': '{0} und {1} weitere',
  'Take {} from {}': '{0} von {1} her nehmen',
  'Take {} from all sides': '{0} von allen Seiten nehmen',
  'Take {} without a fight': '{0} kampflos nehmen',
  'Open the way into {}': 'Den Weg nach {0} öffnen',
  'Break the front {}': 'Die Front {0} durchbrechen',
  'Destroy {} {}': '{0} {1} vernichten',
  'Destroy {} and {} {unit|units} more {}': '{0} und {1} weitere {Einheit|Einheiten} {2} vernichten',
  'Tie the enemy down {}': 'Den Gegner {0} binden',
  'Hold {}': '{0} halten',
  'Get away from the enemy {}': 'Dem Gegner {0} ausweichen',
  'March on {}': 'Auf {0} marschieren',
  'Storm {}': '{0} stürmen',
  'Land on the beach {}': 'Am Strand {0} landen',
  'Land {}': 'Landung {0}',
  'Put Rangers ashore {}': 'Ranger {0} an Land setzen',
  'Take Rangers to sea {}': 'Ranger {0} einschiffen',
  'Load for a landing {}': 'Für eine Landung {0} einschiffen',
  'Drop troops {}': 'Truppen {0} absetzen',
  'Fly troops in {}': 'Truppen {0} einfliegen',
  'Bring cut-off troops back into supply {}': 'Abgeschnittene {0} wieder in Versorgung bringen',
  'Open the way for cut-off troops {}': 'Abgeschnittenen {0} den Weg öffnen',
  'Help troops who cannot get away {}': 'Truppen {0} helfen, die nicht wegkönnen',
  'Cut the enemy’s supply {}': 'Dem Gegner {0} die Versorgung abschneiden',
  'Take the aircraft on the ground {}': 'Flugzeuge {0} am Boden nehmen',
  'Sweep the enemy away {}': 'Den Gegner {0} beiseitefegen',
  'Guard the beach {}': 'Den Strand {0} bewachen',
  'Guard {}': '{0} bewachen',
  'Attack nobody: {}': 'Niemanden angreifen: {0}',
  'Attack nobody and hold what you have': 'Niemanden angreifen und halten, was man hat',
  'Hold what you have': 'Halten, was man hat',
  '{} {battle|battles}: the enemy should lose {} factors, you {}.':
    '{0} {Kampf|Kämpfe}: Der Gegner dürfte {1} Faktoren verlieren, Sie {2}.',
  '{} city {hex|hexes} without a fight.': '{0} {Stadtfeld|Stadtfelder} kampflos.',
  '{} factors better': '{0} Faktoren besser',
  '{} factors worse': '{0} Faktoren schlechter',
  'After the enemy’s answer: {} than now, at worst {}.':
    'Nach der Antwort des Gegners: {0} als jetzt, schlimmstenfalls {1}.',
  'After the enemy’s answer: {} than if nobody moved, at worst {}.':
    'Nach der Antwort des Gegners: {0}, als wenn niemand zöge, schlimmstenfalls {1}.',
  'Hold: move nobody': 'Halten: niemanden bewegen',
  'Everything that was tried leaves you worse off after the enemy’s answer.':
    'Alles, was durchgespielt wurde, verschlechtert Ihre Lage nach der Antwort des Gegners.',
  'The weak spot lies {}: {} factors more come within the enemy’s reach.':
    'Der wunde Punkt liegt {0}: {1} Faktoren mehr geraten in die Reichweite des Gegners.',
};
