import { CoveredNote } from '../../../session/CoveredNote';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';

type StillCoveredProps = {
  count: number;
  /** Shows all of the scores, whether their evidence was read or not. */
  onUncover: () => void;
};

/** In place of how the scores spread: why the figures over them are not there, and how to have them all the same. */
export function StillCovered({ count, onUncover }: StillCoveredProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <CoveredNote>
        {plural(count, 'score is', 'scores are')} covered until you have read the evidence and said
        what you think of it. The average, the top score and the order by score appear with the last
        one.
      </CoveredNote>
      <Button onClick={onUncover} className="print:hidden">
        Uncover everybody
      </Button>
    </div>
  );
}
