import type { SourceShare } from '@candor/domain/model/meta-analytics';
import { SOURCE_WORD } from '../../sources/source-words';
import { Card } from '../../ui/Card';
import { formatCount, formatMean } from '../../ui/format';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { Cell, Head, Table } from '../../ui/Table';
import { NOT_ENOUGH_PEOPLE } from './meta-words';

/** Where people came from, how they match, and how many could not be read. */
export function SourceTable({ sources }: { sources: readonly SourceShare[] }) {
  return (
    <Card aria-labelledby="sources-title" className="px-5 pt-4 pb-2">
      <h2 id="sources-title" className="mb-1 text-14 font-strong">
        Where people came from
      </h2>
      <ScrollRegion label="Where people came from" className="-mx-2">
        <Table caption="People by source">
          <thead>
            <tr>
              <Head>Source</Head>
              <Head end>Scored</Head>
              <Head end>Average</Head>
              <Head end>Not read</Head>
            </tr>
          </thead>
          <tbody>
            {sources.map(({ input_type, candidates, average_score, could_not_read }) => (
              <tr key={input_type}>
                <Cell className="whitespace-nowrap">{SOURCE_WORD[input_type]}</Cell>
                <Cell end>{formatCount(candidates)}</Cell>
                <Cell end>
                  {average_score === null ? NOT_ENOUGH_PEOPLE : formatMean(average_score)}
                </Cell>
                <Cell end>{formatCount(could_not_read)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </ScrollRegion>
    </Card>
  );
}
