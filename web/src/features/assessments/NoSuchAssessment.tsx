import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

/** An address of an assessment that never was, was removed, or is another account's. */
export function NoSuchAssessment() {
  return (
    <EmptyState
      kind="no_result"
      title="No such assessment"
      action={
        <Link to={paths.assessments} className={buttonClass({ variant: 'primary' })}>
          All assessments
        </Link>
      }
    >
      It was removed, or its address is incomplete. Invitations that were sent with it stay open.
    </EmptyState>
  );
}
