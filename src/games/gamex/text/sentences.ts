import { type Said, these } from '#core/say.ts';
import { ratio } from '#core/terms.ts';
import type { Told } from '#core/log-entry.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { dialName } from '../board/sheet.ts';
import { pointsText } from '../move/price.ts';
import type { Gamex } from '../game.ts';
import { ratioText } from '../ratio.ts';
import type { Result } from '../tables.ts';
import { BRIDGE, FORT, type GamexEvent, type Hit, type Marker, type Mode, type State, type UnitId } from '../types.ts';
import { code, say, theHex } from '../words.ts';
import { CHAOS_SAYS } from './chaos-sentences.ts';
import { AIRBORNE_SAYS } from './airborne-sentences.ts';
import { ENGINEER_SAYS } from './engineer-sentences.ts';
import { LANDING_SAYS } from './landing-sentences.ts';
import type { World } from '../world.ts';

/** Events in words, with the rules behind them. */

const target = (id: UnitId) =>
  id === FORT ? say`the Fortification` : id === BRIDGE ? say`the temporary bridge` : { unit: id };
const both = (ids: readonly UnitId[]) => these(ids.map(target));
const pips = (dice: readonly number[]) => code(dice.join(' + '));
const signed = (value: number) => code(value < 0 ? `-${-value}` : `+${value}`);
const number = (n: number, d: number) => code(ratioText(ratio(n, d)));
const mp = (halves: number) => code(pointsText(halves).replace(/ ?1\/2$/, '½'));

type Attack = Extract<GamexEvent, { readonly is: 'attack' }>;

/** Sentence of an attack for each mode. */
const DOES: { readonly [K in Mode]: (event: Attack, world: World) => Said } = {
  direct: ({ by, targets, at }, { board }) =>
    say`direct fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  opFire: ({ by, targets, at }, { board }) =>
    say`opportunity fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  indirect: ({ by, targets, at }, { board }) =>
    say`indirect fire of ${both(by)} at ${both(targets)} in ${theHex(board, at)}`,
  oba: ({ by, targets, at }, { board }) => say`bombardment by ${both(by)} of ${both(targets)} in ${theHex(board, at)}`,
  overrun: ({ by, targets, at }, { board }) => say`overrun by ${both(by)} of ${both(targets)} in ${theHex(board, at)}`,
  closeAssault: ({ by, targets, at }, { board }) =>
    say`close assault by ${both(by)} on ${both(targets)} in ${theHex(board, at)}`,
  air: ({ by, targets, at }, { board }) => say`air attack by ${both(by)} on ${both(targets)} in ${theHex(board, at)}`,
  mine: ({ targets, at }, { board }) => say`the mine in ${theHex(board, at)} goes off under ${both(targets)}`,
  event: ({ targets }) => say`an unlooked-for blow at ${both(targets)}`,
  interdiction: ({ targets, at }, { board }) => say`the interdiction of ${theHex(board, at)} meets ${both(targets)}`,
  counterBattery: ({ by, targets }) => say`counter-battery fire of ${both(by)} at ${both(targets)}`,
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
const RESULT_SAYS: { readonly [K in Result]: (unit: Target, row: Row) => Said } = {
  '-': (one, row) => say`${one} (${row}) no effect`,
  D: (one, row) => say`${one} (${row}) disrupted`,
  DD: (one, row) => say`${one} (${row}) disrupted or, if it was already, destroyed`,
  X: (one, row) => say`${one} (${row}) destroyed`,
};

/** `a1 (4 +1) disrupted` */
function hitText({ unit, drm, result }: Hit, die: number): Said {
  const row = drm === 0 ? code(String(die)) : code(`${die} ${signed(drm).code}`);
  // X9.3e: of a bridge only its destruction counts.
  return RESULT_SAYS[unit === BRIDGE && result !== 'X' ? '-' : result](target(unit), row);
}

function attackText(event: Attack, world: World): Said {
  const does = DOES[event.mode](event, world);
  const { af, df, column, die, hits, mode } = event;
  if (column === undefined || die === undefined) return say`${does}: ${number(...af)} to ${df}, no effect`;
  const results = these(
    hits.map((hit) => hitText(hit, die)),
    ', ',
  );
  if (mode === 'mine' || mode === 'interdiction' || mode === 'event')
    return say`${does}, ${code(column)}, die ${die}: ${results}`;
  return say`${does}: ${number(...af)} to ${df}, ${code(column)}, die ${die}: ${results}`;
}

const MARKERS: { readonly [K in Marker]: (units: readonly UnitId[]) => Said } = {
  moved: (units) => say`Moved: ${both(units)}`,
  fired: (units) => say`Fired: ${both(units)}`,
  completed: (units) => say`Completed: ${both(units)}`,
  opFire: (units) => say`Opportunity Fire: ${both(units)}`,
  mobileFire: (units) => say`Mobile Fire: ${both(units)}`,
};

type Gone = Extract<GamexEvent, { readonly is: 'airGone' }>['why'];
const GONE: { readonly [K in Gone]: (aircraft: UnitId) => Said } = {
  home: (aircraft) => say`${{ unit: aircraft }} flies home`,
  driven: (aircraft) => say`${{ unit: aircraft }} is driven off`,
  shot: (aircraft) => say`${{ unit: aircraft }} is shot down`,
  landed: (aircraft) => say`${{ unit: aircraft }} has landed`,
  used: (aircraft) => say`${{ unit: aircraft }} directs the guns and is out of the game`,
};

type Says = {
  readonly [K in GamexEvent['is']]: (event: Extract<GamexEvent, { readonly is: K }>, world: World) => Told | undefined;
};

const told = (text: Said, ...rules: readonly string[]): Told => ({ text, rules });
const silent = (): undefined => undefined;
const unit = (id: UnitId) => ({ unit: id });
const side = (name: string) => ({ side: name });

const SAYS: Says = {
  ...CHAOS_SAYS,
  push: silent,
  pop: silent,
  turnTo: silent,
  set: ({ unit: id, hex, on, inside }, { board }) => {
    if (on !== undefined) return told(say`${unit(id)} is loaded on ${unit(on)}`, 'X31.2');
    return told(
      inside
        ? say`${unit(id)} is placed inside the Fortification in ${theHex(board, hex)}`
        : say`${unit(id)} is placed in ${theHex(board, hex)}`,
      'X31.2',
    );
  },
  mineHidden: ({ side: who, mine, hex }, { board }) =>
    told(
      hex === undefined
        ? say`${side(who)} {hides|hide} a mine`
        : say`${side(who)} {hides|hide} mine ${(mine ?? 0) + 1} in ${theHex(board, hex)}`,
      'X8.2b',
    ),
  initiative: ({ dice, less, winner }) => {
    const rolls =
      less > 0
        ? say`initiative: Axis rolls ${dice[0]}, Allies ${dice[1]}, the holder less ${less}`
        : say`initiative: Axis rolls ${dice[0]}, Allies ${dice[1]}`;
    return told(winner ? say`${rolls}; ${side(winner)} {has|have} it` : say`${rolls}; a tie`, 'X4.1a');
  },
  pool: ({ side: who, pool }) => told(say`${side(who)} {rolls|roll} ${pool} activation {point|points}`, 'X4.2b'),
  passed: ({ side: who, automatic }) =>
    automatic
      ? told(say`${side(who)} {passes|pass}: {it has|they have} nothing to activate`, 'X4.2f')
      : told(say`${side(who)} {passes|pass}`, 'X4.2b'),
  spent: ({ side: who, ap }) =>
    ap === 0 ? undefined : told(say`${side(who)} {spends|spend} ${ap} activation {point|points}`, 'X4.2d'),
  ended: ({ side: who, unspent }) =>
    told(
      unspent > 0
        ? say`the impulse of ${side(who)} is over, points unspent: ${unspent}`
        : say`the impulse of ${side(who)} is over`,
      'X4.2c',
    ),
  stepped: ({ unit: id, to, cost, left, rule, inside, stream }, { board }) => {
    const where = theHex(board, to);
    const moves = inside
      ? say`${unit(id)} moves to ${where}, inside`
      : stream
        ? say`${unit(id)} moves to ${where}, Down in the stream`
        : say`${unit(id)} moves to ${where}`;
    return told(say`${moves} for ${mp(cost)} MP, ${mp(left)} left`, rule);
  },
  left: ({ unit: id }) => told(say`${unit(id)} leaves the map`, 'X5.1h'),
  loaded: ({ unit: id, carrier, left }) =>
    told(say`${unit(carrier)} loads ${unit(id)}, ${mp(left)} MP left`, 'X5.2.2a'),
  unloaded: ({ unit: id, carrier }) => told(say`${unit(carrier)} unloads ${unit(id)}`, 'X5.2.3a'),
  faced: ({ units, facing }) => told(say`facing ${code(dialName(facing))}: ${both(units)}`, 'X19.1'),
  breathDie: ({ unit: id, die }) => told(say`${unit(id)} has moved at quick-time, die ${die}`, 'X15.3'),
  stream: ({ unit: id, stream }) =>
    told(stream === 'up' ? say`${unit(id)} is now Up` : say`${unit(id)} is now Down`, 'X6.3.11e'),
  switched: ({ unit: id, inside }) =>
    told(
      inside ? say`${unit(id)} goes inside the Fortification` : say`${unit(id)} goes outside the Fortification`,
      'X8.4b',
    ),
  marked: ({ units, marker, rule = 'X4.3a' }) =>
    marker === undefined ? told(say`markers taken off: ${both(units)}`, rule) : told(MARKERS[marker](units), 'X0.9'),
  morale: ({ unit: id, dice, modifier, level }) => {
    const rolled = modifier === 0 ? pips(dice) : code(`${pips(dice).code} ${signed(modifier).code}`);
    const passed = dice[0] + dice[1] + modifier <= level;
    return told(
      passed
        ? say`${unit(id)} checks morale: ${rolled} against ${level}, passed`
        : say`${unit(id)} checks morale: ${rolled} against ${level}, failed`,
      'X7.1a',
    );
  },
  rallied: ({ unit: id }) => told(say`${unit(id)} rallies`, 'X7.3a'),
  attack: (event, world) =>
    told(attackText(event, world), RULES[event.mode], event.column === undefined ? 'X6.3.3' : 'X6.3.4.t'),
  disrupted: ({ unit: id }) => told(say`${unit(id)} is disrupted`, 'X6.3.4b'),
  eliminated: ({ unit: id, wreck }) =>
    wreck
      ? told(say`${unit(id)} is eliminated and leaves a wreck`, 'X6.3.4b', 'X8.1a')
      : told(say`${unit(id)} is eliminated`, 'X6.3.4b'),
  fortDestroyed: ({ hex, wreck }, { board }) =>
    told(
      wreck
        ? say`the Fortification in ${theHex(board, hex)} is destroyed and leaves a wreck`
        : say`the Fortification in ${theHex(board, hex)} is destroyed`,
      'X8.4d',
    ),
  mineFound: ({ side: who, hex, column }, { board }) =>
    told(say`a hidden ${code(column)} mine of ${side(who)} shows itself in ${theHex(board, hex)}`, 'X8.2b'),
  ...ENGINEER_SAYS,
  ...LANDING_SAYS,
  ...AIRBORNE_SAYS,
  blockDie: ({ die, fires }) =>
    told(
      die === fires
        ? say`at the Block, die ${die} after fire ${fires}: no more Opportunity Fire there`
        : say`at the Block, die ${die} after fire ${fires}: another unit may fire`,
      'X8.5c',
    ),
  spotDie: ({ units, hex, die, spotted }, { board }) => {
    const looks =
      die === undefined
        ? say`spotting of ${theHex(board, hex)} by ${both(units)}`
        : say`spotting of ${theHex(board, hex)} by ${both(units)}, die ${die}`;
    return told(
      spotted ? say`${looks}: spotted` : say`${looks}: nothing seen`,
      die === undefined ? 'X6.3.8e' : 'X6.3.8d',
    );
  },
  taken: ({ side: who, hex }, { board }) => told(say`${side(who)} {takes|take} ${theHex(board, hex)}`, 'X4.4b'),
  unspotted: ({ hexes }, { board }) =>
    told(say`no longer spotted: ${these(hexes.map((hex) => theHex(board, hex)))}`, 'X6.3.8h'),
  available: ({ battery, dice, level }) =>
    told(
      dice[0] + dice[1] <= level
        ? say`battery ${code(battery)}: ${pips(dice)} against ${level}, ready`
        : say`battery ${code(battery)}: ${pips(dice)} against ${level}, not available`,
      'X6.4.4a',
    ),
  accuracy: ({ batteries, die, extra, lands }) => {
    const roll = code(extra > 0 ? `${die} -${extra}` : String(die));
    const guns = these(batteries.map(code));
    const text =
      lands === 'target'
        ? say`battery ${guns}, accuracy die ${roll}: on target`
        : lands === 'scatters'
          ? say`battery ${guns}, accuracy die ${roll}: it scatters`
          : say`battery ${guns}, accuracy die ${roll}: no attack`;
    return told(text, 'X6.4.4c');
  },
  scattered: ({ die, to }, { board }) =>
    told(
      to < 0
        ? say`scatter die ${die}: it falls off the map`
        : say`scatter die ${die}: it falls in ${theHex(board, to)}`,
      'X6.4.4c',
    ),
  stressed: ({ by, points }) => told(say`stress adds ${points} to the attack of ${both(by)}`, 'X12.1'),
  strainDie: ({ by, die, points }) =>
    told(
      die <= points
        ? say`after the stress, die ${die} against ${points}: ${both(by)} worn out`
        : say`after the stress, die ${die} against ${points}: no harm`,
      'X12.3',
    ),
  attached: ({ unit: id }) => told(say`${unit(id)} is a command post`, 'X22.1a'),
  bailAsked: silent,
  thrownOff: ({ unit: id, carrier }) => told(say`${unit(id)} is off ${unit(carrier)}`, 'X16.1b'),
  bailed: ({ unit: id, carrier }) => told(say`${unit(id)} jumps off ${unit(carrier)}`, 'X14.1'),
  smoked: ({ hex }, { board }) => told(say`smoke lies in ${theHex(board, hex)} for two turns`, 'X20.3'),
  smokeThins: () => told(say`the smoke thins`, 'X20.3'),
  interdicted: ({ hex, as }, { board }) =>
    told(say`${theHex(board, hex)} and the hexes around it are under interdiction, strength ${as}`, 'X21.2a'),
  interdictionEnds: () => told(say`the interdiction is over`, 'X21.2d'),
  putBack: ({ unit: id, to }, { board }) => told(say`${unit(id)} is thrown back to ${theHex(board, to)}`, 'X21.3b'),
  batteryFired: silent,
  flew: ({ aircraft, hex }, { board }) =>
    hex < 0 ? undefined : told(say`${unit(aircraft)} flies over ${theHex(board, hex)}`, 'X6.4.7b'),
  aaDie: ({ aircraft, by, strength, die, result }) => {
    const fire = say`anti-aircraft fire of ${both(by)} at ${unit(aircraft)} with ${number(...strength)}, die ${die}`;
    return told(result === '-' ? say`${fire}: missed` : say`${fire}: ${code(result)}`, 'X6.4.7g');
  },
  airGone: ({ aircraft, why }) => told(GONE[why](aircraft), 'X6.4.7g'),
  offered: ({ side: who }) => told(say`${side(who)} {offers|offer} a draw`),
  turnBegins: ({ turn }) => told(say`turn ${turn} begins`, 'X4.3g'),
  over: ({ because, rule }) => told(say`the game is over: ${because}`, rule),
};

/** One event in words. */
export const tellEvent = (event: GamexEvent, world: World): Told | undefined =>
  (SAYS[event.is] as (event: GamexEvent, world: World) => Told | undefined)(event, world);

/** Kind of attack, attackers, targets and place. */
export const attackTitle = (event: Attack, world: World): Said => DOES[event.mode](event, world);

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
function marchTold(steps: readonly Step[], from: Hex, { board }: World): Told | undefined {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 2) return undefined;
  const cost = steps.reduce((sum, step) => sum + step.cost, 0);
  const to = theHex(board, last.to);
  const goes =
    from === NOWHERE
      ? say`${unit(last.unit)} comes in and moves ${steps.length} {hex|hexes} to ${to}`
      : say`${unit(last.unit)} moves ${steps.length} {hex|hexes} from ${theHex(board, from)} to ${to}`;
  return told(say`${goes} for ${mp(cost)} MP, ${mp(last.left)} left`, 'X5.1a');
}

/** Lines of one command; the steps of a move are details of the sentence that tells it whole. */
export function tell({ world }: Gamex, before: State, events: readonly GamexEvent[]): Told[] {
  const lines: Told[] = [];
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
