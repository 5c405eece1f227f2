import { TicketPriority } from '@candor/domain/model/support';
import type { ReactNode } from 'react';
import { useOpens } from '../../../session/use-plan';
import { cx } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/Skeleton';

const WHOLE_ROW = 'sm:col-span-2';

/** While it is not known whether a chat is open: the form in its final layout. */
export function FormSkeleton() {
  const opens = useOpens('priority_support');
  return (
    <div role="status" aria-label="Loading your conversation" className="pt-5">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Labelled label="w-14">
          <Box className="h-10 pointer-coarse:h-11" />
        </Labelled>
        <Labelled label="w-9">
          <Box className="h-10 pointer-coarse:h-11" />
        </Labelled>
        <Labelled label="w-16" className={WHOLE_ROW}>
          <Box className="h-32 pointer-coarse:h-34.5" />
        </Labelled>
        <Labelled label="w-13" className={WHOLE_ROW}>
          <div className="grid gap-2 sm:grid-cols-3">
            {TicketPriority.options.map((priority) => (
              <Box key={priority} className="h-13.5 px-3 py-3">
                <Skeleton atOnce className="h-3 w-16" />
                <Skeleton atOnce className="mt-2 h-2.5 w-28" />
              </Box>
            ))}
          </div>
          {/* Whoever cannot choose a priority is told so below it. */}
          {!opens && (
            <div className="mt-1.5 flex h-4 items-center">
              <Skeleton atOnce className="h-2.5 w-64" />
            </div>
          )}
        </Labelled>
      </div>
      <Skeleton
        atOnce
        className="mt-5 h-8 w-40 rounded-control pointer-coarse:h-11 max-sm:w-full"
      />
    </div>
  );
}

type LabelledProps = { label: string; className?: string; children: ReactNode };

function Labelled({ label, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <div className="mb-1 flex h-5 items-center">
        <Skeleton atOnce className={`h-3 ${label}`} />
      </div>
      {children}
    </div>
  );
}

/** The outline of what is filled in. */
function Box({ className, children }: { className: string; children?: ReactNode }) {
  return <div className={cx('rounded-control border border-border', className)}>{children}</div>;
}
