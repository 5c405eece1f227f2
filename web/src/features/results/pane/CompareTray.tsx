import { Columns2, Plus, X } from 'lucide-react';
import { Button, IconButton } from '../../../ui/Button';
import { Kbd } from '../../../ui/Kbd';
import { CoveredBadge, ScoreBadge } from '../../../ui/score/ScoreBadge';
import type { RankedRow } from '../rows/rank-rows';
import { MOST_COMPARED } from '../view/view-state';

export type CompareTrayProps = {
  open: { id: string; name: string };
  /** The selection, in list order. */
  chosen: readonly RankedRow[];
  isCovered: (id: string) => boolean;
  onOpen: (id: string) => void;
  /** Selects or deselects somebody. */
  onToggle: (id: string) => void;
  onCompare: () => void;
};

/** People collected for comparison while reading continues. */
export function CompareTray({ open, chosen, isCovered, ...on }: CompareTrayProps) {
  const tooMany = chosen.length > MOST_COMPARED;
  return (
    <section aria-labelledby="compare-tray">
      <h2 id="compare-tray" className="text-13 font-medium">
        To compare <span className="num font-normal text-ink-3">{chosen.length || ''}</span>
      </h2>
      {chosen.length === 0 && (
        <p className="mt-1 text-13 text-ink-2">
          Nobody yet. Gather two to four people while you read, then look at them side by side.
        </p>
      )}
      {tooMany && (
        <p className="mt-1 text-12 text-ink-3">
          {chosen.length} are selected; up to {MOST_COMPARED} stand side by side.
        </p>
      )}
      <ul className="mt-1">
        {chosen.map((row) => (
          <li
            key={row.id}
            className="flex min-h-11 items-center gap-3 border-b border-hairline text-13"
          >
            <button
              type="button"
              onClick={() => on.onOpen(row.id)}
              className="min-h-6 min-w-0 flex-1 truncate rounded-chip text-left font-medium hover:underline"
            >
              {row.name}
            </button>
            {isCovered(row.id) ? (
              <CoveredBadge />
            ) : (
              <ScoreBadge score={row.score} tier={row.tier} />
            )}
            <IconButton
              label={`Take ${row.name} out`}
              icon={X}
              size="sm"
              onClick={() => on.onToggle(row.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {!chosen.some(({ id }) => id === open.id) && chosen.length < MOST_COMPARED && (
          <Button icon={Plus} onClick={() => on.onToggle(open.id)} className="max-w-full">
            <span className="truncate">Add {open.name}</span> <Kbd>X</Kbd>
          </Button>
        )}
        {chosen.length > 1 && (
          <Button icon={Columns2} disabled={tooMany} onClick={on.onCompare}>
            Compare <Kbd>C</Kbd>
          </Button>
        )}
      </div>
    </section>
  );
}
