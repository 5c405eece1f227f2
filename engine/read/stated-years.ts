import { OF_YEARS } from './cues';
import type { ScannedText } from './scan';
import { NO_BREAK } from './words';

/** 'Over ten years of experience': words `first` to `last`. */
export type StatedYears = { readonly years: number; readonly first: number; readonly last: number };

const NUMBERS: ReadonlyMap<string, number> = new Map(
  [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
    'twenty',
  ].map((name, at) => [name, at + 1] as const),
);
/** Words between the number and the unit: 'five (5) plus years'. */
const REACH = 3;
const EXPERIENCE_REACH = 8;
const MOST_YEARS = 45;
const ABOUT_WORK = new Set([
  'experience',
  'exp',
  'expertise',
  'background',
  'experienced',
  'exprience',
  'working',
  'career',
]);

/** Finds the years of work that a text states in words. Ages and 'years ago' do not count. */
export function findStatedYears(scanned: ScannedText): StatedYears[] {
  const { word, cue } = scanned.words;
  const found: StatedYears[] = [];
  for (let at = 1; at < cue.length; at++) {
    if (((cue[at] ?? 0) & OF_YEARS) === 0 || word[at]?.yearUnit !== true) continue;
    const next = word[at + 1]?.form;
    if (next === 'old' || next === 'ago' || !isAboutWork(scanned, at)) continue;
    for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
      const form = word[back]?.form ?? '';
      const years = NUMBERS.get(form) ?? (/^\d{1,2}(?:\.\d)?$/.test(form) ? Number(form) : 0);
      if (years <= 0 || years > MOST_YEARS) continue;
      found.push({ years, first: back, last: at });
      break;
    }
  }
  return found;
}

function isAboutWork(scanned: ScannedText, at: number): boolean {
  const { word, line } = scanned.words;
  if (scanned.folded.glossed !== undefined) return isSaidOfWork(scanned, at);
  for (let near = Math.max(0, at - 2); near <= at + EXPERIENCE_REACH; near++) {
    if (
      ABOUT_WORK.has(word[near]?.form ?? '') &&
      Math.abs((line[near] ?? 0) - (line[at] ?? 0)) <= 1
    )
      return true;
  }
  return false;
}

/**
 * The same in texts of other languages, where people write their age as '34 ans' or '34 años': the phrase must
 * attribute the years to work, or the line must begin with it, as in 'Berufserfahrung: 10 Jahre'.
 */
function isSaidOfWork({ words }: ScannedText, at: number): boolean {
  for (let near = at + 1; near <= at + EXPERIENCE_REACH && words.gap[near] === NO_BREAK; near++) {
    if (ABOUT_WORK.has(words.word[near]?.form ?? '')) return true;
  }
  const before = at - 2;
  return words.line[before] === words.line[at] && ABOUT_WORK.has(words.word[before]?.form ?? '');
}
