import { expect, test } from 'vitest';
import { sayingWhereRoomIsMissing } from './room';
import { EmbeddedUnavailable } from './unavailable';

const failsWith = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: write`), { code });
};

test('a full disk is reported as such, with what to do', async () => {
  const started = sayingWhereRoomIsMissing('/srv/candor', failsWith('ENOSPC'));
  await expect(started).rejects.toThrow(EmbeddedUnavailable);
  await expect(started).rejects.toThrow(/disk of \/srv\/candor is full\. Make room/);
});

test('anything else stays what it is', async () => {
  await expect(sayingWhereRoomIsMissing('/srv', failsWith('EIO'))).rejects.toThrow(/^EIO: write$/);
  expect(await sayingWhereRoomIsMissing('/srv', async () => 7)).toBe(7);
});
