import type { Invitation } from '@candor/domain/model/invitation';
import { isOpen } from '@candor/domain/rules/invitation';
import { formatDay, formatMoment, plural } from '../../../ui/format';

export type Moment = {
  key: string;
  state: 'done' | 'next' | 'ahead' | 'end';
  title: string;
  /** When it was, or why it was not yet. */
  when: string | null;
  detail: string | null;
};

/** The way of a candidate: opened, the steps that are done, the next one and those ahead, and the end. */
export function timelineOf(invitation: Invitation): Moment[] {
  return [...beginning(invitation), ...stepsOf(invitation), end(invitation)];
}

function beginning({
  access_count: opened,
  last_accessed,
  started_at: started,
}: Invitation): Moment[] {
  const first = opened === 1 && last_accessed ? formatMoment(last_accessed) : null;
  return [
    ...(opened > 0 ? [done('opened', 'Invitation opened', first)] : []),
    ...(started ? [done('started', 'Agreed to start', formatMoment(started))] : []),
  ];
}

function stepsOf(invitation: Invitation): Moment[] {
  const { steps, progress_data, milestones_completed: count, total_milestones: total } = invitation;
  const open = isOpen(invitation.status);
  if (steps.length > 0) {
    const next = steps.find(({ done_at }) => done_at === null)?.id;
    return steps.map(({ id, title, minutes, points, done_at }) => {
      const key = `step-${id}`;
      if (done_at) return done(key, title, formatMoment(done_at), plural(points, 'point'));
      const state = open && id === next ? 'next' : 'ahead';
      const detail = `Up to ${plural(points, 'point')}, about ${minutes} min`;
      return { key, title, state, when: state === 'next' ? 'not done yet' : null, detail };
    });
  }
  const events = progress_data?.milestone_history ?? [];
  const left = total - count;
  return [
    ...events.map(({ milestone, completed_at, points }, index) =>
      done(`event-${index}`, milestone, formatMoment(completed_at), plural(points, 'point')),
    ),
    ...(left > 0 && open
      ? [{ ...ahead(`${plural(left, 'more milestone')}`), state: 'next' as const }]
      : []),
  ];
}

function end({ status, expires_at, submitted_at, updated_at }: Invitation): Moment {
  const at = (title: string): Moment => ({ ...ahead(title), key: 'end', state: 'end' });
  switch (status) {
    case 'completed':
      return at(submitted_at ? `Answers sent ${formatMoment(submitted_at)}` : 'Completed');
    case 'cancelled':
      return at(`Cancelled, last changed ${formatDay(updated_at)}`);
    case 'expired':
      return at(`Expired ${formatDay(expires_at)}`);
    default:
      return at(`Expires ${formatDay(expires_at)}`);
  }
}

function done(
  key: string,
  title: string,
  when: string | null,
  detail: string | null = null,
): Moment {
  return { key, title, when, detail, state: 'done' };
}

function ahead(title: string): Moment {
  return { key: 'ahead', title, state: 'ahead', when: null, detail: null };
}
