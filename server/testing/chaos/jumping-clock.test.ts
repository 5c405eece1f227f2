import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { JUMPING_CLOCK } from './processes';

const HOUR_MS = 3_600_000;
/** Says what time it is, in each way, whenever it is asked. */
const TELL_TIME = `process.stdin.on('data', () => console.log(Date.now(), new Date().getTime(), Date.parse(Date()), new Date(5).getTime(), new Date() instanceof Date))`;

/** How far ahead a process is of this one, in whole hours, by each way to ask; then what does not jump. */
async function askTwice(jumpMs: number) {
  const child = spawn(process.execPath, ['--import', JUMPING_CLOCK, '-e', TELL_TIME], {
    env: { ...process.env, CLOCK_JUMP_MS: String(jumpMs) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const ask = async () => {
    child.stdin.write('\n');
    const [now = '', made = '', said = '', ...fixed] = String((await lines.next()).value).split(
      ' ',
    );
    // A number that is rounded to nothing from below is no other nothing.
    const hours = [now, made, said].map(
      (at) => Math.round((Number(at) - Date.now()) / HOUR_MS) + 0,
    );
    return { hours, fixed };
  };
  const seen = [await ask()];
  for (let signal = 0; signal < 2; signal += 1) {
    const before = seen.at(-1)?.hours[0];
    child.kill('SIGUSR2');
    let next = await ask();
    while (next.hours[0] === before) next = await ask();
    seen.push(next);
  }
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  return seen;
}

test.each([1, -1])('a clock that is told to jumps by %i hour and back', async (hour) => {
  const fixed = ['5', 'true'];
  expect(await askTwice(hour * HOUR_MS)).toEqual([
    { hours: [0, 0, 0], fixed },
    { hours: [hour, hour, hour], fixed },
    { hours: [0, 0, 0], fixed },
  ]);
});
