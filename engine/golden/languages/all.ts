import { DUTCH_STORIES } from './dutch';
import { FRENCH_STORIES } from './french';
import { GERMAN_STORIES } from './german';
import { SPANISH_STORIES } from './spanish';
import type { LanguageStories } from './story';

/** The stories of all languages besides English that the engine reads. */
export const ALL_STORIES: readonly LanguageStories[] = [
  GERMAN_STORIES,
  FRENCH_STORIES,
  SPANISH_STORIES,
  DUTCH_STORIES,
];
