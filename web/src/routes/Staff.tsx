import { useLocation, useSearchParams } from 'react-router';
import { NobodyMatches } from '../features/staff/StaffStates';
import { UserFilters } from '../features/staff/UserFilters';
import { UserSkeleton } from '../features/staff/UserSkeleton';
import { UserTable } from '../features/staff/UserTable';
import { useUsers } from '../features/staff/use-staff';
import { readUserList, type UserListState, writeUserList } from '../features/staff/user-list-state';
import { ListFailed } from '../session/ListFailed';
import { isFiltered } from '../session/searched-list';
import { PageTitle } from '../shell/PageTitle';
import { StaffNav } from '../shell/StaffNav';
import { Awaited } from '../ui/Awaited';
import { PastLastPage } from '../ui/PastLastPage';
import { SkipPager } from '../ui/SkipPager';
import { TitleCount } from '../ui/TitleCount';

/** /staff: every account, for the operator's support staff. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const list = readUserList(query, useLocation().state);
  const answer = useUsers(list);
  const change = (next: Partial<UserListState>) => {
    const { query: wanted, entry } = writeUserList(list, next);
    setQuery(wanted, { replace: true, preventScrollReset: true, state: entry });
  };
  const users = answer.data?.users ?? [];
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <StaffNav />
      <div className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <PageTitle title="Accounts" />
        <TitleCount count={answer.data?.total ?? null} noun="account" />
      </div>
      <UserFilters list={list} onChange={change} />
      <Awaited pending={answer.isPending} standIn={<UserSkeleton />}>
        {answer.isError && !answer.data && (
          <ListFailed
            title="The accounts could not be loaded"
            error={answer.error}
            onRetry={() => void answer.refetch()}
          />
        )}
        {answer.data && users.length > 0 && (
          <>
            <UserTable users={users} />
            <SkipPager
              label="Pages of the accounts"
              page={answer.data}
              shown={users.length}
              onSkip={(skip) => change({ skip })}
            />
          </>
        )}
        {answer.data && users.length === 0 && <Nobody list={list} onChange={change} />}
      </Awaited>
    </div>
  );
}

type NobodyProps = { list: UserListState; onChange: (change: Partial<UserListState>) => void };

function Nobody({ list, onChange }: NobodyProps) {
  if (list.skip > 0) return <PastLastPage onFirst={() => onChange({ skip: 0 })} />;
  if (!isFiltered(list)) return null;
  return <NobodyMatches onClear={() => onChange({ search: '', plan: null, state: null })} />;
}
