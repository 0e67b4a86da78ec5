import { type Library, textOf } from '../core/game-kit.ts';
import { describeFault, type Fault, fewFaults } from '../core/notation/notation.ts';
import type { CommandText } from '../core/record/record.ts';
import {
  type AnyCommand,
  type AnyGameKit,
  type AnyGame,
  type AnyGamePackage,
  type AnyState,
  gameOf,
  type Games,
} from '../table/game-package.ts';
import { Complaint } from './complaint.ts';
import { readLibrary } from './library.ts';
import { isScript, readScript, type Script } from './script/text.ts';

/** A text that cannot be used, with every fault and its place. */
export class Unreadable extends Complaint {
  readonly faults: readonly Fault[];
  constructor(name: string, faults: readonly Fault[]) {
    const few = fewFaults(faults);
    super(few.map((fault) => `${name}: ${describeFault(fault)}`).join('\n'));
    this.faults = few;
  }
}

/** A game of the house with its files, ready to be played. */
export interface Box {
  readonly gamePackage: AnyGamePackage;
  readonly kit: AnyGameKit;
  readonly library: Library;
}

/** A game that is open. */
export interface Opened extends Box {
  readonly game: AnyGame;
  /** Notation of its commands. */
  readonly text: CommandText<AnyState, AnyCommand>;
}

export interface OpenScript extends Opened {
  readonly script: Script;
}

/** The game of that name with its files, those of further directories included. */
export async function boxNamed(id: string, games: Games, data: readonly string[]): Promise<Box> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (!load) throw new Complaint(`this program knows no game '${id}'`);
  const gamePackage = await load();
  return { gamePackage, kit: gamePackage.kit, library: readLibrary(gamePackage.kit, data) };
}

/** The game a written position belongs to. */
export const boxFor = (text: string, games: Games, data: readonly string[]): Promise<Box> =>
  boxNamed(gameOf(text, games), games, data);

/** Commands in the position part: the line that divides them is missing. */
function withHint(faults: readonly Fault[], { sides, verbs }: AnyGameKit): Fault[] {
  const script = ['ok', 'legal', 'refused', 'expect', ...sides];
  return faults.map((fault) => {
    const line = /^'?cannot read '(\S+)/.exec(fault.message)?.[1] ?? '';
    const [word = ''] = line.split(/\b/);
    return script.includes(word) || verbs?.test(line) === true
      ? { ...fault, message: `${fault.message}: commands and expectations follow after a line '---'` }
      : fault;
  });
}

export function openPosition(box: Box, setup: string, name: string): Opened {
  const { kit, library } = box;
  const game = kit.open(setup, library);
  if (!('start' in game)) throw new Unreadable(name, withHint(game, kit));
  return { ...box, game, text: textOf(kit, game) };
}

export function scriptIn(box: Box, text: string, name: string): Script {
  const script = readScript(text, box.kit.largestDie);
  if (!isScript(script)) throw new Unreadable(name, script);
  return script;
}

export function openScript(box: Box, text: string, name: string): OpenScript {
  const script = scriptIn(box, text, name);
  return { ...openPosition(box, script.position, name), script };
}
