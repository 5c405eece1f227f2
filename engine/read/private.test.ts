import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { linkSpans, privateSpans } from './private';
import { scanWhole } from './scan';

const linksIn = (text: string): string[] =>
  linkSpans(foldText(text)).map(([start, end]) => text.slice(start, end));

const scan = (text: string) => scanWhole(text, foldText(text));

describe('linkSpans', () => {
  test('finds addresses of every kind, each once and where it is', () => {
    const text =
      'Write to ann.lee+jobs@mail.example.org, or see https://example.io/x?y=1 and\nwww.example.dev (example.edu/~ann)\tgithub.com/ann';
    expect(linksIn(text)).toEqual([
      'ann.lee+jobs@mail.example.org',
      'https://example.io/x?y=1',
      'www.example.dev',
      'example.edu/~ann)',
      'github.com/ann',
    ]);
  });

  test('several addresses without a blank between them are separated', () => {
    expect(linksIn('ann@example.org;bob@example.org')).toEqual([
      'ann@example.org',
      'bob@example.org',
    ]);
  });

  test('frameworks and products named like an address are read', () => {
    expect(linksIn('built with ASP.NET and Monday.com, node.js and socket.io')).toEqual([]);
  });
});

describe('what only looks like the beginning of an address', () => {
  /** Rescanning all of it from each character takes ten seconds and more, reading it once a hundredth of that. */
  const PATIENCE_MS = 5_000;

  test.each(['.', 'a.', 'a-', 'a+', '-', '_'])(
    'is read at once however long it continues: %j',
    (part) => {
      const endless = part.repeat(200_000 / part.length);
      expect(linksIn(`${endless}.company ${endless}@ @${endless}`).length).toBeLessThan(1_000);
    },
    PATIENCE_MS,
  );
});

describe('privateSpans', () => {
  test.each([
    'Date of birth',
    'Birth date',
    'Birthdate',
    'Birthday',
    'D.O.B.',
    'DOB',
    'Place of birth',
    'Born',
    'Marital status',
    'Relationship status',
    'Nationality',
    'Ethnicity',
    'Race',
    'Maiden name',
    'Citizenship',
    'Religion',
    'Gender',
    'Sex',
    'Passport No.',
    "Father's name",
    'Spouse name',
    'Caste',
    'Home address',
    'Address',
    'Age',
  ])('what stands behind "%s" is not read', (label) => {
    for (const separator of [':', ' -', '\n = ']) {
      const personal = `${label}${separator} something`;
      const text = `Cook\n${personal}\nBaker`;
      expect(privateSpans(scan(text))).toEqual([[5, 5 + personal.length]]);
    }
  });

  test.each([
    ['Cook, aged 34, of Leeds', ['aged 34']],
    ['Aged thirty-four', ['Aged thirty-four']],
    ['Born on 3 March 1980', ['Born on 3 March 1980']],
    ['Weekly aged debt report in Excel', []],
    ['Taught children aged 11 to 16 maths', []],
    ['Classes for pupils aged 11-16', []],
  ])('an age is not read, and other things that are aged are: %s', (text, hidden) => {
    const found = privateSpans(scan(text)).map(([start, end]) => text.slice(start, end));
    expect(found).toEqual(hidden);
  });

  test('other labels are read', () => {
    expect(privateSpans(scan('Role: cook\nPackage: full\nState-of-the-art - 2019'))).toEqual([]);
  });
});
