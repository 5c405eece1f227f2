import { DUTCH_FURTHER_SKILLS } from './further-skills';
import { DUTCH_FURTHER_TITLES } from './further-titles';
import { DUTCH_ABBREVIATIONS, DUTCH_GRAMMAR } from './grammar';
import { DUTCH_HEADINGS } from './headings';
import { DUTCH_JOB_HEADINGS } from './job-headings';
import { DUTCH_PAPERS } from './papers';
import { DUTCH_SKILLS } from './skills';
import { DUTCH_TITLES } from './titles';
import { DUTCH_WORDS } from './words';

/** Dutch as the engine knows it; where two tables hold a phrase, the one named first decides. */
export const DUTCH = {
  titles: [DUTCH_TITLES, DUTCH_FURTHER_TITLES],
  skills: [DUTCH_PAPERS, DUTCH_SKILLS, DUTCH_FURTHER_SKILLS],
  words: [DUTCH_GRAMMAR, DUTCH_WORDS],
  headings: DUTCH_HEADINGS,
  jobHeadings: DUTCH_JOB_HEADINGS,
  abbreviations: DUTCH_ABBREVIATIONS,
} as const;
