import type { ScannedText } from '../read/scan';
import { taxonomyIndex } from '../taxonomy/index-taxonomy';
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

/** A name of two to four words with a comma behind it. */
const BEHIND_PERSON = /^\s*(?:\p{L}[\p{L}'’.-]*\s+){1,3}\p{L}[\p{L}'’.-]*\s*,[^\p{L}]*$/u;
/** Words of texts in which the letters are a language. */
const CODES: ReadonlySet<string> = new Set(
  'c c# java python linux developer software programming code qt stl embedded'.split(' '),
);
const BESIDE = /^[\s():–-]+$/;
/** A name is spelled out and then cut short: 'Certified Payroll Professional, CPP'. */
const BEHIND_LONG_NAME = /^[\s(,–-]+$/;

/** Words around letters behind a name or below a heading in which the certificate's trade is looked for. */
const TRADE_REACH = 60;
/** The certificates with these letters, by their names in the taxonomy, and the words of their trades. */
const CERTIFIED = [
  { name: 'CPP payroll', words: ['payroll'] },
  { name: 'CPP security', words: ['security', 'protection', 'psp', 'guard', 'guards'] },
] as const;
/** Lines of a list of certificates, each with one. */
const LIST_LINES = 8;
/** The other certificate of the same society: 'CPP or PSP'. */
const SISTER = 'psp';
/** Words of the trades in which these letters stand alone. 'Security' is none of them: software has it as well. */
const NEAR_CERTIFICATE: ReadonlySet<string> = new Set(
  'payroll psp guard guards guarding cctv surveillance patrol'.split(' '),
);
/** What stands beside a label of certificates in its heading: 'Professional licenses & certifications'. */
const BESIDE_LABEL: ReadonlySet<string> = new Set(
  'and professional licenses licences training memberships education'.split(' '),
);

/** The certificate that letters stand for which are no programming language; null if the text does not say, or for any other name. */
export function certificateMeant(
  scanned: ScannedText,
  mention: ConceptMention,
): Pick<ConceptMention, 'concept' | 'canonical'> | null {
  if (!isCertificate(scanned, mention)) return null;
  const { word } = scanned.words;
  const from = Math.max(0, mention.first - TRADE_REACH);
  const near = new Set(word.slice(from, mention.first + TRADE_REACH).map(({ form }) => form));
  const trade = CERTIFIED.find(({ words }) => words.some((form) => near.has(form)));
  const concept = trade && taxonomyIndex().conceptByName.get(trade.name);
  return concept === undefined ? null : { concept, canonical: false };
}

/** 'CPP certification' is that of a payroll or security professional, and no C++. Any other name is none. */
export function isCertificate(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const { word } = scanned.words;
  if (first !== last || word[first]?.form !== 'cpp') return false;
  if (isBehindName(scanned, first) || isUnderLabel(scanned, first)) return true;
  const before = word[first - 1]?.form ?? '';
  const signsBefore = signsBehind(scanned, first - 1);
  if (CERTIFIES.has(before) && BESIDE.test(signsBefore)) return true;
  const isSpelledOut = before === 'professional' && TRADES.has(word[first - 2]?.form ?? '');
  if (isSpelledOut && BEHIND_LONG_NAME.test(signsBefore)) return true;
  return (
    isCertified(scanned, lastChoice(scanned, first)) ||
    scanned.words.word[lastChoice(scanned, first)]?.form === SISTER ||
    isInList(scanned, first) ||
    isOfTrade(scanned, first)
  );
}

/** In a text about payroll or guarding that names no code: a job for a payroll manager asks for 'CPP' alone. */
function isOfTrade({ words }: ScannedText, at: number): boolean {
  const near = words.word.slice(Math.max(0, at - TRADE_REACH), at + TRADE_REACH);
  if (!near.some(({ form }) => NEAR_CERTIFICATE.has(form))) return false;
  return !near.some(({ form }) => CODES.has(form));
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

/** 'Jane Roe, CPP' at the top, whether the name is read or hidden: no word of it is a title or a skill. */
function isBehindName({ words, lines, folded }: ScannedText, at: number): boolean {
  const row = words.line[at] ?? 0;
  if (words.line[0] !== row || words.word.slice(0, at).some(({ isName }) => isName)) return false;
  return BEHIND_PERSON.test(folded.text.slice(lines.start[row] ?? 0, words.start[at]));
}

/** One of the lines below a heading that names nothing but certificates. */
function isUnderLabel({ words }: ScannedText, at: number): boolean {
  const { word, line } = words;
  const row = line[at] ?? 0;
  for (let before = at - 1; before >= 0 && row - (line[before] ?? 0) <= LIST_LINES; before--) {
    if (line[before] === line[before + 1] || word[before] === undefined) continue;
    let first = before;
    while (line[first - 1] === line[before]) first--;
    const forms = word.slice(first, before + 1).map(({ form }) => form);
    if (word[first]?.headings === null) continue;
    return (
      forms.some((form) => LABELS_LIST.has(form)) &&
      forms.every((form) => LABELS_LIST.has(form) || BESIDE_LABEL.has(form))
    );
  }
  return false;
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
