import { ats } from '@candor/domain/api/ats';
import { integrations } from '@candor/domain/api/integrations';
import { users } from '@candor/domain/api/users';
import type { AtsType, Integration } from '@candor/domain/model/ats';
import { PLANS } from '@candor/domain/rules/plans';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { paths } from '../../../paths';
import { aServer, renderApp } from '../../../testing/render-app';
import { aSubscription, aUser } from '../../../testing/samples';

const THEN = '2026-02-10T09:00:00.000Z';
const PLANNED = aConnection('ashby', { ats_type: 'more', status: 'planned', available: false });

/** A system that nobody has connected. */
export function aConnection(type: AtsType, over: Partial<Integration> = {}): Integration {
  return {
    ats_type: type,
    status: 'not_connected',
    connected: false,
    available: true,
    connected_at: null,
    last_sync: null,
    key_last4: null,
    receives_events: false,
    error_message: null,
    problem: null,
    syncing: false,
    missing_permissions: [],
    health: null,
    ...over,
  };
}

/** A system that is connected and was read. */
export function aLinked(type: AtsType, over: Partial<Integration> = {}): Integration {
  return aConnection(type, {
    status: 'connected',
    connected: true,
    connected_at: THEN,
    last_sync: THEN,
    key_last4: type === 'ashby' ? 'Zx9q' : null,
    ...over,
  });
}

/** A server on which systems are connected like this; others are not. */
export function anAtsServer(connections: readonly Integration[] = []) {
  const server = aServer();
  connect(server, connections);
  server.on(users.subscription, {
    body: aSubscription({ plan_type: 'professional', features: PLANS.professional.features }),
  });
  for (const type of ['ashby', 'greenhouse'] as const) {
    const page = { total: 0, limit: 10, skip: 0, has_more: false };
    server.on(ats[type].jobs, { body: { jobs: [], ...page, ...FRESH } });
    server.on(ats[type].assessments, { body: { assessments: [], ...page, ...FRESH } });
    server.on(ats[type].serviceStatus, { body: aHealth('healthy') });
    server.on(ats[type].overview, {
      body: {
        total_jobs: 4,
        total_candidates: 90,
        total_assessments: 31,
        time_range: '30',
        average_score: 61.5,
        top_score: 94,
        assessment_count: 31,
        ...FRESH,
      },
    });
  }
  return server;
}

export const FRESH = { stale: false, as_of: THEN, syncing: false };

/** Connects systems on a server. */
export function connect(
  server: ReturnType<typeof aServer>,
  connections: readonly Integration[],
): void {
  const list = [aConnection('ashby'), aConnection('greenhouse')].map(
    (one) => connections.find(({ ats_type }) => ats_type === one.ats_type) ?? one,
  );
  server.on(integrations.list, { body: { integrations: [...list, PLANNED] } });
}

/** The answer of the service check, 40 ms after it was asked. */
export function aHealth(status: 'healthy' | 'unhealthy', error_message: string | null = null) {
  return {
    status,
    overall_status: status,
    response_time_ms: 40,
    responseTime: 40,
    timestamp: THEN,
    error_message,
  };
}

type Opened = { server?: ReturnType<typeof anAtsServer>; isPartner?: boolean; query?: string };

/** Opens the page, and returns it with its parts. */
export async function openIntegrations(opened: Opened = {}) {
  const { server = anAtsServer(), isPartner = false, query = '' } = opened;
  const user = aUser({ is_integration_partner: isPartner }, 'professional');
  const app = await renderApp(`${paths.integrations}${query}`, { server, user });
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  return app;
}

/** The card of a system. */
export async function cardOf(name: string) {
  return within(await screen.findByRole('region', { name }));
}

/** Where the browser is sent to from now on; it stays here. */
export function watchLeaving() {
  const assign = vi.fn();
  vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, assign });
  return assign;
}
