import { randomUUID } from 'node:crypto';
import type { Random } from '@candor/domain/rules/random-from';
import { type SQL, sql } from 'drizzle-orm';
import { sealSourceConfig } from '../../access/source-config';
import type { Config } from '../../config';
import type { Db } from '../../db/database';
import { savedSources, sourceSchedules } from '../../db/schema';
import { nameJob } from '../../features/batches/job-reading';
import type { ItemProblem } from '../../ports/candidate-source';
import { sourceOwner } from '../../sources/open-connected';
import { between } from '../chaos/between';
import { JOB_DESCRIPTION, resume } from '../documents/make-csv';
import type { Shelf } from '../sources/shelf';
import type { Call } from './caller';
import { pick, pickAny } from './pick';

/** A folder whose new people are scored each morning, and the documents that are in it. */
export type Inbox = { files: Map<string, string>; shelf: Shelf; put: number };

const DOCUMENT = '^\\d+\\.txt$';
const FOLDER = '1SimulatedFolderOfOneAccount0';
const MOST_AT_FIRST = 4;
/** In one story of so many nothing of the folder can be had at first. */
const CLOSED_ONE_IN = 3;

const CLOSED: readonly ItemProblem[] = [
  { code: 'no_access', message: 'This file is not shared.' },
  { code: 'archived', message: 'This file has to be fetched from an archive.' },
  { code: 'unavailable', message: 'This file was not answered.' },
];

/** Gives an account a folder with some people, and a schedule whose first morning has come. */
export async function openInbox(
  random: Random,
  { shelf, db, config }: { shelf: Shelf; db: Db; config: Pick<Config, 'secretKeys'> },
  { userId, now }: { userId: string; now: Date },
): Promise<Inbox> {
  const { proofName } = await sourceOwner(db, userId);
  const inbox: Inbox = { files: new Map([[`${proofName}.txt`, '']]), shelf, put: 0 };
  shelf.folders.set(FOLDER, inbox.files);
  open(inbox);
  for (let left = between(random, 0, MOST_AT_FIRST); left > 0; left -= 1) putIn(random, inbox);
  if (between(random, 1, CLOSED_ONE_IN) === 1)
    close(inbox, documentsIn(inbox), pick(random, CLOSED));
  const id = randomUUID();
  const choice = { type: 'google_drive', config: { folder_id: FOLDER } } as const;
  await db.insert(savedSources).values({
    ...{ id, userId, name: 'Inbox', nameKey: 'inbox', label: 'Inbox' },
    inputType: choice.type,
    sourceConfigSealed: sealSourceConfig(config, choice, { table: 'saved_sources', id }),
    createdAt: now,
    lastTestedAt: now,
  });
  const { requirements, engineVersion } = nameJob(JOB_DESCRIPTION, null, null);
  await db.insert(sourceSchedules).values({
    id: randomUUID(),
    ...{ userId, savedSourceId: id, jobTitle: 'Platform Engineer', jobText: JOB_DESCRIPTION },
    ...{ requirements, engineVersion, rubric: null },
    // Midnight of the clock's own zone: the morning of the day that it is has come.
    ...{ localHour: 0, timeZone: 'UTC', enabled: true, dueAt: now },
    createdAt: now,
    updatedAt: now,
  });
  return inbox;
}

/** What may happen in a folder between two looks at it, in words. */
export function changeInbox(random: Random, inbox: Inbox): string {
  const { files, shelf } = inbox;
  const some = pickAny(random, documentsIn(inbox));
  const die = between(random, 1, 9);
  if (!some || die <= 3) return `${putIn(random, inbox)} is put into the folder`;
  if (die <= 5) {
    const problem = pick(random, CLOSED);
    const closed = pick(random, [[some], documentsIn(inbox)]);
    close(inbox, closed, problem);
    return `${closed.join(', ')} cannot be had: ${problem.code}`;
  }
  if (die === 6) {
    files.delete(some);
    return `${some} is taken out of the folder`;
  }
  if (die === 7) {
    shelf.trouble = pick(random, ['away', 'unreached', 'refused']);
    return `the folder is ${shelf.trouble}`;
  }
  open(inbox);
  return 'all of the folder can be had';
}

/** Everything in a folder can be had from now on. */
export function open({ shelf }: Inbox): void {
  shelf.trouble = null;
  shelf.problems.clear();
}

/**
 * Documents that were charged twice, mornings with two batches and batches that were told of twice; and where nobody took
 * anything back, whoever is in the folder and was never scored.
 */
export function lostInMornings(inbox: Inbox, userId: string, calls: readonly Call[]): SQL {
  const isOurs = sql`user_id = ${userId} and schedule_date is not null`;
  const wanted = calls.some(takesBack) ? [] : readable(inbox);
  return sql`
    select 'document that is charged twice ' || original_filename as broken from candidates
      where user_id = ${userId} and charged and original_filename ~ ${DOCUMENT} group by original_filename having count(*) > 1
    union all
    select 'morning with two batches ' || schedule_date from batches
      where ${isOurs} and rerun_of is null group by schedule_date having count(*) > 1
    union all
    select 'batch that is told of twice ' || (data ->> 'batchId') from mail_outbox
      where data ->> 'batchId' in (select id::text from batches where ${isOurs}) group by data having count(*) > 1
    union all
    select 'document that nobody scored ' || name from unnest(${sql.param(wanted)}::text[]) as name
      where exists (select from source_schedules where user_id = ${userId} and enabled and trouble is null)
        and not exists (
          select from candidates c join batches b on b.id = c.batch_id
          where b.user_id = ${userId} and c.original_filename = name and c.state = 'scored')`;
}

function close({ shelf }: Inbox, names: readonly string[], problem: ItemProblem): void {
  for (const name of names) shelf.problems.set(name, problem);
}

function putIn(random: Random, inbox: Inbox): string {
  inbox.put += 1;
  const name = `${inbox.put}.txt`;
  inbox.files.set(name, between(random, 1, 5) === 1 ? '. ' : resume(between(random, 1, 9)));
  return name;
}

const documentsIn = ({ files }: Inbox) =>
  [...files.keys()].filter((name) => new RegExp(DOCUMENT).test(name));

const readable = (inbox: Inbox) =>
  documentsIn(inbox).filter((name) => inbox.files.get(name) !== '. ');

/** Whoever cancels a morning, or deletes what came of it, wants nobody else of it scored. */
const takesBack = ({ method, url, answer }: Call) =>
  answer !== null && answer.status < 300 && (method === 'DELETE' || url.endsWith('/cancel'));
