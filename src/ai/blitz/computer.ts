import { usable } from '../../blitz/cities.ts';
import { reachOf, routeTo } from '../../blitz/movement.ts';
import type { Blitz } from '../../blitz/open.ts';
import type { Library } from '../../blitz/position.ts';
import { type Command, isGround, type Side, type State, type Unit, type UnitNo } from '../../blitz/types.ts';
import { type Choose, seededChoice } from '../../core/dice.ts';
import type { Hex } from '../../hex/hex.ts';
import type { BlitzPlayer } from '../player.ts';
import { declareBattles, nextBattle } from './battles.ts';
import { bestOf, chooseAdvance, chooseExchange, chooseLosses, chooseRetreat } from './choices.ts';
import type { Order, Theatre, TurnPlan } from './operation.ts';
import { planTurn } from './plan.ts';
import type { Explanation } from './explanation.ts';
import { openingFor, setupCommand } from './setup.ts';
import type { Style } from './style.ts';
import { wayFrom } from './survey.ts';

/** How a player makes its moves; everything else the players of this house have in common. */
export type MakePlan = (game: Blitz, state: State, side: Side, bold: boolean) => TurnPlan;

/** What sets a player apart besides its style. */
export interface How {
  readonly plan?: MakePlan;
  readonly theatre?: Theatre;
}

/** A player turn in progress: the moves still to be made, and how often it had to begin again. */
interface Turn {
  readonly key: string;
  queue: Order[] | undefined;
  attempts: number;
  explain: () => readonly Explanation[];
}

/** After so many plans that did not work out the game's own sampler ends the phase. */
const MOST_ATTEMPTS = 2;
const MOST_SAMPLES = 200;

const nothing = (): readonly Explanation[] => [];

export function computer(style: Style, seed: number, library?: Library, how: How = {}): BlitzPlayer {
  const { plan, theatre } = how;
  const choose = seededChoice(seed);
  const noise = style.noise > 0 ? () => style.noise * (choose(1000) / 1000 - 0.5) : () => 0;
  const makePlan: MakePlan =
    plan ?? ((game, state, side, bold) => planTurn({ game, state, side, style, noise, bold, theatre }));
  let turn: Turn = { key: '', queue: undefined, attempts: 0, explain: nothing };
  const openings = new Map<Blitz, ReturnType<typeof openingFor>>();

  const opening = (game: Blitz, side: Side) => {
    if (library && !openings.has(game)) openings.set(game, openingFor(game, side, library, seed >>> 0));
    return openings.get(game);
  };

  const movement = (game: Blitz, state: State, side: Side): Command | undefined => {
    const key = `${state.turn} ${side}`;
    if (turn.key !== key) turn = { key, queue: undefined, attempts: 0, explain: nothing };
    if (!turn.queue) {
      const arrival = theatre?.arrivals
        ? theatre.arrivals(game, state, side, style)
        : reinforcement(game, state, side);
      if (arrival) return arrival;
      const made = makePlan(game, state, side, turn.attempts === 0);
      turn.queue = [...made.orders];
      turn.explain = made.explain;
    }
    for (let next = turn.queue.shift(); next; next = turn.queue.shift()) {
      const command = carryOut(game, state, side, next);
      if (command) return command;
    }
    const end = bestOf(
      [...game.legal(state)].filter((command) => command.do === 'endMovement'),
      ({ abandon }) => -(abandon ?? []).reduce((sum, no) => sum + (state.units[no]?.df ?? 0), 0),
    );
    if (end) return end;
    turn.attempts++;
    turn.queue = undefined;
    return turn.attempts < MOST_ATTEMPTS && state.trail.length > 0 ? { do: 'takeBack', what: 'phase' } : undefined;
  };

  const decide = (game: Blitz, state: State, side: Side): Command | undefined => {
    const frame = state.frames.at(-1);
    if (theatre?.decide && frame?.at !== 'setup' && frame?.at !== 'movement') {
      const own = theatre.decide(game, state, side, style);
      if (own && !game.check(state, side, own)) return own;
    }
    switch (frame?.at) {
      case 'setup': {
        const stations = opening(game, side);
        return stations && setupCommand(game, state, frame, stations);
      }
      case 'movement':
        return turn.attempts >= MOST_ATTEMPTS && turn.key === `${state.turn} ${side}`
          ? undefined
          : movement(game, state, side);
      case 'declaration': {
        const battles = declareBattles(game.world, state, style);
        return battles && { do: 'endDeclaration', battles };
      }
      case 'combat': {
        const battle = nextBattle(game.world, state, style);
        return battle && { do: 'resolve', battle: battle.no };
      }
      case 'retreat':
        return chooseRetreat(game, state, side, style);
      case 'exchange':
        return chooseExchange(game, state);
      case 'losses':
        return chooseLosses(game, state);
      case 'advance':
        return chooseAdvance(game, state, side, style);
      case 'drawOffer':
        return { do: 'refuseDraw' };
      default:
        return undefined;
    }
  };

  return {
    name: style.name,
    command(game, state) {
      const side = game.prompt(state)?.side ?? state.mover;
      const own = decide(game, state, side);
      if (own && !game.check(state, side, own)) return own;
      return anything(game, state, side, choose);
    },
    explain: () => turn.explain(),
  };
}

/** B17.3: reinforcements come in where the way to the nearest enemy is short. */
function reinforcement(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  const no = state.units.findIndex((unit) => unit.side === side && unit.place === 'waiting' && unit.due <= state.turn);
  if (no < 0) return undefined;
  const enemies = state.units.filter((unit) => unit.side !== side && unit.place === 'map' && isGround(unit));
  const waiting = state.units.flatMap((unit, i) =>
    unit.side === side && unit.place === 'waiting' && unit.due <= state.turn ? [i] : [],
  );
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

function carryOut(game: Blitz, state: State, side: Side, order: Order): Command | undefined {
  if ('unit' in order) return moveTo(game, state, side, order.unit, order.to);
  return game.check(state, side, order.command) ? undefined : order.command;
}

function moveTo(game: Blitz, state: State, side: Side, no: UnitNo, to: Hex): Command | undefined {
  const unit = state.units[no] as Unit;
  if (unit.place !== 'map' || unit.at === to) return undefined;
  const route = routeTo(reachOf(game.world, state, unit), to);
  if (!route) return undefined;
  const command: Command = { do: 'moveUnit', units: [no], path: route.path };
  return game.check(state, side, command) ? undefined : command;
}

/** Something legal that is no surrender: what the sampler draws, ending phases rather than filling them. */
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
