import { expect, test } from 'vitest';
import { explainFullDisk } from './explain-full-disk';
import { EmbeddedUnavailable } from './unavailable';

const failsWith = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: write`), { code });
};

test('a full disk is reported as such, with what to do', async () => {
  const started = explainFullDisk('/srv/candor', failsWith('ENOSPC'));
  await expect(started).rejects.toThrow(EmbeddedUnavailable);
  await expect(started).rejects.toThrow(/disk of \/srv\/candor is full\. Make room/);
});

test('anything else stays what it is', async () => {
  await expect(explainFullDisk('/srv', failsWith('EIO'))).rejects.toThrow(/^EIO: write$/);
  expect(await explainFullDisk('/srv', async () => 7)).toBe(7);
});
