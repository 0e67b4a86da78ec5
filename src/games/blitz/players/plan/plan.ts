import { assign, clusters } from '#games/blitz/combat/rules/assignment.ts';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { isTrapped } from '#games/blitz/combat/rules/duty-exceptions.ts';
import { type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { type Attack, bestAttack, commitAttack, explainAttack } from './attack.ts';
import { commit, type Draft, emptyDraft, isFree, release, roomAt, unitOf } from './draft.ts';
import type { Memory } from '../exact/exact-memory.ts';
import type { Arrow, Explanation } from '../reasons/explanation.ts';
import type { Context, Generator, More, Operation, Order, Theatre, TurnPlan } from './operation.ts';
import { ordersTo } from './orders.ts';
import { withdrawals } from './past.ts';
import { stationAll, stationBriefly, type Stationed } from './stations.ts';
import type { Style } from '../search/style.ts';
import { enemyHexes, inEnemyZoc, type Survey, survey } from './survey.ts';

/** Input of a plan besides the position. */
export interface Planning {
  readonly game: Blitz;
  readonly state: State;
  readonly side: Side;
  readonly style: Style;
  readonly noise: () => number;
  /** False: no voluntary attacks. */
  readonly bold: boolean;
  readonly theatre?: Theatre | undefined;
  /** Moods of parts of the map. */
  readonly styleAt?: ((hex: Hex) => Style) | undefined;
  /** Last player turn of the search: no marches towards later goals. */
  readonly brief?: boolean;
  /** Operations are looked for while there is time. */
  readonly more?: More | undefined;
  /** Made beforehand, where several plans are made for one position. */
  readonly known?: Survey;
  /** Cache of this player turn, for positions with few units. */
  readonly memory?: Memory;
}

export interface LandPlan extends TurnPlan {
  /** Final hexes of the ground units. */
  readonly at: ReadonlyMap<UnitNo, Hex>;
  readonly attacks: readonly Attack[];
  readonly operations: readonly Operation[];
}

interface Made {
  readonly attacks: Attack[];
  readonly operations: Operation[];
}

const fits = (draft: Draft, { units, attacks, stands }: Operation): boolean =>
  units.every(({ unit }) => isFree(draft, unit)) &&
  !attacks.some((hex) => draft.attacked.has(hex)) &&
  [...new Set(stands.values())].every((hex) => sizeTo(draft, stands, hex) <= roomAt(draft, hex));

/** B8.2: size that an operation brings to a hex; others may have been settled on since it was thought of. */
const sizeTo = (draft: Draft, stands: Operation['stands'], hex: Hex): number =>
  [...stands].reduce((sum, [no, to]) => (to === hex ? sum + sizeOf(unitOf(draft, no)) : sum), 0);

function commitOperation(draft: Draft, { stands, attacks, units }: Operation): void {
  for (const { unit } of units) draft.claimed.add(unit);
  for (const [no, hex] of stands) commit(draft, no, hex);
  for (const hex of attacks) draft.attacked.add(hex);
}

/** The best operation first, then the best that is still possible, and so on; attacks on land among them. */
function compose(planning: Planning, draft: Draft): Made {
  const { style, styleAt = () => style, noise, theatre } = planning;
  const made: Made = { attacks: [], operations: [] };
  const generated = operationsOf(planning, draft, made, theatre?.generators ?? []);
  // Attacks found before others were settled on are only estimates, and looked at again when their turn comes.
  const open = new Map<Hex, { readonly attack: Attack; readonly seen: number }>();
  for (const target of enemyHexes(draft.survey)) {
    const attack = bestAttack(draft, styleAt(target), target, noise);
    if (attack) open.set(target, { attack, seen: 0 });
  }
  const settled = () => made.attacks.length + made.operations.length;
  while (open.size > 0 || generated.length > 0) {
    let best: { readonly attack: Attack; readonly seen: number } | undefined;
    for (const one of open.values()) {
      const more = best ? one.attack.worth - best.attack.worth || best.attack.target - one.attack.target : 1;
      if (more > 0) best = one;
    }
    const [operation] = generated;
    if (operation && (!best || operation.value >= best.attack.worth)) {
      generated.shift();
      if (!fits(draft, operation)) continue;
      commitOperation(draft, operation);
      made.operations.push(operation);
      continue;
    }
    if (!best) break;
    const { target } = best.attack;
    open.delete(target);
    if (draft.attacked.has(target)) continue;
    if (best.seen < settled()) {
      const again = bestAttack(draft, styleAt(target), target, noise);
      if (again) open.set(target, { attack: again, seen: settled() });
      continue;
    }
    made.attacks.push(commitAttack(draft, best.attack));
  }
  return made;
}

function operationsOf(planning: Planning, draft: Draft, made: Made, generators: readonly Generator[]): Operation[] {
  if (generators.length === 0) return [];
  const { game, state, side, style, more = () => true } = planning;
  const context: Context = { game, state, side, style, draft, survey: draft.survey, attacks: made.attacks };
  return generators
    .flatMap((generator) => (more() ? [...generator(context)] : []))
    .filter((operation) => operation.value > style.least)
    .sort((a, b) => b.value - a.value);
}

/** Position with all units at the plan's destinations. */
export function standing(state: State, at: ReadonlyMap<UnitNo, Hex>): State {
  const units = state.units.map((unit: Unit, no) => {
    const hex = at.get(no);
    return hex === undefined || hex === unit.at ? unit : { ...unit, at: hex, moved: true };
  });
  return { ...state, units };
}

/** Draft with all units that cannot leave their hex, and the plan for the others. */
function settle(planning: Planning, known: Survey, stuck: readonly UnitNo[]): { draft: Draft; made: Made } {
  const { game, state, side, bold, theatre } = planning;
  const at = (no: UnitNo): Hex => (state.units[no] as Unit).at;
  const gathered = bold ? undefined : theatre?.gathers?.(known);
  const first: UnitNo[] = [];
  for (;;) {
    const draft = emptyDraft(known, theatre?.support?.(game, state, side));
    for (const no of first) commit(draft, no, at(no));
    for (const [no, hex] of gathered ?? [])
      if (isFree(draft, no) && sizeOf(unitOf(draft, no)) <= roomAt(draft, hex)) commit(draft, no, hex);
    const made = bold ? compose(planning, draft) : { attacks: [], operations: [] };
    const left = stuck.filter((no) => isFree(draft, no));
    for (const no of left) commit(draft, no, at(no));
    // B8.2: where others took a unit's place, the plan is made again with the unit in it.
    const crowded = left.filter((no) => roomAt(draft, at(no)) < 0);
    if (crowded.length === 0) return { draft, made };
    first.push(...crowded);
  }
}

/** B7.a11: units that cannot get away and cannot fight alone either. */
function lostOf({ world, state }: Survey, stuck: readonly UnitNo[]): ReadonlySet<UnitNo> {
  const held = contacts(world, state).filter(({ no, unit }) => stuck.includes(no) && isTrapped(world, state, unit));
  return new Set(clusters(held).flatMap((one) => (assign(world, state, one) ? [] : one.map(({ no }) => no))));
}

/** Attacks are dropped, the least first, until the engine finds a legal declaration for what is left; operations last. */
function untilLegal(draft: Draft, { attacks: made, operations }: Made, stuck: readonly UnitNo[]): void {
  const { world, state } = draft.survey;
  let lost: ReadonlySet<UnitNo> | undefined;
  const free = (units: Iterable<UnitNo>): void => {
    for (const no of units) {
      release(draft, no);
      if (stuck.includes(no)) commit(draft, no, unitOf(draft, no).at);
    }
  };
  for (;;) {
    const then = standing(state, draft.at);
    const placed = contacts(world, then).filter(({ no }) => draft.at.has(no));
    if (assign(world, then, placed)) return;
    // Units that are lost anyway do not cost an attack elsewhere.
    lost ??= lostOf(draft.survey, stuck);
    const rest = placed.filter(({ no }) => lost?.has(no) !== true);
    if (rest.length < placed.length && assign(world, then, rest)) return;
    const dropped = made.pop();
    if (!dropped) {
      const operation = operations.findLast(({ attacks }) => attacks.length > 0);
      if (!operation) return;
      operations.splice(operations.indexOf(operation), 1);
      for (const { unit } of operation.units) draft.claimed.delete(unit);
      free(operation.stands.keys());
      for (const hex of operation.attacks) draft.attacked.delete(hex);
      continue;
    }
    free(dropped.moves.keys());
    for (const hex of dropped.taken) draft.attacked.delete(hex);
    draft.support?.release(dropped.aircraft);
  }
}

function explainStations(draft: Draft, done: readonly Stationed[]): Explanation[] {
  const { state } = draft.survey;
  const told: Explanation[] = [];
  const withdrawal = withdrawals(draft);
  const bare = { chances: [], gain: 0, risk: 0 } as const;
  const marching = new Map<Hex, Stationed[]>();
  const grabs: { no: UnitNo; hex: Hex; cities: readonly Hex[]; arrow: Arrow }[] = [];
  for (const one of done) {
    const { no, hex, cities, guarded, goal } = one;
    const from = (state.units[no] as Unit).at;
    const arrow = { unit: no, from, to: hex, role: 'garrison' } as const;
    if (cities.length > 0) {
      grabs.push({ no, hex, cities, arrow });
      continue;
    }
    if (guarded.length > 0) {
      const sentences = [{ say: 'guard', units: [no], cities: guarded, at: hex } as const];
      told.push({ ...bare, goal: 'guard', target: guarded[0] as Hex, sentences, arrows: [arrow] });
      continue;
    }
    const back = withdrawal(no, hex);
    if (back) {
      told.push({ ...bare, goal: 'withdraw', target: hex, sentences: [back], arrows: [{ ...arrow, role: 'reserve' }] });
    } else if (goal !== undefined && hex !== from) marching.set(goal, [...(marching.get(goal) ?? []), one]);
  }
  // Cities that are there for the taking are told together.
  const cities = [...new Set(grabs.flatMap((grab) => grab.cities))];
  if (cities.length > 0) {
    const units = grabs.map(({ no }) => no);
    const sentences = [{ say: 'take', units, cities, from: grabs.map(({ hex }) => hex) } as const];
    const arrows = grabs.map(({ arrow }) => arrow);
    told.unshift({ ...bare, goal: 'city', target: cities[0] as Hex, sentences, arrows });
  }
  for (const [goal, units] of marching) {
    told.push({
      ...bare,
      goal: 'march',
      target: goal,
      sentences: [{ say: 'march', units: units.map(({ no }) => no), hex: goal }],
      arrows: units.map(({ no, hex }) => ({ unit: no, from: (state.units[no] as Unit).at, to: hex, role: 'march' })),
    });
  }
  return told;
}

function explain({ game, state }: Planning, draft: Draft, made: Made, stations: readonly Stationed[]): Explanation[] {
  const then = standing(state, draft.at);
  const attacks = made.attacks.map((attack) => {
    const soaking = new Set(attack.soakOffs.map(({ unit }) => unit));
    const attackers = [...attack.moves.keys()].filter((no) => !soaking.has(no));
    const missions = attack.aircraft.map((unit) => ({ unit, kind: 'tactical', hex: attack.target }) as const);
    const flown = { ...then, missions: [...then.missions, ...missions] };
    return explainAttack(draft, attack, () => chancesOf(game, flown, { attackers, hexes: [attack.target] }));
  });
  return [...made.operations.map((one) => one.explain()), ...attacks, ...explainStations(draft, stations)];
}

/** The position as the plans are made for it. */
export const surveyFor = ({ game: { world }, state, side, theatre, known }: Planning): Survey =>
  known ?? survey(world, state, side, true, theatre?.enters?.(world, state, side));

export function planTurn(planning: Planning): LandPlan {
  const { state, style, styleAt = () => style, noise, bold, theatre } = planning;
  const plain = surveyFor(planning);
  const known = theatre?.widen?.(plain) ?? plain;
  // Units that cannot leave an enemy's zone of control must fight where they stand.
  const stuck = known.units.filter((no) => known.ways.get(no)?.every((hex) => inEnemyZoc(known, hex)) === true);
  const { draft, made } = settle(planning, known, stuck);
  // M3.8: with voluntary attacks any battle may be left out.
  if (known.world.rules.ground.mustAttack(state)) untilLegal(draft, made, stuck);
  for (const operation of bold ? operationsOf(planning, draft, made, theatre?.after ?? []) : []) {
    if (!fits(draft, operation)) continue;
    commitOperation(draft, operation);
    made.operations.push(operation);
  }
  const stations = planning.brief === true ? [] : stationAll(draft, style, styleAt, noise);
  if (planning.brief === true) stationBriefly(draft, style);
  const ordered = new Set(made.operations.flatMap(({ units }) => units.map(({ unit }) => unit)));
  const moves = [...draft.at].flatMap(([unit, to]): Order[] =>
    ordered.has(unit) || to === (state.units[unit] as Unit).at ? [] : ordersTo(known, unit, to),
  );
  return {
    orders: [...made.operations.flatMap(({ orders }) => orders), ...moves],
    at: draft.at,
    attacks: made.attacks,
    operations: made.operations,
    explain: () => explain(planning, draft, made, stations),
  };
}
