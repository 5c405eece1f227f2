import type { BatchJob } from '@candor/domain/model/batch';
import { useState } from 'react';
import { saveText } from '../../../api/save-download';
import { useApp } from '../../../session/app-context';
import { useTellError } from '../../../session/use-tell-error';
import type { RankedRow } from '../rows/rank-rows';
import type { Exported } from './export-rows';
import { loadQuotes } from './load-quotes';
import { writeCsv } from './write-csv';
import { writeJson } from './write-json';

export type RowsFile = {
  format: 'csv' | 'json';
  quotes: boolean;
  /** Describes in the file name which rows these are. */
  of: 'view' | 'selection';
};

export type RowsExport = {
  busy: boolean;
  save: (rows: readonly RankedRow[], file: RowsFile) => Promise<void>;
};

type Known = Omit<Exported, 'rows' | 'quotes'> & { job: BatchJob; hideNames: boolean };

/** Downloads some rows of the list as a file; quotes are read first if wanted. */
export function useRowsExport({ job, hideNames, ...known }: Known): RowsExport {
  const { api } = useApp();
  const tell = useTellError('export');
  const [busy, setBusy] = useState(false);
  const save = async (rows: readonly RankedRow[], { format, quotes, of }: RowsFile) => {
    setBusy(true);
    try {
      const ids = rows.map(({ id }) => id);
      const exported: Exported = {
        ...known,
        rows,
        quotes: quotes ? await loadQuotes(api, job.batch_job_id, ids, hideNames) : null,
      };
      const text = format === 'csv' ? writeCsv(exported) : writeJson(job, exported);
      saveText(text, `results-${job.batch_job_id}-${of}.${format}`);
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
