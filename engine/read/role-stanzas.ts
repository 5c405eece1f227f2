import { BULLET } from './bullet';
import type { SkipSpan } from './private';

/** What decides which of two lines is a title and which the name of an employer. */
export type StanzaRules = {
  readonly isHeading: (line: string) => boolean;
  /** A working title and nothing else. */
  readonly isTitle: (line: string) => boolean;
  /** The name of something that people know, and nothing else. */
  readonly isSkill: (line: string) => boolean;
};

type Line = { readonly start: number; readonly text: string };
type Pair = readonly [Line, Line];

const MONTH = String.raw`(?:\p{L}{3,9}\.?,? |\d{1,2}[./] ?)?`;
const DATE = String.raw`${MONTH}(?:19|20)\d\d`;
const OPEN = 'present|current|now|today|ongoing|to date|heute|aujourd hui|actualidad|heden';
const DATES = String.raw`[ \t(|]*${DATE} ?(?:-|–|—|to|until|till|bis|a|al|tot)? ?(?:${DATE}|${OPEN})?[ \t\r)|]*`;
const ONLY_DATES = new RegExp(`^${DATES}$`, 'u');
/** All lines of a text that are dates and nothing more: few, so that the lines around them are looked at and no others. */
const LINES_OF_DATES = new RegExp(`^${DATES}$`, 'gmu');
/** A line of more words or signs is no name, and one with these marks says something. */
const LONGEST_NAME = 8;
const MOST_SIGNS = 80;
const SAYS_SOMETHING = /[:;!?]|\.$/;
/**
 * Spans of the names of employers that stand on a line of their own beside a title and the dates: 'Bookkeeper', 'Smith Plumbing', 'March
 * 2018 - present' is a keeper of books and no plumber. `text` is a folded text.
 */
export function stanzaEmployers(text: string, rules: StanzaRules): SkipSpan[] {
  const spans: SkipSpan[] = [];
  for (const { index, 0: dates } of text.matchAll(LINES_OF_DATES)) {
    for (const pair of [pairAbove(text, index), pairBelow(text, index + dates.length)]) {
      const employer = pair === null ? null : employerOf(pair, rules);
      if (employer === null) continue;
      spans.push([employer.start, employer.start + employer.text.trimEnd().length]);
    }
  }
  return spans;
}

/** The two lines right above a line that begins at `start`; null if one of them is blank or missing. */
function pairAbove(text: string, start: number): Pair | null {
  const second = lineBefore(text, start);
  const first = second === null ? null : lineBefore(text, second.start);
  return first === null || second === null ? null : [first, second];
}

/** The two lines right below a line that ends at `end`; null if one of them is blank or missing. */
function pairBelow(text: string, end: number): Pair | null {
  const first = lineAfter(text, end);
  const second = first === null ? null : lineAfter(text, first.start + first.text.length);
  return first === null || second === null ? null : [first, second];
}

function lineBefore(text: string, start: number): Line | null {
  if (start === 0) return null;
  const from = text.lastIndexOf('\n', start - 2) + 1;
  return shownLine(from, text.slice(from, start - 1));
}

function lineAfter(text: string, end: number): Line | null {
  if (end >= text.length) return null;
  const to = text.indexOf('\n', end + 1);
  return shownLine(end + 1, text.slice(end + 1, to === -1 ? text.length : to));
}

function shownLine(start: number, text: string): Line | null {
  return text.trim() === '' ? null : { start, text };
}

function employerOf([one, other]: Pair, rules: StanzaRules): Line | null {
  if ([one, other].some(({ text }) => isLong(text) || ONLY_DATES.test(text))) return null;
  if (rules.isTitle(one.text) && isName(other.text, rules)) return other;
  return rules.isTitle(other.text) && isName(one.text, rules) ? one : null;
}

function isLong(line: string): boolean {
  return line.length > MOST_SIGNS || line.trim().split(/\s+/).length > LONGEST_NAME;
}

function isName(line: string, { isHeading, isTitle, isSkill }: StanzaRules): boolean {
  if (BULLET.test(line) || SAYS_SOMETHING.test(line.trim())) return false;
  if (isHeading(line) || isTitle(line)) return false;
  return !line.split(/[,|/]/).every((part) => isSkill(part));
}
