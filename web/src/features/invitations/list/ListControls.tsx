import type { InvitationSort } from '@candor/domain/model/invitation';
import { StatusFilter } from '@candor/domain/model/invitation';
import { InvitationStatus } from '@candor/domain/rules/invitation';
import { SortSelect } from '../../../session/sort/SortSelect';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { Select } from '../../../ui/Select';
import { PROGRESS_WORD, STATUS_WORD } from '../words';
import type { GroupBy, ListState } from './list-state';
import { SORTED } from './sorted-columns';

/** What each control of the list needs: its state, how to change it, and its room. */
export type ListControlProps = {
  list: ListState;
  onChange: (change: Partial<ListState>) => void;
  className?: string;
};

const FILTER_WORD: Record<StatusFilter, string> = { ...PROGRESS_WORD, ...STATUS_WORD };

/** The status of the invitations that are listed. */
export function StatusSelect(props: ListControlProps & { hideLabel?: boolean }) {
  const { list, onChange, ...rest } = props;
  const statuses: StatusFilter[] = [...InvitationStatus.options];
  if (list.status !== null && !statuses.includes(list.status)) statuses.push(list.status);
  return (
    <Select
      label="Status"
      value={list.status ?? ''}
      options={[
        { value: '', label: 'All statuses' },
        ...statuses.map((value) => ({ value, label: FILTER_WORD[value] })),
      ]}
      onChoose={(value) => onChange({ status: StatusFilter.safeParse(value).data ?? null })}
      {...rest}
    />
  );
}

/** The order of the cards, which have no heads to press. */
export function OrderSelect({ list, onChange, className }: ListControlProps) {
  return (
    <SortSelect<InvitationSort>
      columns={Object.values(SORTED)}
      sort={list.sort}
      onSort={(sort) => onChange({ sort })}
      {...(className && { className })}
    />
  );
}

/** What comes together under one heading. */
export function GroupControl({ list, onChange, className }: ListControlProps) {
  return (
    <SegmentedControl<GroupBy>
      legend="Group by"
      value={list.group}
      onChange={(group) => onChange({ group })}
      segments={[
        { value: 'progress', label: 'Progress' },
        { value: 'ats', label: 'Source' },
        { value: 'none', label: 'None' },
      ]}
      {...(className && { className })}
    />
  );
}
