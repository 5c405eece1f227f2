import type { ScannedText } from '../scan';
import type { SectionMap } from '../sections';

/** Headings of what somebody did, but not for a living. */
const UNPAID =
  /\bvolunt|\bpro bono\b|\b(?:personal|private|side|hobby|academic|student|school|university|course|class) projects?\b|\bopen source\b|\bcommunity service\b|\bextracurricular\b/;

/** The same before what a single line says: 'Volunteering: conversation leader, 2023 - now'. */
const LABEL =
  /[^\p{L}\n]{0,4}(?:volunt(?:eer(?:ing|ed)?|ary)(?: work| roles?| experience)?|pro bono(?: work)?) ?[:-] /uy;

function isLabelled(text: string, start: number): boolean {
  LABEL.lastIndex = start;
  return LABEL.test(text);
}

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
    unpaid[line] = isUnpaid === 1 || isLabelled(folded.text, lines.start[line] ?? 0) ? 1 : 0;
  }
  return (word) => unpaid[words.line[word] ?? 0] !== 1;
}
