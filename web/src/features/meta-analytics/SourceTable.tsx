import type { SourceShare } from '@candor/domain/model/meta-analytics';
import { SOURCE_WORD } from '../../sources/source-words';
import { Card } from '../../ui/Card';
import { formatCount, formatMean } from '../../ui/format';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { Cell, Head, Table } from '../../ui/Table';
import { NOT_ENOUGH_PEOPLE, sourceFinding } from './meta-words';

/** Where people came from, how well they match and how certain that is, and how many could not be read. */
export function SourceTable({ sources }: { sources: readonly SourceShare[] }) {
  return (
    <Card aria-labelledby="sources-title" className="px-5 pt-4 pb-2">
      <h2 id="sources-title" className="mb-1 text-14 font-strong">
        {sourceFinding(sources, (type) => SOURCE_WORD[type])}
      </h2>
      <ScrollRegion label="Where people came from" className="-mx-2">
        <Table caption="People by source">
          <thead>
            <tr>
              <Head>Source</Head>
              <Head end>Scored</Head>
              <Head end>Average</Head>
              <Head end className="max-sm:hidden">
                95% range
              </Head>
              <Head end>Not read</Head>
            </tr>
          </thead>
          <tbody>
            {sources.map(
              ({ input_type, candidates, average_score, average_interval, could_not_read }) => (
                <tr key={input_type}>
                  <Cell className="whitespace-nowrap">{SOURCE_WORD[input_type]}</Cell>
                  <Cell end>{formatCount(candidates)}</Cell>
                  <Cell end>
                    {average_score === null ? NOT_ENOUGH_PEOPLE : formatMean(average_score)}
                    {average_score !== null && average_interval && (
                      <span className="block text-12 whitespace-nowrap text-ink-3 sm:hidden">
                        {rangeWords(average_interval)}
                      </span>
                    )}
                  </Cell>
                  <Cell end className="max-sm:hidden">
                    {average_score !== null && average_interval && (
                      <Interval average={average_score} {...average_interval} />
                    )}
                  </Cell>
                  <Cell end>{formatCount(could_not_read)}</Cell>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      </ScrollRegion>
      <p className="mt-1 mb-2 text-12 text-ink-3">
        The true average lies within the range with 95% confidence. Ranges that overlap show no
        clear difference, and the jobs behind the sources may differ.
      </p>
    </Card>
  );
}

type IntervalProps = { average: number; low: number; high: number };

/** An average as a dot on the scale of scores, with the line that it lies within, and both ends in words. */
function Interval({ average, low, high }: IntervalProps) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className="relative inline-block h-3 w-24">
        <span className="absolute inset-x-0 top-1/2 h-px bg-border" />
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink-2 forced-colors:bg-[CanvasText]"
          style={{ left: `${low}%`, right: `${100 - high}%` }}
        />
        <span
          className="absolute top-1/2 size-2 -translate-1/2 rounded-full bg-ink forced-colors:bg-[CanvasText]"
          style={{ left: `${average}%` }}
        />
      </span>
      {rangeWords({ low, high })}
    </span>
  );
}

function rangeWords({ low, high }: Omit<IntervalProps, 'average'>): string {
  return `${formatMean(low)} to ${formatMean(high)}`;
}
