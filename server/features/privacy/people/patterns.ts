import { type SQL, sql } from 'drizzle-orm';

/** The words that somebody typed, none of which stands for another. */
export function typedWords(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** What `like all(...)` takes to find texts that hold every word. */
export function patterns(words: readonly string[]): SQL {
  return sql`${sql.param(words.map((word) => `%${word}%`))}::text[]`;
}
