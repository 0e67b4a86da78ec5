import { describe, expect, it } from 'vitest';
import { english, inLanguage, msg } from '#core/message.ts';
import { printsOf } from '#games/blitz/desk/pieces.ts';
import { ROW_NAMES } from '#games/blitz/economy/orders-of-battle/order.ts';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { unitNamed } from '#web/games/blitz/words/unit-names.ts';
import '#web/games/blitz/cover.ts';
import { TONGUES } from '#web/text/lexicon.ts';

const ids = [...printsOf(LIBRARY).keys()];

describe('names of units', () => {
  it('are made of what is printed on the counter', () => {
    const some = ['b.inf1', 'r.inf22', 'b.inf13', 'b.arm3', 'b.gd', 'r.lt2', 'b.mar1', 'b.rng4', 'r.sac1'];
    expect(some.map(unitNamed('en'))).toEqual([
      '1st Infantry',
      '22nd Infantry',
      '13th Infantry',
      '3rd Armour',
      'Guards Armour',
      '2nd Light Armour',
      '1st Marine Division',
      '4th Ranger Battalion',
      '1st Strategic Wing',
    ]);
    expect(['b.arm7', 'b.gd', 'r.lt2'].map(unitNamed('de'))).toEqual([
      '7. Panzer',
      'Garde-Panzer',
      '2. Leichte Panzer',
    ]);
    expect(unitNamed('en')('b.arm7.p2')).toBe('7th Armour (part 2)');
    expect([unitNamed('en')('b.n3'), unitNamed('de')('r.n3.p1')]).toEqual(['New unit 3', 'Neue Einheit 3 (Teil 1)']);
    expect(unitNamed('en')('b1')).toBeUndefined();
    expect(unitNamed('en')('b.own')).toBeUndefined();
  });

  it('are there for units of scenarios and for replacements, whom no counter is printed for (T17.1)', () => {
    const some = ['b.tac1', 'r.ftr3', 'b.arm.r2', 'b.arm.r2.p1', 'r.inf99'];
    expect(some.filter((id) => ids.includes(id))).toEqual([]);
    expect(some.map(unitNamed('en'))).toEqual([
      '1st Tactical Wing',
      '3rd Fighter Wing',
      'Armour (replacement 2)',
      'Armour (replacement 2) (part 1)',
      '99th Infantry',
    ]);
    expect(unitNamed('de')('b.arm.r2')).toBe('Panzer (Ersatz 2)');
  });

  it('M8.ob, M17.h.2 are there for every row of the orders of battle, and for the army a civil war divides', () => {
    const some = ['u.mst1', 'u.arm3', 'u.ftr2.p1', 'b.airbase3'];
    expect(some.map(unitNamed('en'))).toEqual([
      '1st Transport',
      '3rd Armour',
      '2nd Fighter Wing (part 1)',
      '3rd Airbase',
    ]);
    const left = ROW_NAMES.filter((row) => unitNamed('de')(`u.${row.toLowerCase()}1`) === undefined);
    expect(left).toEqual([]);
  });

  it.each(['en', 'de'] as const)('tell the units of a side apart (%s)', (language) => {
    for (const side of ['b.', 'r.']) {
      const names = ids.filter((id) => id.startsWith(side)).map(unitNamed(language));
      expect(names.length).toBeGreaterThan(80);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('stand in what the page says, in notation the ids do', () => {
    const sentence = msg`${{ id: 'b.arm7' }} advances to ${{ hex: 'D7' }}`;
    expect(inLanguage(TONGUES.en, sentence)).toBe('7th Armour advances to D7');
    expect(inLanguage(TONGUES.de, { list: [{ unit: 'b.arm7' }, { unit: 'b1' }] })).toBe('7. Panzer und b1');
    expect(english(sentence)).toBe('b.arm7 advances to D7');
  });
});
