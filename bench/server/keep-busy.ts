import { submitAndWait, type Upload } from './run-batch';
import type { BenchServer } from './start-server';

export type Busy = {
  /** Ends it once the batch under way has ended. Answers how many ended. Throws where one was refused. */
  stop(): Promise<number>;
};

/** Submits the same upload again and again, one after the other, whatever becomes of the candidates in it. */
export function keepBusy(server: BenchServer, token: string, upload: Upload): Busy {
  let isOver = false;
  const run = async (): Promise<number> => {
    let ended = 0;
    for (; !isOver; ended += 1) await submitAndWait(server, token, upload);
    return ended;
  };
  const running = run();
  // Whoever stops it hears of the failure; until then nobody waits for it.
  running.catch(() => {});
  return {
    stop: () => {
      isOver = true;
      return running;
    },
  };
}
