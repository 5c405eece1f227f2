import type { Readable } from 'node:stream';
import { problemOf } from '../../problem';
import { SourceError } from '../source-error';
import type { CandidateRow, RowPerson, RowProblem } from '../source-item';
import { type Columns, detectDelimiter, findColumns } from './columns';
import { decodeStream } from './decode-stream';
import { type CsvRecord, splitRecords } from './split-records';

/** Largest text of one candidate, in UTF-8 bytes. */
const MAX_CELL_BYTES = 2 * 1024 * 1024;

/** Longer names and addresses are something else in the wrong column. In UTF-16 units. */
const MAX_NAME = 1_000;

/** A header line longer than this is no header. */
const MAX_HEADER = 1024 * 1024;

/** First bytes of files that somebody named .csv: ZIP (also XLSX), OLE (also XLS), PDF. */
const FOREIGN = ['504b0304', 'd0cf11e0', '25504446'];

/**
 * Reads candidates from CSV, one row at a time in the order of the file. The encoding, the delimiter
 * and the kind of line break are found from the content. A row that is no candidate is given as a
 * problem and does not stop the rest.
 *
 * @throws SourceError `missing_column` without a candidate_text column, `empty` and `wrong_content`
 * when there is nothing to read as CSV.
 */
export async function* readCsv(
  input: Readable | Uint8Array,
): AsyncGenerator<CandidateRow | RowProblem> {
  const source = input instanceof Uint8Array ? [input] : input;
  const chunks = decodeStream(refuseForeign(source));
  const head = await headOf(chunks);
  if (head.trim() === '') {
    throw new SourceError('empty', 'The CSV file is empty; it must have a candidate_text column.');
  }
  const { delimiter, sepLine } = detectDelimiter(head);
  let columns: Columns | null = null;
  let skipping = sepLine;
  for await (const record of splitRecords(joined(head, chunks), delimiter)) {
    if (skipping) {
      skipping = false;
    } else if (!columns) {
      columns = findColumns(record.kind === 'fields' ? record.fields : []);
    } else {
      yield toRow(record, columns);
    }
  }
}

function toRow(record: CsvRecord, columns: Columns): CandidateRow | RowProblem {
  const nobody = personIn([], columns, record.line);
  if (record.kind === 'unclosed') {
    return problemOfRow(
      nobody,
      'damaged',
      'opens a quotation mark that is never closed; close it and upload the file again.',
    );
  }
  if (record.kind === 'too_large') return tooLarge(nobody);

  const { fields } = record;
  if (fields.slice(columns.count).some((field) => field.trim() !== '')) {
    return problemOfRow(
      nobody,
      'damaged',
      'has more values than the file has columns; put quotation marks around texts and upload the file again.',
    );
  }
  const person = personIn(fields, columns, record.line);
  const text = (fields[columns.candidate_text] ?? '').replaceAll('\0', '');
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return problemOfRow(
      person,
      'empty',
      'has no candidate_text; fill it in and upload the file again.',
    );
  }
  if (text.length * 3 > MAX_CELL_BYTES && Buffer.byteLength(text) > MAX_CELL_BYTES)
    return tooLarge(person);
  return { candidate_text: text, ...person };
}

function personIn(fields: readonly string[], columns: Columns, line: number): RowPerson {
  const optional = (index: number | null): string | null => {
    const value = index === null ? '' : (fields[index] ?? '').replaceAll('\0', '').trim();
    return value === '' ? null : value.slice(0, MAX_NAME);
  };
  return {
    filename: optional(columns.filename),
    candidate_name: optional(columns.candidate_name),
    candidate_id: optional(columns.candidate_id),
    email: optional(columns.email),
    line,
  };
}

function tooLarge(person: RowPerson): RowProblem {
  return problemOfRow(
    person,
    'too_large',
    'has a text of more than 2 MB; shorten it and upload the file again.',
  );
}

function problemOfRow(
  person: RowPerson,
  code: 'damaged' | 'empty' | 'too_large',
  what: string,
): RowProblem {
  return { ...person, problem: problemOf(code, `The row at line ${person.line} ${what}`) };
}

/** Text up to the end of the first line that says something. */
async function headOf(chunks: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!holdsLine(head) && head.length < MAX_HEADER) {
    const next = await chunks.next();
    if (next.done) break;
    head += next.value;
  }
  return head;
}

/** Whether a line with content is complete. */
function holdsLine(text: string): boolean {
  const start = text.search(/\S/);
  return start >= 0 && /[\r\n]/.test(text.slice(start));
}

async function* joined(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* refuseForeign(
  source: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<unknown> {
  let first = true;
  for await (const chunk of source) {
    const mark =
      first && chunk instanceof Uint8Array ? Buffer.from(chunk.subarray(0, 4)).toString('hex') : '';
    if (FOREIGN.includes(mark)) {
      throw new SourceError(
        'wrong_content',
        'This file is not a CSV file; save it as CSV in the program it was made with.',
      );
    }
    first = false;
    yield chunk;
  }
}
