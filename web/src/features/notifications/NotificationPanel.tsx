import { useState } from 'react';
import { Button } from '../../ui/Button';
import { plural } from '../../ui/format';
import { useFocusKept } from '../../ui/use-focus-kept';
import { BrowserNoticesRow } from './BrowserNoticesRow';
import { FILTERS, type FilterName } from './filters';
import { NotificationRow } from './NotificationRow';
import { useKept, useNotifications } from './NotificationsProvider';

/** The last fifty notifications, newest first. `onLeave` is called when one of them leads to another page. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { items } = useKept();
  const notifications = useNotifications();
  const [filter, setFilter] = useState<FilterName>('all');
  const [undo, setUndo] = useState<{ count: number; run: () => void } | null>(null);
  const shown = items.filter(FILTERS[filter].takes);
  const kept = useFocusKept<HTMLDivElement>(items.map(({ id, read }) => `${id} ${read}`).join());
  return (
    <div {...kept} tabIndex={-1} className="outline-none">
      <header className="flex min-h-12 items-center gap-1 pt-2 pr-2 pl-4">
        <h2 className="mr-auto text-14 font-strong">Notifications</h2>
        {items.some(({ read }) => !read) && (
          <Button variant="quiet" size="sm" onClick={() => notifications.markRead(() => true)}>
            Mark all read
          </Button>
        )}
      </header>
      {items.length > 0 && (
        <fieldset className="flex gap-1.5 border-b border-border px-4 pt-1 pb-3">
          <legend className="sr-only">Show</legend>
          {Object.entries(FILTERS).map(([name, { label, takes }]) => (
            <FilterChip
              key={name}
              label={label}
              count={items.filter(takes).length}
              chosen={name === filter}
              onChoose={() => setFilter(name as FilterName)}
            />
          ))}
        </fieldset>
      )}
      <div className="max-h-[min(440px,60dvh)] overflow-y-auto overscroll-contain">
        {shown.length > 0 ? (
          <ul className="divide-y divide-hairline">
            {shown.map((item) => (
              <NotificationRow key={item.id} item={item} onLeave={onLeave} />
            ))}
          </ul>
        ) : (
          <div className="px-4 py-8 text-center text-ink-3">
            <p>{items.length === 0 ? 'Nothing new.' : `Nothing ${FILTERS[filter].nothing}.`}</p>
            {items.length === 0 && (
              <p className="mt-1 text-balance">
                When a batch ends, a candidate finishes or support answers, you will see it here.
              </p>
            )}
          </div>
        )}
      </div>
      <footer className="flex min-h-11 flex-wrap items-center gap-x-2 border-t border-border py-1.5 pr-2 pl-4 text-12 text-ink-3">
        <BrowserNoticesRow />
        <span role="status" className="ml-auto inline-flex items-center">
          {undo && items.length === 0 && (
            <>
              {plural(undo.count, 'notification')} cleared
              <Button
                variant="link"
                size="sm"
                onClick={() => {
                  undo.run();
                  setUndo(null);
                }}
              >
                Undo
              </Button>
            </>
          )}
        </span>
        {items.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setUndo({ count: items.length, run: notifications.clear() })}
          >
            Clear
          </Button>
        )}
      </footer>
    </div>
  );
}

type FilterChipProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

function FilterChip({ label, count, chosen, onChoose }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onChoose}
      className="inline-flex h-7 items-center gap-1.5 rounded-full border border-border px-2.5 text-12 font-medium text-ink-2 hover:bg-hover aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11 pointer-coarse:px-4 forced-colors:aria-pressed:outline-2"
    >
      {label}
      <span className="num opacity-70">{count}</span>
    </button>
  );
}
