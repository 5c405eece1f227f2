/** Why an application has no score, as a word. */
export type ScoringProblem =
  | 'no_resume'
  | 'gone'
  | 'could_not_read'
  | 'language'
  | 'virus'
  | 'not_scanned'
  | 'not_read'
  | 'system_away'
  | 'crashed';

/** Problems that may be over at the next attempt. */
export const PASSING: readonly ScoringProblem[] = [
  'no_resume',
  'not_scanned',
  'not_read',
  'system_away',
  'crashed',
];

/** The message for a recruiter. */
export const PROBLEM_TEXT = {
  no_resume: 'No resume is attached to this application.',
  gone: 'The system does not have this application any more.',
  system_away: 'The system did not answer when this application was to be read.',
  crashed: 'This candidate could not be processed. Please check the document.',
} as const satisfies Partial<Record<ScoringProblem, string>>;
