import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadDocument } from '@candor/documents';
import { messages } from '@candor/domain/messages';
import { match, readCandidate, summarise } from '@candor/engine';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import { HandBack, mayGoOn } from '../../jobs/group';
import { BlobMissing } from '../../ports/blob-store';
import type { BatchContext } from './batch-context';
import type { DocumentSource } from './sources/lazy-source';
import type { FailedCandidate, PendingCandidate, ScoredCandidate } from './store/candidates';
import { textHash } from './text-hash';

export type Outcome = ScoredCandidate | FailedCandidate;

type Text = Pick<Extract<ReadDocument, { ok: true }>, 'text' | 'hiddenSpans' | 'truncated'>;

/** Documents of a group that are read at once: the reader has two children, and one more waits in front of them. */
const READ_AHEAD = 3;

/**
 * Reads and scores candidates in order. The same text is scored once. Yields between candidates, so that the process
 * keeps serving and beating. Throws `HandBack` soon after the signal.
 */
export async function scoreCandidates(
  deps: Pick<Deps, 'documents'>,
  batch: Pick<BatchContext, 'job' | 'asOf'>,
  source: DocumentSource,
  pending: readonly PendingCandidate[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const known = new Map<string, Scored>();
  const texts = readAhead(pending, (candidate) => textOf(deps, source, candidate, signal));
  const outcomes: Outcome[] = [];
  for (const [at, candidate] of pending.entries()) {
    const text = await texts(at);
    mayGoOn(signal);
    outcomes.push(
      text.ok ? scored(batch, candidate, text, known) : failed(candidate, text.problem),
    );
    await nextTurn();
  }
  return outcomes;
}

type Readable = { ok: true; stored: boolean } & Text;
const FILE_GONE = { code: null, message: messages.fileGone };

type Unreadable = { ok: false; problem: FailedCandidate['problem'] };

async function textOf(
  { documents }: Pick<Deps, 'documents'>,
  source: DocumentSource,
  candidate: PendingCandidate,
  signal: AbortSignal,
): Promise<Readable | Unreadable> {
  const { documentText, sourceEntry, originalFilename } = candidate;
  if (documentText !== null) {
    return { ok: true, stored: true, text: documentText, hiddenSpans: [], truncated: false };
  }
  if (sourceEntry === null)
    throw new Error('A pending candidate has neither a text nor a document');
  try {
    const bytes = await source.read(sourceEntry);
    if (!(bytes instanceof Uint8Array)) return { ok: false, problem: bytes };
    const read = await documents.read(bytes, originalFilename ?? sourceEntry, signal);
    return read.ok ? { ...read, stored: false, text: storable(read.text) } : read;
  } catch (error) {
    if (signal.aborted) throw new HandBack();
    if (error instanceof BlobMissing) return { ok: false, problem: FILE_GONE };
    throw error;
  }
}

/** Starts up to `READ_AHEAD` readings before they are asked for, in order. */
function readAhead<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>) {
  const started: Promise<Result>[] = [];
  return (at: number): Promise<Result> => {
    for (const item of items.slice(started.length, at + READ_AHEAD)) {
      const reading = read(item);
      // Whoever awaits it hears of a failure; without this a failure ahead of its turn would end the process.
      reading.catch(() => undefined);
      started.push(reading);
    }
    const reading = started[at];
    if (!reading) throw new RangeError(`There is no item ${at}`);
    return reading;
  };
}

type Scored = Pick<ScoredCandidate, 'score' | 'result' | 'summary' | 'headline'> & {
  contact: { name: string | null; email: string | null };
};

function scored(
  { job, asOf }: Pick<BatchContext, 'job' | 'asOf'>,
  candidate: PendingCandidate,
  text: Readable,
  known: Map<string, Scored>,
): Outcome {
  const hash = textHash(text.text);
  const found = known.get(hash) ?? scoreText(job, text, asOf);
  if (found === null) {
    return failed(candidate, { code: 'empty', message: NOTHING_READABLE }, text);
  }
  known.set(hash, found);
  const { contact, ...match } = found;
  return {
    ...match,
    kind: 'scored',
    ordinal: candidate.ordinal,
    id: candidate.id,
    documentText: text.stored ? null : text.text,
    textHash: hash,
    hiddenSpans: text.hiddenSpans,
    truncated: text.truncated,
    candidateName: candidate.candidateName ?? contact.name,
    email: candidate.email ?? contact.email,
  };
}

const NOTHING_READABLE = 'No readable text was found.';

function scoreText(
  job: BatchContext['job'],
  text: Text,
  asOf: BatchContext['asOf'],
): Scored | null {
  const result = match(job, text, asOf);
  if (result.overall_score === null) return null;
  const { contact, headline } = readCandidate(text.text, asOf);
  return { score: result.overall_score, result, summary: summarise(result), headline, contact };
}

function failed(
  candidate: PendingCandidate,
  problem: FailedCandidate['problem'],
  text?: Readable,
): FailedCandidate {
  const documentText = text && !text.stored ? text.text : null;
  return { kind: 'failed', ordinal: candidate.ordinal, documentText, problem };
}
