import { expect, test } from 'vitest';
import { readCandidate } from '../index';

function firstMonth(lines: readonly string[]): number | undefined {
  const text = ['Eva Roe', 'WORK EXPERIENCE', ...lines].join('\n');
  return readCandidate(text, { year: 2026, month: 11 }).roles[0]?.from?.month;
}

test.each([
  [
    'another date of the text begins with a day',
    ['01/09/2018 – Present', 'Accountant', '01/02/2015 – 31/08/2018', 'Bookkeeper'],
    9,
  ],
  ['another date of the text begins with a month', ['01/09/2018 – 06/30/2022', 'Accountant'], 1],
  ['nothing tells the order', ['01/09/2018 – 05/04/2022', 'Accountant'], 1],
  ['the dates have dots', ['01.09.2018 – 05.04.2022', 'Accountant'], 9],
])('where %s', (_, lines, month) => {
  expect(firstMonth(lines)).toBe(month);
});

test('a German resume writes the day first', () => {
  const text =
    'Eva Roe\nBerufserfahrung\n01/09/2018 bis 05/04/2022\nBuchhalterin bei der Nordwerk GmbH in Kassel\nErstellung der Abschlüsse und Prüfung der Rechnungen für die Kunden';
  const [role] = readCandidate(text, { year: 2026, month: 11 }).roles;
  expect(role?.from?.month).toBe(9);
});
