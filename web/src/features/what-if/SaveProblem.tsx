import { asClientError } from '../../api/client-error';

type SaveProblemProps = { error: unknown; tried: number | undefined; current: number | undefined };

/** Why a rubric was not saved. Whoever lost against a newer version keeps the changes and may save again. */
export function SaveProblem({ error, tried, current }: SaveProblemProps) {
  const known = asClientError(error);
  const overtaken = known.code === 'conflict' && current !== undefined && current !== tried;
  return (
    <p role="alert" className="text-13 text-danger">
      {overtaken
        ? `Version ${current} was saved meanwhile, and the scores follow it. Your changes are still here, now on top of it: look at the order and save again.`
        : known.message}
    </p>
  );
}
