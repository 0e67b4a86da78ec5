import { describe, expect, test } from 'vitest';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { formOf, readCommand } from '#games/blitz/text/commands/lenient.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { describeFault } from '#core/notation/notation.ts';
import type { Command } from '#games/blitz/types.ts';
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
  const read = readCommand(table.game.world, table.state, text);
  return isFault(read) ? read.message : 'read';
};

describe('commands written by half', () => {
  test.each([
    ['advance b1+b2 1,0', 'one unit at a time, not b1+b2'],
    ['declareBattle b1 on 1,0,', "',' says nothing here"],
    ['chooseLosses b1,', "',' says nothing here"],
    ['endMovement abandon b1 ,', "',' says nothing here"],
    ['combine b1+b2+', "'b1+b2+' says nothing here"],
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
    expect(answer(text)).toBe(`${missing}; write ${formOf(name as Command['do'])}`);
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

describe('words nobody understands', () => {
  test.each([
    ['declareBattle b1+b2 on 1,0 blizt', 'blizt'],
    ['declareBattle b1+b2 on 1,0 blitz now', 'now'],
    ['declareBattle b1 on 1,0 on 0,1', '0,1'],
    ['moveUnit b1 4,1 o,5', 'o,5'],
    ['moveUnit b1 to 0,2 0,3', '0,3'],
    ['moveUnit b1 to to 0,2', 'to'],
    ['endDeclaration b1 on 1,0 twice', 'twice'],
    ['chooseLosses b1:2:3', '3'],
    ['embark b1 A B', 'B'],
    ['splitUnit b1 2+two', 'two'],
    ['resolve 1 2', '2'],
    ['holdBack rest of', 'of'],
    ['takeBack all of', 'of'],
    ['assignMission tactical t1 1,0 0,1', '0,1'],
    ['stageInvasion g1 0,-4 0,-3 1,0', '1,0'],
  ])('%s: %s', (text, word) => {
    expect(answer(text)).toContain(word);
    expect(answer(text)).not.toBe('read');
  });

  const told = (lines: string): string[] => {
    const read = parsePosition(`game tournament\n${small('')}\nblue inf 4-4 @ 0,0 as b1\n${lines}`, EMPTY_LIBRARY);
    return isPosition(read) ? [] : read.map(describeFault);
  };
  test.each([
    ['turn 1 2\nblue moves', "'2' is one word too many after 'turn'"],
    ['adjudicate\nblue moves', "'' is no turn (0 = never adjudicated)"],
    ['blue moves soon', "'soon' says nothing here"],
    ['blue declares\nbattle 1 of b1 on 1,0 kind sea', "'sea' is none of these: ground"],
    ['blue declares\nbattle 1 of b1 on 1,0 kind', 'one of these is missing: ground'],
    ['damage 0,0 1 red for 3\nblue moves', "'for' stands where 'until' is expected"],
    ['blue inf 4-4 @ 1,0 as b2 as b3\nblue moves', "'as' is said twice of the blue unit"],
    ...['option', 'modules', 'control blue', 'since red', 'cleared', 'shut-rails'].map((line) => [
      `${line}\nblue moves`,
      `'${line}' names nothing`,
    ]),
    ['modules M11\nfought\nblue moves', 'in which zones? (M11.25)'],
    ['rising 5\nblue moves', 'the position has something of M17, which is not played (B0.2)'],
    ['modules M4\noptions blitzTable=free=off\nblue moves', 'free=off'],
  ])('%s', (lines, why) => expect(told(lines)[0]).toContain(why));
});
