import { usable } from '../countries/rules/cities.ts';
import type { Blitz } from '../open.ts';
import { BEACH_SUPPLY } from '../supply/rules/routes.ts';
import { endMovement } from '../ground/frames/movement.ts';
import type { Command, Side, State, Unit, UnitNo } from '../types.ts';
import { isGround } from '../kinds.ts';
import type { Choose } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { declareBattles, nextBattle } from './plan/battles.ts';
import {
  anyLanding,
  bestOf,
  chooseAdvance,
  chooseExchange,
  chooseLanding,
  chooseLosses,
  chooseRetreat,
  goAshore,
} from './choices.ts';
import { chooseBombardment, chooseSupport } from '../combat/players/guns.ts';
import { bestOverrun } from './plan/overruns.ts';
import { chooseK, onBestTable } from './plan/tables.ts';
import { chooseAttack } from './plan/voluntary.ts';
import { marchTo } from './plan/march.ts';
import type { More, Order, Theatre } from './plan/operation.ts';
import { bySea, haven, leastShip } from '../sea/players/naval.ts';
import { byRail } from '../ground/players/trains.ts';
import { choosePlan, chooseProduction, chooseReplacement } from '../economy/players/production.ts';
import { chooseRefusal, chooseUprising } from '../countries/players/guerillas.ts';
import { fillBeach, leaveOut, paySupply } from '../combat/players/losses.ts';
import type { Style } from './search/style.ts';
import { wayFrom } from './plan/survey.ts';

/** The decisions that need no plan, and what carries a plan out. */

const MOST_SAMPLES = 200;

/** Decision outside set-up and movement; undefined: no opinion. */
export function decideInBattle(
  game: Blitz,
  state: State,
  side: Side,
  style: Style,
  theatre: Theatre | undefined,
): Command | undefined {
  if (theatre?.decide) {
    const own = theatre.decide(game, state, side, style);
    if (own && !game.check(state, side, own)) return own;
  }
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'weather':
      return { do: 'rollWeather' };
    case 'declaration': {
      // M3.11: battles are declared one by one, later.
      if (!game.world.rules.ground.mustAttack(state)) return { do: 'endDeclaration' };
      const battles = declareBattles(game.world, state, style);
      return (
        battles && { do: 'endDeclaration', battles: battles.map((one) => onBestTable(game.world, state, style, one)) }
      );
    }
    case 'interception':
      return { do: 'endInterception' };
    case 'airFights': {
      const [hex] = frame.hexes;
      return hex === undefined ? undefined : { do: 'resolveAirFight', hex };
    }
    case 'avAdvances': {
      const [fight] = frame.fights;
      return fight && { do: 'chooseAV', av: fight.battle.no };
    }
    case 'combat': {
      const battle = nextBattle(game.world, state, style);
      return battle && { do: 'resolve', battle: battle.no };
    }
    case 'battles':
      return chooseAttack(game, state, style);
    case 'bombardment':
      return chooseBombardment(game, state);
    case 'support':
      return chooseSupport(game, state);
    case 'payment':
      return chooseK(game, state, style);
    case 'retreat':
      return chooseRetreat(game, state, side, style);
    case 'exchange':
      return chooseExchange(game, state);
    case 'losses':
      return chooseLosses(game, state);
    case 'advance':
      return chooseAdvance(game, state, side, style);
    case 'sinking':
      return leastShip(state, frame.units);
    case 'withdrawal':
      return haven(game, state);
    case 'seaHexes':
      return chooseLanding(game, state, side, style);
    case 'landing':
      return anyLanding(game, state);
    case 'supplyLosses':
      return paySupply(game.world, state);
    case 'production':
      return chooseProduction(game.world, state, frame);
    case 'plans':
      return choosePlan(game.world, state, frame);
    case 'replacements':
      return chooseReplacement(game, state);
    case 'guerillas':
      return chooseUprising(game.world, state, frame);
    case 'claim':
      return { do: 'claimVictory' };
    case 'refusal':
      return chooseRefusal(game.world, state, frame);
    case 'supply':
      return leaveOut(game.world, state);
    case 'beachSupply':
      return fillBeach(state, frame.units, BEACH_SUPPLY);
    case 'drawOffer':
      return { do: 'refuseDraw' };
    default:
      return undefined;
  }
}

/** Command of the arrivals phase: invaders that wait on a sea hex first. */
export const arrivalOf = (
  game: Blitz,
  state: State,
  side: Side,
  style: Style,
  theatre: Theatre | undefined,
  more?: More,
): Command | undefined =>
  goAshore(game, state, side, style) ??
  (theatre?.moving ? theatre.moving(game, state, side, style) : bySea(game, state, side)) ??
  byRail(game, state, side) ??
  bestOverrun(game, state, style) ??
  // A theatre without an arrival to make may be holding units back for want of supply.
  (theatre?.arrivals ? theatre.arrivals(game, state, side, style, more) : reinforcement(game, state, side));

/** B17.3: reinforcements come in where the way to the nearest enemy is short. */
function reinforcement(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  const waiting = state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'waiting' && unit.due <= state.turn ? [no] : [],
  );
  if (waiting.length === 0) return undefined;
  const enemies = state.units.filter((unit) => unit.side !== side && unit.place === 'map' && isGround(unit));
  for (const unit of waiting) {
    const hexes = world.board.homeCityHexes[side].filter(
      (hex) => usable(world, state, side, hex) && !game.check(state, side, { do: 'placeReinforcement', unit, hex }),
    );
    const hex = bestOf(hexes, (one) => {
      const far = wayFrom(world, one);
      return -Math.min(255, ...enemies.map((enemy) => far[enemy.at] ?? 255));
    });
    if (hex !== undefined) return { do: 'placeReinforcement', unit, hex };
  }
  return undefined;
}

export function carryOut(game: Blitz, state: State, side: Side, order: Order): Command | undefined {
  if ('unit' in order) return moveTo(game, state, side, order.unit, order.to);
  return game.check(state, side, order.command) ? undefined : order.command;
}

function moveTo(game: Blitz, state: State, side: Side, no: UnitNo, to: Hex): Command | undefined {
  const unit = state.units[no] as Unit;
  if (unit.place !== 'map' || unit.at === to) return undefined;
  const path = marchTo(game.world, state, unit, to);
  if (!path) return undefined;
  const command: Command = { do: 'moveUnit', units: [no], path };
  return game.check(state, side, command) ? undefined : command;
}

/** The end of movement that gives up least (B7.a11); undefined where movement cannot end like this. */
export function endOfMovement({ world }: Blitz, state: State): Command | undefined {
  return bestOf(
    endMovement.legal(world, state),
    (end) => -('abandon' in end ? (end.abandon ?? []) : []).reduce((sum, no) => sum + (state.units[no]?.df ?? 0), 0),
  );
}

/** Legal command that does not surrender: ends a phase if it can, otherwise draws from the sampler. */
export function anything(game: Blitz, state: State, side: Side, choose: Choose): Command {
  const ends = ['endInterception', 'endLanding', 'endAdvance', 'endDeclaration', 'ready'] as const;
  for (const name of ends) {
    const command = { do: name } as Command;
    if (!game.check(state, side, command)) return command;
  }
  for (let tries = 0; tries < MOST_SAMPLES; tries++) {
    const command = game.sample(state, choose);
    if (command.do !== 'resign' && command.do !== 'offerDraw' && command.do !== 'acceptDraw') return command;
  }
  for (const command of game.legal(state)) if (command.do !== 'resign') return command;
  return { do: 'resign' };
}
