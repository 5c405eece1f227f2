import { EventEmitter } from 'node:events';
import type pg from 'pg';

type Tell = (error: Error | null, result?: unknown) => void;

/** A statement that is being answered. */
type Asked = { tell: Tell; over: Promise<void> };

/** Where connections come from, and where they go back to. */
export type Lender = {
  take(borrowed: BorrowedClient): Promise<pg.Client>;
  /** Makes a connection as if new: `over` is when the statement has ended that is still being answered, if there is one. */
  giveBack(client: pg.Client, over: Promise<void> | undefined): Promise<void>;
};

/** What a pool takes for a connection of its own, and can break without the real one. */
export class BorrowedClient extends EventEmitter {
  // What the pool looks at, by the driver's names.
  _queryable = true;
  _ending = false;
  processID = 0;
  readonly #lender: Lender;
  #client: pg.Client | null = null;
  #asked: Asked | null = null;

  constructor(lender: Lender) {
    super();
    this.#lender = lender;
  }

  connect(tell: Tell): void {
    this.#lender.take(this).then((client) => {
      this.#client = client;
      this.processID = backendOf(client);
      tell(null);
    }, tell);
  }

  query(statement: unknown, values: unknown, tell: Tell): void {
    const client = this.#client;
    if (!client) {
      tell(new Error('Connection terminated'));
      return;
    }
    const ask: (statement: unknown, values: unknown, tell: Tell) => void =
      client.query.bind(client);
    this.#asked = {
      tell,
      over: new Promise((resolve) => {
        ask(statement, values, (error, result) => {
          resolve();
          if (this.#client !== client) return;
          this.#asked = null;
          tell(error, result);
        });
      }),
    };
  }

  /** Breaks, as far as its holder hears of it; answers once what was begun on it is undone. */
  async break(error: Error): Promise<void> {
    const asked = this.#asked;
    await this.#leave();
    asked?.tell(error);
    this.emit('error', error);
  }

  end(tell: () => void): void {
    this._ending = true;
    this.#leave().then(tell);
  }

  async #leave(): Promise<void> {
    const client = this.#client;
    const over = this.#asked?.over;
    this.#client = null;
    this.#asked = null;
    this._queryable = false;
    if (!client) return;
    this.emit('end');
    await this.#lender.giveBack(client, over);
  }
}

/** The process of PostgreSQL at the other end. */
export function backendOf(client: pg.Client): number {
  return 'processID' in client ? Number(client.processID) : 0;
}
