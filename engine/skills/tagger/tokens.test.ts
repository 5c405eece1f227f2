import { expect, test } from 'vitest';
import { tokenLines } from './tokens';

const written = (text: string) =>
  tokenLines(text).map((line) => line.map((token) => token.written));

test('symbols stay inside words and are separate tokens at their edges', () => {
  expect(written('C++ (CI/CD), Node.js.')).toEqual([['C++', '(', 'CI/CD', ')', 'Node.js', '.']]);
});

test('offsets quote the text, line by line, and empty lines are no lines', () => {
  const text = 'Skills:\n\n- SQL; Go';
  for (const token of tokenLines(text).flat())
    expect(text.slice(token.start, token.end)).toBe(token.written);
  expect(tokenLines(text)).toHaveLength(2);
});

test('a comma parts the word after it', () => {
  const [line] = tokenLines('Java, Kotlin');
  expect(line?.map((token) => token.parted)).toEqual([false, true]);
});
