import type { Locator, Page } from '@playwright/test';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { showsFocus } from '../support/keyboard';
import { CANDIDATES, JOB_TEXT } from '../support/samples';
import { fillJob, jobField } from '../support/screens/new-batch';
import { candidatePane, openResults, rankedRows, rankedTable } from '../support/screens/results';
import { expect, TOUR, test } from '../support/test';

const FIVE = csvUpload(rowsOf(CANDIDATES.slice(0, 5)));

/** How many stops of a page are looked at. */
const STOPS = 25;

async function expectFocusShows(page: Page, where: string): Promise<void> {
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await showsFocus(page), `${where}, stop ${stop + 1}`).toBe(true);
  }
}

/** What sets a piece of text apart from the text around it, colours aside and colours included. */
function lookOf(mark: Locator): Promise<string> {
  return mark.evaluate((element) => {
    const { backgroundColor, borderBottomStyle, outlineStyle, textDecorationLine } =
      getComputedStyle(element);
    return [backgroundColor, borderBottomStyle, outlineStyle, textDecorationLine].join(' ');
  });
}

/** The colour of a piece of text. */
function inkOf(text: Locator): Promise<string> {
  return text.evaluate((element) => getComputedStyle(element).color);
}

function colourBehind(label: Locator): Promise<string> {
  return label.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Whether a part has room for its words. */
function holdsWords(part: Locator): Promise<boolean> {
  return part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
}

test('with letters twice as large the columns of the results grow with them', async ({
  page,
  signedIn,
}) => {
  const job = await runBatch(signedIn, FIVE);
  await page.setViewportSize({ width: 2600, height: 900 });
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
  await openResults(page, job.batch_job_id);
  const match = rankedRows(page)
    .first()
    .getByRole('img', { name: /^Match/ });
  expect(await holdsWords(match.locator('xpath=ancestor::td')), 'the word of the tier').toBe(true);
  const heads = rankedTable(page).getByRole('button', { name: /^What the requirements are/ });
  for (const head of await heads.locator('span.num').all()) {
    expect(await holdsWords(head), `${await head.textContent()}`).toBe(true);
  }
  const sign = page.getByRole('button', { name: 'What-if' }).locator('svg');
  await expect(sign, 'the sign beside the word').toHaveCSS('width', '32px');
});

test.describe('with colours forced by the reader', () => {
  test.use({ forcedColors: 'active' });

  test('the focus is drawn and evidence stands out from the text around it', async ({
    page,
    signedIn,
  }) => {
    const job = await runBatch(signedIn, FIVE);
    await openResults(page, job.batch_job_id);
    const pane = candidatePane(page);
    await expect(pane.getByRole('tab', { name: 'Evidence' })).toBeVisible();
    await page.keyboard.press('e');
    const chosen = pane.locator('mark[data-on="true"]').first();
    await expect(chosen).toBeVisible();
    const others = pane.locator('mark:not([data-on="true"])').first();
    const plain = await lookOf(chosen.locator('xpath=..'));
    expect(await lookOf(chosen)).not.toBe(plain);
    expect(await lookOf(others)).not.toBe(plain);
    expect(await lookOf(chosen)).not.toBe(await lookOf(others));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await inkOf(others), colorScheme).toBe(await inkOf(others.locator('xpath=..')));
    }
    await page.getByRole('heading', { level: 1 }).focus();
    await expectFocusShows(page, 'results');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expectFocusShows(page, 'dashboard');
  });

  test('the chosen weight and kind stand out, and can be read', async ({ page, signedIn }) => {
    const job = await runBatch(signedIn, FIVE);
    await openResults(page, job.batch_job_id);
    await page.getByRole('button', { name: 'What-if' }).click();
    const line = page
      .getByRole('complementary', { name: 'What-if' })
      .getByRole('listitem')
      .filter({ hasText: 'Apache Airflow' });
    for (const name of [/^Importance of /, /^Weight of /]) {
      const labels = line.getByRole('group', { name }).locator('label');
      const chosen = labels.filter({ has: page.locator('input:checked') });
      const other = labels.filter({ has: page.locator('input:not(:checked)') }).first();
      await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
      const [on, off] = await Promise.all([chosen, other].map(colourBehind));
      expect(on, `${name}`).not.toBe(off);
    }
  });

  test('coverage and tiers are told without colour', { tag: TOUR }, async ({ page, signedIn }) => {
    const job = await runBatch(signedIn, FIVE);
    await openResults(page, job.batch_job_id);
    const row = rankedTable(page).locator('tbody').getByRole('row').first();
    await expect(row.getByRole('img', { name: /^Match \d+ of 100, \w+$/ })).toContainText(
      /Excellent|Good|Fair|Poor/,
    );
    const dots = row.locator('[data-dots]');
    await expect(dots.getByRole('img')).toHaveAccessibleName(
      /R1 (met|partial|unclear|no evidence found)/,
    );
    const drawn = await dots.locator('path').evaluateAll((paths) =>
      paths.map((path) => {
        const { width, height } = path.getBoundingClientRect();
        const { fill, stroke } = getComputedStyle(path);
        return width > 0 && height > 0 && (fill !== 'none' || stroke !== 'none');
      }),
    );
    expect(drawn).toContain(true);
    expect(drawn).not.toContain(false);
  });
});

test.describe('with everything twice as large', { tag: TOUR }, () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

  test('each control of the main way can be reached and is covered by nothing', async ({
    page,
    signedIn,
  }) => {
    const job = await runBatch(signedIn, FIVE);
    const reachable = (control: Locator) => control.click({ trial: true });

    await test.step('on the dashboard', async () => {
      await page.goto('/dashboard');
      await fillJob(page, JOB_TEXT);
      await reachable(jobField(page));
      await reachable(page.getByRole('button', { name: 'Review the requirements' }));
      await reachable(page.getByRole('button', { name: 'Score candidates' }));
      await reachable(page.getByRole('button', { name: 'Menu' }));
      await reachable(page.getByRole('button', { name: /^Notifications/ }));
    });

    await test.step('on the results', async () => {
      await openResults(page, job.batch_job_id);
      for (const name of ['What-if', 'Compare', 'Share']) {
        await reachable(page.getByRole('button', { name, exact: true }).first());
      }
      await rankedRows(page).first().locator('button[aria-expanded]').click();
      const sheet = page.getByRole('dialog', { name: 'Candidate' });
      for (const name of [/^Shortlist/, /^Maybe/, /^Set aside/, /^Next evidence/]) {
        await reachable(sheet.getByRole('button', { name }));
      }
      await reachable(sheet.getByRole('tab', { name: 'Receipt' }));
    });
  });
});
