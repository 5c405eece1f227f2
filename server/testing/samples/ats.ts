import { randomUUID } from 'node:crypto';
import { AtsType } from '@candor/domain/model/ats';
import { and, eq } from 'drizzle-orm';
import { sealSecret } from '../../access/secrets';
import { newToken } from '../../access/token';
import { atsApplications, atsConnections, atsJobs } from '../../db/schema';
import type { TestUser } from '../factories';
import type { TestApp } from '../test-app';
import type { Sampler } from './sample';

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

/** A job with one application. */
export function anAtsJob(ats: AtsType): Sampler {
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

/** The same, with the text that is still missing to score it. */
export function anUnscoredJob(ats: AtsType): Sampler {
  return async (t, owner) => ({
    ...(await anAtsJob(ats)(t, owner)),
    body: { job_text: 'Lighthouse keeper. Keeps the lamp burning and the logbook up to date.' },
  });
}

/** An application whose resume could not be read. */
export function anAtsAssessment(ats: AtsType): Sampler {
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
