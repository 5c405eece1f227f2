import { Bell } from 'lucide-react';
import { badgeText } from '../../ui/badge-text';
import { plural } from '../../ui/format';
import { takeBack } from '../../ui/notice/notice-stack';
import { onDemand } from '../../ui/on-demand';
import { Popover } from '../../ui/Popover';
import { useParts } from '../../ui/use-parts';
import { useKept } from './NotificationsProvider';
import { noticeIdOf } from './say-aloud';

/** The bell of the frame: how many are unread, and the last notifications under it. */
export function NotificationBell() {
  const { items } = useKept();
  const unread = items.filter(({ read }) => !read).length;
  const name =
    unread === 0 ? 'Notifications' : `Notifications, ${plural(unread, 'unread', 'unread')}`;
  return (
    <Popover
      label="Notifications"
      className="w-[400px] overflow-hidden"
      // Notices in the corner are in the panel as well, and would cover it.
      onOpen={() => {
        for (const item of items) takeBack(noticeIdOf(item));
      }}
      trigger={
        <button
          type="button"
          aria-label={name}
          title={name}
          className="relative inline-grid size-8 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-120 hover:bg-hover hover:text-ink pointer-coarse:size-11"
        >
          <Bell size={16} strokeWidth={1.75} aria-hidden />
          {unread > 0 && (
            <span
              aria-hidden
              className="num absolute -top-1.5 -right-1.5 grid h-4 min-w-4 place-items-center rounded-full border-2 border-surface bg-accent px-0.5 text-12 leading-none font-medium text-on-ink box-content pointer-coarse:top-0 pointer-coarse:right-0 forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
            >
              {badgeText(unread)}
            </span>
          )}
        </button>
      }
    >
      {(close) => <Panel onLeave={close} />}
    </Popover>
  );
}

const panel = onDemand(() => import('./NotificationPanel'));

function Panel({ onLeave }: { onLeave: () => void }) {
  const parts = useParts(panel);
  // As high as the panel with nothing in it: until its code is there, it would open as a line.
  return parts ? <parts.NotificationPanel onLeave={onLeave} /> : <div className="h-55" />;
}
