import type { SectionMap } from '../sections';
import { datedPlaces } from './dated-roles';
import { readHeadline } from './headline';
import type { Place, ReadBefore, Role } from './role';
import { type RolePage, rolePage } from './role-page';
import { isField } from './title-cues';
import { undatedPlaces } from './undated-roles';

/**
 * Reads the jobs of a resume: date ranges outside education with the title on their line or next to it, lines that
 * are only a title, and 'Designation: ...' labels; if there are none, the title with which people introduce
 * themselves. In text order; each title belongs to one role.
 */
export function readRoles(before: ReadBefore): Role[] {
  const page = rolePage(before);
  const dated = datedPlaces(page);
  const places = orHeadline(page, [...dated.places, ...undatedPlaces(page, dated.taken)]);
  places.sort((a, b) => a.line - b.line);
  return places.map((place, at) => {
    const next = nextPlace(places, at);
    const end =
      next < places.length ? firstLineOf(page, places, next) : page.sections.ofLine.length;
    // Field by field, here and in `rolePage`: a spread takes as long as finding the place.
    return {
      line: place.line,
      titles: place.titles,
      period: place.period,
      firstLine: firstLineOf(page, places, at),
      lastLine: lastLineOf(page.sections, place.line, end),
    };
  });
}

/** Adds the title with which the resume opens if no job has one; of the others only the dates remain. */
function orHeadline(page: RolePage, places: Place[]): Place[] {
  if (places.some(({ titles }) => !titles.every(isField))) return places;
  const own = readHeadline(page.scanned, page.first, page.titles);
  if (own === null) return places;
  // Next to it, a field name on a dated line is part of an employer's name: 'Castle Ceramics, 2018 - now'.
  return [
    ...places.map((place) => ({ ...place, titles: [] })),
    { line: page.scanned.words.line[own.first] ?? 0, titles: [own], period: null },
  ];
}

/** Where the next role stands in the list. A bare title inside a dated role may be a topic of that role, so it does not end it. */
function nextPlace(places: readonly Place[], at: number): number {
  let next = at + 1;
  while (places[at]?.period !== null && places[next]?.period === null) next++;
  return next;
}

/** A role begins with its title, which may stand some lines above its dates, but below the dates of the one before. */
function firstLineOf({ scanned }: RolePage, places: readonly Place[], at: number): number {
  const { line = 0, titles = [] } = places[at] ?? {};
  const title = scanned.words.line[titles[0]?.first ?? -1] ?? line;
  if (title >= line) return line;
  const before = places.slice(0, at).findLast(({ period }) => period !== null);
  return title > (before?.line ?? -1) ? title : line;
}

/** A role ends where the next begins or where its section does. */
function lastLineOf(sections: SectionMap, from: number, next: number): number {
  let last = from;
  while (last + 1 < next && sections.ofLine[last + 1] === sections.ofLine[from]) last++;
  return last;
}
