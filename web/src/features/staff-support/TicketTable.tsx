import type { StaffTicket } from '@candor/domain/model/support';
import { PLANS } from '@candor/domain/rules/plans';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { TYPE_WORD, ticketNumber } from '../../tickets/ticket-words';
import { formatMoment } from '../../ui/format';
import { Cell, Head, Table } from '../../ui/Table';
import { useNow } from '../../ui/use-now';
import { TicketMarks } from './TicketMarks';
import { WIDTHS } from './ticket-widths';

/** A page of tickets. On a phone a row becomes a few lines. */
export function TicketTable({ tickets }: { tickets: readonly StaffTicket[] }) {
  return (
    <Table caption="Tickets: open ones first, the most urgent at the top" className="table-fixed">
      <thead>
        <tr>
          <Head className={WIDTHS.ticket}>Ticket</Head>
          <Head className={WIDTHS.plan}>Plan</Head>
          <Head className={WIDTHS.type}>Type</Head>
          <Head end className={WIDTHS.message}>
            Last message
          </Head>
          <Head end className={WIDTHS.opened}>
            Opened
          </Head>
        </tr>
      </thead>
      <tbody>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </tbody>
    </Table>
  );
}

function TicketRow({ ticket }: { ticket: StaffTicket }) {
  const { id, subject, user_name: name, user_plan, type } = ticket;
  const plan = PLANS[user_plan].name;
  return (
    <tr className="relative hover:[&>td]:bg-row-hover">
      <Cell className="py-2 pl-0">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.staffTicket(id)}
            className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:underline"
          >
            {subject}
          </Link>
          <TicketMarks ticket={ticket} />
        </span>
        <span className="mt-1 block truncate text-12 text-ink-3 sm:mt-0">
          <span className="font-mono">{ticketNumber(id)}</span>, {name}
        </span>
        <span className="block text-12 text-ink-2 sm:hidden">
          {plan}, {TYPE_WORD[type]}
        </span>
      </Cell>
      <Cell className="hidden sm:table-cell">{plan}</Cell>
      <Cell className="hidden md:table-cell">{TYPE_WORD[type]}</Cell>
      <Cell end className="hidden text-ink-3 sm:table-cell">
        <Ago at={ticket.last_message_at} />
      </Cell>
      <Cell end className="pr-0 text-ink-3">
        <Ago at={ticket.created_at} />
      </Cell>
    </tr>
  );
}

function Ago({ at }: { at: string }) {
  const now = useNow(60_000);
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {timeAgo(new Date(at), now)}
    </time>
  );
}
