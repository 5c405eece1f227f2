import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createVisitorApp } from '../visit/create-visitor-app';
import { AppProvider } from './app-context';
import { useLeaving } from './use-leaving';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Somebody leaves, and the address is given by the test. */
function leaving() {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  const app = createVisitorApp();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProvider app={app}>{children}</AppProvider>
  );
  const { result, unmount } = renderHook(() => useLeaving(String), { wrapper });
  let give = (_address: string) => {};
  const address = new Promise<string>((resolve) => {
    give = resolve;
  });
  return { assign, unmount, give, left: result.current.leave(() => address) };
}

test('the browser goes to the address once it is known', async () => {
  const { assign, give, left } = leaving();
  give('https://pay.example/1');
  await left;
  expect(assign).toHaveBeenCalledWith('https://pay.example/1');
});

test('nobody is sent away whose button is gone by then', async () => {
  const { assign, give, left, unmount } = leaving();
  unmount();
  give('https://pay.example/1');
  await left;
  expect(assign).not.toHaveBeenCalled();
});
