import { msg, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { flightPath } from '#games/blitz/air/rules/air.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { type FlightGroup, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M70.fallback: without M12 flak fires at the missions of the Tournament Game, each hex of theirs a flight. */

const overHex = (state: State, hex: Hex): UnitNo[] =>
  state.missions.flatMap((one) => (one.hex === hex && one.kind !== 'intercept' ? [one.unit] : []));

/** Aircraft from one base, or from the box of one sea zone, fly together on a shortest path. */
function groupsOver(world: World, state: State, hex: Hex): FlightGroup[] {
  const units = overHex(state, hex);
  const home = (no: UnitNo): Hex | string => state.units[no]?.base ?? state.units[no]?.zone ?? '';
  return [...new Set(units.map(home))].map((from) => {
    const group = units.filter((no) => home(no) === from);
    const range = Math.min(...group.map((no) => (state.units[no] as Unit).mf));
    const origins =
      typeof from === 'number' ? [from] : world.board.zone.flatMap((zone, sea) => (zone === from ? [sea] : []));
    const hexes = flightPath(world, state, state.mover, origins, hex, range) ?? [hex];
    // A group that comes from the sea is known by the first hex of its path.
    return { from: typeof from === 'number' ? from : (hexes[0] ?? hex), hexes, units: group };
  });
}

export const airDefenceStep = (world: World): BlitzStep<'airDefence'> => ({
  rule: 'M80.45',
  commands: [],
  side: (state) => other(state.mover),
  asks: (state) => msg`${theSide(other(state.mover))} has flak fire at missions`,
  *legal() {},
  sample: () => ({ do: 'resign' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, { at, hexes }, emit) {
    const [hex, ...rest] = hexes;
    if (hex === undefined) {
      advancePhase(world, state, emit);
      return true;
    }
    emit({ is: 'turnTo', frame: { at, hexes: rest } });
    const groups = groupsOver(world, state, hex);
    if (groups.length > 0)
      emit({
        is: 'push',
        frame: { at: 'flight', stage: 'flak', hex, groups, sorties: [], interceptors: [], volleys: [] },
      });
    return true;
  },
});
