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

const COOKS = {
  de: ['Berufserfahrung', 'Koch, Gasthaus Adler', 'Zubereitung von Speisen für die Gäste'],
  fr: ['Expérience professionnelle', 'Cuisinier, Auberge du Lac', 'Préparation des repas'],
  nl: ['Werkervaring', 'Kok, Herberg De Zwaan', 'Bereiden van maaltijden voor de gasten'],
} as const;

test.each([
  ['de', 'ab 03/2021', 3, null],
  ['nl', 'vanaf mei 2021', 5, null],
  ['fr', 'à partir de mars 2021', 3, null],
  ['de', 'Beginn: 03/2018\nEnde: 05/2021', 3, 2021],
  ['nl', 'Startdatum: 04-2018\nEinddatum: heden', 4, null],
] as const)('in a resume in %s, a job is dated by %j', (language, dates, month, end) => {
  const [heading, title, work] = COOKS[language];
  const text = [heading, title, dates, work].join('\n');
  const [role] = readCandidate(text, { year: 2026, month: 11 }).roles;
  expect(role?.from?.month).toBe(month);
  expect(role?.to?.year ?? null).toBe(end);
});
