import { clearPassedCounts } from '../../access/counter';
import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { forgetUndeliverableMail } from '../../mail/send-owed-mail';

/** What accounts need done by the clock: counts of limits whose window has passed, mails that never arrived. */
export function accountChores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Chore[] {
  return [
    {
      name: 'forget-counts',
      match: '37 * * * *',
      run: () => clearPassedCounts(db, clock.now()),
    },
    {
      name: 'forget-undeliverable-mail',
      match: '57 3 * * *',
      run: () => forgetUndeliverableMail(db, clock.now()),
    },
  ];
}
