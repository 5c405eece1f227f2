import { system } from '@candor/domain/api/system';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClientError } from '../api/client-error';
import { routes } from '../routes';
import { RootError } from '../shell/errors/RootError';
import { RouteError } from '../shell/errors/RouteError';
import { aServer, renderApp } from '../testing/render-app';
import { aConfig } from '../testing/samples';

// An error thrown by a screen is also logged to the console; here it is thrown on purpose.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  mended = false;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

let mended = false;

function Broken({ error }: { error: Error }) {
  if (mended) return <p>All is well</p>;
  throw error;
}

/** A page that breaks with this error, behind the net that every page has. */
async function open(error: Error, net = <RouteError />) {
  const server = aServer();
  server.on(system.config, { body: aConfig({ support_email: 'help@example.com' }) });
  await renderApp('/desk?person=mira', {
    server,
    screens: [{ path: '/desk', element: <Broken error={error} />, errorElement: net }],
  });
}

test('a page that breaks says so and leads to the dashboard', async () => {
  await open(new Error('lamp'));
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveProperty(
    'pathname',
    '/dashboard',
  );
});

test('a page that breaks can be tried again', async () => {
  await open(new Error('lamp'));
  const again = await screen.findByRole('button', { name: 'Try Again' });
  mended = true;
  await userEvent.click(again);
  expect(await screen.findByText('All is well')).toBeVisible();
});

test('a report of a broken page carries the id that is on screen and nobody’s data', async () => {
  await open(new ClientError({ code: 'service_unavailable', requestId: 'request-0042' }));
  expect(await screen.findByText('request-0042')).toBeVisible();
  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: 'Report Bug' }).getAttribute('href')).toMatch(
      /^mailto:help@example\.com\?/,
    ),
  );
  const href = screen.getByRole('link', { name: 'Report Bug' }).getAttribute('href') ?? '';
  const mail = decodeURIComponent(href);
  expect(mail).toContain('Error id: request-0042');
  expect(mail).toContain('Page: /desk');
  expect(mail).not.toMatch(/mira|Tolland/i);
});

test('a refused sign-in that reaches a page is an expired session', async () => {
  await open(new ClientError({ code: 'authentication_required', status: 401 }));
  expect(await screen.findByRole('heading', { name: 'Session Expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveProperty('pathname', '/login');
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveProperty('pathname', '/');
});

test('a part of the page that is gone from the server asks for a refresh', async () => {
  await open(new TypeError('Failed to fetch dynamically imported module: /assets/desk.js'));
  expect(await screen.findByRole('heading', { name: 'Application Update Required' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
});

const GONE = new TypeError('Failed to fetch dynamically imported module: /assets/desk.js');
const LAMP = new Error('lamp');

/** The nets of the application, in which something around the page breaks. */
function withFrame(frame: Pick<RouteObject, 'lazy' | 'element'>): RouteObject[] {
  const [outermost] = routes;
  const nets = [outermost?.errorElement, outermost?.children?.[0]?.errorElement];
  const page = { path: '/desk', element: <p>The desk</p> };
  return nets.reduceRight<RouteObject[]>(
    (children, errorElement) => [{ errorElement, children }],
    [{ ...frame, children: [page] }],
  );
}

test.each([
  [
    'the frame is gone from the server',
    { lazy: () => Promise.reject(GONE) },
    'Application Update Required',
  ],
  [
    'a part of the frame is gone',
    { element: <Broken error={GONE} /> },
    'Application Update Required',
  ],
  ['the frame breaks', { element: <Broken error={LAMP} /> }, 'Oops! Something went wrong'],
])('where %s the same is said as for a page', async (_what, frame, title) => {
  await renderApp('/desk', { screens: withFrame(frame) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: title }));
});

test('that page refreshes itself after half a second, and not again within five', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/desk.js');
  const reload = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  await open(gone);
  await screen.findByRole('heading', { name: 'Application Update Required' });
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).toHaveBeenCalledTimes(1);

  cleanup();
  await open(gone);
  await screen.findByRole('heading', { name: 'Application Update Required' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a network that page waits for it, and reloads only then', async () => {
  const reload = vi.fn();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.sessionStorage.clear();
  await open(GONE);
  await screen.findByRole('heading', { name: 'This page needs a connection' });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();

  onLine.mockReturnValue(true);
  act(() => window.dispatchEvent(new Event('online')));
  await screen.findByRole('heading', { name: 'Application Update Required' });
  await vi.advanceTimersByTimeAsync(500);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('where the net itself fails, the router’s page offers to reload', async () => {
  await open(new Error('lamp'), <RootError />);
  expect(
    await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
