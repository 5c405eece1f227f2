import type { OccupationStatistic } from '@candor/domain/model/competitive-intelligence';
import type { Executor } from '../../../db/database';
import { type OccupationOfJobs, occupationsOfJobs } from './occupations-of-jobs';
import { type FoundRow, loadedSources, rowsTitled, type StatisticSource } from './store';

/** The most regions of one occupation shown if none matches the request. */
const MOST_REGIONS = 3;
const MOST_ROWS = 24;

/** What public tables say about the jobs of an account, and what they do not. */
export type PublicStatistics = {
  /** Whether the operator loaded anything. */
  loaded: boolean;
  facts: OccupationStatistic[];
  /** The sources of the facts. */
  sources: StatisticSource[];
  /** Jobs that were looked at. */
  jobs: number;
  /** Occupations of the jobs about which nothing was loaded. */
  without: string[];
  uncertain: number;
  unread: number;
  /** Whether a place was asked for that some of the facts are not of. */
  elsewhere: boolean;
  /** Whether there is more than is shown. */
  more: boolean;
};

/** No statistics, where none are loaded. */
export const NO_STATISTICS: PublicStatistics = {
  loaded: false,
  facts: [],
  sources: [],
  jobs: 0,
  without: [],
  uncertain: 0,
  unread: 0,
  elsewhere: false,
  more: false,
};

/**
 * What the loaded tables say about the occupations of jobs, in a place if one is given. A job whose occupation is
 * uncertain has nothing.
 */
export async function publicStatistics(
  executor: Executor,
  {
    userId,
    jobIds,
    location,
  }: { userId: string; jobIds: readonly string[]; location: string | null },
): Promise<PublicStatistics> {
  const sources = await loadedSources(executor);
  if (sources.length === 0) return NO_STATISTICS;
  const { occupations, uncertain, unread } = await occupationsOfJobs(executor, userId, jobIds);
  const asked = { region: location, most: MOST_REGIONS };
  const keys = occupations.flatMap((one) => one.keys);
  const rows = await rowsTitled(executor, keys, asked);
  const all = occupations.flatMap((one) => factsAbout(one, rows, sources));
  const shown = all.slice(0, MOST_ROWS);
  const told = new Set(all.map(({ row }) => row.titleKey));
  return {
    loaded: true,
    facts: shown.map(({ fact }) => fact),
    sources: sources.filter(({ name }) => shown.some(({ fact }) => fact.source === name)),
    jobs: jobIds.length,
    without: occupations
      .filter((one) => !one.keys.some((key) => told.has(key)))
      .map(({ name }) => name),
    uncertain,
    unread,
    elsewhere: location !== null && shown.some(({ row }) => !row.isThere),
    more:
      all.length > shown.length ||
      shown.some(({ row }) => !row.isThere && row.regions > MOST_REGIONS),
  };
}

type Fact = { fact: OccupationStatistic; row: FoundRow };

/** The newest source first. Where a source knows the very title of the jobs, what else it has of the occupation is left out. */
function factsAbout(
  occupation: OccupationOfJobs,
  rows: readonly FoundRow[],
  sources: readonly StatisticSource[],
): Fact[] {
  const { name, jobs, keys, own } = occupation;
  return sources.flatMap((source) => {
    const ofIt = rows.filter((row) => row.source === source.name && keys.includes(row.titleKey));
    const exact = ofIt.filter(({ titleKey }) => own.includes(titleKey));
    return (exact.length > 0 ? exact : ofIt).map((row) => ({
      row,
      fact: {
        occupation: name,
        jobs,
        title: row.occupation,
        region: row.region,
        employed: row.employed,
        yearly_openings: row.yearlyOpenings,
        median_yearly_pay: row.medianYearlyPay,
        currency: row.currency,
        growth_percent: row.growthPercent,
        growth_period: row.growthPeriod,
        source: source.name,
        as_of: source.asOf,
      },
    }));
  });
}
