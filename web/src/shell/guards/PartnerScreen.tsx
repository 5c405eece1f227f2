import { Blocks } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { useHelpPaths } from '../../session/use-help-paths';
import { buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';

/** The gate of the pages that only integration partners see. */
export function PartnerScreen() {
  const { sales } = useHelpPaths();
  return (
    <FullMessage
      icon={Blocks}
      title="Integration Partner Access Required"
      actions={
        <>
          <Link to={sales} className={buttonClass({ variant: 'primary' })}>
            Contact Sales
          </Link>
          <Link to={paths.pricing} className={buttonClass()}>
            Learn More
          </Link>
          <Link to={paths.dashboard} className={buttonClass({ variant: 'quiet' })}>
            Back to the dashboard
          </Link>
        </>
      }
    >
      This page is for partners who send candidates from an applicant tracking system.
    </FullMessage>
  );
}
