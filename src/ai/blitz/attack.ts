import { sizeOf, type UnitNo } from '../../blitz/types.ts';
import { other } from '../../blitz/types.ts';
import type { Chance } from '../../blitz/chances.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { commit, defence, type Draft, isFree, roomAt, unitOf } from './draft.ts';
import type { Explanation, Sentence } from './explanation.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Style } from './style.ts';
import { citiesRound, isSealed, replyLoss, sizeAt } from './survey.ts';

/** A mass attack on one enemy hex: from where, with whom, at which odds, and what it is worth. */
export interface Attack {
  readonly target: Hex;
  readonly moves: ReadonlyMap<UnitNo, Hex>;
  readonly taken: readonly Hex[];
  readonly outlook: Outlook;
  readonly soakOffs: readonly { readonly unit: UnitNo; readonly hex: Hex; readonly outlook: Outlook }[];
  readonly sealed: boolean;
  /** Factors of aircraft it counts on, and who they are once it is settled. */
  readonly air: number;
  readonly aircraft: readonly UnitNo[];
  readonly worth: number;
  /** Factors more within the enemy's answer than where the units stand now. */
  readonly risk: number;
}

const COLUMNS = [7, 6, 5, 4, 3, 2, 1] as const;

/** What a factor of aircraft in an attack does not do elsewhere. */
const FLOWN = 0.2;

function* subsets(hexes: readonly Hex[], most: number): Generator<Hex[]> {
  for (let mask = 1; mask < 1 << hexes.length; mask++) {
    const set = hexes.filter((_, i) => (mask >> i) & 1);
    if (set.length <= most) yield set;
  }
}

/** The best attack on a hex that the free units can make, if any is worth it. */
export function bestAttack(draft: Draft, style: Style, target: Hex, noise: () => number): Attack | undefined {
  const { survey, touches, reachers, attacked } = draft;
  const { neighbours } = survey.world.board.grid;
  const hexes: Hex[] = [];
  for (let edge = target * 6; edge < target * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside === NOWHERE || roomAt(draft, beside) <= 0) continue;
    if (reachers.get(beside)?.some((no) => isFree(draft, no)) === true) hexes.push(beside);
  }
  const size = sizeAt(survey, other(survey.side), target);
  const bonus = style.city * 0.7 * citiesRound(survey.world, target).length;
  let best: Attack | undefined;
  for (const from of subsets(hexes, style.attackHexes)) {
    const further = new Set(from.flatMap((hex) => touches.get(hex) ?? []));
    further.delete(target);
    for (const hex of attacked) further.delete(hex);
    if (further.size > style.soakOffs) continue;
    const sealed = style.seals && isSealed(survey.world, target, (hex) => covered(draft, from, hex));
    const most = gather(draft, from, Number.POSITIVE_INFINITY, new Set()).sum;
    for (const { column, needed, flying } of columns(draft, target, from)) {
      if (most + flying < column * needed) continue;
      const chosen = force(draft, from, column * needed - flying, [...further]);
      if (!chosen) continue;
      const { sum } = chosen;
      const air = flying > 0 ? Math.max(column * needed - sum, 1) : 0;
      const outlook = outlookOf({
        attack: sum + air,
        defence: needed,
        size,
        sealed: sealed ? 1 : 0,
        tournament: survey.tournament,
      });
      if (!outlook) continue;
      let worth = outlook.kill - outlook.cost + outlook.vacates * bonus - style.tiedUp * sum - FLOWN * air;
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
  for (const column of COLUMNS) yield { column, needed, flying: 0 };
  const flying = draft.support?.factors(target) ?? 0;
  if (flying === 0) return;
  const dry = defence(draft, target, []);
  for (const column of COLUMNS) yield { column, needed: dry, flying };
}

function covered(draft: Draft, from: readonly Hex[], hex: Hex): boolean {
  if ((draft.zoc[hex] as number) > 0 || from.includes(hex)) return true;
  const { neighbours } = draft.survey.world.board.grid;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) if (from.includes(neighbours[edge] as Hex)) return true;
  return false;
}

interface Gathered {
  readonly moves: Map<UnitNo, Hex>;
  readonly sum: number;
}

/** At least one unit in every hex, then the strongest until it is enough, then without those not needed. */
function gather(draft: Draft, from: readonly Hex[], need: number, without: ReadonlySet<UnitNo>): Gathered {
  const moves = new Map<UnitNo, Hex>();
  const room = new Map(from.map((hex) => [hex, roomAt(draft, hex)]));
  let sum = 0;
  const candidates = (hex: Hex): UnitNo[] =>
    (draft.reachers.get(hex) ?? []).filter((no) => isFree(draft, no) && !without.has(no) && !moves.has(no));
  const add = (no: UnitNo, hex: Hex): void => {
    const unit = unitOf(draft, no);
    moves.set(no, hex);
    room.set(hex, (room.get(hex) ?? 0) - sizeOf(unit));
    sum += unit.af;
  };
  const fits = (no: UnitNo, hex: Hex): boolean => sizeOf(unitOf(draft, no)) <= (room.get(hex) ?? 0);
  const stronger = (a: UnitNo, b: UnitNo): number => unitOf(draft, b).af - unitOf(draft, a).af || a - b;
  const scarce = [...from].sort((a, b) => candidates(a).length - candidates(b).length);
  for (const hex of scarce) {
    const [no] = candidates(hex)
      .filter((one) => fits(one, hex))
      .sort(stronger);
    if (no === undefined) return { moves, sum: 0 };
    add(no, hex);
  }
  const pool = [...new Set(from.flatMap(candidates))].sort(stronger);
  for (const no of pool) {
    if (sum >= need) break;
    const hex = scarce.find((one) => draft.survey.reach.get(no)?.has(one) === true && fits(no, one));
    if (hex !== undefined) add(no, hex);
  }
  if (need === Number.POSITIVE_INFINITY) return { moves, sum };
  for (const no of [...moves.keys()].sort(stronger).reverse()) {
    const { af } = unitOf(draft, no);
    const hex = moves.get(no);
    if (sum - af < need || [...moves.values()].filter((one) => one === hex).length < 2) continue;
    moves.delete(no);
    sum -= af;
  }
  return { moves, sum };
}

/** The force for an attack and a soak-off against every further hex that its hexes touch (B7.a7). */
function force(draft: Draft, from: readonly Hex[], need: number, further: readonly Hex[]) {
  const soakOffs: { unit: UnitNo; hex: Hex; outlook: Outlook }[] = [];
  const moves = new Map<UnitNo, Hex>();
  const { survey } = draft;
  for (const enemy of further) {
    const size = sizeAt(survey, other(survey.side), enemy);
    let found: { unit: UnitNo; hex: Hex; outlook: Outlook; af: number } | undefined;
    for (const hex of from) {
      if (!(draft.touches.get(hex) ?? []).includes(enemy)) continue;
      for (const no of draft.reachers.get(hex) ?? []) {
        const unit = unitOf(draft, no);
        if (!isFree(draft, no) || moves.has(no) || (found && unit.af >= found.af)) continue;
        const outlook = outlookOf({
          attack: unit.af,
          defence: defence(draft, enemy, [hex]),
          size,
          sealed: 0,
          tournament: survey.tournament,
        });
        if (outlook) found = { unit: no, hex, outlook, af: unit.af };
      }
    }
    if (!found) return undefined;
    moves.set(found.unit, found.hex);
    soakOffs.push({ unit: found.unit, hex: enemy, outlook: found.outlook });
  }
  const main = gather(draft, from, need, new Set(moves.keys()));
  if (main.sum < need) return undefined;
  for (const [no, hex] of main.moves) moves.set(no, hex);
  const load = new Map<Hex, number>();
  for (const [no, hex] of moves) load.set(hex, (load.get(hex) ?? 0) + sizeOf(unitOf(draft, no)));
  for (const [hex, size] of load) if (size > roomAt(draft, hex)) return undefined;
  return { moves, sum: main.sum, soakOffs };
}

/** How much more the units may lose to the enemy's answer there than where they stand. */
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

/** Why the attack is made, with the numbers of the table. */
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
