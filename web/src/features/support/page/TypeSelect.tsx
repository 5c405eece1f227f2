import { TicketType } from '@candor/domain/model/support';
import { TYPE_WORD } from '../../../tickets/ticket-words';
import { Select } from '../../../ui/Select';

type TypeSelectProps = { value: string; onChoose: (type: string) => void };

/** What it is about. */
export function TypeSelect({ value, onChoose }: TypeSelectProps) {
  return (
    <Select
      label="Type"
      name="type"
      tall
      value={value}
      options={TicketType.options.map((type) => ({ value: type, label: TYPE_WORD[type] }))}
      onChoose={onChoose}
    />
  );
}
