import { Readable } from 'node:stream';
import type { audit as auditCalls } from '@candor/domain/api/audit';
import type { QueryOf } from '@candor/domain/api/endpoint';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { rowByRow } from '../../db/portions';
import type { Deps } from '../../deps';
import { csvLine } from '../../http/csv-line';
import type { Attachment } from '../../http/serve';
import { presentEntry } from './present-entry';
import { type ChainedEntry, chainedEntries } from './store';

type Query = QueryOf<typeof auditCalls.export>;

/** Entries of one statement. */
const AT_ONCE = 500;

/**
 * The account's log as a download that is written while it is read, latest first. Each entry has its number and hash
 * in the account's chain, so that a copy can be compared with the log later. The download itself is recorded in the
 * log.
 */
export async function exportLog(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: SessionActor,
  query: Query,
  requestId: string,
): Promise<Attachment> {
  const now = clock.now();
  const entry = {
    userId: actor.userId,
    actor: doer(actor),
    requestId,
    details: { format: query.format },
    action: 'audit_log.exported',
    entity: { type: 'user', id: actor.userId },
  } as const;
  await db.transaction((tx) => audit(tx, entry, now));
  const read: Read = (before: number | null) =>
    chainedEntries(db, actor.userId, query, { before, limit: AT_ONCE });
  const filename = `candor-activity-${now.toISOString().slice(0, 10)}.${query.format}`;
  return query.format === 'json'
    ? { mediaType: 'application/json', filename, content: Readable.from(jsonOf(read)) }
    : { mediaType: 'text/csv', filename, content: Readable.from(csvOf(read)) };
}

type Read = (before: number | null) => Promise<ChainedEntry[]>;

const entriesOf = (read: Read) => rowByRow(read, ({ seq }) => seq);

async function* jsonOf(read: Read): AsyncGenerator<string> {
  let separator = '{"entries":[';
  for await (const { row, seq, hash } of entriesOf(read)) {
    yield separator + JSON.stringify({ ...presentEntry(row), chain_number: seq, chain_hash: hash });
    separator = ',';
  }
  yield separator === ',' ? ']}' : '{"entries":[]}';
}

const COLUMNS = [
  'chain_number',
  'timestamp',
  'actor_kind',
  'actor_id',
  'action',
  'entity_type',
  'entity_id',
  'details',
  'request_id',
  'chain_hash',
];

async function* csvOf(read: Read): AsyncGenerator<string> {
  yield csvLine(COLUMNS);
  for await (const { row, seq, hash } of entriesOf(read)) {
    const { timestamp, actor, action, entity_type, entity_id, details, request_id } =
      presentEntry(row);
    const where = [entity_type, entity_id, JSON.stringify(details), request_id ?? null];
    yield csvLine([seq, timestamp, actor.kind, actor.id, action, ...where, hash]);
  }
}
