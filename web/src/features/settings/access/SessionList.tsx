import { accounts } from '@candor/domain/api/accounts';
import type { Session } from '@candor/domain/model/user';
import { asClientError } from '../../../api/client-error';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { Awaited } from '../../../ui/Awaited';
import { Button } from '../../../ui/Button';
import { cx } from '../../../ui/class-names';
import { plural } from '../../../ui/format';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { SaidLine } from '../SaidLine';
import { SectionSkeleton } from '../SectionSkeleton';
import { SessionRow } from './SessionRow';
import { useEndSessions } from './use-end-sessions';

/** Where the user is signed in, this browser first, and how to end unknown sessions. */
export function SessionList() {
  const { data, isPending, error, refetch } = useCall(accounts.sessions, {});
  return (
    <Awaited
      pending={isPending}
      standIn={<SectionSkeleton label="Loading the sessions" lines={2} />}
    >
      {data ? (
        <Sessions sessions={inOrder(data.sessions)} />
      ) : (
        <ErrorNote
          title="Your sessions could not be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </Awaited>
  );
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const end = useEndSessions();
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id);
  const isEnding = (id: string) => end.isPending && end.variables.includes(id);
  const isGone = end.isSuccess && !sessions.some(({ id }) => end.variables.includes(id));
  const list = useFocusAfter<HTMLUListElement>(isGone);
  const ended = end.isSuccess ? plural(end.variables.length, 'session') : null;
  return (
    <>
      <ul ref={list} tabIndex={-1} className="-mt-2.5 divide-y divide-hairline outline-none">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={isEnding(session.id)}
            onEnd={() => end.mutate([session.id])}
          />
        ))}
      </ul>
      <div className={cx('flex flex-wrap items-center gap-3', others.length > 1 && 'mt-3')}>
        {others.length > 1 && (
          <Button size="sm" disabled={end.isPending} onClick={() => end.mutate(others)}>
            Sign out all others
          </Button>
        )}
        <SaidLine
          said={
            end.isError
              ? { kind: 'failed', text: asClientError(end.error).message }
              : ended
                ? { kind: 'done', text: `${ended} signed out.` }
                : null
          }
        />
      </div>
    </>
  );
}

function inOrder(sessions: readonly Session[]): Session[] {
  return [...sessions].sort(
    (a, b) =>
      Number(b.current) - Number(a.current) || Date.parse(b.last_used) - Date.parse(a.last_used),
  );
}
