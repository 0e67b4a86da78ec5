import type { BattleView, Seen } from '#games/blitz/desk/own.ts';
import type { Result } from '#games/blitz/combat/rules/result.ts';
import type { Battle } from '#games/blitz/types.ts';
import type { Happening } from '#table/desk.ts';
import { oddsName } from '#web/table/contact-words.ts';
import type { Plate } from '#web/face.ts';
import type { BlitzTable } from './blitz-table.ts';
import { foughtIn } from './battle-events.ts';
import { resultWords, toneOf } from './phrases/results.ts';
import { w } from './words/words.ts';

type Listed = Pick<Battle, 'no' | 'kind' | 'hexes'>;

/** The battles of a player turn; in combat those already fought stay among them. */
export interface TurnBattles {
  readonly turn: string;
  readonly fighting: boolean;
  readonly battles: readonly Listed[];
  /** Last known views. */
  readonly views: ReadonlyMap<number, BattleView>;
  /** Results of those fought. */
  readonly results: ReadonlyMap<number, Result>;
}

const BATTLES_AT = ['declaration', 'interception', 'airFights', 'allot', 'combatStart', 'avAdvances', 'combat'];

/** The battle whose losses, retreats or advances are being decided. */
function foughtNow(state: Seen): Battle | undefined {
  for (const frame of state.frames.toReversed()) if ('fight' in frame) return frame.fight.battle;
  return undefined;
}

/** Battles of this player turn, merged with what was known before. */
export function turnBattles(
  before: TurnBattles | undefined,
  state: Seen | undefined,
  fights: ReadonlyMap<number, BattleView>,
  fought: ReadonlyMap<number, BattleView> = new Map(),
  happened: readonly Happening[] = [],
): TurnBattles | undefined {
  if (!state?.frames.some(({ at }) => BATTLES_AT.includes(at))) return undefined;
  const turn = `${state.turn} ${state.mover}`;
  const known = before?.turn === turn ? before : undefined;
  const fighting = state.frames.some(({ at }) => at === 'combat');
  const open = new Map<number, Listed>(state.battles.map((battle) => [battle.no, battle]));
  const now = fighting ? foughtNow(state) : undefined;
  if (now) open.set(now.no, now);
  // A battle that has disappeared was fought only if it was there when combat began.
  const over = [...fought].map(([no, { kind, hexes }]) => [no, { no, kind, hexes }] as const);
  const stayed = known?.fighting ? known.battles.map((battle) => [battle.no, battle] as const) : [];
  const all = new Map<number, Listed>([...(fighting ? [...over, ...stayed] : []), ...open]);
  const ended = happened.flatMap((one): [number, Result][] => {
    const clash = foughtIn([one]);
    if (clash?.is !== 'fought' || clash.kind === 'air') return [];
    const battle = [...all.values()].find((listed) => listed.hexes.join() === clash.hexes.join());
    return battle ? [[battle.no, clash.result]] : [];
  });
  return {
    turn,
    fighting,
    results: new Map([...(known?.results ?? []), ...ended]),
    battles: [...all.values()].sort((a, b) => a.no - b.no),
    views: new Map([...fought, ...(known?.views ?? []), ...fights]),
  };
}

/** Numbers are given again after a battle was called off: another one's view is none of this one's. */
function viewOf({ views }: TurnBattles, { no, hexes }: Listed): BattleView | undefined {
  const view = views.get(no);
  return view?.hexes.join() === hexes.join() ? view : undefined;
}

function standingOf(known: TurnBattles, state: Seen, { no }: Listed): Plate['standing'] {
  if (!known.fighting) return 'open';
  const now = foughtNow(state);
  if (now?.no === no) return 'now';
  if (state.battles.every((battle) => battle.no !== no)) return 'over';
  return !now && state.battles[0]?.no === no ? 'next' : 'open';
}

const TONES = ['good', 'even', 'bad'] as const;

/** Results of a battle in sixths, and the likeliest one in words. */
function chancesOf({ kind, results }: Pick<BattleView, 'kind' | 'results'>): Pick<Plate, 'bar' | 'text'> {
  const likeliest = results.toSorted((a, b) => b.sixths - a.sixths)[0];
  const bar = TONES.map((tone) => ({
    tone,
    part: results.filter(({ result }) => toneOf(result) === tone).reduce((sum, { sixths }) => sum + sixths, 0) / 6,
  }));
  return {
    bar: bar.filter(({ part }) => part > 0),
    text: likeliest ? `${w.inSix(likeliest.sixths)} ${resultWords(kind, likeliest.result)}` : '',
  };
}

/** The result of a battle that was fought, in place of its chances. */
const resultOf = ({ kind }: Listed, result: Result): Pick<Plate, 'bar' | 'text'> => ({
  bar: [{ tone: toneOf(result), part: 1 }],
  text: resultWords(kind, result),
});

type Known = Pick<BlitzTable, 'state' | 'at' | 'turnBattles' | 'openBattle' | 'showHex' | 'name' | 'play'> & {
  readonly game: Pick<BlitzTable['game'], 'humanDecides'>;
};

/** The battles of the phase as plates; a computer's own, which nobody has looked at, are none. */
export function platesOf(table: Known): readonly Plate[] {
  const [known, state] = [table.turnBattles(), table.state()];
  if (!known || !state || known.views.size === 0) return [];
  const declaring = table.at() === 'declaration' && table.game.humanDecides();
  return known.battles.map((battle): Plate => {
    const { no, kind, hexes } = battle;
    const view = viewOf(known, battle);
    const standing = standingOf(known, state, battle);
    const where = hexes.map(table.name).join(', ');
    const result = standing === 'now' || standing === 'over' ? known.results.get(no) : undefined;
    return {
      title: [oddsName(view?.odds ?? ''), kind === 'ground' ? '' : w.battleKind[kind]].filter(Boolean).join(' '),
      where,
      ...(result ? resultOf(battle, result) : view ? chancesOf(view) : { bar: [], text: '' }),
      standing,
      stands: standing === 'open' ? '' : w.battleStands[standing],
      open: () => {
        table.showHex(hexes[0]);
        table.openBattle(no);
      },
      ...(declaring
        ? { remove: { name: w.callOffAt(where), act: () => void table.play({ do: 'undeclare', battle: no }) } }
        : {}),
    };
  });
}
