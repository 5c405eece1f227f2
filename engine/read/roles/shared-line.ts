import type { TitleMention } from '../../skills/mentions';
import { indexBehind } from '../index-behind';
import type { Period } from '../periods';
import type { ScannedText } from '../scan';
import { isField } from './title-cues';

/** Words between a title and its own dates. */
const REACH = 10;
/**
 * Where the statement about one job ends: '... 2018 - 2020; Waiter', '... (licence lapsed 2019). Estate agent since
 * 2019'.
 */
const STATEMENT_END = /;|(?:\p{L}{3}|[\d)])\.\s/u;
/** Words from the name of a field to the dates that make it a job. */
const BESIDE = 3;
const EARLIER = new Set(['previously', 'formerly', 'earlier', 'before']);

/** The titles of a line about several jobs, assigned. */
export type SharedLine = {
  /** The titles of each period on the line; empty for a period without a title next to it. */
  readonly of: ReadonlyMap<Period, readonly TitleMention[]>;
  /** Titles of earlier jobs without a period: 'Previously accountant'. */
  readonly undated: readonly TitleMention[];
};

/** The lines of a text about several jobs, by number. */
export function shareLines(
  scanned: ScannedText,
  titlesOf: ReadonlyMap<number, readonly TitleMention[]>,
  periods: readonly Period[],
): ReadonlyMap<number, SharedLine> {
  const shared = new Map<number, SharedLine>();
  const lineOf = (period: Period | undefined): number =>
    scanned.words.line[period?.firstWord ?? -1] ?? -1;
  let from = 0;
  for (let to = 1; to <= periods.length; to++) {
    const at = lineOf(periods[from]);
    if (to < periods.length && lineOf(periods[to]) === at) continue;
    const titles = titlesOf.get(at);
    const share = titles === undefined ? null : shareLine(scanned, titles, periods.slice(from, to));
    if (share !== null) shared.set(at, share);
    from = to;
  }
  return shared;
}

/**
 * Assigns the titles of a line to its periods: 'Cook 2018 - 2020, Kitchen manager 2020 - now' is about two jobs. A
 * title belongs to the dates after it if the line begins with a title or the first stands next to those, otherwise to
 * those before it; one named in an earlier statement of the line has no dates. Null if the line is about one job as far
 * as can be told.
 */
function shareLine(
  scanned: ScannedText,
  titles: readonly TitleMention[],
  periods: readonly Period[],
): SharedLine | null {
  const spans = periods.filter(({ single }) => !single);
  const [firstSpan] = spans;
  if (firstSpan === undefined) return null;
  const named = titles.filter((title) => !isTopic(title, spans));
  const [opening] = named;
  if (opening === undefined) return null;
  const undated = named.filter((title) => isEarlier(scanned, title, periods));
  if (spans.length < 2 && undated.length === 0) return null;
  const isBehind = opening.first < firstSpan.firstWord || standsBefore(opening, spans);
  const isUndated = new Set(undated);
  const of = new Map<Period, TitleMention[]>(spans.map((span) => [span, []]));
  for (const title of named) {
    if (isUndated.has(title)) continue;
    const own = isBehind
      ? (spans[indexBehind(spans, title.last, ({ firstWord }) => firstWord)] ?? spans.at(-1))
      : spans[indexBehind(spans, title.first - 1, ({ lastWord }) => lastWord) - 1];
    if (own !== undefined && distance(title, own) <= REACH) of.get(own)?.push(title);
  }
  return { of, undated };
}

/** True for a title between two dates that is next to the later ones: '2009 - now. 14 staff. Greenkeeper 2003-2009'. */
function standsBefore(title: TitleMention, spans: readonly Period[]): boolean {
  const behind = indexBehind(spans, title.last, ({ firstWord }) => firstWord);
  const [before, next] = [spans[behind - 1], spans[behind]];
  if (before === undefined || next === undefined) return false;
  return next.firstWord - title.last <= BESIDE && title.first - before.lastWord > BESIDE;
}

/** The name of a field behind dates, and away from all: '2009 - now. 14 staff, construction of four greens. Greenkeeper 2003-2009'. */
function isTopic(title: TitleMention, spans: readonly Period[]): boolean {
  if (!isField(title)) return false;
  const behind = indexBehind(spans, title.last, ({ firstWord }) => firstWord);
  const [before, next] = [spans[behind - 1], spans[behind]];
  if (before === undefined || title.first - before.lastWord < BESIDE) return false;
  return next === undefined || next.firstWord - title.last > BESIDE;
}

/** A title after 'previously' and all dates, or in a statement that ends with its own date before any period. */
function isEarlier(scanned: ScannedText, title: TitleMention, periods: readonly Period[]): boolean {
  const { word } = scanned.words;
  const behind = indexBehind(periods, title.last, ({ firstWord }) => firstWord);
  const [next, after] = [periods[behind], periods[behind + 1]];
  if (next === undefined)
    return [1, 2].some((back) => EARLIER.has(word[title.first - back]?.form ?? ''));
  if (!next.single || after === undefined) return false;
  return STATEMENT_END.test(textBetween(scanned, next.lastWord, after.firstWord));
}

function textBetween({ folded, words }: ScannedText, last: number, first: number): string {
  return folded.text.slice((words.end[last] ?? 1) - 1, words.start[first] ?? 0);
}

function distance(title: TitleMention, { firstWord, lastWord }: Period): number {
  return title.last < firstWord ? firstWord - title.last : title.first - lastWord;
}
