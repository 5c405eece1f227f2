import type { Deps } from './deps';
import { accountLetters } from './features/accounts/letters';
import { atsLetters } from './features/ats/retention/letters';
import { atsPartnerLetters } from './features/ats-partner/letters';
import { batchLetters } from './features/batches/letters';
import { scheduleLetters } from './features/batches/schedules/letters';
import { billingLetters } from './features/billing/letters';
import { contactLetters } from './features/contact/letters';
import { erasureLetter } from './features/invitations/erasure-letter';
import { invitationLetters } from './features/invitations/letters';
import { undeliverable } from './features/invitations/note-undeliverable';
import { liveLetters } from './features/live/letters';
import { passkeyLetters } from './features/passkeys/letters';
import { secondFactorLetters } from './features/second-factor/letters';
import { supportLetters } from './features/support/letters';
import { type Repeated, repeat } from './jobs/repeat';
import type { WhenGivenUp } from './mail/note-failure';
import { type LetterWriters, sendOwedMail } from './mail/send-owed-mail';

/** How soon after its transaction a mail leaves. */
const LOOK_EVERY_MS = 1_000;

/** Every letter that the product writes. */
export function allLetters(deps: Deps): LetterWriters {
  return {
    ...accountLetters(deps),
    ...atsLetters(deps),
    ...atsPartnerLetters(deps),
    ...batchLetters(deps),
    ...scheduleLetters(deps),
    ...billingLetters(deps),
    ...contactLetters(deps),
    ...liveLetters(deps),
    ...invitationLetters(deps),
    ...erasureLetter(deps),
    ...supportLetters(deps),
    ...secondFactorLetters(deps),
    ...passkeyLetters(deps),
  };
}

/** What is done about mails that are given up, by their kind. */
export const whenGivenUp: WhenGivenUp = { ...undeliverable };

/** Sends what is owed until it is stopped. Any number of processes may do so at once. */
export function startMailSender(deps: Deps): Repeated {
  const letters = allLetters(deps);
  return repeat(LOOK_EVERY_MS, deps.log, 'sending mail', async (stopping) => {
    await sendOwedMail(deps, letters, whenGivenUp, stopping);
  });
}
