import type { Db } from '@candor/server/db/database';
import {
  type SourceWithRows,
  sourcesWithRows,
} from '@candor/server/features/insights/statistics/store';

/** A line for each source, that with the newest figures first. */
export async function listStatistics(db: Db): Promise<string> {
  const found = await sourcesWithRows(db);
  return found.length === 0 ? 'No statistics are loaded.' : found.map(lineOf).join('\n');
}

function lineOf({ name, asOf, rows, licence, loadedAt }: SourceWithRows): string {
  const loaded = `loaded ${loadedAt.toISOString().slice(0, 10)}`;
  return [
    asOf,
    `${rows} ${rows === 1 ? 'row' : 'rows'}`,
    loaded,
    name,
    ...(licence ? [licence] : []),
  ].join('  ');
}
