import type { BatchJob } from '@candor/domain/model/batch';
import type { NotificationPriority, PersistentNotification } from '@candor/domain/model/live';
import { daysRemaining, type QuotaLevel, quotaLevel } from '@candor/domain/rules/quota';
import type { Allowance } from '../../access/allowance';

/**
 * What is worth a notification. The id says what it is about, so that a browser keeps each once however often it is sent:
 * a batch once per outcome, a quota level once per period, the end of a trial once a day.
 */

/** What to tell about a batch that ended; null for one that somebody cancelled, who knows it already. */
export function batchNotice(job: BatchJob): PersistentNotification | null {
  const { status } = job;
  if (status !== 'completed' && status !== 'failed') return null;
  const completed = status === 'completed';
  return {
    id: `batch:${job.batch_job_id}:${status}`,
    read: false,
    timestamp: job.completed_at ?? job.updated_at,
    type: 'batch',
    subtype: status,
    title: completed ? `${job.jobTitle} is scored` : `${job.jobTitle} failed`,
    message: completed ? doneWords(job) : (job.error_message ?? 'No cause was given.'),
    priority: completed ? 'medium' : 'high',
    data: { batch_job_id: job.batch_job_id },
    actionUrl: `/analytics?batchId=${job.batch_job_id}`,
  };
}

function doneWords({ processed_candidates: done }: BatchJob): string {
  return done === 1 ? '1 candidate is done.' : `${done} candidates are done.`;
}

const LEVELS: Record<
  Exclude<QuotaLevel, 'none'>,
  { percent: number; priority: NotificationPriority }
> = {
  info: { percent: 50, priority: 'medium' },
  warning: { percent: 75, priority: 'high' },
  critical: { percent: 90, priority: 'critical' },
};

const TRIAL_TOLD_DAYS = 3;
const TRIAL_CRITICAL_DAYS = 2;

/** What an account is past at this moment: the highest level of its quota, the last days of its trial. */
export function planNotices(allowance: Allowance, now: Date): PersistentNotification[] {
  return [quotaNotice(allowance, now), trialNotice(allowance, now)].filter(
    (notice) => notice !== null,
  );
}

function quotaNotice(allowance: Allowance, now: Date): PersistentNotification | null {
  const limit = allowance.candidatesLimit;
  const used = allowance.candidatesUsed + allowance.candidatesReserved;
  const level = quotaLevel(used, limit);
  if (level === 'none' || limit === null) return null;
  const { percent, priority } = LEVELS[level];
  const number = (count: number) => count.toLocaleString('en-GB');
  return {
    id: `quota:${percent}:${allowance.periodEnd.toISOString()}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'quota',
    subtype: `quota_${percent}`,
    title: `${percent}% of your candidates are used`,
    message: `${number(used)} of ${number(limit)} in this period.`,
    priority,
    data: {},
    actionUrl: '/billing',
  };
}

function trialNotice({ plan, trialEndsAt }: Allowance, now: Date): PersistentNotification | null {
  if (plan !== 'trial' || trialEndsAt === null) return null;
  const days = daysRemaining(trialEndsAt, now);
  if (days === 0 || days > TRIAL_TOLD_DAYS) return null;
  return {
    id: `trial:${days}:${trialEndsAt.toISOString()}`,
    read: false,
    timestamp: now.toISOString(),
    type: 'trial',
    subtype: `trial_${days}`,
    title: days === 1 ? 'Your trial ends in 1 day' : `Your trial ends in ${days} days`,
    message: 'Nothing is deleted when it does. A plan keeps everything open.',
    priority: days <= TRIAL_CRITICAL_DAYS ? 'critical' : 'high',
    data: {},
    actionUrl: '/billing',
  };
}
