import type { StaffTicket } from '@candor/domain/model/support';
import { PLANS } from '@candor/domain/rules/plans';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { PRIORITY_WORD, TYPE_WORD } from '../../tickets/ticket-words';
import { buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { formatMoment } from '../../ui/format';
import { useFocusAfter } from '../../ui/use-focus-after';
import { CloseTicket } from './CloseTicket';

/** A ticket's owner and subject, and the button to close it. */
export function TicketFacts({ ticket }: { ticket: StaffTicket }) {
  const owner = useFocusAfter<HTMLHeadingElement>(ticket.status === 'closed');
  const { priority, created_at: created, closed_at: closed } = ticket;
  const facts: [string, string][] = [
    ['Plan', PLANS[ticket.user_plan].name],
    ['Type', TYPE_WORD[ticket.type]],
    ['Priority', priority === null ? 'None, by e-mail' : PRIORITY_WORD[priority]],
    ['Opened', formatMoment(created)],
    ['Last message', formatMoment(ticket.last_message_at)],
    ...(closed ? [['Closed', formatMoment(closed)] satisfies [string, string]] : []),
    ...(ticket.channel_id ? [['Channel', ticket.channel_id] satisfies [string, string]] : []),
  ];
  return (
    <Card aria-label="About this ticket" className="px-4 py-4 sm:px-5">
      <h2 ref={owner} tabIndex={-1} className="text-16 font-strong wrap-anywhere">
        {ticket.user_name}
      </h2>
      <p className="text-13 wrap-anywhere text-ink-2">{ticket.user_email}</p>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-13 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link to={paths.staffUser(ticket.user_id)} className={buttonClass()}>
          Open the account
        </Link>
        {ticket.status === 'active' && <CloseTicket ticket={ticket} />}
      </div>
    </Card>
  );
}
