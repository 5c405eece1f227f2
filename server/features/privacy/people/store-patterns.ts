import { type SQL, sql } from 'drizzle-orm';

/** The words that were typed, without those that only repeat part of another. */
export function typedWords(q: string): string[] {
  return q
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** The arguments of `like all(...)` to find texts that contain every word. */
export function patterns(words: readonly string[]): SQL {
  return sql`${sql.param(words.map((word) => `%${word}%`))}::text[]`;
}
