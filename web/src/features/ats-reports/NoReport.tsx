import { Link } from 'react-router';
import { paths } from '../../paths';
import { buttonClass } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';

type NoReportProps = { title: string; children: string };

/** A path without a report: why, and where there are some. */
export function NoReport({ title, children }: NoReportProps) {
  return (
    <EmptyState
      kind="no_result"
      title={title}
      className="mt-4 sm:mt-6"
      action={
        <Link to={paths.integrations} className={buttonClass({ variant: 'primary' })}>
          Open Integrations
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
