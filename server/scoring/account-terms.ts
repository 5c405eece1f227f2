import { TermKind } from '@candor/domain/model/term';
import { type Concept, termsVersion } from '@candor/engine';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor, Tx } from '../db/database';
import { type Place, preparedQuery } from '../db/prepared-query';
import { ownTerms, termLists, termVersions } from '../db/schema';
import { recentlyUsed } from './recently-used';

/** The own terms of an account in one state, as the engine takes them. */
export type ScoringTerms = { readonly version: string; readonly concepts: readonly Concept[] };

export type TermRow = typeof ownTerms.$inferSelect;

/** What a related term earns of the other: half, like kin in the taxonomy. */
const RELATED_SHARE = 0.5;
/** Lists of accounts that are kept in memory: those that score at about the same time. */
const KEPT_LISTS = 32;

/** A list with one version never changes, so keeping it needs no care. */
const lists = recentlyUsed<ScoringTerms>(KEPT_LISTS);

/** The terms that an account's next scoring uses; null where it taught none. */
export async function accountTerms(
  executor: Executor,
  userId: string,
): Promise<ScoringTerms | null> {
  const [current] = await askVersion(executor, { userId });
  if (!current) return null;
  const known = lists.get(`${userId} ${current.version}`);
  if (known) return known;
  // Versioned by what was read: somebody may have taught another term between the two statements.
  const terms = scoringTerms(await termRows(executor, userId));
  if (terms) lists.set(`${userId} ${terms.version}`, terms);
  return terms;
}

const askVersion = preparedQuery((executor, at: Place<'userId'>) =>
  executor
    .select({ version: termVersions.version })
    .from(termVersions)
    .where(eq(termVersions.userId, at('userId'))),
);

/** All terms of an account, by name. */
export async function termRows(executor: Executor, userId: string): Promise<TermRow[]> {
  return executor
    .select()
    .from(ownTerms)
    .where(eq(ownTerms.userId, userId))
    .orderBy(asc(ownTerms.nameKey));
}

/** These terms as the engine takes them; null for none. */
export function scoringTerms(rows: readonly TermRow[]): ScoringTerms | null {
  if (rows.length === 0) return null;
  const concepts = rows.map(conceptOf);
  return { version: termsVersion(concepts), concepts };
}

/** Keeps the state of the terms that something is scored with. */
export async function keepTerms(
  tx: Tx,
  userId: string,
  terms: ScoringTerms | null,
  now: Date,
): Promise<void> {
  if (!terms) return;
  await tx
    .insert(termLists)
    .values({ userId, version: terms.version, terms: [...terms.concepts], createdAt: now })
    .onConflictDoNothing();
}

/** The state of the terms that something was scored with; null for none. */
export async function keptTerms(
  executor: Executor,
  userId: string,
  version: string | null,
): Promise<ScoringTerms | null> {
  if (version === null) return null;
  const known = lists.get(`${userId} ${version}`);
  if (known) return known;
  const [row] = await executor
    .select({ concepts: termLists.terms })
    .from(termLists)
    .where(and(eq(termLists.userId, userId), eq(termLists.version, version)));
  if (!row) throw new Error('The terms of a scoring were not kept');
  const terms = { version, concepts: row.concepts };
  lists.set(`${userId} ${version}`, terms);
  return terms;
}

function conceptOf({ name, kind, aliases, broader, related, context }: TermRow): Concept {
  return {
    name,
    kind: TermKind.parse(kind),
    ...(aliases.length > 0 && { aliases }),
    ...(broader.length > 0 && { broader }),
    ...(related.length > 0 && {
      related: related.map((other): [string, number] => [other, RELATED_SHARE]),
    }),
    ...(context.length > 0 && { context: context.map((word) => word.toLowerCase()) }),
  };
}
