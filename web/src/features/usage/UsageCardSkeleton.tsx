import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

const TOTALS = ['w-14', 'w-16', 'w-12'] as const;
const PLAN_LINES = ['w-full', 'w-11/12', 'w-3/5', 'w-1/2'] as const;

/** The card before anything of it is known: the picture, under it three figures and the lines about the plan. */
export function UsageCardSkeleton() {
  return (
    <Card aria-hidden className="px-4 sm:px-5 pt-3.5 pb-4">
      <RunSkeleton />
      <div className="h-36 border-t border-border pt-4">
        <div className="mb-5 grid grid-cols-3">
          {TOTALS.map((width) => (
            <span key={width}>
              <Skeleton atOnce className={`h-2.5 ${width}`} />
              <Skeleton atOnce className="mt-2.5 h-4 w-8" />
            </span>
          ))}
        </div>
        {PLAN_LINES.map((width) => (
          <Skeleton key={width} atOnce className={`mt-1.5 h-2.5 ${width}`} />
        ))}
      </div>
    </Card>
  );
}

/** The finding, and the chart with its limit, its floor and the days at its ends. */
export function RunSkeleton() {
  return (
    <div className="mb-4 flex h-50 flex-col pt-1 sm:max-lg:h-45">
      <Skeleton atOnce className="h-3.5 w-11/12" />
      <Skeleton atOnce className="mt-2 h-3.5 w-2/5 sm:max-lg:hidden" />
      <div className="mt-8 flex-1 border-y border-border" />
      <div className="mt-2 flex h-4 justify-between">
        <Skeleton atOnce className="h-2.5 w-10" />
        <Skeleton atOnce className="h-2.5 w-10" />
      </div>
    </div>
  );
}
