import type { Invitation } from '@candor/domain/model/invitation';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Clock } from 'lucide-react';
import { formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';

type LastActiveProps = {
  invitation: Pick<Invitation, 'last_accessed' | 'is_stalled' | 'milestones_completed'>;
  now: Date;
};

/**
 * The candidate's last activity; marked if somebody should follow up. A link that nobody opened says nothing about
 * steps that an ATS reports as done: whoever has some of those is not called somebody who opened nothing.
 */
export function LastActive({ invitation, now }: LastActiveProps) {
  const { last_accessed: at, is_stalled: stalled, milestones_completed: done } = invitation;
  if (at === null && !stalled) return <NotAvailable />;
  const elsewhere = at === null && done > 0;
  return (
    <span className={stalled ? 'whitespace-nowrap text-warning' : 'whitespace-nowrap'}>
      {stalled && (
        <>
          <Clock
            size={14}
            strokeWidth={1.75}
            className="mr-1 inline-block align-[-2px]"
            aria-hidden
          />
          {elsewhere ? 'Stalled' : <span className="sr-only">Stalled, </span>}
        </>
      )}
      {at !== null && (
        <time dateTime={at} title={formatMoment(at)}>
          {timeAgo(new Date(at), now)}
        </time>
      )}
      {at === null && !elsewhere && 'Not opened'}
    </span>
  );
}
