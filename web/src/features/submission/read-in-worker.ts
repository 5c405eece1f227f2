import { type CandidateReading, UNREADABLE } from './candidate-reading';

/** Reads a candidate file in a worker. `signal` ends the work on a file that was replaced meanwhile. */
export function readInWorker(file: File, signal: AbortSignal): Promise<CandidateReading> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./candidate-file.worker.ts', import.meta.url), {
      type: 'module',
    });
    const end = (reading: CandidateReading) => {
      worker.terminate();
      resolve(reading);
    };
    worker.onmessage = (event: MessageEvent<CandidateReading>) => end(event.data);
    worker.onerror = () => end(UNREADABLE);
    signal.addEventListener('abort', () => worker.terminate());
    worker.postMessage(file);
  });
}
