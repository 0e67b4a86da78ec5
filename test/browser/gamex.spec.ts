import { test } from '@playwright/test';
import { chooseHex, DESKTOP, expect, home, open, press, QUIET, status, watch } from './desk.ts';

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
