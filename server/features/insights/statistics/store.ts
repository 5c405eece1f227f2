import { asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../../db/database';
import { occupationStatistics as figures, statisticSources as sources } from '../../../db/schema';

export type StatisticSource = typeof sources.$inferSelect;

/** What a source says about an occupation in a region. */
export type StatisticRow = Omit<typeof figures.$inferSelect, 'source'>;

export type SourceWithRows = StatisticSource & { rows: number };

/** Keeps parameters of one statement below the 65,535 that the protocol has. */
const ROWS_AT_ONCE = 1000;

/** Puts a source in the place of the one of its name, if there is one, as a whole or not at all; says whether there was. */
export async function replaceSource(
  db: Db,
  source: StatisticSource,
  rows: readonly StatisticRow[],
): Promise<{ replaced: boolean }> {
  return db.transaction(async (tx) => {
    // Anybody loading the same source concurrently comes after this.
    await tx.execute(sql`lock table ${sources} in share row exclusive mode`);
    const replaced = await removeSource(tx, source.name);
    await tx.insert(sources).values(source);
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await tx.insert(figures).values(some.map((row) => ({ ...row, source: source.name })));
    }
    return { replaced };
  });
}

/** Removes a source with all its rows; false if there is none with that name. */
export async function removeSource(executor: Executor, name: string): Promise<boolean> {
  const gone = await executor.delete(sources).where(eq(sources.name, name));
  return (gone.rowCount ?? 0) > 0;
}

/** Every source, that with the newest figures first. */
export async function loadedSources(executor: Executor): Promise<StatisticSource[]> {
  return executor.select().from(sources).orderBy(desc(sources.asOf), asc(sources.name));
}

/** The same with how many rows each has. */
export async function sourcesWithRows(executor: Executor): Promise<SourceWithRows[]> {
  const found = await loadedSources(executor);
  const counts = await executor
    .select({ source: figures.source, rows: count() })
    .from(figures)
    .groupBy(figures.source);
  const rowsOf = new Map(counts.map(({ source, rows }) => [source, rows]));
  return found.map((source) => ({ ...source, rows: rowsOf.get(source.name) ?? 0 }));
}

/** What a source says about an occupation in one region of several. */
export type FoundRow = typeof figures.$inferSelect & {
  /** Whether the region is the one that was asked for. */
  isThere: boolean;
  /** How many regions the source has for this occupation. */
  regions: number;
};

/**
 * What all sources say about occupations by these keys of working titles: of each the region that is asked for, where there is one of
 * that name, and otherwise the few with the most people employed.
 */
export async function rowsTitled(
  executor: Executor,
  keys: readonly string[],
  { region, most }: { region: string | null; most: number },
): Promise<FoundRow[]> {
  if (keys.length === 0) return [];
  const { source, occupation, employed } = figures;
  const isThere = sql<boolean>`coalesce(lower(${figures.region}) = lower(${region}::text), false)`;
  const each = sql`partition by ${source}, ${occupation}`;
  const ranked = executor.$with('ranked').as(
    executor
      .select({
        ...getTableColumns(figures),
        isThere: isThere.as('is_there'),
        regions: sql<number>`(count(*) over (${each}))::int`.as('regions'),
        place:
          sql<number>`(row_number() over (${each} order by ${isThere} desc, ${employed} desc nulls last, ${figures.region}))::int`.as(
            'place',
          ),
        hasIt: sql<boolean>`bool_or(${isThere}) over (${each})`.as('has_it'),
      })
      .from(figures)
      .where(inArray(figures.titleKey, [...keys])),
  );
  const { place, hasIt, ...columns } = ranked._.selectedFields;
  return executor
    .with(ranked)
    .select(columns)
    .from(ranked)
    .where(sql`${place} <= case when ${hasIt} then 1 else ${most} end`)
    .orderBy(asc(columns.source), asc(columns.occupation), asc(place));
}
