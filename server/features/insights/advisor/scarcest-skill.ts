import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import type { Executor } from '../../../db/database';
import { type RequirementFigure, shareOf } from '../requirement-figures';
import { publicStatistics } from '../statistics/public-statistics';
import { jobsAsking, type Over, reportOn } from './skill-report';

/** The report on the skill that the fewest people show; null where no skill was asked of enough people. */
export async function scarcestSkill(
  executor: Executor,
  { userId, all }: { userId: string; all: readonly RequirementFigure[] },
  over: Over,
): Promise<CompetitiveIntelligence | null> {
  const skills = all.filter(({ kind }) => kind === 'skill');
  const scarcest = skills.toSorted((a, b) => shareOf(a) - shareOf(b) || b.n - a.n).at(0);
  if (!scarcest) return null;
  const asking = [scarcest];
  const jobIds = jobsAsking(asking);
  const statistics = await publicStatistics(executor, { userId, jobIds, location: null });
  const question = {
    skill: scarcest.text,
    industry: null,
    location: null,
    company_size: null,
  };
  return reportOn(question, { asking, all, statistics }, over);
}
