import { describe, expect, test } from 'vitest';
import { faults } from '../table.ts';
import { naval } from './naval.ts';

/** Ships, waves and engagements in written positions: what no play can have brought about is refused, with line and rule. */

const wrong = (lines: string, decides = 'blue moves'): string =>
  faults(`${naval.head}blue inf 4-4 @ 4,0 as near\nred inf 4-4 @ 5,5 as far\n${lines}\n${decides}`).join();

const TRANSPORT = 'blue MST 1-1 assault -1,3 as m1\n';
const WAVE = 'blue MAR 6-4 @ -1,3 wave m1 0,3 as b1\n';
const FLEET = 'blue TF 1-1 sea A as t1\nred TF 1-1 sea A as x1\n';

describe('M11 in writing', () => {
  test.each([
    [
      'M11.1 a ship is on board of nothing',
      'blue TF 1-1 sea A as t1\nblue MST 1-1 aboard t1 as m1',
      /m1 is a ship.*M11\.1/,
    ],
    ['M11.1 nor of itself', 'blue TF 1-1 aboard t1 as t1', /t1 is a ship.*M11\.1/],
    ['M11.32 nobody stands on a sea hex without a ship', 'blue MAR 6-4 @ -1,3 as b1', /without a ship \(M11\.32\)/],
    [
      'M11.32 the ship of a wave lies on its assault hex',
      `blue MST 1-1 sea A as m1\n${WAVE}`,
      /not on its assault hex \(M11\.32\)/,
    ],
    ['M11.30 an assault hex has one beach', `${TRANSPORT}${WAVE}wave -1,3 0,2 fights`, /another hex.*\(M11\.30\)/],
    ['M11.1 a wave comes from the sea', 'wave 0,3 0,3 fights', /0,3 is no sea hex next to land \(M11\.1\)/],
    ['M11.30 to a hex next to it', 'wave -1,3 5,5 fights', /5,5 is no coastal hex next to -1,3 \(M11\.30\)/],
    ['M11.30 of which there is one', 'wave -1,3', /a hex is missing; write wave .*\(M11\.30/],
    ['M11.32 and does what is known of waves', 'wave -1,3 0,3 dances', /'dances' says nothing here.*M11\.32\)/],
  ])('%s', (_name, lines, message) => {
    expect(wrong(lines)).toMatch(message);
  });

  test('M70.fallback without M12 aircraft are in the box of their zone, three factors for each task force there', () => {
    const tournament = (lines: string, switches = ''): string =>
      faults(
        `${naval.head.replace('basic', `tournament${switches}`)}blue inf 4-4 @ 4,0\nred inf 4-4 @ 5,5\n${FLEET}${lines}\nblue moves`,
      ).join();
    expect(tournament('blue TAC 3-8 aboard t1', ' seaAir')).toMatch(/in the box of their zone.*M70\.fallback/);
    expect(tournament('blue TAC 4-8 sea A', ' seaAir')).toMatch(
      /4 factors of aircraft in zone A, 3 on board \(M11\.8\)/,
    );
    expect(tournament('blue TAC 3-8 sea A')).toMatch(/seaAir, which is not played/);
    expect(tournament('blue TAC 3-8 sea A', ' seaAir')).toBe('');
  });

  test.each([
    [
      'those who withdraw are in the game',
      '{"at":"withdrawal","side":"blue","units":[99],"stuck":[]}',
      /there is no unit 99/,
    ],
    ['are ships of their side', '{"at":"withdrawal","side":"red","units":["t1"],"stuck":[]}', /t1 is no ship of red/],
    ['and those who stay are of them', '{"at":"withdrawal","side":"blue","units":["t1"],"stuck":["x1"]}', /M11\.24/],
    ['of no ship none is lost', '{"at":"sinking","side":"blue","units":[],"rule":"M11.22"}', /no ship is named/],
    [
      'nor of a ground unit',
      '{"at":"sinking","side":"blue","units":["near"],"rule":"M11.22"}',
      /near is no ship of blue/,
    ],
    ['nobody is named twice', '{"at":"sinking","side":"blue","units":["t1","t1"],"rule":"M11.22"}', /named twice/],
    ['a fleet engages ships', '{"at":"engagement","unit":"t1","target":"far"}', /far is no ship of red/],
  ])('M80.42 %s', (_name, frame, message) => {
    expect(wrong(FLEET, `blue moves\nframe ${frame}`)).toMatch(message);
  });

  test('M80.42 ships are lost and withdraw inside a phase, which is written too', () => {
    const frame = 'frame {"at":"withdrawal","side":"blue","units":["t1"],"stuck":[]}';
    expect(wrong(FLEET, `mover blue\n${frame}`)).toMatch(/decided inside a phase, and the position names none/);
    expect(wrong(FLEET, `blue declares\n${frame}`)).toMatch(/after an engagement or under fire only \(M80\.42\)/);
    expect(wrong(FLEET, `blue moves\n${frame}`)).toBe('');
  });
});
