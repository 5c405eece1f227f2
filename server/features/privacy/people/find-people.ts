import { AppError } from '@candor/domain/errors';
import type {
  FindPeopleBody,
  PeopleAnswer,
  Person,
  PersonMatch,
  PersonTrace,
} from '@candor/domain/model/person';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import type { Actor } from '../../../access/actor';
import { wordsOf } from '../../../db/search-words';
import type { Deps } from '../../../deps';
import { groupTraces } from './group-traces';
import {
  candidatesWith,
  type MatchRow,
  matchesNamed,
  namesakesOf,
  type TraceRow,
  tracesOf,
} from './store-people';

/** Whoever looks for one person does not read more of them. */
const MOST_HITS = 200;

/**
 * What the account holds of whom the words name, or of the person of a candidate and its namesakes: each person once, with
 * every batch and match. Also found is who goes by another name with the same text or address.
 *
 * @throws AppError 404 for a candidate that is unknown or another account's.
 */
export async function findPeople(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: Actor,
  { q, candidate }: FindPeopleBody,
): Promise<PeopleAnswer> {
  const words = candidate === undefined ? await wordsOf(db, q) : [];
  if (candidate === undefined && words.length === 0) return { people: [], more: false };
  const hits =
    candidate === undefined
      ? await candidatesWith(db, userId, { q, words }, MOST_HITS + 1)
      : await namesakesOf(db, userId, candidate, MOST_HITS + 1);
  if (candidate !== undefined && hits.length === 0) throw new AppError('not_found');
  const traces = await tracesOf(db, userId, hits.slice(0, MOST_HITS), clock.now());
  const names = [...new Set(traces.flatMap(namesOf))];
  const matches = await matchesNamed(db, userId, { words, names }, MOST_HITS + 1);
  const people = peopleOf(traces, matches.slice(0, MOST_HITS), candidate);
  return { people, more: hits.length > MOST_HITS || matches.length > MOST_HITS };
}

/** By which a single match may have been named after a candidate. An id that other sources may use for others is none. */
function namesOf({ name, email }: TraceRow): string[] {
  return [...(name ? [name] : []), ...(email ? [email] : [])];
}

function peopleOf(
  traces: readonly TraceRow[],
  matches: readonly MatchRow[],
  first: string | undefined,
): Person[] {
  const groups = groupTraces(traces);
  const ordered = groups.sort((a, b) => Number(has(b, first)) - Number(has(a, first)));
  const claimed = new Set<string>();
  const people = ordered.map((group) => {
    const names = new Set(group.flatMap(namesOf).map((name) => name.toLowerCase()));
    const own = matches.filter(
      ({ id, candidateIdContext }) =>
        !claimed.has(id) && names.has(candidateIdContext.toLowerCase()),
    );
    for (const { id } of own) claimed.add(id);
    return {
      name: group.find((one) => one.name)?.name ?? null,
      email: group.find((one) => one.email)?.email ?? null,
      traces: group.map(presentTrace),
      matches: own.map(presentMatch),
    };
  });
  return [...people, ...byContext(matches.filter(({ id }) => !claimed.has(id)))];
}

/** Single matches of whom no batch knows: whoever was named the same is one person. */
function byContext(matches: readonly MatchRow[]): Person[] {
  const named = new Map<string, MatchRow[]>();
  for (const one of matches) {
    const key = one.candidateIdContext.toLowerCase();
    named.set(key, [...(named.get(key) ?? []), one]);
  }
  return [...named.values()].map((group) => ({
    name: group[0]?.candidateIdContext ?? null,
    email: null,
    traces: [],
    matches: group.map(presentMatch),
  }));
}

function has(group: readonly TraceRow[], id: string | undefined): boolean {
  return group.some((one) => one.id === id);
}

function presentTrace(row: TraceRow): PersonTrace {
  return {
    candidate_id_internal: row.id,
    batch_job_id: row.batchId,
    jobTitle: row.jobTitle,
    created_at: row.createdAt.toISOString(),
    original_filename: row.originalFilename,
    running: !isFinal(batchStatusOf(row.status)),
    batch_candidates: row.batchCandidates,
    upload_stored: row.uploadStored,
    charged: row.charged,
    decided: row.decided,
    noted: row.noted,
    feedback_count: row.feedbackCount,
    share_count: row.shareCount,
  };
}

function presentMatch(row: MatchRow): PersonMatch {
  return {
    match_id: row.id,
    created_at: row.createdAt.toISOString(),
    candidate_id_context: row.candidateIdContext,
    job_id_context: row.jobIdContext,
  };
}
