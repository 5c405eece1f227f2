import { useLocation, useSearchParams } from 'react-router';
import { TicketFilters } from '../features/staff-support/TicketFilters';
import { TicketSkeleton } from '../features/staff-support/TicketSkeleton';
import { NoTickets, NothingMatches } from '../features/staff-support/TicketStates';
import { TicketTable } from '../features/staff-support/TicketTable';
import {
  NO_FILTER,
  readTicketList,
  type TicketListState,
  writeTicketList,
} from '../features/staff-support/ticket-list-state';
import { useStaffTickets } from '../features/staff-support/use-staff-tickets';
import { ListFailed } from '../session/ListFailed';
import { isFiltered } from '../session/searched-list';
import { PageTitle } from '../shell/PageTitle';
import { StaffNav } from '../shell/StaffNav';
import { Awaited } from '../ui/Awaited';
import { PastLastPage } from '../ui/PastLastPage';
import { SkipPager } from '../ui/SkipPager';
import { TitleCount } from '../ui/TitleCount';

/** /staff/support: the tickets of all accounts, for the operator's support staff. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const list = readTicketList(query, useLocation().state);
  const answer = useStaffTickets(list);
  const change = (next: Partial<TicketListState>) => {
    const { query: wanted, entry } = writeTicketList(list, next);
    setQuery(wanted, { replace: true, preventScrollReset: true, state: entry });
  };
  const tickets = answer.data?.tickets ?? [];
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <StaffNav />
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <PageTitle title="Tickets" />
        <TitleCount count={answer.data?.total ?? null} noun="ticket" />
      </div>
      <TicketFilters list={list} onChange={change} />
      <Awaited pending={answer.isPending} standIn={<TicketSkeleton />}>
        {answer.isError && !answer.data && (
          <ListFailed
            title="The tickets could not be loaded"
            error={answer.error}
            onRetry={() => void answer.refetch()}
          />
        )}
        {answer.data && tickets.length > 0 && (
          <>
            <TicketTable tickets={tickets} />
            <SkipPager
              label="Pages of the tickets"
              page={answer.data}
              shown={tickets.length}
              ways={['Previous page', 'Next page']}
              onSkip={(skip) => change({ skip })}
            />
          </>
        )}
        {answer.data && tickets.length === 0 && <Nothing list={list} onChange={change} />}
      </Awaited>
    </div>
  );
}

type NothingProps = {
  list: TicketListState;
  onChange: (change: Partial<TicketListState>) => void;
};

function Nothing({ list, onChange }: NothingProps) {
  if (list.skip > 0) return <PastLastPage onFirst={() => onChange({ skip: 0 })} />;
  if (!isFiltered(list)) return <NoTickets />;
  return <NothingMatches onClear={() => onChange(NO_FILTER)} />;
}
