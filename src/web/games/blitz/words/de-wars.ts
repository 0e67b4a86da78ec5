/** M17: die Kriege. */
export const DE_WARS: Readonly<Record<string, string>> = {
  'the country of {} guarantees it: it does not attack it':
    'das Land von {0} bürgt für seine Neutralität: es greift nicht an',
  '{} has no garrison and is the guerillas’': '{0} hat keine Garnison und gehört den Guerillas',
  '{} parts from its former ally and goes to {}': '{0} trennt sich vom früheren Verbündeten und geht nach {1}',
  'marginal victory': 'knapper Sieg',
  'tactical victory': 'taktischer Sieg',
  'strategic victory': 'strategischer Sieg',
  'free cities': 'freie Städte',
  '{}: {} has held {} {city|cities} for a complete turn':
    '{0}: {1} {hat|haben} {2} {Stadt|Städte} eine volle Runde lang gehalten',
  'no guerilla of {} is in play': 'keine Guerilla von {0} ist mehr im Spiel',
  'stalemate, a moral victory of the guerillas': 'Patt, ein moralischer Sieg der Guerillas',
  '5, 10 or 20 free cities for a complete turn, before turn {} ends':
    '5, 10 oder 20 freie Städte eine volle Runde lang, bevor Runde {0} endet',
  '5, 10 or 20 cities without a garrison for a complete turn are a victory of the guerillas; none of them left is one of the oppressor; neither by the end of turn {} is a stalemate':
    '5, 10 oder 20 Städte ohne Besatzung sind nach einer vollen Runde ein Sieg der Guerillas; ist keine mehr da, siegt der Unterdrücker; keines von beidem bis zum Ende von Runde {0} ist ein Patt',
  '{} has held {} {city|cities} for a complete turn: claimVictory ends the game, playOn goes on':
    '{0} {hat|haben} {1} {Stadt|Städte} eine volle Runde lang gehalten: claimVictory beendet das Spiel, playOn geht weiter',
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
  'everybody takes a side: {} {counter|counters} for {}, {} for {}':
    'alle ergreifen Partei: {0} {Stein|Steine} für {1}, {2} für {3}',
  '{} is no city hex: everybody is set up in cities': '{0} ist kein Stadtfeld: aufgestellt wird in Städten',
  '{} holds a counter of that class already: one in a hex is allowed':
    'in {0} steht schon ein Stein dieser Klasse: erlaubt ist einer in einem Feld',
  '{} gets more aircraft when every base has as many':
    '{0} bekommt weitere Flugzeuge, wenn jeder Stützpunkt so viele hat',
  'that counter is not to be set up any more': 'dieser Stein ist nicht mehr aufzustellen',
  'there is no production centre of {} left to set up': 'es ist kein Produktionszentrum von {0} mehr aufzustellen',
  '{} places one of {} {counter|counters} in a city; then the other player does':
    '{0} {setzt|setzen} einen von {1} {Stein|Steinen} in eine Stadt; dann ist der andere Spieler dran',
  'there is one army: both take the same order of battle': 'es gibt eine Armee: beide nehmen dieselbe Schlachtordnung',
  'the die for the order of battle shows {}': 'der Würfel für die Schlachtordnung zeigt {0}',
  '{} has fewer ground units, or as many, and moves first':
    '{0} {hat|haben} weniger Bodeneinheiten oder gleich viele und {zieht|ziehen} zuerst',
  'the minor countries have no production centre of {} left to set up':
    'die kleinen Länder haben kein Produktionszentrum von {0} mehr aufzustellen',
  'the minor countries do not build {}': 'die kleinen Länder bauen kein {0}',
  '{} takes order of battle 5 or 6, an infantry army':
    '{0} {nimmt|nehmen} Schlachtordnung 5 oder 6, eine Infanteriearmee',
  '{} takes any order of battle but the first': '{0} {nimmt|nehmen} jede Schlachtordnung außer der ersten',
  '{} is abroad: {} is not in the war yet': '{0} liegt im Ausland: {1} {ist|sind} noch nicht im Krieg',
  '{} is not in the war yet': '{0} ist noch nicht im Krieg',
  '{} rolls in turn {}: a 6 brings his own army into the war':
    '{0} {würfelt|würfeln} in Runde {1}: eine 6 bringt die eigene Armee in den Krieg',
  '{} rolls {} and keeps out of the war': '{0} {würfelt|würfeln} {1} und {bleibt|bleiben} dem Krieg fern',
  '{} rolls {} and is in the war from turn {} on': '{0} {würfelt|würfeln} {1} und {ist|sind} ab Runde {2} im Krieg',
  '{} is no port of the sea zones C and D that {} holds':
    '{0} ist kein Hafen der Seezonen C und D, den {1} {hält|halten}',
  'nobody can leave {}: name those that are too many: {}':
    'niemand kann {0} verlassen: zu nennen ist, wer zu viel ist: {1}',
  "{}'s production centres are off the board": 'die Produktionszentren von {0} liegen nicht auf dem Plan',
  '{} carries its own: the minors and the third power use no train of each other':
    '{0} fährt die eigenen Leute: die kleinen Länder und die dritte Macht benutzen keine Züge voneinander',
};
