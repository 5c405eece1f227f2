import { createHash } from 'node:crypto';
import type { Meaning, MeaningVector } from '@candor/engine';
import { type Embedder, EmbeddingsUnavailable } from '../ports/embedder';

/** Everything that is sent out: the requirements of a job, and the passages of each candidate. */
export type OutgoingTexts = {
  job: { questions: readonly string[]; controls: readonly string[] };
  candidates: readonly (readonly string[])[];
};

/** All passages of one candidate: the place of the candidate, and a hash of what is sent. */
export type Sent = { at: number; hash: string };

/** What is known of passages that were sent before, by their hash. */
export type KnownMeanings = {
  /** What is found counts as used by these candidates. */
  find(wanted: readonly Sent[]): Promise<ReadonlyMap<string, Uint8Array>>;
  keep(found: readonly (Sent & { vectors: Buffer })[]): Promise<void>;
};

/** For texts of which nothing may be stored. */
export const NOTHING_KNOWN: KnownMeanings = {
  find: async () => new Map(),
  keep: async () => {},
};

/** What the model says about each candidate, in their order; null where the endpoint is not available. */
export async function askMeaning(
  embedder: Embedder,
  { job, candidates }: OutgoingTexts,
  known: KnownMeanings,
  options: { withinMs?: number; signal?: AbortSignal } = {},
): Promise<Meaning[] | null> {
  const asked = await embed(embedder, [...job.questions, ...job.controls], options);
  if (asked === null) return null;
  const length = asked[0]?.length ?? 0;
  const hashes = candidates.map(hashOf);
  const byHash = new Map<string, MeaningVector[]>();
  const kept = await known.find(hashes.map((hash, at) => ({ at, hash })));
  const missing = candidates.flatMap((passages, at) => {
    const hash = hashes[at] ?? '';
    const bytes = kept.get(hash);
    // Vectors of another length are those of a model that has changed under its name.
    if (bytes?.length === passages.length * length) byHash.set(hash, parted(bytes, length));
    const isNew = !byHash.has(hash) && hashes.indexOf(hash) === at && passages.length > 0;
    return isNew ? [{ at, hash, passages }] : [];
  });
  const vectors = await embed(
    embedder,
    missing.flatMap((one) => one.passages),
    options,
  );
  if (vectors === null) return null;
  const found = missing.map(({ at, hash, passages }) => {
    const own = vectors.splice(0, passages.length);
    byHash.set(hash, own);
    return { at, hash, vectors: joined(own) };
  });
  await known.keep(found);
  const questions = asked.slice(0, job.questions.length);
  const controls = asked.slice(job.questions.length);
  return hashes.map((hash) => ({ questions, controls, passages: byHash.get(hash) ?? [] }));
}

async function embed(
  embedder: Embedder,
  texts: readonly string[],
  options: { withinMs?: number; signal?: AbortSignal },
): Promise<MeaningVector[] | null> {
  try {
    return await embedder.embed(texts, options);
  } catch (error) {
    if (error instanceof EmbeddingsUnavailable) return null;
    throw error;
  }
}

function hashOf(passages: readonly string[]): string {
  return createHash('sha256').update(passages.join('\n')).digest('hex');
}

function joined(vectors: readonly MeaningVector[]): Buffer {
  return Buffer.concat(vectors.map((vector) => Uint8Array.from(vector)));
}

function parted(bytes: Uint8Array, length: number): MeaningVector[] {
  if (length === 0) return [];
  return Array.from({ length: bytes.length / length }, (_, at) =>
    Int8Array.from(bytes.subarray(at * length, (at + 1) * length)),
  );
}
