import { asClientError } from '../../api/client-error';
import { ProblemLine } from '../../ui/ProblemLine';

type SaveProblemProps = { error: unknown; tried: number | undefined; current: number | undefined };

/** Why a rubric was not saved. Whoever lost against a newer version keeps the changes and may save again. */
export function SaveProblem({ error, tried, current }: SaveProblemProps) {
  const known = asClientError(error);
  const overtaken = known.code === 'conflict' && current !== undefined && current !== tried;
  return (
    <ProblemLine>
      {overtaken
        ? `Version ${current} was saved meanwhile, and the scores follow it. Your changes are still here, now on top of it: look at the order and save again.`
        : known.message}
    </ProblemLine>
  );
}
