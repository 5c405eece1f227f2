import { AiInsights, type StrategicInsightsBody } from '@candor/domain/model/ai-insights';
import type { AiInsight } from '@candor/domain/model/insight';
import { findingsOver } from '../findings/findings-over';
import { wantedSkill } from '../findings/wanted-skill';
import { type Gathered, gather } from '../gather';
import type { MetaCall } from '../meta';
import { scopeOf } from '../scope';
import { type Advising, advise } from './advise';
import { scarcestSkill } from './scarcest-skill';
import { ofCategory } from './skill-names';

/**
 * What stands out over the jobs of a range of days that name a department. With a category of skills it is about requirements of that
 * category alone.
 */
export async function strategicInsights(
  deps: Advising,
  call: MetaCall & { body: StrategicInsightsBody },
): Promise<AiInsights> {
  const { body } = call;
  return advise(deps, call, {
    reader: AiInsights,
    told: ['strategic', body],
    by: 'person',
    compute: () => compute(deps, call),
  });
}

async function compute(
  { db, clock }: Advising,
  { actor, body }: MetaCall & { body: StrategicInsightsBody },
): Promise<AiInsights> {
  const now = clock.now();
  const { time_range: days, department_filter: department, skill_category: category } = body;
  const scope = scopeOf(actor.userId, { time_range: days }, now);
  const found = await gather(db, { ...scope, naming: department ? [department] : [] });
  const requirements = found.requirements.filter(({ text, kind }) =>
    ofCategory({ text, kind }, category),
  );
  return {
    insights: findingsIn({ ...found, requirements }, days, category !== null),
    competitive_analysis: body.include_competitive_analysis
      ? await scarcestSkill(db, { userId: actor.userId, all: requirements }, { days, now })
      : null,
    dashboard_mode: null,
    time_range: String(days),
    generated_by: 'rules',
    cached: false,
    generated_at: now.toISOString(),
  };
}

function findingsIn(found: Gathered, days: number, onlySkills: boolean): AiInsight[] {
  const wanted = wantedSkill(found.requirements);
  const all = [...findingsOver(found, days), ...(wanted ? [wanted] : [])];
  return onlySkills ? all.filter(({ category }) => category === 'skills') : all;
}
