import { writeCommand } from '../text/commands/command-text.ts';
import { missionHexes } from '../air/rules/missions.ts';
import type { Blitz } from '../open.ts';
import { declareAV } from '../combat/frames/av-moves.ts';
import { combine } from '../combat/frames/combine.ts';
import { splitUnit } from '../combat/frames/split.ts';
import { placeReplacement } from '../economy/frames/replacements.ts';
import { endMovement, MOVEMENT_VERBS } from '../ground/frames/movement.ts';
import {
  type Command,
  MISSIONS,
  type MissionKind,
  type Side,
  type State,
  STRIKES,
  type Unit,
  type UnitNo,
} from '../types.ts';
import { isAirbase, isAircraft, isFighter, isGround, isShip, isTaskForce, sortiesOn } from '../kinds.ts';
import { sortieHexes } from '../air/airbases/groups.ts';
import type { Goal } from '../air/airbases/missions.ts';
import { zonesBeside } from '../air/airbases/stations.ts';
import { assignIntercept, strikeTargets } from '../air/airbases/verbs.ts';
import { judgement } from '../supply/lines/judgement.ts';
import { playsShips } from '../sea/ships/ships.ts';
import { adjacent } from '#hex/grid.ts';
import type { Action as AnyAction, Choice as AnyChoice } from '#table/desk.ts';
import { endStep } from '../course/class-order/steps.ts';
import { nearestOf } from '../step.ts';
import { stepIn } from '../turns.ts';
import { missionAsked } from '../air/desk/mission-default.ts';
import { trainsAt } from '../ground/rail/trains.ts';
import { isNaval, shipActions } from '../sea/desk/ship-actions.ts';
import { idOf } from './units.ts';
import { mayAssault } from './idle.ts';
import { loneFlight } from '../air/desk/lone-flight.ts';
import { warOn } from './queries.ts';

type Action = AnyAction<Command>;
type Choice = AnyChoice<Command>;

/**
 * Actions of chosen units besides moving, asked of the rules verb by verb; with the reason where an action is refused.
 */

/** Name of an action: its command; missions are separate. */
export type Verb = Command['do'] | `assignMission ${MissionKind}` | `declareStrike ${(typeof STRIKES)[number]}`;

const MOST_WAYS = 800;

/** T22.5, M18.12: commands that bring troops into a country from the sea or the air. */
const INVADING: readonly Command['do'][] = [
  ...(['landOnBeach', 'landAtPort', 'landWave', 'landRanger', 'disembark'] as const),
  ...(['flyAirborne', 'dropAirborne'] as const),
];

export function choiceOf(game: Blitz, state: State, command: Command): Choice {
  const text = writeCommand(game.world, state, command);
  const hex = hexOf(state, command);
  const zone =
    'zone' in command ? command.zone : 'to' in command && typeof command.to === 'string' ? command.to : undefined;
  const asks =
    hex !== undefined && INVADING.includes(command.do)
      ? warOn(game.world, state, [hex])
      : loneFlight(game.world, state, command);
  return {
    command,
    verb: command.do,
    text,
    ...('unit' in command ? { unit: idOf(state, command.unit) } : {}),
    ...(hex === undefined ? {} : { hex }),
    ...(command.do === 'stageInvasion' ? { then: command.hex } : {}),
    ...('path' in command && command.path ? { path: command.path } : {}),
    ...(zone === undefined ? {} : { box: zone }),
    ...(asks ? { asks } : {}),
  };
}

function hexOf(state: State, command: Command): number | undefined {
  if ('path' in command && command.path && command.path.length > 0) return command.path.at(-1);
  if ('to' in command && typeof command.to === 'number') return command.to;
  // M9.3: what is built is chosen first, and not on the map.
  if (command.do === 'produce') return undefined;
  // An invasion is aimed first; the sea hex it comes from is chosen after.
  if (command.do === 'stageInvasion') return command.aim;
  if ('hex' in command) return command.hex;
  if (command.do === 'resolve') return state.battles.find((one) => one.no === command.battle)?.hexes[0];
  if (command.do === 'chooseAV') return avHex(state, command.av);
  if (command.do === 'addToAV') return state.avs.find((one) => one.no === command.av)?.hexes[0];
  if (command.do === 'declareAV') return command.hexes[0];
  return undefined;
}

function avHex(state: State, av: number): number | undefined {
  const frame = state.frames.at(-1);
  return frame?.at === 'avAdvances' ? frame.fights.find((one) => one.battle.no === av)?.battle.hexes[0] : undefined;
}

function unitsOf(command: Command): readonly UnitNo[] {
  if ('unit' in command && 'units' in command) return [command.unit, ...command.units];
  if ('unit' in command) return [command.unit];
  if ('units' in command) return command.units;
  return 'attackers' in command ? command.attackers : [];
}

type Found = (verb: Verb, commands: readonly Command[], asked: Command | undefined) => void;

/** The chosen units themselves, before all besiegers of a hex, commit to an automatic victory. */
function victories(game: Blitz, state: State, units: readonly UnitNo[]): Command[] {
  const all = [...declareAV.legal(game.world, state)].filter((one) => unitsOf(one).some((no) => units.includes(no)));
  const troops = units.filter((no) => isGround(state.units[no] as Unit));
  const { grid } = game.world.board;
  const hexes = new Set(
    state.units.flatMap((unit) =>
      unit.side !== state.mover &&
      unit.place === 'map' &&
      troops.length > 0 &&
      troops.every((no) => adjacent(grid, (state.units[no] as Unit).at, unit.at))
        ? [unit.at]
        : [],
    ),
  );
  const own = [...hexes]
    .map((hex): Command => ({ do: 'declareAV', units, hexes: [hex] }))
    .filter((command) => !game.check(state, state.mover, command));
  return [...own, ...all];
}

/** Position with all other units of their side at rest, so that only the chosen ones act. */
const alone = (state: State, units: readonly UnitNo[]): State => ({
  ...state,
  units: state.units.map((unit, no) =>
    // M12.2, M6.5: an airbase that has only just come to be lets nobody fly, and a ship that has sailed takes nobody on.
    unit.side !== state.mover || units.includes(no) || isAirbase(unit) || isTaskForce(unit)
      ? unit
      : { ...unit, stopped: true, moved: true, flown: true },
  ),
});

/** M12.44, M12.45: transports in hand take on whoever stands at their base; other aircraft stay there. */
const LIFTING: readonly Command['do'][] = ['airliftSupply', 'dropSupply', 'dropAirborne', 'airliftUnit'];
const onlyThese = (state: State, units: readonly UnitNo[]): State => ({
  ...state,
  units: state.units.map((unit, no) => (isAircraft(unit) && !units.includes(no) ? { ...unit, flown: true } : unit)),
});

/** Troops in hand with their transport are what it takes on. */
function loaded(game: Blitz, state: State, units: readonly UnitNo[], all: readonly Command[]): readonly Command[] {
  const load = units.filter((no) => isGround(state.units[no] as Unit));
  if (load.length === 0) return all;
  const seen = new Set<string>();
  return all.flatMap((one) => {
    const mine: Command = 'load' in one ? { ...one, load } : one;
    const key = JSON.stringify(mine);
    if (seen.has(key) || game.check(state, state.mover, mine)) return [];
    seen.add(key);
    return [mine];
  });
}

/** Commands of one unit that name others of its side. */
const WITH_OTHERS: ReadonlySet<Command['do']> = new Set(['addToAV', 'entrain', 'detrain']);

/** M7.4: units chosen together board together. */
function together(game: Blitz, state: State, name: Command['do'], units: readonly UnitNo[]): Command[] {
  const troops = units.filter((no) => isGround(state.units[no] as Unit));
  const [first] = troops;
  if (name !== 'entrain' || first === undefined || troops.length < 2) return [];
  return trainsAt(state, state.mover, (state.units[first] as Unit).at)
    .map((unit): Command => ({ do: 'entrain', unit, units: troops }))
    .filter((command) => !game.check(state, state.mover, command));
}

function inMovement(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const { world } = game;
  const side = state.mover;
  const lone = alone(state, units);
  const lookedAt = (name: Command['do']): State => {
    if (LIFTING.includes(name)) return onlyThese(state, units);
    return WITH_OTHERS.has(name) ? state : lone;
  };
  for (const name of world.verbs.movement as readonly Command['do'][]) {
    const verb = MOVEMENT_VERBS[name];
    if (!verb?.ask || isNaval(name) || name === 'assignIntercept') continue;
    const asked = units.flatMap((no) => verb.ask?.(world, state, no, state.units[no] as Unit) ?? []);
    if (asked.length === 0) continue;
    let all: readonly Command[] =
      name === 'declareAV'
        ? victories(game, state, units)
        : [...together(game, state, name, units), ...verb.legal(world, lookedAt(name))].filter((one) =>
            unitsOf(one).some((no) => units.includes(no)),
          );
    if (LIFTING.includes(name)) all = loaded(game, state, units, all);
    // M7.3: a train in hand runs where it is sent, as troops march; only why it cannot is told.
    if (name === 'moveTrain' && all.length > 0) continue;
    const legal = state.avs.length > 0 ? all.filter((one) => !game.check(state, side, one)) : all;
    found(name, legal, asked[0]);
  }
  if (world.verbs.movement.includes('assignIntercept')) standBy(game, state, side, units, found);
  putTogether(game, state, units, found);
  shipActions(game, state, units, found);
  strikes(game, state, units, found);
}

/** M0.10, M15.6: those in hand become one unit. */
function putTogether({ world }: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const command = { do: 'combine', units } as const;
  if (world.verbs.movement.includes('combine') && !combine.check(world, state, command))
    found('combine', [command], undefined);
}

/** M12.32: those of the fighters in hand that can, whatever their bases. */
function standBy(game: Blitz, state: State, side: Side, units: readonly UnitNo[], found: Found): void {
  const fighters = units.filter((no) => assignIntercept.ask?.(game.world, state, no, state.units[no] as Unit));
  const command = (...of: readonly UnitNo[]): Command => ({ do: 'assignIntercept', units: of });
  const able = fighters.filter((no) => !game.check(state, side, command(no)));
  if (fighters.length > 0)
    found('assignIntercept', able.length > 0 ? [command(...able)] : [], command(...fighters.slice(0, 1)));
}

/** M12.21: chosen bombers on each mission they fly, fighters chosen with them as their escort. */
function strikes(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const { world } = game;
  if (!world.verbs.movement.includes('declareStrike')) return;
  const aircraft = units.filter((no) => isAircraft(state.units[no] as Unit));
  const fighters = aircraft.filter((no) => isFighter(state.units[no] as Unit));
  const bombers = aircraft.filter((no) => !fighters.includes(no));
  if (bombers.length === 0) return;
  const escort = fighters.length > 0 ? [{ mission: 'escort' as const, units: fighters }] : [];
  for (const mission of STRIKES) {
    if (!bombers.some((no) => sortiesOn(state.units[no] as Unit, mission))) continue;
    const targets = strikeTargets(world, state, mission);
    const goals: readonly Goal[] =
      mission === 'naval' ? targets : sortieHexes(world, state, bombers, mission).map((hex) => ({ hex }));
    const sorties = [{ mission, units: bombers }, ...escort];
    const commands = goals
      .map((goal): Command => ({ do: 'declareStrike', ...goal, sorties }))
      .filter((command) => !game.check(state, state.mover, command));
    // Reason why no strike is open, for the nearest target.
    const at = state.units[bombers[0] ?? -1]?.at ?? -1;
    const near = nearestOf(
      world,
      at,
      targets.map(({ hex }) => hex),
    );
    const asked: Command = {
      do: 'declareStrike',
      ...(targets.find(({ hex }) => hex === near) ?? { hex: at }),
      sorties: [{ mission, units: bombers }],
    };
    if (commands.length > 0 || mission !== 'nuclear') found(`declareStrike ${mission}`, commands, asked);
  }
}

function inDeclaration(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const { world } = game;
  const side = state.mover;
  const aircraft = units.filter((no) => isAircraft(state.units[no] as Unit));
  if (aircraft.length > 0) {
    for (const mission of MISSIONS.filter((one) => world.missions.includes(one))) {
      const commands = missionHexes(world, state, aircraft, mission).map(
        (hex): Command => ({ do: 'assignMission', units: aircraft, mission, hex }),
      );
      found(`assignMission ${mission}`, commands, missionAsked(game, state, aircraft, mission));
    }
    const joins = state.avs.map((av): Command => ({ do: 'addToAV', av: av.no, units: aircraft }));
    if (joins.length > 0)
      found(
        'addToAV',
        joins.filter((one) => !game.check(state, side, one)),
        joins[0],
      );
  }
  cityAssaults(game, state, units, found);
  inPieces(game, state, units, found);
}

/** T22.3: of ground units beside a city hex of a minor country; M3.11: declared and fought in one. */
function cityAssaults(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  if (!mayAssault(game, state)) return;
  const { board } = game.world;
  const troops = units.filter((no) => isGround(state.units[no] as Unit));
  const beside = (hex: number) =>
    troops.length > 0 && troops.every((no) => adjacent(board.grid, (state.units[no] as Unit).at, hex));
  const open = board.cityHexes
    .filter(beside)
    .map((hex): Command => ({ do: 'declareCityAssault', attackers: units, hex }))
    .filter((one) => !game.check(state, state.mover, one));
  if (open.length > 0) found('declareCityAssault', open, undefined);
}

/** T2.3: breaking down is open in every phase that sends units somewhere. */
function inPieces(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const side = game.decides(state);
  if (!side || !game.world.verbs.movement.includes('splitUnit')) return;
  const pieces = [...splitUnit.legal(game.world, { ...state, mover: side })];
  const own = pieces.filter((one) => unitsOf(one).some((no) => units.includes(no)));
  if (own.length > 0)
    found(
      'splitUnit',
      own.filter((one) => !game.check(state, side, one)),
      undefined,
    );
}

/** Fighters sent together; and aircraft that come down. */
function inTheAir(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const side = game.decides(state);
  const frame = state.frames.at(-1);
  if (!side) return;
  if (frame?.at === 'interception') {
    const hexes = new Set(state.missions.filter((one) => one.kind !== 'intercept').map((one) => one.hex));
    const sent = [...hexes].map((hex): Command => ({ do: 'assignInterceptor', units, hex }));
    found(
      'assignInterceptor',
      sent.filter((one) => !game.check(state, side, one)),
      sent[0],
    );
  }
  if (frame?.at === 'landing') {
    for (const name of ['landAircraft', 'rebase'] as const) {
      const legal = [...game.legal(state)].filter(
        (one) => one.do === name && unitsOf(one).some((no) => units.includes(no)),
      );
      const [no] = units;
      const flying = no !== undefined && state.units[no]?.place === 'air';
      const to = game.world.board.cityHexes[0];
      if (flying !== (name === 'landAircraft') || no === undefined || to === undefined) continue;
      found(name, legal, { do: name, unit: no, to });
    }
  }
  inPieces(game, state, units, found);
}

/** In set-up: M8.8 on board ships that have their place; M12.32 fighters stand by; M12.6 an airbase serves a sea zone; T2.3 pieces. */
function inSetUp(game: Blitz, state: State, units: readonly UnitNo[], found: Found): void {
  const { world } = game;
  const side = game.decides(state);
  if (!side) return;
  const isOpen = (command: Command): boolean => !game.check(state, side, command);
  const troops = units.filter((no) => isGround(state.units[no] as Unit));
  if (troops.length > 0 && world.verbs.setup.includes('load')) {
    const boards = state.units
      .flatMap((ship, unit): Command[] =>
        isShip(ship) && ship.side === side ? [{ do: 'load', unit, units: troops }] : [],
      )
      .filter(isOpen);
    if (boards.length > 0) found('load', boards, undefined);
  }
  standBy(game, state, side, units, found);
  const zones = units.flatMap((unit): Command[] =>
    playsShips(world) && isAirbase(state.units[unit] as Unit) ? zonesToServe(world, state, unit) : [],
  );
  if (zones.length > 0) found('serveZone', zones.filter(isOpen), zones[0]);
  inPieces(game, state, units, found);
}

/** M12.6: in set-up an airbase between two zones may be given the other one as long as nobody is ready. */
function zonesToServe({ board }: Blitz['world'], state: State, unit: UnitNo): Command[] {
  const { at, place, zone: served } = state.units[unit] as Unit;
  const zones = place === 'map' ? zonesBeside(board, at) : [];
  return zones.length < 2
    ? []
    : zones.filter((zone) => zone !== served).map((zone) => ({ do: 'serveZone', unit, zone }));
}

/**
 * Actions of no chosen unit: purchases, splitting units fed by sea in part (M10.8), and units given up when movement
 * ends (B7.a11).
 */
function forNobody(game: Blitz, state: State, found: Found): void {
  const { world } = game;
  const at = state.frames.at(-1)?.at;
  if (at === 'supply') {
    const fed = judgement(world, state).bySea.map(({ no }) => no);
    inPieces(game, state, fed, found);
  }
  if (at !== 'movement') return;
  if (world.verbs.movement.includes('placeReplacement') && state.replacements[state.mover] > 0)
    found('placeReplacement', [...placeReplacement.legal(world, state)], undefined);
  const abandoning = [...endMovement.legal(world, state)].filter((one) => 'abandon' in one);
  if (abandoning.length > 0) found('endMovement', abandoning, undefined);
  // M5.6: flak that is too much in a hex.
  const crowded = stepIn(state) === 'flak' ? [...endStep.legal(world, state)].filter((one) => 'abandon' in one) : [];
  if (crowded.length > 0) found('endStep', crowded, undefined);
}

/** Commands that name a unit are offered for chosen units only; purchases and the like for nobody in particular. */
export function actionsOf(game: Blitz, state: State, units: readonly UnitNo[]): Action[] {
  const side = game.decides(state);
  if (!side || units.some((no) => state.units[no]?.side !== side)) return [];
  const actions: Action[] = [];
  const open = game.prompt(state)?.commands ?? [];
  const found: Found = (verb, commands, asked) => {
    const named = (commands[0] ?? asked)?.do;
    if (named && !open.includes(named)) return;
    const choices = commands.slice(0, MOST_WAYS).map((command) => choiceOf(game, state, command));
    const fault = choices.length === 0 && asked ? game.check(state, side, asked) : undefined;
    if (choices.length > 0 || fault)
      actions.push({
        verb,
        choices,
        ...(fault ? { fault } : {}),
        ...(verb === 'splitUnit' ? { folded: true } : {}),
        ...(verb === 'declareCityAssault' ? { aims: true } : {}),
      });
  };
  const at = state.frames.at(-1)?.at;
  if (units.length === 0) forNobody(game, state, found);
  else if (at === 'movement') inMovement(game, state, units, found);
  else if (at === 'setup') inSetUp(game, state, units, found);
  else if (at === 'declaration') inDeclaration(game, state, units, found);
  else if (at === 'battles') cityAssaults(game, state, units, found);
  else if (at === 'interception' || at === 'landing') inTheAir(game, state, units, found);
  return actions;
}
