import type { Download } from './create-api';

/** Hands a downloaded file to the browser's own download list. */
export function saveDownload(download: Download, fallbackName: string): void {
  const url = URL.createObjectURL(download.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = download.filename ?? fallbackName;
  link.click();
  // The browser reads the URL after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const TYPES: readonly (readonly [ending: string, type: string])[] = [
  ['.csv', 'text/csv'],
  ['.json', 'application/json'],
];

/** The same for a text that was made in this page, under this name; its type is that of the name's ending. */
export function saveText(text: string, name: string): void {
  const type = TYPES.find(([ending]) => name.endsWith(ending))?.[1] ?? 'text/plain';
  const blob = new Blob([text], { type: `${type};charset=utf-8` });
  saveDownload({ blob, filename: name }, name);
}
