import { type Fault, wordsOf } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, countryRole, minorCountries, withIce } from '#games/blitz/board.ts';
import { countersOf } from '../army/army-position.ts';
import { standingCentres } from '#games/blitz/economy/production/centres.ts';
import { controlUpdate } from '#games/blitz/countries/rules/cities.ts';
import { frameFaults } from './frame-faults.ts';
import { readFrames } from './frame-text.ts';
import type { Position } from '#games/blitz/position.ts';
import {
  alliesIn,
  asPrinted,
  inForce,
  openingOf,
  scenarioOf,
  withNations,
  withOrders,
  withSeasons,
  withShips,
} from '#games/blitz/modules/modules.ts';
import { setFaults } from '#games/blitz/presets.ts';
import { optionsOf } from '#games/blitz/rules/in-play.ts';
import { asPlayed } from '#games/blitz/sequence.ts';
import { strayFaults, worldOf } from '#games/blitz/setup.ts';
import { alliedControl, enlisted, kept, readNations } from './nation-text.ts';
import { yearFrom } from '#games/blitz/weather/zones/codes.ts';
import { settled } from '#games/blitz/countries/guerillas/position-words.ts';
import { withWaves } from '#games/blitz/sea/ships/position-words.ts';
import { withGroundWeather } from '#games/blitz/weather/zones/position-words.ts';
import { occupied } from '#games/blitz/countries/wars/overseas.ts';
import { unitFaults } from './unit-faults.ts';
import { aimed } from './sea-hexes.ts';
import { theatreFaults } from './theatre-faults.ts';
import { quietTheatre, readTheatre } from './theatre-lines.ts';
import { isAirbase, isAircraft } from '#games/blitz/kinds.ts';
import { sharing } from '#games/blitz/supply/lines/reducer.ts';
import { type BlitzFrame, other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import { type Draft, fault } from './position-draft.ts';

/** Completion of a position after all lines are read. */

/** B3.6 for cities the position says nothing of, then an update: whoever alone covers a city holds it (B10.3). */
function closeControl(draft: Draft, board: Board, state: State): State {
  const home = board.cityHexes.map((hex) => {
    const role = countryRole(board, hex);
    const major = role === 'blue' || role === 'red';
    // M17.e.3: nobody holds a city of a major that keeps out of it; M17.h.1: nor any before everybody has taken a side.
    const { minorsOnly, civil, guaranteed } = openingOf(draft);
    const quiet = major ? (minorsOnly || civil ? 'nobody' : role) : alliedControl(board, state, hex, guaranteed);
    return draft.control.get(hex) ?? quiet;
  });
  const world = worldOf(asPosition(draft, board, state));
  const started = { ...state, control: home };
  const changes = new Map(controlUpdate(world, started).map(({ hex, to }) => [hex, to]));
  const settingUp = draft.phase?.at === 'setup';
  const control = home.map((controller, i) => {
    const hex = board.cityHexes[i] as Hex;
    return draft.control.has(hex) || settingUp ? controller : (changes.get(hex) ?? controller);
  });
  const controlAtStart = control.map((controller, i) => draft.since.get(board.cityHexes[i] as Hex) ?? controller);
  return { ...state, control, controlAtStart };
}

/** M14.4, M17.table: the season that is said, or the one the war begins in. */
function yearOf(draft: Draft): Pick<State, 'year'> {
  const { season } = openingOf(draft);
  if (draft.season) return { year: yearFrom(draft.turn, draft.season.season, draft.season.n) };
  return season && withSeasons(draft.modules) ? { year: yearFrom(1, ...season) } : {};
}
/** M70.3: what modules bring to the Basic level too. */
const AT_EVERY_LEVEL = /^(?:centre|plan|uprising|held|wave|fought|beachhead|port|mission|raid|struck|closed) /;

/** M11.33: with ships a beachhead is one hex, otherwise a beach (O21.1.2). */
const withBeaches = (state: State, ships: boolean): State =>
  ships || state.beachheads.length === 0
    ? state
    : { ...state, beachheads: state.beachheads.map(({ side, beach }) => ({ side, beach })) };

/** Before the first player turn it is the first player's; guerillas are placed when the second has ended his (M80.30). */
function moverOf({ phase, first, moverSaid }: Draft, said: Side): Side {
  if (phase?.at === 'setup' || phase?.at === 'obChoice') return first;
  return phase?.at === 'guerillas' && !moverSaid ? other(first) : said;
}

/** M80.1; M17.g.1: the oppressor alone chooses. */
function choosing(draft: Draft): BlitzFrame {
  const { liberation } = openingOf(draft);
  if (liberation) return { at: 'obChoice', side: liberation, above: 0 };
  return { at: 'obChoice', side: draft.phase?.at === 'obChoice' ? draft.phase.side : 'blue' };
}

/** M14.15, M17.g.10: the board as the war has it. */
function boardFor(draft: Draft, printed: Board): Board {
  const board = withSeasons(draft.modules) ? withIce(printed) : printed;
  const { liberation, overseas } = openingOf(draft);
  return liberation && overseas ? occupied(board, liberation) : board;
}

/** M10.1: aircraft share the state of their base, unless more is written beside them. */
function based(units: readonly Unit[]): readonly Unit[] {
  const cut = units.filter((unit) => unit.isolated && unit.place === 'map' && isAirbase(unit));
  const under = (unit: Unit) =>
    unit.place === 'map' && isAircraft(unit) && !unit.isolated
      ? cut.find(({ at, side }) => at === unit.at && side === unit.side)
      : undefined;
  return cut.length === 0 ? units : units.map((unit) => (under(unit) ? sharing(unit, under(unit) as Unit) : unit));
}

export function close(draft: Draft): Position | readonly Fault[] {
  const { boardText, faults } = draft;
  const board = draft.board && boardFor(draft, draft.board);
  if (!board && faults.length === 0) faults.push({ message: 'the position has no board' });
  // M17.table
  if (!draft.firstSaid) draft.first = openingOf(draft).first ?? draft.first;
  // Decisions of the Tournament Game without a phase line are written as frames.
  const framed = draft.frameLines.some((line) => line.text.startsWith('frame '));
  if (!draft.phase && !(framed && draft.mover) && faults.length === 0) {
    faults.push({ message: "the position does not say who decides (such as 'blue moves')" });
  }
  if (withOrders(draft.modules) && draft.units.every(({ nation }) => nation !== undefined) && faults.length === 0) {
    if (!draft.orders) faults.push({ message: 'the armies are chosen from orders of battle: orders continent (M8)' });
    // M80.1
    else if (!framed) draft.phase = choosing(draft);
  }
  if (!board || !boardText || !draft.mover || (!draft.phase && !framed)) return faults;
  const allies = withNations(draft.modules) ? alliesIn(draft) : undefined;
  const { third } = openingOf(draft);
  const nations = readNations(board, allies, draft.nationLines, faults, third);
  const units = based(
    kept(board, asPrinted(draft.modules, enlisted(aimed(board, draft.units), nations)), nations, third),
  );
  const mover = moverOf(draft, draft.mover);
  const { turn, lastTurn } = draft;
  // T5.3: the Tournament Game has no last turn.
  if (draft.preset === 'basic' && draft.lastTurnSaid && lastTurn > 0 && turn > lastTurn)
    fault(draft, draft.turnLine, `'${turn}' is no turn of this game: it has ${lastTurn} (B5.3)`);
  const base: State = {
    turn,
    mover,
    units,
    control: [],
    controlAtStart: [],
    battles: [],
    doomed: [],
    streak: draft.streak,
    frames: draft.phase
      ? [
          asPlayed(optionsOf(draft.preset, draft.switches, draft.modules), openingOf(draft), draft.phase, {
            units,
            mover,
          }),
        ]
      : [],
    drawOffered: draft.drawOffered,
    ...(draft.writtenOff.length > 0 ? { writtenOff: draft.writtenOff } : {}),
    ...(draft.account ? { account: draft.account } : {}),
    ...(draft.cuts.length > 0 ? { cuts: draft.cuts } : {}),
    ...(draft.shutRails.length > 0 ? { shutRails: draft.shutRails } : {}),
    ...(draft.cleared.length > 0 ? { cleared: draft.cleared } : {}),
    ...(draft.unguarded.length > 0 ? { unguarded: draft.unguarded } : {}),
    ...(draft.airlifts.length > 0 ? { airlifts: draft.airlifts } : {}),
    ...(draft.rising === undefined ? {} : { rising: draft.rising }),
    ...(draft.indicator === undefined ? {} : { indicator: draft.indicator }),
    ...yearOf(draft),
    ...(draft.obs ? { obs: draft.obs } : {}),
    // M17.h.5: in a civil war nobody knows before everybody has taken a side.
    ...((draft.obs && !(openingOf(draft).civil && draft.phase?.at === 'setup')) || openingOf(draft).first
      ? { first: draft.first }
      : {}),
    ...quietTheatre(draft.preset === 'basic' || !inForce(draft, 'T22') ? [] : minorCountries(board)),
    ...(nations ? { nations } : {}),
  };
  const clashes = setFaults(draft, scenarioOf(draft));
  for (const { rule, because } of clashes)
    faults.push({
      ...(draft.setLine === undefined ? {} : { line: draft.setLine }),
      message: `${english(because)} (${rule})`,
    });
  if (draft.preset === 'basic') {
    // M70.3: modules bring decisions of their own to the Basic level.
    const frames = draft.modules.length > 0 ? [] : draft.frameLines.filter(({ text }) => text.startsWith('frame '));
    const lines = draft.theatreLines.filter(({ text }) => draft.modules.length === 0 || !AT_EVERY_LEVEL.test(text));
    for (const { number, text } of [...lines, ...frames])
      fault(draft, number, `the basic game has no '${wordsOf(text)[0] ?? ''}' (B0.1)`);
  }
  // Consequences of a faulty line are not reported again.
  const heard = faults.length > 0 ? [] : faults;
  const theatre = readTheatre(base, board, draft.theatreLines, heard, openingOf(draft));
  const read = withWaves(withBeaches(settled(board, theatre.state), withShips(draft.modules)));
  const state = faults.length > 0 ? read : readFrames(closeControl(draft, board, read), board, draft.frameLines, heard);
  const position = asPosition(draft, board, state);
  const world = clashes.length > 0 ? undefined : worldOf(position);
  const { preset, unitLines } = draft;
  faults.push(
    ...unitFaults({
      ...{ board, preset, unitLines, state, ships: withShips(draft.modules) },
      ...{ stacking: world?.stacking, airbases: world?.rules.air.from === 'airbases', opening: openingOf(draft) },
      charted: draft.modules.length > 0,
    }),
  );
  if (!world || faults.length > 0) return faults;
  faults.push(...theatreFaults(world, state, theatre.lineOf));
  faults.push(...frameFaults(world, state, draft.frameLines));
  faults.push(...strayFaults(world, state).map((message) => ({ message })));
  if (faults.length > 0) return faults;
  // M0.kit: armies that stand already have their production centres too.
  const centres = draft.army && state.frames[0]?.at !== 'setup' ? standingCentres(world, state) : undefined;
  return { ...position, state: withGroundWeather(world, centres ? { ...position.state, centres } : position.state) };
}

function asPosition(draft: Draft, board: Board, state: State): Position {
  const { preset, switches, modules, chosen, first, lastTurn, cities, adjudicate, par } = draft;
  const boardText = draft.boardText ?? { name: board.id };
  const counters = draft.counters ?? (draft.army && countersOf(draft.army));
  const terms = { first, lastTurn, cities, adjudicate, par };
  return {
    preset,
    switches,
    modules,
    chosen,
    board,
    boardText,
    terms,
    state,
    counters,
    largest: draft.largest,
    orders: draft.orders,
  };
}
