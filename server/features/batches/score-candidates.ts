import type { Deps } from '../../deps';
import { mayGoOn, unlessStopping } from '../../jobs/group';
import type { ScoredText, ScoringJob } from '../../scoring/scorer';
import { addMeaning } from './add-meaning';
import { failed, type Outcome, outcomeOf } from './outcome-of';
import { type Readable, readTexts } from './read-texts';
import { secondsSince } from './seconds-since';
import type { DocumentSource } from './sources/lazy-source';
import type { PendingCandidate } from './store/candidates';

/**
 * Reads candidates and scores what could be read. Outcomes are in the given order. Throws `HandBack` soon after the
 * signal, and `ReaderAway` where no document can be read.
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
