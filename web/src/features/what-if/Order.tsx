import { SlidersHorizontal } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { EmptyState } from '../../ui/EmptyState';
import { useMediaQuery } from '../../ui/use-media-query';
import { useWidth } from '../../ui/use-width';
import { orderWords } from './change-words';
import { PeopleTable } from './PeopleTable';
import type { MovedPerson } from './rank-people';
import type { RatedPerson } from './rate-people';
import type { Reason } from './reasons-of';
import type { Scenario, WhatIfLine } from './scenario';
import { roomForLines, roomForReasons, shownLines } from './shown-lines';
import { type Figures, ranksUp } from './what-if-figures';

type OrderProps = {
  title: string;
  people: readonly MovedPerson[];
  lines: readonly WhatIfLine[];
  scenario: Scenario;
  changed: readonly WhatIfLine[];
  reasons: (rated: RatedPerson) => Reason[];
  figures: Figures;
};

/** Where the table can have its last column. */
const WHY_COLUMN = '(min-width: 87.5rem)';

/** The people in the order of the scenario, or only those whom it moves. */
export function Order(props: OrderProps) {
  const { title, people, lines, scenario, changed, reasons, figures } = props;
  const [onlyMoved, setOnlyMoved] = useState(false);
  const shown = useMemo(
    () => (onlyMoved ? people.filter((moved) => ranksUp(moved) !== 0) : people),
    [people, onlyMoved],
  );
  const head = useRef<HTMLDivElement>(null);
  const width = useWidth(head);
  const why = useMediaQuery(WHY_COLUMN) && roomForReasons(width, lines.length);
  const most = roomForLines(width, lines.length, why);
  const columns = useMemo(() => shownLines(lines, scenario, most), [lines, scenario, most]);
  const left = useMemo(() => lines.filter((line) => !columns.includes(line)), [lines, columns]);
  const hot = useMemo(() => new Set(changed.map(({ id }) => id)), [changed]);
  return (
    <>
      <div
        ref={head}
        className="mt-4 mb-2 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-accent-soft px-3 py-2 text-13 text-ink-2"
      >
        <SlidersHorizontal
          size={16}
          strokeWidth={1.75}
          className="shrink-0 text-accent-ink"
          aria-hidden
        />
        <p className="min-w-0 flex-1 max-sm:basis-[calc(100%-2rem)]">
          <b className="font-strong text-accent-ink">What-if order.</b>{' '}
          {changed.length === 0 ? 'Still the stored one.' : orderWords(figures)}
        </p>
        <label className="flex min-h-6 items-center gap-2 max-sm:ml-7 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={onlyMoved}
            onChange={(event) => setOnlyMoved(event.target.checked)}
            className="size-4"
          />
          Only who moved
        </label>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Nobody moves">With these weights everybody keeps their rank.</EmptyState>
      ) : (
        <PeopleTable
          title={title}
          people={shown}
          lines={columns}
          left={left}
          changed={hot}
          reasons={reasons}
          why={why}
          slope={!onlyMoved}
        />
      )}
    </>
  );
}
