import { useState } from 'react';
import { ListFailed } from '../../../session/ListFailed';
import { Awaited } from '../../../ui/Awaited';
import { EmptyState } from '../../../ui/EmptyState';
import { PastLastPage } from '../../../ui/PastLastPage';
import { SkeletonRows } from '../../../ui/SkeletonRows';
import { SkipPager } from '../../../ui/SkipPager';
import { TicketList } from './TicketList';
import { useTickets } from './use-tickets';

/** Every ticket of the account, a page at a time, with what the list is like while there is none to show. */
export function TicketsPart() {
  const [skip, setSkip] = useState(0);
  const list = useTickets(skip);
  const tickets = list.data?.tickets ?? [];
  return (
    <section aria-labelledby="tickets-title">
      <h2 id="tickets-title" className="mb-2 text-16 font-strong">
        Tickets
      </h2>
      <Awaited
        pending={list.isPending}
        standIn={<SkeletonRows label="Loading your tickets" count={3} rowHeight="h-16" below={1} />}
      >
        {list.isError && !list.data && (
          <ListFailed
            title="Your tickets could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && tickets.length > 0 && (
          <>
            <TicketList tickets={tickets} />
            <SkipPager
              label="Pages of your tickets"
              page={list.data}
              shown={tickets.length}
              onSkip={setSkip}
            />
          </>
        )}
        {list.data && tickets.length === 0 && skip === 0 && (
          <EmptyState title="No tickets yet">
            Your questions to support stay here with their answers.
          </EmptyState>
        )}
        {list.data && tickets.length === 0 && skip > 0 && (
          <PastLastPage onFirst={() => setSkip(0)} />
        )}
      </Awaited>
    </section>
  );
}
