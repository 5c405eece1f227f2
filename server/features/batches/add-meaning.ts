import type { Deps } from '../../deps';
import { askMeaning, type KnownMeanings, type Sent } from '../../scoring/ask-meaning';
import type { ScoringJob, ScoringText } from '../../scoring/scorer';
import { keepMeanings, useMeanings } from './store/meanings';

type Owned = { id: string; text: ScoringText };

/**
 * The texts with their embeddings, if the batch is to be scored by meaning as well. They are returned unchanged if
 * the endpoint is not available, no longer configured, or now has another model.
 */
export async function addMeaning(
  deps: Pick<Deps, 'db' | 'clock' | 'scorer' | 'embedder'>,
  job: ScoringJob,
  userId: string,
  candidates: readonly Owned[],
  options: { signal: AbortSignal; withinMs?: number },
): Promise<ScoringText[]> {
  const texts = candidates.map(({ text }) => text);
  const { embedder } = deps;
  if (!embedder || job.semanticModel !== embedder.model) return texts;
  const outgoing = await deps.scorer.outgoing({ job, texts });
  const known = knownBy(deps, { userId, model: embedder.model }, candidates);
  const meanings = await askMeaning(embedder, outgoing, known, options);
  if (meanings === null) return texts;
  return texts.map((text, at) => {
    const meaning = meanings[at];
    return meaning ? { ...text, meaning } : text;
  });
}

function knownBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: { userId: string; model: string },
  candidates: readonly Owned[],
): KnownMeanings {
  const owned = <One extends Sent>(sent: readonly One[]) =>
    sent.flatMap((one) => {
      const candidate = candidates[one.at];
      return candidate ? [{ ...one, candidateId: candidate.id }] : [];
    });
  return {
    find: (wanted) => useMeanings(db, owner, owned(wanted), clock.now()),
    keep: (found) => keepMeanings(db, owner, owned(found), clock.now()),
  };
}
