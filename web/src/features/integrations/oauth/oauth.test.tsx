import { integrations } from '@candor/domain/api/integrations';
import { messages } from '@candor/domain/messages';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { aConnection, aLinked, anAtsServer, watchLeaving } from '../testing/open-integrations';

const SUCCESS = '/integrations/greenhouse/oauth/success';
const ERROR = '/integrations/greenhouse/oauth/error';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Comes back from Greenhouse with a ticket. */
function comeBack(server: ReturnType<typeof anAtsServer>, ticket = '#ticket=ours') {
  return renderApp(`${SUCCESS}${ticket}`, { server });
}

function aServerThatConnects() {
  const server = anAtsServer();
  server.on(integrations.confirmGreenhouse, { status: 201, body: aLinked('greenhouse') });
  return server;
}

test('the ticket is handed in once and leaves the address, and the page stands alone', async () => {
  const server = aServerThatConnects();
  const { router } = await comeBack(server);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Greenhouse is connected.' }),
  ).toBeVisible();
  const bodies = server.requestsTo(integrations.confirmGreenhouse).map(({ body }) => body);
  expect(bodies).toEqual([JSON.stringify({ ticket: 'ours' })]);
  expect(router.state.location.hash).toBe('');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('it continues by itself after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { router } = await comeBack(aServerThatConnects());
  await screen.findByText('Greenhouse is connected.');
  expect(router.state.location.pathname).toBe(SUCCESS);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.integrations));
});

test('or at once by its button', async () => {
  const { router } = await comeBack(aServerThatConnects());
  await userEvent.click(await screen.findByRole('link', { name: 'Go to Integrations' }));
  expect(router.state.location.pathname).toBe(paths.integrations);
});

test('a ticket of another account, or one that is over, connects nothing and says so', async () => {
  const server = anAtsServer();
  server.on(
    integrations.confirmGreenhouse,
    refusal('not_found', { detail: messages.connectionUnknown }),
  );
  await comeBack(server);
  expect(await screen.findByText(messages.connectionUnknown)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Greenhouse is not connected' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Integrations' })).toHaveAttribute(
    'href',
    paths.integrations,
  );
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    paths.support,
  );
});

test('reloading the page says that it is connected', async () => {
  const server = aServerThatConnects();
  server.on(integrations.greenhouseStatus, { body: aLinked('greenhouse') });
  await comeBack(server, '');
  expect(await screen.findByRole('heading', { name: 'Greenhouse is connected.' })).toBeVisible();
  expect(server.requestsTo(integrations.confirmGreenhouse)).toEqual([]);
});

test('arriving without a ticket when nothing is connected says the same, and submits nothing', async () => {
  const server = aServerThatConnects();
  server.on(integrations.greenhouseStatus, { body: aConnection('greenhouse') });
  await comeBack(server, '');
  expect(await screen.findByText(messages.connectionUnknown)).toBeVisible();
  expect(server.requestsTo(integrations.confirmGreenhouse)).toEqual([]);
});

test.each([
  ['denied', /You did not allow it in Greenhouse/],
  ['expired', /works once, for ten minutes/],
  ['unavailable', /Greenhouse does not answer just now/],
  ['unknown', /Greenhouse did not say why/],
  ['<script>', /Greenhouse did not say why/],
])('the reason %s is said in words', async (reason, words) => {
  await renderApp(`${ERROR}?reason=${encodeURIComponent(reason)}`);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('trying again goes to Greenhouse once more, or says why that cannot be', async () => {
  const server = anAtsServer();
  server.on(
    integrations.connectGreenhouse,
    refusal('service_unavailable', { detail: messages.greenhouseNotSetUp }),
  );
  await renderApp(`${ERROR}?reason=denied`, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.greenhouseNotSetUp);
  const connect_url = 'https://greenhouse.example.com/authorize?state=s2';
  server.on(integrations.connectGreenhouse, {
    body: { connect_url, state_expires_at: '2026-03-02T09:10:00.000Z' },
  });
  const assign = watchLeaving();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(connect_url));
});
