import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { decodeStream } from '@candor/documents/sources/csv/decode-stream';
import { splitRecords } from '@candor/documents/sources/csv/split-records';
import type { StatisticRow } from '@candor/server/features/insights/statistics/store';
import { CommandError } from '../command-error';
import { WHY_BROKEN } from '../csv/why-broken';
import { causeOf } from '../extract/cause';
import { plain } from '../output/fit';
import { type Column, findColumns } from './columns';
import { readRow } from './read-row';

/** A national table with all its regions is smaller. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_ROWS = 200_000;
/** Problems that are told one by one. */
const TOLD = 20;

/**
 * Reads a table of occupations, the whole of it or nothing.
 *
 * @throws CommandError that names every line with something wrong.
 */
export async function readStatistics(path: string): Promise<StatisticRow[]> {
  await refuseLarge(path);
  const problems: string[] = [];
  const rows: StatisticRow[] = [];
  const firstLine = new Map<string, number>();
  let columns: readonly Column[] | null = null;
  for await (const record of splitRecords(decodeStream(createReadStream(path)), ',')) {
    const { line } = record;
    if (record.kind !== 'fields') {
      problems.push(`line ${line}: ${WHY_BROKEN[record.kind]}`);
      continue;
    }
    if (columns === null) {
      columns = findColumns(record.fields);
      continue;
    }
    const read = readRow(columns, record.fields);
    if ('problems' in read) {
      problems.push(...read.problems.map((problem) => `line ${line}: ${problem}`));
      continue;
    }
    const key = JSON.stringify([read.row.occupation, read.row.region]).toLowerCase();
    const before = firstLine.get(key);
    if (before !== undefined) {
      problems.push(`line ${line}: has the occupation and the region of line ${before}`);
      continue;
    }
    firstLine.set(key, line);
    rows.push(read.row);
    if (rows.length > MOST_ROWS) {
      throw new CommandError(`${path}: there are more than ${MOST_ROWS} rows. Load fewer regions.`);
    }
  }
  if (problems.length > 0) throw new CommandError(tell(path, problems));
  if (columns === null) throw new CommandError(`${path}: the file is empty`);
  if (rows.length === 0) throw new CommandError(`${path}: there is no row below the header`);
  return rows;
}

async function refuseLarge(path: string): Promise<void> {
  const found = await stat(path).catch((error) => {
    throw new CommandError(`${path}: ${causeOf(error)}`);
  });
  if (!found.isFile()) throw new CommandError(`${path}: This is a folder, not a file.`);
  if (found.size > MOST_BYTES) {
    throw new CommandError(`${path}: the file is larger than 64 MB. Load fewer regions.`);
  }
}

function tell(path: string, problems: readonly string[]): string {
  const told = problems.slice(0, TOLD).map((problem) => `  ${plain(problem)}`);
  const more = problems.length - told.length;
  return [
    `${path}: nothing was loaded.`,
    ...told,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n');
}
