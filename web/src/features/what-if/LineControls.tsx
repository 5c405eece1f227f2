import { Ellipsis, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/Button';
import { Popover } from '../../ui/Popover';
import { KindSwitch } from '../../ui/rubric/KindSwitch';
import { WeightButtons } from '../../ui/rubric/WeightButtons';
import { levelOfWeight, weightOfLevel } from '../../ui/rubric/weight-level';
import { ExactWeight } from './ExactWeight';
import type { Setting, WhatIfLine } from './scenario';

type LineControlsProps = {
  line: WhatIfLine;
  setting: Setting;
  /** The last requirement cannot be deleted. */
  last: boolean;
  disabled: boolean;
  onImportance: (importance: 'must' | 'nice') => void;
  onChange: (change: Partial<Setting>) => void;
};

/** Must or nice, the weight in five steps, and behind the dots the exact weight and deletion. */
export function LineControls(props: LineControlsProps) {
  const { line, setting, last, disabled, onImportance, onChange } = props;
  const { importance, weight } = setting;
  return (
    <div className="flex shrink-0 flex-col items-end gap-1.5 sm:max-xl:flex-row sm:max-xl:items-center max-sm:w-full max-sm:flex-row max-sm:flex-wrap max-sm:items-center max-sm:justify-between max-sm:pl-8">
      <div className="flex items-center gap-1 max-sm:flex-row-reverse">
        <Popover
          label={`More for ${line.label}`}
          trigger={
            <IconButton
              label={`Exact weight of ${line.label}, or delete it`}
              icon={Ellipsis}
              size="sm"
              disabled={disabled}
            />
          }
        >
          <ExactWeight
            line={line}
            setting={setting}
            onChange={(next) => onChange({ weight: next })}
          />
          <Button
            icon={Trash2}
            size="sm"
            wide
            disabled={last}
            className="mt-3"
            onClick={() => onChange({ removed: true })}
          >
            Delete {line.label}
          </Button>
        </Popover>
        <KindSwitch
          of={line.label}
          importance={importance}
          onChoose={onImportance}
          disabled={disabled}
        />
      </div>
      <WeightButtons
        of={line.label}
        level={levelOfWeight(line.read, importance, weight)}
        onChoose={(level) => onChange({ weight: weightOfLevel(line.read, importance, level) })}
        disabled={disabled}
      />
    </div>
  );
}
