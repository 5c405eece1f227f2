import { Select } from '../../ui/Select';
import { hourWords } from './source-words';

export type MorningHour = { local_hour: number; time_zone: string };

type HourFieldsProps = { value: MorningHour; onChange: (value: MorningHour) => void };

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));

/** When a morning begins: the hour, and its time zone. */
export function HourFields({ value, onChange }: HourFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Select
        label="Hour"
        tall
        value={String(value.local_hour)}
        options={HOURS}
        onChoose={(hour) => onChange({ ...value, local_hour: Number(hour) })}
      />
      <Select
        label="Time zone"
        tall
        value={value.time_zone}
        options={zonesWith(value.time_zone)}
        onChoose={(time_zone) => onChange({ ...value, time_zone })}
      />
    </div>
  );
}

function zonesWith(chosen: string) {
  const zones = new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
