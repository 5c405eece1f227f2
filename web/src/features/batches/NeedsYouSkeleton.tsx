import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

const LINES = ['w-2/5', 'w-1/2', 'w-1/3'] as const;

/** The card while nobody knows what waits: as high as it is with three lines, and shown only if that takes a moment. */
export function NeedsYouSkeleton() {
  return (
    <Card
      aria-hidden
      className="h-54 animate-[appear_1ms_200ms_both] px-4 pt-4.5 sm:px-5 max-lg:hidden"
    >
      <Skeleton atOnce className="mb-2 h-3.5 w-24" />
      <div className="divide-y divide-hairline">
        {LINES.map((width) => (
          <div key={width} className="flex h-14 items-center gap-4">
            <Skeleton atOnce className="h-5 w-6" />
            <span className="flex-1">
              <Skeleton atOnce className={`h-3 ${width}`} />
              <Skeleton atOnce className="mt-2 h-2.5 w-3/5" />
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}
