import type { Invitation } from '@candor/domain/model/invitation';
import { cx } from '../../../ui/class-names';
import { formatCount, formatDay, formatMoment } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import { Cell } from '../../../ui/Table';
import { AboutLine } from '../AboutLine';
import { AskedTag } from '../AskedTag';
import { StatusTag } from '../StatusTag';
import { nameOf, SOURCE_WORD } from '../words';
import type { Columns } from './fit-columns';
import { LastActive } from './LastActive';
import { MilestoneBars } from './MilestoneBars';

type InvitationRowProps = {
  invitation: Invitation;
  columns: Columns;
  open: boolean;
  /** Whether it is the one that keys act on. */
  active: boolean;
  selected: boolean;
  now: Date;
  onActivate: (code: string) => void;
  onSelect: (code: string) => void;
  onOpen: (code: string) => void;
};

/** One invitation: the person, status, progress, and last activity. A click anywhere opens it. */
export function InvitationRow(props: InvitationRowProps) {
  const { invitation, columns, open, active, selected, now } = props;
  const { invitation_code: code, points_earned: points, created_at: created } = invitation;
  const name = nameOf(invitation);
  return (
    <tr
      data-row={code}
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      onFocus={() => props.onActivate(code)}
      onClick={() => props.onOpen(code)}
      className={cx(
        'scroll-mt-24 scroll-mb-20 cursor-pointer focus-visible:-outline-offset-2',
        open
          ? '[&>td]:bg-accent-soft [&>td:first-child]:shadow-[inset_2px_0_0_var(--accent)]'
          : 'hover:[&>td]:bg-row-hover',
      )}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: X selects with the keyboard, and Space on the box clicks it */}
      <td
        className="border-b border-hairline pr-0 pl-2 align-middle"
        onClick={(event) => {
          event.stopPropagation();
          props.onSelect(code);
        }}
      >
        <input
          type="checkbox"
          tabIndex={-1}
          checked={selected}
          aria-label={`Select ${name}`}
          // Its clicks are those of the cell, which is the larger target.
          onChange={() => undefined}
          className="grid size-4 cursor-pointer"
        />
      </td>
      <Cell className="py-1">
        <span className="flex min-w-0 items-center gap-1.5">
          <button
            type="button"
            tabIndex={-1}
            title={name}
            aria-expanded={open}
            onClick={(event) => {
              event.stopPropagation();
              props.onOpen(code);
            }}
            className={cx(
              'min-w-0 truncate rounded-chip text-left leading-4.5 font-medium',
              invitation.candidate_name === null && 'text-ink-2',
            )}
          >
            {name}
          </button>
          <AskedTag invitation={invitation} />
        </span>
        <AboutLine invitation={invitation} />
      </Cell>
      <Cell>
        <StatusTag status={invitation.status} />
      </Cell>
      <Cell>
        <MilestoneBars {...invitation} />
      </Cell>
      {columns.percent && (
        <Cell end className="text-ink-2">
          {Math.round(invitation.completion_percentage)}%
        </Cell>
      )}
      {columns.latest && (
        <Cell className="truncate text-ink-2" title={invitation.latest_milestone ?? undefined}>
          {invitation.latest_milestone ?? <NotAvailable />}
        </Cell>
      )}
      {columns.points && <Cell end>{points > 0 ? formatCount(points) : <NotAvailable />}</Cell>}
      {columns.source && (
        <Cell className="pl-5 text-ink-3">
          {invitation.ats_source === 'unknown' ? (
            <NotAvailable />
          ) : (
            SOURCE_WORD[invitation.ats_source]
          )}
        </Cell>
      )}
      {columns.created && (
        <Cell end className="whitespace-nowrap text-ink-3">
          <time dateTime={created} title={formatMoment(created)}>
            {formatDay(created, now)}
          </time>
        </Cell>
      )}
      <Cell end className="text-ink-3">
        <LastActive invitation={invitation} now={now} />
      </Cell>
    </tr>
  );
}
