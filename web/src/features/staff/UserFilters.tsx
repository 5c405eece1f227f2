import { UserState } from '@candor/domain/model/staff';
import { PLANS, PlanType } from '@candor/domain/rules/plans';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import { STATE_WORD } from './state-words';
import type { UserListState } from './user-list-state';

type UserFiltersProps = {
  list: UserListState;
  onChange: (change: Partial<UserListState>) => void;
};

/** Who is listed. */
export function UserFilters({ list, onChange }: UserFiltersProps) {
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search accounts"
        placeholder="E-mail, name or id"
        value={list.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label="Plan"
        hideLabel
        value={list.plan ?? ''}
        options={[
          { value: '', label: 'All plans' },
          ...PlanType.options.map((value) => ({ value, label: PLANS[value].name })),
        ]}
        onChoose={(value) => onChange({ plan: PlanType.safeParse(value).data ?? null })}
        className="w-36 max-sm:grow"
      />
      <Select
        label="Status"
        hideLabel
        value={list.state ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          ...UserState.options.map((value) => ({ value, label: STATE_WORD[value] })),
        ]}
        onChoose={(value) => onChange({ state: UserState.safeParse(value).data ?? null })}
        className="w-44 max-sm:grow"
      />
    </search>
  );
}
