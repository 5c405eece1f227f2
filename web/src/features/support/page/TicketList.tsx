import type { SupportTicket } from '@candor/domain/model/support';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { TYPE_WORD, ticketNumber } from '../../../tickets/ticket-words';
import { formatMoment } from '../../../ui/format';
import { useNow } from '../../../ui/use-now';
import { TicketTags } from './TicketTags';

/** The tickets of the account. One opens beside the list. */
export function TicketList({ tickets }: { tickets: readonly SupportTicket[] }) {
  const now = useNow(60_000);
  return (
    <ul aria-label="Your tickets" className="divide-y divide-hairline border-y border-hairline">
      {tickets.map((ticket) => (
        <li key={ticket.id} className="relative flex min-h-16 items-center gap-4 py-2.5">
          <div className="min-w-0 flex-1">
            <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <Link
                to={paths.supportTicket(ticket.id)}
                preventScrollReset
                className="min-w-0 truncate text-14 font-medium after:absolute after:inset-0 hover:underline"
              >
                {ticket.subject}
              </Link>
              <TicketTags ticket={ticket} />
            </div>
            <p className="text-12 text-ink-3 max-sm:mt-1">
              <span className="font-mono">{ticketNumber(ticket.id)}</span>
              {`, ${TYPE_WORD[ticket.type]}`}
              {ticket.priority === null && ', by e-mail'}
            </p>
          </div>
          <time
            dateTime={ticket.created_at}
            title={formatMoment(ticket.created_at)}
            className="num shrink-0 text-12 text-ink-3"
          >
            {timeAgo(new Date(ticket.created_at), now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
