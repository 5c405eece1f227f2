import {
  CompetitiveIntelligence,
  type CompetitiveIntelligenceBody,
} from '@candor/domain/model/competitive-intelligence';
import type { MetaCall } from '../meta';
import { allRequirements, enoughPeople } from '../requirement-figures';
import { scopeOf } from '../scope';
import { publicStatistics } from '../statistics/public-statistics';
import { askedIn, verdictCounts } from '../store-requirements';
import { type Advising, advise } from './advise';
import { asksFor } from './skill-names';
import { jobsAsking, reportOn } from './skill-report';

/** A skill is asked for now and then: of all that may be looked at, nothing is left out. */
const DAYS = 365;

/**
 * What the account's own jobs of a year say about a skill, if they name the industry and the place, next to public
 * statistics.
 */
export async function competitiveIntelligence(
  deps: Advising,
  call: MetaCall & { body: CompetitiveIntelligenceBody },
): Promise<CompetitiveIntelligence> {
  const { body } = call;
  return advise(deps, call, {
    reader: CompetitiveIntelligence,
    told: ['competitive', body],
    by: 'person',
    compute: () => compute(deps, call),
  });
}

async function compute(
  { db, clock }: Advising,
  { actor, body }: MetaCall & { body: CompetitiveIntelligenceBody },
): Promise<CompetitiveIntelligence> {
  const now = clock.now();
  const scope = {
    ...scopeOf(actor.userId, { time_range: DAYS }, now),
    naming: [body.industry, body.location].filter((words) => words !== null),
  };
  const figures = allRequirements(await askedIn(db, scope), await verdictCounts(db, scope));
  const asking = figures.filter((figure) => asksFor(figure, body.skill));
  const statistics = await publicStatistics(db, {
    userId: actor.userId,
    jobIds: jobsAsking(asking),
    location: body.location,
  });
  const all = figures.filter(enoughPeople);
  return reportOn(body, { asking, all, statistics }, { days: DAYS, now });
}
