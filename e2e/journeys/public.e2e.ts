import { PNG } from 'pngjs';
import { remember } from '../support/accounts/sign-in';
import { candidate, JOB_TEXT } from '../support/samples';
import {
  contactForm,
  openLanding,
  ownPair,
  untilAlive,
  writeMessage,
} from '../support/screens/landing';
import { requirementButtons } from '../support/screens/results';
import { expect, firstOfAlike, test } from '../support/test';

const GRACE = candidate('grace-wanjiru');

/** What other parts of the page ask when they come near, whoever is there: how the service is, and what plans cost. */
const READ_ANYWAY = /^GET \S+(\/health|\/api\/billing\/plans)$/;

test('a visitor matches a pair of their own, and not one request leaves the browser for it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try your own pair' }).click();
  await expect(
    ownPair(page).getByRole('button', { name: 'Match in this browser' }),
  ).toBeInViewport();
  await untilAlive(ownPair(page));
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // Parts of the page itself, the engine among them, carry nothing of the visitor with them.
    const isPart = request.method() === 'GET' && pathname.startsWith('/assets/');
    if (origin !== new URL(page.url()).origin || !isPart)
      sent.push(`${request.method()} ${request.url()}`);
  });
  await ownPair(page).getByRole('textbox', { name: 'Job description' }).fill(JOB_TEXT);
  await ownPair(page).getByRole('textbox', { name: 'Resume' }).fill(GRACE.text);
  const engine = page.waitForEvent('worker');
  await ownPair(page).getByRole('button', { name: 'Match in this browser' }).click();
  expect(new URL((await engine).url()).pathname).toMatch(/^\/assets\/match-pair/);
  const match = page.getByRole('region', { name: 'Your match' });
  await expect(match.getByRole('img', { name: /^Match \d+ of 100, / })).toBeVisible();
  await requirementButtons(match)
    .filter({ hasText: /airflow/i })
    .click();
  await expect(match.locator('mark[data-on="true"]').first()).toContainText(/airflow/i);
  expect(sent.filter((one) => !READ_ANYWAY.test(one))).toEqual([]);
});

test('a pair with a side missing names it, and the sample fills both', async ({ page }) => {
  await openLanding(page, 'try');
  const match = ownPair(page).getByRole('button', { name: 'Match in this browser' });
  await match.click();
  await expect(ownPair(page).getByText('Job text or file is required')).toBeVisible();
  await expect(ownPair(page).getByText('Candidate text or file is required')).toBeVisible();
  await ownPair(page).getByRole('button', { name: 'Fill in the sample' }).click();
  await match.click();
  await expect(page.getByRole('region', { name: 'Your match' })).toBeVisible();
});

test('the sample at the top answers to its weight', async ({ page }) => {
  await openLanding(page, '');
  const sample = page.getByRole('region', { name: 'A sample match' });
  const scores = () =>
    sample
      .getByRole('img', { name: /^Match/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await scores();
  expect(before).toHaveLength(2);
  const slider = sample.getByRole('slider', { name: /^Weight of / });
  await slider.focus();
  await page.keyboard.press('End');
  await expect.poll(scores).not.toEqual(before);
  await sample.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(scores).toEqual(before);
});

test('a message to the operator is sent from the public page', async ({ page }) => {
  await openLanding(page, 'contact');
  await writeMessage(page);
  const form = contactForm(page);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('a message that could not be sent is still there, and says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^503 \/api\/contact$/);
  await openLanding(page, 'contact');
  await writeMessage(page);
  const form = contactForm(page);
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }));
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByRole('alert')).toHaveText('Failed to submit contact form');
  await expect(form.getByLabel('Message')).toHaveValue(/forty roles a year/);
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByLabel('Message')).toHaveValue('');
});

test('what is written before the form has come alive is kept', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/ContactForm-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/comparison#contact');
  await writeMessage(page);
  arrive();
  await untilAlive(page.locator('#contact'));
  await expect(contactForm(page).getByLabel('Message')).toHaveValue(/forty roles a year/);
});

test('the field that only programs fill is out of sight and out of the way', async ({ page }) => {
  await openLanding(page, 'contact');
  const form = contactForm(page);
  await expect(form.getByRole('button', { name: 'Send message' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveCount(0);
  await expect(form.locator('input[name="website"]')).toHaveAttribute('tabindex', '-1');
});

test('prices stand on a page of their own, by month and by year', async ({ page }) => {
  await page.goto('/pricing');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pay for candidates read' }),
  ).toBeVisible();
  for (const plan of ['Starter', 'Professional', 'Enterprise']) {
    await expect(page.getByRole('main').getByText(plan, { exact: true }).first()).toBeVisible();
  }
  const monthly = await page.getByRole('main').textContent();
  await untilAlive(page.getByRole('main'));
  await page.getByRole('radio', { name: 'Annual' }).check();
  await expect.poll(() => page.getByRole('main').textContent()).not.toBe(monthly);
});

const LEGAL = [
  { path: '/terms-of-service', title: 'Terms of service', twin: '/mobile/terms-of-service' },
  { path: '/privacy-policy', title: 'Privacy policy', twin: '/mobile/privacy-policy' },
  { path: '/cookie-policy', title: 'Cookie policy', twin: null },
];

for (const [index, { path, title, twin }] of LEGAL.entries()) {
  const tag = firstOfAlike(index);

  test(`the ${title.toLowerCase()} can be found, read and jumped through`, { tag }, async ({
    page,
  }) => {
    await page.goto('/comparison');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const last = contents.getByRole('link').last();
    await last.click();
    await expect(
      page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '' }),
    ).toBeInViewport();
    if (!twin) return;
    const sections = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    await page.goto(twin);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(sections);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the documentation of the API leads from its contents to each call', async ({ page }) => {
    await page.goto('/documentation-api.html');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Documentation' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(20);
    const known = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(targets.filter((href) => !known.includes((href ?? '').slice(1)))).toEqual([]);
    await expect(page.getByText('curl', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('X-Quota-Remaining').first()).toBeVisible();
  });

  test('a line of a sample that goes on beside its card has a shadow there, until its end is reached', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/documentation-api.html');
    const sample = page.getByRole('region', { name: /, curl$/ }).first();
    expect(await sample.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    /** Whether its upper corner at the end, where no letters are, is darker than the one at the start. */
    const isShaded = async () => {
      const { data, width } = PNG.sync.read(await sample.screenshot());
      const red = (x: number) => data[(3 * width + x) * 4] ?? 0;
      return red(width - 2) < red(2);
    };
    expect(await isShaded()).toBe(true);
    await sample.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
    expect(await isShaded()).toBe(false);
  });

  test('the landing page says what it is and what it costs', async ({ page }) => {
    await page.goto('/comparison');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Know why, before you call.' }),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pay for candidates read' })).toBeVisible();
  });
});

test('links to a part of the public page land there, signed in or not', async ({
  page,
  account,
}) => {
  const parts = ['features', 'pricing', 'api', 'about', 'contact'];
  for (const part of parts) {
    await page.goto(`/#${part}`);
    await expect(page).toHaveURL(new RegExp(`/comparison#${part}$`));
    await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
  expect(await page.context().cookies()).toEqual([]);
  await remember(page, account);
  for (const part of parts) {
    await page.goto(`/#${part}`);
    await expect(page.locator(`#${part}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('whoever wants no motion sees the longest page change its theme at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/documentation-api.html');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const moving = await page.evaluate(() => {
    // Asked for the style, a page begins what it has to begin.
    void getComputedStyle(document.body).color;
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(moving).toBe(0);
});
