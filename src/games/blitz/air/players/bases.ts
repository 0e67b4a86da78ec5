import { controllerOf, friendly } from '#games/blitz/countries/rules/cities.ts';
import { fieldOf, hexesOf, stackSize } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { airRoom, landingBases } from '#games/blitz/air/rules/missions.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type Command, other, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { outlookOf } from '#games/blitz/players/search/outlook.ts';
import { costlyOverhead } from '#games/blitz/players/ops/campaign.ts';
import { raidable } from '#games/blitz/players/ops/garrison.ts';

/** T23.0.6, T23.0.8: where aircraft come down: near what they are to fly against, out of reach of enemy columns. */

export interface Airfields {
  readonly world: World;
  readonly side: Side;
  readonly threat: Float64Array;
  /** Targets of flights: enemies, and cities to take. */
  readonly targets: readonly Hex[];
  /** Bases a drop or a landing could come next to. */
  raided(hex: Hex): boolean;
}

export function airfields(world: World, state: State, side: Side, threat: Float64Array): Airfields {
  const field = fieldOf(world, state);
  const enemy = other(side);
  const cities = world.board.cityHexes.filter(
    (hex) => controllerOf(world.board, state.control, hex) === enemy || isUncaptured(world, state, hex),
  );
  return { world, side, threat, targets: [...hexesOf(field, enemy), ...cities], raided: raidable(world, state, side) };
}

/** Chance of a raid on a base without a garrison, by air or over the sea. */
const RAIDED = 0.2;

/** Chance that enemy columns drive the base away in their next player turn. */
export function danger({ world, side, threat, raided }: Airfields, state: State, hex: Hex): number {
  const attack = Math.floor(0.6 * (threat[hex] ?? 0));
  const garrison = stackSize(fieldOf(world, state), side, hex);
  // T23.0.4b: one factor from the air or from the sea is enough against aircraft alone.
  if (attack === 0) return garrison === 0 && raided(hex) ? RAIDED : 0;
  if (garrison === 0) return 0.9;
  const outlook = outlookOf({
    attack,
    defence: 2 * garrison,
    size: garrison,
    sealed: 0.3,
    table: world.rules.combat.table,
  });
  return outlook ? Math.min(outlook.vacates, 0.9) : 0;
}

const FAR = 40;

/** In factors: what a unit does from there, less what it stands to lose. */
export function baseWorth(fields: Airfields, state: State, unit: Unit, hex: Hex): number {
  const { grid } = fields.world.board;
  let near = FAR;
  let within = 0;
  for (const target of fields.targets) {
    const far = distance(grid, hex, target);
    if (far < near) near = far;
    if (far <= unit.mf) within++;
  }
  const size = sizeOf(unit);
  const use = size * (0.35 * (1 - near / FAR) + 0.25 * (within / (within + 3)));
  return use - size * danger(fields, state, hex);
}

const bestBase = (fields: Airfields, state: State, unit: Unit, hexes: readonly Hex[]): Hex | undefined => {
  let best: Hex | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of hexes) {
    const worth = baseWorth(fields, state, unit, hex);
    if (worth > most) [best, most] = [hex, worth];
  }
  return best;
};

/** The next landing or rebasing worth making. */
export function land(game: Blitz, state: State, side: Side, fields: Airfields): Command {
  const { world } = game;
  // T23.0.6: aircraft with the fewest bases land first, before others take their only one.
  const flying = state.units
    .flatMap((unit, no) =>
      unit.side === side && unit.place === 'air' ? [{ no, unit, bases: landingBases(world, state, unit) }] : [],
    )
    .sort((a, b) => a.bases.length - b.bases.length || a.no - b.no);
  for (const { no, unit, bases } of flying) {
    if (unit.base === undefined && unit.zone !== undefined) {
      const home: Command = { do: 'landAircraft', unit: no, to: unit.zone };
      if (!game.check(state, side, home)) return home;
    }
    const to = bestBase(fields, state, unit, bases);
    if (to !== undefined) return { do: 'landAircraft', unit: no, to };
  }
  return side === state.mover ? (rebase(game, state, side, fields) ?? { do: 'endLanding' }) : { do: 'endLanding' };
}

/** A move to another base must bring so much. */
const WORTH_A_FLIGHT = 0.4;

function rebase(game: Blitz, state: State, side: Side, fields: Airfields): Command | undefined {
  const { world } = game;
  const ready = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && isAircraft(unit) && !unit.flown ? [no] : [],
  );
  for (const no of ready) {
    const unit = state.units[no] as Unit;
    const homeless = !friendly(world, state, side, unit.at) || airRoom(world, state, side, unit.at) < 0;
    const now = homeless ? -sizeOf(unit) : baseWorth(fields, state, unit, unit.at);
    const better = world.board.cityHexes
      .filter(
        (hex) =>
          hex !== unit.at && friendly(world, state, side, hex) && airRoom(world, state, side, hex) >= sizeOf(unit),
      )
      .map((hex) => ({ hex, gain: baseWorth(fields, state, unit, hex) - now }))
      .filter(({ gain }) => gain > WORTH_A_FLIGHT)
      .sort((a, b) => b.gain - a.gain);
    for (const { hex } of better.slice(0, 4)) {
      const command: Command = { do: 'rebase', unit: no, to: hex };
      if (game.check(state, side, command)) continue;
      if (!homeless && costlyOverhead(world, state, side, [unit.at], hex)) continue;
      return command;
    }
  }
  return undefined;
}
