/** Sätze der Wahlregeln. */
export const DE_EXTRA: Readonly<Record<string, string>> = {
  'out of range': 'außer Reichweite',
  'mounted infantry': 'aufgesessene Infanterie',
  'at quick-time': 'im Laufschritt',
  'mobile fire': 'Feuer aus der Bewegung',
  '{} does not move at quick-time': '{0} bewegt sich nicht im Laufschritt',
  '{} has no mobile fire': '{0} feuert nicht aus der Bewegung',
  '{} is at quick-time: only clear hexes, or along a road':
    '{0} ist im Laufschritt: nur offene Felder oder eine Straße entlang',
  '{} has moved at quick-time, die {}': '{0} ist im Laufschritt gelaufen, Würfel {1}',
  'participants move neither at quick-time nor in mobile fire':
    'Teilnehmer bewegen sich weder im Laufschritt noch mit Feuer aus der Bewegung',
  'Mobile Fire: {}': 'Feuer aus der Bewegung: {0}',
  '{} lies outside the arc of {}, which faces {}': '{0} liegt außerhalb des Schussfelds von {1} mit Blick nach {2}',
  'there are six directions': 'es gibt sechs Richtungen',
  '{} faces nowhere in particular': '{0} hat keine bestimmte Richtung',
  '{} faces there already': '{0} steht schon in dieser Richtung',
  '{} is a large gun and turns by one side at a time':
    '{0} ist ein schweres Geschütz und dreht sich nur um eine Seite auf einmal',
  'name the guns to be turned': 'nennen Sie die Geschütze, die gedreht werden',
  'facing {}: {}': 'Richtung {0}: {1}',
  'be turned': 'gedreht werden',
};
