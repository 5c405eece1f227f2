import type { ReadDocument } from '../document';
import { unreadable } from '../problem';
import { DEFAULT_LIMITS, type ReaderLimits } from './limits';
import type { ReadRequest } from './protocol';
import { WarmChild } from './warm-child';

/** Reads documents of unknown origin; see `openDocumentReader`. */
export type DocumentReader = {
  /**
   * Reads one document. Whatever its bytes are, this answers within the deadline (counted while a child works on it
   * and does not wait for a processor) with the text or with a problem.
   *
   * @throws the signal's reason when aborted, an Error when the reader is closed, and a ReaderStartError when its child
   * processes cannot be started: never because of the document.
   */
  read(bytes: Uint8Array, filename: string, signal?: AbortSignal): Promise<ReadDocument>;
  /** Ends every child at once; reads in progress return a problem or reject. */
  close(): Promise<void>;
};

type Waiter = { resolve(child: WarmChild): void; reject(error: Error): void };

const CLOSED = 'The document reader is closed.';

/**
 * Opens a reader that parses documents in child processes, so that a hostile document can neither
 * crash nor stall this process. Children start with the first document, stay warm between documents,
 * and end when there is no work; further documents wait in line.
 */
export function openDocumentReader(options: Partial<ReaderLimits> = {}): DocumentReader {
  const pool = new ChildPool({ ...DEFAULT_LIMITS, ...options });
  return {
    read: (bytes, filename, signal) => pool.read(bytes, filename, signal),
    close: () => pool.close(),
  };
}

class ChildPool {
  readonly #limits: ReaderLimits;
  readonly #children = new Set<WarmChild>();
  readonly #idle = new Map<WarmChild, NodeJS.Timeout>();
  readonly #waiters = new Set<Waiter>();
  #closed = false;

  constructor(limits: ReaderLimits) {
    this.#limits = limits;
  }

  async read(bytes: Uint8Array, filename: string, signal?: AbortSignal): Promise<ReadDocument> {
    if (this.#closed) throw new Error(CLOSED);
    signal?.throwIfAborted();
    const { maxBytes, maxPages, maxTextBytes, deadlineMs, recogniseMs } = this.#limits;
    if (bytes.length === 0) return unreadable('empty');
    if (bytes.length > maxBytes) return unreadable('too_large', tooLarge(maxBytes));

    const request = { bytes, filename, maxPages, maxTextBytes, recognise: false };
    const read = await this.#readOnce(request, deadlineMs, signal);
    if (!this.#limits.recognise || !hasScans(read)) return read;
    // Few documents need it and it takes many times as long: only they get the time. It adds, or it changes nothing.
    const recognised = await this.#readOnce({ ...request, recognise: true }, recogniseMs, signal);
    return recognised.ok ? recognised : read;
  }

  async #readOnce(
    request: ReadRequest,
    deadlineMs: number,
    signal?: AbortSignal,
  ): Promise<ReadDocument> {
    const child = await this.#acquire(signal);
    try {
      return await child.read(request, deadlineMs, signal);
    } finally {
      await this.#release(child);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiter of this.#waiters) waiter.reject(new Error(CLOSED));
    this.#waiters.clear();
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.all([...this.#children].map((child) => child.end()));
    this.#children.clear();
  }

  async #acquire(signal?: AbortSignal): Promise<WarmChild> {
    // The most recently used child is taken first, so that under light load the others expire.
    const idle = [...this.#idle.keys()].at(-1);
    if (idle) {
      clearTimeout(this.#idle.get(idle));
      this.#idle.delete(idle);
      if (idle.isUsable) return idle;
      await this.#retire(idle);
      return this.#acquire(signal);
    }
    if (this.#children.size < this.#limits.processes) return this.#start();
    return this.#wait(signal);
  }

  #wait(signal?: AbortSignal): Promise<WarmChild> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiters.delete(waiter);
        reject(signal?.reason);
      };
      const settle = (): void => signal?.removeEventListener('abort', leave);
      const waiter: Waiter = {
        resolve: (child) => {
          settle();
          resolve(child);
        },
        reject: (error) => {
          settle();
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiters.add(waiter);
    });
  }

  async #release(child: WarmChild): Promise<void> {
    if (!child.isUsable || this.#closed) return this.#retire(child);
    const next = this.#nextInLine();
    if (next) next.resolve(child);
    else this.#rest(child);
  }

  #rest(child: WarmChild): void {
    const timer = setTimeout(() => {
      this.#idle.delete(child);
      void this.#retire(child);
    }, this.#limits.idleMs);
    timer.unref();
    this.#idle.set(child, timer);
  }

  #start(): WarmChild {
    const child = new WarmChild(this.#limits);
    this.#children.add(child);
    return child;
  }

  /** Ends a child. Until it is gone it takes a place, so whoever came meanwhile waits in line and gets that now. */
  async #retire(child: WarmChild): Promise<void> {
    await child.end();
    this.#children.delete(child);
    if (!this.#closed) this.#nextInLine()?.resolve(this.#start());
  }

  #nextInLine(): Waiter | undefined {
    const [next] = this.#waiters;
    if (next) this.#waiters.delete(next);
    return next;
  }
}

function hasScans(read: ReadDocument): boolean {
  if (read.ok) return read.quality.concerns.includes('pages_without_text');
  return read.problem.code === 'no_text_layer';
}

function tooLarge(maxBytes: number): string {
  const megabytes = Math.round(maxBytes / (1024 * 1024));
  return `This file is larger than ${megabytes} MB; upload a smaller version, for example without pictures.`;
}
