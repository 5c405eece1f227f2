import { type GhostColumn, GhostTable } from '../../../ui/GhostTable';
import { Skeleton } from '../../../ui/Skeleton';
import { ASSESSMENT_WIDTHS, jobWidths } from './hub-widths';

/** The hub as it will stand under the cards: its figures, its tabs and its jobs. */
export function HubSkeleton({ covered }: JobsGhostProps) {
  return (
    <div className="mt-8">
      <div className="mb-4 flex h-7 items-center">
        <Skeleton atOnce className="h-5 w-16" />
      </div>
      <Skeleton atOnce className="h-[242px] w-full rounded-card sm:h-[182px] lg:h-[122px]" />
      <div className="mt-6 flex h-[37px] items-center gap-5 border-b border-border pointer-coarse:h-[45px]">
        <Skeleton atOnce className="h-3 w-8" />
        <Skeleton atOnce className="h-3 w-24" />
      </div>
      <JobsGhost covered={covered} />
    </div>
  );
}

type JobsGhostProps = {
  /** Averages and top scores will not be seen. */
  covered: boolean;
};

/** The jobs of a system before they are known. */
export function JobsGhost({ covered }: JobsGhostProps) {
  const widths = jobWidths(covered);
  const columns: (GhostColumn | false)[] = [
    { name: 'Job', className: widths.job, bars: ['h-3 w-52'] },
    { name: 'Status', className: widths.status, bars: ['h-3 w-10'] },
    { name: 'Candidates', className: widths.candidates, end: true, bars: FIGURE },
    { name: 'Scored', className: widths.scored, end: true, bars: FIGURE },
    !covered && { name: 'Average', className: widths.average, end: true, bars: FIGURE },
    !covered && { name: 'Top', className: widths.top, end: true, bars: ['h-3 w-6'] },
    { name: 'Updated', className: widths.updated, end: true, bars: DATE },
  ];
  return (
    <GhostTable
      label="Loading the jobs"
      columns={columns.filter((column) => column !== false)}
      rows={6}
      rowHeight="h-11"
    />
  );
}

const FIGURE = ['h-3 w-8'];
const DATE = ['h-3 w-20'];

const ASSESSMENT_COLUMNS: readonly GhostColumn[] = [
  { name: 'Candidate', className: ASSESSMENT_WIDTHS.candidate, bars: ['h-3 w-36'] },
  { name: 'Job', className: ASSESSMENT_WIDTHS.job, bars: ['h-3 w-52'] },
  { name: 'Match', className: ASSESSMENT_WIDTHS.match, bars: ['h-4 w-24'] },
  { name: 'Assessed', className: ASSESSMENT_WIDTHS.assessed, end: true, bars: DATE },
];

/** The assessments of a system before they are known. */
export function AssessmentsGhost() {
  return (
    <GhostTable
      label="Loading the assessments"
      columns={ASSESSMENT_COLUMNS}
      rows={6}
      rowHeight="h-11"
    />
  );
}

/** Figures over all jobs, as high as they will be in as many columns. */
export function FiguresSkeleton() {
  return (
    <div role="status" aria-label="Loading the figures">
      <Skeleton atOnce className="h-41 w-full sm:h-26 lg:h-11" />
    </div>
  );
}
