import { readFile } from 'node:fs/promises';
import { openDocumentReader } from '@candor/documents';
import { readCandidate } from '@candor/engine';
import type { DocumentRow } from '../data/rows';
import { average } from '../metrics/average';
import { figure, table } from '../print/table';

type Row = DocumentRow & { path: string };
type Read = { text: string; name: string | null; email: string | null; phone: string | null };
type Hits = { phrases: number; name: number; email: number; phone: number; unread: number };

/** How much of the documents comes out whole: phrases, and the contact details exactly. */
export async function documentsTable(rows: readonly Row[]): Promise<string> {
  const reader = openDocumentReader();
  const hits: Hits[] = [];
  try {
    for (const row of rows) {
      const read = await reader.read(await readFile(row.path), row.file);
      hits.push(compare(row, read.ok ? contactsOf(read.text) : null));
    }
  } finally {
    await reader.close();
  }
  const mean = (key: keyof Hits): string => figure(average(hits.map((hit) => hit[key])));
  return table(
    ['', 'phrases whole', 'name', 'e-mail', 'phone', 'unread'],
    [
      [
        `${rows.length} files`,
        mean('phrases'),
        mean('name'),
        mean('email'),
        mean('phone'),
        String(hits.filter((hit) => hit.unread === 1).length),
      ],
    ],
  );
}

function contactsOf(text: string): Read {
  const { name, email, phone } = readCandidate(text, { year: 2026, month: 1 }).contact;
  return { text, name, email, phone };
}

/** 1 or 0 for each thing that the document holds, NaN for what it does not hold. */
function compare(row: Row, read: Read | null): Hits {
  const text = letters(read?.text ?? null);
  const whole = row.phrases.filter((phrase) => text.includes(letters(phrase))).length;
  return {
    phrases: row.phrases.length === 0 ? Number.NaN : whole / row.phrases.length,
    name: same(row.name, read?.name ?? null, letters),
    email: same(row.email, read?.email ?? null, (value) => (value ?? '').trim().toLowerCase()),
    phone: same(row.phone, read?.phone ?? null, digits),
    unread: read === null ? 1 : 0,
  };
}

function same(
  wanted: string | null,
  found: string | null,
  plain: (value: string | null) => string,
): number {
  if (wanted === null) return Number.NaN;
  return plain(wanted) === plain(found) ? 1 : 0;
}

function letters(value: string | null): string {
  return (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The digits of a telephone number, without the country code 1 that many leave out. */
function digits(value: string | null): string {
  return (value ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
}
