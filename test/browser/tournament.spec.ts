import { test } from '@playwright/test';
import { done, expect, more, open, QUIET, status, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

/** The Tournament Game and the Optional rules by hand: every decision at the real table. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(90_000);
test.skip(({ isMobile }) => isMobile, 'covered on the desktop');

/** Sea in the north with a beach, a port and a city for either side. */
const COAST = `board inline
  grid rows A..J columns 1..12
  sea A1 A2 A3 A4 zone A
  sea A5 A6 A7 A8 zone B
  sea A9 A10 A11 A12 zone C
  beach B5 B6
  city Blauhafen : B2
  city Blauburg : H2
  city Rothafen : B11
  city Rotburg : H11
  belongs blue B2 H2
  belongs red B11 H11
end board`;

test('a turn with a flight, an embarkation, an invasion, air support, losses, a two-hex retreat and a landing', async ({
  page,
}, info) => {
  const witness = watch(page);
  await open(
    page,
    'coast.txt',
    `# dice 3
game tournament
${COAST}
blue inf 6-4 sea B as b.mar1
blue rng 1-4 sea B as b.rng1
blue inf 4-4 @ B2 as b.inf1
blue abn 4-4 @ H2 as b.abn1
blue TAC 4-8 @ H2 as b.tac1
blue arm 6-6 @ E6 as b.arm1..2
blue art 8-4-4 @ D7 as b.art1
blue inf 4-4 @ D6 as b.inf2
red inf 4-4 @ E7 as r.inf1
red inf 2-4 @ E7 as r.inf2
red inf 4-4 @ H11 as r.inf3
blue moves
`,
  );
  await expect(status(page)).toContainText('Great Blue: move your units');
  const log = page.locator('.log');

  // A flight, to a hex that is refused and to one that is not.
  await clickHex(page, 'H2');
  await page.getByRole('button', { name: 'Fly', exact: true }).click();
  await clickHex(page, 'A1');
  await expect(page.getByRole('alert')).toContainText('B18.2');
  await clickHex(page, 'G5');
  await expect(log).toContainText('1st Airborne flies to G5');
  // Refused actions are explained.
  await page.getByText(/^Not possible now/).click();
  await expect(page.locator('.impossible')).toContainText('Embark: G5 is no port hex');
  await expect(page.locator('.impossible')).toContainText('T6.1.2a');

  // An embarkation.
  await clickHex(page, 'B2');
  await page.getByRole('button', { name: 'Embark A' }).click();
  await expect(log).toContainText('1st Infantry goes to sea in zone A');

  // An invasion of two units together: first the land hex, then the sea hex it comes from.
  await page.getByRole('button', { name: /1st Marine Division/ }).click();
  await page.getByRole('button', { name: /1st Ranger Battalion/ }).click();
  await expect(page.getByRole('button', { name: 'Sail to box A (2 units)' })).toBeVisible();
  await page.getByRole('button', { name: 'Invade', exact: true }).click();
  await clickHex(page, 'E3');
  await expect(page.getByRole('alert')).toContainText(/T6\.2/);
  await clickHex(page, 'B5');
  await expect(page.locator('.stack')).toContainText('now the sea hex it comes from');
  await clickHex(page, 'A6');
  await expect(log).toContainText('1st Ranger Battalion is put on A6 to invade B5');
  await expect(page.locator('.not-yet')).toContainText('T6.2.14');
  await page.getByRole('button', { name: 'Land on beach' }).click();
  await clickHex(page, 'B5');
  await expect(log).toContainText('1st Marine Division lands on B5');
  await expect(log).toContainText('1st Ranger Battalion lands on B5');
  await done(page).click();

  // Air support and the battle.
  await expect(status(page)).toContainText('declare your battles');
  await clickHex(page, 'H2');
  await page.getByRole('button', { name: 'Tactical support' }).click();
  await clickHex(page, 'E7');
  await expect(log).toContainText('1st Tactical Wing flies over E7');
  await clickHex(page, 'E6');
  await page.getByRole('button', { name: 'Attack E7' }).click();
  await expect(page.locator('.odds')).toHaveText('2-1');
  await page.getByRole('button', { name: /^Add 1st Artillery/ }).click();
  await page.getByRole('button', { name: /^Add 2nd Infantry/ }).click();
  await expect(page.locator('.odds')).toHaveText('4-1');
  await expect(page.locator('.plan')).toContainText('attacker loses 1, defender loses 2, defender back 2');
  await page.screenshot({ path: info.outputPath('plan.png') });
  await page.getByRole('button', { name: 'Declare this battle' }).click();
  await expect(status(page)).toContainText('nothing is obligatory any more');
  await done(page).click();
  await page.getByRole('button', { name: 'Fight it' }).click();

  // Die 3 at 4-1: one factor of the attacker, two of the defender, who goes back two.
  const losses = page.getByRole('region', { name: 'Losses' });
  await expect(status(page)).toContainText('Great Blue: lose 1 factor');
  await losses.getByRole('button', { name: 'More from 1st Artillery' }).click();
  await expect(losses).toContainText('2 of 1 chosen');
  await losses.getByRole('button', { name: 'Start again' }).click();
  await clickHex(page, 'D6');
  await expect(losses).toContainText('That is enough.');
  await losses.getByRole('button', { name: 'Take these losses' }).click();
  await expect(log).toContainText('2nd Infantry loses 1');
  await expect(status(page)).toContainText('Big Red: lose 2 factors');
  await losses.getByRole('button', { name: /\d 2nd Infantry/ }).click();
  await losses.getByRole('button', { name: 'Take these losses' }).click();
  await expect(log).toContainText('2nd Infantry is eliminated');
  await expect(status(page)).toContainText('Big Red: retreat 1st Infantry by 2 hexes');
  await clickHex(page, 'G8');
  await expect(log).toContainText('1st Infantry retreats E7 > F7 > G8');
  await expect(status(page)).toContainText('Great Blue: advance');
  await done(page).click();

  // Home.
  await expect(status(page)).toContainText('land 1 aircraft');
  await page.getByRole('button', { name: 'All back to their bases' }).click();
  await expect(log).toContainText('1st Tactical Wing lands at H2');
  await done(page).click();
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('bombers, escorts and interceptors: sent, met, divided, lost; a nuclear strike and its forecast', async ({
  page,
}) => {
  const witness = watch(page);
  await open(
    page,
    'air.txt',
    `# dice 3 6
game tournament fighters interdiction nuclear
${COAST}
blue SAC 4-20 @ H2 as b.sac1
blue SAC 1-20 @ B2 as b.sac2
blue FTR 2-12 @ H2 as b.ftr1
blue inf 4-4 @ J1 as b.inf1
red FTR 4-12 @ H11 as r.ftr1
red FTR 4-12 @ B11 as r.ftr2
red inf 4-4 @ E7 as r.inf1
red inf 4-4 @ E9 as r.inf2
red inf 4-4 @ H11 as r.inf4
blue declares
`,
  );
  const log = page.locator('.log');
  await clickHex(page, 'H2');
  await page.getByRole('button', { name: 'Strategic strike' }).click();
  await clickHex(page, 'E7');
  await expect(log).toContainText('1st Strategic Wing flies over E7: strategic');
  await clickHex(page, 'H2');
  await page.getByRole('button', { name: 'Escort' }).click();
  await clickHex(page, 'E7');
  await expect(log).toContainText('1st Fighter Wing flies over E7: escort');
  await clickHex(page, 'B2');
  await page.getByRole('button', { name: 'Nuclear strike' }).click();
  await clickHex(page, 'J2');
  await expect(page.getByRole('alert')).toContainText('O23.5.4');
  await clickHex(page, 'E9');
  await expect(log).toContainText('2nd Strategic Wing flies over E9: nuclear');
  await done(page).click();

  // Red's fighters, both against one flight.
  await expect(status(page)).toContainText('Big Red: send fighters');
  const air = page.getByRole('region', { name: 'Intercept' });
  await expect(air).toContainText('E7: 4 bomber factors, 2 escorting');
  await air.locator('label', { hasText: '1st Fighter Wing' }).getByRole('checkbox').check();
  await air.locator('label', { hasText: '2nd Fighter Wing' }).getByRole('checkbox').check();
  await clickHex(page, 'E7');
  await expect(air).toContainText('Sent to intercept: 1st Fighter Wing, 2nd Fighter Wing');
  await done(page).click();
  await expect(status(page)).toContainText('Great Blue: choose the next air fight');
  await page.getByRole('button', { name: 'Fight it' }).click();
  await expect(status(page)).toContainText('Big Red: divide your interceptors');
  await page.getByRole('button', { name: /^2 against the escorts, 6 against the bombers/ }).click();
  // Die 3 at 1-1 on the fighter table: one each; three bomber factors are shot down.
  await expect(log).toContainText('bombers lose 3');
  await expect(status(page)).toContainText('Big Red: lose 1 factor');
  await page.getByRole('button', { name: 'Decide for me' }).click();

  // Combat: the strike below 1-6 would be over; the nuclear strike shows what each die does.
  await expect(status(page)).toContainText('Great Blue: fight your battles');
  const nuclear = page.locator('.declared > li', { hasText: 'nuclear strike' });
  await expect(nuclear).toContainText('factors destroyed');
  await nuclear.getByRole('button', { name: 'Fight it' }).click();
  await expect(log).toContainText('nuclear strike on E9, die 6');
  expect(witness).toEqual(QUIET);
});

test('automatic victory and the second wave, weather, reinforcements and replacements', async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'wave.txt',
    `# dice 4
game tournament weather
${COAST}
turn 6
replacements blue 1
blue inf 4-4 lost as b.dead1
blue inf 4-4 waits 3 as b.wait1
blue arm 6-6 waits 3 as b.wait2
blue arm 8-6 @ E6 as b.gd
blue art 8-4-4 @ D6 as b.art1
blue arm 6-6 @ E5 as b.arm3
red inf 2-4 @ E7 as r.inf1
red inf 4-4 @ H11 as r.inf4
blue rolls weather
`,
  );
  const log = page.locator('.log');
  await expect(status(page)).toContainText('roll for this turn’s weather');
  await done(page).click();
  await expect(page.locator('.duty')).toContainText('Weather: mud');
  await expect(status(page)).toContainText('2 reinforcements wait');

  // Two reinforcements together.
  await page.getByRole('button', { name: /b\.wait1/ }).click();
  await page.getByRole('button', { name: /b\.wait2/ }).click();
  // An arriving unit has only one kind of place: the cities light up.
  await clickHex(page, 'J6');
  await expect(page.getByRole('alert')).toContainText('B17.3');
  await clickHex(page, 'H2');
  await expect(log).toContainText('b.wait2 arrives at H2');
  // Four factors came with the turn, one was left: the whole division can be bought back.
  await expect(page.getByRole('heading', { name: 'Replacements: 5 factors to spend' })).toBeVisible();
  await page.getByRole('button', { name: '4-4 infantry', exact: true }).click();
  await clickHex(page, 'B2');
  await expect(log).toContainText('is bought back and placed at B2');

  // 16 against 2 is automatic victory; the second wave drives over the victim.
  await clickHex(page, 'E6');
  await page.getByRole('button', { name: 'Automatic victory' }).click();
  await clickHex(page, 'E7');
  await expect(page.locator('.duty', { hasText: 'Automatic victory over E7' })).toContainText('Guards Armour');
  await clickHex(page, 'E5');
  await clickHex(page, 'E8');
  await expect(log).toContainText('3rd Armour uses automatic victory 1');
  await done(page).click();
  await expect(done(page)).toHaveText('Begin combat');
  await done(page).click();
  await expect(log).toContainText('the victims of automatic victory 1 are removed');
  await expect(status(page)).toContainText('advance onto a vacated hex');
  await page.getByRole('button', { name: 'Decide for me' }).click();
  expect(witness).toEqual(QUIET);
});

test('a minor country entered and assaulted; supply too short', async ({ page }) => {
  const witness = watch(page);
  const log = page.locator('.log');
  await open(
    page,
    'minor.txt',
    `# dice 2
game tournament
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
blue inf 4-4 @ E5 as b.inf1
blue arm 6-6 @ D4 as b.arm2
red inf 4-4 @ H11 as r.inf4
blue moves
`,
  );
  await clickHex(page, 'D4');
  await expect(page.locator('.stack')).toContainText('Hatched hexes lie in or behind a minor country');
  await clickHex(page, 'D7');
  await expect(log).toContainText('Nordmark is violated by Blue');
  await done(page).click();
  await clickHex(page, 'E5');
  await page.getByRole('button', { name: 'Assault the city' }).click();
  await clickHex(page, 'E6');
  await expect(page.locator('.plan .chances')).toContainText('city captured, attacker loses 3');
  await page.getByRole('button', { name: 'Assault this city' }).click();
  await expect(page.locator('.declared')).toContainText('city assault');
  await done(page).click();
  await expect(page.locator('.chances')).toContainText('city captured, attacker loses 3');
  await page.getByRole('button', { name: 'Fight it' }).click();
  await expect(status(page)).toContainText('lose');
  await page.getByRole('button', { name: 'Decide for me' }).click();
  await expect(log).toContainText('is captured by Blue');
  await expect(status(page)).toContainText('advance');
  await done(page).click();
  await expect(log).toContainText('Nordmark is occupied');
  await expect(status(page)).toContainText('Big Red: move your units');

  await open(
    page,
    'short.txt',
    `game tournament
${COAST}
short
blue inf 4-4 @ E3 as b.inf1
blue inf 4-4 @ E4 as b.inf2..4
blue inf 4-4 @ E5 as b.inf5..7
red inf 4-4 @ H11 as r.inf4
blue declares
`,
  );
  // No units in contact: the battle step passes automatically.
  await expect(status(page)).toContainText('your supply is too short');
  const losses = page.getByRole('region', { name: 'Losses' });
  await expect(losses).toContainText('4 factors are due. T21.3b');
  await losses.getByRole('button', { name: /\d 1st Infantry/ }).click();
  await losses.getByRole('button', { name: 'Take these losses' }).click();
  await expect(log).toContainText('1st Infantry is eliminated');
  expect(witness).toEqual(QUIET);
});

test('a beach that cannot feed everybody, and a draw offered and refused', async ({ page }) => {
  const witness = watch(page);
  const units = Array.from({ length: 11 }, (_, i) => `u${i}`);
  const places = ['C4', 'C5', 'C6', 'D4'];
  const frame = JSON.stringify({ at: 'beachSupply', beach: 0, units });
  const lines = units.map((id, i) => `blue inf 4-4 @ ${places[Math.floor(i / 3)] ?? 'D5'} as ${id}`);
  await open(
    page,
    'beach.txt',
    `game tournament supplyRoutes\n${COAST}\n${lines.join('\n')}\nred inf 4-4 @ H11 as r1\nmover blue\nframe ${frame}\n`,
  );
  await expect(status(page)).toContainText('choose the units this beach supplies');
  const due = page.getByRole('region', { name: 'Supply over the beach' });
  // Ten of the eleven are served; the eleventh takes the place of the first.
  await expect(due).toContainText('40 of 40 chosen');
  await due.getByRole('checkbox', { name: 'u10' }).check();
  await expect(due).toContainText('44 size; a beach serves 40');
  await due.getByRole('checkbox', { name: 'u0' }).uncheck();
  await due.getByRole('button', { name: 'Supply these' }).click();
  await expect(page.locator('.log')).toContainText('u0 is eliminated');
  await expect(status(page)).toContainText('Big Red: move your units');

  await more(page);
  await page.getByText('End the game …').click();
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(status(page)).toContainText('Great Blue: a draw is offered');
  await page.getByRole('button', { name: 'Refuse the draw' }).click();
  await expect(status(page)).toContainText('Big Red: move your units');
  await more(page);
  await page.getByText('End the game …').click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign: the game is over' }).click();
  await expect(status(page)).toContainText('Great Blue wins');
  expect(witness).toEqual(QUIET);
});
