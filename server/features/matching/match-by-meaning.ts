import type { MatchResult } from '@candor/domain/model/match';
import {
  type CandidateDocument,
  type CompiledJob,
  candidateTexts,
  examine,
  isSemantic,
  jobTexts,
  match,
  resultFrom,
  semanticJob,
  type YearMonth,
} from '@candor/engine';
import type { Embedder } from '../../ports/embedder';
import { askMeaning, NOTHING_KNOWN } from '../../scoring/ask-meaning';
import { flagMissingSignal } from '../../scoring/semantic-signal';

/** Somebody is waiting for the answer. */
const WITHIN_MS = 10_000;

/** Matches by words and, where an endpoint is configured, by meaning. Nothing of what was sent or answered is kept. */
export async function matchByMeaning(
  embedder: Embedder | null,
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): Promise<MatchResult> {
  const semantic = embedder && semanticJob(job, embedder.model);
  if (!embedder || !semantic || !isSemantic(semantic)) return match(job, candidate, asOf);
  const outgoing = { job: jobTexts(job), candidates: [candidateTexts(job, candidate, asOf)] };
  const meanings = await askMeaning(embedder, outgoing, NOTHING_KNOWN, { withinMs: WITHIN_MS });
  const [meaning] = meanings ?? [];
  if (meaning) return match(semantic, { ...candidate, meaning }, asOf);
  return resultFrom(flagMissingSignal(examine(job, candidate, asOf).measured));
}
