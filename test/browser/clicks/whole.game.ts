import { test, type Page } from '@playwright/test';
import { expect, home } from '../desk.ts';
import { isOver, playOn } from './decisions.ts';
import { createSelection } from './hand.ts';
import { createLuck } from './luck.ts';
import { createWitness } from './witness.ts';

/** Whole games from the front page to their end, both sides by one who only looks, reads and presses. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

const SEED = Number(process.env['SEED'] ?? '1');
const TURNS = Number(process.env['TURNS'] ?? '1000');
const DRAW = Number(process.env['DRAW'] ?? '1000');

/** A scenario as a newcomer finds it: the browser, its search, the card, the briefing; `here` gives both seats to this screen. */
const scenario = async (page: Page, title: string, here = true): Promise<void> => {
  await page.getByRole('link', { name: 'Choose a scenario', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill(title);
  await page.getByRole('heading', { name: title, exact: true }).click();
  const seats = page.getByRole('radiogroup', { name: /^Who plays/ });
  await expect(seats.first()).toBeVisible();
  if (here)
    for (const seat of await seats.all()) await seat.getByRole('radio', { name: 'Player on this device' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
};

/** M71: a ready set of the Module System, against the computer. */
const readySet = (page: Page, name: string): Promise<void> => scenario(page, name, false);

/** M17: a war on land by its letter, against the computer: the land war with other modules ticked. */
const war = async (page: Page, letter: string, ...ticks: readonly string[]): Promise<void> => {
  await page.goto(`${home}/#/play/blitz/own`);
  await page.getByRole('button', { name: 'Take Land war as a beginning and change it' }).click();
  const form = page.getByRole('form', { name: 'Your game' });
  for (const id of ticks) await form.getByRole('checkbox', { name: new RegExp(`^${id} `) }).click();
  await form.getByRole('group', { name: 'Options of M17' }).getByRole('combobox').first().selectOption(letter);
  await form.getByRole('button', { name: 'Begin', exact: true }).click();
};

const STARTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  basic: (page) => scenario(page, 'Basic Game'),
  ardel: (page) => scenario(page, 'The Ardel Valley'),
  crossing: (page) => scenario(page, 'Across the Ardel', false),
  breakthrough: (page) => scenario(page, 'Breakthrough at Kamenovar'),
  invasion: (page) => scenario(page, 'The beaches of Yuzhny Mol'),
  'air war': (page) => scenario(page, 'Air war over the Sierra Parda'),
  tournament: (page) => scenario(page, 'Tournament Game'),
  impulses: (page) => readySet(page, 'Just the impulses'),
  'modules of 1965': (page) => readySet(page, 'Modules on 1965 components'),
  'first steps': (page) => readySet(page, 'First steps'),
  'land war': (page) => readySet(page, 'Land war'),
  'full system': (page) => readySet(page, 'Full Module System'),
  'brush fire': (page) => readySet(page, 'Brush fire'),
  'third power': (page) => readySet(page, 'Third power'),
  liberation: (page) => readySet(page, 'National liberation'),
  'civil war': (page) => readySet(page, 'Civil war'),
  'war B': (page) => war(page, 'B'),
  'war C': (page) => war(page, 'C', 'M15'),
  'war D': (page) => war(page, 'D', 'M15'),
  'war E': (page) => war(page, 'E', 'M8', 'M9'),
  'war F': (page) => war(page, 'F', 'M15'),
  'war G': (page) => war(page, 'G', 'M15', 'M18'),
  'war H': (page) => war(page, 'H', 'M18'),
  duel: (page) => scenario(page, 'Two Platoons'),
};

for (const [name, start] of Object.entries(STARTS))
  test(name, async ({ page, isMobile }, info) => {
    const witness = createWitness(page, (name) => info.outputPath(`${name}.png`));
    await page.goto(home);
    await start(page);
    await expect(page.getByRole('status').first()).toContainText(':');
    const person = {
      page,
      hand: createSelection(page, witness, isMobile),
      luck: createLuck(SEED),
      witness,
      drift: (asks: string) => (/^(Great Blue|Axis)/.test(asks) ? 1 : -1),
    };
    const end = await playOn(person, { stop: TURNS, draw: DRAW }).catch(async (error: unknown) => {
      await page.screenshot({ path: info.outputPath('lost.png') });
      throw error;
    });
    console.log(`${name}: ${end.asks}`);
    await page.screenshot({ path: info.outputPath('end.png') });
    expect(isOver(end) || TURNS < 1000).toBe(true);
    expect(witness.found()).toEqual([]);
  });
