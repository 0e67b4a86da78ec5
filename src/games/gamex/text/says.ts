import { saidOf } from '../../../core/say.ts';
import type { Told } from '../../../core/told.ts';
import { pointsText } from '../chapters/move/price.ts';
import type { Gamex } from '../game.ts';
import { ratio, ratioText } from '../ratio.ts';
import { FORT, type GamexEvent, type Mode, type State, type UnitId } from '../types.ts';
import { hexName } from '../words.ts';
import type { World } from '../world.ts';

/** Events in words, with the rules behind them. */

const both = (ids: readonly UnitId[]): string =>
  ids.length < 2 ? (ids[0] ?? 'nobody') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1) ?? ''}`;
const pips = (dice: readonly number[]): string => dice.join(' and ');
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `-${-value}` : '');

const MODE_WORDS: Readonly<Record<Mode, { readonly does: string; readonly rule: string }>> = {
  direct: { does: 'fires at', rule: 'X6.4.1c' },
  opFire: { does: 'takes the opportunity to fire at', rule: 'X6.4.2e' },
  indirect: { does: 'fires indirectly at', rule: 'X6.4.3d' },
  oba: { does: 'bombards', rule: 'X6.4.4f' },
  overrun: { does: 'overruns', rule: 'X6.4.5e' },
  closeAssault: { does: 'close assaults', rule: 'X6.4.6c' },
  air: { does: 'attacks from the air', rule: 'X6.4.7e' },
  mine: { does: '', rule: 'X8.2d' },
  counterBattery: { does: 'shells the battery of', rule: 'X6.4.4e' },
};

const RESULT_WORDS = { '-': 'no effect', D: 'D', DD: 'DD', X: 'X' } as const;
const MARKER_WORDS = { moved: 'Moved', fired: 'Fired', completed: 'Completed', opFire: 'Opportunity Fire' } as const;
const GONE_WORDS = {
  home: 'flies home',
  driven: 'is driven off',
  shot: 'is shot down',
  used: 'directs the guns and is out of the game',
} as const;

type Attack = Extract<GamexEvent, { readonly is: 'attack' }>;

function attackText(world: World, { mode, by, at, targets, af, df, column, die, hits }: Attack): string {
  const { does } = MODE_WORDS[mode];
  const plural = by.length > 1 ? does.replace(/^(\w+?)s\b/, '$1') : does;
  const whom = both(targets.map((id) => (id === FORT ? 'the Fortification' : id)));
  const where = at >= 0 ? ` in ${hexName(world.board, at)}` : '';
  const start =
    mode === 'mine'
      ? `the mine${where} goes off under ${whom}, ${column ?? ''}`
      : `${both(by)} ${plural} ${whom}${where}: ${ratioText(ratio(af[0], af[1]))} to ${df}`;
  if (column === undefined || die === undefined) return `${start}, no effect`;
  const odds = mode === 'mine' ? '' : `, ${column}`;
  const results = hits.map(({ unit, drm, result }) => {
    const roll = drm === 0 ? '' : ` (${die} ${signed(drm)})`;
    return `${hits.length > 1 || roll !== '' ? `${unit === FORT ? 'the Fortification' : unit}${roll} ` : ''}${RESULT_WORDS[result]}`;
  });
  return `${start}${odds}, die ${die}: ${results.join(', ')}`;
}

type Says = {
  readonly [K in GamexEvent['is']]: (event: Extract<GamexEvent, { readonly is: K }>, world: World) => Told | undefined;
};

const told = (text: string, ...rules: readonly string[]): Told => ({ text: saidOf(text), rules });
const silent = (): undefined => undefined;

const SAYS: Says = {
  push: silent,
  pop: silent,
  turnTo: silent,
  set: ({ unit, hex, on, inside }, world) =>
    told(
      on === undefined
        ? `${unit} is placed in ${hexName(world.board, hex)}${inside ? ', inside' : ''}`
        : `${unit} is loaded on ${on}`,
      'X31.2',
    ),
  mineHidden: ({ side, mine, hex }, world) =>
    told(
      hex === undefined
        ? `${side} hides a mine`
        : `${side} hides mine ${(mine ?? 0) + 1} in ${hexName(world.board, hex)}`,
      'X8.2b',
    ),
  initiative: ({ dice, less, winner }) =>
    told(
      `initiative: Axis rolls ${dice[0]}, Allied ${dice[1]}${less > 0 ? `, the holder less ${less}` : ''}; ${winner ?? 'nobody'} wins${winner ? '' : ', again'}`,
      'X4.1a',
    ),
  pool: ({ side, pool }) => told(`${side} rolls ${pool} activation points`, 'X4.2b'),
  passed: ({ side, automatic }) =>
    told(`${side} passes${automatic ? ': it has nothing to activate' : ''}`, automatic ? 'X4.2f' : 'X4.2b'),
  spent: ({ side, ap }) =>
    ap === 0 ? undefined : told(`${side} spends ${ap} activation point${ap === 1 ? '' : 's'}`, 'X4.2d'),
  ended: ({ side, unspent }) =>
    told(`${side}'s impulse is over${unspent > 0 ? `, ${unspent} points unspent` : ''}`, 'X4.2c'),
  stepped: ({ unit, to, cost, left, rule, inside, stream }, world) =>
    told(
      `${unit} moves to ${hexName(world.board, to)}${inside ? ', inside' : ''}${stream ? ', Down in the stream' : ''} for ${pointsText(cost)} MP, ${pointsText(left)} left`,
      rule,
    ),
  left: ({ unit }) => told(`${unit} leaves the map`, 'X5.1h'),
  loaded: ({ unit, carrier, left }) => told(`${carrier} loads ${unit}, ${pointsText(left)} MP left`, 'X5.2.2a'),
  unloaded: ({ unit, carrier }) => told(`${carrier} unloads ${unit}`, 'X5.2.3a'),
  stream: ({ unit, stream }) => told(`${unit} is now ${stream === 'up' ? 'Up' : 'Down'}`, 'X6.3.11e'),
  switched: ({ unit, inside }) => told(`${unit} goes ${inside ? 'inside' : 'outside'} the Fortification`, 'X8.4b'),
  marked: ({ units, marker }) =>
    marker === undefined
      ? told(`markers are taken off ${both(units)}`, 'X4.3a')
      : told(`${both(units)} ${units.length > 1 ? 'are' : 'is'} marked ${MARKER_WORDS[marker]}`, 'X0.9'),
  morale: ({ unit, dice, modifier, level }) =>
    told(
      `${unit} checks morale: ${pips(dice)}${modifier === 0 ? '' : ` ${signed(modifier)}`} against ${level}, ${dice[0] + dice[1] + modifier <= level ? 'passed' : 'failed'}`,
      'X7.1a',
    ),
  rallied: ({ unit }) => told(`${unit} rallies`, 'X7.3a'),
  attack: (event, world) =>
    told(
      attackText(world, event),
      MODE_WORDS[event.mode].rule,
      ...(event.column === undefined ? ['X6.3.3'] : ['X6.3.4.t']),
    ),
  disrupted: ({ unit }) => told(`${unit} is disrupted`, 'X6.3.4b'),
  eliminated: ({ unit, wreck }) =>
    told(`${unit} is eliminated${wreck ? ' and leaves a wreck' : ''}`, 'X6.3.4b', ...(wreck ? ['X8.1a'] : [])),
  fortDestroyed: ({ hex, wreck }, world) =>
    told(
      `the Fortification in ${hexName(world.board, hex)} is destroyed${wreck ? ' and leaves a wreck' : ''}`,
      'X8.4d',
    ),
  mineFound: ({ side, hex, column }, world) =>
    told(`a hidden ${column} mine of ${side} shows itself in ${hexName(world.board, hex)}`, 'X8.2b'),
  blockDie: ({ die, fires }) =>
    told(
      `at the Block the die shows ${die} after fire ${fires}: ${die === fires ? 'no more Opportunity Fire there' : 'another unit may fire'}`,
      'X8.5c',
    ),
  spotDie: ({ units, hex, die, spotted }, world) =>
    told(
      `${both(units)} ${units.length > 1 ? 'look' : 'looks'} into ${hexName(world.board, hex)}${die === undefined ? '' : `, die ${die}`}: ${spotted ? 'spotted' : 'nothing seen'}`,
      die === undefined ? 'X6.3.8e' : 'X6.3.8d',
    ),
  unspotted: ({ hexes }, world) =>
    told(`no longer spotted: ${hexes.map((hex) => hexName(world.board, hex)).join(', ')}`, 'X6.3.8h'),
  available: ({ battery, dice, level }) =>
    told(
      `battery ${battery}: ${pips(dice)} against ${level}, ${dice[0] + dice[1] <= level ? 'ready' : 'not available'}`,
      'X6.4.4a',
    ),
  accuracy: ({ die, extra, lands }) =>
    told(
      `accuracy die ${die}${extra > 0 ? ` -${extra}` : ''}: ${lands === 'target' ? 'on target' : lands === 'scatters' ? 'it scatters' : 'no attack'}`,
      'X6.4.4c',
    ),
  scattered: ({ die, to }, world) =>
    told(`scatter die ${die}: it falls ${to < 0 ? 'off the map' : `in ${hexName(world.board, to)}`}`, 'X6.4.4c'),
  batteryFired: silent,
  flew: ({ aircraft, hex }, world) =>
    hex < 0 ? undefined : told(`${aircraft} flies over ${hexName(world.board, hex)}`, 'X6.4.7b'),
  aaDie: ({ aircraft, by, strength, die, result }) =>
    told(
      `${both(by)} fire${by.length > 1 ? '' : 's'} at ${aircraft} with ${ratioText(ratio(strength[0], strength[1]))}, die ${die}: ${result === '-' ? 'missed' : result}`,
      'X6.4.7g',
    ),
  airGone: ({ aircraft, why }) => told(`${aircraft} ${GONE_WORDS[why]}`, 'X6.4.7g'),
  offered: ({ side }) => told(`${side} offers a draw`),
  turnBegins: ({ turn }) => told(`turn ${turn} begins`, 'X4.3g'),
  over: ({ because, rule }) => told(`the game is over: ${because}`, rule),
};

export function tell(game: Gamex, _before: State, events: readonly GamexEvent[]): Told[] {
  return events.flatMap(
    (event) => (SAYS[event.is] as (event: GamexEvent, world: World) => Told | undefined)(event, game.world) ?? [],
  );
}
