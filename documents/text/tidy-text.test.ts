import { expect, test } from 'vitest';
import { capText, tidyText } from './tidy-text';

function tidy(text: string): string {
  return tidyText({ text, hidden: [] }).text;
}

test('line breaks of every kind become one kind, and blank lines one', () => {
  expect(tidy('a\r\nb\rc\u2028d\n\n\n\ne  \nf')).toBe('a\nb\nc\nd\n\ne\nf');
});

test('characters without width that split a word are removed', () => {
  expect(tidy('Py\u200bt\u200dh\u00ado\u2060n\ufeff')).toBe('Python');
});

test.each([
  ['O R L A   Q U I S T', 'ORLA QUIST'],
  ['E X P É R I E N C E', 'EXPÉRIENCE'],
  ['A B O U T  M E', 'ABOUT ME'],
  ['A B C D', 'A B C D'],
  ['a b c d e f', 'a b c d e f'],
  ['O R L A Quist', 'O R L A Quist'],
])('of a line whose letters blanks hold apart, %s becomes %s', (line, read) => {
  expect(tidy(`Foreman\n${line}\nJoiner`)).toBe(`Foreman\n${read}\nJoiner`);
});

test('joiners stay in scripts that are written with them', () => {
  const persian = '\u0645\u06cc\u200c\u0634\u0648\u062f';
  expect(tidy(persian)).toBe(persian);
});

test('text smuggled in tag characters is removed', () => {
  expect(tidy('Clerk\u{e0048}\u{e0049}')).toBe('Clerk');
});

test('ligatures become letters and accents are composed', () => {
  expect(tidy('of\ufb01ce caf\u0065\u0301')).toBe('office café');
});

test('control characters and NULs are removed', () => {
  expect(tidy('a\u0000b\u0007c')).toBe('abc');
});

test('bullets of symbol fonts become bullets and other private signs vanish', () => {
  expect(tidy('\uf0b7 Welding \ue123')).toBe('\u2022 Welding');
});

test('a long run of spaces inside a line is no burden', () => {
  expect(tidy(`a${' '.repeat(500_000)}b`)).toHaveLength(500_002);
});

test('a text is cut at whole characters, and its hidden ranges with it', () => {
  const marked = { text: '\u00e9'.repeat(10), hidden: [{ start: 2, end: 9 }] };
  expect(capText(marked, 7)).toEqual({
    text: '\u00e9'.repeat(3),
    hidden: [{ start: 2, end: 3 }],
    truncated: true,
  });
  expect(capText(marked, 20).truncated).toBe(false);
});
