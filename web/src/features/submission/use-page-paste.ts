import { useEffect, useRef } from 'react';
import type { GivenFile } from '../../ui/given-file';
import { givenFiles } from '../../ui/given-files';
import { looksLikeRows } from './looks-like-rows';

type Takers = { onFiles: (given: Promise<GivenFile[]>) => void; onTable: (table: File) => void };

/** Takes files, folders and spreadsheet rows that are pasted anywhere but into a field. */
export function usePagePaste(takers: Takers): void {
  const latest = useRef(takers);
  latest.current = takers;
  useEffect(() => {
    const takeRows = async (text: string) => {
      const { rowsToFile } = await import('./map-columns');
      const table = rowsToFile(text);
      if (table) latest.current.onTable(table);
    };
    const onPaste = (event: ClipboardEvent) => {
      const inField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select') !== null;
      if (inField || !event.clipboardData) return;
      const data = event.clipboardData;
      const carriesFile = data.files.length > 0;
      const text = data.getData('text/plain');
      if (!carriesFile && !looksLikeRows(text)) return;
      event.preventDefault();
      if (carriesFile) latest.current.onFiles(givenFiles(data));
      else void takeRows(text);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
