import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { Braces, Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { useTellError } from '../../../session/use-tell-error';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { rowsItems } from './rows-items';
import type { RowsFile } from './use-rows-export';

type ExportMenuProps = {
  job: BatchJob;
  hideNames: boolean;
  /** Some scores are covered on screen. Files of the whole batch come from the server and contain them. */
  covered: boolean;
  /** A file of what is shown is being created. */
  busy: boolean;
  onView: (file: Omit<RowsFile, 'of'>) => void;
};

/** Exports the results. If names are hidden on screen they are left out of the files. */
export function ExportMenu({ job, hideNames, covered, busy, onView }: ExportMenuProps) {
  const { api } = useApp();
  const tell = useTellError('export');
  const [saving, setSaving] = useState(false);
  const save = async (format: 'csv' | 'json') => {
    setSaving(true);
    try {
      const file = await api.download(batches.export, {
        params: { id: job.batch_job_id },
        query: { format, names: hideNames ? 'false' : 'true' },
      });
      saveDownload(file, `results-${job.batch_job_id}.${format}`);
    } catch (error) {
      tell(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Menu
      trigger={
        <Button icon={Download} busy={saving || busy}>
          <span className="sr-only">Export</span>
        </Button>
      }
      items={[
        { kind: 'heading', label: hideNames ? 'Whole batch, without names' : 'Whole batch' },
        ...(covered
          ? [{ kind: 'heading', label: 'Holds scores that are covered here' } as const]
          : []),
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
        { kind: 'line' },
        { kind: 'heading', label: 'What is shown' },
        ...rowsItems(onView),
      ]}
    />
  );
}
