import type { BatchJob } from '@candor/domain/model/batch';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/use-now';
import { needsYou, type Waiting } from './needs-you';
import type { Outcomes } from './outcomes';

type NeedsYouProps = {
  jobs: readonly BatchJob[];
  outcomes: Outcomes;
  /** What waits elsewhere. */
  more?: readonly Waiting[];
};

/** What is waiting for a person. No card if nothing is. */
export function NeedsYou({ jobs, outcomes, more = [] }: NeedsYouProps) {
  const now = useNow(60_000);
  const waiting = [...needsYou(jobs, outcomes, now), ...more];
  if (waiting.length === 0) return null;
  return (
    <Card aria-labelledby="needs-title">
      <h2
        id="needs-title"
        className="flex items-center gap-2 px-4 sm:px-5 pt-3.5 pb-1 text-14 font-strong"
      >
        Needs you <Tag className="num">{waiting.length}</Tag>
      </h2>
      <ul className="grid grid-cols-[auto_minmax(0,1fr)_auto] divide-y divide-hairline pb-1">
        {waiting.map(({ kind, count, what, where, to }) => (
          <li key={kind} className="col-span-full grid grid-cols-subgrid">
            <Link
              to={to}
              className="col-span-full grid grid-cols-subgrid items-center gap-x-4 px-4 sm:px-5 py-2.5 text-13 hover:bg-row-hover"
            >
              <span className="num min-w-6 text-20 font-medium">{formatCount(count)}</span>
              <span className="min-w-0">
                <b className="block font-medium">{what}</b>
                <span className="block truncate text-12 text-ink-3">{where}</span>
              </span>
              <ChevronRight
                size={16}
                strokeWidth={1.75}
                className="shrink-0 text-ink-3"
                aria-hidden
              />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
