import { z } from 'zod';
import type { Deps } from '../../../deps';
import { erasureLines } from '../../../mail/erasure-lines';
import { writeLetter } from '../../../mail/letter';
import type { LetterWriters } from '../../../mail/send-owed-mail';
import { announcedApplications } from './store';

const ResultsExpire = z.object({ applicationIds: z.array(z.uuid()) });

/** The mail before scored applications are erased. It names jobs, never candidates. */
export function atsLetters({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<LetterWriters, 'ats_results_expire'> {
  return {
    async ats_results_expire(recipient, data) {
      const found = await announcedApplications(db, ResultsExpire.parse(data).applicationIds);
      if (found.length === 0) return null;
      return writeLetter({
        to: recipient,
        subject: 'Scores of applications will be erased soon',
        paragraphs: [
          `Candor keeps what was read and found of an application for ${config.resultDays} days after it was scored. These will be erased then:`,
          ...erasureLines(found, config.resultDays),
          'Your applicant tracking system keeps its own data. Whoever is still of interest can be scored again.',
        ],
        action: { label: 'Open the integrations', url: `${config.publicUrl}/integrations` },
        note: 'There is nothing to do if you no longer need them.',
      });
    },
  };
}
