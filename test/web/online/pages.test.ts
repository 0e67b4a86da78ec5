import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Account, NAME, type TableCard } from '#protocol/tables.ts';
import { TERMS } from '#protocol/terms.ts';
import { draftKept, dropDraft, keepDraft } from '#web/pages/online/draft.ts';
import {
  accountNamed,
  firstName,
  inviteOf,
  isName,
  keepInvite,
  plays,
  rememberName,
  sideOf,
} from '#web/pages/online/guest.ts';
import { ago, clockOf, movesNow } from '#web/pages/online/names.ts';
import { hasPlayed, notePlayed } from '#web/pages/online/online-memory.ts';
import { shownOf } from '#web/pages/online/table-view.ts';
import { CLOCKS, lastTerms, rememberTerms, termsOf } from '#web/pages/online/terms.ts';
import { de } from '#web/pages/online/words/de.ts';
import { en } from '#web/pages/online/words/en.ts';
import { ONLINE } from '#web/pages/online/words/words.ts';
import { writeLanguage } from '#web/text/language.ts';

/** Decisions of the pages around an online table, without a browser. */

await Promise.all([ONLINE.learn('en'), ONLINE.learn('de')]);

const store = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};
beforeEach(() => {
  writeLanguage('en');
  vi.stubGlobal('localStorage', store());
  vi.stubGlobal('sessionStorage', store());
});
afterEach(() => void vi.unstubAllGlobals());

const MARTA: Account = { id: 'm', name: 'Marta' };
const PAVEL: Account = { id: 'p', name: 'Pavel' };
const card = (change: Partial<TableCard> = {}): TableCard => ({
  id: 'abc',
  game: 'gamex',
  title: 'Two Platoons',
  owner: PAVEL,
  seats: [{ side: 'axis', account: PAVEL }],
  players: [PAVEL],
  terms: { undo: 'free', spectators: true },
  visible: 'link',
  phase: 'offered',
  played: 0,
  turn: 0,
  made: 0,
  moved: 0,
  ...change,
});
const BOTH = {
  phase: 'running',
  players: [PAVEL, MARTA],
  seats: [
    { side: 'axis', account: PAVEL },
    { side: 'allied', account: MARTA },
  ],
} as const;

describe('names', () => {
  test('the page takes the names the server takes', () => {
    const names = [
      'Marta',
      'Ål 9',
      "O'Neill",
      'a.b_c-d',
      ' x ',
      '',
      '   ',
      '-x',
      'x<y',
      'a'.repeat(24),
      'a'.repeat(25),
    ];
    for (const name of [...names, '漢字', 'x\u0000', 'é', '😀', `${' '.repeat(9)}a`])
      expect(isName(name), name).toBe(NAME.safeParse(name).success);
  });

  test('the first name is one the server takes, and stays', () => {
    const name = firstName();
    expect(NAME.safeParse(name).success).toBe(true);
    expect(firstName()).toBe(name);
    rememberName(' Marta ');
    expect(firstName()).toBe('Marta');
    for (const words of [en, de]) expect(NAME.safeParse(words.guest(1234)).success).toBe(true);
  });

  test('an account is made with the first deed, renamed when called otherwise, and else left alone', async () => {
    const fetched = vi.fn(() =>
      Promise.resolve(new Response('{"id":"m","name":"Marta"}', { headers: { 'content-type': 'application/json' } })),
    );
    vi.stubGlobal('fetch', fetched);
    expect(await accountNamed('Marta', MARTA)).toEqual({ ok: true, value: MARTA });
    expect(fetched).not.toHaveBeenCalled();
    await accountNamed('Marta ', undefined);
    await accountNamed('Marta', PAVEL);
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('what this browser remembers', () => {
  test('links of one’s own tables, the last twenty of them', () => {
    for (let n = 0; n < 25; n++) keepInvite(`t${n}`, `s${n}`);
    keepInvite('t10', 'new');
    expect([inviteOf('t4'), inviteOf('t5'), inviteOf('t10'), inviteOf('t24')]).toEqual([undefined, 's5', 'new', 's24']);
  });

  test('that somebody has played, beside the name', () => {
    expect(hasPlayed()).toBe(false);
    rememberName('Marta');
    notePlayed();
    expect([hasPlayed(), firstName()]).toEqual([true, 'Marta']);
  });

  test('a game on the way to its table', () => {
    expect(draftKept()).toBeUndefined();
    keepDraft({ game: 'blitz', text: 'game basic\n' });
    expect(draftKept()).toEqual({ game: 'blitz', text: 'game basic\n' });
    dropDraft();
    expect(draftKept()).toBeUndefined();
    sessionStorage.setItem('hexfront.offer', '{"game":7}');
    expect(draftKept()).toBeUndefined();
  });

  test('without any storage nothing fails', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    keepInvite('t', 's');
    keepDraft({ game: 'blitz', text: 'x' });
    expect([inviteOf('t'), draftKept(), hasPlayed()]).toEqual([undefined, undefined, false]);
    expect(isName(firstName())).toBe(true);
  });
});

describe('terms', () => {
  test('what is chosen is what the server takes', () => {
    const usual = lastTerms('link');
    const clocks = ['none', ...CLOCKS.map((_, no) => no)] as const;
    for (const clock of clocks) expect(TERMS.safeParse(termsOf({ ...usual, clock })).success).toBe(true);
    expect(termsOf({ ...usual, clock: 1 })?.clock).toEqual({ kind: 'live', bank: 900, bonus: 20, zero: 'loses' });
    expect(termsOf({ ...usual, clock: 3 })?.clock).toMatchObject({ kind: 'days', bank: 604_800, zero: 'claim' });
    expect(termsOf({ ...usual, clock: 3, zero: 'computer' })?.clock).toMatchObject({ zero: 'computer' });
    for (const [minutes, seconds] of [
      [1, 0],
      [1440, 3600],
    ] as const)
      expect(TERMS.safeParse(termsOf({ ...usual, clock: 'own', minutes, seconds })).success).toBe(true);
  });

  test('a clock nobody could play by is none', () => {
    const own = { ...lastTerms('link'), clock: 'own' } as const;
    for (const [minutes, seconds] of [
      [0, 5],
      [1441, 5],
      [Number.NaN, 5],
      [1.5, 5],
      [5, -1],
      [5, 3601],
      [5, Number.NaN],
    ] as const)
      expect(termsOf({ ...own, minutes, seconds })).toBeUndefined();
    expect(termsOf({ ...own, clock: 99 })).toBeUndefined();
  });

  test('the last ones are offered again, but not who may sit down; damaged ones are not', () => {
    rememberTerms({
      clock: 'own',
      minutes: 90,
      seconds: 5,
      zero: 'computer',
      undo: 'none',
      spectators: false,
      vacation: false,
      visible: 'public',
      rated: true,
      bots: true,
    });
    expect(lastTerms('link')).toEqual({
      clock: 'own',
      minutes: 90,
      seconds: 5,
      zero: 'computer',
      undo: 'none',
      spectators: false,
      vacation: false,
      visible: 'link',
      rated: true,
      bots: true,
    });
    localStorage.setItem('hexfront.terms', '{"zero":"wins","clock":17,"minutes":-1,"seconds":"x","undo":"maybe"}');
    expect(lastTerms('public')).toEqual({
      clock: 'none',
      minutes: 45,
      seconds: 30,
      zero: undefined,
      undo: 'free',
      spectators: true,
      visible: 'public',
      rated: false,
      vacation: true,
      bots: false,
    });
  });

  test('clocks in words say what zero does', () => {
    expect(en.clockText({ kind: 'live', bank: 900, bonus: 20 })).toBe(
      'Each side has 15 minutes and gets 20 seconds more at the start of each of its turns.',
    );
    expect(en.clockText({ kind: 'live', bank: 7200, bonus: 0 })).toBe('Each side has 2 hours for the whole game.');
    expect(en.clockText({ kind: 'live', bank: 60, bonus: 1 })).toContain('1 minute and gets 1 second more');
    expect(de.clockText({ kind: 'live', bank: 5400, bonus: 60 })).toContain('90 Minuten und bekommt 1 Minute dazu');
    expect(en.zeroText.loses).toBe('Whose time runs out loses.');
    const days = { kind: 'days', bank: 7 * 86_400, bonus: 43_200, cap: 14 * 86_400, zero: 'claim' } as const;
    expect(en.clockText(days)).toContain(
      '7 days and gets 12 hours more at the start of each of its turns, up to 14 days',
    );
    expect(clockOf({ undo: 'free', spectators: true, clock: days })).toBe('7 days each + 12 h a turn');
    expect(clockOf({ undo: 'free', spectators: true })).toBe('no clock');
    expect(clockOf({ undo: 'free', spectators: true, clock: { kind: 'live', bank: 300, bonus: 10 } })).toBe(
      '5 min each + 10 s a turn',
    );
  });
});

describe('a table is shown', () => {
  test('to its owner as waiting, to others as a door', () => {
    expect(shownOf(card(), PAVEL, undefined, false)).toBe('waiting');
    expect(shownOf(card({ seats: [] }), PAVEL, 'secret', false)).toBe('waiting');
    expect(shownOf(card(), MARTA, 'secret', false)).toBe('door');
    expect(shownOf(card(), undefined, undefined, false)).toBe('door');
  });

  test('to its players once both sit, whatever way they came', () => {
    for (const invite of [undefined, 'secret']) {
      expect(shownOf(card(BOTH), MARTA, invite, false)).toBe('table');
      expect(shownOf(card({ ...BOTH, phase: 'over' }), MARTA, invite, false)).toBe('table');
      expect(shownOf(card({ ...BOTH, phase: 'paused' }), PAVEL, invite, false)).toBe('table');
    }
  });

  test('to others where they may watch; who was invited too late is told first', () => {
    const other: Account = { id: 'x', name: 'X' };
    expect(shownOf(card(BOTH), other, undefined, false)).toBe('table');
    expect(shownOf(card(BOTH), other, 'secret', false)).toBe('begun');
    expect(shownOf(card(BOTH), other, 'secret', true)).toBe('table');
    const among = card({ ...BOTH, terms: { undo: 'free', spectators: false } });
    expect(shownOf(among, other, undefined, false)).toBe('closed');
    expect(shownOf(among, other, 'secret', true)).toBe('begun');
  });

  test('as gone when it is, and as foreign when its game is', () => {
    expect(shownOf(card({ phase: 'void' }), PAVEL, undefined, false)).toBe('void');
    expect(shownOf(card({ game: 'chess' }), PAVEL, undefined, false)).toBe('foreign');
  });

  test('as mine where I own it, sit at it, or was given a seat', () => {
    expect([
      plays(card(), PAVEL),
      plays(card(), MARTA),
      plays(card(BOTH), MARTA),
      plays(card(BOTH), undefined),
    ]).toEqual([true, false, true, false]);
    expect(sideOf(card(BOTH), MARTA)).toBe('allied');
    expect([
      movesNow(card({ ...BOTH, decides: 'allied' }), MARTA),
      movesNow(card({ ...BOTH, decides: 'axis' }), MARTA),
      movesNow(card({ ...BOTH, phase: 'paused', decides: 'allied' }), MARTA),
      movesNow(card(BOTH), MARTA),
    ]).toEqual([true, false, false, false]);
  });
});

test('how long ago, in words', () => {
  const MINUTE = 60_000;
  expect([ago(0, 5000), ago(0, 3 * MINUTE), ago(0, 5 * 60 * MINUTE), ago(0, 50 * 60 * MINUTE), ago(99, 0)]).toEqual([
    'this minute',
    '3 minutes ago',
    '5 hours ago',
    '2 days ago',
    'this minute',
  ]);
  writeLanguage('de');
  expect(ago(0, 3 * MINUTE)).toBe('vor 3 Minuten');
  writeLanguage('en');
});
