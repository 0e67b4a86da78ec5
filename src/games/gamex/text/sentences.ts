import { type Message, these } from '#core/message.ts';
import { ratio } from '#core/terms.ts';
import type { LogEntry } from '#core/record/log-entry.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { dialName } from '../board/sheet.ts';
import { pointsText } from '../move/price.ts';
import type { Gamex } from '../game.ts';
import { ratioText } from '../ratio.ts';
import type { Result } from '../tables.ts';
import { BRIDGE, FORT, type GamexEvent, type Hit, type Marker, type Mode, type State, type UnitId } from '../types.ts';
import { code, msg, theHex } from '../words.ts';
import { CHAOS_SAYS } from './chaos-sentences.ts';
import { AIRBORNE_SAYS } from './airborne-sentences.ts';
import { ENGINEER_SAYS } from './engineer-sentences.ts';
import { LANDING_SAYS } from './landing-sentences.ts';
import type { World } from '../world.ts';

/** Events in words, with the rules behind them. */

const target = (id: UnitId) =>
  id === FORT ? msg`the Fortification` : id === BRIDGE ? msg`the temporary bridge` : { unit: id };
const both = (ids: readonly UnitId[]) => these(ids.map(target));
const pips = (dice: readonly number[]) => code(dice.join(' + '));
const signed = (value: number) => code(value < 0 ? `-${-value}` : `+${value}`);
const number = (n: number, d: number) => code(ratioText(ratio(n, d)));
const mp = (halves: number) => code(pointsText(halves).replace(/ ?1\/2$/, '½'));

type Attack = Extract<GamexEvent, { readonly is: 'attack' }>;

/** Sentence of an attack for each mode. */
const DOES: { readonly [K in Mode]: (event: Attack, world: World) => Message } = {
  direct: ({ by, targets, at }, { board }) =>
    msg`direct fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  opFire: ({ by, targets, at }, { board }) =>
    msg`opportunity fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  indirect: ({ by, targets, at }, { board }) =>
    msg`indirect fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  oba: ({ by, targets, at }, { board }) => msg`bombardment by ${both(by)} of ${both(targets)} in ${theHex(board, at)}`,
  overrun: ({ by, targets, at }, { board }) => msg`overrun by ${both(by)} of ${both(targets)} in ${theHex(board, at)}`,
  closeAssault: ({ by, targets, at }, { board }) =>
    msg`close assault by ${both(by)} on ${both(targets)} in ${theHex(board, at)}`,
  air: ({ by, targets, at }, { board }) => msg`air attack by ${both(by)} on ${both(targets)} in ${theHex(board, at)}`,
  mine: ({ targets, at }, { board }) => msg`the mine in ${theHex(board, at)} goes off under ${both(targets)}`,
  event: ({ targets }) => msg`an unlooked-for blow at ${both(targets)}`,
  interdiction: ({ targets, at }, { board }) => msg`the interdiction of ${theHex(board, at)} meets ${both(targets)}`,
  counterBattery: ({ by, targets }) => msg`counter-battery fire of ${both(by)} at ${both(targets)}`,
};

const RULES: Readonly<Record<Mode, string>> = {
  direct: 'X6.4.1c',
  opFire: 'X6.4.2e',
  indirect: 'X6.4.3d',
  oba: 'X6.4.4f',
  overrun: 'X6.4.5e',
  closeAssault: 'X6.4.6c',
  air: 'X6.4.7e',
  mine: 'X8.2d',
  counterBattery: 'X6.4.4e',
  interdiction: 'X21.3a',
  event: 'X24.6.t',
};

type Target = ReturnType<typeof target>;
type Row = ReturnType<typeof code>;
const RESULT_SAYS: { readonly [K in Result]: (unit: Target, row: Row) => Message } = {
  '-': (one, row) => msg`${one} (${row}) no effect`,
  D: (one, row) => msg`${one} (${row}) disrupted`,
  DD: (one, row) => msg`${one} (${row}) disrupted or, if it was already, destroyed`,
  X: (one, row) => msg`${one} (${row}) destroyed`,
};

/** `a1 (4 +1) disrupted` */
function hitText({ unit, drm, result }: Hit, die: number): Message {
  const row = drm === 0 ? code(String(die)) : code(`${die} ${signed(drm).code}`);
  // X9.3e: of a bridge only its destruction counts.
  return RESULT_SAYS[unit === BRIDGE && result !== 'X' ? '-' : result](target(unit), row);
}

function attackText(event: Attack, world: World): Message {
  const does = DOES[event.mode](event, world);
  const { af, df, column, die, hits, mode } = event;
  if (column === undefined || die === undefined) return msg`${does}: ${number(...af)} to ${df}, no effect`;
  const results = these(
    hits.map((hit) => hitText(hit, die)),
    ', ',
  );
  if (mode === 'mine' || mode === 'interdiction' || mode === 'event')
    return msg`${does}, ${code(column)}, die ${die}: ${results}`;
  return msg`${does}: ${number(...af)} to ${df}, ${code(column)}, die ${die}: ${results}`;
}

const MARKERS: { readonly [K in Marker]: (units: readonly UnitId[]) => Message } = {
  moved: (units) => msg`Moved: ${both(units)}`,
  fired: (units) => msg`Fired: ${both(units)}`,
  completed: (units) => msg`Completed: ${both(units)}`,
  opFire: (units) => msg`Opportunity Fire: ${both(units)}`,
  mobileFire: (units) => msg`Mobile Fire: ${both(units)}`,
};

type Gone = Extract<GamexEvent, { readonly is: 'airGone' }>['why'];
const GONE: { readonly [K in Gone]: (aircraft: UnitId) => Message } = {
  home: (aircraft) => msg`${{ unit: aircraft }} flies home`,
  driven: (aircraft) => msg`${{ unit: aircraft }} is driven off`,
  shot: (aircraft) => msg`${{ unit: aircraft }} is shot down`,
  landed: (aircraft) => msg`${{ unit: aircraft }} has landed`,
  used: (aircraft) => msg`${{ unit: aircraft }} directs the guns and is out of the game`,
};

type Says = {
  readonly [K in GamexEvent['is']]: (
    event: Extract<GamexEvent, { readonly is: K }>,
    world: World,
  ) => LogEntry | undefined;
};

const told = (text: Message, ...rules: readonly string[]): LogEntry => ({ text, rules });
const silent = (): undefined => undefined;
const unit = (id: UnitId) => ({ unit: id });
const side = (name: string) => ({ side: name });

const SAYS: Says = {
  ...CHAOS_SAYS,
  push: silent,
  pop: silent,
  turnTo: silent,
  set: ({ unit: id, hex, on, inside }, { board }) => {
    if (on !== undefined) return told(msg`${unit(id)} is loaded on ${unit(on)}`, 'X31.2');
    return told(
      inside
        ? msg`${unit(id)} is placed inside the Fortification in ${theHex(board, hex)}`
        : msg`${unit(id)} is placed in ${theHex(board, hex)}`,
      'X31.2',
    );
  },
  mineHidden: ({ side: who, mine, hex }, { board }) =>
    told(
      hex === undefined
        ? msg`${side(who)} {hides|hide} a mine`
        : msg`${side(who)} {hides|hide} mine ${(mine ?? 0) + 1} in ${theHex(board, hex)}`,
      'X8.2b',
    ),
  initiative: ({ dice, less, winner }) => {
    const rolls =
      less > 0
        ? msg`initiative: Axis rolls ${dice[0]}, Allies ${dice[1]}, the holder less ${less}`
        : msg`initiative: Axis rolls ${dice[0]}, Allies ${dice[1]}`;
    return told(winner ? msg`${rolls}; ${side(winner)} {has|have} it` : msg`${rolls}; a tie`, 'X4.1a');
  },
  pool: ({ side: who, pool }) => told(msg`${side(who)} {rolls|roll} ${pool} activation {point|points}`, 'X4.2b'),
  passed: ({ side: who, automatic }) =>
    automatic
      ? told(msg`${side(who)} {passes|pass}: {it has|they have} nothing to activate`, 'X4.2f')
      : told(msg`${side(who)} {passes|pass}`, 'X4.2b'),
  spent: ({ side: who, ap }) =>
    ap === 0 ? undefined : told(msg`${side(who)} {spends|spend} ${ap} activation {point|points}`, 'X4.2d'),
  ended: ({ side: who, unspent }) =>
    told(
      unspent > 0
        ? msg`the impulse of ${side(who)} is over, points unspent: ${unspent}`
        : msg`the impulse of ${side(who)} is over`,
      'X4.2c',
    ),
  stepped: ({ unit: id, to, cost, left, rule, inside, stream }, { board }) => {
    const where = theHex(board, to);
    const moves = inside
      ? msg`${unit(id)} moves to ${where}, inside`
      : stream
        ? msg`${unit(id)} moves to ${where}, Down in the stream`
        : msg`${unit(id)} moves to ${where}`;
    return told(msg`${moves} for ${mp(cost)} MP, ${mp(left)} left`, rule);
  },
  left: ({ unit: id }) => told(msg`${unit(id)} leaves the map`, 'X5.1h'),
  loaded: ({ unit: id, carrier, left }) =>
    told(msg`${unit(carrier)} loads ${unit(id)}, ${mp(left)} MP left`, 'X5.2.2a'),
  unloaded: ({ unit: id, carrier }) => told(msg`${unit(carrier)} unloads ${unit(id)}`, 'X5.2.3a'),
  faced: ({ units, facing }) => told(msg`facing ${code(dialName(facing))}: ${both(units)}`, 'X19.1'),
  breathDie: ({ unit: id, die }) => told(msg`${unit(id)} has moved at quick-time, die ${die}`, 'X15.3'),
  stream: ({ unit: id, stream }) =>
    told(stream === 'up' ? msg`${unit(id)} is now Up` : msg`${unit(id)} is now Down`, 'X6.3.11e'),
  switched: ({ unit: id, inside }) =>
    told(
      inside ? msg`${unit(id)} goes inside the Fortification` : msg`${unit(id)} goes outside the Fortification`,
      'X8.4b',
    ),
  marked: ({ units, marker, rule = 'X4.3a' }) =>
    marker === undefined ? told(msg`markers taken off: ${both(units)}`, rule) : told(MARKERS[marker](units), 'X0.9'),
  morale: ({ unit: id, dice, modifier, level }) => {
    const rolled = modifier === 0 ? pips(dice) : code(`${pips(dice).code} ${signed(modifier).code}`);
    const passed = dice[0] + dice[1] + modifier <= level;
    return told(
      passed
        ? msg`${unit(id)} checks morale: ${rolled} against ${level}, passed`
        : msg`${unit(id)} checks morale: ${rolled} against ${level}, failed`,
      'X7.1a',
    );
  },
  rallied: ({ unit: id }) => told(msg`${unit(id)} rallies`, 'X7.3a'),
  attack: (event, world) =>
    told(attackText(event, world), RULES[event.mode], event.column === undefined ? 'X6.3.3' : 'X6.3.4.t'),
  disrupted: ({ unit: id }) => told(msg`${unit(id)} is disrupted`, 'X6.3.4b'),
  eliminated: ({ unit: id, wreck }) =>
    wreck
      ? told(msg`${unit(id)} is eliminated and leaves a wreck`, 'X6.3.4b', 'X8.1a')
      : told(msg`${unit(id)} is eliminated`, 'X6.3.4b'),
  fortDestroyed: ({ hex, wreck }, { board }) =>
    told(
      wreck
        ? msg`the Fortification in ${theHex(board, hex)} is destroyed and leaves a wreck`
        : msg`the Fortification in ${theHex(board, hex)} is destroyed`,
      'X8.4d',
    ),
  mineFound: ({ side: who, hex, column }, { board }) =>
    told(msg`a hidden ${code(column)} mine of ${side(who)} shows itself in ${theHex(board, hex)}`, 'X8.2b'),
  ...ENGINEER_SAYS,
  ...LANDING_SAYS,
  ...AIRBORNE_SAYS,
  blockDie: ({ die, fires }) =>
    told(
      die === fires
        ? msg`at the Block, die ${die} after fire ${fires}: no more Opportunity Fire there`
        : msg`at the Block, die ${die} after fire ${fires}: another unit may fire`,
      'X8.5c',
    ),
  spotDie: ({ units, hex, die, spotted }, { board }) => {
    const looks =
      die === undefined
        ? msg`spotting of ${theHex(board, hex)} by ${both(units)}`
        : msg`spotting of ${theHex(board, hex)} by ${both(units)}, die ${die}`;
    return told(
      spotted ? msg`${looks}: spotted` : msg`${looks}: nothing seen`,
      die === undefined ? 'X6.3.8e' : 'X6.3.8d',
    );
  },
  taken: ({ side: who, hex }, { board }) => told(msg`${side(who)} {takes|take} ${theHex(board, hex)}`, 'X4.4b'),
  unspotted: ({ hexes }, { board }) =>
    told(msg`no longer spotted: ${these(hexes.map((hex) => theHex(board, hex)))}`, 'X6.3.8h'),
  available: ({ battery, dice, level }) =>
    told(
      dice[0] + dice[1] <= level
        ? msg`battery ${code(battery)}: ${pips(dice)} against ${level}, ready`
        : msg`battery ${code(battery)}: ${pips(dice)} against ${level}, not available`,
      'X6.4.4a',
    ),
  accuracy: ({ batteries, die, extra, lands }) => {
    const roll = code(extra > 0 ? `${die} -${extra}` : String(die));
    const guns = these(batteries.map(code));
    const text =
      lands === 'target'
        ? msg`battery ${guns}, accuracy die ${roll}: on target`
        : lands === 'scatters'
          ? msg`battery ${guns}, accuracy die ${roll}: it scatters`
          : msg`battery ${guns}, accuracy die ${roll}: no attack`;
    return told(text, 'X6.4.4c');
  },
  scattered: ({ die, to }, { board }) =>
    told(
      to < 0
        ? msg`scatter die ${die}: it falls off the map`
        : msg`scatter die ${die}: it falls in ${theHex(board, to)}`,
      'X6.4.4c',
    ),
  stressed: ({ by, points }) => told(msg`stress adds ${points} to the attack of ${both(by)}`, 'X12.1'),
  strainDie: ({ by, die, points }) =>
    told(
      die <= points
        ? msg`after the stress, die ${die} against ${points}: ${both(by)} worn out`
        : msg`after the stress, die ${die} against ${points}: no harm`,
      'X12.3',
    ),
  attached: ({ unit: id }) => told(msg`${unit(id)} is a command post`, 'X22.1a'),
  bailAsked: silent,
  thrownOff: ({ unit: id, carrier }) => told(msg`${unit(id)} is off ${unit(carrier)}`, 'X16.1b'),
  bailed: ({ unit: id, carrier }) => told(msg`${unit(id)} jumps off ${unit(carrier)}`, 'X14.1'),
  smoked: ({ hex }, { board }) => told(msg`smoke lies in ${theHex(board, hex)} for two turns`, 'X20.3'),
  smokeThins: () => told(msg`the smoke thins`, 'X20.3'),
  interdicted: ({ hex, as }, { board }) =>
    told(msg`${theHex(board, hex)} and the hexes around it are under interdiction, strength ${as}`, 'X21.2a'),
  interdictionEnds: () => told(msg`the interdiction is over`, 'X21.2d'),
  putBack: ({ unit: id, to }, { board }) => told(msg`${unit(id)} is thrown back to ${theHex(board, to)}`, 'X21.3b'),
  batteryFired: silent,
  flew: ({ aircraft, hex }, { board }) =>
    hex < 0 ? undefined : told(msg`${unit(aircraft)} flies over ${theHex(board, hex)}`, 'X6.4.7b'),
  aaDie: ({ aircraft, by, strength, die, result }) => {
    const fire = msg`anti-aircraft fire of ${both(by)} at ${unit(aircraft)} with ${number(...strength)}, die ${die}`;
    return told(result === '-' ? msg`${fire}: missed` : msg`${fire}: ${code(result)}`, 'X6.4.7g');
  },
  airGone: ({ aircraft, why }) => told(GONE[why](aircraft), 'X6.4.7g'),
  offered: ({ side: who }) => told(msg`${side(who)} {offers|offer} a draw`),
  turnBegins: ({ turn }) => told(msg`turn ${turn} begins`, 'X4.3g'),
  over: ({ because, rule }) => told(msg`the game is over: ${because}`, rule),
};

/** One event in words. */
export const tellEvent = (event: GamexEvent, world: World): LogEntry | undefined =>
  (SAYS[event.is] as (event: GamexEvent, world: World) => LogEntry | undefined)(event, world);

/** Kind of attack, attackers, targets and place. */
export const attackTitle = (event: Attack, world: World): Message => DOES[event.mode](event, world);

/** Points spent and markers laid are details of what was done. */
const isDetail = ({ is }: GamexEvent): boolean => is === 'spent' || is === 'marked';

type Step = Extract<GamexEvent, { readonly is: 'stepped' }>;

/** Steps of one unit from `start` on that follow each other. */
function stepsFrom(events: readonly GamexEvent[], start: number): Step[] {
  const found: Step[] = [];
  for (const event of events.slice(start)) {
    if (event.is !== 'stepped' || (found[0] && event.unit !== found[0].unit)) break;
    found.push(event);
  }
  return found;
}

/** A move of several steps in one sentence. */
function marchTold(steps: readonly Step[], from: Hex, { board }: World): LogEntry | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return undefined;
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  const to = theHex(board, last.to);
  const goes =
    from === NOWHERE
      ? msg`${unit(last.unit)} comes in and moves ${steps.length} {hex|hexes} to ${to}`
      : msg`${unit(last.unit)} moves ${steps.length} {hex|hexes} from ${theHex(board, from)} to ${to}`;
  return told(msg`${goes} for ${mp(cost)} MP, ${mp(last.left)} left`, 'X5.1a');
}

/** Lines of one command; the steps of a move are details of the sentence that tells it whole. */
export function describeEvents({ world }: Gamex, before: State, events: readonly GamexEvent[]): LogEntry[] {
  const lines: LogEntry[] = [];
  const spoken = events.filter((event) => SAYS[event.is] !== silent);
  const at = new Map(before.units.map((one) => [one.id, one.at]));
  for (let i = 0; i < spoken.length; i++) {
    const event = spoken[i] as GamexEvent;
    const steps = stepsFrom(spoken, i);
    const march = marchTold(steps, at.get(steps[0]?.unit ?? '') ?? NOWHERE, world);
    for (const step of steps) at.set(step.unit, step.to);
    const parts = march ? steps : [event];
    for (const part of parts) {
      const line = tellEvent(part, world);
      if (line) lines.push(march || isDetail(part) ? { ...line, detail: true } : line);
    }
    if (march) lines.push(march);
    i += parts.length - 1;
  }
  return lines;
}
