/** Was gewinnt und wie es steht; was man bedenken sollte, bevor man eine Phase beendet. */
export const DE_STANDING: Readonly<Record<string, string>> = {
  '{} holds every home city hex of {} for {} of 3 player turns':
    '{0} hält alle Heimatstadtfelder von {1} seit {2} von 3 Spielerzügen',
  '{} holds {} of {} home city hexes of {}': '{0} hält {1} von {2} Heimatstadtfeldern von {3}',
  'More than {} city hexes at the end of turn {}': 'Mehr als {0} Stadtfelder am Ende von Runde {1}',
  'More city hexes at the end of turn {}': 'Mehr Stadtfelder am Ende von Runde {0}',
  'Every home city hex of the enemy, for one complete turn':
    'Alle Heimatstadtfelder des Gegners, eine ganze Runde lang',
  'At the end of turn {} more than {} city hexes win; both or neither is a draw':
    'Am Ende von Runde {0} gewinnen mehr als {1} Stadtfelder; beide oder keiner: unentschieden',
  'At the end of turn {} whoever has more city hexes wins, then more factors in play':
    'Am Ende von Runde {0} gewinnt, wer mehr Stadtfelder hat, dann mehr Faktoren im Spiel',
  'At the end of turn {} Blue wins if he is ahead by more than {} city hexes, then by factors in play':
    'Am Ende von Runde {0} gewinnt Blau mit mehr als {1} Stadtfeldern Vorsprung, dann nach Faktoren im Spiel',
  'Who has no unit in play and none held back has lost':
    'Wer keine Einheit im Spiel und keine zurückgehaltene hat, hat verloren',
  'city hexes': 'Stadtfelder',
  'home city hexes of {}': 'Heimatstadtfelder von {0}',
  '{} {reinforcement has|reinforcements have} not been brought in':
    '{0} {Verstärkung ist|Verstärkungen sind} noch nicht eingetroffen',
  'production points that could be used lapse: {}': 'Produktionspunkte, die noch zu brauchen wären, verfallen: {0}',
  'no unit has moved': 'keine Einheit hat sich bewegt',
  '{} aircraft {unit flies|units fly} no mission': '{0} {Lufteinheit fliegt|Lufteinheiten fliegen} keinen Einsatz',
  '{} aircraft {unit|units} still in the air {is|are} lost':
    '{0} {Lufteinheit, die noch in der Luft ist, geht|Lufteinheiten, die noch in der Luft sind, gehen} verloren',
};
