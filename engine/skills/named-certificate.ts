import type { ScannedText } from '../read/scan';
import type { ConceptMention } from './mentions';

/** How far back the first word of a line is looked for: a list of certificates is short. */
const LIST_WORDS = 12;

/** What says right beside it that letters name a certificate. */
const CERTIFIES: ReadonlySet<string> = new Set(
  'certification certificate certified credential designation exam'.split(' '),
);
/** What a list of certificates begins with. */
const OPENS_LIST: ReadonlySet<string> = new Set(
  'certification certifications certificates credentials designations'.split(' '),
);

const BESIDE = /^[\s():–-]+$/;
/** A name is spelled out and then cut short: 'Certified Payroll Professional, CPP'. */
const BEHIND_LONG_NAME = /^[\s(,–-]+$/;

/** 'CPP certification' is that of a payroll or security professional, and no C++. Any other name is none. */
export function isCertificate(scanned: ScannedText, { first, last }: ConceptMention): boolean {
  const { word } = scanned.words;
  if (first !== last || word[first]?.form !== 'cpp') return false;
  const before = word[first - 1]?.form ?? '';
  const behind = word[first + 1]?.form ?? '';
  const signsBefore = signsBehind(scanned, first - 1);
  return (
    (CERTIFIES.has(behind) && BESIDE.test(signsBehind(scanned, first))) ||
    (CERTIFIES.has(before) && BESIDE.test(signsBefore)) ||
    (before === 'professional' && BEHIND_LONG_NAME.test(signsBefore)) ||
    isInList(scanned, first)
  );
}

/** What stands between a word and the next one; nothing if that is on another line. */
function signsBehind({ words, folded }: ScannedText, at: number): string {
  if (words.line[at] !== words.line[at + 1]) return '';
  return folded.text.slice(words.end[at] ?? 0, words.start[at + 1] ?? 0);
}

/** 'Certifications: CPP, PSP' */
function isInList({ words: { word, line } }: ScannedText, at: number): boolean {
  let opening = at;
  while (opening > 0 && at - opening < LIST_WORDS && line[opening - 1] === line[at]) opening--;
  return (
    opening < at && line[opening - 1] !== line[at] && OPENS_LIST.has(word[opening]?.form ?? '')
  );
}
