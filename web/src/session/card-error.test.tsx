import type { ErrorCode } from '@candor/domain/errors';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { createVisitorApp } from '../visit/create-visitor-app';
import { AppProvider } from './app-context';
import { CardError } from './CardError';
import { type SessionState, SIGNED_OUT } from './session-state';

function show(code: ErrorCode, session: Partial<SessionState> = {}) {
  const onRetry = vi.fn();
  const app = createVisitorApp();
  app.state.set({ ...SIGNED_OUT, ...session });
  render(
    <AppProvider app={app}>
      <MemoryRouter>
        <CardError error={new ClientError({ code })} onRetry={onRetry} />
      </MemoryRouter>
    </AppProvider>,
  );
  return onRetry;
}

test.each([
  ['authentication_required', 'Sign In', '/login'],
  ['candidate_quota_exceeded', 'Upgrade Plan', '/pricing'],
  ['permission_denied', 'Contact support', '/#contact'],
] as const)('%s leads on with %s', (code, label, target) => {
  show(code);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(target);
});

test('whoever is signed in asks on the page of support', () => {
  show('permission_denied', { token: 'token-1' });
  const link = screen.getByRole('link', { name: 'Contact support' });
  expect(link.getAttribute('href')).toBe('/support');
});

test('a refusal that the session outlived is tried again, and one that is in doubt leads to signing in', async () => {
  const onRetry = show('authentication_required', { token: 'token-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  show('authentication_required', { token: 'token-1', doubted: true });
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('what may pass by itself can be tried again', async () => {
  const onRetry = show('timeout');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('where nothing would help, nothing is offered', () => {
  show('not_found');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
