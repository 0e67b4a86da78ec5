import { assign } from '../../blitz/assignment.ts';
import { contacts } from '../../blitz/declaration.ts';
import type { Side, State, Unit, UnitNo } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';
import { nameOf } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';
import { type Attack, bestAttack, commitAttack, tellAttack } from './attack.ts';
import { commit, type Draft, emptyDraft, isFree, release } from './draft.ts';
import { type Stationed, stationAll } from './stations.ts';
import type { Style } from './style.ts';
import { enemyHexes, inEnemyZoc, type Survey, survey } from './survey.ts';

/** Where every unit is to go in this player turn, and why. */
export interface MovePlan {
  readonly moves: readonly { readonly unit: UnitNo; readonly to: Hex }[];
  readonly why: readonly string[];
}

/** The best attack first, then the best that is still possible, and so on. */
function attacks(draft: Draft, style: Style, noise: () => number): Attack[] {
  const made: Attack[] = [];
  // Attacks found before others were settled on are only estimates, and looked at again when their turn comes.
  const open = new Map<Hex, { readonly attack: Attack; readonly seen: number }>();
  for (const target of enemyHexes(draft.survey)) {
    const attack = bestAttack(draft, style, target, noise);
    if (attack) open.set(target, { attack, seen: 0 });
  }
  while (open.size > 0) {
    const [best] = [...open.values()].sort(
      (a, b) => b.attack.worth - a.attack.worth || a.attack.target - b.attack.target,
    );
    if (!best) break;
    const { target } = best.attack;
    open.delete(target);
    if (draft.attacked.has(target)) continue;
    if (best.seen < made.length) {
      const again = bestAttack(draft, style, target, noise);
      if (again) open.set(target, { attack: again, seen: made.length });
      continue;
    }
    const told = { ...best.attack, why: tellAttack(draft, best.attack) };
    commitAttack(draft, told);
    made.push(told);
  }
  return made;
}

/** The position as it would be with everybody where the plan wants him. */
function standing({ state }: Survey, at: ReadonlyMap<UnitNo, Hex>): State {
  const units = state.units.map((unit: Unit, no) => {
    const hex = at.get(no);
    return hex === undefined || hex === unit.at ? unit : { ...unit, at: hex, moved: true };
  });
  return { ...state, units };
}

/** Attacks are dropped, the least first, until the engine finds a legal declaration for what is left. */
function untilLegal(draft: Draft, made: Attack[]): void {
  const { world } = draft.survey;
  for (;;) {
    const then = standing(draft.survey, draft.at);
    const placed = contacts(world, then).filter(({ no }) => draft.at.has(no));
    if (made.length === 0 || assign(world, then, placed)) return;
    const dropped = made.pop() as Attack;
    for (const no of dropped.moves.keys()) release(draft, no);
    for (const hex of dropped.taken) draft.attacked.delete(hex);
  }
}

function tellStations({ survey: { world, state } }: Draft, done: readonly Stationed[]): string[] {
  const name = (hex: Hex) => nameOf(world.board.grid, hex);
  const told: string[] = [];
  const marching = new Map<Hex, string[]>();
  for (const { no, hex, cities, goal } of done) {
    const { id, at } = state.units[no] as Unit;
    if (cities.length > 0) told.push(`${id} takes ${cities.map(name).join(' and ')} from ${name(hex)}.`);
    else if (goal !== undefined && hex !== at) marching.set(goal, [...(marching.get(goal) ?? []), id]);
  }
  for (const [goal, ids] of marching)
    told.push(`${ids.join('+')} ${ids.length > 1 ? 'go' : 'goes'} towards ${name(goal)}.`);
  return told;
}

/** `bold` false: nobody is attacked who need not be. */
export function planMoves(
  world: World,
  state: State,
  side: Side,
  style: Style,
  noise: () => number,
  bold = true,
): MovePlan {
  const known = survey(world, state, side);
  const draft = emptyDraft(known);
  // Who cannot leave an enemy's zone of control will have to fight where he stands.
  const stuck = known.units.filter((no) => [...(known.reach.get(no) ?? [])].every((hex) => inEnemyZoc(known, hex)));
  const made = bold ? attacks(draft, style, noise) : [];
  for (const no of stuck) if (isFree(draft, no)) commit(draft, no, (state.units[no] as Unit).at);
  untilLegal(draft, made);
  const done = stationAll(draft, style, noise);
  const moves = [...draft.at].flatMap(([unit, to]) => (to === (state.units[unit] as Unit).at ? [] : [{ unit, to }]));
  return { moves, why: [...made.map((attack) => attack.why), ...tellStations(draft, done)] };
}
