import { describe, expect, test } from 'vitest';
import { scriptedDice, seededChoice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { LATE, type Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import { at, type Command, type State } from '../games/mines/mines.ts';
import { gamePackage } from '../games/mines/game-package.ts';

/** One referee, two seats: what each hears is made of what it may see. */

function table(...dice: readonly number[]) {
  const referee = createReferee(gamePackage, { library: {}, dice: scriptedDice(dice), chance: seededChoice(1) });
  const seats = { north: seat('north'), south: seat('south') };
  function seat(side: 'north' | 'south') {
    const end = referee.sit({ plays: [side], sees: [side] });
    const heard: Update<Command, State>[] = [];
    end.follow((update) => heard.push(update as Update<Command, State>));
    const now = () => heard.at(-1) as Update<Command, State>;
    return { ...end, now, heard, give: (...commands: Command[]) => end.give(commands, now().decision), late: end.give };
  }
  referee.open('game mines\n');
  return { ...seats, referee };
}

const MINE = at('1,0');
const laid = (...dice: readonly number[]) => {
  const seats = table(...dice);
  expect(seats.north.give({ do: 'lay', hex: MINE })).toBeUndefined();
  expect(seats.north.give({ do: 'ready' })).toBeUndefined();
  return seats;
};

describe('secrets between two seats', () => {
  test('the owner sees his mine on the map, the other nowhere in all he is told', () => {
    const { north, south } = laid();
    expect(north.now().scene.pieces).toContainEqual(expect.objectContaining({ id: 'north mine', hex: MINE }));
    expect(south.now().scene.pieces.map(({ id }) => id)).toEqual(['north', 'south']);
    expect(south.heard.every(({ own }) => own.mines.north?.at === undefined)).toBe(true);
    expect(JSON.stringify(south.heard)).not.toContain('north mine');
  });

  test('questions are answered out of the same view', () => {
    const { north, south } = laid();
    expect(north.ask('task')).toMatchObject({ view: { mines: { north: { at: MINE } } } });
    expect((south.ask('task') as { view: State }).view.mines.north).toEqual({ sprung: false });
  });

  test('a computer across the table is shown its own secrets and not those of whoever watches', () => {
    const { referee } = table();
    const watching = referee.sit({ plays: ['north', 'south'], sees: ['south'] });
    expect(watching.give([{ do: 'lay', hex: MINE }], watching.update().decision)).toBeUndefined();
    // North decides still, South watches.
    expect(watching.ask('task')).toMatchObject({ view: { mines: { north: { at: MINE } } } });
    expect((watching.update() as Update<Command, State>).own.mines.north).toEqual({ sprung: false });
    expect(watching.give([{ do: 'ready' }], watching.update().decision)).toBeUndefined();
    expect((watching.ask('task') as { view: State }).view.mines.north).toEqual({ sprung: false });
    const other = referee.sit({ plays: ['north', 'south'], sees: ['north'] });
    expect((other.ask('task') as { view: State }).view.mines.north).toEqual({ sprung: false });
  });

  test('the log tells each seat what it may know; a command whose events are hidden is not told in its own words', () => {
    const { south, north } = laid();
    const told = (seat: typeof south) => seat.heard.flatMap(({ log: lines }) => lines.map(({ text }) => english(text)));
    expect(told(north).join()).toContain('1,0');
    expect(told(south).join()).not.toContain('1,0');
  });

  test('a seat gives commands for its own side only', () => {
    const { south, north } = table();
    expect(south.give({ do: 'lay', hex: MINE })).toMatchObject({ rule: expect.any(String) as string });
    expect(north.now().played).toBe(0);
    // The waiting side may still resign.
    expect(south.give({ do: 'resign' })).toBeUndefined();
    expect(north.now().scene).toMatchObject({ prompt: undefined, outcome: { winner: 'north', by: 'resignation' } });
  });
});

describe('a command belongs to the decision it was given for', () => {
  test('while one decision goes on it is taken, after it has ended it is late and changes nothing', () => {
    const { north, south } = table();
    const { decision } = north.now();
    expect(north.late([{ do: 'lay', hex: MINE }], decision)).toBeUndefined();
    // Laying again is the same decision still.
    expect(north.now().decision).toBe(decision);
    expect(north.late([{ do: 'lay', hex: at('0,0') }], decision)).toBeUndefined();
    expect(north.late([{ do: 'ready' }], decision)).toBeUndefined();
    const { played } = south.now();
    expect(north.late([{ do: 'ready' }], decision)).toBe(LATE);
    expect(south.late([{ do: 'lay', hex: MINE }], decision)).toBe(LATE);
    expect(south.now().played).toBe(played);
  });

  test('of several commands those before a refusal are played, and told once', () => {
    const { north } = table();
    const before = north.heard.length;
    const refused = north.give({ do: 'lay', hex: MINE }, { do: 'lay', hex: at('0,-2') }, { do: 'ready' });
    expect(refused).toMatchObject({ rule: 'M1.1', played: 1 });
    expect(north.give({ do: 'lay', hex: at('0,-2') })).not.toHaveProperty('played');
    expect(north.heard.length).toBe(before + 1);
    expect(north.now()).toMatchObject({ played: 1, since: 0 });
  });

  test('another game on the same table has decisions of its own', () => {
    const { north, referee } = table();
    const { decision } = north.now();
    referee.open('game mines\n');
    expect(north.late([{ do: 'lay', hex: MINE }], decision)).toBe(LATE);
    expect(north.give({ do: 'lay', hex: MINE })).toBeUndefined();
  });

  test('what is taken back is asked again under a new number: a command sent before is late', () => {
    const { north } = table();
    const { decision } = north.now();
    north.give({ do: 'lay', hex: MINE });
    north.takeBack(0);
    expect(north.now()).toMatchObject({ played: 0, known: 1 });
    expect(north.late([{ do: 'lay', hex: MINE }], decision)).toBe(LATE);
    expect(north.give({ do: 'lay', hex: MINE })).toBeUndefined();
  });

  test('its number is that of the command that began it, in a game played on and in one read again', () => {
    const { north, south, referee } = laid();
    expect(north.now().decision).toBe(2);
    south.give({ do: 'lay', hex: at('0,0') }, { do: 'lay', hex: at('0,1') });
    expect([north.now().played, north.now().decision]).toEqual([4, 2]);
    const again = table();
    const { referee: fresh, north: reader } = { referee: again.referee, north: again.north };
    fresh.load(referee.save());
    // The first game at that table was its first line.
    expect(reader.now().decision).toBe(1 + 2);
  });

  test('nobody takes back what another seat has done', () => {
    const { north, south } = table();
    north.give({ do: 'lay', hex: MINE });
    expect([north.now().undoPoint, south.now().undoPoint]).toEqual([0, 1]);
    south.takeBack(0);
    expect(north.now().played).toBe(1);
    north.give({ do: 'ready' });
    north.takeBack(0);
    south.takeBack(0);
    expect(north.now()).toMatchObject({ played: 2, undoPoint: 2 });
  });
});

describe('what a record proves', () => {
  const fresh = () => createReferee(gamePackage, { library: {}, dice: scriptedDice([]), chance: seededChoice(1) });
  const told = (referee: Pick<ReturnType<typeof fresh>, 'proof'>): string => {
    const { holds, said } = referee.proof();
    return `${holds ? 'proven' : 'not proven'}: ${english(said)}`;
  };

  test('the game at the table, and the same read again', () => {
    const { referee } = laid();
    expect(told(referee)).toBe('proven: consistent with the rules; dice as given');
    const again = fresh();
    again.load(referee.save());
    expect(told(again)).toBe('proven: consistent with the rules; dice as given');
  });

  test('a record that says another seed than its dice came from is none', () => {
    const { referee } = laid();
    const again = fresh();
    again.load(referee.save().replace('"kind":"given"', '"kind":"seed","seed":7'));
    // No die contradicts the seed yet, but the hash does.
    expect(told(again)).toMatch(/^not proven: .*the record was changed after it was saved/);
  });

  test('events the rules do not make of the command prove nothing, though the game can be opened', () => {
    const { referee } = laid();
    const lines = referee.save().split('\n');
    const second = JSON.parse(lines[1] as string) as Record<string, unknown>;
    const again = fresh();
    again.load([lines[0], JSON.stringify({ ...second, command: 'ready' }), ...lines.slice(2)].join('\n'));
    expect(told(again)).toMatch(/^not proven: .*command 1/);
  });
});
