import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { batches, candidates } from '../../db/schema';
import type { Scope } from './scope';

/** The batches of a scope. */
export function inScope({ userId, since, until, titles, batchId, naming }: Scope): SQL | undefined {
  return and(
    eq(batches.userId, userId),
    eq(batches.sample, false),
    batchId
      ? eq(batches.id, batchId)
      : and(gt(batches.createdAt, since), lte(batches.createdAt, until)),
    titles ? inArray(batches.jobTitle, [...titles]) : undefined,
    ...naming.map(
      (words) => sql`concat(${batches.jobTitle}, ' ', ${batches.jobText}) ~* ${asWords(words)}`,
    ),
  );
}

/** A pattern for words that stand by themselves: 'sales' is not in 'wholesales'. */
function asWords(words: string): string {
  const plain = words.trim().replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return `(?<![[:alnum:]])${plain.replace(/\s+/g, '\\s+')}(?![[:alnum:]])`;
}

/** Somebody with a score, counted once however often their text occurs. */
export const counted = sql`${candidates.state} = 'scored' and ${candidates.duplicateOf} is null`;

/** Somebody whose document could not be read. */
export const unread = sql`${candidates.state} = 'failed' and ${candidates.errorCode} is distinct from 'cancelled'`;
