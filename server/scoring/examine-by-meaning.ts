import {
  type CandidateDocument,
  type CompiledJob,
  candidateTexts,
  examine,
  isSemantic,
  jobTexts,
  semanticJob,
  type YearMonth,
} from '@candor/engine';
import type { Embedder } from '../ports/embedder';
import { askMeaning, NOTHING_KNOWN } from './ask-meaning';
import { flagMissingSignal } from './semantic-signal';

/** Somebody is waiting for the response. */
const WITHIN_MS = 10_000;

/**
 * The result of `examine`, by words and, if an endpoint is configured, by meaning. Nothing that was sent or received
 * is stored.
 */
export async function examineByMeaning(
  embedder: Embedder | null,
  job: CompiledJob,
  candidate: CandidateDocument,
  asOf: YearMonth,
): Promise<ReturnType<typeof examine>> {
  const semantic = embedder && semanticJob(job, embedder.model);
  if (!embedder || !semantic || !isSemantic(semantic)) return examine(job, candidate, asOf);
  const outgoing = { job: jobTexts(job), candidates: [candidateTexts(job, candidate, asOf)] };
  const meanings = await askMeaning(embedder, outgoing, NOTHING_KNOWN, { withinMs: WITHIN_MS });
  const [meaning] = meanings ?? [];
  if (meaning) return examine(semantic, { ...candidate, meaning }, asOf);
  const { measured, profile } = examine(job, candidate, asOf);
  return { measured: flagMissingSignal(measured), profile };
}
