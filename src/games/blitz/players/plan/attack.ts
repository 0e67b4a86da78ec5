import { sizeOf, type UnitNo } from '#games/blitz/types.ts';
import { other } from '#games/blitz/types.ts';
import type { OddsTable } from '#games/blitz/combat/rules/tables.ts';
import type { Chance } from '#games/blitz/combat/desk/chances.ts';
import type { Hex } from '#hex/hex.ts';
import { commit, defence, type Draft, unitOf } from './draft.ts';
import type { Explanation, Sentence } from '../reasons/explanation.ts';
import { forceFor, mostFrom, poolAgainst, scarcest, type SoakOff } from './force.ts';
import { type Outlook, outlookOf, THROWN_BACK } from '../search/outlook.ts';
import type { Style } from '../search/style.ts';
import { evaded, mayEvade, TOO_STRONG } from './guerilla-escape.ts';
import { abroadWorth, emptied, isFreed } from './stakes.ts';
import { isSealed, replyLoss, sizeAt } from './survey.ts';

/** A mass attack on one enemy hex: from where, with whom, at which odds, and what it is worth. */
export interface Attack {
  readonly target: Hex;
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly taken: readonly Hex[];
  readonly outlook: Outlook;
  readonly soakOffs: readonly SoakOff[];
  readonly sealed: boolean;
  /** Factors of aircraft it counts on, and who they are once it is settled. */
  readonly air: number;
  readonly aircraft: readonly UnitNo[];
  readonly worth: number;
  /** Factors more within the enemy's answer than where the units stand now. */
  readonly risk: number;
}

const COLUMNS = [7, 6, 5, 4, 3, 2, 1] as const;
/** M4.1, M4.13: up to 9-1 a battle is read at 6-1. */
const columnsOf = ({ highest }: OddsTable): readonly number[] =>
  highest > COLUMNS[0] ? [highest + 1, ...COLUMNS.slice(1)] : COLUMNS;

/** Opportunity cost of an aircraft factor in an attack. */
const FLOWN = 0.2;

/** Sets of hexes as bits, by how many hexes there are and how many of them there may be. */
const SETS = new Map<number, readonly number[]>();
function setsOf(hexes: number, most: number): readonly number[] {
  const key = hexes * 8 + most;
  const known = SETS.get(key);
  if (known) return known;
  const bits = (mask: number): number => (mask === 0 ? 0 : (mask & 1) + bits(mask >> 1));
  const sets = Array.from({ length: 1 << hexes }, (_, mask) => mask).filter((mask) => mask > 0 && bits(mask) <= most);
  SETS.set(key, sets);
  return sets;
}

/** Enemy hexes touched from a set of hexes that are not provided for yet, but must be (M3.8: then none must). */
function furtherFrom({ survey, touches, attacked }: Draft, from: readonly Hex[], target: Hex): Hex[] {
  const further: Hex[] = [];
  if (!survey.world.rules.ground.mustAttack(survey.state)) return further;
  for (const hex of from) {
    for (const enemy of touches.get(hex) ?? []) {
      if (enemy !== target && !attacked.has(enemy) && !further.includes(enemy)) further.push(enemy);
    }
  }
  return further;
}

/** The best attack on a hex that the free units can make, if any is worth it. */
export function bestAttack(draft: Draft, style: Style, target: Hex, noise: () => number): Attack | undefined {
  const { survey } = draft;
  const pool = poolAgainst(draft, target);
  if (pool.hexes.length === 0) return undefined;
  const size = sizeAt(survey, other(survey.side), target);
  const bonus = emptied(survey, style, target);
  const abroad = abroadWorth(survey);
  const flown = draft.support?.price ?? FLOWN;
  let best: Attack | undefined;
  for (const set of setsOf(pool.hexes.length, style.attackHexes)) {
    const order = scarcest(pool, set);
    const from = order.map((at) => pool.hexes[at] as Hex);
    const further = furtherFrom(draft, from, target);
    if (further.length > style.soakOffs) continue;
    const closed = (hex: Hex): boolean => covered(draft, from, hex);
    const sealed = style.seals && isSealed(survey.world, target, closed);
    const evades = style.seals && mayEvade(survey, target, closed);
    const retaken = abroad > 0 && from.some((hex) => isFreed(survey, hex)) ? abroad : 0;
    const most = mostFrom(pool, order);
    for (const { column, needed, flying } of columns(draft, target, from)) {
      if (most + flying < column * needed) continue;
      const chosen = forceFor(pool, order, column * needed - flying, further);
      if (!chosen) continue;
      const { sum } = chosen;
      const air = flying > 0 ? Math.max(column * needed - sum, 1) : 0;
      const outlook = outlookOf({
        attack: sum + air,
        defence: needed,
        size,
        sealed: sealed ? 1 : 0,
        table: survey.world.rules.combat.table,
      });
      if (!outlook) continue;
      const { kill, cost, vacates, thrown } = evades && column >= TOO_STRONG ? evaded(outlook) : outlook;
      let worth = kill - cost + vacates * (bonus + retaken) - style.tiedUp * sum - flown * air;
      worth += THROWN_BACK * thrown;
      for (const soak of chosen.soakOffs) worth += soak.outlook.kill - soak.outlook.cost;
      const risk = style.reply > 0 ? moreExposed(draft, chosen.moves) : 0;
      worth += noise() - style.reply * risk;
      if (worth <= style.least || (best && worth <= best.worth)) continue;
      best = { ...chosen, target, taken: [target, ...further], outlook, sealed, air, aircraft: [], worth, risk };
    }
  }
  return best;
}

/** The odds to be had, on foot and with aircraft, which lift the doubling of rivers (T23.1.3). */
function* columns(draft: Draft, target: Hex, from: readonly Hex[]) {
  const needed = defence(draft, target, from);
  const all = columnsOf(draft.survey.world.rules.combat.table);
  for (const column of all) yield { column, needed, flying: 0 };
  const flying = draft.support?.factors(target) ?? 0;
  if (flying === 0) return;
  const dry = defence(draft, target, []);
  const least = draft.support?.least ?? 0;
  for (const column of all) if (column >= least) yield { column, needed: dry, flying };
}

function covered(draft: Draft, from: readonly Hex[], hex: Hex): boolean {
  if ((draft.zoc[hex] as number) > 0 || from.includes(hex)) return true;
  const { neighbours } = draft.survey.world.board.grid;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if (from.includes(neighbours[edge] as Hex)) return true;
  return false;
}

/** Additional expected losses to the enemy's answer there, compared with the present hexes. */
function moreExposed(draft: Draft, moves: ReadonlyMap<UnitNo, Hex>): number {
  const load = new Map<Hex, number>();
  let before = 0;
  for (const [no, hex] of moves) {
    const unit = unitOf(draft, no);
    load.set(hex, (load.get(hex) ?? 0) + sizeOf(unit));
    before += replyLoss(draft.survey, unit.at, sizeOf(unit));
  }
  let after = 0;
  for (const [hex, size] of load) after += replyLoss(draft.survey, hex, size + (draft.load[hex] as number));
  return after - before;
}

/** Settles on an attack: its units and aircraft are no longer free. */
export function commitAttack(draft: Draft, attack: Attack): Attack {
  for (const [no, hex] of attack.moves) commit(draft, no, hex);
  for (const hex of attack.taken) draft.attacked.add(hex);
  const aircraft = attack.air > 0 ? draft.support?.claim(attack.target, attack.air) : undefined;
  return aircraft ? { ...attack, aircraft } : attack;
}

/** Reasons for the attack, with the numbers of the table. */
export function explainAttack(draft: Draft, attack: Attack, chances: () => readonly Chance[]): Explanation {
  const soaking = new Set(attack.soakOffs.map((soak) => soak.unit));
  const main = [...attack.moves.keys()].filter((no) => !soaking.has(no));
  const { odds, kill, cost, deadly } = attack.outlook;
  const sentences: Sentence[] = [
    {
      say: 'attack',
      units: [...main, ...attack.aircraft],
      hex: attack.target,
      odds,
      sealed: attack.sealed,
      rolls: deadly,
      kill,
      cost,
    },
    ...attack.soakOffs.map(
      ({ unit, hex, outlook }): Sentence => ({
        say: 'soakOff',
        units: [unit],
        hex,
        odds: outlook.odds,
        cost: outlook.cost,
      }),
    ),
  ];
  if (attack.risk > 0.5) sentences.push({ say: 'risk', factors: attack.risk });
  return {
    goal: attack.sealed ? 'ring' : 'attack',
    target: attack.target,
    // Three sentences at most: of several soak-offs the first speaks for the rest.
    sentences: sentences.length > 3 ? [...sentences.slice(0, 2), ...sentences.slice(-1)] : sentences,
    arrows: [...attack.moves].map(([unit, to]) => ({
      unit,
      from: unitOf(draft, unit).at,
      to,
      role: soaking.has(unit) ? 'soakOff' : 'main',
    })),
    odds,
    chances: chances(),
    gain: attack.worth,
    risk: Math.max(attack.risk, 0),
  };
}
