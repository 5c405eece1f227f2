import type { PersistentNotification } from '@candor/domain/model/live';
import { timeAgo } from '@candor/domain/rules/time-ago';
import {
  Check,
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  MessageCircle,
  TriangleAlert,
  X,
} from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { formatMoment } from '../../ui/format';
import { useNow } from '../../ui/use-now';
import { useNotifications } from './NotificationsProvider';

type Look = { icon: LucideIcon; ink: string; word: string };

const PRIORITY: Record<PersistentNotification['priority'], Look> = {
  medium: { icon: Info, ink: 'text-ink-3', word: 'Medium priority' },
  high: { icon: TriangleAlert, ink: 'text-warning', word: 'High priority' },
  critical: { icon: CircleAlert, ink: 'text-danger', word: 'Critical' },
};

/** Good news and answers have their own icon; everything else that of its priority. */
function lookOf({ subtype, priority }: PersistentNotification): Look {
  if (subtype === 'completed') return { icon: CircleCheck, ink: 'text-success', word: 'Done' };
  if (subtype === 'answered') return { icon: MessageCircle, ink: 'text-accent', word: 'Answers' };
  return PRIORITY[priority];
}

type NotificationRowProps = { item: PersistentNotification; onLeave: () => void };

/** One notification: what, when, the way to it, and what can be done with the line itself. */
export function NotificationRow({ item, onLeave }: NotificationRowProps) {
  const notifications = useNotifications();
  const now = useNow(60_000);
  const { icon: Icon, ink, word } = lookOf(item);
  const read = () => notifications.markRead(({ id }) => id === item.id);
  const words = (
    <>
      <span
        className={cx(
          'line-clamp-2 max-sm:line-clamp-4',
          item.read ? 'text-ink-2' : 'font-medium text-ink',
        )}
      >
        {!item.read && <span className="sr-only">Unread. </span>}
        {item.title}
      </span>
      <span className="line-clamp-6 text-12 text-ink-3">{item.message}</span>
    </>
  );
  return (
    <li className="group relative flex items-start gap-3 py-2.5 pr-4 pl-4 hover:bg-row-hover focus-within:bg-row-hover pointer-coarse:flex-wrap pointer-coarse:pr-1">
      {!item.read && (
        <span
          aria-hidden
          className="absolute top-[17px] left-1.5 size-1.5 rounded-full bg-accent forced-colors:bg-[Highlight]"
        />
      )}
      <Icon
        size={16}
        strokeWidth={1.75}
        className={cx('mt-0.5 shrink-0', ink)}
        role="img"
        aria-label={word}
      />
      {item.actionUrl ? (
        <Link
          to={item.actionUrl}
          onClick={() => {
            read();
            onLeave();
          }}
          className="min-w-0 flex-1 rounded-chip"
        >
          {words}
        </Link>
      ) : (
        <div className="min-w-0 flex-1">{words}</div>
      )}
      <time
        dateTime={item.timestamp}
        title={formatMoment(item.timestamp)}
        className="num shrink-0 text-12 leading-5 whitespace-nowrap text-ink-3 pointer-coarse:order-last pointer-coarse:-mt-3 pointer-coarse:w-full pointer-coarse:pl-7 pointer-fine:group-focus-within:invisible pointer-fine:group-hover:invisible"
      >
        {timeAgo(new Date(item.timestamp), now)}
      </time>
      <span className={BESIDE_THE_TIME}>
        {!item.read && (
          <IconButton label={`Mark as read: ${item.title}`} icon={Check} size="sm" onClick={read} />
        )}
        <IconButton
          label={`Remove: ${item.title}`}
          icon={X}
          size="sm"
          onClick={() => notifications.remove(item.id)}
        />
      </span>
    </li>
  );
}

/** With a pointer the tools take the place of the time while the line is pointed at; a finger always sees them, and the time below the words. */
const BESIDE_THE_TIME =
  'flex shrink-0 pointer-fine:absolute pointer-fine:top-1.5 pointer-fine:right-2 pointer-fine:opacity-0 ' +
  'pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-coarse:-my-2.5';
