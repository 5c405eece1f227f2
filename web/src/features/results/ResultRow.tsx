import { memo } from 'react';
import { cx } from '../../ui/class-names';
import { CoverageDots } from '../../ui/score/CoverageDots';
import { ScoreBadge } from '../../ui/score/ScoreBadge';
import { Tag } from '../../ui/Tag';
import type { LabelledRequirement } from './build-rows';
import { dotsOf } from './dots-of';
import type { RankedRow, TiePlace } from './rank-rows';

type ResultRowProps = {
  row: RankedRow;
  requirements: readonly LabelledRequirement[];
  open: boolean;
  tie: TiePlace | null;
  onOpen: (id: string, requirementId?: string) => void;
};

const CELL = 'h-11 border-b border-hairline px-2 align-middle';

/** One person: rank, name over role, score, coverage, must-haves. Clicking anywhere opens the evidence. */
export const ResultRow = memo(function ResultRow({
  row,
  requirements,
  open,
  tie,
  onOpen,
}: ResultRowProps) {
  return (
    // The row is a larger target for the pointer; the button with the name serves everybody else.
    <tr
      data-row={row.id}
      onClick={() => onOpen(row.id)}
      className={cx(
        'scroll-mt-24 scroll-mb-4 cursor-pointer',
        open
          ? '[&>td]:bg-accent-soft [&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)]'
          : 'hover:[&>td]:bg-row-hover',
      )}
    >
      <td className={cx(CELL, 'num relative px-0 pl-1 text-right text-ink-3')}>
        {row.rank}
        {row.tied && <span className="absolute ml-px">=</span>}
      </td>
      <td className={cx(CELL, 'relative px-0')}>{tie && <Bracket place={tie} />}</td>
      <td className={CELL}>
        <button
          type="button"
          aria-expanded={open}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row.id);
          }}
          className="block w-full truncate rounded-chip text-left leading-[18px] font-medium"
        >
          {row.name}
        </button>
        <span className="flex items-center gap-1.5 text-12 text-ink-3">
          <span className="truncate">{row.under}</span>
          {row.duplicate && <Tag tone="line">Same text as another row</Tag>}
        </span>
      </td>
      <td className={CELL}>
        <ScoreBadge score={row.score} tier={row.tier} />
      </td>
      <td className={cx(CELL, 'hidden md:table-cell')}>
        <CoverageDots
          dots={dotsOf(row, requirements)}
          onOpen={(requirementId) => onOpen(row.id, requirementId)}
        />
      </td>
      <td className={cx(CELL, 'num hidden text-right text-ink-2 sm:table-cell')}>
        {row.mustTotal > 0 && (
          <>
            <b className={row.mustMet === row.mustTotal ? 'font-strong text-ink' : 'font-medium'}>
              {row.mustMet}
            </b>
            /{row.mustTotal}
          </>
        )}
      </td>
    </tr>
  );
});

const BRACKET: Record<TiePlace, string> = {
  only: 'hidden',
  first: 'top-3 -bottom-px rounded-tl-[4px] border-t-[1.5px]',
  middle: 'top-0 -bottom-px',
  last: 'top-0 bottom-3 rounded-bl-[4px] border-b-[1.5px]',
};

function Bracket({ place }: { place: TiePlace }) {
  return (
    <span
      aria-hidden
      className={cx('absolute left-2 w-1.5 border-l-[1.5px] border-accent', BRACKET[place])}
    />
  );
}
