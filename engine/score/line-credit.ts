import type { CandidateText } from '../read/candidate-text';
import { SECTIONS } from '../read/section-headings';
import { conceptAt } from '../taxonomy/own-terms';
import type { ConceptKind } from '../taxonomy/types';
import { CREDIT } from './weights';

const EXPERIENCE = SECTIONS.indexOf('experience');
const PROJECTS = SECTIONS.indexOf('projects');
const CREDENTIALS = new Set(
  (['education', 'certifications', 'languages'] as const).map((name) => SECTIONS.indexOf(name)),
);

/** What one holds or does not hold: nothing more could be said of it than its name. */
const HELD: ReadonlySet<ConceptKind> = new Set(['certification', 'licence', 'spoken_language']);

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

/** What a mention of a concept on a line is worth: a paper or a language is no less for standing in a list of such. */
export function creditOf(
  { scanned, sections }: CandidateText,
  credits: Float64Array,
  { concept, line }: { readonly concept: number; readonly line: number },
): number {
  const credit = credits[line] ?? 0;
  if (credit !== CREDIT.list || !CREDENTIALS.has(sections.ofLine[line] ?? 0)) return credit;
  const kind = conceptAt(scanned.own, concept)?.kind;
  return kind !== undefined && HELD.has(kind) ? CREDIT.credential : credit;
}

function proseCredit(section: number): number {
  if (section === EXPERIENCE || section === PROJECTS) return CREDIT.work;
  return CREDENTIALS.has(section) ? CREDIT.credential : CREDIT.prose;
}
