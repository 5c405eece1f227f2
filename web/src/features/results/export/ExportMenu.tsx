import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { Braces, Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { asClientError } from '../../../api/client-error';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { notify } from '../../../ui/toast';

type ExportMenuProps = { job: BatchJob; hideNames: boolean; onView: () => void };

/** Takes the results out of the product. Where names are hidden on screen they are left out of the files. */
export function ExportMenu({ job, hideNames, onView }: ExportMenuProps) {
  const { api } = useApp();
  const [busy, setBusy] = useState(false);
  const save = async (format: 'csv' | 'json') => {
    setBusy(true);
    try {
      const file = await api.download(batches.export, {
        params: { id: job.batch_job_id },
        query: { format, names: hideNames ? 'false' : 'true' },
      });
      saveDownload(file, `results-${job.batch_job_id}.${format}`);
    } catch (error) {
      notify({ kind: 'error', title: asClientError(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={busy}>
          <span className="sr-only">Export</span>
        </Button>
      }
      items={[
        { kind: 'heading', label: hideNames ? 'Export without names' : 'Export' },
        {
          kind: 'action',
          label: 'CSV for a spreadsheet',
          icon: Table2,
          onSelect: () => void save('csv'),
        },
        {
          kind: 'action',
          label: 'JSON with all evidence',
          icon: Braces,
          onSelect: () => void save('json'),
        },
        { kind: 'action', label: 'CSV of what is shown', icon: Table2, onSelect: onView },
      ]}
    />
  );
}
