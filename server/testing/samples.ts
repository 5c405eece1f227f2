import { randomUUID } from 'node:crypto';
import { ASSESSMENT } from './assessments';
import { aSession } from './factories';
import { aKey, aPasskey, aTerm, aTicket } from './samples/account';
import { anAtsAssessment, anAtsJob, anUnscoredJob } from './samples/ats';
import { aBatch, aShare, completedBatch } from './samples/batches';
import { anAskedInvitation, anAssessment, anInvitation } from './samples/invitations';
import type { Sampler } from './samples/sample';
import { aSavedSource, aSchedule } from './samples/sources';

const NO_CODE = 'z'.repeat(28);

/**
 * For every call whose path contains an id: how to create it. A call of the contract that is missing here fails the
 * isolation test, so nobody can add one without saying whose it is.
 */
export const SAMPLES: Readonly<Record<string, Sampler>> = {
  'accounts.endSession': async (t, owner) => {
    const { sessionId } = await aSession(t.db, owner.id, t.clock.now());
    return { params: { id: sessionId } };
  },
  'passkeys.rename': async (t, owner) => ({
    ...(await aPasskey(t, owner)),
    body: { name: 'Another name' },
  }),
  'passkeys.remove': aPasskey,
  'batches.status': completedBatch,
  'batches.results': completedBatch,
  'batches.resultsFull': completedBatch,
  'batches.candidate': completedBatch,
  'batches.replaceDocument': async (t, owner) => ({
    ...(await completedBatch(t, owner)),
    fields: { candidate_text: 'Lamps' },
  }),
  'batches.replay': completedBatch,
  'batches.swapTest': completedBatch,
  'batches.rerun': (t, owner) => aBatch(t, owner, 'failed'),
  'batches.cancel': (t, owner) => aBatch(t, owner, 'pending'),
  'batches.rename': async (t, owner) => ({
    ...(await completedBatch(t, owner)),
    body: { jobTitle: 'Another title' },
  }),
  'batches.remove': completedBatch,
  'batches.jobText': completedBatch,
  'batches.export': completedBatch,
  'batches.rubric': completedBatch,
  'batches.saveRubric': async (t, owner) => ({
    ...(await completedBatch(t, owner)),
    body: {
      lines: [
        { requirement_ids: ['r1'], text: 'Lamps', kind: 'skill', importance: 'must', weight: 1 },
      ],
    },
  }),
  'terms.ofBatch': completedBatch,
  'terms.rescore': completedBatch,
  'terms.change': async (t, owner) => ({
    ...(await aTerm(t, owner)),
    body: { name: `Lamp oil ${randomUUID()}` },
  }),
  'terms.remove': aTerm,
  'savedSources.rename': async (t, owner) => ({
    ...(await aSavedSource(t, owner)),
    body: { name: `Folder ${randomUUID()}` },
  }),
  // It is not reached: the configuration is refused first.
  'savedSources.replace': async (t, owner) => ({
    ...(await aSavedSource(t, owner)),
    body: { source_config: { folder_id: 'short' } },
  }),
  'savedSources.test': aSavedSource,
  'savedSources.remove': aSavedSource,
  'schedules.change': async (t, owner) => ({
    ...(await aSchedule(t, owner)),
    body: { enabled: false },
  }),
  'schedules.remove': aSchedule,
  'reviews.decide': async (t, owner) => ({
    ...(await completedBatch(t, owner)),
    body: { decision: 'maybe' },
  }),
  'reviews.decisions': completedBatch,
  'reviews.agreement': completedBatch,
  'reviews.feedback': async (t, owner) => ({
    ...(await completedBatch(t, owner)),
    body: { requirement_id: 'r1', kind: 'missed_evidence' },
  }),
  'reviews.share': async (t, owner) => {
    const { params } = await completedBatch(t, owner);
    return { params, body: { candidate_ids: [params.cid] } };
  },
  'reviews.shares': completedBatch,
  'reviews.unshare': aShare,
  'reviews.unshareAll': completedBatch,
  'ashby.jobAnalytics': anAtsJob('ashby'),
  'ashby.scoreJob': anUnscoredJob('ashby'),
  'ashby.setJobText': anUnscoredJob('ashby'),
  'ashby.assessmentResult': anAtsAssessment('ashby'),
  'greenhouse.jobAnalytics': anAtsJob('greenhouse'),
  'greenhouse.scoreJob': anUnscoredJob('greenhouse'),
  'greenhouse.setJobText': anUnscoredJob('greenhouse'),
  'greenhouse.assessmentResult': anAtsAssessment('greenhouse'),
  'invitations.ofBatch': completedBatch,
  'invitations.show': anInvitation,
  'invitations.progress': anInvitation,
  'invitations.reportProgress': async (t, owner) => ({
    ...(await anInvitation(t, owner)),
    body: { milestones_completed: 0 },
  }),
  'invitations.change': async (t, owner) => ({
    ...(await anInvitation(t, owner)),
    body: { notes: 'Called on Monday' },
  }),
  'invitations.cancel': anInvitation,
  'invitations.resend': anInvitation,
  'invitations.extend': async (t, owner) => ({
    ...(await anInvitation(t, owner)),
    body: { days: 3 },
  }),
  'invitations.result': anInvitation,
  'invitations.requests': anInvitation,
  'invitations.settleRequest': anAskedInvitation,
  'invitations.erase': async (t, owner) => ({
    ...(await anInvitation(t, owner)),
    body: { confirm: true },
  }),
  'assessments.show': anAssessment,
  'assessments.change': async (t, owner) => ({
    ...(await anAssessment(t, owner)),
    body: ASSESSMENT,
  }),
  'assessments.remove': anAssessment,
  'keys.remove': aKey,
  'support.status': aTicket,
  'support.messages': aTicket,
  'support.close': aTicket,
};

/** Calls whose path names something that everybody shares. */
export const SHARED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'users.featureAccess': { feature: 'csv_upload' },
  // Whoever is staff sees every account, and nobody else any.
  'staff.user': { id: randomUUID() },
  'staff.change': { id: randomUUID() },
  'staffSupport.ticket': { id: randomUUID() },
  'staffSupport.messages': { id: randomUUID() },
  'staffSupport.reply': { id: randomUUID() },
  'staffSupport.close': { id: randomUUID() },
  // Whoever holds the token may come in.
  'reviews.openShare': { token: 'a'.repeat(43) },
  'reviews.opinion': { token: 'a'.repeat(43), cid: randomUUID() },
  // Whoever has the secret of a connection may tell what happened.
  'integrations.ashbyEvent': { connection: randomUUID() },
  'integrations.greenhouseEvent': { connection: randomUUID() },
  'candidateAssessment.open': { code: NO_CODE },
  'candidateAssessment.start': { code: NO_CODE },
  'candidateAssessment.milestone': { code: NO_CODE, milestone_id: 's1' },
  'candidateAssessment.saveAnswer': { code: NO_CODE, milestone_id: 's1' },
  'candidateAssessment.complete': { code: NO_CODE, milestone_id: 's1' },
  'candidateAssessment.submit': { code: NO_CODE },
  'candidateAssessment.copy': { code: NO_CODE },
  'candidateAssessment.request': { code: NO_CODE },
  'candidateAssessment.reminders': { code: NO_CODE },
};
