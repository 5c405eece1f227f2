import { z } from 'zod';
import type { Deps } from '../../../deps';
import { writeLetter } from '../../../mail/letter';
import type { LetterWriters } from '../../../mail/send-owed-mail';
import { stopUrl } from '../../../mail/stop-link';
import { findEnded } from '../store/notices';
import { findTroubled } from './store';

const Digest = z.object({ batchId: z.uuid() });
const Trouble = z.object({ scheduleId: z.uuid() });

/** The mails about mornings. They name jobs, never candidates or sources. */
export function scheduleLetters({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<LetterWriters, 'morning_digest' | 'schedule_trouble'> {
  const note = `You have a morning schedule. Change it under ${config.publicUrl}/sources, and its mail under ${config.publicUrl}/settings`;
  return {
    async morning_digest(recipient, data) {
      const batch = await findEnded(db, Digest.parse(data).batchId);
      if (!batch) return null;
      const { jobTitle, scored, total } = batch;
      const people = total === 1 ? '1 new candidate' : `${total} new candidates`;
      const letter = writeLetter({
        to: recipient,
        note,
        subject: `${people} for ${jobTitle}`,
        paragraphs: [`${scored} of ${people} this morning could be scored.`],
        action: {
          label: scored > 0 ? 'Read the evidence' : 'See what happened',
          url: `${config.publicUrl}/analytics?batchId=${batch.id}`,
        },
      });
      return { ...letter, stop: stopUrl(config, { what: 'digest', userId: batch.userId }) };
    },

    async schedule_trouble(recipient, data) {
      const schedule = await findTroubled(db, Trouble.parse(data).scheduleId);
      if (!schedule) return null;
      const { jobTitle, trouble, enabled } = schedule;
      return writeLetter({
        to: recipient,
        note,
        subject: enabled
          ? `Nobody could be scored this morning for ${jobTitle}`
          : `The morning schedule for ${jobTitle} is paused`,
        paragraphs: [
          trouble.message,
          enabled
            ? 'It is tried again each morning. You get no other mail about the same cause.'
            : 'It has come to nothing for several mornings. Switch it on again when the cause is gone.',
        ],
        action: { label: 'Open your sources', url: `${config.publicUrl}/sources` },
      });
    },
  };
}
