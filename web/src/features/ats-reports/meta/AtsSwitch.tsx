import { ATS_NAMES, AtsType } from '@candor/domain/model/ats';
import { SegmentedControl } from '../../../ui/SegmentedControl';

type AtsSwitchProps = { value: AtsType; onChange: (type: AtsType) => void };

/** Of which system the figures are. */
export function AtsSwitch({ value, onChange }: AtsSwitchProps) {
  return (
    <SegmentedControl
      legend="Applicant tracking system"
      value={value}
      onChange={onChange}
      segments={AtsType.options.map((type) => ({ value: type, label: ATS_NAMES[type] }))}
      className="max-sm:w-full"
    />
  );
}
