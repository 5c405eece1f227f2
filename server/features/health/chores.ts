import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { takeReading } from './history';

/** What the status page needs done by the clock. */
export function healthChores(deps: Deps): Chore[] {
  return [
    // A minute that was missed cannot be looked at afterwards.
    {
      name: 'take-health-reading',
      match: '* * * * *',
      madeUp: false,
      run: () => takeReading(deps),
    },
  ];
}
