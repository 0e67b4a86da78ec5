import type { Hex } from '../../hex/hex.ts';
import type { BlitzEvent, State } from '../../blitz/types.ts';
import * as effects from './effects.ts';
import { putAt } from './field.ts';
import { clearFrames, popFrame, pushFrame, turnTo } from './frames.ts';
import * as L from './layout.ts';
import {
  closureCells,
  controlCode,
  damageCells,
  loadUnit,
  noRetreatCells,
  outcomeCode,
  putBattle,
  putBeachheads,
  putInvasion,
  putMinor,
} from './load.ts';
import { put, type Sim } from './sim.ts';
import * as theatre from './theatre.ts';
import { header, mask, moverOf, putHeader, setZone, sideOf, unitCount } from './units.ts';

/**
 * Follows the engine: what `evolve` does to a state this does to a simulation, event by event. False where it cannot
 * (moves taken back: the simulation keeps no trail); then it must be loaded again.
 */
export function fold(sim: Sim, event: BlitzEvent): boolean {
  switch (event.is) {
    case 'push':
      pushFrame(sim, event.frame);
      return true;
    case 'pop':
      popFrame(sim);
      return true;
    case 'turnTo':
      turnTo(sim, event.frame);
      return true;
    case 'takenBack':
      return false;
    case 'marked':
    case 'noted':
    case 'committed':
    case 'fought':
    case 'airFought':
    case 'nuked':
    case 'drawRefused':
      return true;
    default:
      foldUnits(sim, event);
      return true;
  }
}

/** A whole answer of the engine; false where the simulation must be loaded again. */
export function foldAll(sim: Sim, events: readonly BlitzEvent[]): boolean {
  for (const event of events) if (!fold(sim, event)) return false;
  return true;
}

type Told<K extends BlitzEvent['is']> = Extract<BlitzEvent, { is: K }>;
type FrameOrTold = 'push' | 'pop' | 'turnTo' | 'takenBack' | 'marked' | 'noted' | 'committed';
type Silent = FrameOrTold | 'fought' | 'airFought' | 'nuked' | 'drawRefused';

const last = (path: readonly Hex[]): Hex => path.at(-1) ?? -1;

function foldUnits(sim: Sim, event: Exclude<BlitzEvent, { is: Silent }>): void {
  switch (event.is) {
    case 'placed':
      putAt(sim, event.unit, L.ON_MAP, event.hex);
      setZone(sim, event.unit, 0);
      return mask(sim, event.unit, L.WHO, L.HELD, 0);
    case 'putToSea':
      putAt(sim, event.unit, L.AT_SEA, -1);
      setZone(sim, event.unit, L.ZONE_CODE[event.zone] + 1);
      return mask(sim, event.unit, L.WHO, L.HELD, 0);
    case 'heldBack':
      putAt(sim, event.unit, L.WAITING, -1);
      setZone(sim, event.unit, 0);
      return mask(sim, event.unit, L.WHO, 0, L.HELD);
    case 'reinforced':
      putAt(sim, event.unit, L.ON_MAP, event.hex);
      return mask(sim, event.unit, L.WHO, L.HELD, L.MOVED);
    case 'moved': {
      const { unit, path, spent, stopped, innerRun, offRoad } = event;
      if (path.length > 0) effects.moved(sim, unit, last(path), spent, stopped, innerRun, offRoad);
      return;
    }
    case 'flown':
      if (event.path.length > 0) effects.flown(sim, event.unit, last(event.path), event.stopped);
      return;
    case 'carried':
      if (event.path.length > 0) effects.carried(sim, event.unit, last(event.path), event.spent);
      return;
    case 'embarked':
      return effects.embarked(sim, event.unit, L.ZONE_CODE[event.zone] + 1);
    case 'sailed':
      return effects.sailed(sim, event.unit, L.ZONE_CODE[event.zone] + 1);
    case 'landedAtPort':
      return effects.landedAtPort(sim, event.unit, event.hex, event.spent, event.stopped);
    case 'staged':
      return effects.staged(sim, event.unit, event.hex, event.aim);
    case 'beached':
      return effects.beached(sim, event.unit, event.to, event.spent, event.stopped);
    case 'retreated':
    case 'advanced':
      if (event.path.length > 0) effects.displaced(sim, event.unit, event.path[0] as Hex, last(event.path));
      return;
    case 'eliminated':
      for (const no of event.units) effects.eliminated(sim, no);
      return;
    case 'reduced':
      for (const { unit, factors } of event.losses) effects.reduced(sim, unit, factors);
      return;
    case 'split':
      return effects.split(sim, event.unit, event.sizes);
    case 'replaced':
      return replaced(sim, event);
    case 'mission':
      return effects.sent(sim, event.mission.unit, L.MISSION_CODE[event.mission.kind], event.mission.hex);
    case 'landed':
      return typeof event.to === 'number'
        ? effects.landed(sim, event.unit, event.to, 0)
        : effects.landed(sim, event.unit, -1, L.ZONE_CODE[event.to] + 1);
    case 'rebased':
      return effects.rebased(sim, event.unit, event.to);
    case 'doomed':
      for (const no of event.units) mask(sim, no, L.FLAGS, 0, L.DOOMED);
      return;
    case 'stunned':
      for (const no of event.units) put(sim, sim.layout.units + no * L.STRIDE + L.STUNNED, event.till + 1);
      return;
    case 'isolated':
      return isolated(sim, event.units);
    case 'passed':
      for (const { unit, country } of event.passages) mask(sim, unit, L.PASSED, 0, 1 << country);
      return;
    default:
      foldTheatre(sim, event);
  }
}

function replaced(sim: Sim, { unit, from }: Told<'replaced'>): void {
  let cost = 0;
  for (const { unit: no, factors } of from) {
    effects.spentOnReplacement(sim, no, factors);
    cost += factors;
  }
  const no = unitCount(sim);
  if (no >= sim.layout.capacity) throw new L.SimFull(`more than ${no} units`);
  putHeader(sim, L.UNITS, no + 1);
  loadUnit(sim, unit, no);
  const cell = L.REPLACEMENTS + L.sideCode(unit.side);
  putHeader(sim, cell, header(sim, cell) - cost);
}

function isolated(sim: Sim, units: readonly number[]): void {
  const mover = moverOf(sim);
  for (let no = unitCount(sim) - 1; no >= 0; no--)
    if (sideOf(sim, no) === mover) mask(sim, no, L.FLAGS, L.ISOLATED, units.includes(no) ? L.ISOLATED : 0);
}

type Theatre = Told<
  | 'control'
  | 'captured'
  | 'minor'
  | 'declared'
  | 'undeclared'
  | 'battleEnded'
  | 'surrounded'
  | 'avDeclared'
  | 'avJoined'
  | 'avUsed'
  | 'avEnded'
  | 'invasion'
  | 'beachheads'
  | 'damaged'
  | 'damageEnded'
  | 'closed'
  | 'closureEnded'
  | 'retreatsClosed'
  | 'combatEnded'
  | 'playerTurn'
  | 'streak'
  | 'replacements'
  | 'short'
  | 'weather'
  | 'struck'
  | 'drawOffered'
  | 'over'
>;

function foldTheatre(sim: Sim, event: Theatre): void {
  const { cells, layout } = sim;
  switch (event.is) {
    case 'control':
      for (const { hex, to } of event.changes) theatre.putControl(sim, hex, controlCode(to));
      return;
    case 'captured':
      return theatre.captureCity(sim, event.hex, L.sideCode(event.by));
    case 'minor':
      return putMinor(sim, event.minor);
    case 'declared':
      return putBattle(sim, event.battle);
    case 'undeclared':
    case 'battleEnded':
      return effects.battleGone(sim, event.battle);
    case 'surrounded':
      for (let no = 1; no <= L.MOST_BATTLES; no++) {
        const at = layout.battles + no * L.BATTLE;
        const value = cells[at] as number;
        if ((value & 15) === L.KIND_CODE.ground + 1)
          put(sim, at, (value & 15) | ((event.battles.includes(no) ? 2 : 1) << 4));
      }
      return;
    case 'avDeclared': {
      const { no, hexes, participants, users } = event.av;
      theatre.declareAv(sim, no, hexes);
      for (const unit of participants) mask(sim, unit, L.FIGHT, 0xff00, no << 8);
      for (const unit of users) mask(sim, unit, L.USES, 0, 1 << (no - 1));
      return;
    }
    case 'avJoined':
      for (const unit of event.units) {
        mask(sim, unit, L.FIGHT, 0xff00, event.av << 8);
        mask(sim, unit, L.USES, 1 << (event.av - 1), 0);
      }
      return;
    case 'avUsed':
      for (const unit of event.units) mask(sim, unit, L.USES, 0, 1 << (event.av - 1));
      return;
    case 'avEnded':
      return effects.avGone(sim, event.av);
    case 'invasion':
      return putInvasion(sim, 0, event.invasion);
    case 'beachheads':
      return putBeachheads(sim, event.beachheads);
    case 'damaged':
      return theatre.damaged(sim, damageCells(event.damage));
    case 'damageEnded':
      return theatre.endDamage(sim, L.sideCode(event.side), event.turn);
    case 'closed':
      return theatre.closeHex(sim, closureCells(event.closure));
    case 'closureEnded':
      return theatre.endClosures(sim, L.sideCode(event.side), event.turn);
    case 'retreatsClosed':
      for (const one of event.hexes) theatre.closeToRetreats(sim, noRetreatCells(one));
      return;
    case 'combatEnded':
      return effects.clearNoRetreats(sim);
    case 'playerTurn':
      return effects.playerTurn(sim, event.turn, L.sideCode(event.mover));
    case 'streak':
      putHeader(sim, L.STREAK, event.blue);
      return putHeader(sim, L.STREAK + 1, event.red);
    case 'replacements':
      putHeader(sim, L.REPLACEMENTS, event.blue);
      return putHeader(sim, L.REPLACEMENTS + 1, event.red);
    case 'short':
      return putHeader(sim, L.SHORT, event.short ? 1 : 0);
    case 'weather':
      return putHeader(sim, L.WEATHER, L.WEATHER_CODE[event.weather]);
    case 'struck':
      return putHeader(sim, L.STRUCK, event.hex + 1);
    case 'drawOffered':
      return putHeader(sim, L.DRAW_OFFERED, 1);
    case 'over':
      putHeader(sim, L.OUTCOME, outcomeCode(event as Pick<State, 'outcome'>));
      return clearFrames(sim);
  }
}
