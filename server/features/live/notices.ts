import type { BatchJob } from '@candor/domain/model/batch';
import type { PersistentNotification } from '@candor/domain/model/live';
import { planNotices } from '@candor/domain/rules/plan-notices';
import { daysRemaining } from '@candor/domain/rules/quota';
import type { Allowance } from '../../access/allowance';

/**
 * What to tell about a batch that ended, once per outcome by its id; null for one that somebody cancelled, who knows it
 * already.
 */
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

/** What an account is past at this moment. Reservations count: they are as good as used. */
export function accountNotices(allowance: Allowance, now: Date): PersistentNotification[] {
  const { candidatesUsed, candidatesReserved, candidatesLimit, periodEnd } = allowance;
  const { plan, trialEndsAt, graceEndsAt } = allowance;
  return planNotices({
    used: candidatesUsed + candidatesReserved,
    limit: candidatesLimit,
    period: periodEnd.toISOString(),
    trial:
      plan === 'trial' && trialEndsAt !== null
        ? { daysLeft: daysRemaining(trialEndsAt, now), endsAt: trialEndsAt.toISOString() }
        : null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    now,
  });
}
