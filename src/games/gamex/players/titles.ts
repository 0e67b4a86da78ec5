import { type Arg, type Message, these } from '#core/message.ts';
import { theWind, whereIs, windTo } from '#core/whereabouts.ts';
import type { Hex } from '#hex/hex.ts';
import type { Command, UnitId } from '../types.ts';
import { FORT } from '../types.ts';
import { unitNamed } from '../units.ts';
import { code, msg, theHex } from '../words.ts';
import type { Idea } from './idea.ts';
import type { Outlook } from './outlook.ts';

/** Aim of an idea in one line of everyday speech: places, units, compass directions. */

/** Ideas of different aims are told apart by these. */
export type AimKind = 'fire' | 'assault' | 'advance' | 'stand' | 'guns' | 'air' | 'look' | 'order';

export interface Title {
  readonly kind: AimKind;
  readonly title: Message;
}

const where = ({ world: { board } }: Outlook, hex: Hex): Message => whereIs(board.grid, board.places, hex);

const placeIn = ({ world: { board } }: Outlook, hex: Hex): Arg => {
  const place = board.places.find(({ hexes }) => hexes.includes(hex));
  return place ? { name: place.name } : theHex(board, hex);
};

const units = (ids: readonly UnitId[]): Arg => these(ids.map((unit) => ({ unit })));

function assault(outlook: Outlook, command: Extract<Command, { do: 'overrun' | 'closeAssault' }>): Title {
  const { world, state } = outlook;
  const from = command.units.flatMap((id) => unitNamed(world, state, id)?.at ?? []);
  const wind = windTo(world.board.grid, command.hex, from);
  const there = where(outlook, command.hex);
  const title =
    command.do === 'overrun'
      ? wind
        ? msg`Overrun the enemy ${there} from ${theWind(wind)}`
        : msg`Overrun the enemy ${there}`
      : wind
        ? msg`Storm the enemy ${there} from ${theWind(wind)}`
        : msg`Storm the enemy ${there}`;
  return { kind: 'assault', title };
}

function march(outlook: Outlook, { unit, acts }: Extract<Command, { do: 'move' }>, to: Hex): Title {
  const { aims } = outlook;
  const who = { unit };
  const there = where(outlook, to);
  if (acts.some((act) => 'exit' in act)) return { kind: 'advance', title: msg`Take ${who} off the map ${there}` };
  if (acts.some((act) => 'unload' in act)) return { kind: 'advance', title: msg`Unload from ${who} ${there}` };
  if (acts.some((act) => 'load' in act)) return { kind: 'order', title: msg`Load ${who} for the road` };
  if (aims.what !== 'take' && aims.what !== 'leave')
    return { kind: 'stand', title: msg`Put ${who} in a better place ${there}` };
  return aims.hexes.includes(to)
    ? { kind: 'advance', title: msg`Take ${placeIn(outlook, to)} with ${who}` }
    : { kind: 'advance', title: msg`Bring ${who} up ${there}` };
}

export function titleOf(outlook: Outlook, { command, why }: Idea): Title {
  const { to } = why();
  switch (command.do) {
    case 'fire': {
      const [shot] = command.shots;
      const [target = FORT] = shot?.targets ?? [];
      const there = where(outlook, shot?.at ?? -1);
      return {
        kind: 'fire',
        title: target === FORT ? msg`Fire at the fort ${there}` : msg`Fire at ${{ unit: target }} ${there}`,
      };
    }
    case 'overrun':
    case 'closeAssault':
      return assault(outlook, command);
    case 'move':
      return march(outlook, command, to ?? -1);
    case 'rally':
      return { kind: 'order', title: msg`Rally ${units(command.units)}` };
    case 'setOF':
      return { kind: 'stand', title: msg`Lie in wait with ${units(command.units)}` };
    case 'obaCheck':
      return { kind: 'guns', title: msg`Call battery ${code(command.battery)}` };
    case 'obaFire':
      return { kind: 'guns', title: msg`Bring the batteries down ${where(outlook, command.at)}` };
    case 'smoke':
    case 'interdict':
    case 'navalFire':
      return { kind: 'guns', title: why().said };
    case 'airStrike':
      return { kind: 'air', title: msg`Strike from the air ${where(outlook, to ?? -1)}` };
    case 'spot':
      return { kind: 'look', title: msg`Look for the enemy ${where(outlook, command.hex)}` };
    default:
      return { kind: 'order', title: why().said };
  }
}
