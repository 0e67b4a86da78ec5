import { test } from '@playwright/test';
import { sea } from '#web/games/blitz/lessons/sea.ts';
import { DESKTOP, expect, more, open, PHONE, press, QUIET, settled, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

/** Marines at sea off a held beach, and a fleet of Red's in the same zone. */
const COAST = `# dice 1
game basic
modules M11
board inline
  grid rows A..H columns 1..10
  sea A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone A
  city Aldburg : B4
  city Rotheim : F9
  beach E4 F4 G4
  belongs blue A4 B4 B5
  belongs red F9
end board
blue TF 1-1 sea A as b.tf1
blue TF 1-1 sea A as b.tf2
blue LST 1-1 sea A fleet 2 as b.lst1
blue MST 1-1 sea A fleet 2 as b.mst1
blue MAR 6-4 aboard b.mst1 as b.mar1
red TF 1-1 sea A as r.tf1
red inf 2-4 @ F4 as r.inf1
red inf 4-4 @ F9 as r.inf2
blue moves
`;

test('a fleet is engaged and a beach stormed with their chances in sight', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'coast.pos', COAST);
  const engagements = page.getByRole('region', { name: 'Fleet engagements' });
  await expect(engagements).toContainText('defender loses a task force');
  // J leads to what answers the question.
  await press(page, 'j');
  await expect(engagements.getByRole('button', { name: 'Engage at 2-1' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('.battle-display')).toContainText('defender loses a task force');
  const invasion = page.getByRole('region', { name: 'Plan an invasion' });
  await invasion.getByLabel('Beach').selectOption({ label: 'F4 · Zone A · infantry 2-4' });
  await expect(invasion).toContainText('The beach falls in 4 of 6 cases.');
  await invasion.getByRole('button', { name: 'Storm the beach' }).click();
  await settled(page);
  await expect(invasion).toHaveCount(0);
  expect(witness).toEqual(QUIET);
});

/** Two task forces and one of Red's in a zone. */
const FLEETS = sea.steps.find(({ id }) => id === 'engage')?.position ?? '';

test(
  'a click on an enemy fleet shows what an engagement could bring; its die is told by the zone',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'fleets.pos', `# dice 1\n${FLEETS}`);
    await clickHex(page, 'E2');
    await expect(page.locator('.units li.chosen')).toHaveCount(2);
    await clickHex(page, 'F1');
    const meant = page.getByRole('region', { name: 'Fleet engagements' }).locator('article.meant');
    await expect(meant).toContainText('Zone B');
    await meant.getByRole('button', { name: 'Engage at 2-1' }).click();
    await expect(page.locator('.battle-display header')).toContainText('sea zone B');
    expect(witness).toEqual(QUIET);
  },
);

test(
  'zones a fleet can sail to are stepped through by keys; whoever may not go there hears why',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    const far = FLEETS.replace(
      'sea E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone B',
      'sea E1 E2 E3 F1 F2 F3 zone B\n  sea G1 G2 G3 H1 H2 H3 zone C',
    );
    await open(page, 'zones.pos', far);
    await page.getByRole('button', { name: 'Zone B, fleet 1' }).click();
    const card = page.getByRole('region', { name: 'The chosen hex' });
    await expect(card.getByRole('heading').first()).toContainText('Zone B, fleet 1');
    await expect(card.getByRole('button', { name: /Sail to zone/ })).toHaveCount(2);
    await settled(page);
    // A comes before C; nobody sails twice.
    await page.keyboard.press('.');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log')).toContainText('sail to zone A');
    await expect(card.getByRole('heading').first()).toContainText('Zone A, fleet 1');
    await clickHex(page, 'H2');
    await expect(page.getByRole('alert')).toContainText(
      '1st Task Force has done in this player turn what a ship may do',
    );
    expect(witness).toEqual(QUIET);
  },
);

test('a fleet that has to withdraw goes where it is sent on the map', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'fleets.pos', `# dice 2\n${FLEETS}`);
  await page.getByRole('button', { name: 'Engage at 2-1' }).click();
  const away = page.getByRole('region', { name: /Break off/ });
  await expect(away).toContainText('To zone A');
  await settled(page);
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('1st Task Force withdraws to zone A');
  expect(witness).toEqual(QUIET);
});

test('M14 with the weather in the bar the menu stays in reach of a thumb', PHONE, async ({ page }) => {
  const late = FLEETS.replace('modules M11', 'modules M11 M14').replace(
    'blue moves',
    'turn 12\nindicator 5\nseason winter 2\nblue moves',
  );
  await open(page, 'weather.pos', late);
  await expect(page.locator('.state-bar .sky-chips')).toBeVisible();
  const menu = await page.getByRole('button', { name: 'More', exact: true }).boundingBox();
  expect((menu?.x ?? Infinity) + (menu?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await more(page);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
});

/** M11.6: a city up a river, with a fleet in its port. */
const RIVER = `game basic
modules M11
board inline
  grid rows A..H columns 1..10
  sea A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone A
  city Flussau : D6
  city Rotheim : F9
  river Au : D6 D5 D4
  inland-port D6 A
  belongs blue D6
  belongs red F9
end board
blue TF 1-1 dock D6 as b.tf1
blue inf 4-4 @ B5 as b.inf1
red inf 4-4 @ F9 as r.inf1
blue moves
`;

test('M11.6 keys step from an inland port to the zone of its river, too', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'river.pos', RIVER);
  await clickHex(page, 'D6');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await settled(page);
  // The zone is lit: keys step to it.
  await page.keyboard.press('.');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('puts to sea in zone A');
  expect(witness).toEqual(QUIET);
});
