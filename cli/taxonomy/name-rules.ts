import { isEverydayName } from '@candor/engine';
import { splitName } from '@candor/engine/taxonomy/split-name';

/** Longer names are descriptions: nobody writes them in a resume. */
const MOST_WORDS = 6;
const MOST_LETTERS = 60;
/** Shorter words of plain letters mean too many things. */
const FEWEST_LETTERS = 4;
/** A word with one capital at its start: a name as well as the first word of a sentence. */
const ONE_CAPITAL = /^\p{Lu}[\p{Ll}]+$/u;

/** Words that stand near the name of a program when it is meant. */
const NEAR_SOFTWARE = [
  'software',
  'tool',
  'tools',
  'system',
  'systems',
  'platform',
  'application',
  'applications',
  'database',
  'programming',
  'framework',
  'technology',
  'technologies',
  'suite',
  'computer',
  'programs',
  'microsoft',
  'adobe',
  'excel',
  'sql',
  'java',
  'python',
  'linux',
];

/** A name as it may be taken over: cleaned, with the words that a text shows, and whether it needs others around it. */
export type UsableName = { text: string; forms: string; context: readonly string[] | null };

/** Why a name is kept out. */
export type Refusal = 'everyday' | 'too_short' | 'too_long' | 'no_words';

/** 'Python (computer programming)' is called Python; what stands in brackets only explains it. */
export function cleanName(name: string): string {
  return name
    .replace(/\s*\([^)]*\)\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a name as a text shows them: two names with the same words cannot be told apart. */
export function formsOf(name: string): string {
  return splitName(name).join(' ');
}

/** Whether and how a name of another list can be read in texts. `isProduct`: names of programs. */
export function usableName(name: string, isProduct: boolean): UsableName | Refusal {
  const text = cleanName(name);
  const forms = splitName(text);
  const [form = ''] = forms;
  if (form === '') return 'no_words';
  if (forms.length > MOST_WORDS || text.length > MOST_LETTERS) return 'too_long';
  const plain = { text, forms: forms.join(' '), context: null };
  if (forms.length > 1) return plain;
  if (isEverydayName(text)) return 'everyday';
  if (form.length < FEWEST_LETTERS && !/[\d.+#]/.test(form)) return 'too_short';
  return isProduct && ONE_CAPITAL.test(text) ? { ...plain, context: NEAR_SOFTWARE } : plain;
}
