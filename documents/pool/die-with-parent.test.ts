import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isAlive } from '../testing/processes';
import { childEntry } from './child-path';

const script = fileURLToPath(new URL('../testing/endless-parent.ts', import.meta.url));

test.each(['starting', 'reading'])(
  'a child that is %s ends when its parent is killed',
  async (moment) => {
    const parent = fork(script, [moment], { execArgv: childEntry(undefined, '').execArgv });
    const [pid] = await once(parent, 'message');
    expect(isAlive(pid)).toBe(true);
    const gone = once(parent, 'exit');
    parent.kill('SIGKILL');
    await gone;
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  },
);
