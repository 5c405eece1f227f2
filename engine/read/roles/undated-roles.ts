import type { Place } from './role';
import {
  isAmongOthers,
  isInClosedSection,
  isInEducation,
  type RolePage,
  titleLine,
} from './role-page';
import { followsAs, followsLabel, isPlural } from './title-cues';
import { continuesLine, isTitleLine } from './title-lines';

/**
 * The jobs without dates: earlier ones that a dated line mentions, lines that are only a title, and titles after a
 * label or after 'worked as'. `taken` are the lines whose titles belong to dates.
 */
export function undatedPlaces(page: RolePage, taken: ReadonlySet<number>): Place[] {
  const places: Place[] = [];
  for (const [line, { undated }] of page.shared)
    if (taken.has(line) && undated.length > 0) places.push({ line, titles: undated, period: null });
  for (const [line, titles] of page.titlesOf)
    if (!taken.has(line) && isRole(page, line)) places.push({ line, titles, period: null });
  return places;
}

function isRole(page: RolePage, line: number): boolean {
  if (page.degreeLines.has(line)) return false;
  // Resumes without a heading for their jobs continue from education to bare title lines.
  const isStudy = isInEducation(page, line);
  if (!isStudy && (isInClosedSection(page, line) || isAmongOthers(page, line))) return false;
  const at = titleLine(page, line);
  if (at.titles.every(isPlural)) return false;
  if (isTitleLine(page, at, isStudy) && !continuesLine(page, line)) return true;
  return !isStudy && (followsLabel(page, at) || followsAs(page.scanned, at.titles));
}
