import type { CompetitiveIntelligence } from '@candor/domain/model/competitive-intelligence';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Card } from '../../../ui/Card';
import { formatCount, formatMoment } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';
import { FindingList } from '../FindingList';
import { FOUND_BY } from '../finding-words';
import { PublicStatistics } from './PublicStatistics';

const COVERAGE_WORD: Record<Exclude<CompetitiveIntelligence['coverage'], 'none'>, string> = {
  thin: 'Little data',
  good: 'Enough data',
};

/**
 * What the account's own jobs say about a skill: how many ask for it, who shows it, public figures next to that, and
 * what nobody here can know.
 */
export function MarketReport({ report }: { report: CompetitiveIntelligence }) {
  const { skill, coverage, demand, supply, findings, statistics, sources, limits, cached } = report;
  const n = findings[0]?.n;
  return (
    <Card aria-labelledby="market-title" className="px-5 py-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="market-title" className="text-14 font-strong">
          {coverage === 'none' ? `No data for “${skill}”` : `“${skill}” in your own jobs`}
        </h2>
        {coverage !== 'none' && (
          <>
            <Tag tone="line">{COVERAGE_WORD[coverage]}</Tag>
            <Tag tone="line">{FOUND_BY.rules}</Tag>
          </>
        )}
      </div>
      {demand !== null && (
        <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-4 border-b border-hairline pb-4 sm:grid-cols-4">
          <Figure name="Jobs that ask" value={formatCount(demand)} />
          <Figure
            name="People who show it"
            value={supply === null ? 'Not enough people yet' : formatCount(supply)}
            isWords={supply === null}
            {...(supply !== null && n !== undefined && { note: `of ${formatCount(n)}` })}
          />
        </dl>
      )}
      {findings.length > 0 && <FindingList findings={findings} by="rules" />}
      {coverage === 'none' && <NextStep />}
      <PublicStatistics statistics={statistics} sources={sources} />
      <ul className="mt-3 flex list-disc flex-col gap-1 border-t border-hairline pt-3 pl-4 text-13 text-ink-2 first:mt-0 first:border-t-0">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      <p className="num mt-3 text-12 text-ink-3">
        {sources.length > 0 &&
          `${sources.length > 1 ? 'Sources' : 'Source'}: ${sources.map(({ name }) => name).join('; ')}. `}
        Counted {formatMoment(report.generated_at)}
        {cached ? ', kept since then' : ''}.
      </p>
    </Card>
  );
}

/** What to do when no job of one's own knows a skill. */
function NextStep() {
  return (
    <div className="mb-3 text-13">
      <p className="max-w-[72ch]">
        Next: Write the skill as your jobs name it, ask with fewer filters, or score a job that asks
        for it.
      </p>
      <Link
        to={paths.dashboard}
        className="mt-1.5 inline-block text-accent-ink underline-offset-3 hover:underline pointer-coarse:py-3"
      >
        Start a batch
      </Link>
    </div>
  );
}

type FigureProps = { name: string; value: string; note?: string; isWords?: boolean };

function Figure({ name, value, note, isWords }: FigureProps) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className={isWords ? 'text-13 text-ink-2' : 'num text-20 font-strong'}>{value}</span>
        {note && <span className="num text-12 text-ink-3">{note}</span>}
      </dd>
    </div>
  );
}
