import { useEffect, useRef } from 'react';
import { looksLikeRows, rowsToFile } from './map-columns';

/** Takes files and spreadsheet rows that are pasted anywhere but into a field. */
export function usePagePaste(onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const inField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select') !== null;
      if (inField || !event.clipboardData) return;
      const text = event.clipboardData.getData('text/plain');
      const pasted =
        event.clipboardData.files[0] ?? (looksLikeRows(text) ? rowsToFile(text) : null);
      if (!pasted) return;
      event.preventDefault();
      latest.current(pasted);
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}
