import { ReportedCall } from '@candor/domain/model/ats-partner';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { titleOf } from './store-errors';

const AnswerRefused = z.object({
  call: ReportedCall,
  errors: z.number(),
  assessmentId: z.uuid().nullable(),
});

const ASKED: Record<ReportedCall, string> = {
  list_tests: 'asked for the list of your assessments',
  send_test: 'asked Candor to send an assessment to a candidate',
  test_status: 'asked how far a candidate is',
  unknown: 'asked something of Candor',
};

/** The mail about answers that Greenhouse could not use. It names the call and the assessment, never the candidate. */
export function atsPartnerLetters({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<LetterWriters, 'ats_answer_refused'> {
  return {
    async ats_answer_refused(recipient, data) {
      const { call, errors, assessmentId } = AnswerRefused.parse(data);
      const title = assessmentId === null ? null : await titleOf(db, assessmentId);
      const about = title === null ? '' : ` It was about '${title}'.`;
      const named = errors === 1 ? 'one error' : `${errors} errors`;
      return writeLetter({
        to: recipient,
        subject: 'Greenhouse could not use an answer of Candor',
        paragraphs: [
          `Greenhouse ${ASKED[call]} (${call}) and reports ${named} in the answer.${about}`,
          'What it says of them may name people, so Candor does not keep it. Look at the stage of the job in Greenhouse: it shows what it could not do. Your activity lists every report.',
        ],
        action: { label: 'Open the settings', url: `${config.publicUrl}/settings` },
        note: 'Further reports of the same day come without a mail.',
      });
    },
  };
}
