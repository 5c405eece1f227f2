import { ArrowLeft, Printer } from 'lucide-react';
import { Button } from '../../../ui/Button';

type CompareBarProps = {
  /** Whether only lines are shown that tell people apart. */
  differing: boolean;
  /** How many lines do. */
  differences: number;
  onDiffering: (differing: boolean) => void;
  onPrint: () => void;
  onClose: () => void;
};

/** Above the comparison: the way back, which lines are shown, and printing. */
export function CompareBar(props: CompareBarProps) {
  const { differing, differences, onDiffering, onPrint, onClose } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 pb-4 print:hidden">
      <Button variant="quiet" icon={ArrowLeft} onClick={onClose} className="-ml-3">
        Back to the list
      </Button>
      <label className="ml-auto flex min-h-8 items-center gap-2 text-13 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={differing}
          onChange={() => onDiffering(!differing)}
          className="size-4"
        />
        Differences only <span className="num text-ink-3">{differences}</span>
      </label>
      <Button icon={Printer} onClick={onPrint} className="max-sm:hidden">
        Print
      </Button>
    </div>
  );
}
