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
  '{} watch the ground before {}': '{0} überwachen das Gelände vor {1}',
  'a call for battery {}: {} in 100 to be heard': 'Ruf nach Batterie {0}: in {1} von 100 Fällen wird er gehört',
  'battery fire on {}, {} sighting': 'Batteriefeuer auf {0}, {1} beobachtet',
  '{} attacks {} from the air': '{0} greift {1} aus der Luft an',
  '{} looks for the enemy in {}': '{0} sucht den Gegner in {1}',
  'nothing more is worth a point now': 'nichts ist jetzt noch einen Punkt wert',
};
