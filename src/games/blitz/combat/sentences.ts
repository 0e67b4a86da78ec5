import type { RuleId } from '#core/objection.ts';
import type { FireTarget } from './artillery/commands.ts';
import { isAirbase, isFlak } from '#games/blitz/kinds.ts';
import { code, type Message, msg, theHex, these, theSide } from '#core/message.ts';
import type { Board } from '#games/blitz/board.ts';
import { resultMessage } from '#games/blitz/text/log/result-text.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { type Battle, type BlitzEvent, type Loss, other, type State, type Unit } from '#games/blitz/types.ts';
import { theLoss, theUnit, theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { supportOf } from '../air/rules/missions.ts';
import { NO_DEFENCE, strengthsOf, strikersOf } from './rules/odds.ts';
import { tallyOf } from './rules/result.ts';
import { standing } from './rules/tournament-battle.ts';
import type { CombatEvent } from './reducer.ts';

const isModular = ({ rules }: World): boolean => rules.combat.table.sunk !== undefined;
const isBasic = ({ rules }: World): boolean => rules.combat.table.id === 'B19.crt';

const KIND_RULES = { assault: 'T22.3', strike: 'T23.2.3', nuclear: 'O23.5.6' } as const;

/** B90.10: odds of a battle that is not fought. */
const VOID = '-';

/** Rules that call a battle off: its attackers are gone, or the strike's defenders (O90.26). */
const VOID_RULES = { ground: 'B90.10', assault: 'T90.64', strike: 'O90.4', nuclear: 'O90.4' } as const;
const voidRule = (kind: Battle['kind'], attack: number): RuleId =>
  kind === 'strike' && attack > 0 ? 'O90.26' : VOID_RULES[kind];

function foughtRule(
  world: World,
  battle: Battle | undefined,
  { result, attack, defence }: Extract<BlitzEvent, { is: 'fought' }>,
): RuleId {
  const sure = result.die === undefined;
  const fallen = sure && tallyOf(result.effects).attacker.lose > 0;
  if (battle?.kind === 'strike' && sure) return fallen ? 'O90.3' : 'T23.2.3a';
  if (battle && battle.kind !== 'ground') return KIND_RULES[battle.kind];
  if (isModular(world)) {
    if (!sure) return result.table ?? 'M4.1';
    if (fallen) return 'M4.30';
    return defence === 0 ? 'M4.15' : 'M4.13';
  }
  if (isBasic(world)) return sure ? 'B19.2' : 'B19.3';
  if (!sure) return 'T7.2.1';
  if (fallen) return 'T7.2.17';
  return attack >= 7 * defence ? 'T7.2.15' : 'T7.2.16';
}

/** T6.2.11: on a sea hex there is no retreat; elsewhere no way was open (B19.5.7). */
function eliminationRules({ land }: Board, rule: RuleId, units: readonly Unit[]): RuleId[] {
  if (rule !== 'B19.5.7') return [rule];
  const afloat = units.filter(({ at }) => land[at] === 0).length;
  return [...(afloat < units.length ? [rule] : []), ...(afloat > 0 ? ['T6.2.11'] : [])];
}

/** `b5 and b6 attack`, `b1 assaults`; strikes name no ground units. */
function attackInWords(state: State, { kind, attackers }: Battle): Message {
  if (attackers.length === 0) return kind === 'nuclear' ? msg`a nuclear strike hits` : msg`bombers strike`;
  const units = theUnits(state, attackers);
  return kind === 'assault' ? msg`${units} {assaults|assault}` : msg`${units} {attacks|attack}`;
}

function battleInWords(world: World, state: State, battle: Battle): [Message, RuleId] {
  const { no, kind, hexes } = battle;
  const where = these(hexes.map((hex) => theHex(world.board.grid, hex)));
  const text = msg`battle ${no}: ${attackInWords(state, battle)} ${where}`;
  if (kind !== 'ground') return [text, KIND_RULES[kind]];
  const { attackTotal, defenceTotal, odds } = strengthsOf(
    world,
    state,
    strikersOf(battle),
    hexes,
    supportOf(state, hexes),
  );
  return [
    odds.label === NO_DEFENCE
      ? msg`${text}, ${attackTotal} v ${defenceTotal}, no defence`
      : msg`${text}, ${attackTotal} v ${defenceTotal} = ${code(odds.label)}`,
    world.rules.ground.mustAttack(state) ? 'B7.a10' : 'M3.9',
  ];
}

/** Losses are counted by size; a differing number of attack factors is added (B2.6). */
function lossInWords(state: State, { unit: no, factors }: Loss): Message {
  const { af = 0, df = 0 } = state.units[no] ?? {};
  const name = theUnit(state, no);
  return af === df
    ? msg`${name} loses ${factors}`
    : msg`${name} loses ${factors} of ${df} size, ${theLoss((factors * af) / df, 'af')}`;
}

const fought: Says<'fought'>['fought'] = ({ world, state, origin, hex: name }, event) => {
  const declared = [...state.battles, ...origin.battles].find((one) => one.no === event.battle);
  // B90.10: those who have fallen since the declaration do not attack.
  const battle = declared && standing(state, declared);
  const where = these((battle?.hexes ?? []).map(name));
  if (battle && event.odds === VOID)
    return logEntry(
      msg`battle ${event.battle} for ${where} is not fought: nobody is left for it`,
      voidRule(battle.kind, event.attack),
    );
  const who = battle ? msg`${attackInWords(state, battle)} ${where}` : msg`battle ${event.battle}`;
  const text =
    event.odds === NO_DEFENCE
      ? msg`${who}, no defence (${event.attack} v ${event.defence})`
      : msg`${who} at ${code(event.odds)} (${event.attack} v ${event.defence})`;
  const { die } = event.result;
  const result = resultMessage(event.result, battle?.kind);
  return logEntry(
    die === undefined ? msg`${text}, no roll: ${result}` : msg`${text}, die ${die}: ${result}`,
    foughtRule(world, battle, event),
  );
};

/** M16.chart */
const TARGETS: Readonly<Record<FireTarget, Message>> = {
  pc: msg`the production centre`,
  rail: msg`the rail line`,
  train: msg`the train`,
  flak: msg`the flak`,
  airbase: msg`the airbase`,
  port: msg`the port`,
  ships: msg`the ships`,
  docked: msg`the ships in port`,
};
const ON_LINES: readonly FireTarget[] = ['rail', 'train'];

export const combatSays: Says<CombatEvent['is']> = {
  doomed: ({ ids }, event) => logEntry(msg`${ids(event.units)} {is|are} trapped and given up`, 'B7.a11'),
  declared: ({ world, state }, event) => logEntry(...battleInWords(world, state, event.battle)),
  undeclared: ({ world }, event) => logEntry(msg`battle ${event.battle} is called off`, world.phases.declaration),
  eliminated: ({ world, ids, unit }, event) =>
    logEntry(
      msg`${ids(event.units)} {is|are} eliminated`,
      ...eliminationRules(world.board, event.rule, event.units.map(unit)),
    ),
  reduced: ({ state }, event) =>
    logEntry(msg`${these(event.losses.map((loss) => lossInWords(state, loss)))}`, event.rule),
  fought,
  retreated({ id, way }, event) {
    const unit = id(event.unit);
    const path = way(event.unit, event.path);
    return event.forced
      ? logEntry(msg`${unit} retreats ${path}, its only way`, 'B19.5.1', 'B80.9')
      : logEntry(msg`${unit} retreats ${path}`, 'B19.5.1');
  },
  advanced({ world, state, id, hex, unit }, event) {
    const by = world.advance.who[unit(event.unit).side === state.mover ? 'attacker' : 'defender'];
    const where = these(event.path.map(hex), ' > ');
    return isModular(world)
      ? logEntry(msg`${id(event.unit)} occupies ${where}`, by)
      : logEntry(msg`${id(event.unit)} advances to ${where}`, by);
  },
  paid: ({ state }, { k, steps }) =>
    logEntry(
      k === 0
        ? msg`${theSide(other(state.mover))} pays for none of ${steps} {hex|hexes} of retreat`
        : msg`${theSide(other(state.mover))} pays for ${k} of ${steps} {hex|hexes} of retreat`,
      'M4.5',
    ),
  overran: ({ ids, hex }, event) => logEntry(msg`${ids(event.units)} {overruns|overrun} ${hex(event.hex)}`, 'M4.20'),
  ranOver: noEntry,
  fired: noEntry,
  supported: ({ ids }, event) =>
    event.units.length === 0 ? undefined : logEntry(msg`${ids(event.units)} {supports|support} the defence`, 'M16.8'),
  bombarded({ ids, hex }, { units, hex: target, column, die, result }) {
    const text = msg`${ids(units)} {bombards|bombard} ${hex(target)} at ${code(String(column))}, die ${die}`;
    if (result === '-') return logEntry(msg`${text}: no effect`, 'M12.sbt');
    return logEntry(result === 'H' ? msg`${text}: hit` : msg`${text}: disabled`, 'M12.sbt');
  },
  firedAt({ ids, hex }, { units, hex: at, target, column, die, result }) {
    const text = msg`${ids(units)} {fires|fire} at ${TARGETS[target]} in ${hex(at)} at ${code(String(column))}, die ${die}`;
    const rule = ON_LINES.includes(target) ? 'M12.rit' : 'M12.sbt';
    if (result === '-') return logEntry(msg`${text}: no effect`, rule);
    return logEntry(result === 'D' ? msg`${text}: disabled` : msg`${text}: hit`, rule);
  },
  battered: ({ ids, unit }, { units, result, till }) =>
    logEntry(
      units.map(unit).some((one) => isAirbase(one) || isFlak(one))
        ? msg`${ids(units)} {is|are} out of action through turn ${till}`
        : result === 'H'
          ? msg`${ids(units)} {is|are} slow through turn ${till}`
          : msg`${ids(units)} {is|are} at half strength and {does|do} not move through turn ${till}`,
      'M12.hd',
    ),
  immobilised: ({ id }, event) =>
    logEntry(msg`${id(event.unit)} is immobilised through its owner's turn ${event.till}`, 'M4.11'),
  battleEnded: noEntry,
  combatEnded: noEntry,
  split: ({ id }, event) => logEntry(msg`${id(event.unit)} is broken down into ${these(event.sizes, ' + ')}`, 'T2.3.1'),
  combined: ({ ids }, event) => logEntry(msg`${ids(event.units)} are put together`, 'M0.10'),
  surrounded: (_telling, event) =>
    event.battles.length === 0
      ? undefined
      : logEntry(msg`surrounded: the defenders of battle ${these(event.battles)}`, 'T7.2.16'),
  avDeclared({ ids, hex }, event) {
    const { no, participants, hexes } = event.av;
    return logEntry(msg`automatic victory ${no} over ${these(hexes.map(hex))} by ${ids(participants)}`, 'T7.3.1');
  },
  avJoined: ({ ids }, event) => logEntry(msg`${ids(event.units)} {joins|join} automatic victory ${event.av}`, 'T7.3.9'),
  avUsed: ({ ids }, event) => logEntry(msg`${ids(event.units)} {uses|use} automatic victory ${event.av}`, 'T7.3.4'),
  avEnded: (_telling, event) =>
    event.good
      ? logEntry(msg`the victims of automatic victory ${event.av} are removed`, 'T7.3.6')
      : logEntry(msg`automatic victory ${event.av} fails`, 'T7.3.14'),
  retreatsClosed({ hex: name }, event) {
    if (event.hexes.length === 0) return undefined;
    const rules = new Set(event.hexes.map(({ rule }) => rule));
    return logEntry(
      msg`closed to retreats: ${these(
        event.hexes.map(({ hex }) => name(hex)),
        ', ',
      )}`,
      ...rules,
    );
  },
};
