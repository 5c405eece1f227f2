import type { Deps } from './deps';
import { accountLetters } from './features/accounts/letters';
import { type Repeated, repeat } from './jobs/repeat';
import { sendOwedMail } from './mail/send-owed-mail';

/** How soon after its transaction a mail leaves. */
const LOOK_EVERY_MS = 1_000;

/** Sends what is owed until it is stopped. Any number of processes may do so at once. */
export function startPost(deps: Deps): Repeated {
  const letters = accountLetters(deps);
  return repeat(LOOK_EVERY_MS, deps.log, 'sending mail', async () => {
    await sendOwedMail(deps, letters);
  });
}
