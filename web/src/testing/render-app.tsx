import { accounts } from '@candor/domain/api/accounts';
import { analytics } from '@candor/domain/api/analytics';
import { batches } from '@candor/domain/api/batches';
import { invitations } from '@candor/domain/api/invitations';
import { system } from '@candor/domain/api/system';
import { terms } from '@candor/domain/api/terms';
import { users } from '@candor/domain/api/users';
import type { User } from '@candor/domain/model/user';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import type { ClientError } from '../api/client-error';
import { createApi } from '../api/create-api';
import { createQueryClient } from '../api/query-client';
import { readAgain } from '../api/read-again';
import { createValue } from '../api/value';
import type { OpenStream } from '../live/open-stream';
import { paths } from '../paths';
import { routes } from '../routes';
import { AppProvider } from '../session/app-context';
import { applyLimits } from '../session/apply-limits';
import { createSession } from '../session/create-session';
import { createProofPrompt } from '../session/proof-prompt';
import { type SessionState, SIGNED_OUT } from '../session/session-state';
import { writeStoredAuth } from '../session/stored-auth';
import { type FakeServer, fakeServer } from './fake-server';
import { aDashboard, aQuota, aSubscription, aUser } from './samples';

/** A server that answers every read of the frame. */
export function aServer(): FakeServer {
  const server = fakeServer();
  server.on(system.health, {
    body: {
      status: 'healthy',
      overall_status: 'healthy',
      response_time_ms: 20,
      responseTime: 20,
      timestamp: '2026-03-02T09:00:00.000Z',
      error_message: null,
      parts: { engine: 'healthy', database: 'healthy', queue: 'healthy' },
    },
  });
  server.on(accounts.logout, { status: 204 });
  server.on(accounts.me, { body: aUser() });
  server.on(users.subscription, { body: aSubscription() });
  server.on(users.quotaStatus, { body: aQuota() });
  server.on(users.keptWork, { body: { jobs: 3, candidates: 86, decisions: 11 } });
  server.on(users.preferences, { body: { preferences: preferencesWith({}) } });
  server.on(batches.list, { body: { jobs: [], total: 0, limit: 20, skip: 0, has_more: false } });
  server.on(invitations.ofBatch, { body: { results: [] } });
  server.on(terms.ofBatch, { body: { matters: false, changed: [] } });
  server.on(terms.lookUp, { body: { known: null, everyday: false, concepts: [] } });
  server.on(analytics.dashboard, {
    body: aDashboard(),
  });
  return server;
}

const LEFT_TO = {
  logout: paths.login,
  logout_home: paths.home,
  deleted: paths.home,
  session_expired: paths.loginExpired,
};

type Options = {
  server?: FakeServer;
  user?: User | null;
  /** Only these screens, for a part that is opened by another one. */
  screens?: RouteObject[];
  /** The server's events, where a test sends some. */
  openStream?: OpenStream;
  /** How long the signing-out message is shown. */
  signOutPause?: () => Promise<void>;
};

/** The whole application at an address, over a fake network. */
export async function renderApp(
  path: string,
  {
    server = aServer(),
    user = aUser(),
    screens = routes,
    openStream,
    signOutPause = () => Promise.resolve(),
  }: Options = {},
) {
  const storage = window.localStorage;
  if (user) {
    writeStoredAuth(storage, { token: 'token-1', user });
    server.on(accounts.me, { body: user });
  }
  const state = createValue<SessionState>({ ...SIGNED_OUT, phase: 'loading' });
  const queryClient = createQueryClient();
  const reads = createValue<QueryClient | null>(queryClient);
  const planLimits = createValue<ClientError | null>(null);
  const proof = createProofPrompt();
  const api = createApi({
    fetch: server.transport,
    upload: server.transport,
    token: () => state.get().token,
    onUnauthorized: (token, endpoint) => session.refused(token, endpoint),
    onLimits: (limits) => {
      applyLimits(queryClient, limits);
      if (limits.plan_type) session.planSeen(limits.plan_type);
    },
    onSuspended: () => session.suspensionSeen(),
    onPlanLimit: planLimits.set,
    prove: proof.ask,
    sleep: () => Promise.resolve(),
    newKey: () => 'key-1',
  });
  const router = createMemoryRouter(screens, { initialEntries: [path] });
  const session = createSession({
    state,
    storage,
    api,
    now: () => 0,
    sleep: signOutPause,
    forget: () => queryClient.clear(),
    readAgain: () => readAgain(reads.get()),
    leaveTo: (reason) => router.navigate(LEFT_TO[reason], { state: { reason } }),
  });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <AppProvider
        app={{ api, session, state, reads, planLimits, proof, ...(openStream && { openStream }) }}
      >
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  await session.start();
  return { ...view, api, client: queryClient, server, router, session, state };
}
