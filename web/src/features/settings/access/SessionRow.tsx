import type { Session } from '@candor/domain/model/user';
import { timeAgo } from '@candor/domain/rules/time-ago';
import { Button } from '../../../ui/Button';
import { formatDay, formatMoment } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';
import { useNow } from '../../../ui/use-now';
import { deviceWords } from './device-words';

type SessionRowProps = { session: Session; busy: boolean; onEnd: () => void };

/** One place where the user is signed in. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const now = useNow(60_000);
  const device = deviceWords(session.user_agent);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 text-13 font-medium">
          <span title={session.user_agent}>{device}</span>
          {session.current && <Tag tone="success">This one</Tag>}
        </p>
        <p className="num text-12 text-ink-3">
          Signed in {formatDay(session.created_at)}
          {', '}
          <time dateTime={session.last_used} title={formatMoment(session.last_used)}>
            last used {timeAgo(new Date(session.last_used), now).toLowerCase()}
          </time>
          {session.place && ` from ${session.place}`}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
