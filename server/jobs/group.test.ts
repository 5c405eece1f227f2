import { expect, test } from 'vitest';
import { HandBack, unlessStopping } from './group';

const endless = new Promise<never>(() => {});

test('work is waited for while the process goes on, and fails as it fails', async () => {
  const { signal } = new AbortController();
  expect(await unlessStopping(signal, Promise.resolve('scored'))).toBe('scored');
  await expect(unlessStopping(signal, Promise.reject(new Error('odd')))).rejects.toThrow('odd');
});

test('work that does not end is left when the process stops, and not begun to be waited for after that', async () => {
  const stopping = new AbortController();
  const waiting = unlessStopping(stopping.signal, endless);
  stopping.abort();
  await expect(waiting).rejects.toThrow(HandBack);
  await expect(unlessStopping(stopping.signal, endless)).rejects.toThrow(HandBack);
});

test('work that fails after it was left ends nothing', async () => {
  const stopping = new AbortController();
  let fail = (_error: Error) => {};
  const work = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const waiting = unlessStopping(stopping.signal, work);
  stopping.abort();
  await expect(waiting).rejects.toThrow(HandBack);
  fail(new Error('the thread was ended'));
  await expect(work).rejects.toThrow('ended');
});
