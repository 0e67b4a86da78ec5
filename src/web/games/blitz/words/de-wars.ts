/** M17: die Kriege. */
export const DE_WARS: Readonly<Record<string, string>> = {
  'cities of minor countries': 'Städte der kleinen Länder',
  'city hexes of minor countries': 'Stadtfelder der kleinen Länder',
  '{} is in {}, which keeps out of this war': '{0} liegt in {1}, und das hält sich aus diesem Krieg heraus',
  '{} has {} {factor|factors} to replace, not {}': '{0} hat {1} {Faktor|Faktoren} zu ersetzen, nicht {2}',
  '{} has lost {} {factor|factors} of that kind, not {}':
    '{0} hat {1} {Faktor|Faktoren} dieser Art verloren, nicht {2}',
  '{} is no city hex that {} holds': '{0} ist kein Stadtfeld, das {1} {hält|halten}',
  '{} replaces losses of his countries in their cities; endReplacements goes on':
    '{0} {ersetzt|ersetzen} Verluste der eigenen Länder in deren Städten; endReplacements geht weiter',
  '{} replaces losses of its country at {}': '{0} ersetzt Verluste seines Landes in {1}',
};
