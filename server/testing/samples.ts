import { randomUUID } from 'node:crypto';
import { AtsType } from '@candor/domain/model/ats';
import type { JobRequirement } from '@candor/domain/model/match';
import { and, eq } from 'drizzle-orm';
import { sealSecret } from '../access/secrets';
import { sealSourceConfig } from '../access/source-config';
import { hashToken, newToken } from '../access/token';
import {
  apiKeys,
  atsApplications,
  atsConnections,
  atsJobs,
  batches,
  batchGroups,
  candidates,
  ownTerms,
  passkeys,
  savedSources,
  shares,
  sourceSchedules,
  supportTickets,
} from '../db/schema';
import { sourceOwner } from '../sources/open-connected';
import { ASSESSMENT, createAssessment, invite } from './assessments';
import { aSession, type TestUser } from './factories';
import { openShelf } from './sources/shelf';
import type { TestApp } from './test-app';

const NO_CODE = 'z'.repeat(28);

/**
 * Something that an account owns, as the parameters of the paths that lead to it, and a body or the fields of a form that such
 * a call takes.
 */
export type Sample = {
  params: Readonly<Record<string, string>>;
  body?: object;
  fields?: Readonly<Record<string, string>>;
};

/** Makes one for an account. */
export type Sampler = (t: TestApp, owner: TestUser) => Promise<Sample>;

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

function completedBatch(t: TestApp, owner: TestUser): Promise<Sample> {
  return aBatch(t, owner, 'completed');
}

/** A link to the candidate of a batch. */
async function aShare(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await completedBatch(t, owner);
  const { id: batchId = '', cid = '' } = params;
  const id = randomUUID();
  const now = t.clock.now();
  await t.db.insert(shares).values({
    id,
    batchId,
    userId: owner.id,
    tokenHash: hashToken(newToken()),
    showNames: false,
    candidateIds: [cid],
    createdAt: now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  });
  return { params: { id: batchId, share_id: id } };
}

/** A ticket that is answered by e-mail: of those an account may have any number. */
async function aTicket({ db, clock }: TestApp, { id: userId, email }: TestUser): Promise<Sample> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(supportTickets).values({
    id,
    userId,
    email,
    status: 'active',
    type: 'general',
    subject: 'Lamps',
    name: 'Robin',
    createdAt: now,
    lastMessageAt: now,
    lastNumber: 0,
    shownUpTo: 0,
    lastFromSupport: false,
  });
  return { params: { id } };
}

async function aPasskey({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  await db.insert(passkeys).values({
    id,
    userId,
    name: 'Phone',
    credentialId: newToken(),
    publicKey: newToken(),
    counter: 0,
    transports: ['internal'],
    backedUp: false,
    createdAt: clock.now(),
  });
  return { params: { id } };
}

async function aTerm({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  const now = clock.now();
  await db.insert(ownTerms).values({
    id,
    userId,
    name: `Lamp ${id}`,
    nameKey: `lamp ${id}`,
    kind: 'tool',
    aliases: [],
    broader: [],
    related: [],
    context: [],
    createdAt: now,
    updatedAt: now,
  });
  return { params: { id } };
}

/** A saved folder that can be reached. */
async function aSavedSource(t: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  const folder_id = `folder-${id}`;
  const { proofName } = await sourceOwner(t.db, userId);
  const shelf = openShelf();
  shelf.folders.set(folder_id, new Map([[`${proofName}.txt`, '']]));
  t.deps.connectors.google_drive = shelf.connector;
  const choice = { type: 'google_drive', config: { folder_id } } as const;
  const now = t.clock.now();
  await t.db.insert(savedSources).values({
    id,
    userId,
    name: `Folder ${id}`,
    nameKey: `folder ${id}`,
    inputType: choice.type,
    label: 'Keepers',
    createdAt: now,
    lastTestedAt: now,
    sourceConfigSealed: sealSourceConfig(t.deps.config, choice, { table: 'saved_sources', id }),
  });
  return { params: { id } };
}

async function aSchedule(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await aSavedSource(t, owner);
  const id = randomUUID();
  const now = t.clock.now();
  await t.db.insert(sourceSchedules).values({
    id,
    userId: owner.id,
    savedSourceId: params.id ?? '',
    enabled: true,
    dueAt: now,
    jobTitle: 'Lighthouse keeper',
    jobText: 'Keeps the lamp.',
    requirements: [LAMPS],
    engineVersion: '1.0.0',
    localHour: 7,
    timeZone: 'Europe/Berlin',
    createdAt: now,
    updatedAt: now,
  });
  return { params: { id } };
}

async function aKey({ db, clock }: TestApp, { id: userId }: TestUser): Promise<Sample> {
  const id = randomUUID();
  await db.insert(apiKeys).values({
    id,
    userId,
    name: id,
    keyHash: hashToken(newToken()),
    last4: 'abcd',
    permissions: ['read'],
    createdAt: clock.now(),
  });
  return { params: { id } };
}

const LAMPS: JobRequirement = {
  id: 'r1',
  text: 'Lamps',
  kind: 'skill',
  importance: 'must',
  weight: 100,
  minimum_years: null,
  alternatives: [],
  source: null,
};

/** A batch with one candidate, put straight into the tables. */
async function aBatch(
  { db, clock }: TestApp,
  { id: userId }: TestUser,
  status: 'completed' | 'failed' | 'pending',
): Promise<Sample> {
  const now = clock.now();
  const id = randomUUID();
  const cid = randomUUID();
  const ended = status === 'pending' ? null : now;
  const [batch] = await db
    .insert(batches)
    .values({
      id,
      userId,
      status,
      jobTitle: 'Lighthouse keeper',
      jobText:
        'Lighthouse keeper. Keeps the lamp burning and the logbook up to date, in all weather.',
      requirements: [LAMPS],
      engineVersion: '1.0.0',
      inputType: 'csv_file',
      originalFilename: 'keepers.csv',
      estimatedCandidates: 1,
      totalCandidates: 1,
      createdAt: now,
      updatedAt: now,
      completedAt: ended,
    })
    .returning({ seq: batches.seq });
  await db.insert(batchGroups).values({
    batchId: id,
    no: 0,
    userId,
    batchSeq: batch?.seq ?? 0,
    kind: 'plan',
    firstOrdinal: 0,
    lastOrdinal: 0,
    state: ended ? 'done' : 'open',
    updatedAt: now,
  });
  await db.insert(candidates).values({
    batchId: id,
    ordinal: 1,
    id: cid,
    userId,
    originalFilename: 'keepers.csv',
    documentText: 'Kept a lighthouse for ten years.',
    state: 'failed',
    error: 'The document is empty.',
    errorCode: 'empty',
    finishedAt: now,
  });
  return { params: { id, cid } };
}

/** Somebody who was invited, with notes that another account must not see. */
async function anInvitation(t: TestApp, owner: TestUser): Promise<Sample> {
  const body = { candidate_name: 'Keeper Lund', job_title: 'Lamp keeper', notes: 'Knows lamps' };
  const { invitation_code: id } = await invite(t.as(owner), body);
  return { params: { id } };
}

async function anAskedInvitation(t: TestApp, owner: TestUser): Promise<Sample> {
  const { params } = await anInvitation(t, owner);
  const asked = { kind: 'question', message: 'How long is it open?' };
  const reply = await t.as().post(`/api/assessment/${params.id}/request`, asked);
  return { params: { ...params, request_id: reply.json().request_id } };
}

async function anAssessment(t: TestApp, owner: TestUser): Promise<Sample> {
  return { params: { id: await createAssessment(t.as(owner)) } };
}

/** Connects an account to every system, which were just read and have nothing. */
export async function connectEverything(t: TestApp, { id }: Pick<TestUser, 'id'>): Promise<void> {
  for (const ats of AtsType.options) await aConnection(t, id, ats);
}

/** Somebody whose resume was scored through the account's Ashby; answers the id of the application. */
export async function aScoredApplication(
  t: TestApp,
  owner: Pick<TestUser, 'id'>,
  { name, email, text }: { name: string; email: string; text: string },
): Promise<string> {
  const connectionId = await aConnection(t, owner.id, 'ashby');
  const id = randomUUID();
  const [jobId, now] = [randomUUID(), t.clock.now()];
  const of = { connectionId, seenAt: now };
  await t.db.insert(atsJobs).values({ ...of, externalId: jobId, title: 'Lamp keeper' });
  await t.db.insert(atsApplications).values({
    ...of,
    id,
    externalId: `of ${id}`,
    jobId,
    candidateId: randomUUID(),
    status: 'active',
    state: 'scored',
    score: 71,
    assessedAt: now,
    candidateName: name,
    candidateEmail: email,
    documentText: text,
  });
  return id;
}

async function aConnection(
  { db, clock, deps }: TestApp,
  userId: string,
  atsType: AtsType,
): Promise<string> {
  const [open] = await db
    .select({ id: atsConnections.id })
    .from(atsConnections)
    .where(and(eq(atsConnections.userId, userId), eq(atsConnections.atsType, atsType)));
  if (open) return open.id;
  const id = randomUUID();
  const now = clock.now();
  const place = { table: 'ats_connections', column: 'credentials_sealed', id };
  const key = JSON.stringify({ kind: 'key', apiKey: newToken() });
  await db.insert(atsConnections).values({
    id,
    userId,
    atsType,
    credentialsSealed: sealSecret(deps.config, key, place),
    connectedAt: now,
    syncedAt: now,
    fullySyncedAt: now,
  });
  return id;
}

/** Ids of a system, as it has them and as they are shown. */
function anAtsId(ats: AtsType, of: 'job' | 'app') {
  if (ats === 'greenhouse') {
    const external = String(1_000_000 + Math.floor(Math.random() * 8_000_000));
    return { external, shown: `gh_${of}_${external}` };
  }
  const external = randomUUID();
  return { external, shown: external };
}

function anAtsJob(ats: AtsType): Sampler {
  return async (t, { id: userId }) => {
    const { external, shown } = anAtsId(ats, 'job');
    const connectionId = await aConnection(t, userId, ats);
    const seenAt = t.clock.now();
    await t.db
      .insert(atsJobs)
      .values({ connectionId, externalId: external, title: 'Keeper', seenAt });
    const application = { id: randomUUID(), externalId: anAtsId(ats, 'app').external };
    await t.db.insert(atsApplications).values({
      ...application,
      connectionId,
      jobId: external,
      candidateId: randomUUID(),
      status: 'active',
      seenAt,
    });
    return { params: { id: shown } };
  };
}

function anUnscoredJob(ats: AtsType): Sampler {
  return async (t, owner) => ({
    ...(await anAtsJob(ats)(t, owner)),
    body: { job_text: 'Lighthouse keeper. Keeps the lamp burning and the logbook up to date.' },
  });
}

function anAtsAssessment(ats: AtsType): Sampler {
  return async (t, { id: userId }) => {
    const { external, shown } = anAtsId(ats, 'app');
    const connectionId = await aConnection(t, userId, ats);
    const now = t.clock.now();
    await t.db.insert(atsApplications).values({
      id: randomUUID(),
      connectionId,
      externalId: external,
      candidateId: randomUUID(),
      status: 'active',
      seenAt: now,
      state: 'unreadable',
      assessedAt: now,
      candidateName: 'Keeper Lund',
      problemText: 'No resume is attached.',
    });
    return { params: { id: shown } };
  };
}
