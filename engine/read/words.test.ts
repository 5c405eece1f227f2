import { describe, expect, test } from 'vitest';
import { foldText } from './fold';
import { readOutside, type ScannedText, scanWhole } from './scan';
import { LINE_BREAK, NO_BREAK, PHRASE_BREAK } from './words';

/** A text without the parts that are marked by brackets, which are no signs of it. */
function read(marked: string): ScannedText {
  const spans: [number, number][] = [];
  let text = '';
  for (const [number, part] of marked.split(/[[\]]/).entries()) {
    if (number % 2 === 1) spans.push([text.length, text.length + part.length]);
    text += part;
  }
  return readOutside(scanWhole(text, foldText(text)), spans);
}

const gapBefore = (text: string, form: string): number | undefined => {
  const { words } = read(text);
  return words.gap[words.word.findIndex((word) => word.form === form)];
};

describe('the words outside spans', () => {
  test('are those that begin in none, with all that is known of them', () => {
    const { words } = read('Java [hidden] Python\nand [all\nof this] Rust');
    expect(words.word.map(({ form }) => form)).toEqual(['java', 'python', 'and', 'rust']);
    expect([...words.line]).toEqual([0, 0, 1, 2]);
    words.word.forEach(({ id, hash, stemHash, cue }, at) => {
      expect([words.id[at], words.hash[at], words.stemHash[at], words.cue[at]]).toEqual([
        id,
        hash,
        stemHash,
        cue,
      ]);
    });
  });

  test.each([
    ['nothing separates words around a span without signs', 'fork [lift] truck', NO_BREAK],
    ['a sign before the span still separates', 'fork, [lift] truck', PHRASE_BREAK],
    ['so does one within it', 'fork [lift, or] truck', PHRASE_BREAK],
    ['so does one behind it', 'fork [lift], truck', PHRASE_BREAK],
    ['so does the end of a line within it', 'fork [lift\nor] truck', LINE_BREAK],
    ['a line whose beginning is left out begins all the same', 'fork\n[lift] truck', LINE_BREAK],
    ['the first word of a text begins it', '[lift] truck', LINE_BREAK],
    ['the end of a line stays one', 'fork [lift]\ntruck', LINE_BREAK],
  ])('%s', (_, text, gap) => {
    expect(gapBefore(text, 'truck')).toBe(gap);
  });

  test('a line that the page has wrapped goes on behind words that are left out', () => {
    const text = 'Prepared the accounts [of the month and those of the whole quarter]\nledger';
    expect(gapBefore(text, 'ledger')).toBe(NO_BREAK);
  });

  test('denials that are left out deny nothing', () => {
    const { words } = read('[no] Java, never Python, [not] Rust');
    expect(words.word.map(({ form }) => form)).toEqual(['java', 'never', 'python', 'rust']);
    expect(words.denier[0]).toBeLessThan(0);
    expect([words.denier[2], words.denier[3]]).toEqual([1, 1]);
  });
});
