/** Days back that can be looked at. */
export const RANGES = ['7', '30', '90', '365'] as const;
export type Range = (typeof RANGES)[number];

/** The figures by what they are about; `overview` shows what matters of each. */
export const METRICS = ['overview', 'scores', 'skills', 'process'] as const;
/** Questions on the same page. */
export const ADVICE = ['advisor', 'market'] as const;
export type Metric = (typeof METRICS)[number] | (typeof ADVICE)[number];

/** What the address says about the page. */
export type MetaState = { range: Range; jobs: readonly string[]; metric: Metric };

const DEFAULT: MetaState = { range: '30', jobs: [], metric: 'overview' };

/** Job titles go to the server in one text of this length at most. */
const MOST_LETTERS = 2_000;

/** Reads the page from the query; anything it does not understand gets its default. */
export function readMeta(query: URLSearchParams): MetaState {
  const [range, metric] = [query.get('range'), query.get('metric')];
  return {
    range: RANGES.find((one) => one === range) ?? DEFAULT.range,
    metric: [...METRICS, ...ADVICE].find((one) => one === metric) ?? DEFAULT.metric,
    jobs: [...new Set(query.getAll('job').filter((title) => title.trim() !== ''))],
  };
}

/** The same query with changes to the page; defaults are left out. */
export function writeMeta(query: URLSearchParams, change: Partial<MetaState>): URLSearchParams {
  const { range, jobs, metric } = { ...readMeta(query), ...change };
  const next = new URLSearchParams(query);
  for (const name of ['range', 'job', 'metric']) next.delete(name);
  if (range !== DEFAULT.range) next.set('range', range);
  if (metric !== DEFAULT.metric) next.set('metric', metric);
  for (const title of jobs) next.append('job', title);
  return next;
}

/** Chooses a job title or takes it back. */
export function toggleJob(jobs: readonly string[], title: string): readonly string[] {
  return jobs.includes(title) ? jobs.filter((one) => one !== title) : [...jobs, title];
}

/** Whether so many titles fit into one question. */
export function fits(jobs: readonly string[]): boolean {
  return jobs.join(',').length <= MOST_LETTERS;
}

/** The page as the endpoint is asked for it. */
export function metaQuery({ range, jobs }: Pick<MetaState, 'range' | 'jobs'>) {
  return { time_range: range, ...(jobs.length > 0 && { job_filter: jobs.join(',') }) };
}
