import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import { skillRank } from '../findings/skill-rank';
import { skillSupply } from '../findings/skill-supply';
import { type RequirementFigure, shareOf } from '../requirement-figures';

/** From so many jobs and people on, the own jobs cover a skill well. */
const GOOD = { jobs: 3, people: 20 };

type Question = Pick<CompetitiveIntelligence, 'skill' | 'industry' | 'location' | 'company_size'>;

type Over = { days: number; now: Date };

/** What the requirements of the own jobs tell about a skill: `asking` are those that ask for it, `all` all of the same jobs. */
export function reportOn(
  question: Question,
  { asking, all }: { asking: readonly RequirementFigure[]; all: readonly RequirementFigure[] },
  over: Over,
): CompetitiveIntelligence {
  // A job may word one skill in several ways; the way that most people were asked in has the most to say.
  const widest = asking.toSorted((a, b) => b.n - a.n).at(0);
  const demand = new Set(asking.flatMap(({ jobIds }) => jobIds)).size;
  const enough = widest && widest.n >= LEAST_PEOPLE ? widest : null;
  const isGood = demand >= GOOD.jobs && (widest?.n ?? 0) >= GOOD.people;
  const findings = enough ? [skillSupply(enough), skillRank(enough, all)] : [];
  return {
    ...question,
    coverage: demand === 0 ? 'none' : isGood ? 'good' : 'thin',
    demand: demand === 0 ? null : demand,
    supply: enough ? enough.met : null,
    findings: findings.filter((finding) => finding !== null),
    sources: demand === 0 ? [] : [{ name: 'Your own jobs', as_of: over.now.toISOString() }],
    limits: limitsOf(question, demand, over.days),
    generated_at: over.now.toISOString(),
    cached: false,
  };
}

/** The report on the skill that the fewest people show; null where no skill was asked of enough people. */
export function scarcestSkill(
  all: readonly RequirementFigure[],
  over: Over,
): CompetitiveIntelligence | null {
  const skills = all.filter(({ kind }) => kind === 'skill');
  const scarcest = skills.toSorted((a, b) => shareOf(a) - shareOf(b) || b.n - a.n).at(0);
  if (!scarcest) return null;
  const question = {
    ...{ skill: scarcest.text, industry: null, location: null, company_size: null },
  };
  return reportOn(question, { asking: [scarcest], all }, over);
}

function limitsOf(
  { skill, industry, location, company_size: size }: Question,
  demand: number,
  days: number,
): string[] {
  const places = [industry, location].filter((words) => words !== null);
  const named = places.map((words) => `“${words}”`).join(' and ');
  const which = named && ` that names ${named}`;
  return [
    ...(demand === 0 ? [`No job of yours${which} asks for “${skill}”.`] : []),
    `There is no outside data: this rests on your own jobs of the last ${days} days alone.`,
    ...(named ? [`A job counts where its title or text names ${named}.`] : []),
    ...(size ? ['Jobs do not say how large a company is, so the size narrows nothing.'] : []),
  ];
}
