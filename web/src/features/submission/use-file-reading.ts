import { useEffect, useRef } from 'react';
import type { CandidateReading } from './candidate-reading';
import { readInWorker } from './read-in-worker';

/** Reads a newly chosen file and passes on what was found. Another file chosen meanwhile wins. */
export function useFileReading(
  file: File | null,
  onReading: (file: File, reading: CandidateReading) => Promise<void>,
  read = readInWorker,
): void {
  const report = useRef(onReading);
  report.current = onReading;
  useEffect(() => {
    if (!file) return;
    const replaced = new AbortController();
    void read(file, replaced.signal).then((reading) => {
      if (!replaced.signal.aborted) void report.current(file, reading);
    });
    return () => replaced.abort();
  }, [file, read]);
}
