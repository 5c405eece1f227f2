import type { QuotaStatus } from '@candor/domain/model/plan';
import { PLANS } from '@candor/domain/rules/plans';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useQuota } from '../../session/use-plan';
import { buttonClass } from '../../ui/Button';
import { formatCount, plural } from '../../ui/format';

/** The plan in one line, and the way to everything about it. */
export function PlanSummary() {
  const { data } = useQuota();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="num mr-auto text-13">
        {data && (
          <>
            <span className="font-medium">{PLANS[data.plan_type].name}</span>
            <span className="text-ink-2">
              {', '}
              {usedWords(data)}
            </span>
          </>
        )}
      </p>
      <Link to={paths.billing} className={buttonClass({ size: 'sm' })}>
        Plan and billing
      </Link>
    </div>
  );
}

function usedWords({ candidates_used: used, candidates_limit: limit }: QuotaStatus): string {
  if (limit === null) return `${plural(used, 'candidate')} used`;
  return `${formatCount(used)} of ${plural(limit, 'candidate')} used`;
}
