import { type SkeletonColumn, SkeletonTable } from '../../../ui/SkeletonTable';
import { PHONE, useMediaQuery } from '../../../ui/use-media-query';
import { WIDTHS } from './assessment-widths';

const FIGURE = ['h-3 w-10'];

const COLUMNS: readonly SkeletonColumn[] = [
  { name: 'Steps', className: WIDTHS.steps, end: true, bars: FIGURE },
  { name: 'Takes', className: WIDTHS.takes, end: true, bars: FIGURE },
  { name: 'Time limit', className: WIDTHS.limit, end: true, bars: FIGURE },
  { name: 'Invitations', className: WIDTHS.invitations, end: true, bars: FIGURE },
  { name: 'Changed', className: WIDTHS.changed, end: true, bars: ['h-3 w-14'] },
  { name: 'Actions', silent: true, className: WIDTHS.actions, end: true, bars: ['h-7 w-24'] },
];

/** A page of assessments before it is known. */
export function AssessmentListSkeleton() {
  const phone = useMediaQuery(PHONE);
  const details = phone ? ['h-2.5 w-56', 'h-2.5 w-44', 'h-2.5 w-36'] : ['h-2.5 w-56'];
  const name = { name: 'Assessment', silent: phone, className: WIDTHS.name };
  return (
    <SkeletonTable
      label="Loading your assessments"
      columns={[{ ...name, bars: ['h-3 w-48', ...details] }, ...COLUMNS]}
      rows={4}
      rowHeight={phone ? 'h-22.25' : 'h-14.25'}
    />
  );
}
