import type { GoldenCase } from '../cases';

/** A job and one person in another language and, saying the same, in English. */
export type Twin = {
  readonly job: string;
  readonly person: string;
  readonly englishJob: string;
  readonly englishPerson: string;
};

/** Stories of one language: cases with job and people in it, and a twin for reading across. */
export type LanguageStories = {
  readonly language: string;
  readonly code: string;
  readonly cases: readonly GoldenCase[];
  readonly twin: Twin;
};
