import type { Folded } from './fold';
import { originalOffset } from './fold';
import type { SkipSpan } from './private';

const SCHOOL =
  /\b(?:university|universities|college|institute|polytechnic|universidad|universite|universitat)\b/g;
const HINTS = ['universit', 'college', 'institute', 'polytechnic', 'universidad'];
/** Words that belong to a degree and never to the name of the school beside it. */
const DEGREE_WORDS = new Set(
  `bachelor bachelors master masters associate science sciences arts art degree diploma engineering business administration
  computer education in major minor certificate phd mba bsc msc ba bs ma ms be btech mtech bca mca honors commerce`.split(
    /\s+/,
  ),
);
const LONGEST_NAME = 4;
const BEFORE = /([\p{L}&.'-]+)([ ]+)$/u;
const OF_PLACE = /^ (?:of|at|for)(?: (?:the|and|&|of|[\p{Lu}][\p{L}.'-]*))+/u;

/** Spans of the names of universities and colleges: prestige is no evidence. */
export function schoolSpans(text: string, folded: Folded): SkipSpan[] {
  if (!HINTS.some((hint) => folded.text.includes(hint))) return [];
  return [...folded.text.matchAll(SCHOOL)].map((found) => {
    const end = found.index + found[0].length;
    return [
      found.index - lengthBefore(text, folded, found.index),
      end + lengthAfter(text, folded, end),
    ];
  });
}

function lengthBefore(text: string, folded: Folded, at: number): number {
  let length = 0;
  for (let words = 0; words < LONGEST_NAME; words++) {
    const before = BEFORE.exec(folded.text.slice(Math.max(0, at - length - 40), at - length));
    const word = before?.[1];
    if (before === null || word === undefined || DEGREE_WORDS.has(word.replaceAll('.', ''))) break;
    const original = text.charAt(originalOffset(folded, at - length - before[0].length));
    const joins = word === 'of' || word === 'and' || word === '&';
    if (!joins && original === original.toLowerCase()) break;
    length += before[0].length;
  }
  return length;
}

function lengthAfter(text: string, folded: Folded, end: number): number {
  const from = originalOffset(folded, end);
  return OF_PLACE.exec(text.slice(from, from + 80))?.[0].length ?? 0;
}
