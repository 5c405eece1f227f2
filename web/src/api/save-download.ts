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
