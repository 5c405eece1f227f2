import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { eraseTickets } from './store';

/** As long as messages of the contact form. */
const KEPT_MS = 365 * 86_400_000;

/** What conversations with support need done by the clock. */
export function supportChores({ db, clock }: Pick<Deps, 'db' | 'clock'>): Chore[] {
  return [
    {
      name: 'forget-support-tickets',
      match: '47 3 * * *',
      run: () => eraseTickets(db, new Date(clock.now().getTime() - KEPT_MS)),
    },
  ];
}
