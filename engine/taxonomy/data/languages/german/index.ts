import { GERMAN_FURTHER_SKILLS } from './further-skills';
import { GERMAN_FURTHER_TITLES } from './further-titles';
import { GERMAN_ABBREVIATIONS, GERMAN_GRAMMAR } from './grammar';
import { GERMAN_HEADINGS } from './headings';
import { GERMAN_JOB_HEADINGS } from './job-headings';
import { GERMAN_PAPERS } from './papers';
import { GERMAN_SKILLS } from './skills';
import { GERMAN_TITLES } from './titles';
import { GERMAN_WORDS } from './words';

/** German as the engine knows it; where two tables hold a phrase, the one named first decides. */
export const GERMAN = {
  titles: [GERMAN_TITLES, GERMAN_FURTHER_TITLES],
  skills: [GERMAN_PAPERS, GERMAN_SKILLS, GERMAN_FURTHER_SKILLS],
  words: [GERMAN_GRAMMAR, GERMAN_WORDS],
  headings: GERMAN_HEADINGS,
  jobHeadings: GERMAN_JOB_HEADINGS,
  abbreviations: GERMAN_ABBREVIATIONS,
} as const;
