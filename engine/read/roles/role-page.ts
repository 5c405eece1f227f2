import type { TitleMention } from '../../skills/mentions';
import type { Period } from '../periods';
import { SECTIONS } from '../section-headings';
import type { ReadBefore, TitleLine } from './role';
import { type SharedLine, shareLines } from './shared-line';
import { isLearnt, mayBeHeld } from './title-cues';
import { titlesByLine } from './titles-by-line';

/** A resume's lines as the search for its jobs sees them. `titles` are those that somebody held. */
export type RolePage = ReadBefore & {
  readonly titlesOf: ReadonlyMap<number, readonly TitleMention[]>;
  /** Lines about several jobs. */
  readonly shared: ReadonlyMap<number, SharedLine>;
  /** Lines about a degree, or about a trade that somebody learns. */
  readonly degreeLines: ReadonlySet<number>;
  /** Lines on which a date begins: a title on such a line belongs to that date. */
  readonly datedLines: ReadonlySet<number>;
  /** Those among them on which a date range begins. */
  readonly rangeLines: ReadonlySet<number>;
};

/** Interests, awards, and the titles of people who give references. */
const OTHER = SECTIONS.indexOf('other');
const EDUCATION = SECTIONS.indexOf('education');
const CLOSED_SECTIONS = new Set(
  (['education', 'skills', 'certifications', 'languages', 'publications'] as const).map((name) =>
    SECTIONS.indexOf(name),
  ),
);

/** Finds out once what the search for jobs asks of every line. */
export function rolePage(before: ReadBefore): RolePage {
  const { scanned, first, sections, periods, degrees } = before;
  const { line } = scanned.words;
  const lineOf = ({ firstWord }: Period): number => line[firstWord] ?? 0;
  const learnt = learntTitles(before);
  const isHeading = (title: TitleMention): boolean =>
    sections.heading[line[title.first] ?? 0] === 1;
  const titles = before.titles.filter(
    (title) => !learnt.has(title) && !isHeading(title) && mayBeHeld(scanned, title),
  );
  const titlesOf = titlesByLine(titles, line);
  const learntLines = [...learnt].map(({ first }) => line[first] ?? 0);
  return {
    scanned,
    first,
    sections,
    periods,
    degrees,
    titles,
    titlesOf,
    shared: shareLines(scanned, titlesOf, periods),
    degreeLines: new Set([
      ...degrees.map((degree) => line[degree.first] ?? 0),
      ...learntLines.filter((at) => !titlesOf.has(at)),
    ]),
    datedLines: new Set(periods.map(lineOf)),
    rangeLines: new Set(periods.filter(({ single }) => !single).map(lineOf)),
  };
}

/** The titles of what somebody learns, with those inside them: 'hvac technician' and 'technician'. */
function learntTitles({ scanned, titles }: ReadBefore): Set<TitleMention> {
  const learnt = titles.filter((title) => isLearnt(scanned, title));
  if (learnt.length === 0) return new Set();
  const words = new Set<number>();
  for (const { first, last } of learnt) for (let at = first; at <= last; at++) words.add(at);
  return new Set(titles.filter(({ first, last }) => words.has(first) && words.has(last)));
}

/** A line with its titles, if it has any. */
export function titleLine({ titlesOf }: RolePage, line: number): TitleLine {
  return { line, titles: titlesOf.get(line) ?? [] };
}

/** Whether a line is under a heading of education. */
export function isInEducation({ sections }: RolePage, line: number): boolean {
  return sections.ofLine[line] === EDUCATION;
}

/** Whether a line is about studies: a date next to it is not of a job. */
export function isStudy(page: RolePage, line: number): boolean {
  return isInEducation(page, line) || page.degreeLines.has(line);
}

/** Whether a line is under a heading that does not announce jobs. */
export function isInClosedSection({ sections }: RolePage, line: number): boolean {
  return CLOSED_SECTIONS.has(sections.ofLine[line] ?? 0);
}

/** Whether a line is under a heading such as interests, awards or references. */
export function isAmongOthers({ sections }: RolePage, line: number): boolean {
  return sections.ofLine[line] === OTHER;
}
