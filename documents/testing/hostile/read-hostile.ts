import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReadDocument } from '../../document';
import type { DocumentReader } from '../../pool/open-reader';
import { readCsv } from '../../sources/csv/read-csv';
import { SourceError } from '../../sources/source-error';
import type { SourceItem } from '../../sources/source-item';
import { openZip } from '../../sources/zip/open-zip';
import { zipItems } from '../../sources/zip/zip-items';

/** How a hostile file ended: what it came to, and the longest time in milliseconds that one candidate of it took. */
export type HostileEnd = { how: string; longestMs: number };

/**
 * Reads a hostile file as the product does: a document in a child process, a table row by row, an archive file by file.
 *
 * @throws whatever is no known cause.
 */
export async function readHostile(place: string, reader: DocumentReader): Promise<HostileEnd> {
  if (place.endsWith('.csv')) return readTable(place);
  if (place.endsWith('.zip')) return readArchive(place, reader);
  const bytes = await readFile(place);
  const { ms, value } = await timed(() => reader.read(bytes, path.basename(place)));
  return { how: howOf(value), longestMs: ms };
}

function howOf(read: ReadDocument): string {
  return read.ok ? 'read' : read.problem.code;
}

async function readTable(place: string): Promise<HostileEnd> {
  let longestMs = 0;
  let last = performance.now();
  const step = () => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - last);
    last = now;
  };
  const how = await known(async () => {
    const found = { rows: 0, problems: 0 };
    for await (const row of readCsv(createReadStream(place))) {
      step();
      if ('problem' in row) found.problems += 1;
      else found.rows += 1;
    }
    return `${found.rows} rows, ${found.problems} problems`;
  });
  step();
  return { how, longestMs };
}

async function readArchive(place: string, reader: DocumentReader): Promise<HostileEnd> {
  const opened = await timed(() => known(() => openZip(place)));
  const zip = opened.value;
  if (typeof zip === 'string') return { how: zip, longestMs: opened.ms };
  let longestMs = opened.ms;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    const { ms, value } = await timed(work);
    longestMs = Math.max(longestMs, ms);
    return value;
  };
  const ends = new Map<string, number>();
  try {
    const items = zipItems(zip);
    for (
      let next = await step(() => items.next());
      !next.done;
      next = await step(() => items.next())
    ) {
      const item = next.value;
      const how = await step(() => endOf(item, reader));
      ends.set(how, (ends.get(how) ?? 0) + 1);
    }
  } finally {
    zip.close();
  }
  return { how: [...ends].map(([how, count]) => `${count} ${how}`).join(', '), longestMs };
}

async function endOf(item: SourceItem, reader: DocumentReader): Promise<string> {
  if (item.kind === 'row') return 'row';
  if (item.kind === 'unreadable') return item.problem.code;
  return known(async () => howOf(await reader.read(await item.open(), item.name)));
}

/** What the work comes to, or the code of the cause for which it cannot be done. */
async function known<T>(work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SourceError) return error.code;
    throw error;
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  return { ms: performance.now() - begun, value };
}
