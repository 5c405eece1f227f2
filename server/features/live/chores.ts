import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { mailNotices } from './mail-notices';

/** What news need done by the clock: mail to those who want it. */
export function liveChores(deps: Pick<Deps, 'db' | 'clock'>): Chore[] {
  return [
    { name: 'mail-notices', match: '*/10 * * * *', madeUp: false, run: () => mailNotices(deps) },
  ];
}
