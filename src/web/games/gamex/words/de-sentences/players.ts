/** Warum ein Computerspieler etwas tut: auf Deutsch. */
export const DE_PLAYERS: Readonly<Record<string, string>> = {
  '{} overrun {}': 'Überrollen: {0} gegen {1}',
  '{} assault {}': 'Nahkampf: {0} gegen {1}',
  '{} fire at {} in {}: {} in 100 to destroy it': 'Feuer von {0} auf {1} in {2}: {3} von 100 vernichten das Ziel',
  '{} unloads in {}': '{0} lädt in {1} ab',
  '{} loads for the road': '{0} sitzt für den Marsch auf',
  '{} leaves the map at {}': '{0} verlässt bei {1} die Karte',
  '{} goes to {}, nearer to what must be taken': '{0} geht nach {1}, näher an das, was zu nehmen ist',
  '{} goes to {}, where it stands better': '{0} geht nach {1}, wo es besser steht',
  '{} in {} are to rally': '{0} in {1}: sammeln',
  '{} of battery {} are to rally': '{0} der Batterie {1}: sammeln',
  '{} watch the ground before {}': '{0} überwachen das Gelände vor {1}',
  'a call for battery {}, to lay smoke: {} in 100 to be heard':
    'Ruf nach Batterie {0}, um Nebel zu schießen: in {1} von 100 Fällen wird er gehört',
  'smoke into {}, so that the enemy does not see who goes behind it':
    'Nebel nach {0}, damit der Feind nicht sieht, wer dahinter vorgeht',
  'a call for battery {}: {} in 100 to be heard': 'Ruf nach Batterie {0}: in {1} von 100 Fällen wird er gehört',
  'battery fire on {}, {} sighting': 'Batteriefeuer auf {0}, {1} beobachtet',
  '{} attacks {} from the air': '{0} greift {1} aus der Luft an',
  '{} drags a wreck out of {}': '{0} schleppt ein Wrack aus {1}',
  '{} prepares the bridge in {} for blowing up: the enemy needs it more':
    '{0} bereitet die Brücke in {1} zur Sprengung vor: der Gegner braucht sie nötiger',
  '{} blows up the bridge in {}: the enemy needs it more':
    '{0} sprengt die Brücke in {1}: der Gegner braucht sie nötiger',
  '{} closes the road in {} to the enemy': '{0} sperrt dem Gegner die Straße in {1}',
  '{} beats the mine out of {}': '{0} schlägt die Mine aus {1}',
  '{} charge {}: Banzai': 'Sturm von {0} auf {1}: Banzai',
  '{} runs to {}, at the risk of being out of breath': '{0} läuft nach {1}, auf die Gefahr, außer Atem zu kommen',
  '{} goes to {} and fires from there': '{0} fährt nach {1} und schießt von dort',
  '{} in {} is laid on where there is something to hit':
    '{0} in {1} wird dorthin gerichtet, wo es etwas zu treffen gibt',
  'fire on {}, so that nobody there moves without losses':
    'Feuer auf {0}, damit sich dort niemand ohne Verluste bewegt',
  'the guns of the fleet fire at {}': 'die Geschütze der Flotte schießen auf {0}',
  '{} looks for the enemy in {}': '{0} sucht den Gegner in {1}',
  'nothing more is worth a point now': 'nichts ist jetzt noch einen Punkt wert',
  'of {} ideas it stood best after the enemy’s next impulse':
    'von {0} Einfällen stand er nach dem nächsten Impuls des Gegners am besten da',

  // Wonach ein Vorschlag strebt
  'Overrun the enemy {} from {}': 'Den Gegner {0} von {1} her überrollen',
  'Overrun the enemy {}': 'Den Gegner {0} überrollen',
  'Storm the enemy {} from {}': 'Den Gegner {0} von {1} her stürmen',
  'Storm the enemy {}': 'Den Gegner {0} stürmen',
  'Take {} off the map {}': '{0} {1} von der Karte führen',
  'Unload from {} {}': '{1} von {0} absitzen',
  'Load {} for the road': '{0} für den Marsch beladen',
  'Put {} in a better place {}': '{0} {1} besser aufstellen',
  'Take {} with {}': '{0} mit {1} nehmen',
  'Bring {} up {}': '{0} {1} heranführen',
  'Fire at the fort {}': 'Die Festung {0} beschießen',
  'Fire at {} {}': '{0} {1} beschießen',
  'Rally {}': '{0} sammeln',
  'Lie in wait with {}': 'Mit {0} auf der Lauer liegen',
  'Call battery {}': 'Batterie {0} rufen',
  'Bring the batteries down {}': 'Batteriefeuer {0} legen',
  'Strike from the air {}': '{0} aus der Luft angreifen',
  'Look for the enemy {}': 'Den Gegner {0} suchen',
  'Roll first: it takes {} {point|points}.': 'Erst würfeln: Es kostet {0} {Punkt|Punkte}.',
  '{} better': '{0} besser',
  '{} worse': '{0} schlechter',
  'After the enemy’s answer: {} than holding, at worst {}; a platoon of infantry counts about 2.':
    'Nach der Antwort des Gegners: {0} als abzuwarten, schlimmstenfalls {1}; ein Zug Infanterie zählt etwa 2.',
  'Hold: spend no more points now': 'Abwarten: jetzt keine Punkte mehr ausgeben',
  'Everything that was tried leaves you worse off after the enemy’s answer.':
    'Alles, was durchgespielt wurde, verschlechtert Ihre Lage nach der Antwort des Gegners.',
  'After the enemy’s answer: {} than now, at worst {}; a platoon of infantry counts about 2.':
    'Nach der Antwort des Gegners: {0} als jetzt, schlimmstenfalls {1}; ein Zug Infanterie zählt etwa 2.',
};
