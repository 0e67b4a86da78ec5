/** Was die Regeln der Module sagen. */
export const DE_MODULES: Readonly<Record<string, string>> = {
  '{} size or {} {unit|units}': 'Größe {0} oder {1} {Einheit|Einheiten}',
  'two units at least are put together': 'zusammengelegt werden mindestens zwei Einheiten',
  '{} is committed and stays as it is': '{0} ist gebunden und bleibt, wie sie ist',
  '{} and {} differ in type, movement, hex or in what they have done':
    '{0} und {1} sind verschieden in Art, Bewegung, Feld oder in dem, was sie getan haben',
  'together they are {}; the largest counter has {}': 'zusammen sind sie {0}; der größte Spielstein hat {1}',
  '{} are put together': '{0} werden zusammengelegt',
};
