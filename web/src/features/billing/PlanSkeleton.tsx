import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

const LIMITS = ['w-12', 'w-16', 'w-20', 'w-14'];

/** The card of the plan as it will stand: its name and how it goes on, and what is used of each limit. */
export function PlanSkeleton() {
  return (
    <div role="status" aria-label="Loading your plan">
      <Card className="flex h-56 flex-col p-4 sm:p-6">
        <div className="flex items-start justify-between gap-6">
          <div className="min-w-0 flex-1">
            <Skeleton atOnce className="my-1 h-5 w-32" />
            <Skeleton atOnce className="mt-2.5 h-3 w-56 max-w-full" />
          </div>
          <Skeleton atOnce className="h-8 w-36 rounded-control max-sm:hidden pointer-coarse:h-11" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-x-8 gap-y-6 overflow-hidden border-t border-border pt-5 sm:grid-cols-4 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <Skeleton atOnce className="my-0.5 h-3 w-16" />
            <Skeleton atOnce className="mt-2 h-3.5 w-28" />
            <Skeleton atOnce className="mt-3 h-2 w-full" />
          </div>
          {LIMITS.map((width) => (
            <div key={width}>
              <Skeleton atOnce className={`my-0.5 h-3 ${width}`} />
              <Skeleton atOnce className="mt-2 h-3.5 w-10" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  );
}
