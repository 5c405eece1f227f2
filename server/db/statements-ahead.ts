import pg from 'pg';
import { type Prepared, prepared } from './ask-prepared';

/** A statement that travels in front of another one; nobody hears its answer. Its values are texts. */
export type Ahead = Prepared & { values: readonly string[] };

/** Makes such a statement. */
export function ahead(text: string, ...values: string[]): Ahead {
  return { ...prepared(text), values };
}

const TEXT_OID = 25;

/** What the driver's query offers to those in front of it; its own types leave it out. */
type Driver = {
  text: string;
  name?: string | undefined;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
};
type Wire = {
  parse(statement: { text: string; name: string; types: number[] }): void;
  bind(portal: { portal: string; statement: string; values: string[]; binary: boolean }): void;
  execute(portal: { portal: string; rows: number }): void;
};
const DriverQuery = pg.Query as unknown as new (config: object, values: unknown) => Driver;

/** Which of those in front a connection knows by their names. */
const known = new WeakMap<Wire, Set<string>>();

/**
 * A statement with others in front of it: all travel together, so that they cost no round trip, and without `begin` among them they share
 * one implicit transaction (PostgreSQL's documentation, 'Pipelining'). If one of them fails, none of the later ones is run.
 */
export class LedQuery extends DriverQuery {
  readonly ahead: readonly Ahead[];
  #done = 0;

  constructor(ahead: readonly Ahead[], statement: unknown, values: unknown) {
    const config = typeof statement === 'string' ? { text: statement } : Object(statement);
    super({ ...config, queryMode: 'extended' }, values);
    this.ahead = ahead;
  }

  override prepare(connection: Wire): void {
    for (const { text, name, values } of this.ahead) {
      // As the statement has one, so that whoever asks without names is not answered that one is unknown.
      const statement = this.name ? name : '';
      if (!known.get(connection)?.has(statement)) {
        connection.parse({ text, name: statement, types: values.map(() => TEXT_OID) });
      }
      connection.bind({ portal: '', statement, values: [...values], binary: false });
      connection.execute({ portal: '', rows: 0 });
    }
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#done === this.ahead.length) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    const before = this.ahead[this.#done];
    if (!before) {
      super.handleCommandComplete(message, connection);
      return;
    }
    this.#done += 1;
    if (this.name) known.set(connection, (known.get(connection) ?? new Set()).add(before.name));
  }
}
