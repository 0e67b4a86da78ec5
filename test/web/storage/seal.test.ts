import { expect, test } from 'vitest';
import { scriptedDice, seededChoice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { MOST_BYTES } from '#core/limits.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isRecordFault, readRecord } from '#core/record/record.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { createReferee } from '#table/referee.ts';
import { sealedFile, unsealed } from '#web/table/storage/seal.ts';
import { startOf } from '#web/pages/files.ts';
import '../fluent.ts';

/** Files of games that go on while mines lie hidden. */

const SETUP = `game gamex
board inline
  grid rows A..E columns 1..9
end board
turns 3
zone z : C-4 C-5 B-4 D-4
setup axis
setup allied
mine axis unset 2-1 zone z
mine axis unset 1-1 zone z
german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank unset z as sh1
american I 4/2/10/1 @ A-9 as inf1
`;

async function saved(...commands: readonly string[]) {
  const referee = createReferee(gamex, { library: {}, dice: scriptedDice([]), chance: seededChoice(1) });
  const { record } = referee.sit({ plays: ['axis', 'allied'], sees: ['axis', 'allied'] });
  referee.open(SETUP);
  for (const command of commands) expect(referee.say(command)).toBeUndefined();
  const whole = referee.save();
  const lines = record();
  return { whole, file: lines ? await sealedFile(lines, whole) : whole };
}

test('nothing hidden is to be read in the file, and the page goes on with the whole game', async () => {
  const { whole, file } = await saved('hideMine 2 C-4', 'hideMine 1 D-4', 'done');
  const readable = file.replace(/"sealed":"[^"]*"/, '');
  expect(readable).not.toContain('hideMine');
  expect(readable).not.toMatch(/hidden [A-E]-\d/);
  expect(readable).not.toContain('"hex"');
  expect(readable).toContain('{"is":"mineHidden","side":"axis"}');
  expect(await unsealed(file)).toBe(whole);
});

test('a file whose seal is cut, changed or missing is refused in words', async () => {
  const { file } = await saved('hideMine 2 C-4');
  const spoiled = [
    file.replace(/"sealed":"[^"]*"/, '"sealed":"H4sIAAAAAAAA"'),
    file.replace(/"sealed":"(.{40})/, '"sealed":"$1AAAA'),
    file.replace(/"seal":"\w+"/, '"seal":"0000000000000000"'),
    file.replace(/,"sealed":"[^"]*"/, ''),
    file.slice(0, -40),
    `${file.split('\n')[0]}\n`,
  ];
  for (const text of spoiled)
    expect(await startOf('game.jsonl', text)).toBe('game.jsonl is damaged: its sealed part cannot be opened');
});

test('a seal that unpacks to more than a file may hold is refused', async () => {
  const { file } = await saved('hideMine 2 C-4');
  const large = `${'x'.repeat(99)}\n`.repeat(MOST_BYTES / 100 + 1);
  const bomb = await sealedFile([{ format: 'hexfront-seat-record' }, { end: 0 }], large);
  expect(bomb.length).toBeLessThan(file.length * 100);
  expect(await unsealed(bomb)).toBeUndefined();
  expect(await startOf('game.jsonl', bomb)).toBe('game.jsonl is damaged: its sealed part cannot be opened');
});

test('whoever reads records is told that this one is sealed', async () => {
  const { file } = await saved('hideMine 2 C-4');
  const read = readRecord(file);
  expect(isRecordFault(read) && describeFault(read)).toContain('its secrets are sealed');
});

test('where nothing is hidden the file is the record', async () => {
  const referee = createReferee(gamex, { library: {}, dice: scriptedDice([]), chance: seededChoice(1) });
  const { record, update } = referee.sit({ plays: ['axis', 'allied'], sees: ['axis', 'allied'] });
  referee.open(SETUP.replaceAll(/^mine.*\n/gm, ''));
  expect(record()).toBeUndefined();
  expect(update().log.map(({ text }) => english(text))).toEqual([]);
});
