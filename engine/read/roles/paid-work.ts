import type { ScannedText } from '../scan';
import type { SectionMap } from '../sections';

/** Headings of what somebody did, but not for a living. */
const UNPAID =
  /\bvolunt|\bpro bono\b|\b(?:personal|private|side|hobby|academic|student|school|university|course|class) projects?\b|\bopen source\b|\bcommunity service\b|\bextracurricular\b/;

/**
 * Tells whether a word may belong to a job: what stands under a heading of volunteering or of projects of one's own
 * shows skills, and neither titles nor years of work.
 */
export function paidWork(
  { words, folded, lines }: ScannedText,
  sections: SectionMap,
): (word: number) => boolean {
  const unpaid = new Uint8Array(sections.ofLine.length);
  let isUnpaid = 0;
  for (let line = 0; line < unpaid.length; line++) {
    if (sections.heading[line] === 1)
      isUnpaid = UNPAID.test(folded.text.slice(lines.start[line], lines.end[line])) ? 1 : 0;
    unpaid[line] = isUnpaid;
  }
  return (word) => unpaid[words.line[word] ?? 0] !== 1;
}
