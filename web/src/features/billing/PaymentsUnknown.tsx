import { asClientError } from '../../api/client-error';
import { ErrorNote } from '../../session/ErrorNote';
import { useHelpPaths } from '../../session/use-help-paths';
import { buttonClass } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageLink } from '../../ui/PageLink';
import { PortalButton } from './PlanActions';

type PaymentsUnknownProps = { error: unknown; onRetry: () => void };

/** Stands in for everything about payments while it cannot be read. The provider and support can still be reached. */
export function PaymentsUnknown({ error, onRetry }: PaymentsUnknownProps) {
  const { support } = useHelpPaths();
  return (
    <Card className="p-4 sm:p-6">
      <ErrorNote title="Your payments could not be loaded." error={error} onRetry={onRetry}>
        <PortalButton size="sm" />
        {asClientError(error).action !== 'ask' && (
          <PageLink href={support} className={buttonClass({ size: 'sm' })}>
            Contact support
          </PageLink>
        )}
      </ErrorNote>
    </Card>
  );
}
