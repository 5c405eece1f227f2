import { CoverageDots } from '../../ui/score/CoverageDots';
import { ScoreBadge } from '../../ui/score/ScoreBadge';
import { dotsOf } from './dots-of';
import type { ResultsTableProps } from './ResultsTable';

/** The ranked people on a phone: name, badge, dots. */
export function ResultCards({ title, rows, requirements, onOpen }: ResultsTableProps) {
  return (
    <ol aria-label={`${rows.length} candidates for ${title}, ranked by match`}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="border-b border-hairline [contain-intrinsic-size:auto_96px] [content-visibility:auto]"
        >
          <button
            type="button"
            onClick={() => onOpen(row.id)}
            className="block w-full rounded-control py-3 text-left"
          >
            <span className="flex items-start gap-3">
              <span className="min-w-0 flex-1">
                <span className="block truncate text-16 font-medium">{row.name}</span>
                <span className="block truncate text-13 text-ink-3">{row.under}</span>
              </span>
              <span className="pt-0.5">
                <ScoreBadge score={row.score} tier={row.tier} />
              </span>
            </span>
            <span className="-ml-1 flex items-center gap-2 pt-1.5">
              <span className="min-w-0 flex-1 overflow-hidden">
                <CoverageDots dots={dotsOf(row, requirements)} />
              </span>
              {row.mustTotal > 0 && (
                <span className="num text-13 text-ink-2">
                  <b className="font-medium text-ink">{row.mustMet}</b>/{row.mustTotal} must
                </span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
