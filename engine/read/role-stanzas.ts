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

const MONTH = String.raw`(?:\p{L}{3,9}\.?,? |\d{1,2}[./] ?)?`;
const DATE = String.raw`${MONTH}(?:19|20)\d\d`;
const OPEN = 'present|current|now|today|ongoing|to date|heute|aujourd hui|actualidad|heden';
const ONLY_DATES = new RegExp(
  String.raw`^[\s(|]*${DATE} ?(?:-|–|—|to|until|till|bis|a|al|tot)? ?(?:${DATE}|${OPEN})?[\s)|]*$`,
  'u',
);
/** A longer line is no name, and one with these signs says something. */
const LONGEST_NAME = 8;
const SAYS_SOMETHING = /[:;!?]|\.$/;
/** A heading of a role with title, employer and dates on lines of their own. */
const STANZA = 3;

/**
 * Spans of the names of employers that stand on a line of their own beside a title and the dates: 'Bookkeeper', 'Smith Plumbing', 'March
 * 2018 - present' is a keeper of books and no plumber. `text` is a folded text.
 */
export function stanzaEmployers(text: string, rules: StanzaRules): SkipSpan[] {
  const spans: SkipSpan[] = [];
  let run: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') run = [];
    else run = [...run.slice(1 - STANZA), { start, text: line }];
    start += line.length + 1;
    const employer = run.length === STANZA ? employerOf(run, rules) : null;
    if (employer !== null)
      spans.push([employer.start, employer.start + employer.text.trimEnd().length]);
  }
  return spans;
}

function employerOf(lines: readonly Line[], rules: StanzaRules): Line | null {
  const dates = lines.filter(({ text }) => ONLY_DATES.test(text.trim()));
  if (dates.length !== 1 || dates[0] === lines[1]) return null;
  const [one, other] = lines.filter((line) => !dates.includes(line));
  if (one === undefined || other === undefined) return null;
  if (rules.isTitle(one.text) && isName(other.text, rules)) return other;
  return rules.isTitle(other.text) && isName(one.text, rules) ? one : null;
}

function isName(line: string, { isHeading, isTitle, isSkill }: StanzaRules): boolean {
  if (BULLET.test(line) || SAYS_SOMETHING.test(line.trim())) return false;
  if (line.trim().split(/\s+/).length > LONGEST_NAME || isHeading(line) || isTitle(line))
    return false;
  return !line.split(/[,|/]/).every((part) => isSkill(part));
}
