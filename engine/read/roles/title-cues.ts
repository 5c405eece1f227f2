import { isDenied } from '../../skills/denial';
import type { TitleMention } from '../../skills/mentions';
import { SENIORITY } from '../../skills/seniority';
import { taxonomyIndex } from '../../taxonomy/index-taxonomy';
import { beginsLarge } from '../begins-large';
import { FIRM_GROUPS, FIRMS } from '../cue-lists';
import { ENDS_FIRM, OPENS_DATE } from '../cues';
import { hasLineCue } from '../has-line-cue';
import {
  ASPIRES,
  IS_ARTICLE,
  IS_AS,
  IS_BARE_COURSE,
  IS_COURSE,
  IS_LESSON,
  LABELS_TITLE,
  LEARNS,
  WORKS,
} from '../line-cues';
import type { ScannedText } from '../scan';
import { NO_BREAK } from '../words';
import type { Lines, TitleLine } from './role';

/** Words before a title at the beginning of a line: 'Senior', 'Residential'. */
export const RANK_WORDS = 2;
const LABEL_REACH = 5;
/** The most words of a firm's name before the field that ends it. */
const LONGEST_FIRM = 5;
/** Titles of one word that name the work and not who does it: firms have them in their names. */
const KINDS_OF_WORK: ReadonlySet<string> = new Set(
  'landscape maintenance childcare daycare nursing housekeeping purchasing procurement logistics warehouse assembly'.split(
    ' ',
  ),
);

/** Places that are called by what is done there: 'Oak Nursing Home', 'Larch School of Nursing'. */
const PLACES: ReadonlySet<string> = new Set(
  'home homes facility facilities center centre agency firm school academy institute'.split(' '),
);
const PLACES_OF: ReadonlySet<string> = new Set(
  'school college institute academy faculty'.split(' '),
);

/** Whether a title names a field of work, 'Finance', which may also be a topic or a part of a name. */
export function isField({ title }: TitleMention): boolean {
  return taxonomyIndex().isField[title] === 1;
}

/** True for a plural built from a title: 'general contractors' are a firm, 'warehouses' buildings. */
export function isPlural({ title }: TitleMention): boolean {
  return taxonomyIndex().isPlural[title] === 1;
}

/** Whether somebody may have held a title: no name of a firm, no wish, and nothing that the text denies. */
export function mayBeHeld(scanned: ScannedText, title: TitleMention): boolean {
  if (isPlural(title) && (!beginsLarge(scanned, title.first) || isFirmOfMany(scanned, title)))
    return false;
  if (isFirm(scanned, title) || isFirmOfField(scanned, title) || isPlace(scanned, title))
    return false;
  if (isAspired(scanned, title)) return false;
  return !isDenied(scanned, title.first, title.last);
}

/** 'Designation: Cost Accountant'. */
export function followsLabel({ scanned, first }: Lines, { line, titles }: TitleLine): boolean {
  const from = first[line] ?? 0;
  const [title] = titles;
  if (title === undefined || title.first - from > LABEL_REACH) return false;
  // In 'Role: I have developed finance reports' the field name is the topic of a sentence.
  for (let at = isField(title) ? title.first - 1 : from; at < title.first; at++) {
    if (hasLineCue(scanned, at, LABELS_TITLE)) return true;
  }
  return false;
}

/** 'Worked as a line cook', 'five years of experience as an accountant'. */
export function followsAs(scanned: ScannedText, titles: readonly TitleMention[]): boolean {
  return titles.some(({ first }) => {
    const as = hasLineCue(scanned, first - 1, IS_ARTICLE) ? first - 2 : first - 1;
    return hasLineCue(scanned, as, IS_AS) && hasLineCue(scanned, as - 1, WORKS);
  });
}

/** True for the beginning of a firm's name: 'Castle Retail Ltd'. */
function isFirm(scanned: ScannedText, title: TitleMention): boolean {
  const { words } = scanned;
  const next = title.last + 1;
  if (((words.cue[next] ?? 0) & ENDS_FIRM) === 0 || words.line[next] !== words.line[title.last])
    return false;
  const form = words.word[next]?.form ?? '';
  return FIRMS.has(form) || (FIRM_GROUPS.has(form) && isFirmGroup(scanned, title));
}

/** 'Brookfield Insurance Group, London', while an 'Insurance Group Manager' is somebody. */
function isFirmGroup(scanned: ScannedText, title: TitleMention): boolean {
  const { word, gap, line } = scanned.words;
  const [before, group] = [title.first - 1, title.last + 1];
  if (!isField(title) || gap[title.first] !== NO_BREAK || line[before] !== line[group])
    return false;
  if (gap[group + 1] === NO_BREAK && line[group + 1] === line[group]) return false;
  if (word[before]?.stop === true || SENIORITY.has(word[before]?.form ?? '')) return false;
  return [before, title.first, group].every((at) => beginsLarge(scanned, at));
}

/** 'Legal Secretary, Tarn Solicitors, 2019 - now': a name before what several people are is that of their firm. */
function isFirmOfMany(scanned: ScannedText, { first }: TitleMention): boolean {
  const { gap, line } = scanned.words;
  const before = first - 1;
  return gap[first] === NO_BREAK && line[before] === line[first] && beginsLarge(scanned, before);
}

/** 'Rowan Logistics, Manchester 2012-2023' is an employer: a name that means nothing stands before the field, and a place behind it. */
function isFirmOfField(scanned: ScannedText, title: TitleMention): boolean {
  const { word, id, gap, line } = scanned.words;
  const [before, next] = [title.first - 1, title.last + 1];
  if (before < 0 || gap[title.first] !== NO_BREAK) return false;
  if (!isField(title) && !KINDS_OF_WORK.has(word[title.last]?.form ?? '')) return false;
  if (isFirmBeforeDates(scanned, title)) return true;
  // The name opens its line or, behind a title, its item.
  const isInside = line[before - 1] === line[before] && gap[before] === NO_BREAK;
  if (id[before] !== 0 || isInside) return false;
  if (word[before]?.stop === true || SENIORITY.has(word[before]?.form ?? '')) return false;
  if (line[next] !== line[title.last] || gap[next] === NO_BREAK) return false;
  return [before, title.first, next].every((at) => beginsLarge(scanned, at));
}

/** 'Cook, Oak Nursing Home, 2015 - now' is no nurse, while a 'Nursing Home Administrator' runs the place. */
function isPlace(scanned: ScannedText, title: TitleMention): boolean {
  const { word, gap, line } = scanned.words;
  if (!isField(title) && !KINDS_OF_WORK.has(word[title.last]?.form ?? '')) return false;
  const { first, last } = title;
  const goesOn = (at: number): boolean => gap[at] === NO_BREAK && line[at] === line[last];
  if (goesOn(first) && word[first - 1]?.form === 'of' && goesOn(first - 1))
    return PLACES_OF.has(word[first - 2]?.form ?? '');
  return goesOn(last + 1) && PLACES.has(word[last + 1]?.form ?? '') && !goesOn(last + 2);
}

/** 'Cactus Medical Staffing   06/2022 - present': names of which the first means nothing open the line, and only dates follow. */
function isFirmBeforeDates(scanned: ScannedText, title: TitleMention): boolean {
  const { word, id, line, cue, gap } = scanned.words;
  const next = title.last + 1;
  if (line[next] !== line[title.last] || ((cue[next] ?? 0) & OPENS_DATE) === 0) return false;
  let first = title.first;
  while (line[first - 1] === line[title.first]) {
    if (title.first - first === LONGEST_FIRM) return false;
    first--;
  }
  if (title.first - first < 2 || id[first] !== 0 || word[first]?.stop === true) return false;
  if (SENIORITY.has(word[first]?.form ?? '')) return false;
  for (let at = first; at <= title.last; at++)
    if ((at > first && gap[at] !== NO_BREAK) || !beginsLarge(scanned, at)) return false;
  return true;
}

/** True if somebody only intends to become what the title says: 'Aspiring accountant'. */
function isAspired(scanned: ScannedText, { first }: TitleMention): boolean {
  const { line } = scanned.words;
  for (let at = first - 1; at >= first - RANK_WORDS && line[at] === line[first]; at--) {
    if (hasLineCue(scanned, at, ASPIRES)) return true;
  }
  return false;
}

/** Words between the verb of who learns and the name of a trade: 'Studying to become a', 'Accepted for'. */
const LEARNING_REACH = 6;
/** Words between the name of a trade and what is learnt: 'Dialysis tech training course'. */
const LESSON_REACH = 2;
/** Words that join a course and its trade: 'Certificate as a'. */
const JOINING_REACH = 2;

/** True for a trade that somebody learns: 'Retraining as a toolmaker', 'Machine operator course, 2024'. */
export function isLearnt(scanned: ScannedText, { first, last }: TitleMention): boolean {
  const { gap, line } = scanned.words;
  for (let at = last + 1; at <= last + LESSON_REACH; at++) {
    if (line[at] !== line[last] || gap[at] !== NO_BREAK) break;
    if (hasLineCue(scanned, at, IS_LESSON)) return true;
  }
  if (isNamedByCourse(scanned, first)) return true;
  for (let at = first; at > first - LEARNING_REACH; at--) {
    if (gap[at] !== NO_BREAK || line[at - 1] !== line[first]) return false;
    if (hasLineCue(scanned, at - 1, LEARNS)) return scanned.words.word[at]?.stop === true;
  }
  return false;
}

/** 'Certificate in bookkeeping', 'Formation technicien frigoriste'. */
function isNamedByCourse(scanned: ScannedText, first: number): boolean {
  const { word, gap, line } = scanned.words;
  for (let at = first - 1; first - at <= JOINING_REACH + 1; at--) {
    if (at < 0 || line[at] !== line[first] || gap[at + 1] !== NO_BREAK) return false;
    if (hasLineCue(scanned, at, IS_BARE_COURSE)) return true;
    if (at < first - 1 && hasLineCue(scanned, at, IS_COURSE)) return true;
    if (word[at]?.form === 'education') return word[at - 1]?.form === 'continuing';
    if (word[at]?.stop !== true) return false;
  }
  return false;
}
