import { type ReadDocument, readingNote } from '@candor/documents';
import { serverMessages } from '@candor/domain/server-messages';
import { storable } from '../../db/storable';
import type { Deps } from '../../deps';
import { HandBack, mayGoOn } from '../../jobs/group';
import { BlobMissing } from '../../ports/blob-store';
import { NOT_READ } from '../../sources/scan-first';
import { secondsSince } from './seconds-since';
import type { DocumentSource } from './sources/lazy-source';
import type { FailedCandidate, PendingCandidate } from './store/candidates';

/** What was read from a document, as far as it matters for its score. */
export type ReadText = Pick<
  Extract<ReadDocument, { ok: true }>,
  'text' | 'hiddenSpans' | 'truncated'
> & { readingNote: string | null };

/** The text of a candidate; `stored` says that the database has it already. */
export type Readable = { ok: true; stored: boolean } & ReadText;
type Unreadable = { ok: false; problem: FailedCandidate['problem'] };

/** What reads documents does not start here: that is no outcome of any of them, and the next would wait for it in vain. */
export class ReaderAway extends Error {
  override name = 'ReaderAway';
}

/** Documents of a group read at once: the reader has two children, and one more waits in front of them. */
const READ_AHEAD = 3;

const FILE_GONE = { code: null, message: serverMessages.fileGone };

/**
 * The texts of candidates in their order: those that are stored, and those of their documents. Throws `HandBack` soon
 * after the signal, and `ReaderAway` where no document can be read.
 */
export async function readTexts(
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
    if (!read.ok && read.problem.code === NOT_READ.code) throw new ReaderAway();
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
