import type {
  CompetitiveIntelligence,
  OccupationStatistic,
} from '@candor/domain/model/competitive-intelligence';
import { formatCount, formatWholeDay, plural } from '../../../ui/format';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { Cell, Head, Table } from '../../../ui/Table';
import { useMediaQuery } from '../../../ui/use-media-query';

type PublicStatisticsProps = Pick<CompetitiveIntelligence, 'statistics' | 'sources'>;

/** What public tables say about the occupations of the jobs, each under its source; nothing where there is nothing to tell. */
export function PublicStatistics({ statistics, sources }: PublicStatisticsProps) {
  const told = sources
    .map((source) => ({ source, rows: statistics.filter((row) => row.source === source.name) }))
    .filter(({ rows }) => rows.length > 0);
  const narrow = useMediaQuery('(width < 40rem)');
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
          {narrow ? (
            <FigureCards name={source.name} rows={rows} />
          ) : (
            <ScrollRegion label={`Figures of ${source.name}`} className="-mx-2">
              <Figures name={source.name} rows={rows} />
            </ScrollRegion>
          )}
          <p className="num mt-2 text-12 text-ink-3">
            Source: {source.name}, figures of {formatWholeDay(noonOf(source.as_of))}
            {source.licence && `, ${source.licence}`}.
          </p>
        </div>
      ))}
    </section>
  );
}

type Figure = {
  name: string;
  of: (row: OccupationStatistic) => string | null;
  note?: 'growth_period';
};

/** The requested one comes first. */
const FIGURES: readonly Figure[] = [
  { name: 'Median pay a year', of: payOf },
  { name: 'Employed', of: ({ employed }) => given(employed, formatCount) },
  { name: 'Openings a year', of: ({ yearly_openings }) => given(yearly_openings, formatCount) },
  {
    name: 'Growth',
    of: ({ growth_percent }) => given(growth_percent, formatGrowth),
    note: 'growth_period',
  },
];

type FiguresProps = { name: string; rows: readonly OccupationStatistic[] };

/** The figures that a source has of any of these occupations. */
function knownOf(rows: readonly OccupationStatistic[]): readonly Figure[] {
  return FIGURES.filter(({ of }) => rows.some((row) => of(row) !== null));
}

/** On a phone each occupation is listed separately: there is no room for a figure next to its name. */
function FigureCards({ name, rows }: FiguresProps) {
  const figures = knownOf(rows);
  return (
    <ul aria-label={`What ${name} says about these occupations`} className="text-13">
      {rows.map((row) => (
        <li
          key={`${row.title} ${row.region}`}
          className="border-b border-hairline py-2.5 first:pt-0"
        >
          <p className="font-medium">{row.title}</p>
          <p className="text-12 text-ink-3">
            {row.region}. {row.occupation}, {plural(row.jobs, 'job')} of yours
          </p>
          <dl className="mt-1.5 flex flex-col gap-1">
            {figures.map((figure) => (
              <div key={figure.name} className="flex items-baseline justify-between gap-4">
                <dt className="text-ink-2">{figure.name}</dt>
                <dd className="num text-right">
                  <Value figure={figure} row={row} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Value({ figure: { of, note }, row }: { figure: Figure; row: OccupationStatistic }) {
  const period = note && row[note];
  return (
    <>
      {of(row) ?? <span className="text-12 text-ink-3">not given</span>}
      {period && <span className="block text-12 text-ink-3">{period.replace('-', ' to ')}</span>}
    </>
  );
}

/** A region has a column of its own where its name does not become a column of words. */
function Figures({ name, rows }: FiguresProps) {
  const figures = knownOf(rows);
  const folded = useMediaQuery('(width < 80rem)');
  return (
    <Table caption={`What ${name} says about these occupations`}>
      <thead>
        <tr>
          <Head>Occupation</Head>
          {!folded && <Head>Region</Head>}
          {figures.map((figure) => (
            <Head key={figure.name} end>
              {figure.name}
            </Head>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.title} ${row.region}`}>
            <Cell className="min-w-48 py-1.5 text-balance">
              {row.title}
              <span className="block text-12 text-ink-3">
                {folded && `${row.region}. `}
                {row.occupation}, {plural(row.jobs, 'job')} of yours
              </span>
            </Cell>
            {!folded && <Cell className="text-balance">{row.region}</Cell>}
            {figures.map((figure) => (
              <Cell key={figure.name} end className="whitespace-nowrap">
                <Value figure={figure} row={row} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A source has not every figure for every occupation. */
function given(figure: number | null, format: (figure: number) => string): string | null {
  return figure === null ? null : format(figure);
}

function payOf({ median_yearly_pay: pay, currency }: OccupationStatistic): string | null {
  return pay === null || currency === null ? null : formatPay(pay, currency);
}

function formatPay(pay: number, currency: string): string {
  const code = { style: 'currency', currencyDisplay: 'code', currency } as const;
  return new Intl.NumberFormat(undefined, { ...code, maximumFractionDigits: 0 }).format(pay);
}

function formatGrowth(percent: number): string {
  const sign = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 2 } as const;
  const growth = new Intl.NumberFormat(undefined, sign).format(percent / 100);
  // Among figures of one width a hyphen stands as far off as a word.
  return growth.replace('-', '\u2212');
}

/** The day of a moment at its first second in UTC, which is the same day for every reader at noon. */
function noonOf(moment: string): string {
  return `${moment.slice(0, 10)}T12:00:00`;
}
