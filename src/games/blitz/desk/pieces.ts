import { memoize } from '#core/memo.ts';
import type { CounterUnit, UnitMark } from '#table/board-model.ts';
import type { Mode, Piece } from '#table/desk.ts';
import type { Library } from '../position.ts';
import { type Army, isArmy, parseArmy } from '../text/army/army-text.ts';
import { factorsText } from '../text/unit-text.ts';
import type { MovementStep, State, Unit, UnitNo } from '../types.ts';
import { isAircraft, isCarrier, isGround, isLifter, isShip, isTaskForce, KINDS, type UnitKind } from '../kinds.ts';
import { attackedIn, stepIn } from '../turns.ts';

/** The counters of a state, with what a click on them takes in hand. */

export type Prints = ReadonlyMap<string, Army['units'][number]>;

const printed = memoize((texts: Library['armies']): Prints => {
  const armies = Object.values(texts).map((text) => parseArmy(text));
  return new Map(armies.flatMap((army) => (isArmy(army) ? army.units.map((unit) => [unit.id, unit]) : [])));
});

/** Printed values of the counters of a library's armies, by unit id. */
export const printsOf = ({ armies }: Library): Prints => printed(armies);

/** Properties of a unit that depend on the game. */
interface PieceFacts {
  /** Hex at which a ship in a box is shown. */
  readonly moored?: (ship: Unit) => number | undefined;
  /** M12.hd: slow after a hit, or at half strength. */
  readonly harm?: (unit: Unit) => 'H' | 'D' | undefined;
  readonly stuck?: (unit: Unit) => boolean;
}

const HARM = { H: 'fought', D: 'shaken' } as const satisfies Record<string, UnitMark>;

interface InBattle {
  readonly fighting: boolean;
  /** M3.9: it has attacked in this player turn. */
  readonly fought: boolean;
}

function marksOf(unit: Unit, { fighting, fought }: InBattle, harm: 'H' | 'D' | undefined, stuck: boolean): UnitMark[] {
  const marks: UnitMark[] = [];
  if (fighting) marks.push('in-battle');
  if (harm) marks.push(HARM[harm]);
  if (unit.onCall) marks.push('watching');
  if (unit.stopped || unit.moved) marks.push('moved');
  if (unit.fired || (fought && !fighting)) marks.push('done');
  if (unit.isolated) marks.push('unsupplied');
  if (stuck && harm !== 'D') marks.push('shaken');
  if (unit.place === 'aboard') marks.push('carried');
  return marks;
}

function counterOf(unit: Unit, marks: readonly UnitMark[], prints: Prints): CounterUnit {
  const print = prints.get(unit.id);
  return {
    id: unit.id,
    side: unit.place === 'neutral' ? 2 : unit.side === 'blue' ? 0 : 1,
    symbol: print?.symbol ?? KINDS[unit.type].symbol,
    size: print?.size ?? 'XX',
    factors: factorsText(unit),
    designation: print?.designation ?? '',
    strength: unit.df,
    marks,
  };
}

/** The side of a piece in no side's hand. */
const NOBODY = 'nobody';
/** M6.seq: what is taken in hand in a step of its own class. */
const STEP_CLASSES: Partial<Record<MovementStep, UnitKind['class']>> = {
  rail: 'rail',
  ferry: 'air',
  air: 'air',
  strikes: 'air',
  standby: 'air',
  sailing: 'sea',
  engaging: 'sea',
  sea: 'sea',
  flak: 'flak',
  bases: 'base',
};

/** Aircraft of different types have no mission in common: those of one that have not flown, transports where something is carried. */
function squadron(aircraft: readonly Unit[], step: MovementStep | undefined): readonly Unit[] {
  const ready = aircraft.filter(({ flown, onCall }) => !flown && !onCall);
  const some = ready.length > 0 ? ready : aircraft;
  const first = (step === 'air' ? some.find(isLifter) : undefined) ?? some[0];
  return some.filter(({ type }) => type === first?.type);
}

/** M11.4: ships that have done what they may keep nobody of their fleet from sailing. */
function fresh(ships: readonly Unit[], step: MovementStep | undefined): readonly Unit[] {
  const some = ships.filter(
    ({ stopped, withdrawn, moved }) => !stopped && !withdrawn && !(step === 'sailing' && moved),
  );
  return some.length > 0 ? some : ships;
}

/** Aircraft do not march: with troops in the hex it is the troops that are meant, those that can still move first. */
function able(units: readonly Unit[], step: MovementStep | undefined): readonly Unit[] {
  const of = step === undefined ? undefined : STEP_CLASSES[step];
  const meant = of === undefined ? [] : units.filter(({ type }) => KINDS[type].class === of);
  if (meant.length > 0 && of === 'air') return squadron(meant, step);
  if (meant.length > 0) return of === 'sea' ? fresh(meant, step) : meant;
  const troops = units.filter(isGround);
  const some = troops.filter((unit) => !unit.stopped);
  if (troops.length > 0) return some.length > 0 ? some : troops;
  const ships = units.filter(isShip);
  if (ships.length > 0) return fresh(ships, step);
  const aircraft = units.filter((unit) => isAircraft(unit));
  return aircraft.length > 0 ? squadron(aircraft, step) : units;
}

/** Places that a click on a hex finds. */
const IN_HEXES: readonly Unit['place'][] = ['map', 'air', 'dock', 'assault'];

function handyOf(units: readonly Unit[], mode: Mode, step: MovementStep | undefined): readonly Unit[] {
  if (mode === 'place') return units;
  return mode === 'send' ? units.filter((unit) => isAircraft(unit)) : able(units, step);
}

export function piecesOf(
  state: Pick<State, 'units' | 'battles'> & Partial<Pick<State, 'frames'>>,
  mode: Mode,
  idle: (unit: Unit, no: UnitNo) => boolean,
  prints: Prints,
  { moored = () => undefined, harm = () => undefined, stuck = () => false }: PieceFacts = {},
): Piece[] {
  const setup = state.frames?.at(-1);
  /** M18.10: an army that stands aside is nobody's, but for whoever sets it up. */
  const isAside = (unit: Unit): boolean =>
    unit.place === 'neutral' &&
    !(setup?.at === 'setup' && ['minors', 'rolled'].includes(setup.stage) && setup.side === unit.side);
  const step = stepIn({ frames: state.frames ?? [] });
  const carriers = new Map(state.units.map((unit) => [unit.id, unit]));
  const placeOf = (unit: Unit): number => moored(unit) ?? unit.at;
  const hexOf = (unit: Unit): number => {
    const carrier = unit.place === 'map' ? undefined : carriers.get(unit.aboard ?? '');
    return carrier ? placeOf(carrier) : placeOf(unit);
  };
  const fighting = new Set(state.battles.flatMap(({ attackers }) => attackers));
  const fought = new Set(attackedIn({ frames: state.frames ?? [] }));
  const stacks = new Map<string, Unit[]>();
  for (const unit of state.units) {
    const there = IN_HEXES.includes(unit.place) || moored(unit) !== undefined;
    if (!there && (unit.place !== 'neutral' || isAside(unit))) continue;
    const key = `${placeOf(unit)} ${unit.side}`;
    const stack = stacks.get(key);
    if (stack) stack.push(unit);
    else stacks.set(key, [unit]);
  }
  const selectable = new Set([...stacks.values()].flatMap((stack) => handyOf(stack, mode, step)));
  return state.units.map((unit, no: UnitNo): Piece => {
    const carrier = unit.place === 'aboard' ? carriers.get(unit.aboard ?? '') : undefined;
    const atSea = unit.place === 'sea' ? unit : carrier?.place === 'sea' ? carrier : undefined;
    const afloat = atSea && moored(atSea) === undefined ? atSea : undefined;
    const on = !afloat && ['map', 'air', 'aboard', 'neutral', 'dock', 'assault', 'sea'].includes(unit.place);
    return {
      id: unit.id,
      side: isAside(unit) ? NOBODY : unit.side,
      kind: unit.type,
      ...(on ? { hex: hexOf(unit) } : {}),
      ...(afloat ? { box: `sea-${afloat.zone ?? 'A'}` } : {}),
      counter: counterOf(
        unit,
        marksOf(unit, { fighting: fighting.has(no), fought: fought.has(no) }, harm(unit), stuck(unit)),
        prints,
      ),
      selectable: selectable.has(unit),
      idle: on && unit.place !== 'neutral' && idle(unit, no),
      holds: unit.place === 'map' && isGround(unit),
      // Aircraft, trains and ships lie under the ground units beside them, passengers under what carries them.
      rank:
        (isGround(unit) && unit.place !== 'aboard' ? 100 : isTaskForce(unit) ? 60 : isCarrier(unit) ? 50 : 0) + unit.af,
    };
  });
}
