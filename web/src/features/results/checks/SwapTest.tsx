import { batches } from '@candor/domain/api/batches';
import type { Swap } from '@candor/domain/model/swap-test';
import { useMutation } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import { useApp } from '../../../session/app-context';
import { ErrorNote } from '../../../session/ErrorNote';
import { Button } from '../../../ui/Button';
import { formatCount } from '../../../ui/format';
import { NotAvailable } from '../../../ui/NotAvailable';
import type { CheckProps } from './check-props';
import { PeopleLinks } from './PeopleLinks';
import { swapFinding } from './swap-words';

/** Identity changed in the batch's own resumes: no score may move. */
export function SwapTest({ batchId, nameOf, onOpen }: CheckProps) {
  const { api } = useApp();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.call(batches.swapTest, { params: { id: batchId } }),
  });
  const run = () => mutate();
  return (
    <section aria-labelledby="swap-test" className="mt-2">
      <h3 id="swap-test" className="text-14 font-strong">
        Swap test
      </h3>
      <p className="mt-1 text-13 text-pretty text-ink-2">
        Gives up to 20 of these resumes other names, pronouns, addresses, ages, schools and more,
        and scores each again by the requirements of this job. No score should move. It uses no
        quota, and none of the changed texts is kept.
      </p>
      <Button icon={Repeat} busy={isPending} onClick={run} className="mt-3">
        {data ? 'Run again' : 'Run the swap test'}
      </Button>
      {error && !isPending && <ErrorNote error={error} onRetry={run} className="mt-3" />}
      <p role="status" className="mt-3 text-13 empty:hidden">
        {isPending && 'Scoring changed resumes. This can take a minute.'}
        {data && !isPending && <b className="font-medium">{swapFinding(data)}</b>}
      </p>
      {data && !isPending && (
        <>
          <Swaps swaps={data.swaps} nameOf={nameOf} onOpen={onOpen} />
          <p className="num mt-2 text-12 text-ink-3">
            Engine {data.engine_version}. Based on words alone, without any external model. It shows
            what these changes do; it cannot show that a job text is fair.
          </p>
        </>
      )}
    </section>
  );
}

const HEAD = 'border-b border-border py-1 pl-3 font-medium first:pl-0';
const CELL = 'border-b border-hairline py-1.5 pl-3 first:pl-0';

function Swaps({ swaps, ...people }: { swaps: readonly Swap[] } & Omit<CheckProps, 'batchId'>) {
  return (
    <table className="mt-2 w-full border-separate border-spacing-0 text-13">
      <caption className="sr-only">Scores that moved, by what was changed</caption>
      <thead>
        <tr className="text-right text-12 text-ink-3">
          <th className={`${HEAD} w-full text-left`}>What was changed</th>
          <th className={HEAD}>Resumes</th>
          <th className={`${HEAD} max-sm:hidden`}>Scores</th>
          <th className={HEAD}>Moved</th>
          <th className={`${HEAD} whitespace-nowrap max-sm:hidden`}>At most</th>
        </tr>
      </thead>
      <tbody>
        {swaps.map((swap) => (
          <SwapLine key={swap.name} swap={swap} {...people} />
        ))}
      </tbody>
    </table>
  );
}

function SwapLine({ swap, ...people }: { swap: Swap } & Omit<CheckProps, 'batchId'>) {
  const { name, about, resumes, compared, moved, most, candidates } = swap;
  const tried = resumes > 0;
  return (
    <tr className="num text-right align-top">
      <th scope="row" className={`${CELL} text-left font-normal wrap-anywhere`}>
        <span className="font-medium first-letter:uppercase inline-block">{name}</span>
        <span className="block text-12 text-ink-3">
          {tried ? about : 'None of these resumes has anything to change here.'}
        </span>
        {candidates.length > 0 && (
          <PeopleLinks label={`Whose score moved: ${name}`} ids={candidates} {...people} />
        )}
      </th>
      <td className={CELL}>{formatCount(resumes)}</td>
      <td className={`${CELL} max-sm:hidden`}>
        {tried ? formatCount(compared) : <NotAvailable />}
      </td>
      <td className={moved > 0 ? `${CELL} font-strong text-danger` : CELL}>
        {tried ? formatCount(moved) : <NotAvailable />}
      </td>
      <td className={`${CELL} max-sm:hidden`}>{tried ? formatCount(most) : <NotAvailable />}</td>
    </tr>
  );
}
