import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database';

const MOST_WORDS = 10;

/** The words of a query in the form in which names are compared: without case, accents and signs. */
export async function wordsOf(executor: Executor, query: string): Promise<string[]> {
  const { rows } = await executor.execute<{ word: string }>(sql`
    select word from regexp_split_to_table(search_fold(${query}), ' +') word
    where word <> '' limit ${MOST_WORDS}`);
  return rows.map(({ word }) => word);
}

/** Every word as the beginning of a word of this account; see `search_document` in the migrations. */
export function everyWord(userId: string, words: readonly string[]): SQL {
  const mark = `u${userId.slice(0, 8)}`;
  // Folded words hold neither quotes nor backslashes.
  const terms = words.map((word) => `'${mark}${word}':*`);
  return sql`${terms.join(' & ')}::tsquery`;
}
