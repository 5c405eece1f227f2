import type { Db } from '@candor/server/db/database';
import {
  loadedSources,
  type StatisticSource,
} from '@candor/server/features/insights/statistics/store';
import type { Finding } from './check';

/** The public tables that competitive intelligence shows next to an account's own jobs. */
export async function checkStatistics(db: Db): Promise<Finding> {
  return statisticsFinding(await loadedSources(db));
}

/** The same as a finding. Having none is no fault: answers say that there is no outside data. */
export function statisticsFinding(sources: readonly StatisticSource[]): Finding {
  const named = sources.map(({ name, asOf }) => `${name} of ${asOf}`);
  const found = named.join(', ') || 'none loaded; candor statistics load --help tells how';
  return { status: 'ok', subject: 'Public statistics', found };
}
