import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { eraseMessages } from './store';

/** As long as results are kept by default: time enough for every conversation that came of a message. */
const KEPT_MS = 365 * 86_400_000;

/** What the contact form needs done by the clock. */
export function contactChores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Chore[] {
  return [
    {
      name: 'forget-contact-messages',
      match: '37 3 * * *',
      run: () => eraseMessages(db, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ];
}
