import type { Deps } from '../deps';
import type { Serve } from '../http/serve';
import type { Stops } from '../http/serve-mail-stop';
import type { ServeSocket } from '../http/serve-socket';
import { openSession } from './accounts/open-session';
import { planRoutes } from './accounts/plan-routes';
import { accountRoutes } from './accounts/routes';
import { settingsOf, settingsRoutes } from './accounts/settings-routes';
import { stopDigest } from './accounts/stop-digest';
import { analyticsRoutes } from './analytics/routes';
import { integrationsOf } from './ats/connections/present';
import { atsRoutes } from './ats/routes';
import { atsPartnerRoutes } from './ats-partner/routes';
import { moveAsked } from './ats-partner/store';
import { recentBatches } from './batches/list';
import { batchRoutes } from './batches/routes';
import { scheduleRoutes } from './batches/schedules/routes';
import { scoredCandidates } from './batches/scored-candidates';
import { submitSample } from './batches/submit-sample';
import { batchesNow, latelyChanged } from './batches/watch';
import { refuseWhilePaying } from './billing/refuse-while-paying';
import { billingRoutes } from './billing/routes';
import { contactRoutes } from './contact/routes';
import { healthRoutes } from './health/routes';
import { insightRoutes } from './insights/routes';
import { assessmentRoutes } from './invitations/assessments/routes';
import { candidateRoutes } from './invitations/candidate/routes';
import { stopReminders } from './invitations/candidate/stop-reminders';
import { cancelInvitation } from './invitations/change-invitation';
import { inviteWithin } from './invitations/create-invitation';
import { invitationNews } from './invitations/news';
import { scoreOf } from './invitations/result';
import { invitationRoutes } from './invitations/routes';
import { jobDescriptionRoutes } from './job-description/routes';
import { keyRoutes } from './keys/routes';
import { liveRoutes } from './live/routes';
import { matchingRoutes } from './matching/routes';
import { beginPasskeyProof, proveByPasskey } from './passkeys/prove';
import { passkeyRoutes } from './passkeys/routes';
import { countPasskeys } from './passkeys/store';
import { eraseAsked } from './privacy/people/erase-asked';
import { privacyRoutes } from './privacy/routes';
import { proofRoutes } from './proof/routes';
import { opinionNews } from './reviews/opinion-news';
import { reviewRoutes } from './reviews/routes';
import { sampleRoutes } from './samples/routes';
import { searchRoutes } from './search/routes';
import { secondFactorRoutes } from './second-factor/routes';
import { sourceRoutes } from './sources/routes';
import { savedSourceRoutes } from './sources/saved/routes';
import { staffRoutes } from './staff/routes';
import { serveChat } from './support/chat/serve-chat';
import { supportRoutes } from './support/routes';
import { staffSupportRoutes } from './support/staff/routes';
import { termRoutes } from './terms/routes';

/** What the links of mails stop. */
export function stopsOf(deps: Deps): Stops {
  return {
    digest: (userId) => stopDigest(deps, userId),
    reminders: (call) => stopReminders(deps, call),
  };
}

/** Puts every feature's handlers behind the contract. */
export function serveFeatures(serve: Serve, serveSocket: ServeSocket, deps: Deps): void {
  healthRoutes(serve, deps);
  accountRoutes(serve, deps);
  secondFactorRoutes(serve, deps, {
    openSession: (tx, user, place) => openSession(deps, tx, user, place),
  });
  passkeyRoutes(serve, deps, {
    openSession: (tx, user, place) => openSession(deps, tx, user, place),
  });
  proofRoutes(serve, deps, {
    passkeys: {
      has: async (userId) => (await countPasskeys(deps.db, userId)) > 0,
      begin: (userId) => beginPasskeyProof(deps, userId),
      prove: (shown, note) => proveByPasskey(deps, shown, note),
    },
  });
  planRoutes(serve, deps);
  const connected = { integrationsOf: (userId: string) => integrationsOf(deps, userId) };
  settingsRoutes(serve, deps, connected);
  privacyRoutes(serve, deps, {
    settingsOf: (actor, allowance) => settingsOf(deps, connected, actor, allowance),
    refuseWhilePaying: (userId, wishes) => refuseWhilePaying(deps, userId, wishes),
  });
  billingRoutes(serve, deps);
  batchRoutes(serve, deps);
  scheduleRoutes(serve, deps);
  sourceRoutes(serve, deps);
  savedSourceRoutes(serve, deps);
  reviewRoutes(serve, deps, {
    scoredCandidates: (userId, batchId, ids) => scoredCandidates(deps, userId, batchId, ids),
  });
  liveRoutes(serve, deps, {
    latelyChanged: (userId) => latelyChanged(deps, userId),
    batchesNow: (userId, ids) => batchesNow(deps, userId, ids),
    invitationNews: (userId) => invitationNews(deps, userId),
    opinionNews: (userId) => opinionNews(deps, userId),
  });
  invitationRoutes(serve, deps);
  assessmentRoutes(serve, deps);
  candidateRoutes(serve, deps);
  atsRoutes(serve, deps, { erase: eraseAsked, move: moveAsked });
  atsPartnerRoutes(serve, deps, {
    invite: async (tx, call, now) => (await inviteWithin(tx, call, now)).row.id,
    cancel: (call) => cancelInvitation(deps, { ...call, body: undefined }),
    scoreOf: (invitationId) => scoreOf(deps, invitationId),
  });
  sampleRoutes(serve, { submit: (asked, sample) => submitSample(deps, asked, sample) });
  matchingRoutes(serve, deps);
  jobDescriptionRoutes(serve, deps);
  keyRoutes(serve, deps);
  searchRoutes(serve, deps);
  termRoutes(serve, deps);
  contactRoutes(serve, deps);
  supportRoutes(serve, deps);
  serveChat(serveSocket, deps);
  staffRoutes(serve, deps);
  staffSupportRoutes(serve, deps);
  analyticsRoutes(serve, deps, {
    recentBatches: (actor, limit) => recentBatches(deps, actor, limit),
  });
  insightRoutes(serve, deps);
}
