import type { MatchResult } from '@candor/domain/model/match';
import { type CompiledJob, match, score, type YearMonth } from '@candor/engine';
import {
  BadLineError,
  idOf,
  isJsonObject,
  type JsonObject,
  type LineId,
  textField,
} from '../json-lines/request';
import type { JobMemo } from './job-memo';

/** How to answer: with which months as the present, and with or without the whole explanation. */
export type ScoreSettings = { jobs: JobMemo; asOf: YearMonth; explain: boolean };

/** `score` is null where the text holds nothing that can be scored: that is not a score of 0. */
type Scored = { score: number | null; match_results?: MatchResult };

/**
 * Answers one scoring request: many candidates with `{scores}`, a lone candidate with `{score}`.
 *
 * @throws BadLineError that says which field is wrong.
 */
export function answerScore(
  request: JsonObject,
  settings: ScoreSettings,
): Scored | { scores: ({ id: LineId } & Scored)[] } {
  const job = textField(request, 'job');
  const { candidates, candidate } = request;
  if (candidates !== undefined && candidate !== undefined) {
    throw new BadLineError('Send "candidates" or "candidate", not both.');
  }
  if (candidates === undefined && candidate === undefined) {
    throw new BadLineError('"candidates" or "candidate" is missing.');
  }
  if (candidate !== undefined) {
    return scored(settings.jobs(job), textField(request, 'candidate'), settings);
  }

  const named = namedTexts(candidates);
  const compiled = settings.jobs(job);
  return { scores: named.map(({ id, text }) => ({ id, ...scored(compiled, text, settings) })) };
}

function namedTexts(candidates: unknown): { id: LineId; text: string }[] {
  if (!Array.isArray(candidates)) throw new BadLineError('"candidates" must be a list.');
  return candidates.map((candidate: unknown, index) => {
    const id = idOf(candidate);
    if (!isJsonObject(candidate) || id === null || typeof candidate.text !== 'string') {
      throw new BadLineError(`Candidate ${index + 1} must be {"id","text"}.`);
    }
    return { id, text: candidate.text };
  });
}

function scored(job: CompiledJob, text: string, { asOf, explain }: ScoreSettings): Scored {
  if (!explain) return { score: score(job, { text }, asOf) };
  const result = match(job, { text }, asOf);
  return { score: result.overall_score, match_results: result };
}
