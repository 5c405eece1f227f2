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

/** Verbs of who learns a trade, before its name: 'Enrolled in respiratory care', 'Retraining as a toolmaker'. */
const LEARNING = new Set([
  'enrolled',
  'enrolling',
  'accepted',
  'studying',
  'retraining',
  'retrained',
]);
/** What is learnt, behind the name of its trade: 'Machine operator course'. */
const LESSONS = new Set([
  'course',
  'courses',
  'coursework',
  'class',
  'classes',
  'diploma',
  'certificate',
  'bootcamp',
  'exam',
  'student',
]);
/** What is learnt, before the name of its trade and a word that joins them: 'Certificate in bookkeeping', 'Curso de gerocultor'. */
const COURSES = new Set(['course', 'courses', 'bootcamp', 'certificate', 'diploma']);
/** The same with nothing between, as other languages have it: 'Formation technicien frigoriste', in English words where there are. */
const BARE_COURSES = new Set(['formation', 'formacion', 'opleiding', 'degree']);

// What a word says about its line and about a title next to it, as bits.
export const ASPIRES = 1;
export const LABELS_TITLE = 2;
export const IS_ARTICLE = 4;
export const WORKS = 8;
export const IS_AS = 16;
export const LABELS_KEYWORDS = 32;
export const LEARNS = 64;
export const IS_LESSON = 128;
export const IS_COURSE = 256;
export const IS_BARE_COURSE = 512;

/** The bits of a word, computed once per word: each line and each title needs them. */
export function lineCueOf(form: string): number {
  return (
    (ASPIRING.has(form) ? ASPIRES : 0) |
    (TITLE_LABELS.has(form) ? LABELS_TITLE : 0) |
    (ARTICLES.has(form) ? IS_ARTICLE : 0) |
    (WORKING.has(form) ? WORKS : 0) |
    (form === 'as' ? IS_AS : 0) |
    (KEYWORD_LABELS.has(form) ? LABELS_KEYWORDS : 0) |
    (LEARNING.has(form) ? LEARNS : 0) |
    (LESSONS.has(form) ? IS_LESSON : 0) |
    (COURSES.has(form) ? IS_COURSE : 0) |
    (BARE_COURSES.has(form) ? IS_BARE_COURSE : 0)
  );
}
