import type { Study } from '#table/study.ts';
import type { Blitz } from '../open.ts';
import type { BlitzEvent, Command, Side, State } from '../types.ts';
import { checkBoard } from './board.ts';
import { drawing } from './pictures.ts';
import { HELP } from './help.ts';
import { described, odds } from './odds.ts';
import { type Levelled, puzzles } from './puzzles.ts';
import { report } from './report.ts';

export const study: Study<State, Command, BlitzEvent, Side, Blitz, Levelled> = {
  help: HELP,
  described,
  odds,
  report,
  checkBoard,
  drawing,
  puzzles,
};
