import { dayInWords } from '@candor/domain/rules/day-in-words';
import { keptUntil } from '@candor/domain/rules/retention';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { announcedBatches, findEnded } from './store/notices';

/** A letter with more batches than this is not read by anybody. */
const NAMED = 20;

const BatchEnded = z.object({ batchId: z.uuid() });
const ResultsExpire = z.object({ batchIds: z.array(z.uuid()) });

/** The mails about batches. They name jobs, never candidates. */
export function batchLetters({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<LetterWriters, 'results_expire' | 'batch_ended'> {
  return {
    async batch_ended(recipient, data) {
      const batch = await findEnded(db, BatchEnded.parse(data).batchId);
      if (!batch) return null;
      const failed = batch.status === 'failed';
      const { jobTitle, scored, total } = batch;
      return writeLetter({
        to: recipient,
        subject: failed ? `${jobTitle} failed` : `${jobTitle} is scored`,
        paragraphs: [
          failed
            ? (batch.errorMessage ?? 'No cause was given.')
            : `${scored} of ${total === 1 ? '1 candidate' : `${total} candidates`} could be scored.`,
        ],
        action: {
          label: failed ? 'See what happened' : 'Read the evidence',
          url: `${config.publicUrl}/analytics?batchId=${batch.id}`,
        },
        note: `You asked for this by mail. Change it under ${config.publicUrl}/settings`,
      });
    },

    async results_expire(recipient, data) {
      const found = await announcedBatches(db, ResultsExpire.parse(data).batchIds);
      const [first] = found;
      if (!first) return null;
      const lines = found.slice(0, NAMED).map((batch) => {
        const people = batch.scored === 1 ? '1 candidate' : `${batch.scored} candidates`;
        return `${batch.jobTitle}, ${people}: kept until ${dayInWords(lastDayOf(batch, config))}`;
      });
      if (found.length > NAMED) lines.push(`and ${found.length - NAMED} more`);
      return writeLetter({
        to: recipient,
        subject: 'Results will be erased soon',
        paragraphs: [
          `Candor keeps results for ${config.resultDays} days. The texts and results of these batches will be erased then:`,
          ...lines,
          'To keep anything longer, download it before that day.',
        ],
        action: {
          label: 'Open the results',
          url: `${config.publicUrl}/analytics${found.length === 1 ? `?batchId=${first.id}` : ''}`,
        },
        note: 'There is nothing to do if you no longer need them.',
      });
    },
  };
}

type Dates = { completedAt: Date | null; announcedAt: Date };

function lastDayOf({ completedAt, announcedAt }: Dates, { resultDays }: Deps['config']): Date {
  return keptUntil({ endedAt: completedAt ?? announcedAt, announcedAt }, resultDays);
}
