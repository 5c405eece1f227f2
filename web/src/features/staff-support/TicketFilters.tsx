import { TicketPriority, TicketStatus } from '@candor/domain/model/support';
import { PRIORITY_WORD, STATUS_WORD } from '../../tickets/ticket-words';
import { SearchBox } from '../../ui/SearchBox';
import { Select } from '../../ui/Select';
import type { TicketListState } from './ticket-list-state';

type TicketFiltersProps = {
  list: TicketListState;
  onChange: (change: Partial<TicketListState>) => void;
};

/** Which tickets are listed. */
export function TicketFilters({ list, onChange }: TicketFiltersProps) {
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search tickets"
        placeholder="Subject, e-mail or #"
        value={list.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        label="Status"
        hideLabel
        value={list.status ?? ''}
        options={[
          { value: '', label: 'All statuses' },
          ...TicketStatus.options.map((value) => ({ value, label: STATUS_WORD[value] })),
        ]}
        onChoose={(value) => onChange({ status: TicketStatus.safeParse(value).data ?? null })}
        className="w-36 max-sm:grow"
      />
      <Select
        label="Priority"
        hideLabel
        value={list.priority ?? ''}
        options={[
          { value: '', label: 'All priorities' },
          ...TicketPriority.options.map((value) => ({ value, label: PRIORITY_WORD[value] })),
        ]}
        onChoose={(value) => onChange({ priority: TicketPriority.safeParse(value).data ?? null })}
        className="w-36 max-sm:grow"
      />
    </search>
  );
}
