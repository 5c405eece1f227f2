import { type ReactNode, useState } from 'react';
import { EXPORT_HOLDS, ExportData } from '../../features/settings/data/ExportData';
import { DeleteDialog } from '../../features/settings/delete/DeleteDialog';
import { Button } from '../../ui/Button';
import { useAccountGone } from '../use-account-gone';
import { GateLogout } from './GateLogout';

const QUIET = { variant: 'link', size: 'sm' } as const;

/** The footer of a gate: users stopped there can export their data, delete the account, or sign out. */
export function OwnDataFoot({ children }: { children?: ReactNode }) {
  const [exporting, setExporting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const leave = useAccountGone();
  return (
    <>
      {children}
      <Button {...QUIET} aria-expanded={exporting} onClick={() => setExporting(!exporting)}>
        Export my data
      </Button>
      <Button {...QUIET} aria-haspopup="dialog" onClick={() => setDeleting(true)}>
        Delete account
      </Button>
      <GateLogout />
      {exporting && (
        <section
          aria-label="Export my data"
          className="mt-2 w-full rounded-card border border-border bg-surface p-4 text-left"
        >
          <p className="mb-3 text-pretty text-ink-2">{EXPORT_HOLDS}</p>
          <ExportData />
        </section>
      )}
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} onDeleted={leave} />}
    </>
  );
}
