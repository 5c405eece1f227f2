const DAY_MS = 86_400_000;

/** The jobs that figures are taken over: those submitted in `(since, until]`, of these titles, without the sample. */
export type Scope = {
  userId: string;
  since: Date;
  until: Date;
  /** null for all. */
  titles: readonly string[] | null;
  /** The only batch; null for all. */
  batchId: string | null;
  /** Words of which each stands in the title or the text of every one of the jobs. */
  naming: readonly string[];
};

type Asked = { time_range: number; job_filter?: string | null | undefined };

/** The jobs of the last days up to now. */
export function scopeOf(userId: string, { time_range: days, job_filter }: Asked, now: Date): Scope {
  return {
    userId,
    since: new Date(now.getTime() - days * DAY_MS),
    until: now,
    titles: titlesOf(job_filter),
    batchId: null,
    naming: [],
  };
}

/** As many days before a range as it has itself. */
export function before({ since, until, ...rest }: Scope): Scope {
  return { ...rest, since: new Date(2 * since.getTime() - until.getTime()), until: since };
}

/** How many commas a title among others may have. */
const MOST_COMMAS = 3;

/** A title may itself hold commas: the whole filter, and each run of its parts, is one of the titles that it may mean. */
function titlesOf(filter: string | null | undefined): readonly string[] | null {
  if (!filter) return null;
  const parts = filter.split(',');
  const runs = parts.flatMap((_, from) =>
    parts.slice(from, from + MOST_COMMAS + 1).map((_, more) =>
      parts
        .slice(from, from + more + 1)
        .join(',')
        .trim(),
    ),
  );
  return [...new Set([filter, ...runs])].filter((title) => title !== '');
}
