import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, setPriority } from 'node:os';
import type { ReadDocument, ReadProblemCode } from '../document';
import { unreadable } from '../problem';
import { childEntry } from './child-path';
import type { ReaderLimits } from './limits';
import { residentMb } from './memory';
import { countOwnTime } from './own-time';
import { isChildMessage, type ReadRequest } from './protocol';
import { ReaderStartError } from './start-error';

/**
 * Nothing of the parent's, and a home that nobody has. A library of the PDF reader asks for one as it is loaded: without
 * it, a user whom the system does not know, as in a container, could read no document at all.
 */
const ENVIRONMENT = { HOME: '/nonexistent' };

/** How often the memory and the time of a working child are looked at. */
const WATCH_MS = 50;

/** Heap that the parsers themselves may need. */
const PARSERS_MB = 128;

/**
 * The priority offset of children that read: callers waiting for the parent come before the documents. They start without
 * it, because work waits for a start, and one that is put off for too long is given up.
 */
const STEPS_BEHIND = 5;

/** Loading the parsers takes a second of the processor: even where fifty others want it, a child has had that by then. */
const START_MS = 120_000;

type Answer = { document: ReadDocument } | { code: number | null; signal: string | null };

/**
 * One child process that reads documents, one at a time.
 *
 * It starts without the parent's environment and without output, gets bytes over its channel and never a path.
 * While it works it is watched: past the deadline or the memory limit it is killed, which no parser
 * can prevent, however deep in a loop it is.
 */
export class WarmChild {
  readonly #process: ChildProcess;
  readonly #limits: ReaderLimits;
  readonly #ready: Promise<void>;
  /** Memory at rest, in MB: parsers alone, no document. */
  #atRest = 0;
  #served = 0;
  #spent = false;

  constructor(limits: ReaderLimits) {
    const entry = childEntry();
    this.#limits = limits;
    this.#process = fork(entry.file, [String(process.pid)], {
      execArgv: [
        ...entry.execArgv,
        // V8 ends a child whose heap alone fills the limit; the watch covers what V8 does not count.
        `--max-old-space-size=${limits.memoryMb + PARSERS_MB}`,
        // Parsing makes much short-lived garbage: with room for it, a tenth of the time is saved.
        '--max-semi-space-size=32',
      ],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#ready = this.#started();
    // A failed start is reported to the reader; without a reader it concerns nobody.
    this.#ready.catch(() => undefined);
  }

  /** Process id, undefined when the process could not be started. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Whether another document may be given to this child. */
  get isUsable(): boolean {
    return this.#isRunning && !this.#spent && this.#served < this.#limits.documentsPerChild;
  }

  /**
   * Reads one document. A child that crashes, hangs or grows too large returns a problem and is gone when the promise
   * settles.
   *
   * @param deadlineMs counted from when the child is ready, without what it waits for a processor.
   * @throws the signal's reason if aborted, and a ReaderStartError if the child could not be started.
   */
  async read(
    request: ReadRequest,
    deadlineMs: number,
    signal?: AbortSignal,
  ): Promise<ReadDocument> {
    this.#hold(true);
    let verdict: ReadProblemCode | null = null;
    let isOver = false;
    const end = (code: ReadProblemCode | null): void => {
      // What was looked at a moment ago is no verdict on the next document.
      if (isOver) return;
      verdict ??= code;
      this.#spent = true;
      this.#process.kill('SIGKILL');
    };
    const abort = (): void => end(null);
    signal?.addEventListener('abort', abort);
    let watch: NodeJS.Timeout | undefined;
    try {
      await this.#ready;
      this.#atRest ||= await this.#residentMb();
      this.#served += 1;
      const ownTime = await countOwnTime(this.pid ?? 0);
      watch = setInterval(() => {
        void this.#excess(deadlineMs, ownTime).then((code) => code && end(code));
      }, WATCH_MS);
      const answer = await this.#ask(request);
      signal?.throwIfAborted();
      if ('document' in answer) {
        if ((await this.#grownMb()) > this.#limits.memoryMb / 2) this.#spent = true;
        return answer.document;
      }
      return unreadable(verdict ?? problemOfExit(answer.signal));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      isOver = true;
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      this.#hold(false);
    }
  }

  /** Ends the process and waits until it is gone. */
  async end(): Promise<void> {
    if (!this.#isRunning) return;
    const gone = once(this.#process, 'exit');
    this.#process.ref();
    this.#process.kill('SIGKILL');
    await gone;
  }

  get #isRunning(): boolean {
    const { pid, exitCode, signalCode } = this.#process;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  #standBack(): void {
    if (this.pid === undefined) return;
    try {
      const { PRIORITY_LOW } = constants.priority;
      setPriority(this.pid, Math.min(PRIORITY_LOW, getPriority() + STEPS_BEHIND));
    } catch {
      // It is already gone, as its exit will report, or the system does not allow priorities.
    }
  }

  #started(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#process.kill('SIGKILL'), START_MS);
      const fail = (cause: unknown): void => {
        clearTimeout(late);
        reject(new ReaderStartError(cause));
      };
      this.#process.once('error', fail);
      this.#process.once('exit', fail);
      this.#process.once('message', () => {
        clearTimeout(late);
        this.#process.off('exit', fail);
        this.#standBack();
        resolve();
      });
    });
  }

  #ask(request: ReadRequest): Promise<Answer> {
    return new Promise((resolve) => {
      const onMessage = (message: unknown): void => {
        if (!isChildMessage(message) || message.kind !== 'read') return;
        this.#process.off('exit', onExit);
        this.#process.off('message', onMessage);
        resolve({ document: message.document });
      };
      const onExit = (code: number | null, signal: string | null): void => {
        this.#process.off('message', onMessage);
        resolve({ code, signal });
      };
      this.#process.on('message', onMessage);
      this.#process.once('exit', onExit);
      // A failed send means that the child is dying; its exit is the answer.
      this.#process.send(request, () => undefined);
    });
  }

  /** What a document has taken too much of; null for nothing so far. */
  async #excess(
    deadlineMs: number,
    ownTime: () => Promise<number>,
  ): Promise<ReadProblemCode | null> {
    if ((await this.#grownMb()) > this.#limits.memoryMb) return 'out_of_memory';
    return (await ownTime()) > deadlineMs ? 'timed_out' : null;
  }

  async #grownMb(): Promise<number> {
    return (await this.#residentMb()) - this.#atRest;
  }

  async #residentMb(): Promise<number> {
    return this.pid === undefined ? 0 : ((await residentMb(this.pid)) ?? 0);
  }

  /** A child at work keeps the parent alive; a child at rest does not. */
  #hold(working: boolean): void {
    if (working) this.#process.ref();
    else this.#process.unref();
    if (working) this.#process.channel?.ref();
    else this.#process.channel?.unref();
  }
}

/** V8 aborts when its heap is full, and systems short of memory kill; anything else is the document. */
function problemOfExit(signal: string | null): ReadProblemCode {
  return signal === 'SIGABRT' || signal === 'SIGKILL' ? 'out_of_memory' : 'damaged';
}
