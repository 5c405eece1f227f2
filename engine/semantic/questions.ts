import type { JobLine } from '../score/job-lines';

/** A line of a job to be matched by meaning, and the words that ask for it. */
export type SemanticQuestion = { readonly line: number; readonly text: string };

/**
 * The lines of a job to be matched by meaning: skills and free-text requirements. Licences, certificates, degrees,
 * languages and years are shown or not shown; nothing that resembles them proves them.
 */
export function semanticQuestions(lines: readonly JobLine[]): SemanticQuestion[] {
  return lines.flatMap(({ kind, source, text, alternatives }, line) =>
    source !== null && (kind === 'skill' || kind === 'other')
      ? [{ line, text: alternatives.length > 0 ? alternatives.join(' or ') : text }]
      : [],
  );
}

/**
 * Sentences of resumes that have nothing in common but that they stand in resumes. How close a requirement comes to the
 * closest of them is what closeness means nothing in a model: models differ in it by half of their scale.
 */
export const CONTROL_SENTENCES = [
  'worked in a small team and reported to the manager every week',
  'responsible for daily tasks and for good relations with everybody',
  'enjoys hiking reading and music at the weekend',
  'available from next month with a notice period of four weeks',
  'hard working reliable person with a positive attitude',
  'took part in meetings and wrote notes for the department',
  'moved to another city and looked for a new challenge',
  'received an award for long service in the company',
] as const;
