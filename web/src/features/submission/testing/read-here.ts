import { afterEach, beforeEach, vi } from 'vitest';
import { readCandidateFile } from '../read-candidate-file';

/** What reading a file waits for. */
let until = Promise.resolve();

/** Stands for the thread that reads files, which the test browser lacks: it reads them in place. */
class ThreadHere {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(file: File): void {
    void until.then(async () => this.onmessage?.({ data: await readCandidateFile(file) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}

/** Has the files of each test of this file read in place, as soon as they are chosen. */
export function readFilesHere(): void {
  beforeEach(() => {
    until = Promise.resolve();
    vi.stubGlobal('Worker', ThreadHere);
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** Files are not read until the returned function is called. */
export function holdReading(): () => void {
  let letGo = () => {};
  until = new Promise((done) => {
    letGo = done;
  });
  return letGo;
}
