import type { Schedule } from '@candor/domain/model/schedule';
import { and, eq, isNotNull } from 'drizzle-orm';
import { batches, mailOutbox, savedSources, users } from '../db/schema';
import { beginMornings } from '../features/batches/schedules/begin-mornings';
import { startWorker } from '../worker';
import { batchOf, ended, submit, submitCsv, until } from './batch-calls';
import { resume } from './documents/make-csv';
import { aUser, type TestUser, type UserWishes } from './factories';
import { openShelf, type Shelf } from './sources/shelf';
import { type As, type TestApp, testApp } from './test-app';

export const SCHEDULES = '/api/v1/source-schedules';
export const BERLIN = 'Europe/Berlin';

const FOLDER = '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012';
/** The evening before the first morning. */
const MONDAY = new Date('2026-03-02T20:00:00.000Z');

/** A moment of that March: `03T06:02`. */
export const inMarch = (moment: string) => new Date(`2026-03-${moment}:00.000Z`);

export type Member = { as: As; user: TestUser; files: Map<string, string>; savedId: string };

/** The product with a worker, on the evening before a schedule's first morning. */
export type Mornings = Awaited<ReturnType<typeof openMornings>>;

/** Opens the product for tests of schedules; each begins with `dawn` and ends with `clear`. */
export async function openMornings() {
  const server = await testApp();
  let worker = await startWorker(server.deps);
  let shelf = openShelf();
  return {
    server,
    shelf: (): Shelf => shelf,
    /** Sets the clock back to the evening before, with empty shelves. */
    dawn: () => {
      shelf = openShelf();
      server.deps.connectors.google_drive = shelf.connector;
      server.clock.set(MONDAY);
    },
    /** A schedule of one test must not be visible to the next. */
    clear: async () => {
      await server.db.delete(users);
      await server.db.delete(mailOutbox);
    },
    /** Does something while no worker looks. */
    withoutWorker: async (work: () => Promise<void>) => {
      await worker.stop();
      try {
        await work();
      } finally {
        worker = await startWorker(server.deps);
      }
    },
    begin: () => beginMornings(server.deps),
    /** A user with a saved folder of two people. */
    someone: (wishes: UserWishes = {}) => someone(server, shelf, wishes),
    close: async () => {
      await worker.stop();
      await server.close();
    },
  };
}

async function someone(server: TestApp, shelf: Shelf, wishes: UserWishes): Promise<Member> {
  const user = await aUser(server.db, { plan: 'professional', now: MONDAY, ...wishes });
  const as = server.as(user);
  const { proof_file_name } = (await as.get('/api/v1/sources')).json();
  const files = new Map(
    Object.entries({ [proof_file_name]: '', 'a.txt': resume(1), 'b.txt': resume(2) }),
  );
  shelf.folders.set(FOLDER, files);
  const reply = await as.post('/api/v1/saved-sources', {
    name: 'Applications',
    input_type: 'google_drive',
    source_config: { folder_id: FOLDER },
  });
  return { as, user, files, savedId: reply.json().id };
}

/** A completed batch of that folder. */
export async function scoredFolder({ as, savedId }: Member): Promise<string> {
  const source_config_json = JSON.stringify({ saved_source_id: savedId });
  const batch = batchOf(await submit(as, { input_type: 'google_drive', source_config_json }));
  await ended(as, batch.batch_job_id);
  return batch.batch_job_id;
}

/** A completed batch of another source. */
export async function scoredFile({ as }: Member): Promise<string> {
  const { batch_job_id: id } = batchOf(await submitCsv(as, [{ text: resume(9) }]));
  await ended(as, id);
  return id;
}

/** Schedules the folder at seven, for the job of that batch. */
export async function scheduled(member: Member, batchId: string, zone = BERLIN): Promise<Schedule> {
  const reply = await member.as.post(SCHEDULES, {
    saved_source_id: member.savedId,
    batch_job_id: batchId,
    local_hour: 7,
    time_zone: zone,
  });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json();
}

/** The only schedule that somebody has. */
export async function scheduleOf({ as }: Member): Promise<Schedule> {
  return (await as.get(SCHEDULES)).json().schedules[0];
}

/** Waits until a morning has been told of, and its batch has ended. */
export async function settled(member: Member): Promise<Schedule> {
  const schedule = await until(
    () => scheduleOf(member),
    ({ last }) => last !== null,
  );
  if (schedule.last?.batch_job_id) await ended(member.as, schedule.last.batch_job_id);
  return schedule;
}

/** Advances the clock, starts what is due and waits until it has ended. */
export async function morning(
  { server, begin }: Mornings,
  member: Member,
  moment: string,
): Promise<Schedule> {
  server.clock.set(inMarch(moment));
  await begin();
  return settled(member);
}

/** The batches that schedules of somebody have created and kept. */
export function madeBatches({ server: { db } }: Mornings, { user }: Member) {
  return db
    .select({ id: batches.id, date: batches.scheduleDate })
    .from(batches)
    .where(and(eq(batches.userId, user.id), isNotNull(batches.scheduleDate)));
}

/** Puts something else where the saved configuration was, and answers that. */
export async function sealSourcesWith(
  { server: { db } }: Mornings,
  { savedId }: Member,
  sourceConfigSealed: string,
): Promise<string> {
  const isSaved = eq(savedSources.id, savedId);
  const [saved] = await db.select().from(savedSources).where(isSaved);
  await db.update(savedSources).set({ sourceConfigSealed }).where(isSaved);
  return saved?.sourceConfigSealed ?? '';
}

/** The kinds of the mails that are owed. */
export async function owedKinds({ server: { db } }: Mornings): Promise<string[]> {
  return (await db.select({ kind: mailOutbox.kind }).from(mailOutbox)).map(({ kind }) => kind);
}
