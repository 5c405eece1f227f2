import { eventOf, preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { allowanceOf } from '../../access/allowance';
import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { eachAlone } from '../../jobs/each-alone';
import { markMailed } from '../../mail/mark-mailed';
import { oweMail } from '../../mail/owe-mail';
import { accountNotices } from './notices';
import { type MailedAccount, wantingMail } from './store';

/** Accounts that are looked at together. */
const AT_ONCE = 200;

/** Owes the news of their plans to those who want them by mail. What was mailed once is not mailed again. */
export async function mailNotices(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const wanting = (after: string | null) => wantingMail(deps.db, after, AT_ONCE);
  const accounts = rowByRow(wanting, ({ userId }) => userId);
  await eachAlone(accounts, (account) => mailOne(deps, account));
}

async function mailOne({ db, clock }: Pick<Deps, 'db' | 'clock'>, account: MailedAccount) {
  const { userId, recipient, subscription } = account;
  const now = clock.now();
  const preferences = preferencesWith(account.preferences);
  const due = accountNotices(allowanceOf(subscription, 0, now), now).filter(
    // About payments everybody gets a mail, and that one at once.
    (notice) => notice.type !== 'billing' && wants(preferences, 'email', eventOf(notice)),
  );
  for (const { id: noticeId } of due) {
    await db.transaction(async (tx) => {
      if (!(await markMailed(tx, { userId, noticeId, mailedAt: now }))) return;
      await oweMail(tx, { kind: 'plan_news', recipient, data: { userId, noticeId }, now });
    });
  }
}
