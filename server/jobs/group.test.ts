import { expect, test } from 'vitest';
import { HandBack, unlessStopping } from './group';

const endless = new Promise<never>(() => {});

test('work is awaited while the process runs, and its failure is passed on', async () => {
  const { signal } = new AbortController();
  expect(await unlessStopping(signal, Promise.resolve('scored'))).toBe('scored');
  await expect(unlessStopping(signal, Promise.reject(new Error('odd')))).rejects.toThrow('odd');
});

test('unfinished work is abandoned when the process stops, and no longer awaited after that', async () => {
  const stopping = new AbortController();
  const waiting = unlessStopping(stopping.signal, endless);
  stopping.abort();
  await expect(waiting).rejects.toThrow(HandBack);
  await expect(unlessStopping(stopping.signal, endless)).rejects.toThrow(HandBack);
});

test('work that fails after it was abandoned breaks nothing', async () => {
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
