import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import type { RequirementKind } from '@candor/domain/model/match';
import type { ScarceRequirement, SkillGap } from '@candor/domain/model/meta-analytics';
import type { AskedBatch, VerdictCount } from './store-requirements';

const MOST_SKILLS = 15;
const MOST_SCARCE = 10;
/** From this share of people on who show a must-have, it is not scarce. */
const COMMON = 0.5;

/** One requirement over all jobs that word it alike. */
export type RequirementFigure = ScarceRequirement & {
  /** `skill` if one of the jobs treats it as a skill. */
  kind: RequirementKind;
  must: boolean;
  /** Jobs that ask for it. */
  jobs: number;
  /** Those, the newest first. */
  jobIds: readonly string[];
};

/** Adds up what became of each requirement, over all jobs that word it alike; what an edited rubric dropped does not count. */
export function requirementFigures(
  asked: readonly AskedBatch[],
  counts: readonly VerdictCount[],
): RequirementFigure[] {
  return allRequirements(asked, counts).filter(enoughPeople);
}

/** Whether a requirement was asked of enough people for a figure. */
export function enoughPeople({ n }: Pick<RequirementFigure, 'n'>): boolean {
  return n >= LEAST_PEOPLE;
}

/** The same including those that too few people were asked for. */
export function allRequirements(
  asked: readonly AskedBatch[],
  counts: readonly VerdictCount[],
): RequirementFigure[] {
  const batchOf = new Map(asked.map((batch) => [batch.id, batch]));
  const figures = new Map<string, RequirementFigure>();
  for (const { batchId, at, ...verdicts } of counts) {
    const shown = shownAt(batchOf.get(batchId), at);
    if (!shown) continue;
    const key = shown.text.trim().toLowerCase();
    const before = figures.get(key) ?? { ...NONE, text: shown.text };
    figures.set(key, {
      text: before.text,
      kind: shown.kind === 'skill' ? 'skill' : before.jobs === 0 ? shown.kind : before.kind,
      must: before.must || shown.must,
      jobs: before.jobs + 1,
      jobIds: [...before.jobIds, batchId],
      met: before.met + verdicts.met,
      partial: before.partial + verdicts.partial,
      unmet: before.unmet + verdicts.unmet,
      unclear: before.unclear + verdicts.unclear,
      n: before.n + verdicts.met + verdicts.partial + verdicts.unmet + verdicts.unclear,
    });
  }
  const place = new Map(asked.map(({ id }, at) => [id, at]));
  const newestFirst = (a: string, b: string) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  return [...figures.values()].map((figure) => ({
    ...figure,
    jobIds: figure.jobIds.toSorted(newestFirst),
  }));
}

const NONE: Omit<RequirementFigure, 'text'> = {
  kind: 'other',
  must: false,
  jobs: 0,
  jobIds: [],
  met: 0,
  partial: 0,
  unmet: 0,
  unclear: 0,
  n: 0,
};

/** The requirement at a place as the job states it; null for what follows from the whole text, and where an edited rubric has dropped or merged it. */
function shownAt(batch: AskedBatch | undefined, at: number) {
  const read = batch?.requirements[at];
  if (!batch || !read?.source) return null;
  if (!batch.lines) {
    return { text: read.text, kind: read.kind, must: read.importance === 'must' };
  }
  const line = batch.lines.find(
    ({ requirement_ids: ids }) => ids.length === 1 && ids[0] === read.id,
  );
  return line ? { text: line.text, kind: line.kind, must: line.importance === 'must' } : null;
}

/** The most wanted skills, with how many people show them. */
export function skillGaps(figures: readonly RequirementFigure[]): SkillGap[] {
  return figures
    .filter(({ kind }) => kind === 'skill')
    .sort((a, b) => b.jobs - a.jobs || b.n - a.n || a.text.localeCompare(b.text))
    .slice(0, MOST_SKILLS)
    .map(({ text, jobs, met, n }) => ({ skill: text, demand: jobs, supply: met, n }));
}

/** The must-haves that fewer than half show, scarcest first; a partial match counts half. */
export function scarceRequirements(figures: readonly RequirementFigure[]): ScarceRequirement[] {
  return figures
    .filter((figure) => figure.must && shareOf(figure) < COMMON)
    .sort((a, b) => shareOf(a) - shareOf(b) || b.n - a.n || a.text.localeCompare(b.text))
    .slice(0, MOST_SCARCE)
    .map(({ text, met, partial, unmet, unclear, n }) => ({
      text,
      met,
      partial,
      unmet,
      unclear,
      n,
    }));
}

/** The share of those who were asked that shows a requirement; a partial match counts half. */
export const shareOf = ({ met, partial, n }: RequirementFigure) => (met + partial / 2) / n;
