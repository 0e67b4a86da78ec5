import { createRoot } from 'solid-js';
import { afterEach, describe, expect, it } from 'vitest';
import { english, inLanguage, msg, theSide } from '#core/message.ts';
import { some } from '../sample.ts';
import { LIBRARY } from '#web/games/gamex/library.ts';
import { opened } from '#web/games/gamex/game-from-setup.ts';
import { goalZones, setupZones } from '#web/games/gamex/setup-table.ts';
import { callUnits, namesIn } from '#web/games/gamex/unit-names.ts';
import { language, LANGUAGES, writeLanguage } from '#web/text/language.ts';
import { TONGUES } from '#web/text/lexicon.ts';
import { isSeveral, said, w } from '#web/text/words.ts';
import './fluent.ts';

const spoken = language();
afterEach(() => void writeLanguage(spoken));

const situation = (name: string) => {
  const found = opened(`game gamex\nsituation ${name}\n`);
  if (!found) throw new Error(name);
  return found.game;
};

describe('names of GameX units', () => {
  it('say nation and kind, and number those that are alike', () => {
    writeLanguage('en');
    const names = namesIn(situation('duel'));
    expect(['sh1', 'sh3', 'td1', 'gren1', 'nobody'].map(names)).toEqual([
      'American M-4/75 no. 1',
      'American M-4/75 no. 3',
      'American Hellcat',
      'German Rifle Platoon',
      undefined,
    ]);
    writeLanguage('de');
    expect(names('sh2')).toBe('M-4/75 Nr. 2 (amerikanisch)');
  });

  it.each(LANGUAGES)('tell the units of every situation apart (%s)', (one) => {
    writeLanguage(one);
    for (const name of some(Object.keys(LIBRARY['situations'] ?? {}), 9)) {
      const game = situation(name);
      const named = game.start.units.map(({ id }) => namesIn(game)(id));
      expect(named).not.toContain(undefined);
      expect([name, new Set(named).size]).toEqual([name, named.length]);
    }
  });

  it('stand in sentences while their game is on the table; ids do in notation and afterwards', () => {
    writeLanguage('en');
    const sentence = msg`${{ unit: 'sh1' }} is not placed yet`;
    const leave = createRoot((dispose) => {
      callUnits(situation('duel'));
      return dispose;
    });
    expect(said(sentence)).toBe('American M-4/75 no. 1 is not placed yet');
    expect(english(sentence)).toBe('sh1 is not placed yet');
    leave();
    expect(said(sentence)).toBe('sh1 is not placed yet');
  });
});

describe('what wins in GameX', () => {
  it.each(LANGUAGES)('is told with the names of places, not of zones (%s)', (one) => {
    writeLanguage(one);
    for (const [name, text] of Object.entries(LIBRARY['situations'] ?? {}))
      for (const [, ...zones] of text.matchAll(/^victory .*?(?:(?:control|units) (\S+)|lane (\S+) (\S+))/gm))
        for (const zone of zones)
          if (zone !== undefined) expect(said({ name: zone }), name).toMatch(/^([A-Z]|the |d[a-z]+ )[^-]*$/);
  });
});

describe('zones of GameX', () => {
  it('are shown for everybody who is set up or comes in, and for what counts', () => {
    const zones = setupZones(situation('bluffs'));
    expect(zones.map(({ side, turn }) => [side, turn])).toEqual([
      ['axis', undefined],
      ['axis', 4],
      ['allied', undefined],
    ]);
    for (const { hexes, middle } of zones) expect(hexes).toContain(middle);
    expect(goalZones(situation('bluffs'))).toHaveLength(3);
    expect(goalZones(situation('rear-raid'))).toEqual([]);
  });
});

describe('sides of GameX', () => {
  it('are one or several, and verbs follow them', () => {
    const has = msg`${theSide('allied')} {has|have} it, ${theSide('axis')}{'s|'} die is lower than ${theSide('allied')}{'s|'}`;
    expect(inLanguage(TONGUES.en, has)).toBe("Allies have it, Axis's die is lower than Allies'");
    expect(english(has)).toBe("allied has it, axis's die is lower than allied's");
    writeLanguage('en');
    expect(['axis', 'allied'].map((side) => w.wins(said({ side }), isSeveral(side)))).toEqual([
      'Axis wins',
      'Allies win',
    ]);
    writeLanguage('de');
    expect(['axis', 'allied'].map((side) => w.wins(said({ side }), isSeveral(side)))).toEqual([
      'Achse gewinnt',
      'Alliierte gewinnen',
    ]);
  });
});
