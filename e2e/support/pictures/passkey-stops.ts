import { passkeys } from '@candor/domain/api/passkeys';
import type { Passkey } from '@candor/domain/model/passkey';
import { expect, type Page } from '@playwright/test';
import { at, type Stop, then } from '../tour/stop';

const PAGE = at('settings', '/settings', 'Settings');

const KEPT: readonly Passkey[] = [
  {
    id: 'passkey-0001',
    name: 'Safari on an iPhone',
    backed_up: true,
    created_at: '2026-02-20T09:00:00.000Z',
    last_used: '2026-03-01T09:00:00.000Z',
  },
  {
    id: 'passkey-0002',
    name: 'Blue key in the top drawer of the office in Bergen',
    created_at: '2026-02-21T09:00:00.000Z',
    last_used: null,
    backed_up: false,
  },
];

/** Answers in place of the server: no account of the pictures has a device. */
function kept(name: string, found: readonly Passkey[], step: (page: Page) => Promise<void>): Stop {
  const json = { passkeys: found, limit: 10 };
  return {
    name,
    async open(page) {
      await page.route(`**${passkeys.list.path}`, (route) => route.fulfill({ json }));
      await PAGE.open(page);
      await step(page);
    },
    leave: (page) => page.unrouteAll(),
  };
}

const show = async (page: Page) => {
  await page.getByRole('region', { name: 'Passkeys' }).scrollIntoViewIfNeeded();
};

async function ask(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** The passkeys of an account and their questions. */
export const PASSKEY_STOPS: readonly Stop[] = [
  kept('passkeys-none', [], show),
  kept('passkeys', KEPT, show),
  kept('passkeys-rename', KEPT, (page) => ask(page, 'Rename Safari on an iPhone')),
  kept('passkeys-remove', KEPT, (page) => ask(page, 'Remove Safari on an iPhone')),
];

/** A sign-in with a passkey that was refused, for a visitor. */
export const PASSKEY_REFUSED_STOP: Stop = {
  ...then('login-passkey', at('login', '/login', 'Sign in'), async (page) => {
    await page.route(`**${passkeys.beginSignIn.path}`, (route) =>
      route.fulfill({
        status: 429,
        json: {
          detail: 'Rate limit exceeded. Please try again later.',
          code: 'rate_limited',
          request_id: 'request-0001',
        },
      }),
    );
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  }),
  leave: (page) => page.unrouteAll(),
};
