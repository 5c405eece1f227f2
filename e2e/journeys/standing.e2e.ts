import { keepAssessment } from '../support/accounts/invite';
import { useUp } from '../support/accounts/plan';
import { csvUpload, plainRows, submitBatch } from '../support/batches';
import { expect, test } from '../support/test';

const LEVELS = [
  { used: 40, word: null, colour: '--text' },
  { used: 50, word: 'at least half', colour: '--info' },
  { used: 75, word: 'running low', colour: '--warning' },
  { used: 90, word: 'few left', colour: '--danger' },
] as const;

test('the meter of used candidates wears the colour and the word of its level', async ({
  page,
  signedIn,
}) => {
  for (const { used, word, colour } of LEVELS) {
    await useUp(signedIn, used);
    await page.goto('/dashboard');
    const name = [`${used} of 100 candidates used`, ...(word ? [word] : [])].join(', ');
    const meter = page.getByRole('img', { name, exact: true });
    await expect(meter).toBeVisible();
    if (word) await expect(page.getByText(word, { exact: true })).toBeVisible();
    const [painted, wanted] = await meter.evaluate((bar, variable) => {
      const sample = document.createElement('span');
      sample.style.backgroundColor = `var(${variable})`;
      document.body.append(sample);
      const colours = [bar.firstElementChild ?? bar, sample].map(
        (element) => getComputedStyle(element).backgroundColor,
      );
      sample.remove();
      return colours;
    }, colour);
    expect(painted, `${used} of 100`).toBe(wanted);
  }
});

test('notices appear at the top right, below the head', async ({ page, signedIn }) => {
  expect(signedIn.id).toBeTruthy();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Score candidates' }).click();
  const words = page.getByRole('alert').filter({ hasText: 'Job description is required' });
  // The card around them, with its cross at the right.
  const notice = page
    .getByRole('region', { name: 'Notices' })
    .locator('div', { has: words })
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    .last();
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  const head = await page.getByRole('banner').boundingBox();
  const window = page.viewportSize();
  if (!box || !head || !window) throw new Error('It cannot be seen');
  expect(window.width - (box.x + box.width)).toBeLessThanOrEqual(32);
  expect(box.x).toBeGreaterThan(window.width / 2);
  expect(box.y).toBeGreaterThanOrEqual(head.y + head.height);
  expect(box.y + box.height).toBeLessThan(window.height / 2);
});

test('a notice leaves the primary action of its page free', async ({ page, signedIn }) => {
  await keepAssessment(signedIn, {});
  await page.goto('/invitations/assessments');
  await page.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'was made' })).toBeVisible();
  // Whoever presses it while the notice stands there presses it, and nothing above it.
  const found = await page.getByRole('link', { name: 'New assessment' }).evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      isTold: document.body.textContent.includes('was made'),
      isFree: link.contains(pressed),
    };
  });
  expect(found).toEqual({ isTold: true, isFree: true });
});

test('a notice that stays lies over a page at a desk and moves nothing; on a phone the page begins below it', async ({
  page,
  signedIn,
}) => {
  await page.goto('/analytics');
  await expect(page.getByText('Charges one candidate when it can be read.')).toBeVisible();
  const main = page.getByRole('main');
  const before = await main.boundingBox();
  await submitBatch(signedIn, csvUpload(plainRows(4, 'news')));
  const news = page.getByRole('region', { name: 'Notices' });
  await expect(news.getByRole('button', { name: 'Open results' })).toBeVisible({ timeout: 45_000 });
  expect((await main.boundingBox())?.y).toBe(before?.y);

  await page.setViewportSize({ width: 390, height: 844 });
  const [box, below] = [await news.boundingBox(), await main.boundingBox()];
  if (!box || !below) throw new Error('It cannot be seen');
  expect(below.y).toBeGreaterThanOrEqual(box.y + box.height);
});
