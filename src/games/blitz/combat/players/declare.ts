import { assign, clusters, legalDeclaration } from '#games/blitz/combat/rules/assignment.ts';
import { assaultFault, contacts } from '#games/blitz/combat/rules/declaration.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Plan, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { declareBattles, groundOf, improve } from '#games/blitz/players/plan/battles.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import type { Style } from '#games/blitz/players/search/style.ts';
import { fieldBattles } from '#games/blitz/air/players/airfields.ts';
import { assaultable } from '#games/blitz/countries/players/assault.ts';
import { type Flyer, flyers } from '#games/blitz/air/players/bombers.ts';
import { captureWorth, COLUMNS, LEAST_ASSAULT } from '#games/blitz/countries/players/capture.ts';
import { escorts } from '#games/blitz/air/players/escort.ts';
import { fightersNear } from '#games/blitz/air/players/interception.ts';
import { type Task, tasksOf } from '#games/blitz/players/ops/tasks.ts';
import { plainly, type ReasonedCommands } from '#games/blitz/players/ops/reasons.ts';
import { inHead } from '#core/game.ts';
import { attackFactor, attackFactors } from '#games/blitz/combat/rules/odds.ts';

/** T80.4: battles, assaults and missions, all declared before the first is fought. */

/** Battles on the ground, committed units of automatic victories aside. */
export function groundBattles({ world }: Blitz, state: State, style: Style): readonly Plan[] | undefined {
  const plain = declareBattles(world, state, style);
  if (plain) return plain;
  const all = contacts(world, state);
  const found = assign(world, state, all);
  if (!found || found.some((plan) => plan.attackers.length === 0)) return undefined;
  if (found.some((plan) => plan.aircraft.length > 0))
    return found.map(({ attackers, aircraft, hexes }) => ({ attackers: [...attackers, ...aircraft], hexes }));
  const ground = groundOf(world, state, style);
  return clusters(all).flatMap((cluster) => {
    const free = cluster.filter((contact) => !contact.locked);
    const hexes = new Set(cluster.flatMap((contact) => contact.touches));
    return improve(
      free,
      found.filter((plan) => plan.hexes.some((hex) => hexes.has(hex))),
      ground,
    );
  });
}

/** T22.3: each unit next to a city that may be assaulted joins one assault. */
function assaultPlans({ world }: Blitz, state: State, side: Side): Plan[] {
  const field = fieldOf(world, state);
  const used = new Set<UnitNo>();
  const joins = (no: UnitNo, hex: Hex): boolean => {
    const fault = assaultFault(world, state, [no], hex);
    // Alone it may lack the 4 factors; anything else keeps it out.
    return !fault || (fault.rule === 'T22.3' && attackFactor(world, state, state.units[no] as Unit) < LEAST_ASSAULT);
  };
  const able = (hex: Hex): UnitNo[] =>
    neighboursOf(world.board.grid, hex)
      .flatMap((beside) => stackAt(field, side, beside))
      .filter((no) => !used.has(no) && joins(no, hex));
  const plans: Plan[] = [];
  const open = assaultable(world, state, side).map((hex) => ({ hex, count: able(hex).length }));
  for (const { hex } of open.sort((a, b) => a.count - b.count || a.hex - b.hex)) {
    const attackers = able(hex);
    if (attackers.length === 0 || assaultFault(world, state, attackers, hex)) continue;
    plans.push({ kind: 'assault', attackers: enough(world, state, attackers), hexes: [hex] });
    for (const no of plans.at(-1)?.attackers ?? []) used.add(no);
  }
  return plans;
}

/** More than the best column needs is left for the next city. */
function enough(world: World, state: State, units: readonly UnitNo[]): UnitNo[] {
  const sorted = [...units].sort((a, b) => (state.units[b] as Unit).af - (state.units[a] as Unit).af || a - b);
  const kept: UnitNo[] = [];
  let sum = 0;
  for (const no of sorted) {
    if (sum >= COLUMNS[0]) break;
    kept.push(no);
    sum += attackFactor(world, state, state.units[no] as Unit);
  }
  return kept;
}

/** Most aircraft tried together for one task: a single one may not reach a column. */
const TOGETHER = 3;

interface Sent {
  readonly task: Task;
  readonly aircraft: readonly Flyer[];
}

/** The aircraft go where each factor brings most, one task after the other. */
function sendBombers(
  game: Blitz,
  state: State,
  style: Style,
  tasks: readonly Task[],
  ready: readonly Flyer[],
  note: (task: Task, factors: number) => void,
): Sent[] {
  const sent = new Map<Task, Flyer[]>();
  const free = new Set(ready);
  const near = fightersNear(game.world, state);
  const factorsAt = (task: Task) => (sent.get(task) ?? []).reduce((sum, { unit }) => sum + unit.af, 0);
  for (;;) {
    let best: { task: Task; crew: Flyer[]; rate: number } | undefined;
    for (const task of tasks) {
      // One hex is struck or fought for on the ground, not both (T23.2.2).
      const plan = task.instead ?? task.plan;
      const clashes = (one: Task): boolean =>
        one !== task && (one.instead ?? one.plan) === plan && (one.instead !== undefined || task.instead !== undefined);
      if (plan && [...sent.keys()].some(clashes)) continue;
      const able = [...free].filter(({ unit, reaches }) => task.fits(unit) && reaches(task.hex));
      if (able.length === 0) continue;
      const before = factorsAt(task);
      const now = task.worth(before);
      const feared = 0.3 * Math.min(near(task.hex) / 2, 4);
      let added = 0;
      for (let count = 1; count <= Math.min(TOGETHER, able.length); count++) {
        added += able[count - 1]?.unit.af ?? 0;
        const gain = task.worth(before + added) - now - (before === 0 ? feared : 0);
        const rate = gain / added;
        if (gain > 0.15 && (!best || rate > best.rate)) best = { task, crew: able.slice(0, count), rate };
      }
    }
    if (!best) break;
    const { task, crew } = best;
    for (const one of crew) free.delete(one);
    sent.set(task, [...(sent.get(task) ?? []), ...crew]);
    note(
      task,
      crew.reduce((sum, { unit }) => sum + unit.af, 0),
    );
  }
  return [...sent].map(([task, aircraft]) => ({ task, aircraft }));
}

/** The whole declaration as a list of commands, the last being its end. */
export function declaration(
  game: Blitz,
  state: State,
  side: Side,
  style: Style,
  air: boolean,
  fields = true,
): ReasonedCommands | undefined {
  const { world } = game;
  const battles = groundBattles(game, state, style);
  if (!battles) return needed(game, state, side);
  const byAir = battles.some(({ attackers }) => attackers.some((no) => (state.units[no] as Unit).place !== 'map'));
  const bases = fields ? fieldBattles(world, state, side) : [];
  const raiders = new Set(bases.flatMap(({ attackers }) => attackers));
  const assaults = assaultPlans(game, state, side).filter(({ attackers }) => !attackers.some((no) => raiders.has(no)));
  const worthwhile = (plan: Plan, factors: number): boolean =>
    captureWorth(world, attackFactors(world, state, plan.attackers) + factors) > 0;
  let bombed = 0;
  const spoken = new Set(battles.flatMap(({ attackers }) => attackers));
  const ready = air ? flyers(world, state, side).filter(({ no }) => !spoken.has(no)) : [];
  const tasks = byAir ? [] : tasksOf(world, state, style, battles, assaults, () => bombed);
  const sent = sendBombers(game, state, style, tasks, ready, (task, factors) => {
    if (task.kind === 'bombing') bombed += factors;
  });
  const flown = (plan: Plan): number =>
    sent
      .filter(({ task }) => task.plan === plan)
      .reduce((sum, { aircraft }) => sum + aircraft.reduce((s, { unit }) => s + unit.af, 0), 0);
  const made = assaults.filter((plan) => worthwhile(plan, flown(plan)));
  const missions = sent
    .filter(({ task }) => task.kind !== 'support' || made.some((plan) => plan === task.plan))
    .map(
      ({ task, aircraft }): Command => ({
        do: 'assignMission',
        units: aircraft.map(({ no }) => no),
        mission: task.kind,
        hex: task.hex,
      }),
    );
  const struck = new Set(sent.flatMap(({ task }) => task.instead ?? []));
  const fought = battles.filter((plan) => !struck.has(plan));
  const ends = [[...fought, ...bases, ...made], [...fought, ...made], fought].map(
    (list): Command => ({ do: 'endDeclaration', battles: list }),
  );
  const commands = inOrder(game, state, side, missions, ends, air);
  return commands && { commands, why: sent.filter((one) => isGiven(commands, one)).map(tell) };
}

/** T23.2.2a: if only bombers can make a declaration legal, their missions come first. */
function needed(game: Blitz, state: State, side: Side): ReasonedCommands | undefined {
  const found = legalDeclaration(game.world, state);
  if (!found) return undefined;
  const missions = found
    .filter(({ aircraft }) => aircraft.length > 0)
    .map(
      ({ attackers, aircraft, hexes }): Command => ({
        do: 'assignMission',
        units: aircraft,
        mission: attackers.length > 0 ? 'tactical' : 'strategic',
        hex: hexes[0] ?? -1,
      }),
    );
  const battles = found
    .filter(({ attackers }) => attackers.length > 0)
    .map(({ attackers, hexes }): Plan => ({ attackers, hexes }));
  const commands = inOrder(game, state, side, missions, [{ do: 'endDeclaration', battles }], false);
  return commands && { commands, why: [] };
}

const isGiven = (commands: readonly Command[], { task }: Sent): boolean =>
  commands.some((one) => one.do === 'assignMission' && one.mission === task.kind && one.hex === task.hex);

function tell({ task, aircraft }: Sent): Explanation {
  const factors = aircraft.reduce((sum, { unit }) => sum + unit.af, 0);
  const plain = task.tell(
    aircraft.map(({ no }) => no),
    factors,
  );
  const arrows = aircraft.map(({ no, unit }) => ({ unit: no, from: unit.at, to: task.hex, role: 'support' as const }));
  return plainly(task.kind, task.hex, plain, arrows, { gain: task.worth(factors), risk: 0 });
}

/** Missions the engine accepts; escorts follow once the bombers are on their way. */
function inOrder(
  game: Blitz,
  state: State,
  side: Side,
  missions: readonly Command[],
  ends: readonly Command[],
  air: boolean,
): Command[] | undefined {
  const commands: Command[] = [];
  let now = state;
  const give = (command: Command): void => {
    if (game.check(now, side, command)) return;
    commands.push(command);
    now = inHead(game, now, command);
  };
  for (const mission of missions) give(mission);
  const end = ends.find((one) => !game.check(now, side, one));
  if (!end) return commands.length === 0 ? undefined : inOrder(game, state, side, [], ends, false);
  if (air) for (const escort of escorts(game, now, side)) give(escort);
  return [...commands, end];
}
