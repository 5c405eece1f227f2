import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { paths } from '../paths';
import { renderApp } from '../testing/render-app';
import { AtsProblem } from './AtsProblem';

async function show(error: ClientError, onRetry = vi.fn()) {
  const element = <AtsProblem ats="ashby" error={error} onRetry={onRetry} subject="This job" />;
  await renderApp('/', { screens: [{ path: '/', element }] });
  return onRetry;
}
const link = (name: string) => screen.findByRole('link', { name });

test('who is not connected is led to where that is done', async () => {
  const message = serverMessages.atsNotConnected('Ashby');
  const body = { detail: message, code: 'not_found', reason: 'not_connected' } as never;
  await show(new ClientError({ code: 'not_found', message, body }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await link('Open Integrations')).toHaveAttribute('href', paths.integrations);
});

test('what is unknown is named', async () => {
  await show(new ClientError({ code: 'not_found' }));
  expect(await screen.findByText('This job was not found')).toBeVisible();
});

test('a user who is not a partner can apply and read about it', async () => {
  const message = serverMessages.partnerRequired('Ashby');
  await show(new ClientError({ code: 'integration_partner_required', message }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await link('Contact Sales')).toBeVisible();
  expect(await link('Learn More')).toHaveAttribute('href', paths.pricing);
});

test('a plan that is too small leads to a larger one', async () => {
  const message = messages.atsProfessionalRequired('Ashby');
  await show(new ClientError({ code: 'professional_subscription_required', message }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await link('Upgrade Plan')).toBeVisible();
});

test('a system that does not answer can be retried', async () => {
  const message = messages.atsUnavailable('Ashby');
  const onRetry = await show(new ClientError({ code: 'service_unavailable', message }));
  expect(await screen.findByText(message)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an invalid request is reported as such', async () => {
  await show(new ClientError({ code: 'validation_error', message: 'Unknown range' }));
  expect(await screen.findByText(messages.atsInvalid('Unknown range'))).toBeVisible();
});
