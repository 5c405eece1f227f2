import type { StaffUser } from '@candor/domain/model/staff';
import { PLANS } from '@candor/domain/rules/plans';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { formatCount, formatDay, formatMoment } from '../../ui/format';
import { Cell, Head, Table } from '../../ui/Table';
import { useNow } from '../../ui/use-now';
import { UserMarks } from './UserMarks';
import { WIDTHS } from './user-widths';

/** A page of accounts. On a phone a row becomes a few lines. */
export function UserTable({ users }: { users: readonly StaffUser[] }) {
  return (
    <Table caption="Accounts, newest first" className="table-fixed">
      <thead>
        <tr>
          <Head className={WIDTHS.account}>Account</Head>
          <Head className={WIDTHS.plan}>Plan</Head>
          <Head end className={WIDTHS.candidates}>
            Candidates
          </Head>
          <Head end className={WIDTHS.seen}>
            Last seen
          </Head>
          <Head end className={WIDTHS.since}>
            Since
          </Head>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </Table>
  );
}

function UserRow({ user }: { user: StaffUser }) {
  const now = useNow(60_000);
  const plan = PLANS[user.plan_type].name;
  const seen = user.last_seen_at;
  return (
    <tr className="relative hover:[&>td]:bg-row-hover">
      <Cell className="py-2 pl-0">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={paths.staffUser(user.id)}
            className="min-w-0 truncate font-medium after:absolute after:inset-0 hover:underline"
          >
            {user.email}
          </Link>
          <UserMarks user={user} />
        </span>
        <span className="mt-1 block truncate text-12 text-ink-3 sm:mt-0">{user.full_name}</span>
        <span className="num block text-12 text-ink-2 sm:hidden">
          {plan}, {usedWords(user, ' candidates')}
        </span>
      </Cell>
      <Cell className="hidden sm:table-cell">{plan}</Cell>
      <Cell end className="hidden sm:table-cell max-md:pr-0">
        {usedWords(user)}
      </Cell>
      <Cell end className="hidden text-ink-3 md:table-cell max-lg:pr-0">
        {seen ? (
          <time dateTime={seen} title={formatMoment(seen)}>
            {timeAgo(new Date(seen), now)}
          </time>
        ) : (
          'Never'
        )}
      </Cell>
      <Cell end className="hidden pr-0 text-ink-3 lg:table-cell">
        <time dateTime={user.created_at}>{formatDay(user.created_at)}</time>
      </Cell>
    </tr>
  );
}

/** The `unit` is told where no heading does. */
function usedWords(user: StaffUser, unit = ''): string {
  const { candidates_used: used, candidates_limit: limit } = user;
  return limit === null
    ? `${formatCount(used)}${unit}, no cap`
    : `${formatCount(used)} of ${formatCount(limit)}${unit}`;
}
