import { MOST_QUESTIONS } from '../core/limits.ts';
import type { Sighting } from '../table/study.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxFor, openPosition, scriptIn } from './open-game.ts';

export interface LosOptions {
  readonly json?: boolean;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly data: readonly string[];
}

/** Lines that begin with `los` ask for lines of sight and are no part of the position. */
const ASKS = /^\s*los\s+(\S+)(?:\s+(\S+))?\s*(?:#.*)?$/;

function written(text: string, name: string): { readonly rest: string; readonly asked: readonly Sighting[] } {
  const asked: Sighting[] = [];
  const rest = text.split('\n').map((line, i) => {
    const [, from, to] = ASKS.exec(line.trimEnd()) ?? [];
    if (from === undefined) return line;
    asked.push({ from, ...(to === undefined ? {} : { to }), where: `${name}: line ${i + 1}` });
    return '';
  });
  return { rest: rest.join('\n'), asked };
}

/** One hex alone is asked for all it sees; as many as there are of the others are pairs. */
function named({ from, to }: LosOptions): Sighting[] {
  if (to.length > 0 && to.length !== from.length)
    throw new Complaint('each --to needs its --from: --from 0,0 --to 4,0', EXIT.usage);
  return from.map((one, i) => ({ from: one, ...(to[i] === undefined ? {} : { to: to[i] }), where: `--from ${one}` }));
}

export async function los(file: string, options: LosOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const { rest, asked } = written(await readInput(file, io), name);
  const box = await boxFor(rest, io.games, options.data);
  const { game, gamePackage, kit } = openPosition(box, scriptIn(box, rest, name).position, name);
  if (!gamePackage.study.sight) throw new Complaint(`${kit.id} has no lines of sight`);
  const all = [...named(options), ...asked];
  if (all.length === 0)
    throw new Complaint('name hexes: --from 0,0 --to 4,0, or lines such as los 0,0 4,0 in the file', EXIT.usage);
  if (all.length > MOST_QUESTIONS)
    throw new Complaint(`${MOST_QUESTIONS} lines of sight can be asked for at once, not ${all.length}`);
  const found = gamePackage.study.sight(game, all);
  if ('message' in found) throw new Complaint(found.message);
  io.out(options.json ? asJson(found.data) : found.text);
  return EXIT.ok;
}
