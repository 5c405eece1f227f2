import type { SourceItem } from '../../ports/candidate-source';
import { MOST_NAME_LETTERS, MOST_TEXT_BYTES } from './limits';
import { says } from './sentences';

/** A column of a query's result. Binary data have no text. */
export type Column = { name: string; isBinary: boolean };

/** The values of a row as text, in the order of the columns. */
export type Row = readonly (string | null)[];

const OPTIONAL = ['filename', 'candidate_name', 'candidate_id', 'email'] as const;
type Optional = (typeof OPTIONAL)[number];

/** Makes an item of a row; rows are counted from 1. */
export type RowReader = (row: Row, number: number) => SourceItem;

type Places = { text: number } & Record<Optional, number>;

/**
 * How the rows of a result become candidates, by the names of its columns, whatever their case: the rules of a CSV file.
 *
 * @throws SourceRefused without a candidate_text, or where a column that counts is binary.
 */
export function rowReader(columns: readonly Column[]): RowReader {
  const names = columns.map(({ name }) => name.trim().toLowerCase());
  const place = (name: string) => names.indexOf(name);
  const text = place('candidate_text');
  if (text < 0) throw says.noTextColumn();
  for (const name of ['candidate_text', ...OPTIONAL]) {
    if (columns[place(name)]?.isBinary) throw says.binaryColumn(name);
  }
  const places: Places = {
    text,
    filename: place('filename'),
    candidate_name: place('candidate_name'),
    candidate_id: place('candidate_id'),
    email: place('email'),
  };
  return (row, number) => itemOf(row, number, places);
}

function itemOf(row: Row, number: number, places: Places): SourceItem {
  const value = (place: number) => (row[place] ?? '').replaceAll('\0', '');
  const name = (place: number) => value(place).trim().slice(0, MOST_NAME_LETTERS) || null;
  const text = value(places.text);
  const person = {
    filename: name(places.filename),
    candidateName: name(places.candidate_name),
    candidateId: name(places.candidate_id),
    email: name(places.email),
  };
  const unreadable = (code: 'empty' | 'too_large', what: string): SourceItem => ({
    kind: 'unreadable',
    ...person,
    problem: { code, message: `Row ${number} ${what}` },
  });
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return unreadable('empty', 'has no candidate_text; fill it in and submit the batch again.');
  }
  if (text.length * 3 > MOST_TEXT_BYTES && Buffer.byteLength(text) > MOST_TEXT_BYTES) {
    return unreadable('too_large', 'has a candidate_text of more than 2 MB; shorten it.');
  }
  return { kind: 'text', text, ...person };
}
