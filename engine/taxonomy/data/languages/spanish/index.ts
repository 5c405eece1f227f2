import { SPANISH_FURTHER_SKILLS } from './further-skills';
import { SPANISH_FURTHER_TITLES } from './further-titles';
import { SPANISH_ABBREVIATIONS, SPANISH_GRAMMAR } from './grammar';
import { SPANISH_HEADINGS } from './headings';
import { SPANISH_JOB_HEADINGS } from './job-headings';
import { SPANISH_PAPERS } from './papers';
import { SPANISH_SKILLS } from './skills';
import { SPANISH_TITLES } from './titles';
import { SPANISH_WORDS } from './words';

/** Spanish as the engine knows it; where two tables hold a phrase, the one named first decides. */
export const SPANISH = {
  titles: [SPANISH_TITLES, SPANISH_FURTHER_TITLES],
  skills: [SPANISH_PAPERS, SPANISH_SKILLS, SPANISH_FURTHER_SKILLS],
  words: [SPANISH_GRAMMAR, SPANISH_WORDS],
  headings: SPANISH_HEADINGS,
  jobHeadings: SPANISH_JOB_HEADINGS,
  abbreviations: SPANISH_ABBREVIATIONS,
} as const;
