import type { Deps } from './deps';
import { accountChores } from './features/accounts/chores';
import { atsChores } from './features/ats/chores';
import { tellAssessment } from './features/ats/connections/tell-assessment';
import { atsPartnerChores } from './features/ats-partner/chores';
import { batchChores } from './features/batches/chores';
import { workOnGroup } from './features/batches/work-on-group';
import { billingChores } from './features/billing/chores';
import { contactChores } from './features/contact/chores';
import { healthChores } from './features/health/chores';
import { invitationChores } from './features/invitations/chores';
import { scoreOf } from './features/invitations/result';
import { liveChores } from './features/live/chores';
import { privacyChores } from './features/privacy/chores';
import { supportChores } from './features/support/chores';
import { type Jobs, startJobs } from './jobs/start-jobs';

/** Groups worked on at once: while some are scored, others wait for documents or write their results. */
const SLOTS = 4;

/** Starts the workers of this process: what they work on and what they do by the clock. */
export function startWorker(deps: Deps, options: { slots?: number } = {}): Promise<Jobs> {
  return startJobs(deps, {
    work: workOnGroup(deps),
    chores: [
      ...batchChores(deps),
      ...accountChores(deps),
      ...billingChores(deps),
      ...contactChores(deps),
      ...healthChores(deps),
      ...liveChores(deps),
      ...privacyChores(deps),
      ...invitationChores(deps),
      ...atsChores(deps),
      ...atsPartnerChores(deps, {
        scoreOf: (invitationId) => scoreOf(deps, invitationId),
        tell: (userId, update) => tellAssessment(deps, userId, update),
      }),
      ...supportChores(deps),
    ],
    slots: options.slots ?? SLOTS,
  });
}
