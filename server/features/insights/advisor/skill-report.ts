import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import { skillRank } from '../findings/skill-rank';
import { skillSupply } from '../findings/skill-supply';
import type { RequirementFigure } from '../requirement-figures';
import type { PublicStatistics } from '../statistics/public-statistics';
import { statisticLimits } from '../statistics/statistic-limits';
import type { StatisticSource } from '../statistics/store';

/** From so many jobs and people on, the own jobs cover a skill well. */
const GOOD = { jobs: 3, people: 20 };

export type Question = Pick<
  CompetitiveIntelligence,
  'skill' | 'industry' | 'location' | 'company_size'
>;

export type Over = { days: number; now: Date };

type Found = {
  /** The requirements that ask for the skill. */
  asking: readonly RequirementFigure[];
  /** All of the same jobs. */
  all: readonly RequirementFigure[];
  /** What public tables say about the occupations of the jobs that ask. */
  statistics: PublicStatistics;
};

/** What the requirements of the account's jobs say about a skill, with public statistics next to them. */
export function reportOn(
  question: Question,
  { asking, all, statistics }: Found,
  over: Over,
): CompetitiveIntelligence {
  // A job may word one skill in several ways; the way that most people were asked in has the most to say.
  const widest = asking.toSorted((a, b) => b.n - a.n).at(0);
  const demand = jobsAsking(asking).length;
  const enough = widest && widest.n >= LEAST_PEOPLE ? widest : null;
  const isGood = demand >= GOOD.jobs && (widest?.n ?? 0) >= GOOD.people;
  const findings = enough ? [skillSupply(enough), skillRank(enough, all)] : [];
  const own = { name: 'Your own jobs', as_of: over.now.toISOString(), licence: null };
  return {
    ...question,
    coverage: demand === 0 ? 'none' : isGood ? 'good' : 'thin',
    demand: demand === 0 ? null : demand,
    supply: enough ? enough.met : null,
    findings: findings.filter((finding) => finding !== null),
    statistics: statistics.facts,
    sources: demand === 0 ? [] : [own, ...statistics.sources.map(presentSource)],
    limits: limitsOf(question, { demand, statistics }, over.days),
    generated_at: over.now.toISOString(),
    cached: false,
  };
}

/** The jobs in which a skill is asked for, the newest of each wording first. */
export function jobsAsking(asking: readonly RequirementFigure[]): string[] {
  return [...new Set(asking.flatMap(({ jobIds }) => jobIds))];
}

function presentSource({ name, asOf, licence }: StatisticSource) {
  return { name, as_of: new Date(asOf).toISOString(), licence };
}

function limitsOf(
  { skill, industry, location, company_size: size }: Question,
  { demand, statistics }: { demand: number; statistics: PublicStatistics },
  days: number,
): string[] {
  const places = [industry, location].filter((words) => words !== null);
  const named = places.map((words) => `“${words}”`).join(' and ');
  const which = named && ` that names ${named}`;
  const own = `your own jobs of the last ${days} days alone.`;
  return [
    ...(demand === 0 ? [`No job of yours${which} asks for “${skill}”.`] : []),
    statistics.loaded
      ? `What is counted here rests on ${own}`
      : `There is no outside data: this rests on ${own}`,
    ...(named ? [`A job counts where its title or text names ${named}.`] : []),
    ...(size ? ['Jobs do not say how large a company is, so the size narrows nothing.'] : []),
    ...(statistics.loaded ? statisticLimits(statistics, location) : []),
  ];
}
