import type { SupportTicket } from '@candor/domain/model/support';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { TYPE_WORD, ticketNumber } from '../../../tickets/ticket-words';
import { formatMoment } from '../../../ui/format';
import { useNow } from '../../../ui/use-now';
import { EndTicket } from './EndTicket';
import { OpenChat } from './OpenChat';
import { TicketTags } from './TicketTags';

/** The chat that is open. It stands in place of the form: one conversation at a time. */
export function ActiveChat({ ticket }: { ticket: SupportTicket }) {
  const now = useNow(60_000);
  return (
    <section aria-labelledby="active-chat" className="pt-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id="active-chat" className="min-w-0 text-16 font-strong wrap-anywhere">
          {ticket.subject}
        </h3>
        <TicketTags ticket={ticket} />
      </div>
      <p className="num mt-1 text-13 text-ink-2">
        <span className="font-mono text-12">{ticketNumber(ticket.id)}</span>
        {`, ${TYPE_WORD[ticket.type]}, `}
        <time dateTime={ticket.created_at} title={formatMoment(ticket.created_at)}>
          {timeAgo(new Date(ticket.created_at), now).toLowerCase()}
        </time>
      </p>
      <p className="mt-3 text-13 text-ink-2">
        The chat is open on every page. There is one conversation at a time.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <OpenChat ticketId={ticket.id} />
        <EndTicket ticket={ticket} />
      </div>
    </section>
  );
}
