import { batches } from '@candor/domain/api/batches';
import { system } from '@candor/domain/api/system';
import { expect, type Page, type Route } from '@playwright/test';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';

const DASHBOARD = at('dashboard', '/dashboard', 'Dashboard');
const KEYS = at('api-keys', '/api-keys', 'API Keys');
const HEALTH = new RegExp(`${system.health.path}$`);
const never = () => new Promise<void>(() => undefined);

/** A locked screen, once the example that stands behind its card is loaded too. */
const locked = (name: string, path: string, heading: string) =>
  then(name, at(name, path, heading), (page) =>
    expect(page.locator('[inert]').getByText('Overview')).toBeVisible(),
  );

const status = (page: Page) => page.getByRole('button', { name: /^Service status/ });

function reading(word: string, ms: number | null, message: string | null) {
  return (route: Route) =>
    route.fulfill({
      json: {
        status: word,
        response_time_ms: ms,
        error_message: message,
        timestamp: new Date().toISOString(),
      },
    });
}

async function toFooter(page: Page, words: string): Promise<void> {
  await expect(status(page)).toHaveAccessibleName(new RegExp(words));
  await status(page).click();
  // The readings of the last day come after the panel.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Check now' })).toBeVisible();
}

/** A screen whose code is gone from the server, or breaks. */
function screenOf(name: string, answer: (route: Route) => Promise<void>, heading: string): Stop {
  return answering(name, /\/assets\/Settings-[^/]+\.js$/, answer, async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

/** The frame around every page of an account, in the states that somebody meets now and then. */
export const SHELL_STOPS: readonly Stop[] = [
  answering(
    'health-offline',
    HEALTH,
    (route) => route.abort(),
    async (page) => {
      await DASHBOARD.open(page);
      await page.getByRole('button', { name: 'Retry' }).scrollIntoViewIfNeeded();
    },
  ),
  answering(
    'health-slow',
    HEALTH,
    reading('degraded', 3_120, 'The queue is behind: the oldest job waits for 4 minutes.'),
    async (page) => {
      await KEYS.open(page);
      await toFooter(page, 'Slow');
    },
  ),
  over('palette-nothing', DASHBOARD, DIALOG, async (page) => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('zebra crossing');
    await expect(palette.getByText(/nothing|no /i).first()).toBeVisible();
  }),
  answering('dashboard-loading', /\/api\/v1\//, never, async (page) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.waitForTimeout(900);
  }),
  answering(
    'analytics-loading',
    new RegExp(`${batches.list.path}(\\?.*)?$`),
    never,
    async (page) => {
      await page.goto('/analytics');
      await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
      await page.waitForTimeout(900);
    },
  ),
  locked('gate-partner', '/assessment-meta-analytics', 'Integration Partner Access Required'),
  screenOf('update-required', (route) => route.abort(), 'Application Update Required'),
  screenOf(
    'page-broken',
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Component() { throw new Error("broken"); }',
      }),
    'Oops! Something went wrong',
  ),
  at(
    'greenhouse-refused',
    '/integrations/greenhouse/oauth/error?reason=denied',
    'Greenhouse is not connected',
  ),
  at('from-ats-known', '/from-ats?token=abc', /./),
];

/** The same of somebody on the first day: nothing to tell yet, and a page that a higher plan opens. */
export const FIRST_SHELL_STOPS: readonly Stop[] = [
  over('notifications-none', DASHBOARD, DIALOG, async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('Nothing new.')).toBeVisible();
  }),
  locked('gate-premium', '/meta-analytics', 'Premium Feature'),
];
