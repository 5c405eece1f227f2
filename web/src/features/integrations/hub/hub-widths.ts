import { cx } from '../../../ui/class-names';

/** The columns of the hub's jobs, by the classes of their heads: the table and what stands in for it have the same. */
export function jobWidths(covered: boolean) {
  return {
    job: 'pl-0',
    status: 'hidden w-28 md:table-cell',
    candidates: cx('w-24', covered && 'max-sm:pr-0'),
    scored: cx('hidden w-20 sm:table-cell', covered && 'max-lg:pr-0'),
    average: 'hidden w-20 sm:table-cell',
    top: 'w-14 max-lg:pr-0 sm:w-16',
    updated: 'hidden w-32 pr-0 lg:table-cell',
  };
}

/** The columns of the hub's assessments, in the same way. */
export const ASSESSMENT_WIDTHS = {
  candidate: 'pl-0',
  job: 'hidden sm:table-cell',
  match: 'w-36',
  assessed: 'hidden w-32 pr-0 md:table-cell',
};
