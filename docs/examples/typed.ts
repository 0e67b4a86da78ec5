// The engine with types: a computer player against one of your own, and a program at an online table. See docs/library.md.
import { english, isObjection, seededChoice, seededDice } from 'hexfront/core';
import { type AnyGame, type AnyState, openGame, scenariosOf } from 'hexfront/games';
import { commandOf, LATE } from 'hexfront/table';
import { type Client, openTable } from 'hexfront/client';
import { type Line, LINE } from 'hexfront/protocol';

/** A player is a function of the view of its side. */
type Player = (view: AnyState) => ReturnType<AnyGame['sample']>;

export async function match(seed: number): Promise<string> {
  const [first] = await scenariosOf('blitz');
  if (!first) throw new Error('no scenario');
  const { game, players, library } = await openGame(first.setup, { turns: 1 });
  const greedy = players.seat('greedy', seed, library);
  const choose = seededChoice(seed);
  const [one = '', two = ''] = game.sides;
  const seats: Readonly<Record<string, Player>> = {
    [one]: (view) => commandOf(greedy, game, view),
    [two]: (view) => game.sample(view, choose),
  };
  const dice = seededDice(seed);
  let state = game.start;
  for (let side = game.decides(state); side !== undefined; side = game.decides(state)) {
    const command = seats[side]?.(game.view(state, side));
    const read = game.read(command);
    if (isObjection(read)) throw new Error(`${read.rule}: ${english(read.because)}`);
    state = game.play(state, side, read, dice).state;
  }
  return game.outcome(state)?.winner ?? 'draw';
}

/** Plays at a table until its game is over. */
export async function play(server: string, table: string, token: string): Promise<string> {
  const client: Client = await openTable({ server, table, token });
  const isOver = (): boolean => client.state().card?.phase === 'over' || client.state().open;
  const choose = seededChoice(1);
  while (!isOver()) {
    await client.until(() => isOver() || client.decides());
    const known = client.known();
    if (!known || !client.decides()) continue;
    const given = await client.give([known.game.sample(known.view, choose)], known.decision);
    if (given !== undefined && given !== LATE && 'rule' in given) console.error(given.rule, english(given.because));
    if (given !== undefined) await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  client.close();
  return client.state().card?.outcome?.winner ?? '';
}

/** Lines read back from a file are checked by the schema the server writes them with. */
export const readLine = (text: string): Line => LINE.parse(JSON.parse(text));
