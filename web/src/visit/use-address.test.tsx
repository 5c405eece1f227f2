import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAddress } from './use-address';

afterEach(() => window.history.replaceState(null, '', '/'));

test('going somewhere shows in the address, and the way back is followed', async () => {
  window.history.replaceState(null, '', '/invite/code?step=s1');
  const { result } = renderHook(() => useAddress());
  expect(result.current.search).toBe('?step=s1');
  act(() => result.current.go('?step=s2', 'push'));
  expect([result.current.search, window.location.href]).toEqual([
    '?step=s2',
    expect.stringMatching(/\/invite\/code\?step=s2$/),
  ]);
  await act(async () => {
    window.history.back();
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  });
  expect(result.current.search).toBe('?step=s1');
});

test('a place that only gets its name leaves no step to go back to', () => {
  const { result } = renderHook(() => useAddress());
  const before = window.history.length;
  act(() => result.current.go('?step=s1', 'replace'));
  expect([result.current.search, window.history.length]).toEqual(['?step=s1', before]);
});
