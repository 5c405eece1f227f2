import type { EvidenceReason } from '@candor/domain/model/match';
import type { CandidateText } from '../read/candidate-text';
import { isExpired } from '../read/expiry';
import { isUnearned } from '../read/unearned';
import { isDenied } from '../skills/denial';
import type { ConceptMention, TitleMention } from '../skills/mentions';
import type { CompiledJob } from './compile-job';
import type { Hit } from './hit';
import type { JobLine } from './job-lines';
import { levelCredit, spokenLevels } from './level-credit';
import { creditOf } from './line-credit';
import type { ConceptUse } from './lookups';
import { showsWork } from './shown-work';
import { EXPIRED_CREDIT, OF_TRADE } from './weights';
import { skillYearsFactor, yearsSaidOf } from './years-strength';

/** The lines of a text that show what a line of the ledger asks for, and the most years that the text states for it. */
type Shown = { readonly lines: Set<number>; said: number };

const NOT_SHOWN: Shown = { lines: new Set(), said: 0 };

/**
 * Writes the strength of every line that asks for named things: the best mention counts and repeats add nothing. If
 * years are asked for, the dated roles around the mentions decide how much of it remains. Places go to `keep`.
 */
export function skillStrengths(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
  keep: ((hit: Hit) => void) | null,
): void {
  const shownIn = mentionStrengths(job, candidate, credits, strengths, keep);
  const { line } = candidate.scanned.words;
  job.lines.forEach(({ task }, number) => {
    if (task.type !== 'skill' || task.years === null) return;
    for (const { first, last } of titlesOfField(job, candidate, number)) {
      const row = line[first] ?? 0;
      const credit = credits[row] ?? 0;
      strengths[number] = Math.max(strengths[number] ?? 0, credit);
      shownOf(shownIn, number).lines.add(row);
      keep?.({ line: number, first, last, credit, reason: 'implied' });
    }
    const factor = skillYearsFactor(candidate, shownIn.get(number) ?? NOT_SHOWN, task.years);
    strengths[number] = (strengths[number] ?? 0) * factor;
  });
}

/** The same without regard to years. Returns where each line of the ledger that asks for years is shown. */
function mentionStrengths(
  job: CompiledJob,
  candidate: CandidateText,
  credits: Float64Array,
  strengths: Float64Array,
  keep: ((hit: Hit) => void) | null,
): Map<number, Shown> {
  const { line } = candidate.scanned.words;
  const shownIn = new Map<number, Shown>();
  const levels = spokenLevels(job, candidate);
  for (const mention of candidate.names.concepts) {
    const uses = job.lookups.concepts.get(mention.concept);
    if (uses === undefined) continue;
    const row = line[mention.first] ?? 0;
    const shows =
      !isDenied(candidate.scanned, mention.first, mention.last) &&
      !isUnearned(candidate.scanned, mention);
    const place = { concept: mention.concept, line: row };
    const credit = shows ? creditOf(candidate, credits, place) : 0;
    const expired = credit > 0 && isExpired(candidate, mention);
    for (const use of uses) {
      const level = levels === null ? null : levelCredit(job.lines[use.line], mention, levels);
      const least = credit > 0 ? (level?.least ?? 0) : 0;
      const most = expired ? EXPIRED_CREDIT : (level?.most ?? 1);
      const worth = Math.min(most, Math.max(least, credit) * use.share);
      strengths[use.line] = Math.max(strengths[use.line] ?? 0, worth);
      if (credit > 0 && use.reason !== 'related' && asksForYears(job.lines[use.line])) {
        const shown = shownOf(shownIn, use.line);
        shown.lines.add(row);
        shown.said = Math.max(shown.said, yearsSaidOf(candidate, mention));
      }
      const reason = expired ? 'expired' : (level?.reason ?? reasonOf(use, mention));
      const { first, last } = mention;
      keep?.({ line: use.line, first, last, credit: worth, reason, told: level?.told });
    }
  }
  return shownIn;
}

function asksForYears(line: JobLine | undefined): boolean {
  return line?.task.type === 'skill' && line.task.years !== null;
}

function shownOf(shownIn: Map<number, Shown>, line: number): Shown {
  const known = shownIn.get(line);
  if (known !== undefined) return known;
  const shown: Shown = { lines: new Set(), said: 0 };
  shownIn.set(line, shown);
  return shown;
}

/** The titles of dated jobs that show the work whose years a line asks for. */
function titlesOfField(
  { fieldTitles, titleAffinity }: CompiledJob,
  candidate: CandidateText,
  number: number,
): readonly TitleMention[] {
  const asked = fieldTitles[number];
  if (!asked) return [];
  return candidate.roles.flatMap((role) => {
    if (role.period === null) return [];
    const held = role.titles.filter(({ title, nested }) => !nested && asked.has(title));
    if (held.length === 0) return [];
    const shown = showsWork(candidate, role, titleAffinity);
    return held.filter(({ title }) => titleAffinity.of(title, shown) >= OF_TRADE);
  });
}

function reasonOf({ reason }: ConceptUse, { canonical }: ConceptMention): EvidenceReason {
  if (reason !== 'named') return reason;
  return canonical ? 'exact' : 'alias';
}
