import type { Integration } from '@candor/domain/model/ats';
import { expect, type Page, type Route } from '@playwright/test';
import { answering, at, DIALOG, over, type Stop, then } from '../tour/stop';

const LIST = '**/api/users/integrations';
const PAGE = at('integrations', '/integrations', 'Integrations');
const card = (page: Page, name: string) => page.getByRole('region', { name });

const HUB = then('integrations-partner', PAGE, async (page) => {
  await expect(page.getByRole('link', { name: 'Backend Engineer, Payments' })).toBeVisible();
  await expect(page.getByText('Ashby is online')).toBeVisible();
});

const KEY_ASKED = over('integrations-key', HUB, DIALOG, async (page) => {
  await card(page, 'Ashby').getByRole('button', { name: 'Change key' }).click();
  await expect(page.getByRole('dialog', { name: 'Change the Ashby key' })).toBeVisible();
});

const WITHDRAWN: Changes = {
  ashby: {
    status: 'error',
    connected: false,
    problem: 'refused',
    error_message: 'Ashby does not let us in any more. Connect it again under Integrations.',
  },
  greenhouse: { available: true },
};

/** The page of a partner whose Ashby is connected, and what opens on it. */
export const PARTNER_STOPS: readonly Stop[] = [
  HUB,
  then('integrations-assessments', HUB, async (page) => {
    await page.getByRole('tab', { name: 'Assessments' }).click();
    await expect(page.getByRole('img', { name: /^Match \d+ of 100/ }).first()).toBeVisible();
  }),
  KEY_ASKED,
  over('integrations-key-refused', KEY_ASKED, DIALOG, async (page) => {
    await page.getByLabel('Ashby API key').fill('a key of nobody');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Ashby did not accept this API key.')).toBeVisible();
  }),
  over('integrations-events', HUB, DIALOG, async (page) => {
    await card(page, 'Ashby').getByRole('button', { name: 'Events' }).click();
    await expect(page.getByRole('dialog', { name: 'Ashby events' })).toBeVisible();
  }),
  over('integrations-disconnect', HUB, DIALOG, async (page) => {
    await card(page, 'Ashby').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('dialog', { name: 'Disconnect Ashby?' })).toBeVisible();
  }),
  // Nobody asks whether a system answers that does not let us in.
  listed('integrations-withdrawn', WITHDRAWN, async (page) => {
    await PAGE.open(page);
    await expect(page.getByText(/does not let us in any more/).first()).toBeVisible();
  }),
  listed('integrations-partly', {
    ashby: { missing_permissions: ['candidates:read', 'jobs:read'], syncing: true },
    greenhouse: {
      available: true,
      status: 'error',
      connected: true,
      problem: 'unavailable',
      connected_at: '2026-02-03T09:00:00.000Z',
      last_sync: '2026-03-01T16:20:00.000Z',
      error_message: 'Greenhouse service is temporarily unavailable. Please try again.',
    },
  }),
  answering(
    'integrations-unhealthy',
    '**/api/proxy/ashby/service-status',
    async (route) => {
      const response = await route.fetch();
      const error_message = 'Ashby service is temporarily unavailable. Please try again.';
      const away = { ...(await response.json()), status: 'unhealthy', error_message };
      await route.fulfill({ response, json: away });
    },
    async (page) => {
      await PAGE.open(page);
      await expect(page.getByRole('link', { name: 'Backend Engineer, Payments' })).toBeVisible();
      // Its card says so, and so does the hub.
      await expect(page.getByText('Does not answer')).toHaveCount(2);
    },
  ),
  answering(
    'integrations-locked',
    '**/api/users/subscription',
    async (route) => {
      const response = await route.fetch();
      const starter = { ...(await response.json()), plan_type: 'starter', features: [] };
      await route.fulfill({ response, json: starter });
    },
    async (page) => {
      await PAGE.open(page);
      await expect(page.getByRole('link', { name: 'Backend Engineer, Payments' })).toBeVisible();
      await expect(page.getByText('Part of Professional')).toBeVisible();
    },
  ),
];

/** How a return from Greenhouse ends. */
export const RETURN_STOPS: readonly Stop[] = [
  answering(
    'greenhouse-connected',
    `${LIST}/greenhouse/confirm`,
    (route) => route.fulfill({ status: 201, json: CONNECTED }),
    at(
      'greenhouse-connected',
      '/integrations/greenhouse/oauth/success#ticket=ours',
      'Greenhouse is connected.',
    ).open,
  ),
  at(
    'greenhouse-denied',
    '/integrations/greenhouse/oauth/error?reason=denied',
    'Greenhouse is not connected',
  ),
  at(
    'greenhouse-unknown',
    '/integrations/greenhouse/oauth/success#ticket=nobodys',
    'Greenhouse is not connected',
  ),
];

const CONNECTED: Integration = {
  ats_type: 'greenhouse',
  status: 'connected',
  connected: true,
  key_last4: null,
  connected_at: '2026-03-01T16:20:00.000Z',
  last_sync: null,
  available: true,
  error_message: null,
  problem: null,
  syncing: true,
  receives_events: false,
  missing_permissions: [],
  health: null,
};

type Changes = Readonly<Record<string, Partial<Integration>>>;

/** The page while connections are otherwise than they are. */
function listed(name: string, changes: Changes, open = HUB.open): Stop {
  const change = async (route: Route) => {
    const response = await route.fetch();
    const { integrations } = (await response.json()) as { integrations: Integration[] };
    const changed = integrations.map((one) => ({ ...one, ...changes[one.ats_type] }));
    await route.fulfill({ response, json: { integrations: changed } });
  };
  return answering(name, LIST, change, open);
}
