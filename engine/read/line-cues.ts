const ASPIRING = new Set(['aspiring', 'future', 'prospective', 'budding']);
const TITLE_LABELS = new Set(['designation', 'role', 'position', 'title']);
const KEYWORD_LABELS = new Set(['keywords', 'keyword', 'tags', 'tag', 'metadata', 'seo']);
const ARTICLES = new Set(['a', 'an', 'the', 'senior', 'lead', 'junior']);
const WORKING = new Set([
  'working',
  'worked',
  'work',
  'experience',
  'served',
  'employed',
  'serving',
  'career',
  'years',
  'hired',
  'promoted',
]);

// What a word tells of its line and of a title beside it, as bits.
export const ASPIRES = 1;
export const LABELS_TITLE = 2;
export const IS_ARTICLE = 4;
export const WORKS = 8;
export const IS_AS = 16;
export const LABELS_KEYWORDS = 32;

/** The bits of a word, read once for each word: they are asked of each line and each title. */
export function lineCueOf(form: string): number {
  return (
    (ASPIRING.has(form) ? ASPIRES : 0) |
    (TITLE_LABELS.has(form) ? LABELS_TITLE : 0) |
    (ARTICLES.has(form) ? IS_ARTICLE : 0) |
    (WORKING.has(form) ? WORKS : 0) |
    (form === 'as' ? IS_AS : 0) |
    (KEYWORD_LABELS.has(form) ? LABELS_KEYWORDS : 0)
  );
}
