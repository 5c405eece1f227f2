import { Skeleton } from '../../ui/Skeleton';

const NAMES = ['w-48', 'w-40', 'w-56'];
/** The lines below a name, each as high as its text will be. */
const LINES = ['h-5 w-64', 'h-4 w-44', 'h-4 w-28'];

/** The saved sources before they are known: each with its sign, its lines and its buttons, where they will be. */
export function SourceSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your sources"
      className="divide-y divide-hairline border-y border-hairline"
    >
      {NAMES.map((width) => (
        <div key={width} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
          <Skeleton atOnce className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 flex-1 basis-56">
            <Line className={`h-5.5 ${width}`} />
            {LINES.map((line) => (
              <Line key={line} className={line} />
            ))}
          </div>
          <div className="flex items-center gap-2 max-sm:w-full">
            <Skeleton atOnce className="h-8 w-32 pointer-coarse:h-11" />
            <Skeleton atOnce className="h-8 w-14 pointer-coarse:h-11" />
            <Skeleton atOnce className="size-8 pointer-coarse:size-11" />
          </div>
        </div>
      ))}
    </div>
  );
}

function Line({ className }: { className: string }) {
  return (
    <span className={`flex max-w-full items-center ${className}`}>
      <Skeleton atOnce className="h-3 w-full" />
    </span>
  );
}
