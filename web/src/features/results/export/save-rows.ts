import { saveDownload } from '../../../api/save-download';

/** Hands a CSV of some rows to the person as a file. */
export function saveRows(csv: string, batchId: string): void {
  const blob = new Blob([csv], { type: 'text/csv;charset=utf-8' });
  saveDownload({ blob, filename: null }, `results-${batchId}-selection.csv`);
}
