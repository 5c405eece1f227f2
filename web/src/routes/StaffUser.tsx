import { useParams } from 'react-router';
import { asClientError } from '../api/client-error';
import { ChangeForm } from '../features/staff/ChangeForm';
import { ChangeList } from '../features/staff/ChangeList';
import { NoSuchUser, UserSkeleton } from '../features/staff/StaffStates';
import { UserFacts } from '../features/staff/UserFacts';
import { UserMarks } from '../features/staff/UserMarks';
import { useStaffUser } from '../features/staff/use-staff';
import { paths } from '../paths';
import { useUser } from '../session/app-context';
import { ListFailed } from '../session/ListFailed';
import { PageTitle } from '../shell/PageTitle';
import { Awaited } from '../ui/Awaited';
import { BackLink } from '../ui/BackLink';
import { Card } from '../ui/Card';
import { CopyButton } from '../ui/CopyButton';

/** /staff/users/:id: one account, for the operator's support staff. */
export function Component() {
  const { id = '' } = useParams();
  const me = useUser();
  const { data: user, isPending, error, refetch } = useStaffUser(id);
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <BackLink to={paths.staff}>All accounts</BackLink>
      <div className="mt-2 mb-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PageTitle title={user?.full_name ?? 'Account'} className="wrap-anywhere" />
          {user && <UserMarks user={user} />}
        </div>
        {user && (
          <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
            <span className="wrap-anywhere">{user.email}</span>
            <span className="inline-flex items-center gap-1 font-mono text-12 text-ink-3">
              {user.id}
              <CopyButton text={user.id} label="Copy the id" />
            </span>
          </p>
        )}
      </div>
      <Awaited pending={isPending} standIn={<UserSkeleton />}>
        {user ? (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
            <div className="flex min-w-0 flex-col gap-6">
              <UserFacts user={user} />
              <Card aria-labelledby="change-title" className="p-5">
                <h2 id="change-title" className="mb-4 text-16 font-strong">
                  Change the account
                </h2>
                <ChangeForm key={user.id} user={user} own={user.id === me.id} />
              </Card>
            </div>
            <Card aria-labelledby="changes-title" className="px-5 py-4">
              <h2 id="changes-title" className="text-16 font-strong">
                Changes
              </h2>
              <ChangeList userId={user.id} changes={user.changes} />
            </Card>
          </div>
        ) : (
          error && <Failed error={error} onRetry={() => void refetch()} />
        )}
      </Awaited>
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code } = asClientError(error);
  if (code === 'not_found') return <NoSuchUser />;
  return <ListFailed title="The account could not be loaded" error={error} onRetry={onRetry} />;
}
