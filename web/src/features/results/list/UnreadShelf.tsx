import { FileX2 } from 'lucide-react';
import { formatCount } from '../../../ui/format';
import { NoScoreBadge } from '../../../ui/score/ScoreBadge';
import type { UnreadRow } from '../rows/build-rows';

/** What could not be read has a place of its own: it is not a poor match, and it costs nothing. */
export function UnreadShelf({ rows }: { rows: readonly UnreadRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="unread-title" className="mt-6">
      <h2 id="unread-title" className="border-b border-border pb-2 text-13 font-medium">
        Could not read{' '}
        <span className="num font-normal text-ink-3">
          {formatCount(rows.length)}, not scored and not charged
        </span>
      </h2>
      <ul className="sm:grid sm:grid-cols-[auto_minmax(0,max-content)_auto_minmax(0,1fr)] sm:gap-x-4">
        {rows.map((row) => (
          <li
            key={row.id}
            className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-2 text-13 sm:col-span-full sm:grid sm:grid-cols-subgrid"
          >
            <FileX2 size={16} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden />
            <span className="min-w-0 max-w-80 truncate font-medium">{row.name}</span>
            <NoScoreBadge />
            <span className="min-w-0 flex-1 basis-60 text-ink-2">{row.cause}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
