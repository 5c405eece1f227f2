import { z } from 'zod';
import { allowanceOf } from '../../access/allowance';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { accountNotices } from './notices';
import { findSubscription } from './store';

const PlanNews = z.object({ userId: z.uuid(), noticeId: z.string() });

/** The mails about how a plan stands. One that is no longer true when it is written is not sent. */
export function liveLetters({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Pick<LetterWriters, 'plan_news'> {
  return {
    async plan_news(_recipient, data) {
      const { userId, noticeId } = PlanNews.parse(data);
      const found = await findSubscription(db, userId);
      const now = clock.now();
      const notices = found ? accountNotices(allowanceOf(found.subscription, 0, now), now) : [];
      const notice = notices.find(({ id }) => id === noticeId);
      if (!found || !notice) return null;
      return writeLetter({
        to: found.email,
        subject: notice.title,
        paragraphs: [notice.message],
        action: { label: 'See plan and quota', url: `${config.publicUrl}/billing` },
        note: `You asked for this by mail. Change it under ${config.publicUrl}/settings`,
      });
    },
  };
}
