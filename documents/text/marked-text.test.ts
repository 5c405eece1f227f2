import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarkedText, rewrite, TextWriter } from './marked-text';

test('hidden pieces that adjoin make one range', () => {
  const writer = new TextWriter();
  writer.write('a');
  writer.write('b', true);
  writer.write('c', true);
  writer.write('d');
  expect(writer.finish()).toEqual({ text: 'abcd', hidden: [{ start: 1, end: 3 }] });
});

test('ranges of appended text move with it', () => {
  const writer = new TextWriter();
  writer.write('one ');
  writer.append({ text: 'two', hidden: [{ start: 0, end: 3 }] });
  expect(writer.finish().hidden).toEqual([{ start: 4, end: 7 }]);
});

test('hidden ranges follow their characters through any replacement', () => {
  const pieces = fc.array(fc.tuple(fc.stringMatching(/^[a-c\u200b]{1,6}$/), fc.boolean()), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const writer = new TextWriter();
      for (const [text, hidden] of parts) writer.write(text, hidden);
      const cleaned = rewrite(writer.finish(), /\u200b+/g, () => '');
      const expected = new TextWriter();
      for (const [text, hidden] of parts) expected.write(text.replaceAll('\u200b', ''), hidden);
      expect(flags(cleaned)).toBe(flags(expected.finish()));
    }),
  );
});

/** The text with hidden characters in upper case. */
function flags({ text, hidden }: MarkedText): string {
  const characters = [...text];
  for (const { start, end } of hidden) {
    for (let at = start; at < end; at += 1) characters[at] = characters[at]?.toUpperCase() ?? '';
  }
  return characters.join('');
}
