import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { keepErasures } from './erasure-journal';
import { verifyAllLogs } from './verify-log';

/** What the promises about data need done by the clock. */
export function privacyChores(deps: Deps): Chore[] {
  return [
    { name: 'verify-audit-log', match: '27 4 * * *', run: () => verifyAllLogs(deps) },
    // The next minute does what a missed one would have done.
    {
      name: 'keep-erasures',
      match: '* * * * *',
      madeUp: false,
      run: () => keepErasures(deps),
    },
  ];
}
