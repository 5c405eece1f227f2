import type { Evidence, Section } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { SECTIONS } from '../read/section-headings';
import type { Hit } from '../score/hit';
import { passageAround } from './passage';

/** The most quotes per requirement: enough to check, few enough to read. */
export const MOST_QUOTES = 4;
/** The semantic line is about all requirements at once: one quote for each of the best. */
export const MOST_SEMANTIC_QUOTES = 8;

/** The best quotes for one line of the ledger, best first. Quotes never overlap. Denied places are not quoted. */
export function evidenceOf(
  candidate: CandidateText,
  hits: readonly Hit[],
  most = MOST_QUOTES,
): Evidence[] {
  const evidence: Evidence[] = [];
  const best = hits
    .filter((hit) => hit.credit > 0)
    .sort((a, b) => b.credit - a.credit || a.first - b.first);
  for (const hit of best) {
    if (evidence.length === most) break;
    const passage = passageAround(candidate.scanned, hit.first, hit.last);
    if (evidence.some((known) => passage.start < known.end && known.start < passage.end)) continue;
    const line = candidate.scanned.words.line[hit.first] ?? 0;
    evidence.push({
      start: passage.start,
      end: passage.end,
      quote: candidate.scanned.text.slice(passage.start, passage.end),
      section: sectionOf(candidate, line),
      reason: hit.reason,
      strength: Math.min(1, hit.credit),
      ...(hit.told === undefined ? {} : { told_level: hit.told }),
    });
  }
  return evidence;
}

/** A resume without headings is one long opening, but what stands below the title and dates of a job is experience. */
function sectionOf({ sections, roles }: CandidateText, line: number): Section {
  const section = SECTIONS[sections.ofLine[line] ?? 0] ?? 'other';
  if (section !== 'summary') return section;
  const isWork = roles.some(
    (role) => role.period !== null && role.firstLine <= line && line <= role.lastLine,
  );
  return isWork ? 'experience' : section;
}
