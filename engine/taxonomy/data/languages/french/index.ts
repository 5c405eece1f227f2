import { FRENCH_FURTHER_SKILLS } from './further-skills';
import { FRENCH_FURTHER_TITLES } from './further-titles';
import { FRENCH_ABBREVIATIONS, FRENCH_GRAMMAR } from './grammar';
import { FRENCH_HEADINGS } from './headings';
import { FRENCH_JOB_HEADINGS } from './job-headings';
import { FRENCH_PAPERS } from './papers';
import { FRENCH_SKILLS } from './skills';
import { FRENCH_TITLES } from './titles';
import { FRENCH_WORDS } from './words';

/** French as the engine knows it; where two tables hold a phrase, the one named first decides. */
export const FRENCH = {
  titles: [FRENCH_TITLES, FRENCH_FURTHER_TITLES],
  skills: [FRENCH_PAPERS, FRENCH_SKILLS, FRENCH_FURTHER_SKILLS],
  words: [FRENCH_GRAMMAR, FRENCH_WORDS],
  headings: FRENCH_HEADINGS,
  jobHeadings: FRENCH_JOB_HEADINGS,
  abbreviations: FRENCH_ABBREVIATIONS,
} as const;
