import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { DESKTOP, expect, home, QUIET, seriousIssues, watch } from './desk.ts';

/** `#/dice`: how dice are sealed, and the check of a game, in both languages. */

test.use({ reducedMotion: 'reduce' });
test.setTimeout(60_000);

const RECORD = 'docs/examples/online.jsonl';
const MINE = 'docs/examples/online-blue.jsonl';
const forged = readFileSync(RECORD, 'utf8').replace('"dice":[4]', '"dice":[5]');

const show = async (page: Page): Promise<void> => {
  await page.goto(`${home}/#/dice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
const give = (page: Page, name: string, files: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel(name, { exact: true }).and(page.locator('input')).setInputFiles(files);
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a game is checked, with what I was shown', async ({ page }) => {
    const witness = watch(page);
    await show(page);
    await give(page, 'Add what I was shown', MINE);
    await expect(page.getByRole('status').filter({ hasText: 'Now open the record' })).toBeVisible();
    await give(page, 'Open the record', RECORD);
    const verdict = page.locator('.verdict');
    await expect(verdict).toContainText('Everything fits');
    await expect(verdict).toContainText('5 dice checked with 4 keys: all fell as sealed before the game.');
    await expect(verdict).toContainText('What I was shown (60 commands) is what the record says.');
    expect(await seriousIssues(page, 'a game that fits', 'html', {})).toEqual([]);
    expect(witness).toEqual(QUIET);
  });

  test('what does not fit is named with its line, and is gone with the next file', async ({ page }) => {
    await show(page);
    await give(page, 'Open the record', text('forged.jsonl', forged));
    await expect(page.getByRole('alert')).toContainText(
      'forged.jsonl: line 7: die 2 of segment 1 should show 4 as it was sealed, not 5',
    );
    expect(await seriousIssues(page, 'a game that does not fit', 'html', {})).toEqual([]);
    await give(page, 'Open the record', text('diary.txt', 'Dear diary'));
    await expect(page.getByRole('alert')).toContainText('diary.txt: line 1: the line is cut off or damaged');
    await give(page, 'Open the record', RECORD);
    await expect(page.locator('.verdict')).toContainText('Everything fits');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('files may be dropped, and are known by what is in them', DESKTOP, async ({ page }) => {
    await show(page);
    const files = [RECORD, MINE].map((file) => [file, readFileSync(file, 'utf8')] as const);
    await page.evaluate((dropped) => {
      const data = new DataTransfer();
      for (const [name, content] of dropped) data.items.add(new File([content], name));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    }, files);
    await expect(page.locator('.verdict')).toContainText('What I was shown');
    await expect(page.locator('.verdict')).toContainText('Everything fits');
  });
});

test.describe('auf Deutsch', () => {
  test.use({ locale: 'de-DE' });

  test('says all of it in German', DESKTOP, async ({ page }) => {
    await show(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Niemand kann die Würfel wählen');
    await give(page, 'Aufzeichnung öffnen', text('forged.jsonl', forged));
    await expect(page.getByRole('alert')).toContainText(
      'Zeile 7: Würfel 2 aus Abschnitt 1 müsste 4 zeigen, wie er versiegelt wurde, nicht 5',
    );
    await give(page, 'Aufzeichnung öffnen', RECORD);
    await expect(page.locator('.verdict')).toContainText('5 Würfel mit 4 Schlüsseln geprüft');
  });
});
