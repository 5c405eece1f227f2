import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAlive } from '../testing/processes';
import { childEntry } from './child-path';

test('a child in an endless document ends when its parent is killed', async () => {
  const script = fileURLToPath(new URL('../testing/endless-parent.ts', import.meta.url));
  const parent = fork(script, [], { execArgv: childEntry().execArgv });
  const [pid] = await once(parent, 'message');
  expect(isAlive(pid)).toBe(true);
  const gone = once(parent, 'exit');
  parent.kill('SIGKILL');
  await gone;
  await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
});
