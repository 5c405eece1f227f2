import { Skeleton } from '../../ui/Skeleton';

const LINES = ['w-2/3', 'w-full', 'w-1/2', 'w-5/6', 'w-3/4', 'w-3/5', 'w-11/12'];

type SectionSkeletonProps = {
  /** What is loading: `Loading the profile`. */
  label: string;
  /** At most seven. */
  lines: number;
};

/** Placeholder for a section while it is read for the first time. */
export function SectionSkeleton({ label, lines }: SectionSkeletonProps) {
  return (
    <div role="status" aria-label={label}>
      {LINES.slice(0, lines).map((width) => (
        <div key={width} className="flex h-11 items-center">
          <Skeleton atOnce className={`h-3 ${width}`} />
        </div>
      ))}
    </div>
  );
}
