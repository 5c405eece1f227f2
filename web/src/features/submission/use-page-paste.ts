import { useEffect, useRef } from 'react';
import { looksLikeRows } from './looks-like-rows';

/** Takes files and spreadsheet rows that are pasted anywhere but into a field. */
export function usePagePaste(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const takeRows = async (text: string) => {
      const { rowsToFile } = await import('./map-columns');
      const table = rowsToFile(text);
      if (table) latest.current(table);
    };
    const onPaste = (event: ClipboardEvent) => {
      const inField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select') !== null;
      if (inField || !event.clipboardData) return;
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData('text/plain');
      if (!file && !looksLikeRows(text)) return;
      event.preventDefault();
      if (file) latest.current(file);
      else void takeRows(text);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
