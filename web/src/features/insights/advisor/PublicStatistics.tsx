import type {
  CompetitiveIntelligence,
  OccupationStatistic,
} from '@candor/domain/model/competitive-intelligence';
import { formatCount, formatWholeDay, plural } from '../../../ui/format';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { Cell, Head, Table } from '../../../ui/Table';

type PublicStatisticsProps = Pick<CompetitiveIntelligence, 'statistics' | 'sources'>;

/** What public tables say about the occupations of the jobs, each under its source; nothing where there is nothing to tell. */
export function PublicStatistics({ statistics, sources }: PublicStatisticsProps) {
  const told = sources
    .map((source) => ({ source, rows: statistics.filter((row) => row.source === source.name) }))
    .filter(({ rows }) => rows.length > 0);
  if (told.length === 0) return null;
  return (
    <section
      aria-labelledby="public-title"
      className="mt-4 flex flex-col gap-4 border-t border-hairline pt-4"
    >
      <h3 id="public-title" className="text-13 font-strong">
        Public statistics of these occupations
      </h3>
      {told.map(({ source, rows }) => (
        <div key={source.name}>
          <ScrollRegion label={`Figures of ${source.name}`} className="">
            <Figures name={source.name} rows={rows} />
          </ScrollRegion>
          <p className="num mt-2 text-12 text-ink-3">
            Source: {source.name}, figures of {formatWholeDay(noonOf(source.as_of))}
            {source.licence && `, ${source.licence}`}.
          </p>
        </div>
      ))}
    </section>
  );
}

function Figures({ name, rows }: { name: string; rows: readonly OccupationStatistic[] }) {
  return (
    <Table caption={`What ${name} says about these occupations`}>
      <thead>
        <tr>
          <Head>Occupation</Head>
          <Head>Region</Head>
          <Head end>Employed</Head>
          <Head end>Openings a year</Head>
          <Head end>Median pay a year</Head>
          <Head end>Growth</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.title} ${row.region}`}>
            <Cell>
              {row.title}
              <span className="block text-12 text-ink-3">
                {row.occupation}, {plural(row.jobs, 'job')} of yours
              </span>
            </Cell>
            <Cell>{row.region}</Cell>
            <Cell end>{given(row.employed, formatCount)}</Cell>
            <Cell end>{given(row.yearly_openings, formatCount)}</Cell>
            <Cell end>{given(row.median_yearly_pay, (pay) => formatPay(pay, row.currency))}</Cell>
            <Cell end>
              {given(row.growth_percent, formatGrowth)}
              {row.growth_period && (
                <span className="block text-12 text-ink-3">{row.growth_period}</span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A source has not every figure for every occupation. */
function given(figure: number | null, format: (figure: number) => string) {
  return figure === null ? <span className="text-12 text-ink-3">not given</span> : format(figure);
}

function formatPay(pay: number, currency: string | null): string {
  if (currency === null) return formatCount(Math.round(pay));
  const code = { style: 'currency', currencyDisplay: 'code', currency } as const;
  return new Intl.NumberFormat(undefined, { ...code, maximumFractionDigits: 0 }).format(pay);
}

function formatGrowth(percent: number): string {
  const sign = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(undefined, sign).format(percent / 100);
}

/** The day of a moment at its first second in UTC, which is the same day for every reader at noon. */
function noonOf(moment: string): string {
  return `${moment.slice(0, 10)}T12:00:00`;
}
