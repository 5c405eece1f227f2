import type { Deps } from '../../deps';
import type { Chore } from '../../jobs/start-jobs';
import { keepAlive } from './connections/keep-alive';
import { announceErasures, eraseAssessed } from './retention/erase-assessed';
import { releaseLeft } from './scoring/release-left';
import { scoreWaiting } from './scoring/score-waiting';
import { SCORE_CHORE, SYNC_CHORE } from './sync/chore-name';
import { syncDue } from './sync/sync-due';

/** What connections to applicant tracking systems need done by the clock. */
export function atsChores(deps: Deps): Chore[] {
  return [
    { name: SYNC_CHORE, match: '*/10 * * * *', madeUp: false, run: () => syncDue(deps) },
    { name: SCORE_CHORE, match: '* * * * *', madeUp: false, run: () => scoreWaiting(deps) },
    { name: 'release-ats-candidates', match: '23 * * * *', run: () => releaseLeft(deps) },
    { name: 'renew-ats-tokens', match: '41 * * * *', run: () => keepAlive(deps) },
    { name: 'announce-ats-results', match: '27 2 * * *', run: () => announceErasures(deps) },
    { name: 'forget-ats-results', match: '37 3 * * *', run: () => eraseAssessed(deps) },
  ];
}
