import { type ReadDocument, readingNote } from '@candor/documents';
import { messages } from '@candor/domain/messages';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import { HandBack, mayGoOn, unlessStopping } from '../../jobs/group';
import { BlobMissing } from '../../ports/blob-store';
import type { ScoredText, ScoringJob } from '../../scoring/scorer';
import { addMeaning } from './add-meaning';
import type { DocumentSource } from './sources/lazy-source';
import type { FailedCandidate, PendingCandidate, ScoredCandidate } from './store/candidates';

export type Outcome = ScoredCandidate | FailedCandidate;

/** What was read from a document, as far as it matters for its score. */
export type ReadText = Pick<
  Extract<ReadDocument, { ok: true }>,
  'text' | 'hiddenSpans' | 'truncated'
> & { readingNote: string | null };
type Readable = { ok: true; stored: boolean } & ReadText;
type Unreadable = { ok: false; problem: FailedCandidate['problem'] };

/** Documents of a group read at once: the reader has two children, and one more waits in front of them. */
const READ_AHEAD = 3;

const FILE_GONE = { code: null, message: messages.fileGone };
const NOTHING_READABLE = { code: 'empty', message: 'No readable text was found.' } as const;

/**
 * Reads candidates and scores what could be read. Outcomes are in the given order. Throws `HandBack` soon after the
 * signal.
 */
export async function scoreCandidates(
  deps: Pick<Deps, 'db' | 'clock' | 'documents' | 'scorer' | 'embedder' | 'metrics' | 'tracer'>,
  { job, userId }: { job: ScoringJob; userId: string },
  source: DocumentSource,
  pending: readonly PendingCandidate[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const texts = await readTexts(deps, source, pending, signal);
  const readable = texts.filter((text) => text.ok);
  const owned = pending.flatMap(({ id }, at) => {
    const text = texts[at];
    return text?.ok ? [{ id, text }] : [];
  });
  const scored = owned.length === 0 ? [] : await score(deps, { job, userId }, owned, signal);
  mayGoOn(signal);
  const byText = new Map(readable.map((text, at) => [text, scored[at]]));
  return pending.map((candidate, at) => {
    const text = texts[at];
    if (!text) throw new RangeError(`Candidate ${at} was not read`);
    if (!text.ok) return failed(candidate, text.problem);
    return outcomeOf(candidate, text, byText.get(text));
  });
}

async function score(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder' | 'metrics' | 'tracer'>,
  { job, userId }: { job: ScoringJob; userId: string },
  owned: readonly { id: string; text: Readable }[],
  signal: AbortSignal,
): Promise<ScoredText[]> {
  const texts = await addMeaning(deps, job, userId, owned, { signal });
  const started = performance.now();
  const facts = { 'candor.texts': texts.length };
  const scored = await deps.tracer.part('score texts', facts, () =>
    unlessStopping(signal, deps.scorer.score({ job, texts })),
  );
  deps.metrics.scored(texts.length, secondsSince(started));
  return scored;
}

const secondsSince = (started: number) => (performance.now() - started) / 1000;

async function readTexts(
  deps: Pick<Deps, 'documents' | 'metrics' | 'tracer'>,
  source: DocumentSource,
  pending: readonly PendingCandidate[],
  signal: AbortSignal,
): Promise<(Readable | Unreadable)[]> {
  const reading = readAhead(pending, (candidate) => textOf(deps, source, candidate, signal));
  const texts: (Readable | Unreadable)[] = [];
  for (const at of pending.keys()) {
    texts.push(await reading(at));
    mayGoOn(signal);
  }
  return texts;
}

async function textOf(
  { documents, metrics, tracer }: Pick<Deps, 'documents' | 'metrics' | 'tracer'>,
  source: DocumentSource,
  candidate: PendingCandidate,
  signal: AbortSignal,
): Promise<Readable | Unreadable> {
  const { documentText, sourceEntry, originalFilename } = candidate;
  if (documentText !== null) {
    const plain = { hiddenSpans: [], truncated: false, readingNote: null };
    return { ok: true, stored: true, text: documentText, ...plain };
  }
  if (sourceEntry === null)
    throw new Error('A pending candidate has neither a text nor a document');
  try {
    const bytes = await source.read(sourceEntry);
    if (!(bytes instanceof Uint8Array)) return { ok: false, problem: bytes };
    const started = performance.now();
    const read = await tracer.part('read document', { 'candor.bytes': bytes.length }, () =>
      documents.read(bytes, originalFilename ?? sourceEntry, signal),
    );
    metrics.read(read.ok ? 'ok' : read.problem.code, secondsSince(started));
    if (!read.ok) return read;
    const note = readingNote(read.quality);
    return { ...read, stored: false, text: storable(read.text), readingNote: note };
  } catch (error) {
    if (signal.aborted) throw new HandBack();
    if (error instanceof BlobMissing) return { ok: false, problem: FILE_GONE };
    throw error;
  }
}

/** Starts up to `READ_AHEAD` readings before they are needed, in order. */
function readAhead<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>) {
  const started: Promise<Result>[] = [];
  return (at: number): Promise<Result> => {
    for (const item of items.slice(started.length, at + READ_AHEAD)) {
      const reading = read(item);
      // The consumer sees the failure; without this, a failure ahead of its turn would end the process.
      reading.catch(() => undefined);
      started.push(reading);
    }
    const reading = started[at];
    if (!reading) throw new RangeError(`There is no item ${at}`);
    return reading;
  };
}

/** The outcome of a candidate whose document was read, from the scorer's answer. */
export function outcomeOf(
  candidate: PendingCandidate,
  text: ReadText & { stored: boolean },
  scored: ScoredText | undefined,
): Outcome {
  if (!scored) throw new RangeError(`Candidate ${candidate.ordinal} has no answer of the scorer`);
  const documentText = text.stored ? null : text.text;
  if (!scored.scoring) return failed(candidate, problemOf(scored), documentText);
  const { name, email, ...scoring } = scored.scoring;
  return {
    ...scoring,
    kind: 'scored',
    ordinal: candidate.ordinal,
    id: candidate.id,
    documentText,
    textHash: scored.textHash,
    hiddenSpans: text.hiddenSpans,
    truncated: text.truncated,
    readingNote: text.readingNote,
    candidateName: candidate.candidateName ?? name,
    email: candidate.email ?? email,
  };
}

function problemOf({ unreadLanguage }: ScoredText): FailedCandidate['problem'] {
  if (unreadLanguage === undefined) return NOTHING_READABLE;
  return { code: 'unsupported_language', message: unreadLanguage };
}

function failed(
  candidate: PendingCandidate,
  problem: FailedCandidate['problem'],
  documentText: string | null = null,
): FailedCandidate {
  return { kind: 'failed', ordinal: candidate.ordinal, documentText, problem };
}
