import { useEffect, useRef, useState } from 'react';
import { Field } from '../../ui/Field';
import { weightAs } from '../../ui/rubric/weight-level';
import { exact } from './change-words';
import type { Setting, WhatIfLine } from './scenario';

type ExactWeightProps = {
  line: WhatIfLine;
  setting: Setting;
  onChange: (weight: number) => void;
};

/** A weight by its number. It counts when the field is left or Enter is pressed: what is typed is one change, not many. */
export function ExactWeight({ line, setting, onChange }: ExactWeightProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const apply = () => {
    const weight = weightOf(typed);
    setTyped(null);
    if (weight !== null) onChange(weight);
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  // A popover that closes takes the field along without leaving it first.
  useEffect(() => () => latest.current(), []);
  return (
    <Field
      label={`Exact weight of ${line.label}`}
      type="number"
      min={0.1}
      max={1000}
      step={0.1}
      inputMode="decimal"
      value={typed ?? exact(setting.weight)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => {
        if (key === 'Enter') apply();
      }}
      hint={`Enter applies it. Weight 3, as read, is ${exact(weightAs(line.read, setting.importance))}. Only the share of the sum counts.`}
    />
  );
}

/** The weight that was typed; null while there is none that could count. */
function weightOf(typed: string | null): number | null {
  if (typed === null || typed.trim() === '') return null;
  const weight = Number(typed);
  return weight > 0 && weight <= 1000 ? weight : null;
}
