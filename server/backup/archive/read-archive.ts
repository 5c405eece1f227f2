import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { BackupError } from '../backup-error';
import { END, End, HEAD, Head, SUMS } from './format';

/**
 * Archives are read twice from end to end, and each chunk is passed on separately: with larger ones that takes half
 * the work.
 */
const READ_BYTES = 1024 * 1024;

/** Handlers for the entries, in order; what a visitor does not read is skipped. */
export type Visitor = {
  head(head: Head): Promise<void>;
  entry(name: string, body: AsyncIterable<Buffer>): Promise<void>;
  end(end: End): Promise<void>;
};

/**
 * Reads an archive from beginning to end, and checks every entry against its checksum.
 *
 * @throws BackupError for one that is truncated, damaged or not ours, and what the visitor throws.
 */
export async function readArchive(file: string, visitor: Visitor): Promise<void> {
  const check = openCheck();
  const source = createReadStream(file, { highWaterMark: READ_BYTES });
  const tar = extract();
  source.on('error', (error) => tar.destroy(error));
  source.pipe(tar);
  let isFirst = true;
  try {
    for await (const entry of tar) {
      const { name } = entry.header;
      if (isFirst && name !== HEAD) throw notOurs();
      isFirst = false;
      if (name.startsWith(SUMS)) check.hold(await text(entry));
      else await visit(name, check.watch(name, entry as AsyncIterable<Buffer>), visitor);
    }
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
  }
  if (isFirst) throw notOurs();
  check.end();
}

async function visit(name: string, body: AsyncIterable<Buffer>, visitor: Visitor): Promise<void> {
  if (name === HEAD) await visitor.head(await parsed(Head, body));
  else if (name === END) await visitor.end(await parsed(End, body));
  else await visitor.entry(name, body);
  for await (const _rest of body);
}

/** Remembers what was read until the list of its group comes. */
function openCheck() {
  let open = new Map<string, string>();
  let isWhole = false;
  return {
    async *watch(name: string, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      if (name === END) isWhole = true;
      const hash = createHash('sha256');
      for await (const part of body) {
        hash.update(part);
        yield part;
      }
      open.set(name, hash.digest('hex'));
    },
    hold(list: string): void {
      const told = new Map(list.split('\n').filter(Boolean).map(sumAndName));
      for (const [name, sum] of open) if (told.get(name) !== sum) throw damaged(name);
      for (const name of told.keys()) if (!open.has(name)) throw damaged(name);
      open = new Map();
    },
    end(): void {
      if (!isWhole || open.size > 0)
        throw new BackupError('The archive is cut off: its end is missing.');
    },
  };
}

function sumAndName(line: string): [string, string] {
  return [line.slice(66), line.slice(0, 64)];
}

async function parsed<T>(schema: z.ZodType<T>, body: AsyncIterable<Buffer>): Promise<T> {
  const content = await text(body);
  try {
    return schema.parse(JSON.parse(content));
  } catch (cause) {
    throw new BackupError('The archive is damaged, or was made by a newer version.', { cause });
  }
}

const damaged = (name: string) =>
  new BackupError(`The archive is damaged: ${name} is not as it was written.`);

const notOurs = () => new BackupError('This is no backup that candor made.');

/** The reader of tar files names what it met by its words alone. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === 'Unexpected end of data')
    return new BackupError('The archive is cut off: its end is missing.', { cause: error });
  if (error.message.startsWith('Invalid tar header'))
    return new BackupError('The archive is damaged, or no backup that candor made.', {
      cause: error,
    });
  return error;
}
