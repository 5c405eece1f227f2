import { occupationTitled } from '@candor/engine';
import type { Db } from '@candor/server/db/database';
import {
  replaceSource,
  type StatisticRow,
  type StatisticSource,
} from '@candor/server/features/insights/statistics/store';
import { plain } from '../output/fit';

/** Occupations without a known title that are named. */
const NAMED = 5;

/** Replaces the earlier rows of the source, and reports which of them will be shown with jobs. */
export async function loadStatistics(
  db: Db,
  source: StatisticSource,
  rows: readonly StatisticRow[],
): Promise<string> {
  const { replaced } = await replaceSource(db, source, rows);
  const all = new Map(rows.map(({ occupation, titleKey }) => [occupation, titleKey]));
  const unknown = [...all].filter(([, key]) => occupationTitled(key) === null);
  const done = `${source.name} of ${source.asOf}: ${rows.length} ${rows.length === 1 ? 'row was' : 'rows were'} loaded${replaced ? ', in the place of those before' : ''}.`;
  const known = `${all.size - unknown.length} of ${all.size} occupations are known by their title and will stand beside jobs.`;
  if (unknown.length === 0) return `${done}\n${known}`;
  const some = unknown.slice(0, NAMED).map(([occupation]) => `  ${plain(occupation)}`);
  return [
    done,
    known,
    'The others are kept and shown nowhere; working_title can name them. The first of them:',
    ...some,
  ].join('\n');
}
