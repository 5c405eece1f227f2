import type { AiInsights } from '@candor/domain/model/ai-insights';
import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { countAiCall } from '../../../access/rate-limits';
import type { Deps } from '../../../deps';
import type { MetaCall } from '../meta';
import { nameAnswer } from '../name-answer';
import { keep, kept, type Reader } from '../store-kept';
import { noteAiCall } from './store-usage';

export type Advising = Pick<Deps, 'db' | 'clock' | 'config'>;

type Asked<Answer> = {
  reader: Reader<Answer>;
  /** All that the answer depends on besides the account's stored work. */
  told: readonly unknown[];
  /**
   * `person`: somebody pressed a button, and each press is a call. `page`: a screen asks whenever it is opened, which
   * is a call only if something has to be counted.
   */
  by: 'person' | 'page';
  compute: () => Promise<Answer>;
};

/**
 * An answer of the advisor, within the plan's hourly limit: a cached one if it is still valid.
 *
 * @throws AppError 429 if the calls of the hour are used up.
 */
export async function advise<Answer extends AiInsights | CompetitiveIntelligence>(
  { db, clock, config }: Advising,
  { actor: { userId }, allowance: { plan } }: MetaCall,
  { reader, told, by, compute }: Asked<Answer>,
): Promise<Answer> {
  const now = clock.now();
  const call = { userId, limit: config.aiCallsPerHour[plan] };
  if (by === 'person') await countAiCall(db, call, now);
  const place = await nameAnswer(db, userId, told);
  const before = await kept(db, reader, place, now);
  if (before) {
    await noteAiCall(db, userId, now, { cached: true });
    return { ...before, cached: true };
  }
  if (by === 'page') await countAiCall(db, call, now);
  const answer = await compute();
  await keep(db, 'ai', place, answer);
  await noteAiCall(db, userId, now, { cached: false });
  return answer;
}
