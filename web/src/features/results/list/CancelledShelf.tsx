import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import type { UnreadRow } from '../rows/build-rows';

/** People nobody looked at because the batch was cancelled: that says nothing about them or their documents. */
export function CancelledShelf({ rows, of }: { rows: readonly UnreadRow[]; of: number }) {
  const [listed, setListed] = useState(false);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="cancelled-title" className="mt-6">
      <div className="flex items-center gap-4 border-b border-border pb-2 text-13">
        <h2 id="cancelled-title" className="font-medium">
          Not looked at{' '}
          <span className="num font-normal text-ink-3">
            {formatCount(rows.length)}
            {rows.length < of && ` of ${formatCount(of)}`}, not scored and not charged
          </span>
        </h2>
        <Button
          variant="link"
          size="sm"
          className="ml-auto px-0!"
          aria-expanded={listed}
          onClick={() => setListed(!listed)}
        >
          {listed ? 'Hide who' : 'Show who'}
        </Button>
      </div>
      {listed && (
        <ScrollRegion label="Who was not looked at" className="max-h-96 overflow-y-auto py-2">
          <ul className="columns-[14rem] gap-x-6 text-13">
            {rows.map(({ id, name }) => (
              <li key={id} className="truncate py-0.5 text-ink-2">
                {name}
              </li>
            ))}
          </ul>
        </ScrollRegion>
      )}
    </section>
  );
}
