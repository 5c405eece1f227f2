import { randomUUID } from 'node:crypto';
import { SourceError } from '@candor/documents';
import { serverMessages } from '@candor/domain/server-messages';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import { HandBack, mayGoOn } from '../../jobs/group';
import { BlobMissing } from '../../ports/blob-store';
import type { CandidateSource, SourceItem } from '../../ports/candidate-source';
import { SourceAway, SourceRefused, SourceTooLarge, SourceUnreached } from '../../ports/connector';
import { countDistinct, type Distinct } from './distinct';
import { entryLimits } from './entry-limits';
import { probeWaiting, type Waiting } from './probe-waiting';
import type { Interest } from './schedules/store-seen';
import { openStoredSource, type StoredSource } from './sources/open-source';
import type { ListedCandidate } from './store/candidates';

/**
 * The candidates of a source in its order, or why there are none to work on. `scorable` counts those without a
 * problem, `distinct` how many of them must be paid for, and `closed` are documents that still cannot be read.
 */
export type Listing =
  | {
      ok: true;
      candidates: ListedCandidate[];
      scorable: number;
      distinct: Distinct;
      closed: ListedCandidate[];
    }
  /** `tooMany` says how many they are, if that is the reason. */
  | { ok: false; reason: string; away: false; tooLarge?: SourceTooLarge; tooMany?: number }
  /** It did not answer; `reason` is what it said, if known. */
  | { ok: false; reason: string | null; away: true };

type Wish = {
  interestIn: (listed: ListedCandidate) => Interest;
  /** Why a batch may not have so many that can be scored; null if it may. */
  sizeProblem: (scorable: number) => string | null;
  isLastTry: boolean;
};

/**
 * Lists the wanted candidates in the stored source of a batch. Documents are not opened yet, except those that wait for
 * access. If a source is away, this throws so that it is retried, except on the last attempt.
 */
export async function listCandidates(
  deps: Deps,
  batch: StoredSource,
  wish: Wish,
  signal: AbortSignal,
): Promise<Listing> {
  const { isLastTry } = wish;
  try {
    const source = await openStoredSource(deps, batch, signal);
    try {
      return await listAll(source, wish, signal);
    } finally {
      await source.close();
    }
  } catch (error) {
    if (error instanceof SourceTooLarge)
      return { ok: false, reason: error.message, away: false, tooLarge: error };
    if (error instanceof SourceError || isRefused(error))
      return { ok: false, reason: error.message, away: false };
    if (error instanceof BlobMissing)
      return { ok: false, reason: serverMessages.fileGone, away: false };
    if (signal.aborted) throw new HandBack();
    if (isLastTry && isAway(error)) return { ok: false, reason: error.message, away: true };
    throw error;
  }
}

/**
 * A query may return half a gigabyte of texts. Once a batch has too many, they are only counted: the message says how
 * many they are.
 */
async function listAll(
  source: CandidateSource,
  { interestIn, sizeProblem }: Wish,
  signal: AbortSignal,
): Promise<Listing> {
  const candidates: ListedCandidate[] = [];
  const waiting: Waiting[] = [];
  const { add, counted: distinct } = countDistinct();
  const limits = entryLimits();
  let scorable = 0;
  let problem: string | null = null;
  const take = (one: ListedCandidate) => {
    limits.add(one.problem === null);
    candidates.push(one);
    if (!one.problem) add(one.documentText);
  };
  for await (const item of source.items()) {
    mayGoOn(signal);
    const one = listed(item, candidates.length + 1);
    const interest = interestIn(one);
    if (interest === 'unwanted') continue;
    if (interest !== 'wanted') {
      waiting.push({ listed: one, triedAt: interest.triedAt });
      continue;
    }
    if (!one.problem) scorable += 1;
    problem = sizeProblem(scorable);
    if (problem !== null) {
      candidates.length = 0;
      continue;
    }
    take(one);
  }
  if (problem !== null) return { ok: false, reason: problem, away: false, tooMany: scorable };
  const { readable, closed } = await probeWaiting(source, waiting, signal);
  for (const one of readable) {
    // What the plan has no room for today goes on waiting.
    if (sizeProblem(scorable + 1) !== null) break;
    scorable += 1;
    take({ ...one, ordinal: candidates.length + 1 });
  }
  return { ok: true, candidates, scorable, distinct, closed };
}

/**
 * A source that is unreachable now was reachable when the batch was submitted: the queue retries for some minutes.
 */
function isRefused(error: unknown): error is SourceRefused {
  return error instanceof SourceRefused && !(error instanceof SourceUnreached);
}

function isAway(error: unknown): error is SourceAway | SourceUnreached {
  return error instanceof SourceAway || error instanceof SourceUnreached;
}

const orNull = (text: string | null) => (text === null ? null : storable(text));

function listed(item: SourceItem, ordinal: number): ListedCandidate {
  const row = item.kind === 'document' ? null : item;
  return {
    ordinal,
    id: randomUUID(),
    originalFilename: orNull(item.filename),
    candidateName: orNull(row?.candidateName ?? null),
    candidateId: orNull(row?.candidateId ?? null),
    email: orNull(row?.email ?? null),
    sourceEntry: item.kind === 'document' ? item.entry : null,
    documentText: item.kind === 'text' ? storable(item.text) : null,
    problem: item.kind === 'unreadable' ? item.problem : null,
  };
}
