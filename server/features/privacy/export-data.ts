import { Readable } from 'node:stream';
import type { UserSettings } from '@candor/domain/model/settings';
import { ZipFile } from 'yazl';
import type { SessionActor } from '../../access/actor';
import { audit, doer } from '../../access/audit';
import { countAgainst } from '../../access/rate-limits';
import type { TakeTurn } from '../../db/limit-concurrency';
import type { Deps } from '../../deps';
import { csvLine } from '../../http/csv-line';
import type { Attachment } from '../../http/serve';
import { spool } from '../../http/spool';
import { type Row, type Snapshot, withSnapshot } from './read-sections';
import { SECTIONS, type Section } from './sections';

type ExportDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config'> & { takeTurn: TakeTurn };
type Wish = { format: 'json' | 'csv'; requestId: string };

/**
 * Everything an account holds, as a snapshot: one JSON document, or a ZIP of CSV tables. It is read as fast as the
 * database delivers it, and sent as slowly as the client takes it.
 *
 * @throws AppError 429 after too many by an account, 503 if too many others are in progress.
 */
export async function exportData(
  deps: ExportDeps,
  actor: SessionActor,
  settings: UserSettings,
  { format, requestId }: Wish,
): Promise<Attachment> {
  const { db, clock } = deps;
  const { userId } = actor;
  const now = clock.now();
  await countAgainst('export', { db, subject: userId, now });
  const entry = {
    userId,
    actor: doer(actor),
    requestId,
    details: { format },
    action: 'data.exported',
    entity: { type: 'user', id: userId },
  } as const;
  await db.transaction((tx) => audit(tx, entry, now));
  const filename = `candor-export-${now.toISOString().slice(0, 10)}.${format === 'json' ? 'json' : 'zip'}`;
  const content = await readAll(deps, userId, (snapshot) =>
    format === 'json' ? jsonOf(snapshot, settings, now) : zipOf(snapshot),
  );
  return { mediaType: `application/${format === 'json' ? 'json' : 'zip'}`, filename, content };
}

/** Each holds a database connection while it reads; a few at once leave the others to everybody else. */
async function readAll(
  { pool, config, takeTurn }: ExportDeps,
  userId: string,
  read: (snapshot: Snapshot) => AsyncIterable<string | Buffer>,
): Promise<Readable> {
  const giveBack = await takeTurn();
  try {
    return await spool(config.dataDir, withSnapshot(pool, userId, read));
  } finally {
    giveBack();
  }
}

async function* jsonOf(
  snapshot: Snapshot,
  settings: UserSettings,
  now: Date,
): AsyncGenerator<string> {
  const { user, subscription } = settings;
  const head = { exported_at: now.toISOString(), user, subscription, settings };
  yield JSON.stringify(head).slice(0, -1);
  for (const section of SECTIONS) {
    yield `,${JSON.stringify(section.name)}:[`;
    let separator = '';
    for await (const row of snapshot.rowsOf(section)) {
      yield separator + JSON.stringify(row);
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}

/** Tables are read one after another while the archive is written: one connection cannot answer two questions at once. */
async function* zipOf(snapshot: Snapshot): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const last = SECTIONS.reduce(async (before, section) => {
    await before;
    const table = Readable.from(csvOf(snapshot, section), { objectMode: false });
    zip.addReadStream(table, `${section.name}.csv`);
    await new Promise<void>((resolve, reject) => table.on('end', resolve).on('error', reject));
  }, Promise.resolve());
  const written = last.then(() => zip.end());
  written.catch((error) => zip.outputStream.emit('error', error));
  for await (const chunk of zip.outputStream) yield Buffer.from(chunk);
  await written;
}

async function* csvOf(snapshot: Snapshot, section: Section): AsyncGenerator<string> {
  const columns = await snapshot.columnsOf(section);
  yield csvLine(columns);
  for await (const row of snapshot.rowsOf(section))
    yield csvLine(columns.map((name) => cellOf(row, name)));
}

function cellOf(row: Row, name: string): string | number | null {
  const value = row[name];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Date ? value.toISOString() : JSON.stringify(value);
}
