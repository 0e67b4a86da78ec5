import { describe, expect, test } from 'vitest';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import { OPTIONS } from '#games/gamex/options.ts';
import { en } from '#web/games/gamex/words/en.ts';
import { de } from '#web/games/gamex/words/de.ts';
import { open } from '../practice.ts';

const SMALL = 'game gamex\nboard inline\n grid radius 3\nend board\ngerman A 14/8/9/8 @ 0,0 as g1\naxis has 2\n';
const faults = (text: string, situations: Readonly<Record<string, string>> = {}): string[] => {
  const found = kit.open(text, { situations });
  return Array.isArray(found) ? found.map(describeFault) : [];
};

describe('X0.10 options', () => {
  test('X0.10 thirteen switches and three supplements, each with a rule and a sentence in both languages', () => {
    const names = Object.keys(OPTIONS);
    expect(names.filter((name) => name.startsWith('o'))).toHaveLength(13);
    expect(names.filter((name) => name.startsWith('s'))).toHaveLength(3);
    expect(PLAYABLE).toEqual(names.filter((name) => name.startsWith('o')));
    for (const name of names) {
      for (const words of [en, de])
        for (const text of words.option[name as keyof typeof OPTIONS]) expect(text.length, name).toBeGreaterThan(3);
    }
  });
  test('X0.10 all are off unless they are named; a position keeps them when it is written', () => {
    expect(open(SMALL).world.options).toEqual([]);
    const game = open(`${SMALL}options ${[...PLAYABLE].reverse().join(' ')}\noption ${PLAYABLE[0] ?? ''}\n`);
    expect(game.world.options).toEqual(PLAYABLE);
    const again = open(kit.position(game, game.start));
    expect(again.world.options).toEqual(PLAYABLE);
    expect(again.start).toEqual(game.start);
    expect(open(`${SMALL}options O13\n`).world.options).toEqual(['o13_mountedFire']);
  });
  test('X0.10 what is unknown or forbidden by the situation is refused in words', () => {
    expect(faults(`${SMALL}options o99`)).toEqual([
      expect.stringContaining("line 7: there is no option 'o99' (known: "),
    ]);
    expect(faults(`${SMALL}options`)).toEqual(['line 7: which option?']);
    const closed = { small: `${SMALL}without o13_mountedFire` };
    expect(faults('game gamex\nsituation small', closed)).toEqual([]);
    expect(faults('game gamex\nsituation small\noptions o13', closed)).toEqual([
      'this situation is not played with o13_mountedFire (X0.10)',
    ]);
  });
});
