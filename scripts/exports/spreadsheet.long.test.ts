import { csvLine as lineOfServer } from '@candor/server/http/csv-line';
import { describe, expect, test } from 'vitest';
import { csvLine as lineOfCommand } from '../../cli/output/csv';
import { csvText } from '../../web/src/api/csv-text';
import { writeTermsCsv } from '../../web/src/features/terms/terms-csv';
import { parseTable } from '../../web/src/forms/parse-table';
import { findOffice, type Office } from './office';

const found = await findOffice();
const missing = 'missing' in found ? found.missing : null;
if (missing) process.stderr.write(`LibreOffice is not covered by this run: ${missing}.\n`);

const STARTS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝', '＋', '－', '＠', "'=", ' ='];
const RESTS = ['1+1', 'HYPERLINK("http://example.com";"x")', "cmd|'/C calc'!A0"];
/** Signs that end a cell for one program or another, in the middle of a name. */
const INSIDE = [',', ';', '\t', '\r\n', '\n', '"', '";', '",', '"\r\n', '|', ' '];
const HOSTILE = [
  ...STARTS.flatMap((start) => RESTS.map((rest) => start + rest)),
  ...INSIDE.flatMap((sign) => ['=', '+', '@'].map((start) => `Ada${sign}${start}A1${sign}x`)),
];

/** Every way in which the product writes cells for a spreadsheet: one of them per line, after a number. */
const WRITERS: Record<string, (cells: readonly string[]) => string> = {
  'the candidates of a batch, the copy of an account, its activity': (cells) =>
    linesOf(cells, lineOfServer),
  'the rows of a list, a report or a picture': (cells) =>
    csvText(cells.map((cell) => [1, cell, 'After'])),
  'a run of the command line, and invitations': (cells) => linesOf(cells, lineOfCommand),
  'own terms': (cells) =>
    writeTermsCsv(
      cells.map((name) => ({
        name,
        kind: 'tool',
        aliases: [name, name],
        broader: [],
        related: [],
        context: [],
      })),
    ),
};

function linesOf(cells: readonly string[], line: (cells: (string | number)[]) => string): string {
  return cells.map((cell) => line([1, cell, 'After'])).join('');
}

/** The codes of what ends a cell: a comma; that, a semicolon or a tab, as its dialog begins; a semicolon, as much of Europe has it. */
const SEPARATORS = { 'a comma': '44', 'any of three signs': '44/59/9', 'a semicolon': '59' };

describe.skipIf(missing)(`LibreOffice${missing ? `, not covered: ${missing}` : ''}`, () => {
  const office = (): Office => {
    if ('missing' in found) throw new Error(found.missing);
    return found;
  };

  test('runs a cell that nobody protected', async () => {
    expect(await office().formulasIn('a,=1+1\r\n', SEPARATORS['a comma'])).toEqual([
      'table:formula="of:=1+1"',
    ]);
  });

  describe.each(Object.entries(WRITERS))('given %s', (_, write) => {
    const csv = write(HOSTILE);

    test.each(Object.entries(SEPARATORS))(
      'runs nothing where %s ends a cell',
      async (_name, signs) => {
        expect(await office().formulasIn(csv, signs)).toEqual([]);
      },
    );

    test('shows every text as it was exported', async () => {
      const exported = parseTable(csv)?.map((cells) => cells.map(withPlainLines));
      expect(await office().rowsOf(csv, SEPARATORS['a comma'])).toEqual(exported);
    });
  });
});

/** It keeps one kind of line end. */
function withPlainLines(cell: string): string {
  return cell.replaceAll(/\r\n?/g, '\n');
}
