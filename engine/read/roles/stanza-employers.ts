import { BULLET } from '../bullet';
import { isCapital } from '../characters';
import { FIELD_WORDS } from '../fields-of-study';
import { type Folded, originalStart } from '../fold';
import { matchesIn } from '../matches-in';
import type { WholeText } from '../scan';
import type { SkipSpan } from '../skip-spans';
import { type DatedLine, datedLines, type Part, partOf } from './dated-lines';
import { isFirm, isFirmBehind } from './firms';
import { isLong, lineAfter, lineBefore, pairAbove, pairBelow } from './text-lines';

/** What decides which of two names is a title and which an employer. */
export type StanzaRules = {
  readonly isHeading: (line: string) => boolean;
  /** A working title and nothing else. */
  readonly isTitle: (line: string) => boolean;
  /** A title that says who somebody is, and not only the field: 'accountant'. */
  readonly isPersonal: (line: string) => boolean;
  /** The name of something that people know, and nothing else. */
  readonly isSkill: (line: string) => boolean;
};

/** A text as written and as folded, and the rules by which its lines are told apart. */
type Reading = { readonly text: string; readonly folded: Folded; readonly rules: StanzaRules };

/** What separates an employer from a title on one line: 'Smith Plumbing | Bookkeeper', 'Smith Plumbing, Leeds - Bookkeeper'. */
const SEPARATOR = /(?:[|•·\t,]\s*|(?<=\s)-\s+)(?:-\s+)*/g;
/** A line with these marks is no name, but says something. */
const SAYS_SOMETHING = /[:;!?]|\.$|(?:19|20)\d\d/;
const WITHIN_TITLE = / (?:of|for|to) |[/,|]/;
/** How words end that say what somebody is. */
const OF_PERSONS =
  /(?:er|or|ist|ian|ant|ative|iate|ary|man|rep|vp|tech|aide|chef|cook|coach|nurse|intern|clerk)$/;
/** Behind a title: 'Clerk II', 'Engineer 3'. */
const RANK = /(?: (?:[ivx]+|\d))+$/;
const WORD = /\p{L}[\p{L}\p{N}'.-]*/gu;
/** Studies below the last job are not its employer: 'M.S. Taxation, B.S. Accounting'. */
const DEGREE =
  /(?:^|[\s,])(?:[bm]\.(?:s|a|e|ed|sc|tech|com)\b|(?:bsc|msc|btech|mtech|bcom|mcom|mba|bba|bca|mca|bsn|msn|bsw|msw|phd|ph\.d|llb|llm|hnd|pgdm|diploma|bachelors?)\b)/;
/** Short forms that are also other words, before a field: 'MA Linguistics'. */
const SHORT_DEGREE = /^(?:ba|ma|bs|ms) (\p{L}+)/u;
/** Words of a name that are written small. */
const SMALL =
  /^(?:of|the|and|for|at|in|on|de|del|la|las|los|le|les|du|des|der|die|das|den|und|von|zu|am|im|van|en|et|y|e|di|da)$/;

/**
 * Spans of the names of employers beside a title and the dates, on lines of their own or before them on one:
 * 'Bookkeeper', 'Smith Plumbing', 'March 2018 - present' is a keeper of books and no plumber, and so is 'Smith
 * Plumbing | Bookkeeper'.
 */
export function stanzaEmployers(scanned: WholeText, named: StanzaRules): SkipSpan[] {
  const { text, folded } = scanned;
  const rules: StanzaRules = {
    ...named,
    isTitle: (line) => named.isTitle(line) && !isFirm(line),
    isSkill: (line) => named.isSkill(line) && !isFirm(line),
  };
  const reading = { text, folded, rules };
  const spans: SkipSpan[] = [];
  for (const dated of datedLines(scanned)) {
    const employers = [
      ...besideTitle(folded.text, dated, rules),
      ...(dated.before.text === '' ? onTheirOwn(folded.text, dated, rules) : []),
    ];
    for (const employer of employers)
      if (isName(employer, reading) && !endsInTitle(employer.text, rules))
        spans.push([employer.start, endOf(employer)]);
  }
  return spans;
}

/**
 * What may be an employer before a title on one line, beside the dates if the title is right above or below, or right
 * below the dates if the title is beside them.
 */
function besideTitle(text: string, dated: DatedLine, rules: StanzaRules): Part[] {
  const said = [dated.before, dated.after].filter((part) => part.text !== '');
  const below = lineAfter(text, dated.end);
  const own = firstTitle(said, rules);
  const above = lineBefore(text, dated.start);
  if (own !== null) {
    const firms = above !== null && isFirmAlone(above, rules) ? [above] : [];
    return said.length > 1 || below === null || own.before.length > 0 || own.isFollowed
      ? [
          ...own.before,
          ...own.after.filter(
            (part) => isFirmOfPeople(part, rules) || isFirmBehind(own.title, part.text),
          ),
          ...firms,
        ]
      : [below, ...firms];
  }
  const titles = [above, below].map((line) => (line === null ? null : titleOf(line, rules)));
  const beside = titles.filter((title) => title !== null);
  if (beside.length === 0) return [];
  for (const { before } of beside) said.push(...before);
  return said;
}

function firstTitle(parts: readonly Part[], rules: StanzaRules): OpenTitle | null {
  for (const part of parts) {
    const title = titleOf(part, rules);
    if (title !== null) return title;
  }
  return null;
}

/** 'Tarn Solicitors': what several people are, behind a name. */
function isFirmOfPeople({ text }: Part, { isPersonal }: StanzaRules): boolean {
  const words = text.split(/ +/);
  const last = words.at(-1) ?? '';
  return words.length > 1 && last.endsWith('s') && isPersonal(last.slice(0, -1));
}

/** What may be an employer on a line of its own beside a title and dates. */
function onTheirOwn(text: string, { start, end }: DatedLine, { isTitle }: StanzaRules): Part[] {
  const employers: Part[] = [];
  for (const [next, other] of [pairAbove(text, start), pairBelow(text, end)]) {
    if (next === undefined || other === undefined) continue;
    if (isTitle(next.text)) employers.push(other);
    else if (isTitle(other.text)) employers.push(next);
  }
  return employers;
}

/** 'Salesforce, San Francisco' above a title, but not 'Salesforce, Oracle, Excel', which says what the job before was done with. */
function isFirmAlone(line: Part, { isSkill }: StanzaRules): boolean {
  const [, ...others] = partsOf(line);
  return isFirm(line.text) && !others.some(({ text }) => isFirm(text) || isSkill(text));
}

/** A title that opens or closes a line, by what stands before it and whether something follows it. */
type OpenTitle = {
  readonly title: string;
  readonly before: Part[];
  readonly isFollowed: boolean;
  /** What follows it at once. */
  readonly after: readonly Part[];
};

function titleOf(line: Part, { isTitle }: StanzaRules): OpenTitle | null {
  if (isLong(line.text)) return null;
  const parts = partsOf(line);
  const [first = line] = parts;
  if (isTitle(first.text))
    return {
      title: first.text,
      before: [],
      isFollowed: parts.length > 1,
      after: parts.slice(1, 2),
    };
  return parts.length > 1 && isTitle(parts.at(-1)?.text ?? '')
    ? { title: parts.at(-1)?.text ?? '', before: parts.slice(0, -1), isFollowed: false, after: [] }
    : null;
}

/** What stands between the separators of a line. */
function partsOf(line: Part): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: sign } of matchesIn(line.text, SEPARATOR)) {
    parts.push(partOf(line.start + from, line.text.slice(from, index)));
    from = index + sign.length;
  }
  return [...parts, partOf(line.start + from, line.text.slice(from))];
}

/** Whether a name is that of somebody's work, though not a known one: 'Adjunct Professor', 'Ledger Clerk II', 'Manager of Tills'. */
function endsInTitle(name: string, { isPersonal }: StanzaRules): boolean {
  return name.split(WITHIN_TITLE).some((part, number) => {
    const words = part.trim().replace(RANK, '').split(/[ .]+/);
    // A word alone may be a town: 'Exeter'.
    const isPlace = number > 0 && words.length === 1;
    return (
      (!isPlace && OF_PERSONS.test(words.at(-1) ?? '')) ||
      words.some((_, from) => isPersonal(words.slice(from).join(' ')))
    );
  });
}

function isName(part: Part, { text, folded, rules }: Reading): boolean {
  const line = part.text;
  if (isLong(line) || BULLET.test(line) || SAYS_SOMETHING.test(line.trim())) return false;
  if (rules.isHeading(line) || rules.isTitle(line) || isStudy(line)) return false;
  if (line.split(/[,|/]/).every((item) => rules.isSkill(item))) return false;
  const words = matchesIn(line, WORD).filter(({ 0: word }) => !SMALL.test(word));
  return words.every(({ index }) =>
    isCapital(text.charCodeAt(originalStart(folded, text, part.start + index))),
  );
}

function isStudy(line: string): boolean {
  return DEGREE.test(line) || FIELD_WORDS.has(SHORT_DEGREE.exec(line)?.[1] ?? '');
}

function endOf({ start, text }: Part): number {
  return start + text.trimEnd().length;
}
