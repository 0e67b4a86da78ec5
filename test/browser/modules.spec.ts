import { type Page, test } from '@playwright/test';
import { bring, DESKTOP, done, door, expect, open, QUIET, settled, watch } from './desk.ts';
import { clickHex, goTo } from './hexes.ts';

/** Click paths of the modules and of the Tournament Game that once led nowhere, or too far. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const SHORE = `board inline
  grid rows A..H columns 1..10
  sea A1 A2 A3 B1 B2 B3 C1 C2 C3 D1 D2 D3 E1 E2 E3 F1 F2 F3 G1 G2 G3 H1 H2 H3 zone A
  city Aldburg : B4
  city Rotheim : F9
  city Norda : E5
  beach E4 F4 G4
  belongs n D5 D6 E4 E5 E6 F4 F5 F6 G4 G5
  belongs blue A4 B4 B5
  belongs red F9
end board`;

test('M11.8 aircraft are ferried onto a task force by click', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'ferry.txt',
    `game basic
modules M6 M11 M12
${SHORE}
blue TF 1-1 dock B4 as b.tf1
blue airbase 1-0 @ D7 as ba
blue FTR 2-12 @ D7 as f1
blue inf 4-4 @ B4 as i1
red inf 4-4 @ F9 as r1
blue moves
`,
  );
  await page.getByRole('region', { name: 'Air tasking' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ferry', exact: true }).click();
  await page.getByRole('button', { name: /^Fly: Ferry, 1st Task Force/ }).click();
  await expect(page.locator('.log')).toContainText('f1 lands on 1st Task Force');
  expect(witness).toEqual(QUIET);
});

test('T22.5 a landing on the beach of a neutral is asked about first', DESKTOP, async ({ page }) => {
  await page.goto(door());
  await bring(
    page,
    'beach.txt',
    `game tournament
${SHORE}
blue inf 6-4 sea A as b.mar1
blue inf 4-4 @ B4 as i1
red inf 4-4 @ F9 as r1
blue moves
`,
  );
  await page.getByRole('button', { name: /1st Marine Division/ }).click();
  await page.getByRole('button', { name: 'Invade', exact: true }).click();
  await clickHex(page, 'F4');
  await clickHex(page, 'F3');
  await page.getByRole('button', { name: 'Land on beach' }).click();
  await clickHex(page, 'F4');
  const really = page.getByRole('alertdialog', { name: 'Really?' });
  await expect(really).toContainText('is neutral');
  await really.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.locator('.log')).not.toContainText('lands on F4');
});

test('T23.1.2 a flight that can join no ground battle is asked about first', DESKTOP, async ({ page }) => {
  await page.goto(door());
  await bring(
    page,
    'flight.txt',
    `game tournament
${SHORE}
blue inf 4-4 @ B4 as i1
blue TAC 4-8 @ B4 as t1
red inf 4-4 @ F9 as r1
blue moves
`,
  );
  const really = page.getByRole('alertdialog', { name: 'Really?' });
  await done(page).click();
  await really.getByRole('button', { name: /^Yes, / }).click();
  await expect(page.locator('.prompt')).toContainText('declare battles');
  await clickHex(page, 'B4');
  await page.getByRole('button', { name: 'None', exact: true }).click();
  await page.getByRole('checkbox', { name: /Tactical Wing|t1/ }).check();
  await page.getByRole('button', { name: 'Tactical support' }).click();
  await clickHex(page, 'F9');
  await expect(really).toContainText('No ground unit of yours is next to F9');
  await really.getByRole('button', { name: 'Not yet' }).click();
  await expect(page.getByRole('region', { name: 'Battles' })).not.toContainText('tactical support');
});

test('T22.3 an assault is supported from the air by mouse; Escape ends the aim', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'assault.txt',
    `game tournament
board inline
  grid rows A..J columns 1..12
  country b blue Great Blue
  country r red Big Red
  country n minor Nordmark
  city Blauburg : H2
  city Rotburg : H11
  city Nord : E6
  belongs b H2
  belongs r H11
  belongs n E6 E7 D6 D7
end board
blue arm 6-6 @ E5 as b.arm1
blue arm 6-6 @ D4 as b.arm2
blue TAC 4-8 @ H2 as b.tac1
red inf 4-4 @ H11 as r.inf4
blue moves
`,
  );
  await clickHex(page, 'D4');
  await clickHex(page, 'D7');
  await endMovement(page);
  const support = page.getByRole('button', { name: 'Support the assault' });
  const aims = page.getByText('Support the assault: choose a lit hex.');
  await clickHex(page, 'H2');
  await support.click();
  await expect(aims).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(aims).toHaveCount(0);
  await clickHex(page, 'E5');
  await expect(page.getByRole('region', { name: 'The chosen hex' })).toContainText('1st Armour');
  await page.getByRole('button', { name: 'Assault the city' }).click();
  await clickHex(page, 'E6');
  await page.getByRole('button', { name: 'Assault this city' }).click();
  await clickHex(page, 'H2');
  await support.click();
  await clickHex(page, 'E6');
  const battles = page.getByRole('region', { name: 'Battles' });
  await expect(battles).toContainText('1st Tactical Wing: assault support over E6');
  // Red has no unit there, so only the losses of Blue are told.
  await expect(battles).not.toContainText('Big Red:');
  expect(witness).toEqual(QUIET);
});

test('M9.3 production: nothing is wrong before a mistake; factors are counted, then built', async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'production.txt',
    `game tournament
modules M3 M9
board inline
  grid rows A..H columns 1..12
  city Eins : B2
  city Rot : D11
  belongs blue B2
  belongs red D11
end board
turn 2
centre blue 10 B2
centre red 10 D11
blue inf 4-4 @ B2 as b1
red inf 4-4 @ D11 as r1
red moves
`,
  );
  await endMovement(page);
  const panel = page.getByRole('region', { name: 'Production' });
  await expect(panel).toContainText('points left: 10 of 10');
  await expect(panel.locator('.refusal')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (let n = 0; n < 4; n++) await panel.getByRole('button', { name: 'More: infantry' }).click();
  await panel.getByRole('button', { name: /^Build 4 infantry for 4: appears at Eins/ }).click();
  await expect(panel).toContainText('points left: 6 of 10');
  expect(witness).toEqual(QUIET);
});

const surrounded = (modules: string, units: string): string => `# dice 1
game basic
modules ${modules}
board inline
  grid rows A..H columns 1..10
  city Norda : E8
end board
${units}
red inf 4-4 @ D6 as r1
red inf 4-4 @ H9 as r2
blue moves
`;
const endMovement = async (page: Page): Promise<void> => {
  await done(page).click();
  await settled(page);
};

test('M16.chart bombardment names what each result does', DESKTOP, async ({ page }) => {
  await open(page, 'guns.txt', surrounded('M3 M4 M5 M16', 'blue art 4-4-4 @ D5 as b1\nblue inf 4-4 @ D5 as b2'));
  await endMovement(page);
  const chances = page.getByRole('region', { name: 'Bombardment' }).locator('.chances');
  await expect(chances).toContainText('in 6 no effect');
});

test('M4.5 a retreat with no way out is warned about before it is chosen', DESKTOP, async ({ page }) => {
  const ring = ['D5', 'C5', 'C7', 'D7', 'E6', 'E5'].map((hex, i) => `blue inf 4-4 @ ${hex} as b${i}`).join('\n');
  await open(page, 'ring.txt', surrounded('M3 M4 M5', ring));
  await endMovement(page);
  await clickHex(page, 'D5');
  await clickHex(page, 'D6');
  // The other table is not open; that is a remark, for nothing was tried.
  await expect(page.locator('.refusal')).toHaveCount(0);
  await page.getByRole('button', { name: 'Attack on the Standard table' }).click();
  const ways = page.getByRole('region', { name: 'Retreat or losses' });
  await expect(ways).toContainText('No retreat of 2 hexes is open: lost if nothing changes: r1.');
});

test('M3.8 enemies in contact are listed with their odds, and one press plans the attack of all beside', async ({
  page,
}) => {
  const witness = watch(page);
  await open(
    page,
    'contact.txt',
    surrounded('M3 M4 M5', 'blue inf 4-4 @ D5 as b1\nblue inf 4-4 @ D7 as b2\nblue inf 4-4 @ H8 as b3'),
  );
  await endMovement(page);
  const near = page.getByRole('list', { name: 'Enemies in contact' });
  await expect(near.getByRole('listitem')).toHaveText([/^D6\s*8 against 4: 2-1/, /^H9\s*4 against 4: 1-1/]);
  await near.getByRole('button', { name: 'Attack D6' }).click();
  const battles = page.getByRole('region', { name: 'Battles' });
  await expect(battles.locator('.sums')).toContainText('2-1');
  await expect(near).toHaveCount(0);
  await page.getByRole('button', { name: 'Attack on the Standard table' }).click();
  await settled(page);
  await expect(page.locator('.log')).toContainText('b1 and b2 attack D6, 8 v 4 = 2-1');
  expect(witness).toEqual(QUIET);
});

test('the next unit comes into hand without the map moving, where it can be seen', DESKTOP, async ({ page }) => {
  await open(page, 'ring.txt', surrounded('M3 M4 M5', 'blue inf 4-4 @ D3 as b1\nblue inf 4-4 @ C4 as b2'));
  const { x, y } = await goTo(page, 'D3');
  await page.mouse.click(x, y);
  const card = page.getByRole('region', { name: 'The chosen hex' });
  await expect(card).toContainText('D3');
  await page.getByRole('button', { name: /^Next unit/ }).click();
  await expect(card).toContainText('C4');
  await page.mouse.click(x, y);
  await expect(card).toContainText('D3');
});
