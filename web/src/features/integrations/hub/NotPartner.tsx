import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useHelpPaths } from '../../../session/use-help-paths';
import { buttonClass } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

/**
 * Shown instead of the hub to users who are not integration partners: what it offers and whom to ask. Connecting a system stays the
 * main thing to do.
 */
export function NotPartner() {
  const { sales } = useHelpPaths();
  return (
    <EmptyState
      kind="locked"
      title="The hub is for integration partners"
      className="mt-8"
      action={
        <>
          <Link to={sales} className={buttonClass()}>
            Contact Sales
          </Link>
          <Link to={paths.pricing} className={buttonClass({ variant: 'quiet' })}>
            Learn More
          </Link>
        </>
      }
    >
      It shows the jobs of your applicant tracking system, scores their candidates where they are,
      and reports on each with the evidence for every point.
    </EmptyState>
  );
}
