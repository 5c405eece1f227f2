import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectReadableInTheDark,
  takeAway,
} from '../support/accessibility';
import { openAccount, register } from '../support/accounts/account';
import { inventPerson } from '../support/accounts/person';
import { endTrial } from '../support/accounts/plan';
import { remember } from '../support/accounts/sign-in';
import { csvUpload, rowsOf, runBatch } from '../support/batches';
import { CANDIDATES } from '../support/samples';
import { expect, TOUR, test } from '../support/test';
import { decideAndShare } from '../support/tour/history';
import { FIRST_DAY_STOPS, MEMBER_STOPS } from '../support/tour/member-stops';
import { PUBLIC_STOPS, sharedStop } from '../support/tour/public-stops';
import { resultStops } from '../support/tour/result-stops';
import type { Stop } from '../support/tour/stop';
import { newVisitor } from '../support/visitor';

type Look = (page: Page, stop: Omit<Stop, 'open'>) => Promise<void>;

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 360, height: 780 };
/** What a window of 1440 by 900 has left when everything in it is twice as large. */
const TWICE_AS_LARGE = { width: 720, height: 450 };
/** What the browser reports of a tour: the page that does not exist, and calls while there is no network. */
/** An address that is no page, and a link that leads to no assessment. */
const UNKNOWN_PAGE = /^404 \/(no\/such\/page|api\/assessment\/short)$/;
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/;
const ROWS = [
  ...rowsOf(CANDIDATES.slice(0, 9)),
  { candidate_name: 'Empty', email: '', candidate_text: '' },
];

// A tour of everything takes longer than a journey.
test.describe.configure({ timeout: 240_000, mode: 'parallel' });

/** Looks at everything once: at what is repeated the first time, and at what opens over a screen without that screen. */
async function lookOnce(page: Page, { name, repeats, opened }: Omit<Stop, 'open'>): Promise<void> {
  const state = `${name}, at a desk`;
  // A window may become narrow at any moment.
  await page.setViewportSize(NARROWEST);
  await expectNoSidewaysScroll(page, `${state}, made narrow`);
  await page.setViewportSize(DESK);
  if (repeats) await takeAway(page, repeats);
  await expectAccessible(page, state, opened);
}

const LOOKS: { where: string; viewport: typeof DESK; look: Look; tag: string | string[] }[] = [
  { where: 'at a desk', viewport: DESK, look: lookOnce, tag: [] },
  {
    // Colours are the same at every width.
    where: 'in the dark',
    viewport: DESK,
    look: async (page, { name, repeats, opened }) => {
      if (repeats) await takeAway(page, repeats);
      await expectReadableInTheDark(page, name, opened);
    },
    tag: TOUR,
  },
  {
    where: 'on a phone',
    viewport: PHONE,
    look: (page, { name }) => expectAccessible(page, `${name}, on a phone`),
    tag: TOUR,
  },
];

for (const { where, viewport, look: expectGood, tag } of LOOKS) {
  test.describe(where, { tag }, () => {
    test.use({ viewport });

    test('every public screen can be used by everybody', async ({ page, complaints }) => {
      complaints.expect(UNKNOWN_PAGE);
      for (const stop of PUBLIC_STOPS) {
        await stop.open(page);
        await expectGood(page, stop);
      }
    });

    test('every screen behind the sign-in can be used by everybody', async ({
      page,
      signedIn,
      complaints,
    }) => {
      complaints.expect(UNKNOWN_PAGE, OFFLINE);
      const job = await runBatch(signedIn, csvUpload(ROWS));
      await decideAndShare(signedIn, job.batch_job_id);
      for (const stop of MEMBER_STOPS) {
        await stop.open(page);
        await expectGood(page, stop);
        await stop.leave?.(page);
      }
    });

    test('the results and all that opens over them can be used by everybody', async ({
      page,
      signedIn,
    }) => {
      const job = await runBatch(signedIn, csvUpload(ROWS));
      const shared = sharedStop(await decideAndShare(signedIn, job.batch_job_id), job.jobTitle);
      for (const stop of [...resultStops(job), shared]) {
        await stop.open(page);
        await expectGood(page, stop);
      }
    });

    test('the first day and the gates can be used by everybody', async ({
      page,
      account,
      visitor,
    }) => {
      await remember(page, account);
      for (const stop of FIRST_DAY_STOPS) {
        await stop.open(page);
        await expectGood(page, stop);
      }
      await remember(page, await register(visitor, inventPerson()));
      await page.goto('/dashboard');
      const confirm = page.getByRole('heading', { name: 'Confirm your e-mail address' });
      await expect(confirm).toBeVisible();
      await expectGood(page, { name: 'confirmation gate' });

      const former = await openAccount(newVisitor());
      await endTrial(former);
      await remember(page, former);
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Trial Period Expired' })).toBeVisible();
      await expectGood(page, { name: 'expired trial' });
    });
  });
}

for (const { words, viewport } of [
  { words: 'on the narrowest phone', viewport: NARROWEST },
  { words: 'when everything is twice as large', viewport: TWICE_AS_LARGE },
]) {
  test(`no screen scrolls sideways ${words}`, { tag: TOUR }, async ({
    page,
    account,
    complaints,
  }) => {
    complaints.expect(UNKNOWN_PAGE, OFFLINE);
    await page.setViewportSize(viewport);
    for (const stop of PUBLIC_STOPS) {
      await stop.open(page);
      await expectNoSidewaysScroll(page, stop.name);
    }
    const job = await runBatch(account, csvUpload(ROWS));
    await decideAndShare(account, job.batch_job_id);
    await remember(page, account);
    for (const stop of [...MEMBER_STOPS, ...resultStops(job)]) {
      await stop.open(page);
      await expectNoSidewaysScroll(page, stop.name);
      await stop.leave?.(page);
    }
  });
}

test('the menu of a phone opens, leads on and closes', async ({ page, signedIn }) => {
  await page.setViewportSize(NARROWEST);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toContainText(signedIn.email);
  await expectAccessible(page, 'menu of a phone');
  await menu.getByRole('link', { name: 'Analytics', exact: true }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
});
