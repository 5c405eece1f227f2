import { accounts } from '@candor/domain/api/accounts';
import { audit } from '@candor/domain/api/audit';
import { passkeys } from '@candor/domain/api/passkeys';
import { secondFactor } from '@candor/domain/api/second-factor';
import { users } from '@candor/domain/api/users';
import type { SecondFactorState } from '@candor/domain/model/second-factor';
import type { UserSettings } from '@candor/domain/model/settings';
import type { Session, User } from '@candor/domain/model/user';
import { preferencesWith } from '@candor/domain/rules/notification-preferences';
import { screen, within } from '@testing-library/react';
import { paths } from '../../../paths';
import type { FakeServer } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aSubscription, aUser } from '../../../testing/samples';
import { SECTIONS, type SectionId } from '../sections';

/** The settings of an account, complete and unremarkable. */
export function someSettings(over: Partial<UserSettings> = {}): UserSettings {
  return {
    user: aUser(),
    pending_email: null,
    notification_preferences: preferencesWith({}),
    integrations: [],
    subscription: aSubscription(),
    retention: { source_files_days: 30, results_days: 365 },
    ...over,
  };
}

/** A session on a desktop that is not the one of this test. */
export function aSession(over: Partial<Session> = {}): Session {
  return {
    id: 'session-0001',
    created_at: '2026-02-20T09:00:00.000Z',
    last_used: '2026-03-01T09:00:00.000Z',
    user_agent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    place: '203.0.113.x',
    current: false,
    ...over,
  };
}

/** Two-step sign-in that is off. */
export function aFactor(over: Partial<SecondFactorState> = {}): SecondFactorState {
  return { enabled: false, since: null, recovery_codes_left: 0, has_password: true, ...over };
}

/** A server that answers for every part of the settings. */
export function settingsServer(): FakeServer {
  const server = aServer();
  server.on(users.settings, { body: someSettings() });
  server.on(accounts.sessions, { body: { sessions: [aSession({ current: true })] } });
  server.on(passkeys.list, { body: { passkeys: [], limit: 10 } });
  server.on(secondFactor.state, { body: aFactor() });
  server.on(users.usageStats, ({ url }) => {
    const asked = new URL(url, 'http://localhost').searchParams;
    return {
      body: {
        start_date: asked.get('start_date'),
        end_date: asked.get('end_date'),
        total_analyses: 12,
        total_candidates_processed: 40,
        total_api_calls: 7,
        analyses_by_day: [],
        candidates_by_day: [{ date: '2026-03-01', value: 40 }],
        api_calls_by_day: [],
      },
    };
  });
  server.on(audit.log, {
    body: { entries: [], total: 0, limit: 10, skip: 0, has_more: false },
  });
  server.on(audit.verification, {
    body: {
      verified_at: '2026-03-01T09:00:00.000Z',
      entries: 0,
      intact: true,
      first_broken: null,
    },
  });
  return server;
}

/** Opens the page of the settings. */
export async function openSettings({
  server = settingsServer(),
  user = aUser(),
}: {
  server?: FakeServer;
  user?: User;
} = {}) {
  const app = await renderApp(paths.settings, { server, user });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  return app;
}

/** One section of the page. */
export function inSection(id: SectionId) {
  return within(screen.getByRole('region', { name: SECTIONS[id] }));
}
