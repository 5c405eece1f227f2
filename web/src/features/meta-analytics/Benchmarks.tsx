import { LEAST_PEOPLE } from '@candor/domain/model/insight';
import { Card } from '../../ui/Card';
import { formatCount } from '../../ui/format';
import { type Benchmark, beforeText } from './meta-words';

type BenchmarksProps = { benchmarks: readonly Benchmark[]; days: string };

/** The figures of the range beside the same of the range before it. */
export function Benchmarks({ benchmarks, days }: BenchmarksProps) {
  return (
    <Card aria-labelledby="benchmarks-title" className="px-5 py-4">
      <h2 id="benchmarks-title" className="text-14 font-strong">
        Compared with the {days} days before
      </h2>
      {benchmarks.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">
          Each of the two ranges needs at least {LEAST_PEOPLE} people with a score.
        </p>
      ) : (
        <dl className="mt-3 flex flex-col gap-3">
          {benchmarks.map((benchmark) => (
            <div key={benchmark.name}>
              <dt className="text-12 text-ink-3">{benchmark.name}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-2 text-13">
                <span className="num text-16 font-medium">{formatCount(benchmark.own)}</span>
                <span className="num text-ink-2">{beforeText(benchmark, days)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 text-12 text-ink-3">
        Only your own work is compared, never anybody else’s.
      </p>
    </Card>
  );
}
