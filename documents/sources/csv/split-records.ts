import { DeadEnds } from './dead-ends';
import { afterLineBreak, inClass, parseRecord } from './parse-record';

/** A record with the line on which it starts, or a record that cannot be told apart from the next. */
export type CsvRecord =
  | { kind: 'fields'; fields: string[]; line: number }
  | { kind: 'unclosed'; line: number }
  | { kind: 'too_large'; line: number };

/** Characters of one record that are held in memory; above, the record is given up. */
const MAX_RECORD = 4 * 1024 * 1024;

/** A record that is not whole is parsed again when its text has grown so many times: each chunk alone would be far too often. */
const GROWN = 1.5;

/** Lines examined to distinguish a forgotten quote from a very long value. */
const LINES_SEEN = 200;

/**
 * Splits a stream of text into records, holding one record in memory. Blank lines are left out. A
 * quotation mark that is never closed costs its own line and not the rest of the file.
 */
export async function* splitRecords(
  chunks: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<CsvRecord> {
  const splitter = new RecordSplitter(delimiter);
  for await (const chunk of chunks) yield* splitter.push(chunk);
  yield* splitter.end();
}

class RecordSplitter {
  readonly #delimiter: string;
  #text = '';
  #line = 1;
  #columns = 0;
  /** Shorter than this, the text holds no whole record. */
  #enough = 0;
  /** Giving up a record: up to its closing quotation mark, and then to the end of its line. */
  #dropping: 'no' | 'quoted' | 'line' = 'no';

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  *push(chunk: string): Generator<CsvRecord> {
    this.#text += chunk;
    yield* this.#split(false);
  }

  *end(): Generator<CsvRecord> {
    yield* this.#split(true);
  }

  *#split(complete: boolean): Generator<CsvRecord> {
    if (!complete && this.#text.length < this.#enough) return;
    this.#enough = 0;
    const deadEnds = new DeadEnds(this.#text.length);
    let at = 0;
    for (;;) {
      if (this.#dropping !== 'no') at = this.#drop(at);
      if (this.#dropping !== 'no' || at >= this.#text.length) break;
      const parsed = parseRecord(this.#text, at, this.#delimiter, complete, deadEnds);
      if (parsed.kind === 'record') {
        const { fields, next } = parsed;
        const line = this.#line;
        const blank = fields.length === 1 && this.#text.slice(at, next).trim() === '';
        this.#consume(at, next);
        at = next;
        this.#columns ||= fields.length;
        if (!blank) yield { kind: 'fields', fields, line };
        continue;
      }
      const held = this.#text.length - at;
      if (parsed.kind === 'more' && held <= MAX_RECORD) {
        this.#enough = Math.ceil(held * GROWN);
        break;
      }
      const unclosed = parsed.kind === 'unclosed' || (parsed.quoted && this.#holdsRows(at));
      yield { kind: unclosed ? 'unclosed' : 'too_large', line: this.#line };
      if (unclosed) at = this.#skipLine(at);
      else this.#dropping = parsed.kind === 'more' && parsed.quoted ? 'quoted' : 'line';
    }
    this.#text = this.#text.slice(at);
  }

  /** Whether what a quotation mark swallowed looks like rows of this file. */
  #holdsRows(at: number): boolean {
    const lines = this.#text.slice(at, at + MAX_RECORD).split(/\r\n?|\n/, LINES_SEEN);
    const least = Math.max(1, this.#columns - 1);
    const rows = lines.filter((line) => line.split(this.#delimiter).length > least);
    return lines.length > 1 && rows.length > lines.length / 2;
  }

  #skipLine(at: number): number {
    const found = this.#text.slice(at).search(/[\r\n]/);
    const next = found < 0 ? this.#text.length : afterLineBreak(this.#text, at + found);
    this.#consume(at, next);
    return next;
  }

  /** Moves past the record being given up, as far as the text at hand goes. */
  #drop(from: number): number {
    let at = from;
    if (this.#dropping === 'quoted') {
      const close = new RegExp(`"(?=[${inClass(this.#delimiter)}\\r\\n])`, 'g');
      close.lastIndex = at;
      const end = close.exec(this.#text)?.index;
      // The last character stays: it may be a quote whose neighbour is still to come.
      const next = end === undefined ? Math.max(at, this.#text.length - 1) : end + 1;
      this.#consume(at, next);
      at = next;
      if (end === undefined) return at;
      this.#dropping = 'line';
    }
    const next = this.#skipLine(at);
    if (/[\r\n]/.test(this.#text[next - 1] ?? '')) this.#dropping = 'no';
    return next;
  }

  #consume(from: number, to: number): void {
    let breaks = 0;
    for (let at = from; at < to; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code === 10 || (code === 13 && this.#text.charCodeAt(at + 1) !== 10)) breaks += 1;
    }
    this.#line += breaks;
  }
}
