import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { identityOf, signal } from './process-identity';

const aProcess = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);

test('a signal ends a process that runs', async () => {
  const child = aProcess();
  await once(child, 'spawn');
  signal(child.pid ?? 0, 'SIGTERM');
  const [, name] = await once(child, 'exit');
  expect(name).toBe('SIGTERM');
});

test('signalling a process that has ended meanwhile counts as done', async () => {
  const child = aProcess();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const pid = child.pid ?? 0;
  expect(identityOf(pid)).toBeNull();
  expect(() => process.kill(pid, 'SIGINT')).toThrow();
  expect(() => signal(pid, 'SIGINT')).not.toThrow();
});
