import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Mark } from './marks';
import { segmentText } from './segment-text';

function aMark(start: number, end: number, over: Partial<Mark> = {}): Mark {
  return {
    key: `m${start}-${end}`,
    requirementId: 'a',
    label: 'R1',
    verdict: 'met',
    note: '',
    start,
    end,
    ...over,
  };
}

const textOf = (text: string, marks: readonly Mark[]) =>
  segmentText(text, marks)
    .map((line) => line.segments.map((segment) => segment.text).join(''))
    .join('\n');

test('overlapping marks are cut where they cross, and each piece knows what covers it', () => {
  const [line] = segmentText('Leads a ward team', [
    aMark(0, 12, { key: 'one' }),
    aMark(8, 17, { key: 'two' }),
  ]);
  expect(
    line?.segments.map((segment) => [segment.text, segment.marks.map((mark) => mark.key)]),
  ).toEqual([
    ['Leads a ', ['one']],
    ['ward', ['one', 'two']],
    [' team', ['two']],
  ]);
});

test('a mark across a line break continues on the next line and begins only once', () => {
  const lines = segmentText('runs a ward\nof forty beds', [aMark(5, 20)]);
  const begun = lines
    .flatMap((line) => line.segments)
    .filter((segment) => segment.begins.length > 0);
  expect(begun.map((segment) => segment.text)).toEqual(['a ward']);
  expect(lines[1]?.segments[0]?.marks).toHaveLength(1);
});

test('known section names and lines in capitals are headings', () => {
  const lines = segmentText('EXPERIENCE\nRuns a ward.\nWork history:\nBSC 2014', []);
  expect(lines.map((line) => line.heading)).toEqual([true, false, true, false]);
});

test('whatever is marked, the document stays identical letter for letter', () => {
  const marks = fc.array(fc.tuple(fc.nat(60), fc.nat(30)), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 5 }), marks, (lines, spans) => {
      const text = lines.map((line) => line.replaceAll('\n', ' ').replace(/^\s+$/, '')).join('\n');
      const within = spans
        .map(([start, length]) => aMark(start, Math.min(text.length, start + length)))
        .filter((mark) => mark.start < mark.end);
      expect(textOf(text, within)).toBe(text);
    }),
  );
});
