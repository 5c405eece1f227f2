import { EDITING, lowestPlanWith, PLANS } from '@candor/domain/rules/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths';
import { cx } from '../ui/class-names';
import { useOpens } from './use-plan';

type EditingNoteProps = {
  /** What can be done here without the plan. */
  children?: ReactNode;
  className?: string;
};

/** Says before anything is lost that edited requirements need another plan. Absent where the plan has them. */
export function EditingNote({ children, className }: EditingNoteProps) {
  const plan = lowestPlanWith(EDITING);
  if (useOpens(EDITING) || plan === null) return null;
  return (
    <p className={cx('text-13 text-ink-2', className)}>
      Scoring by edited requirements is part of {PLANS[plan].name}. {children}{' '}
      <Link to={paths.pricing} className="font-medium text-ink underline underline-offset-3">
        Upgrade Plan
      </Link>
    </p>
  );
}
