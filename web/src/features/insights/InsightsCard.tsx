import { insights } from '@candor/domain/api/insights';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { CoveredNote } from '../../session/CoveredNote';
import { CROWD, coverFindings } from '../../session/covered-figures';
import { ErrorNote } from '../../session/ErrorNote';
import { useCall } from '../../session/use-call';
import { useOpens } from '../../session/use-plan';
import { Awaited } from '../../ui/Awaited';
import { Button, buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Tag } from '../../ui/Tag';
import { FindingList } from './FindingList';
import { FOUND_BY } from './finding-words';

/** Findings beyond this number are shown if there is room. */
const SHOWN = 3;

type InsightsCardProps = {
  /** Evidence is read before scores are seen. */
  covered: boolean;
};

/** What stands out in the work of the last month, on the plans that have it. */
export function InsightsCard({ covered }: InsightsCardProps) {
  const answer = useCall(insights.dashboard, { body: { dashboard_mode: 'overview' } });
  const hasPage = useOpens('meta_analytics');
  const { data, isPending, isFetching, error, refetch } = answer;
  const all = data?.insights ?? [];
  const shown = covered ? coverFindings(all, null) : all;
  return (
    <Card aria-labelledby="insights-title" className="px-4 py-4 sm:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="insights-title" className="text-16 font-strong">
          What your jobs have in common
        </h2>
        {data && shown.length > 0 && <Tag tone="line">{FOUND_BY[data.generated_by]}</Tag>}
        <span className="-mr-2.5 ml-auto flex items-center gap-1 max-sm:-ml-2.5">
          <Button
            variant="quiet"
            size="sm"
            icon={RefreshCw}
            busy={isFetching && !isPending}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
          {hasPage && (
            <Link to={paths.metaAnalytics} className={buttonClass({ variant: 'link', size: 'sm' })}>
              Meta Analytics
            </Link>
          )}
        </span>
      </div>
      <Awaited pending={isPending} standIn={<Skeleton atOnce className="h-24 w-full" />}>
        {error && (
          <ErrorNote
            title="The findings could not be loaded."
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {data && !error && all.length === 0 && (
          <p className="text-13 text-ink-2">Nothing stands out in the last 30 days.</p>
        )}
        {data && !error && shown.length > 0 && (
          <FindingList findings={shown.slice(0, SHOWN)} by={data.generated_by} />
        )}
        {!error && shown.length < all.length && (
          <div className="mt-3 first:mt-0">
            <CoveredNote>
              The number of good matches is left out for fewer than {CROWD} people: it comes too
              close to the score of one person.
            </CoveredNote>
          </div>
        )}
      </Awaited>
    </Card>
  );
}
