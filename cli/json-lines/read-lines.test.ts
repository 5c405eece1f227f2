import { expect, test } from 'vitest';
import { type InputLine, readLines } from './read-lines';

async function* chunks(...pieces: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece);
}

async function linesOf(input: AsyncIterable<Uint8Array>, maxBytes?: number): Promise<InputLine[]> {
  const lines: InputLine[] = [];
  for await (const line of readLines(input, maxBytes)) lines.push(line);
  return lines;
}

test('a line that comes in several chunks is one line', async () => {
  expect(await linesOf(chunks('on', 'e\ntw', 'o\n'))).toEqual([
    { number: 1, text: 'one' },
    { number: 2, text: 'two' },
  ]);
});

test('a character cut in two by the chunks stays whole', async () => {
  const bytes = Buffer.from('né😀\n');
  const cut = [...bytes].map((byte) => Uint8Array.of(byte));
  expect(await linesOf(chunks(...cut))).toEqual([{ number: 1, text: 'né😀' }]);
});

test('a last line without a line end counts', async () => {
  expect(await linesOf(chunks('one\ntwo'))).toHaveLength(2);
});

test('nothing after the last line end is no line', async () => {
  expect(await linesOf(chunks('one\n'))).toHaveLength(1);
});

test('an empty line between others is a line', async () => {
  expect((await linesOf(chunks('one\n\nthree\n')))[1]).toEqual({ number: 2, text: '' });
});

test('a byte order mark is no part of the first line', async () => {
  expect(await linesOf(chunks('\ufeff{}\n'))).toEqual([{ number: 1, text: '{}' }]);
});

test('a line above the limit has no text and the next one is read', async () => {
  expect(await linesOf(chunks('12345', '678\n12\n'), 4)).toEqual([
    { number: 1, text: null },
    { number: 2, text: '12' },
  ]);
});
