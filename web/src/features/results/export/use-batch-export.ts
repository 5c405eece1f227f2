import { batches } from '@candor/domain/api/batches';
import type { BatchJob } from '@candor/domain/model/batch';
import { useState } from 'react';
import { saveDownload } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { useTellError } from '../../../session/use-tell-error';

export type BatchExport = { saving: boolean; save: (format: 'csv' | 'json') => void };

/** Downloads the whole batch as a file of the server; hidden names are left out of it. */
export function useBatchExport(job: BatchJob, hideNames: boolean): BatchExport {
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
  return { saving, save: (format) => void save(format) };
}
