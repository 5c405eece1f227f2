import { messages } from '@candor/domain/messages';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EXPORT_HOLDS, ExportData } from '../../features/settings/data/ExportData';
import { DeleteDialog } from '../../features/settings/delete/DeleteDialog';
import { paths } from '../../paths';
import { useConfig } from '../../session/use-config';
import { Button, buttonClass } from '../../ui/Button';
import { FullMessage } from '../FullMessage';
import { useAccountGone } from '../use-account-gone';
import { GateLogout } from './GateLogout';

/** The gate of an account that the operator closed. What is in it stays its owner's: to take along, or to erase. */
export function SuspendedScreen() {
  const config = useConfig();
  const contact = config?.support_email ?? config?.contact_email;
  const leave = useAccountGone();
  const [deleting, setDeleting] = useState(false);
  return (
    <FullMessage
      icon={Ban}
      title="Account suspended"
      actions={
        <>
          {contact ? (
            <a href={`mailto:${contact}`} className={buttonClass({ variant: 'primary' })}>
              Write to support
            </a>
          ) : (
            <Link to={paths.contact} className={buttonClass({ variant: 'primary' })}>
              Write to support
            </Link>
          )}
          <section
            aria-label="Your data"
            className="mt-3 w-full rounded-card border border-border bg-surface p-4 text-left"
          >
            <h2 className="font-medium">Your data</h2>
            <p className="mt-0.5 mb-3 text-13 text-pretty text-ink-2">{EXPORT_HOLDS}</p>
            <ExportData />
          </section>
        </>
      }
      foot={
        <>
          <Link to={paths.billing} className={buttonClass({ variant: 'link', size: 'sm' })}>
            Go to billing
          </Link>
          <Button variant="link" size="sm" onClick={() => setDeleting(true)}>
            Delete account
          </Button>
          <GateLogout />
          {deleting && <DeleteDialog onDeleted={leave} onClose={() => setDeleting(false)} />}
        </>
      }
    >
      {messages.accountSuspended} Nothing was deleted; batches, keys and shared links are paused
      until the account is open again.
    </FullMessage>
  );
}
