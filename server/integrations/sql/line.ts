import type { LookupAddress } from 'node:dns';
import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { ANSWER_MS, type Caps, LISTING_MS } from './limits';
import { says } from './sentences';

/** How long is waited for an answer, and for a whole listing. */
export type Patience = { answerMs: number; listingMs: number };

export const PATIENCE: Patience = { answerMs: ANSWER_MS, listingMs: LISTING_MS };

/** The limits of a connection, and the trusted certificates; null: those that Node knows. */
type LineSettings = {
  patience: Patience;
  caps: Caps;
  authorities: readonly string[] | null;
};

/** An endless row must not fill the memory before somebody checks. */
const LOOK_EVERY_MS = 20;

/**
 * The connection to a database, and its limits: how long a response takes, how large a row is, how much arrives in
 * total. Anything beyond is cut off, and `reason` says why: a driver only sees a broken connection.
 */
export class Line {
  /** For a driver. Leads to the pinned addresses, whatever it is told to connect to. */
  readonly socket: Socket;
  /** Whose certificates count, for TLS; usually all that Node knows. */
  readonly trust: { ca?: string[] };
  readonly #addresses: readonly LookupAddress[];
  readonly #settings: LineSettings;
  readonly #answer: NodeJS.Timeout;
  #listing: NodeJS.Timeout | undefined;
  #looks: NodeJS.Timeout | undefined;
  #waiting = true;
  #bytesBefore = 0;
  #bytesAtRow = 0;
  #reason: Error | null = null;

  constructor(addresses: readonly LookupAddress[], settings: LineSettings) {
    const { patience, authorities } = settings;
    this.#addresses = addresses;
    this.#settings = settings;
    this.trust = authorities ? { ca: [...authorities] } : {};
    this.socket = new PinnedSocket(addresses);
    this.guard(this.socket);
    this.#answer = setTimeout(() => this.#late(), patience.answerMs);
  }

  /** One more line to the same addresses, for a question that is answered at once. */
  beside(answerMs: number): Line {
    const { patience } = this.#settings;
    return new Line(this.#addresses, { ...this.#settings, patience: { ...patience, answerMs } });
  }

  /** Why it was cut, if it was. */
  get reason(): Error | null {
    return this.#reason;
  }

  /**
   * Makes errors that a driver throws while reading end this connection and not the process: the server is somebody
   * else's, and may send what no driver expects.
   */
  guard(stream: EventEmitter): void {
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...values: unknown[]) =>
      this.attempt(() => emit(event, ...values)) ?? false;
  }

  /** Does a part of reading, as `guard` has it done. */
  attempt<T>(work: () => T): T | null {
    try {
      return work();
    } catch {
      this.cut(says.notUnderstood());
      return null;
    }
  }

  /** Ends it at once. The first reason stays. */
  cut(reason: Error): void {
    this.#reason ??= reason;
    this.close();
  }

  close(): void {
    clearTimeout(this.#answer);
    clearTimeout(this.#listing);
    clearInterval(this.#looks);
    this.socket.destroy();
  }

  beginListing(): void {
    this.endListing();
    this.#bytesBefore = this.socket.bytesRead;
    this.#bytesAtRow = this.socket.bytesRead;
    this.#listing = setTimeout(() => this.cut(says.slow()), this.#settings.patience.listingMs);
    this.#looks = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  endListing(): void {
    clearTimeout(this.#listing);
    clearInterval(this.#looks);
  }

  /** The driver has read a row. */
  row(): void {
    this.#look();
    this.#bytesAtRow = this.socket.bytesRead;
  }

  /** From now on the database has to answer in time. */
  ask(): void {
    this.#waiting = true;
    this.#answer.refresh();
  }

  /** It has answered. Our processing may take as long as it takes. */
  answered(): void {
    this.#waiting = false;
  }

  #look(): void {
    const { bytesRead } = this.socket;
    const { rowBytes, bytes } = this.#settings.caps;
    if (bytesRead - this.#bytesAtRow > rowBytes) this.cut(says.rowTooLarge());
    else if (bytesRead - this.#bytesBefore > bytes) this.cut(says.tooMuch());
  }

  #late(): void {
    if (this.#waiting) this.cut(says.slow());
    else this.#answer.refresh();
  }
}

class PinnedSocket extends Socket {
  readonly #addresses: readonly LookupAddress[];

  constructor(addresses: readonly LookupAddress[]) {
    super();
    this.#addresses = addresses;
  }

  override connect(port: unknown): this {
    if (typeof port !== 'number') throw new TypeError('A database is connected to by its port.');
    const found = [...this.#addresses];
    return super.connect({
      port,
      // Only for the lookup, which returns what was resolved before.
      host: 'pinned.invalid',
      autoSelectFamily: true,
      lookup: (_host, _options, done) => done(null, found),
    });
  }
}
