import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { expect, type Page } from '@playwright/test';
import type { Account } from '../accounts/account';
import { call } from '../call';
import { at, DIALOG, over, type Stop, then } from '../tour/stop';
import { newVisitor } from '../visitor';

const SAID = ['agree', 'discuss', 'pass'] as const;

/** Lets somebody without an account answer about the best of a batch, by a link of their own. */
export async function answerShortlist(account: Account, batchId: string): Promise<void> {
  const params = { id: batchId };
  const { processed_items } = await call(account, batches.results, { params });
  const ids = processed_items.slice(0, SAID.length).map((item) => item.candidate_id_internal);
  const body = { candidate_ids: ids, show_names: true };
  const { share_url } = await call(account, reviews.share, { params, body });
  const token = new URL(share_url).pathname.split('/').at(-1) ?? '';
  await call(newVisitor(), reviews.openShare, { params: { token } });
  for (const [place, cid] of ids.entries()) {
    const opinion = SAID[place] ?? null;
    await call(newVisitor(), reviews.opinion, { params: { token, cid }, body: { opinion } });
  }
}

/** Lets a browser hear everything anew, as one does that is new to somebody. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('candor.notifications.')) localStorage.removeItem(key);
    }
  });
}

const DASHBOARD = at('', '/dashboard', 'Dashboard');

/** What the bell tells somebody who comes back, and where the news of a reader's answers lead. */
export const NEWS_STOPS: readonly Stop[] = [
  over('notifications-unread', DASHBOARD, DIALOG, async (page) => {
    await forget(page);
    await DASHBOARD.open(page);
    await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    await expect(
      page.getByRole('link', { name: /^Unread\. Answers to your shortlist/ }),
    ).toBeVisible();
  }),
  then('notifications-answers', DASHBOARD, async (page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Answers to your shortlist/ }).click();
    await expect(page.getByText('Agree:')).toBeVisible();
  }),
];
