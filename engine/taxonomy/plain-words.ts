/**
 * Short names of products that are plain words of any posting, in lists as well ('teams', 'access'): they are meant where a word of
 * their context stands near and nowhere else.
 */
export const PLAIN_WORDS: ReadonlySet<string> = new Set([
  'access',
  'dynamics',
  'greenhouse',
  'pages',
  'teams',
]);
