import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

type CoveredWhatIfProps = { count: number; onUncover: () => void; onBack: () => void };

/** Shown instead of what-if while scores are covered, because it would reveal all of them at once. */
export function CoveredWhatIf({ count, onUncover, onBack }: CoveredWhatIfProps) {
  return (
    <EmptyState
      title={count === 1 ? 'One score is still covered' : `${count} scores are still covered`}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={onBack}>
            Back to the list
          </Button>
          <Button onClick={onUncover}>Uncover everybody</Button>
        </span>
      }
    >
      What-if moves everybody’s score at once, so it would show them before their evidence was read.
    </EmptyState>
  );
}
