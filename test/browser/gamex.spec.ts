import { test } from '@playwright/test';
import {
  beginHere,
  chooseHex,
  DESKTOP,
  expect,
  home,
  open,
  PHONE,
  press,
  QUIET,
  settled,
  status,
  watch,
} from './desk.ts';
import { goTo, middle } from './hexes.ts';

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const FIELD = `game gamex
board inline
  grid rows A..E columns 1..9
end board
german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank @ C-6 as sh1
american I 4/2/10/1 @ A-9 as inf1
axis has 2
`;

test('the second game: a tank explains itself, sees its chances and fires', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'field.txt', FIELD);
  await expect(status(page)).toContainText('2 activation points left');
  await press(page, 'n');
  const hand = page.getByRole('complementary', { name: 'In hand' });
  await hand.getByRole('button', { name: /^Explain/ }).click();
  const card = page.getByRole('dialog', { name: 'Unit card' });
  await expect(card).toContainText('Attack strength');
  await expect(card).toContainText('doubled against armour');
  await press(page, 'Escape');
  await expect(card).toBeHidden();
  // Lines of sight are measured with a tank in hand, and it does not go anywhere.
  await press(page, 's');
  await chooseHex(page, 'C-2');
  await chooseHex(page, 'C-6');
  const sight = page.getByRole('region', { name: 'Line of sight' });
  await expect(sight).toContainText('C-2 and C-6 see each other, 4 hexes apart.');
  await press(page, 's');
  await expect(sight).toBeHidden();
  await expect(status(page)).toContainText('2 activation points left');
  const shot = hand.getByRole('region', { name: 'Whom to fire at' }).getByRole('button').first();
  await expect(shot).toContainText('C-6: 2-1');
  await shot.click();
  await expect(status(page)).toContainText('1 activation point left');
  await expect(hand).toContainText('has fired');
  expect(witness).toEqual(QUIET);
});

test('a battle of one’s own is bought, refused while it is too dear, and begun', async ({ page }) => {
  const witness = watch(page);
  await page.goto(`${home}/#/play/gamex/own`);
  await expect(page.getByRole('heading', { name: 'Germans against Americans' })).toBeVisible();
  const axis = page.getByRole('region', { name: 'Axis' }).first();
  await axis.getByRole('spinbutton', { name: 'Points' }).fill('100');
  await axis.getByRole('spinbutton', { name: 'Points' }).press('Enter');
  await axis.getByRole('button', { name: 'Put all back' }).click();
  await axis.getByText('Tanks and assault guns').click();
  const more = axis.getByRole('button', { name: 'One more Tiger I' }).first();
  await more.click();
  await more.press('Enter');
  await more.press('Enter');
  await expect(page.getByRole('alert')).toContainText('the army of Axis costs');
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeHidden();
  await axis.getByRole('button', { name: 'Buy for me' }).click();
  await page.getByRole('radio', { name: 'place them for me' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(status(page)).toBeVisible();
  await expect(page).toHaveURL(/#\/game\//);
  expect(witness).toEqual(QUIET);
});

test('set-up lists kinds with their counters; the next of a kind is in hand after a click', async ({ page }) => {
  const witness = watch(page);
  await beginHere(page, 'gamex/pb-12');
  await expect(status(page)).toContainText('Set up your units');
  const row = page.getByRole('button', { name: /German Rifle Platoon/ });
  await expect(row.locator('.chip-counter svg')).toBeVisible();
  await expect(row).toContainText('× 18');
  await row.click();
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  // The zone of the unit in hand comes into view: its middle can be clicked, and once more without the map moving.
  await expect.poll(async () => page.locator('.table .board canvas').first().getAttribute('data-drawing')).toBeNull();
  const { x, y } = await middle(page);
  await page.mouse.click(x, y);
  await expect(row).toContainText('× 17');
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.click(x, y);
  await expect(row).toContainText('× 16');
  expect(witness).toEqual(QUIET);
});

test('the hex card of a phone is short until it is opened', PHONE, async ({ page }) => {
  await open(page, 'field.txt', FIELD);
  await expect(status(page)).toContainText('2 activation points left');
  await press(page, 'n');
  const card = page.getByRole('region', { name: 'The hex pointed at' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  const title = card.getByRole('button', { name: /^C-2/ });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await title.tap();
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(await card.getByRole('listitem').count()).toBeGreaterThan(2);
});

test('the hex card tells of the hex under the pointer after a key has moved the map', DESKTOP, async ({ page }) => {
  await open(page, 'field.txt', FIELD);
  const { x, y } = await goTo(page, 'C-5');
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  const card = page.getByRole('region', { name: 'The hex pointed at' });
  await expect(card.getByRole('heading')).toContainText('C-5');
  await press(page, 'ArrowRight');
  await expect(card.getByRole('heading')).not.toContainText('C-5');
});
