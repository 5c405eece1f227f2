import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/EmptyState';

/** Before the first assessment: what it is, and how to create one. */
export function NoAssessments({ action }: { action: ReactNode }) {
  return (
    <EmptyState title="No assessments yet" outline={<Outline />} action={action}>
      An assessment asks about a job’s requirements, one step per screen, on any phone. What
      candidates answer is scored by the same engine as a resume, with the sentences behind each
      point.
    </EmptyState>
  );
}

const BARS = ['w-3/4', 'w-2/3', 'w-1/2'];

function Outline() {
  return (
    <div className="mx-auto w-48 rounded-dialog border border-border bg-surface p-4">
      <div className="flex gap-1">
        <span className="h-1 flex-1 bg-border-strong" />
        <span className="h-1 flex-1 bg-border" />
        <span className="h-1 flex-1 bg-border" />
      </div>
      <span className="mt-4 block h-3 w-2/3 rounded-chip bg-hover" />
      {BARS.map((width) => (
        <div
          key={width}
          className="mt-2.5 flex items-center gap-2 rounded-control border border-hairline px-2.5 py-2"
        >
          <span className="size-3 rounded-full border border-border" />
          <span className={`h-2 rounded-chip bg-hover ${width}`} />
        </div>
      ))}
    </div>
  );
}
