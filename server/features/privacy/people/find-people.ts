import { AppError } from '@candor/domain/errors';
import type {
  FindPeopleBody,
  PeopleAnswer,
  Person,
  PersonApplication,
  PersonInvitation,
  PersonMatch,
  PersonTrace,
} from '@candor/domain/model/person';
import { batchStatusOf, isFinal } from '@candor/domain/rules/batch-status';
import type { Actor } from '../../../access/actor';
import { wordsOf } from '../../../db/search-words';
import type { Deps } from '../../../deps';
import { groupTraces } from './group-traces';
import { type ApplicationRow, applicationsNamed } from './store-applications';
import {
  candidatesWith,
  type InvitedRow,
  invitationsNamed,
  type MatchRow,
  matchesNamed,
  namesakesOf,
  type TraceRow,
  tracesOf,
} from './store-people';

/** Somebody looking for one person does not read more than this. */
const MOST_HITS = 200;
/** Their further traces: an agency may have put one address on thousands of resumes. */
const MOST_TRACES = 1_000;

/**
 * What the account holds about people named by the words, or about the person of a candidate and its namesakes: each
 * person once, with every batch, match, invitation and application. People under another name with the same text or
 * address are included.
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
  const found = await tracesOf(db, userId, hits.slice(0, MOST_HITS), {
    now: clock.now(),
    limit: MOST_TRACES + 1,
  });
  const traces = found.slice(0, MOST_TRACES);
  const names = [...new Set(traces.flatMap(namesOf))];
  const matches = await matchesNamed(db, userId, { words, names }, MOST_HITS + 1);
  const invited = await invitationsNamed(db, userId, { q, words, names }, MOST_HITS + 1);
  const applied = await applicationsNamed(db, userId, { q, words, names }, MOST_HITS + 1);
  const people = peopleOf(
    {
      traces,
      matches: matches.slice(0, MOST_HITS),
      invited: invited.slice(0, MOST_HITS),
      applied: applied.slice(0, MOST_HITS),
    },
    candidate,
  );
  return {
    people,
    more:
      found.length > MOST_TRACES ||
      [hits, matches, invited, applied].some((rows) => rows.length > MOST_HITS),
  };
}

/** By which a single match may have been named after a candidate. An id that other sources may use for others is none. */
function namesOf({ name, email }: Pick<TraceRow, 'name' | 'email'>): string[] {
  return [...(name ? [name] : []), ...(email ? [email] : [])];
}

type Found = {
  traces: readonly TraceRow[];
  matches: readonly MatchRow[];
  invited: readonly InvitedRow[];
  applied: readonly ApplicationRow[];
};
/** What is no candidate of a batch and may be of the same person. */
type Loose = MatchRow | InvitedRow | ApplicationRow;

function peopleOf(
  { traces, matches, invited, applied }: Found,
  first: string | undefined,
): Person[] {
  const groups = groupTraces(traces);
  const ordered = groups.sort((a, b) => Number(has(b, first)) - Number(has(a, first)));
  const claimed = new Set<Loose>();
  const claim = <Row extends Loose>(rows: readonly Row[], isOwn: (row: Row) => boolean): Row[] => {
    const own = rows.filter((row) => !claimed.has(row) && isOwn(row));
    for (const row of own) claimed.add(row);
    return own;
  };
  const people = ordered.map((group) => {
    const names = new Set(group.flatMap(namesOf).map((name) => name.toLowerCase()));
    const isNamed = (row: Pick<TraceRow, 'name' | 'email'>) =>
      namesOf(row).some((name) => names.has(name.toLowerCase()));
    const own = claim(matches, ({ candidateIdContext: name }) => names.has(name.toLowerCase()));
    return {
      name: group.find((one) => one.name)?.name ?? null,
      email: group.find((one) => one.email)?.email ?? null,
      traces: group.map(presentTrace),
      matches: own.map(presentMatch),
      invitations: claim(invited, isNamed).map(presentInvited),
      applications: claim(applied, isNamed).map(presentApplied),
    };
  });
  const unclaimed = <Row extends Loose>(rows: readonly Row[]) =>
    rows.filter((row) => !claimed.has(row));
  return [
    ...people,
    ...byContext(unclaimed(matches)),
    ...byAddress(unclaimed(invited), unclaimed(applied)),
  ];
}

/** Single matches of people in no batch: those with the same name are one person. */
function byContext(matches: readonly MatchRow[]): Person[] {
  return grouped(matches, ({ candidateIdContext }) => candidateIdContext).map((group) => ({
    name: group[0]?.candidateIdContext ?? null,
    email: null,
    traces: [],
    matches: group.map(presentMatch),
    invitations: [],
    applications: [],
  }));
}

/** Invitations and applications of whom no batch knows: whoever has the same name and address is one person. */
function byAddress(invited: readonly InvitedRow[], applied: readonly ApplicationRow[]): Person[] {
  const rows = [
    ...invited.map((row) => ({ ...row, kind: 'invited' as const })),
    ...applied.map((row) => ({ ...row, kind: 'applied' as const })),
  ];
  return grouped(rows, ({ name, email }) => `${name ?? ''} ${email ?? ''}`).map((group) => ({
    name: group[0]?.name ?? null,
    email: group[0]?.email ?? null,
    traces: [],
    matches: [],
    invitations: group.flatMap((row) => (row.kind === 'invited' ? [presentInvited(row)] : [])),
    applications: group.flatMap((row) => (row.kind === 'applied' ? [presentApplied(row)] : [])),
  }));
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
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

function presentInvited({ code, createdAt, jobTitle, answered }: InvitedRow): PersonInvitation {
  return {
    invitation_code: code,
    created_at: createdAt.toISOString(),
    job_title: jobTitle,
    answered,
  };
}

function presentApplied(row: ApplicationRow): PersonApplication {
  return {
    application_id: row.id,
    ats_type: row.atsType,
    job_title: row.jobTitle,
    assessed_at: row.assessedAt?.toISOString() ?? null,
    charged: row.charged,
  };
}
