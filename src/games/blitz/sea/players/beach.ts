import { bars } from '#games/blitz/ground/rules/field.ts';
import { type Command, other, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { defence, isFree } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { type Outlook, outlookOf } from '#games/blitz/players/search/outlook.ts';
import { citiesRound, enemyHexes, isSealed, replyLoss, sizeAt } from '#games/blitz/players/plan/survey.ts';
import { isGround, mayInvade, mayRaid, STACK_LIMIT } from '#games/blitz/kinds.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { theUnits } from '#games/blitz/words.ts';
import { code, msg, tenths } from '#core/message.ts';
import { inHead } from '#core/game.ts';
import { attackFactors } from '#games/blitz/combat/rules/odds.ts';

/** T6.2: a landing that has to fight: from beach hexes next to the enemy and from the sea hexes before them. */

/** A hex to attack from, and how a unit comes there. */
interface Spot {
  readonly hex: Hex;
  readonly aim: Hex;
  /** The sea hex it is put on first. */
  readonly sea: Hex;
  readonly ashore: boolean;
  /** Rangers only: no beach. */
  readonly rangers: boolean;
}

interface Assault {
  readonly target: Hex;
  readonly stands: ReadonlyMap<UnitNo, Spot>;
  readonly outlook: Outlook;
  readonly sum: number;
  readonly needed: number;
  readonly worth: number;
  readonly risk: number;
}

/** Most hexes it is made from. */
const SPOTS = 3;

function spotsRound({ survey, side }: Context, target: Hex): Spot[] {
  const { world, field } = survey;
  const { grid, surface, beachGroup, coastal } = world.board;
  const isBeach = (hex: Hex): boolean => (beachGroup[hex] ?? -1) >= 0;
  const spots: Spot[] = [];
  for (const hex of neighboursOf(grid, target)) {
    const beside = neighboursOf(grid, hex);
    if (surface[hex] === 'sea') {
      const aim = isBeach(target) ? target : beside.find(isBeach);
      if (aim !== undefined) spots.push({ hex, aim, sea: hex, ashore: false, rangers: false });
      continue;
    }
    const sea = beside.find((one) => surface[one] === 'sea');
    if (sea === undefined || coastal[hex] !== 1 || bars(field, other(side), hex)) continue;
    spots.push({ hex, aim: hex, sea, ashore: true, rangers: !isBeach(hex) });
  }
  // From the beach rather than from the water: there is no way back from there (T6.2.11).
  return spots.sort((a, b) => Number(b.ashore) - Number(a.ashore));
}

/** At least one unit for every spot, then as many as fit; undefined where a spot stays empty. */
function man(
  { state, draft }: Context,
  spots: readonly Spot[],
  units: readonly UnitNo[],
): Map<UnitNo, Spot> | undefined {
  const stands = new Map<UnitNo, Spot>();
  const room = new Map(spots.map((spot) => [spot, STACK_LIMIT - (draft.load[spot.hex] as number)]));
  const put = (no: UnitNo, spot: Spot): boolean => {
    const unit = state.units[no] as Unit;
    if ((spot.rangers && !mayRaid(unit)) || (room.get(spot) ?? 0) < sizeOf(unit)) return false;
    stands.set(no, spot);
    room.set(spot, (room.get(spot) ?? 0) - sizeOf(unit));
    return true;
  };
  for (const spot of [...spots].sort((a, b) => Number(b.rangers) - Number(a.rangers))) {
    if (!units.some((no) => !stands.has(no) && put(no, spot))) return undefined;
  }
  for (const no of units) if (!stands.has(no)) spots.some((spot) => put(no, spot));
  return stands;
}

function rate(context: Context, target: Hex, spots: readonly Spot[], units: readonly UnitNo[]): Assault | undefined {
  const { survey, state, draft, style } = context;
  const { world } = survey;
  const from = spots.map(({ hex }) => hex);
  const others = from
    .flatMap((hex) => draft.touches.get(hex) ?? [])
    .some((hex) => hex !== target && !draft.attacked.has(hex));
  const stands = others ? undefined : man(context, spots, units);
  if (!stands) return undefined;
  const sum = attackFactors(world, state, [...stands.keys()]);
  const needed = defence(draft, target, from);
  const { grid } = world.board;
  const covered = (hex: Hex): boolean =>
    (draft.zoc[hex] as number) > 0 || from.includes(hex) || neighboursOf(grid, hex).some((one) => from.includes(one));
  const outlook = outlookOf({
    attack: sum,
    defence: needed,
    size: sizeAt(survey, other(survey.side), target),
    sealed: isSealed(world, target, covered) ? 1 : 0,
    table: world.rules.combat.table,
  });
  if (!outlook) return undefined;
  const load = new Map<Hex, number>();
  let afloat = 0;
  for (const [no, { hex, ashore }] of stands) {
    const size = sizeOf(state.units[no] as Unit);
    if (ashore) load.set(hex, (load.get(hex) ?? 0) + size);
    else afloat += size;
  }
  let risk = afloat * (1 - outlook.vacates);
  for (const [hex, size] of load) risk += Math.max(style.reply, 0.3) * replyLoss(survey, hex, size);
  const cities = citiesRound(world, target).length;
  const worth = outlook.kill - outlook.cost + 0.7 * style.city * cities * outlook.vacates - risk;
  return { target, stands, outlook, sum, needed, worth, risk };
}

function commandsFor({ game, state, side }: Context, { stands }: Assault): Command[] | undefined {
  const commands: Command[] = [];
  let now = state;
  for (const [unit, { hex, aim, sea, ashore }] of stands) {
    const steps: Command[] = [{ do: 'stageInvasion', unit, hex: sea, aim }];
    if (ashore) steps.push({ do: 'landOnBeach', unit, to: hex });
    for (const step of steps) {
      if (game.check(now, side, step)) return undefined;
      now = inHead(game, now, step);
      commands.push(step);
    }
  }
  return commands;
}

/** The best one: there is one site a player turn (T6.2.0a). */
export const beachAssault: Generator = (context) => {
  const { game, survey, state, side, draft } = context;
  const units = state.units.flatMap((unit, no) =>
    unit.side === side &&
    unit.place === 'sea' &&
    !unit.stopped &&
    isGround(unit) &&
    mayInvade(unit) &&
    isFree(draft, no)
      ? [no]
      : [],
  );
  if (units.length === 0 || game.world.rules.seaStep({ state, step: 'invade' })) return [];
  const found: Assault[] = [];
  for (const target of enemyHexes(survey)) {
    const spots = spotsRound(context, target);
    for (let mask = 1; mask < 1 << spots.length; mask++) {
      const set = spots.filter((_, i) => (mask >> i) & 1);
      const assault = set.length <= SPOTS ? rate(context, target, set, units) : undefined;
      if (assault && assault.worth > context.style.least) found.push(assault);
    }
  }
  for (const assault of found.sort((a, b) => b.worth - a.worth || a.target - b.target).slice(0, 8)) {
    const commands = commandsFor(context, assault);
    if (commands) return [asOperation(context, assault, commands)];
  }
  return [];
};

function asOperation({ survey, state }: Context, assault: Assault, commands: readonly Command[]): Operation {
  const { target, stands, outlook, sum, needed, worth, risk } = assault;
  const units = [...stands.keys()];
  return {
    goal: 'beach',
    target,
    units: units.map((unit) => ({ unit, role: 'main' })),
    orders: commands.map((command) => ({ command })),
    stands: new Map([...stands].map(([no, { hex }]) => [no, hex])),
    attacks: [target],
    value: worth,
    explain: () => {
      const { odds, kill, cost } = outlook;
      const where = place(survey.world, target);
      const said = msg`${theUnits(state, units)} {lands|land} against ${where} at ${code(odds)}, ${sum} against ${needed}: ${tenths(kill)} factors expected for ${tenths(cost)}, ${tenths(risk)} more at risk.`;
      const plain = { said, units, odds, numbers: { sum, needed, kill, cost, risk } };
      const arrows = [...stands].map(([unit, { hex, sea }]) => ({ unit, from: sea, to: hex, role: 'main' as const }));
      return plainly('beach', target, plain, arrows, { gain: worth, risk });
    },
  };
}
