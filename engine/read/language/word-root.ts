import type { ReadLanguage } from './languages';

/**
 * No word of these languages is longer; anything longer is noise, in which the rules for endings would search for
 * long.
 */
export const LONGEST_WORD = 80;
/** Shorter roots say too little to represent a word. */
const SHORTEST_ROOT = 4;
/** Roots kept for each language before its memo is reset. */
const MOST_ROOTS = 20_000;
/** A longer word that was sliced from a text would keep the whole text in memory. */
const LONGEST_KEPT = 12;
/** Memos, not state: a word always has the same root. */
const memos: Readonly<Record<ReadLanguage, Map<string, string>>> = {
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  nl: new Map(),
};

/**
 * The part shared by most forms of a word, by the usual endings of the language: number, gender and case, never the
 * part of speech. It is light: names are listed in their usual forms, and a wrong root would find what is not there.
 */
export function wordRoot(language: ReadLanguage, form: string): string {
  if (form.length <= SHORTEST_ROOT || form.length > LONGEST_WORD) return form;
  const memo = memos[language];
  const known = memo.get(form);
  if (known !== undefined) return known;
  const cut = ROOTS[language](form);
  const root = cut.length < SHORTEST_ROOT ? form : cut;
  if (form.length > LONGEST_KEPT) return root;
  if (memo.size >= MOST_ROOTS) memo.clear();
  memo.set(form, root);
  return root;
}

const ROOTS: Readonly<Record<ReadLanguage, (form: string) => string>> = {
  de: (form) =>
    form.replace(
      /(?:(?<=isch|lich|ig|iv|al|ell|stellt|auftragt|beamt|machtigt)er|en|em|es|e|n|s)$/,
      '',
    ),
  fr: (form) =>
    form
      .replace(/aux$/, 'al')
      .replace(/[sx]$/, '')
      .replace(/euse$/, 'eur')
      .replace(/trice$/, 'teur')
      .replace(/iere$/, 'ier')
      .replace(/enne$/, 'en')
      .replace(/elle$/, 'el')
      .replace(/effe$/, 'ef')
      .replace(/ive$/, 'if')
      .replace(/e{1,2}$/, ''),
  es: (form) => form.replace(/(?<=[aeo])s$|(?<=[dlnrz])es$/, '').replace(/[aeo]$/, ''),
  nl: (form) =>
    form
      .replace(/(?:en|e|n|s)$/, '')
      .replace(/(aa|ee|oo|uu)(?=[^aeiou]$)/, (doubled) => doubled.charAt(0))
      .replace(/([^aeiou])\1$/, '$1'),
};

/**
 * The forms without a gender ending that the roots leave alone: 'Entwicklerinnen', 'Bankkauffrau', 'medewerkster'.
 */
export function genderless(language: ReadLanguage, form: string): string | null {
  if (form.length > LONGEST_WORD) return null;
  if (language === 'de') {
    if (/.{3}frau$/.test(form)) return `${form.slice(0, -4)}mann`;
    const found = /^(.{4,}?)(?:innen|in)$/.exec(form);
    return found?.[1] ?? null;
  }
  // Four letters have no root: 'jefa de compras' is a 'jefe'.
  if (language === 'es') return form === 'jefa' ? 'jefe' : null;
  if (language !== 'nl') return null;
  if (/.{3}vrouw$/.test(form)) return `${form.slice(0, -5)}man`;
  return /.{4}ster$/.test(form) ? `${form.slice(0, -4)}er` : null;
}
