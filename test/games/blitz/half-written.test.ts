import { describe, expect, test } from 'vitest';
import { isFault, parseCommand } from '../../../src/games/blitz/text/commands/command-text.ts';
import { LINES } from '../../../src/games/blitz/lines.ts';
import { position, small } from './table.ts';

/** A command that is written by half says what is missing and how it is written. */

const table = position(`game tournament
${small('sea 0,-4 1,-4 zone A\nbeach 0,-3\ncity Blau : -4,4\nbelongs blue -4,4')}
blue inf 4-4 @ 0,0 as b1
blue inf 4-4 @ 0,0 as b2
blue inf 4-4 sea A as g1
blue TAC 4-8 @ -4,4 as t1
red inf 1-4 @ 1,0 as r1
red inf 1-4 @ 0,1 as r2
blue declares`);

const answer = (text: string): string => {
  const read = parseCommand(table.game.world, table.state, text);
  return isFault(read) ? read.message : 'read';
};

describe('commands written by half', () => {
  test.each([
    ['advance b1+b2 1,0', 'one unit at a time, not b1+b2'],
    ['resolve', 'no battle is declared'],
    ['declareAV b1', 'a hex is missing'],
    ['embark b1', 'a sea zone is missing'],
    ['landAtPort g1', 'a hex is missing'],
    ['stageInvasion g1 0,-4', 'a hex is missing'],
    ['assignMission tactical t1', 'a hex is missing'],
    ['splitUnit b1', 'a number is missing'],
    ['placeReplacement inf 4-4', 'a hex is missing'],
    ['chooseLosses', 'a unit is missing'],
    ['moveUnit b1', 'a hex is missing'],
    ['moveUnit b1 to', 'a hex is missing'],
    ['addToAV 1', 'a unit is missing'],
    ['sail', 'a unit is missing'],
  ])('%s: %s', (text, missing) => {
    const [name = ''] = text.split(' ');
    expect(answer(text)).toBe(`${missing}; write ${LINES[name as keyof typeof LINES].form ?? ''}`);
  });

  test('what is whole and wrong is told as it is', () => {
    expect(answer('moveUnit b7 1,0')).toBe('there is no unit b7');
    expect(answer('embark b1 Q')).toBe("'Q' is no sea zone");
  });

  test('several battles are named', () => {
    table.play('endDeclaration b1 on 1,0; b2 on 0,1');
    expect(answer('resolve')).toBe('there are several battles: 1 (1,0), 2 (0,1); write resolve 1, or resolve U12');
  });

  test('T23.0.10 aircraft on a mission are told to be flying', () => {
    const flying = position(`game tournament
${small('city Blau : -4,4\nbelongs blue -4,4')}
blue inf 4-4 @ 0,0 as b1
blue TAC 4-8 @ -4,4 as t1
red inf 1-4 @ 1,0 as r1
blue declares`);
    flying.play('assignMission tactical t1 1,0');
    expect(flying.refusal('assignMission tactical t1 1,0')).toBe('T23.0.10');
  });
});
