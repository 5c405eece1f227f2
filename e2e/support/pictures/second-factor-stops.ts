import { expect, type Page } from '@playwright/test';
import { at, type Stop, then } from '../tour/stop';

const PAGE = at('settings', '/settings', 'Settings');
const AT = '**/api/auth/second-factor';
const CODES = Array.from({ length: 10 }, (_, n) =>
  `k7qm2x-pd3vnc-h9tz4w-r6sb${n + 2}f`.slice(0, 27),
);
const ON = {
  enabled: true,
  since: '2026-03-01T09:00:00.000Z',
  recovery_codes_left: 2,
  has_password: true,
};

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Answers in place of the server, so that the account of the pictures stays as it is. */
function answered(name: string, path: string, json: object, stop: Stop, status = 200): Stop {
  return {
    name,
    async open(page) {
      await page.route(path, (route) => route.fulfill({ status, json }));
      await stop.open(page);
    },
    leave: (page) => page.unroute(path),
  };
}

/** An export that asks first who is there. */
function askedWho(name: string, page: Stop, shown: (page: Page) => Promise<void>): Stop {
  const refusal = {
    detail: 'Refused',
    code: 'permission_denied',
    request_id: 'request-0001',
    reason: 'proof_required',
  };
  const stop = then('proof', page, async (opened) => {
    await press(opened, 'Export as JSON');
    await shown(opened);
  });
  return {
    ...answered(name, '**/api/users/export-data*', refusal, stop, 403),
    leave: (opened) => opened.unrouteAll(),
  };
}

const setup = then('setup', PAGE, async (page) => {
  await press(page, 'Switch on');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
});

const withFactor = answered('on', AT, ON, PAGE);

/** Two-step sign-in with each of its questions, and the question who is there. */
export const SECOND_FACTOR_STOPS: readonly Stop[] = [
  then('second-factor-setup', setup, async (page) => {
    await page.getByRole('dialog').getByRole('textbox').press('Enter');
    await expect(page.getByText('This field is required')).toBeVisible();
  }),
  answered(
    'second-factor-codes',
    `${AT}/confirm`,
    { recovery_codes: CODES },
    then('codes', setup, async (page) => {
      await page.getByRole('dialog').getByRole('textbox').fill('123456');
      await page.keyboard.press('Enter');
      await press(page, 'Done');
      await expect(page.getByRole('alert')).toBeVisible();
    }),
  ),
  {
    ...withFactor,
    name: 'second-factor-on',
    async open(page) {
      await withFactor.open(page);
      // On a phone it lies far below the profile.
      await page.getByRole('button', { name: 'Switch off' }).evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
      });
    },
  },
  {
    ...withFactor,
    name: 'second-factor-off',
    async open(page) {
      await withFactor.open(page);
      await press(page, 'Switch off');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  askedWho('proof-by-password', PAGE, async (page) => {
    await expect(page.getByLabel('Your password')).toBeFocused();
  }),
  askedWho(
    'proof-by-passkey',
    answered('ways', '**/api/auth/proof', { method: 'password', passkey: true }, PAGE),
    async (page) => {
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    },
  ),
];

/** The second step of a sign-in, for a visitor. */
export const SECOND_STEP_STOP: Stop = answered(
  'login-second-step',
  '**/api/auth/login',
  { second_factor_required: true, ticket: 'ticket', expires_at: '2026-03-02T09:05:00.000Z' },
  then('second-step', at('login', '/login', 'Sign in'), async (page) => {
    await page.getByLabel('E-mail', { exact: true }).fill('imogen@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a quiet pipeline');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
  }),
);
