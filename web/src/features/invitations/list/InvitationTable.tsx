import { type KeyboardEvent, useRef } from 'react';
import { sortedHead } from '../../../session/sort/column-order';
import { Head, SortHead, Table } from '../../../ui/Table';
import { useWidth } from '../../../ui/use-width';
import { type Columns, countColumns, fitColumns } from './fit-columns';
import { focusPanel } from './focus-row';
import { GroupTitle } from './GroupTitle';
import { InvitationRow } from './InvitationRow';
import { WIDTHS } from './invitation-widths';
import type { ListProps } from './list-props';
import { SORTED } from './sorted-columns';
import type { Selection } from './use-selection';
import type { Walk } from './use-walk';

/** Invitations under their headings, as a grid with one tab stop: arrows walk, Enter opens. Each column sorts them. */
export function InvitationTable(props: ListProps) {
  const { groups, openCode, selection, now, walk, sort, onOpen, onSort } = props;
  const place = useRef<HTMLDivElement>(null);
  // Until it is measured it is at most as wide as its window.
  const columns = fitColumns(useWidth(place) ?? window.innerWidth);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(event.target instanceof Element) || !event.target.matches('[data-row]')) return;
    const open = (code: string) => (code === openCode ? focusPanel() : onOpen(code));
    const move = moveFor(event.key, walk, open);
    if (!move) return;
    event.preventDefault();
    move();
  };
  return (
    <div ref={place}>
      <Table
        role="grid"
        aria-multiselectable
        caption="Invitations"
        className="table-fixed"
        onKeyDown={onKeyDown}
      >
        <TableHead
          {...{ sort, onSort, columns }}
          selection={selection}
          rows={groups.flatMap(({ rows }) => rows)}
        />
        {groups.map((group) => (
          <tbody key={group.key}>
            {group.title !== null && (
              <tr>
                <td className="border-b border-border" />
                <th
                  scope="rowgroup"
                  colSpan={countColumns(columns) - 1}
                  className="h-10 border-b border-border px-2 pb-1.5 text-left align-bottom font-medium"
                >
                  <GroupTitle group={group} />
                </th>
              </tr>
            )}
            {group.rows.map((invitation) => (
              <InvitationRow
                key={invitation.invitation_code}
                invitation={invitation}
                columns={columns}
                open={invitation.invitation_code === openCode}
                active={invitation.invitation_code === walk.activeCode}
                selected={selection.selected.has(invitation.invitation_code)}
                now={now}
                onActivate={walk.activate}
                onSelect={selection.toggle}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

function moveFor(
  key: string,
  { activeCode, step }: Walk,
  onOpen: (code: string) => void,
): (() => void) | null {
  switch (key) {
    case 'ArrowDown':
      return () => step(1);
    case 'ArrowUp':
      return () => step(-1);
    case 'Enter':
      return activeCode === null ? null : () => onOpen(activeCode);
    default:
      return null;
  }
}

type TableHeadProps = Pick<ListProps, 'sort' | 'onSort'> & {
  columns: Columns;
  selection: Selection;
  rows: readonly unknown[];
};

function TableHead({ columns, selection, rows, sort, onSort }: TableHeadProps) {
  const head = (column: keyof typeof SORTED) => sortedHead(SORTED[column], sort, onSort);
  const all = rows.length > 0 && selection.selected.size === rows.length;
  return (
    <thead>
      <tr>
        <Head className={WIDTHS.tick}>
          <input
            type="checkbox"
            aria-label="Select all on this page"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && selection.selected.size > 0;
            }}
            onChange={({ target }) => selection.setAll(target.checked)}
            className="grid size-4"
          />
        </Head>
        <SortHead {...head('candidate_name')} label="Candidate" />
        <SortHead {...head('status')} label="Status" className={WIDTHS.status} />
        <SortHead
          {...head('milestones_completed')}
          label="Milestones"
          className={WIDTHS.milestones}
        />
        {columns.percent && (
          <SortHead
            {...head('completion_percentage')}
            label={
              <abbr title="Completion" className="no-underline">
                %
              </abbr>
            }
            end
            className={WIDTHS.percent}
          />
        )}
        {columns.latest && (
          <SortHead
            {...head('latest_milestone')}
            label="Latest milestone"
            className={WIDTHS.latest}
          />
        )}
        {columns.points && (
          <SortHead {...head('points_earned')} label="Points" end className={WIDTHS.points} />
        )}
        {columns.source && (
          <SortHead {...head('ats_source')} label="Source" className={WIDTHS.source} />
        )}
        {columns.created && (
          <SortHead {...head('created_at')} label="Created" end className={WIDTHS.created} />
        )}
        <SortHead {...head('last_accessed')} label="Last active" end className={WIDTHS.active} />
      </tr>
    </thead>
  );
}
