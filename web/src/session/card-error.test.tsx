import type { ErrorCode } from '@candor/domain/errors';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { CardError } from './CardError';

function show(code: ErrorCode) {
  const onRetry = vi.fn();
  render(
    <MemoryRouter>
      <CardError error={new ClientError({ code })} onRetry={onRetry} />
    </MemoryRouter>,
  );
  return onRetry;
}

test.each([
  ['authentication_required', 'Sign In', '/login'],
  ['candidate_quota_exceeded', 'Upgrade Plan', '/pricing'],
  ['permission_denied', 'Contact support', '/support'],
] as const)('%s leads on with %s', (code, label, target) => {
  show(code);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(target);
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
