import { Button } from '../../ui/Button';
import { ProblemLine } from '../../ui/ProblemLine';

type HealthProblemProps = { problem: string | null; onRetry: () => void };

/** What to say and do when the check itself went wrong; nothing otherwise. */
export function HealthProblem({ problem, onRetry }: HealthProblemProps) {
  if (!problem) return null;
  return (
    <>
      <ProblemLine size="sm" told={false}>
        {problem}
      </ProblemLine>
      <Button size="sm" onClick={onRetry}>
        Retry
      </Button>
    </>
  );
}
