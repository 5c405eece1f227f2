import type { MatchResult } from '@candor/domain/model/match';
import type { Pair } from './match-pair.worker';

/** Matches a pair beside the page. Nothing leaves the browser. Rejects when the browser cannot do it. */
export type MatchPair = (pair: Pair) => Promise<MatchResult>;

/** Matches a pair in a worker of its own, so that the page stays usable. Rejects if the worker fails. */
export const matchInWorker: MatchPair = (pair) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./match-pair.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = (event: MessageEvent<MatchResult>) => {
      worker.terminate();
      resolve(event.data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The engine could not run in this browser'));
    };
    worker.postMessage(pair);
  });
