import { CircleQuestionMark, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button';
import { Segments } from './Segments';
import { timeLeft } from './time-left';
import type { TimeLeft } from './use-time-left';

type StepHeadProps = {
  label: string;
  steps: readonly { id: string; done: boolean }[];
  position: number;
  left: TimeLeft | null;
  /** How the saving stands. */
  note?: ReactNode;
  onHelp: () => void;
};

/** The current place, the state of saving, the remaining time, and a link to help. */
export function StepHead({ label, steps, position, left, note, onHelp }: StepHeadProps) {
  return (
    <div className="pt-2 pb-2.5">
      <div className="flex items-center gap-3">
        <p className="flex-1 font-medium whitespace-nowrap">{label}</p>
        {note}
        <IconButton
          label="Help and adjustments"
          icon={CircleQuestionMark}
          onClick={onHelp}
          className="-mr-3 size-11 [&_svg]:size-5"
        />
      </div>
      <Segments steps={steps} position={position} />
      {left && left.minutes > 0 && (
        <p className="mt-2 flex items-center gap-1.5 text-13 text-ink-3">
          <Clock size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <span className="num">{timeLeft(left.minutes)}</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {left?.spoken}
      </p>
    </div>
  );
}
