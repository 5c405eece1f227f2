import { OF_SCHOOL } from './cues';
import type { Folded } from './fold';
import { originalOffset } from './fold';
import type { WholeText } from './scan';
import type { SkipSpan } from './skip-spans';

/** Words that name a degree or a person at a school, and so end the name of the school to their right. */
const STOPS = new Set(
  `bachelor bachelors master masters associate associates degree diploma in major minor certificate phd mba bsc msc ba bs ma
  ms be btech mtech bca mca honors professor lecturer teacher assistant researcher fellow instructor tutor intern student
  coordinator director manager advisor adviser dean analyst engineer technician librarian administrator specialist officer
  education general studies program coursework at from`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
/** The most words before 'University' taken for its name. */
const LONGEST_NAME = 3;
/** Read backwards from the end: no other position is tried. */
const BEFORE = /$(?<=(([\p{L}&.'-]+) +))/u;
const OF_PLACE = /^ (?:of|at|for)(?: (?:the|and|&|of|[\p{Lu}][\p{L}.'-]*))+/u;

/** Spans of the names of universities and colleges: prestige is not evidence. */
export function schoolSpans({ text, folded, words, cues }: WholeText): SkipSpan[] {
  const spans: SkipSpan[] = [];
  if ((cues & OF_SCHOOL) === 0) return spans;
  for (let at = 0; at < words.size; at++) {
    if ((words.cue(at) & OF_SCHOOL) === 0) continue;
    const start = words.start(at);
    const end = words.end(at);
    spans.push([start - lengthBefore(text, folded, start), end + lengthAfter(text, folded, end)]);
  }
  return spans;
}

function lengthBefore(text: string, folded: Folded, at: number): number {
  let length = 0;
  for (let words = 0; words < LONGEST_NAME; words++) {
    const before = BEFORE.exec(folded.text.slice(Math.max(0, at - length - 40), at - length));
    const [, written, word] = before ?? [];
    if (written === undefined || word === undefined || STOPS.has(word.replaceAll('.', ''))) break;
    const original = text.charAt(originalOffset(folded, at - length - written.length));
    const joins = word === 'of' || word === 'and' || word === '&';
    if (!joins && original === original.toLowerCase()) break;
    length += written.length;
  }
  return length;
}

function lengthAfter(text: string, folded: Folded, end: number): number {
  const from = originalOffset(folded, end);
  return OF_PLACE.exec(text.slice(from, from + 80))?.[0].length ?? 0;
}
