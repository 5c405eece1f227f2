import type { ScannedText } from '../read/scan';
import type { ConceptMention } from './mentions';

/** How far back the label of a list is looked for: a list of certificates is short. */
const LIST_WORDS = 12;

/** What says right beside it that letters name a certificate; ASIS is the society that gives one. */
const CERTIFIES: ReadonlySet<string> = new Set(
  'certification certifications certificate certified credential designation exam asis'.split(' '),
);
/** What a list of certificates is labelled with. */
const LABELS_LIST: ReadonlySet<string> = new Set(
  'certification certifications certificates credentials designations'.split(' '),
);
/** Whose professionals are certified: 'Certified Payroll Professional'. */
const TRADES: ReadonlySet<string> = new Set(['payroll', 'protection']);

const BESIDE = /^[\s():–-]+$/;
/** A name is spelled out and then cut short: 'Certified Payroll Professional, CPP'. */
const BEHIND_LONG_NAME = /^[\s(,–-]+$/;

/** 'CPP certification' is that of a payroll or security professional, and no C++. Any other name is none. */
export function isCertificate(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const { word } = scanned.words;
  if (first !== last || word[first]?.form !== 'cpp') return false;
  const before = word[first - 1]?.form ?? '';
  const signsBefore = signsBehind(scanned, first - 1);
  if (CERTIFIES.has(before) && BESIDE.test(signsBefore)) return true;
  const isSpelledOut = before === 'professional' && TRADES.has(word[first - 2]?.form ?? '');
  if (isSpelledOut && BEHIND_LONG_NAME.test(signsBefore)) return true;
  return isCertified(scanned, lastChoice(scanned, first)) || isInList(scanned, first);
}

function isCertified(scanned: ScannedText, at: number): boolean {
  const behind = scanned.words.word[at + 1]?.form ?? '';
  return CERTIFIES.has(behind) && BESIDE.test(signsBehind(scanned, at));
}

/** The 'PSP' of 'CPP or PSP certification' and of 'CPP/PSP certification'; the word itself where nothing else is to choose. */
function lastChoice(scanned: ScannedText, at: number): number {
  if (signsBehind(scanned, at).trim() === '/') return at + 1;
  return scanned.words.word[at + 1]?.form === 'or' ? at + 2 : at;
}

/** 'Licenses and certifications: CPP, PSP' */
function isInList(scanned: ScannedText, at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before <= LIST_WORDS; before--) {
    const signs = signsBehind(scanned, before);
    if (signs === '') return false;
    if (signs.includes(':')) return LABELS_LIST.has(scanned.words.word[before]?.form ?? '');
  }
  return false;
}

/** What stands between a word and the next one; nothing if that is on another line. */
function signsBehind({ words, folded }: ScannedText, at: number): string {
  if (words.line[at] !== words.line[at + 1]) return '';
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? 0);
}
