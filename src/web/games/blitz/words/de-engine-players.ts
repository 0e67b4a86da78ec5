import type { Pattern } from '../../../text/engine.ts';

/** Wie ein Computerspieler zu seiner Entscheidung kam, wenn es kein gewöhnlicher Plan war. */
export const DE_PLAYERS: readonly Pattern[] = [
  ['told to play after {n} plans', 'sollte nach {n} Plänen ziehen'],
  ['no time to think: the first plan is played', 'keine Zeit zum Nachdenken: der erste Plan wird gespielt'],
  ['nobody can move: only what must be done is done', 'niemand kann ziehen: nur was Pflicht ist, geschieht'],
  [
    'no plan could be carried out: something legal was done',
    'kein Plan ließ sich ausführen: Es wurde etwas Erlaubtes entschieden',
  ],
];
