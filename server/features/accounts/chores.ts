import { clearPassedCounts } from '../../access/counter';
import { forgetEnded } from '../../access/end-sessions';
import type { Deps } from '../../deps';
import { forgetFirstResponses } from '../../http/idempotency';
import type { Chore } from '../../jobs/start-jobs';
import { forgetUndeliverableMail } from '../../mail/send-owed-mail';
import { forgetSsoTokens } from './store-sso';

/**
 * What accounts need done by the clock: counts of limits whose window has passed, sessions and links that are over, first
 * responses of calls that nobody repeats any more, mails that never arrived.
 */
export function accountChores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Chore[] {
  return [
    {
      name: 'forget-first-answers',
      match: '7 * * * *',
      run: () => forgetFirstResponses(db, clock.now()),
    },
    {
      name: 'forget-counts',
      match: '37 * * * *',
      run: () => clearPassedCounts(db, clock.now()),
    },
    {
      name: 'forget-ended-sessions',
      match: '27 * * * *',
      run: () => forgetEnded(db, clock.now()),
    },
    {
      name: 'forget-sso-tokens',
      match: '47 * * * *',
      // A little later than the clocks of others may be.
      run: () => forgetSsoTokens(db, new Date(clock.now().getTime() - 10 * 60_000)),
    },
    {
      name: 'forget-undeliverable-mail',
      match: '57 3 * * *',
      run: () => forgetUndeliverableMail(db, clock.now()),
    },
  ];
}
