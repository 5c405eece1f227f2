import { Button } from '../../ui/Button';

type HealthProblemProps = { problem: string | null; onRetry: () => void };

/** What to say and do when the check itself went wrong; nothing otherwise. */
export function HealthProblem({ problem, onRetry }: HealthProblemProps) {
  if (!problem) return null;
  return (
    <>
      <span className="text-12 text-danger">{problem}</span>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </>
  );
}
