import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerLines } from './answer-lines';

/** Collects what is written. */
function collector(): { output: Writable; lines(): unknown[] } {
  let text = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return {
    output,
    lines: () =>
      text
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line)),
  };
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

test('an answer begins with the id of its line', async () => {
  const { output, lines } = collector();
  await answerLines(bytes('{"id":7,"n":2}\n'), output, ({ n }) => ({ twice: Number(n) * 2 }));
  expect(lines()).toEqual([{ id: 7, twice: 4 }]);
});

test('a fault while answering costs that line alone', async () => {
  const { output, lines } = collector();
  await answerLines(bytes('{"id":"a"}\n{"id":"b"}\n'), output, ({ id }) => {
    if (id === 'a') throw new TypeError('unforeseen');
    return {};
  });
  expect(lines()).toEqual([{ id: 'a', error: 'unforeseen' }, { id: 'b' }]);
});

test('input waits while nobody consumes the output', async () => {
  let taken = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      taken += 1;
      yield Buffer.from(`{"id":${taken}}\n`);
    }
  }
  // A stream that never says that it has written anything.
  const stuck = new Writable({ highWaterMark: 100, write: () => undefined });
  void answerLines(endless(), stuck, () => ({}));
  for (let turns = 0; turns < 200; turns += 1) await turn();
  const whenFull = taken;
  for (let turns = 0; turns < 200; turns += 1) await turn();
  expect(taken).toBe(whenFull);
});
