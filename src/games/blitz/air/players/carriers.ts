import { type Zone, ZONES } from '#games/blitz/board.ts';
import { fieldOf, hexesOf } from '#games/blitz/ground/rules/field.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { portZones } from '#games/blitz/sea/rules/sea.ts';
import { type Command, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { NOTHING, place, plainly, type ReasonedCommands } from '#games/blitz/players/ops/reasons.ts';
import { code, msg } from '#core/message.ts';
import { flies, isSeaBased } from '#games/blitz/kinds.ts';

/**
 * O23.7: TAC go to sea where more enemies are within range of a zone than of their base; at sea they cannot be overrun.
 */

/** Enemy hexes more that a zone must bring into range. */
const MORE = 3;
/** Having sailed they do not fly in this player turn (O23.7.4). */
const MORE_BY_SAILING = 5;

/** Enemy hexes within range of some hex of these. */
const within = ({ board }: World, enemies: readonly Hex[], from: readonly Hex[], range: number): number =>
  enemies.filter((hex) => from.some((one) => distance(board.grid, one, hex) <= range)).length;

const seaOf = ({ board }: World, zone: Zone): Hex[] => board.zone.flatMap((one, hex) => (one === zone ? [hex] : []));

/** Commands for sea-based aircraft before any move on land. */
export function carrierMoves(game: Blitz, state: State, side: Side): ReasonedCommands {
  const { world } = game;
  if (!world.verbs.movement.includes('aircraftToSea')) return NOTHING;
  const tacs = state.units.flatMap((unit, no) =>
    unit.side === side && flies(unit, 'tactical') && isSeaBased(unit) ? [{ no, unit }] : [],
  );
  if (tacs.length === 0) return NOTHING;
  const enemies = hexesOf(fieldOf(world, state), other(side));
  const seen = new Map<string, number>();
  const from = (zone: Zone, range: number): number => {
    const key = `${zone} ${range}`;
    const known = seen.get(key) ?? within(world, enemies, seaOf(world, zone), range);
    seen.set(key, known);
    return known;
  };
  const commands: Command[] = [];
  const why: Explanation[] = [];
  for (const { no, unit } of tacs) {
    if (unit.place === 'sea' && unit.zone !== undefined) {
      // O24.7: obligatory landings.
      const must = world.rules.mustLand({ world, state, units: [unit] });
      const port =
        must && world.board.cityHexes.find((hex) => !game.check(state, side, { do: 'landAtPort', unit: no, hex }));
      if (port !== undefined) commands.push({ do: 'landAtPort', unit: no, hex: port });
      if (must) continue;
      const command = sailOn(unit, no, unit.zone, (zone) => from(zone, unit.mf));
      if (command && !game.check(state, side, command)) commands.push(command);
      continue;
    }
    if (unit.place !== 'map' || state.weather === 'seaMustLand' || commands.some((one) => one.do === 'aircraftToSea'))
      continue;
    const here = within(world, enemies, [unit.at], unit.mf);
    const [zone] = portZones(world, unit.at).toSorted((a, b) => from(b, unit.mf) - from(a, unit.mf));
    if (zone === undefined || from(zone, unit.mf) < here + MORE) continue;
    const command: Command = { do: 'aircraftToSea', unit: no, zone };
    if (game.check(state, side, command)) continue;
    commands.push(command);
    why.push(tell(world, unit, no, zone, from(zone, unit.mf), here));
  }
  return { commands, why };
}

/** To the zone beside that brings more into range, if it is worth a turn without flying. */
function sailOn(unit: Unit, no: UnitNo, zone: Zone, from: (zone: Zone) => number): Command | undefined {
  if (unit.stopped) return undefined;
  const at = ZONES.indexOf(zone);
  const [best] = [ZONES[at - 1], ZONES[at + 1]]
    .flatMap((one) => (one === undefined ? [] : [one]))
    .sort((a, b) => from(b) - from(a));
  if (best === undefined || from(best) < from(zone) + MORE_BY_SAILING) return undefined;
  return { do: 'sail', unit: no, zone: best };
}

function tell(world: World, unit: Unit, no: UnitNo, zone: Zone, there: number, here: number): Explanation {
  const said = msg`${unit} goes to sea from ${place(world, unit.at)} into zone ${code(zone)}: ${there} enemy {hex is|hexes are} within its range from there, ${here} from its base.`;
  const arrow = { unit: no, from: unit.at, to: unit.at, role: 'support' } as const;
  return plainly('seaAir', unit.at, { said, units: [no], numbers: { there, here } }, [arrow], { gain: 0, risk: 0 });
}
