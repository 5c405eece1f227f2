import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { type SkeletonColumn, SkeletonTable } from '../../../ui/SkeletonTable';
import { ASSESSMENT_WIDTHS, jobWidths } from './hub-widths';

/** The hub as it will stand under the cards: its figures, its tabs and its jobs. */
export function HubSkeleton({ covered }: JobsSkeletonProps) {
  return (
    <div className="mt-8">
      <div className="mb-4 flex h-7 items-center">
        <Skeleton atOnce className="h-5 w-16" />
      </div>
      <Card className="px-5 py-4">
        <div className="mb-3 flex min-h-8 items-center pointer-coarse:min-h-12.5">
          <Skeleton atOnce className="h-3.5 w-14" />
        </div>
        <FigureBars covered={covered} />
      </Card>
      <div className="mt-6 flex h-[37px] items-center gap-5 border-b border-border pointer-coarse:h-[45px]">
        <Skeleton atOnce className="h-3 w-8" />
        <Skeleton atOnce className="h-3 w-24" />
      </div>
      <JobsSkeleton covered={covered} />
    </div>
  );
}

type JobsSkeletonProps = {
  /** Averages and top scores will not be seen. */
  covered: boolean;
};

/** The jobs of a system before they are known. */
export function JobsSkeleton({ covered }: JobsSkeletonProps) {
  const widths = jobWidths(covered);
  const columns: (SkeletonColumn | false)[] = [
    { name: 'Job', className: widths.job, bars: ['h-3 w-52'] },
    { name: 'Status', className: widths.status, bars: ['h-3 w-10'] },
    { name: 'Candidates', className: widths.candidates, end: true, bars: FIGURE },
    { name: 'Scored', className: widths.scored, end: true, bars: FIGURE },
    !covered && { name: 'Average', className: widths.average, end: true, bars: FIGURE },
    !covered && { name: 'Top', className: widths.top, end: true, bars: ['h-3 w-6'] },
    { name: 'Updated', className: widths.updated, end: true, bars: DATE },
  ];
  return (
    <SkeletonTable
      label="Loading the jobs"
      columns={columns.filter((column) => column !== false)}
      rows={6}
      rowHeight="h-11"
    />
  );
}

const FIGURE = ['h-3 w-8'];
const DATE = ['h-3 w-20'];

const ASSESSMENT_COLUMNS: readonly SkeletonColumn[] = [
  { name: 'Candidate', className: ASSESSMENT_WIDTHS.candidate, bars: ['h-3 w-36'] },
  { name: 'Job', className: ASSESSMENT_WIDTHS.job, bars: ['h-3 w-52'] },
  { name: 'Match', className: ASSESSMENT_WIDTHS.match, bars: ['h-4 w-24'] },
  { name: 'Assessed', className: ASSESSMENT_WIDTHS.assessed, end: true, bars: DATE },
];

/** The assessments of a system before they are known. */
export function AssessmentsSkeleton() {
  return (
    <SkeletonTable
      label="Loading the assessments"
      columns={ASSESSMENT_COLUMNS}
      rows={6}
      rowHeight="h-11"
    />
  );
}

/** Figures over all jobs, each where it will be. */
export function FiguresSkeleton({ covered }: JobsSkeletonProps) {
  return (
    <div role="status" aria-label="Loading the figures">
      <FigureBars covered={covered} />
    </div>
  );
}

const FIGURES = ['w-7', 'w-16', 'w-24', 'w-20', 'w-14'];

function FigureBars({ covered }: JobsSkeletonProps) {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-5 lg:gap-x-6">
      {FIGURES.slice(0, covered ? 3 : 5).map((width) => (
        <div key={width}>
          <Skeleton atOnce className={`my-0.5 h-3 ${width}`} />
          <Skeleton atOnce className="mt-1.5 mb-1 h-5 w-10" />
        </div>
      ))}
    </div>
  );
}
