import type { CandidateText } from '../read/candidate-text';
import type { Hit } from '../score/hit';
import type { JobLine } from '../score/job-lines';
import { SEMANTIC_FULL } from '../score/weights';
import { type MeaningVector, nearness } from './nearness';
import { outgoingPassages } from './passages';
import { semanticQuestions } from './questions';

/** What a model says about a job and a candidate: vectors in the order in which their texts were given. */
export type Meaning = {
  readonly questions: readonly MeaningVector[];
  readonly controls: readonly MeaningVector[];
  readonly passages: readonly MeaningVector[];
};

export type MeaningFound = {
  /** 0 to 1: how many of the job's requirements the resume meets by meaning, by weight. */
  readonly strength: number;
  /** The closest passage for each requirement that has one. */
  readonly hits: readonly Hit[];
};

/**
 * Compares a job's requirements with a resume by meaning. For each requirement only the closest passage counts, so
 * that repetition earns nothing. A passage no closer than neutral sentences is worth nothing.
 *
 * @param at index of the semantic line among `lines`.
 * @throws RangeError if the vectors do not belong to these texts.
 */
export function readMeaning(
  lines: readonly JobLine[],
  at: number,
  candidate: CandidateText,
  meaning: Meaning,
): MeaningFound {
  const questions = semanticQuestions(lines);
  const passages = outgoingPassages(candidate);
  if (
    questions.length !== meaning.questions.length ||
    passages.length !== meaning.passages.length
  ) {
    throw new RangeError('The vectors belong to other texts');
  }
  const hits: Hit[] = [];
  let asked = 0;
  let shown = 0;
  questions.forEach(({ line }, number) => {
    const question = meaning.questions[number];
    if (question === undefined) return;
    const weight = lines[line]?.weight ?? 0;
    asked += weight;
    const closeness = closenessTo(question, meaning.controls);
    const [best] = passages
      .map(({ first, last, credit }, place): Hit => {
        const vector = meaning.passages[place];
        const close = vector === undefined ? 0 : closeness(vector);
        return { line: at, first, last, credit: credit * close, reason: 'semantic' };
      })
      .sort((a, b) => b.credit - a.credit);
    if (best === undefined || best.credit === 0) return;
    shown += weight * best.credit;
    hits.push(best);
  });
  return { strength: asked === 0 ? 0 : Math.min(1, shown / asked), hits };
}

/** How close a passage comes, 0 to 1: nothing up to the closest control sentence, all from halfway to the same meaning. */
function closenessTo(question: MeaningVector, controls: readonly MeaningVector[]) {
  const floor = Math.max(0, ...controls.map((control) => nearness(question, control)));
  return (passage: MeaningVector): number => {
    if (floor >= 1) return 0;
    const above = (nearness(question, passage) - floor) / (1 - floor);
    return Math.min(1, Math.max(0, above / SEMANTIC_FULL));
  };
}
