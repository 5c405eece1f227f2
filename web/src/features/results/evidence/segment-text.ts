import type { Mark } from './marks';

/** A piece of a line covered by the same marks from its first to its last letter. */
export type Segment = { start: number; text: string; marks: Mark[]; begins: Mark[]; ends: Mark[] };

export type Line = { start: number; heading: boolean; segments: Segment[] };

/**
 * Cuts a document into lines, and each line where a mark begins or ends, so that overlapping marks never nest
 * incorrectly. The `text` of all segments with the line breaks is the document again. Blank lines are kept as lines
 * without segments.
 */
export function segmentText(text: string, marks: readonly Mark[]): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    const within = marks.filter((mark) => mark.start < end && mark.end > start);
    lines.push({ start, heading: isHeading(raw), segments: segmentsOf(raw, start, within) });
    start = end + 1;
  }
  return lines;
}

function segmentsOf(line: string, offset: number, marks: readonly Mark[]): Segment[] {
  if (line.trim() === '') return [];
  const end = offset + line.length;
  const cuts = new Set([offset, end]);
  for (const mark of marks) {
    cuts.add(Math.max(offset, mark.start));
    cuts.add(Math.min(end, mark.end));
  }
  const points = [...cuts].sort((a, b) => a - b);
  return points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? end;
    const covering = marks.filter((mark) => mark.start <= from && mark.end >= to);
    return {
      start: from,
      text: line.slice(from - offset, to - offset),
      marks: covering,
      begins: covering.filter((mark) => mark.start === from),
      ends: covering.filter((mark) => mark.end === to),
    };
  });
}

const HEADINGS =
  /^(summary|profile|objective|about( me)?|(work |professional |relevant )?(experience|employment|history)|projects?|education|skills?|(technical|core|key) skills|certifications?|licenses?|licences?|languages?|publications?|awards?|references?|volunteering|interests|training|qualifications)\s*:?$/i;

/** A short line with a known section name, or all in capitals: plain-text resumes have no other headings. */
function isHeading(line: string): boolean {
  const text = line.trim();
  if (text.length === 0 || text.length > 40) return false;
  if (HEADINGS.test(text)) return true;
  return /\p{L}{3}/u.test(text) && text === text.toUpperCase() && !/\d/.test(text);
}
