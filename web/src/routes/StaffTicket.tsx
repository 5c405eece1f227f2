import { messages } from '@candor/domain/messages';
import { useParams } from 'react-router';
import { asClientError } from '../api/client-error';
import { Conversation } from '../features/staff-support/Conversation';
import { TicketFacts } from '../features/staff-support/TicketFacts';
import { TicketMarks } from '../features/staff-support/TicketMarks';
import { NoSuchTicket, TicketSkeleton } from '../features/staff-support/TicketStates';
import { useStaffTicket } from '../features/staff-support/use-staff-tickets';
import { paths } from '../paths';
import { ListFailed } from '../session/ListFailed';
import { PageTitle } from '../shell/PageTitle';
import { ticketNumber } from '../tickets/ticket-words';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';

/** /staff/support/:id: one ticket with its conversation, for the operator's support staff. */
export function Component() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useStaffTicket(id);
  const ticket = data?.status;
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.staffSupport}>All tickets</BackLink>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageTitle title={ticket?.subject ?? 'Ticket'} className="wrap-anywhere" />
        <span className="font-mono text-12 text-ink-3">{ticketNumber(id)}</span>
        {ticket && <TicketMarks ticket={ticket} />}
      </div>
      <Awaited pending={isPending} standIn={<TicketSkeleton />}>
        {ticket && (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px]">
            <div className="flex min-w-0 flex-col gap-2">
              <Conversation key={ticket.id} ticket={ticket} />
              {error && (
                <p role="status" className="text-12 text-warning">
                  What is shown may be out of date: {error.message} It is loaded again
                  automatically.
                </p>
              )}
            </div>
            <TicketFacts ticket={ticket} />
          </div>
        )}
        {!ticket && error && <Failed error={error} onRetry={() => void refetch()} />}
      </Awaited>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code } = asClientError(error);
  if (code === 'not_found') return <NoSuchTicket />;
  return <ListFailed title={messages.ticketUnknown} error={error} onRetry={onRetry} />;
}
