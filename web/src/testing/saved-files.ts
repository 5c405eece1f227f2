import { onTestFinished, vi } from 'vitest';

/** A file that the browser was given to save, and under which name. */
export type SavedFile = { name: string; blob: Blob };

/** The files that the browser is given to save from now on, until the test has finished. */
export function watchSavedFiles(): SavedFile[] {
  const files: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (file) => {
    const url = `blob:test-${blobs.size}`;
    if (file instanceof Blob) blobs.set(url, file);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return files;
}
