import type { CandidateText } from '../read/candidate-text';
import { SECTIONS } from '../read/section-headings';
import { CREDIT } from './weights';

const EXPERIENCE = SECTIONS.indexOf('experience');
const PROJECTS = SECTIONS.indexOf('projects');
const CREDENTIALS = new Set(
  (['education', 'certifications', 'languages'] as const).map((name) => SECTIONS.indexOf(name)),
);

/** What a mention on each line is worth, 0 to 1: dated work most, a bare list least. */
export function lineCredits(candidate: CandidateText): Float64Array {
  const { sections, lists, roles } = candidate;
  const credits = new Float64Array(sections.ofLine.length);
  for (let line = 0; line < credits.length; line++) {
    credits[line] = lists[line] === 1 ? CREDIT.list : proseCredit(sections.ofLine[line] ?? 0);
  }
  for (const role of roles) {
    const dated = role.period !== null && !role.period.single;
    for (let line = role.firstLine; line <= role.lastLine; line++) {
      if (lists[line] === 1)
        credits[line] = Math.max(credits[line] ?? 0, dated ? CREDIT.datedList : CREDIT.list);
      else credits[line] = Math.max(credits[line] ?? 0, dated ? CREDIT.datedWork : CREDIT.work);
    }
  }
  return credits;
}

function proseCredit(section: number): number {
  if (section === EXPERIENCE || section === PROJECTS) return CREDIT.work;
  return CREDENTIALS.has(section) ? CREDIT.credential : CREDIT.prose;
}
