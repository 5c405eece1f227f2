import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ClientError } from '../api/client-error';
import { createVisitorApp } from '../visit/create-visitor-app';
import { AppProvider } from './app-context';
import { useAnswer } from './use-answer';

const app = createVisitorApp();
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppProvider app={app}>{children}</AppProvider>
);

/** Requests something whose responses arrive one after the other. */
function asking(...answers: readonly (string | ClientError)[]) {
  const left = [...answers];
  const ask = async () => {
    const next = left.shift();
    if (next instanceof ClientError) throw next;
    return next;
  };
  return renderHook(() => useAnswer(ask), { wrapper }).result;
}

test('nothing is known until the response arrives', async () => {
  const result = asking('open');
  expect(result.current).toMatchObject({ data: null, error: null });
  await waitFor(() => expect(result.current.data).toBe('open'));
});

test('a failure keeps the last response, and the next response clears it', async () => {
  const result = asking('open', new ClientError({ code: 'timeout' }), 'shut');
  await waitFor(() => expect(result.current.data).toBe('open'));
  act(result.current.again);
  await waitFor(() => expect(result.current.error?.code).toBe('timeout'));
  expect(result.current.data).toBe('open');
  act(result.current.again);
  await waitFor(() => expect(result.current).toMatchObject({ data: 'shut', error: null }));
});

test('a request is under way until its response arrives, whatever it says', async () => {
  const result = asking(new ClientError({ code: 'timeout' }), 'open');
  expect(result.current.asking).toBe(true);
  await waitFor(() => expect(result.current.error?.code).toBe('timeout'));
  await waitFor(() => expect(result.current.asking).toBe(false));
  act(result.current.again);
  expect(result.current.asking).toBe(true);
  await waitFor(() => expect(result.current).toMatchObject({ data: 'open', asking: false }));
});
