// `npx tsx bench/ops.ts optional 2 500 12` (scenario, games, first seed, turns): which operations Regular carries out against itself, game by game, and which
// of the orders it gave could not be carried out any more.
import { parseArgs } from 'node:util';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { computer } from '#games/blitz/players/computer.ts';
import type { Order, Theatre } from '#games/blitz/players/plan/operation.ts';
import { type Arm, theatre } from '#games/blitz/players/ops/theatre.ts';
import { planTurn } from '#games/blitz/players/plan/plan.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { BlitzPlayer } from '#games/blitz/players/player.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import { type Command, type Side, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import { LIBRARY as library } from '../test/laws/library.ts';
import { inWords, openSetup } from '../test/games/blitz/game.ts';

/** Counts by name. */
type Tally = Map<string, number>;
const add = (tally: Tally, name: string, by = 1): void => void tally.set(name, (tally.get(name) ?? 0) + by);

interface Census {
  /** Explanations of all player turns, by goal. */
  readonly goals: Tally;
  readonly commands: Tally;
  /** Orders by goal, and those of them that never became a command. */
  readonly ordered: Tally;
  readonly leftOut: Tally;
  /** Factors lost, by the rule they were lost to. */
  readonly lost: Tally;
}

type Given = { readonly goal: string; readonly order: Order };

const nameOfCommand = (command: Command): string =>
  command.do === 'assignMission' ? `assignMission ${command.mission}` : command.do;

/** Obstacle of an order: no way there, or the rule that forbids it. */
function obstacle(game: Blitz, state: State, side: Side, order: Order): string {
  if ('command' in order) return game.check(state, side, order.command)?.rule ?? 'none';
  const unit = state.units[order.unit] as Unit;
  if (unit.at === order.to) return 'there already';
  const route = unit.place === 'map' ? routeTo(reachOf(game.world, state, unit), order.to) : undefined;
  if (!route) return 'no way';
  return game.check(state, side, { do: 'moveUnit', units: [order.unit], path: route.path })?.rule ?? 'none';
}

/** A hand that plans as Regular does and notes what it planned. */
function hand(seed: number, without: readonly Arm[], census: Census): BlitzPlayer {
  let own: Theatre | undefined;
  let open: Given[] = [];
  const player = computer(REGULAR, seed, undefined, {
    theatre: () => {
      const made = theatre(without);
      own ??= made;
      return made;
    },
    plan(game, state, side, bold) {
      const plan = planTurn({ game, state, side, style: REGULAR, noise: () => 0, bold, theatre: own });
      if (!bold) add(census.goals, 'begun again');
      const goals = new Map(plan.operations.flatMap(({ goal, orders }) => orders.map((order) => [order, goal])));
      open = plan.orders.map((order) => ({ goal: goals.get(order) ?? 'land', order }));
      for (const { goal } of open) add(census.ordered, goal);
      return plan;
    },
  });
  const isFor = (command: Command, { order }: Given): boolean =>
    'command' in order
      ? order.command === command
      : command.do === 'moveUnit' && command.units.includes(order.unit) && command.path.at(-1) === order.to;
  return {
    ...player,
    command(game, state) {
      const command = player.command(game, state);
      add(census.commands, nameOfCommand(command));
      if (state.frames.at(-1)?.at !== 'movement' || open.length === 0) return command;
      const found = open.findIndex((one) => isFor(command, one));
      for (const { goal, order } of found < 0 ? open : open.slice(0, found)) {
        const why = obstacle(game, state, state.mover, order);
        add(census.leftOut, `${goal}, ${'command' in order ? order.command.do : 'move'}: ${why}`);
      }
      open = found < 0 ? [] : open.slice(found + 1);
      return command;
    },
  };
}

function play(game: Blitz, seed: number, without: readonly Arm[], census: Census, tell: boolean): void {
  const hands = { blue: hand(seed, without, census), red: hand(seed + 1, without, census) };
  const dice = keyedDice(seed);
  let state = game.start;
  let turn = '';
  for (let n = 0; n < 100_000; n++) {
    const prompt = game.prompt(state);
    if (!prompt) break;
    const side: Side = prompt.side;
    const command = hands[side].command(game, state);
    const next = game.play(state, side, command, dice);
    if (command.do === 'endMovement')
      for (const { users } of state.avs) add(census.goals, users.length > 0 ? 'victory used' : 'victory not used');
    const key = `${state.turn} ${state.mover}`;
    const over = `${next.state.turn} ${next.state.mover}` !== key;
    if (over && key !== turn) {
      turn = key;
      const why = hands[state.mover].explain?.() ?? [];
      for (const { goal } of why) add(census.goals, goal);
      if (tell) {
        console.log(`\n${key}`);
        for (const one of why) console.log(`  ${one.goal}: ${inWords(game, state, one)}`);
      }
    }
    for (const event of next.events) {
      if (event.is === 'eliminated')
        for (const no of event.units) add(census.lost, event.rule, sizeOf(state.units[no] as Unit));
      if (event.is === 'reduced') for (const { factors } of event.losses) add(census.lost, event.rule, factors);
    }
    state = next.state;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { without: { type: 'string', multiple: true, default: [] }, tell: { type: 'boolean', default: false } },
});
const [scenario = 'tournament', games = '1', seed = '500', turns = '12'] = positionals;
const census: Census = {
  goals: new Map(),
  commands: new Map(),
  ordered: new Map(),
  leftOut: new Map(),
  lost: new Map(),
};
const of = (side: Side): string[] =>
  Object.keys(library.placements)
    .filter((name) => name.startsWith(side))
    .sort();
const [blue, red] = [of('blue'), of('red')];
for (let n = 0; n < Number(games); n++) {
  const setup = `${scenario}:${blue[n % blue.length] ?? ''}/${red[(n + 1) % red.length] ?? ''}`;
  play(openSetup(setup, Number(turns), library), Number(seed) + n, values.without as Arm[], census, values.tell);
}
const show = (title: string, tally: Tally): void => {
  console.log(`\n${title}, ${games} games`);
  for (const [name, count] of [...tally].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${name.padEnd(28)} ${String(count).padStart(6)}`);
  }
};
show('operations', census.goals);
show('orders', census.ordered);
show('orders left out', census.leftOut);
show('commands', census.commands);
show('factors lost', census.lost);
