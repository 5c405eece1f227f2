/** A claimed group: the right to write the outcome of these candidates, as long as nobody claims it after us. */
export type Group = {
  batchId: string;
  no: number;
  userId: string;
  batchSeq: number;
  /** `plan` reads the source of a batch, `score` works on the candidates from `firstOrdinal` to `lastOrdinal`. */
  kind: 'plan' | 'score';
  firstOrdinal: number;
  lastOrdinal: number;
  /** How often it was claimed, including this time. */
  epoch: number;
  /** The `traceparent` of the call that submitted the batch; null for none. */
  trace: string | null;
};

/**
 * Somebody else holds the group by now, or it is gone. It must be thrown, never returned: a job that returns is
 * deleted from the queue even while another worker runs it.
 */
export class Fenced extends Error {
  constructor(group: Pick<Group, 'batchId' | 'no'>) {
    super(`Group ${group.batchId}/${group.no} belongs to another worker now`);
    this.name = 'Fenced';
  }
}

/** The process is stopping: the group goes back to the queue unharmed. */
export class HandBack extends Error {
  constructor() {
    super('The worker is stopping and hands its group back');
    this.name = 'HandBack';
  }
}

/**
 * Awaits work that ignores signals. Throws `HandBack` when the process is stopping; nobody then cares about the
 * outcome of the work.
 */
export async function unlessStopping<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let leave = () => {};
  const stopping = new Promise<never>((_resolve, reject) => {
    leave = () => reject(new HandBack());
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    if (signal.aborted) leave();
    return await Promise.race([stopping, work]);
  } finally {
    signal.removeEventListener('abort', leave);
    // A caller that left must not get an unhandled rejection; one that stayed has seen it.
    work.catch(() => undefined);
  }
}

/** Throws `HandBack` once the process is stopping. */
export function mayGoOn(signal: AbortSignal): void {
  if (signal.aborted) throw new HandBack();
}
