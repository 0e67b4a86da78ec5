import { outcomes } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import { ZONES, type Zone } from '#games/blitz/board.ts';
import { isTaskForce } from '#games/blitz/kinds.ts';
import type { EngagementResult } from '#games/blitz/sea/ships/engagement-table.ts';
import { fleetsIn, taskForcesIn } from '#games/blitz/sea/ships/ships.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { type CommandOf, other, type Side, SIDES, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';

/** M11.20 to M11.26: which fleet can engage which, and what would come of it. */

export interface EngagementView {
  readonly zone: Zone;
  /** The fleets as they lie, transports and landing ships among them (M11.tf e). */
  readonly own: readonly UnitNo[];
  readonly enemy: readonly UnitNo[];
  /** M11.21: task forces that count on both sides, and the column. */
  readonly forces: readonly [own: number, enemy: number];
  readonly odds: string;
  /** Every result with the faces that give it, and who rules the zone then. */
  readonly chances: readonly {
    readonly result: EngagementResult;
    readonly faces: readonly number[];
    readonly superior: Side | undefined;
  }[];
  readonly fault: Objection | undefined;
  readonly command: CommandOf<'engage'>;
}

/** M11.12: who rules the zone when those have gone and sunk that have to. */
function ruledAfter({ world }: Blitz, state: State, zone: Zone): Side | undefined {
  const left = SIDES.map((side) => {
    let count = taskForcesIn(world, state, side, zone);
    for (const frame of state.frames) {
      if (!('side' in frame) || frame.side !== side) continue;
      const forces = 'units' in frame ? frame.units.filter((no) => isTaskForce(state.units[no] as Unit)) : [];
      const leaving = forces.filter((no) => state.units[no]?.place !== 'lost').length;
      if (frame.at === 'withdrawal') count -= leaving;
      // A withdrawing ship may be lost first: it is counted among them.
      else if (frame.at === 'sinking' && leaving > 0 && !withdraws(state, side)) count -= 1;
    }
    return count;
  });
  const [blue = 0, red = 0] = left;
  return blue === red ? undefined : blue > red ? 'blue' : 'red';
}

const withdraws = ({ frames }: State, side: Side): boolean =>
  frames.some((frame) => frame.at === 'withdrawal' && frame.side === side);

function chancesOf(game: Blitz, state: State, command: CommandOf<'engage'>, zone: Zone) {
  const found = new Map<EngagementResult, { faces: number[]; superior: Side | undefined }>();
  let counted: { odds: string; forces: [number, number] } = { odds: '', forces: [0, 0] };
  for (const { result: played } of outcomes((dice) => game.play(state, state.mover, command, dice))) {
    const fought = played.events.find((event) => event.is === 'engagement');
    if (!fought) continue;
    const { result, die, odds, attackers, defenders } = fought;
    const against = defenders.filter((no) => isTaskForce(state.units[no] as Unit)).length;
    counted = { odds, forces: [attackers.length, against] };
    const known = found.get(result) ?? { faces: [], superior: ruledAfter(game, played.state, zone) };
    found.set(result, { ...known, faces: [...new Set([...known.faces, die])] });
  }
  return { ...counted, chances: [...found].map(([result, one]) => ({ result, ...one })) };
}

/** Every fleet of the mover with a task force against every enemy fleet in its zone; of what is refused the rule. */
export function engagementsOf(game: Blitz, state: State): EngagementView[] {
  const { world } = game;
  const open = game.prompt(state)?.commands.includes('engage') === true;
  if (!open) return [];
  return ZONES.flatMap((zone) =>
    fleetsIn(world, state, state.mover, zone).flatMap((own) =>
      fleetsIn(world, state, other(state.mover), zone).flatMap((enemy): EngagementView[] => {
        const unit = own.find((no) => isTaskForce(state.units[no] as Unit));
        const [target] = enemy;
        if (unit === undefined || target === undefined) return [];
        const command = { do: 'engage', unit, target } as const;
        const fault = game.check(state, state.mover, command);
        const known = fault
          ? { odds: '', forces: [0, 0] as const, chances: [] }
          : chancesOf(game, state, command, zone);
        return [{ zone, own, enemy, ...known, fault, command }];
      }),
    ),
  );
}
