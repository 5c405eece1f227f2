import type { AiInsight } from '@candor/domain/model/insight';
import type { Allowance } from '../../../access/allowance';
import { confidenceIn } from './confidence';

type Use = Pick<Allowance, 'candidatesUsed' | 'candidatesRemaining' | 'periodStart' | 'periodEnd'>;

const DAY_MS = 86_400_000;
/** Before this much of a period has passed, its pace says little. */
const LEAST_DAYS = 2;

/** Whether the quota ends before its period, at the pace so far; null where it does not, or nothing limits it. */
export function quotaPace(
  { candidatesUsed, candidatesRemaining, periodStart, periodEnd }: Use,
  now: Date,
): AiInsight | null {
  const passed = (now.getTime() - periodStart.getTime()) / DAY_MS;
  if (candidatesRemaining === null || candidatesUsed === 0 || passed < LEAST_DAYS) return null;
  const daysLeft = (candidatesRemaining * passed) / candidatesUsed;
  const daysToEnd = (periodEnd.getTime() - now.getTime()) / DAY_MS;
  if (daysLeft >= daysToEnd) return null;
  const early = Math.max(1, Math.round(daysToEnd - daysLeft));
  return {
    id: 'quota-pace',
    title: 'The quota will not last',
    claim: `At this pace the quota is used up ${early} ${early === 1 ? 'day' : 'days'} before its period ends.`,
    basis: `${candidatesUsed} candidates in ${Math.round(passed)} days; ${candidatesRemaining} are left for ${Math.round(daysToEnd)} days.`,
    n: candidatesUsed,
    confidence: confidenceIn(candidatesUsed),
    actions: ['See under Billing what a higher plan holds.'],
    links: [{ label: 'Billing', path: '/billing' }],
    category: 'quota',
  };
}
