import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { eq } from 'drizzle-orm';
import { sealSecret } from '../../access/secrets';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { atsApplications, atsConnections, atsJobs } from '../../db/schema';
import { type Ats, type AtsAssessments, AtsUnavailable } from '../../ports/ats';
import { between } from '../chaos/between';
import { JOB_DESCRIPTION, resume } from '../documents/make-csv';
import type { Call } from './caller';

/** The only job of the simulated Ashby. */
const JOB = 'simulated-job';
/** Far enough that nobody asks for a reading: that is another story. */
const READ_AT = new Date('2100-01-01T00:00:00.000Z');
const NOTHING = new Uint8Array();

/**
 * An Ashby inside of this process: every applicant has the resume of their number, every seventh none, and of every fifth the first
 * question goes unanswered.
 */
export function simulatedAshby(): Ats & AtsAssessments {
  const asked = new Set<string>();
  return {
    type: 'ashby',
    check: async () => ({ label: null, missing: [] }),
    async *jobs() {},
    async *applications() {},
    jobText: async () => JOB_DESCRIPTION,
    lookUp:
      async () =>
      async (_credentials, { applicationId, candidateId }) => {
        const number = Number(candidateId);
        const isFirst = !asked.has(applicationId);
        asked.add(applicationId);
        if (isFirst && number % 5 === 0) throw new AtsUnavailable();
        const bytes = number % 7 === 0 ? NOTHING : Buffer.from(resume(number));
        const person = { name: `Robin Vale ${number}`, email: null, profileUrl: null };
        return { ...person, resume: bytes.length > 0 ? { filename: 'cv.txt', bytes } : null };
      },
    readEvent: () => ({ kind: 'none' }),
    tellAssessment: async () => {},
  };
}

/** Connects accounts to it. */
export async function connectAshby(
  db: Db,
  config: Pick<Config, 'secretKeys'>,
  userIds: readonly string[],
): Promise<void> {
  const key = JSON.stringify({ kind: 'key', apiKey: 'simulated' });
  const connections = userIds.map((userId) => {
    const id = randomUUID();
    const place = { table: 'ats_connections', column: 'credentials_sealed', id };
    return {
      id,
      userId,
      atsType: 'ashby' as const,
      credentialsSealed: sealSecret(config, key, place),
      connectedAt: READ_AT,
      syncedAt: READ_AT,
    };
  });
  await db.insert(atsConnections).values(connections);
  await db
    .insert(atsJobs)
    .values(connections.map(({ id }) => ({ connectionId: id, externalId: JOB, seenAt: READ_AT })));
}

/** Somebody applies, and whoever has no score is to get one. */
export async function scoring(
  random: Random,
  db: Db,
  userId: string,
): Promise<Pick<Call, 'url' | 'json' | 'key'>> {
  const [connection] = await db
    .select({ id: atsConnections.id })
    .from(atsConnections)
    .where(eq(atsConnections.userId, userId));
  const people = between(random, 0, 5);
  for (let one = 0; one < people && connection; one += 1) {
    await db.insert(atsApplications).values({
      id: randomUUID(),
      connectionId: connection.id,
      externalId: randomUUID(),
      jobId: JOB,
      candidateId: String(between(random, 1, 30)),
      status: 'active',
      seenAt: READ_AT,
    });
  }
  const json = { job_text: JOB_DESCRIPTION };
  return { url: `/api/proxy/ashby/jobs/${JOB}/score`, json, key: randomUUID() };
}
