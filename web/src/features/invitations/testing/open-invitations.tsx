import { invitations } from '@candor/domain/api/invitations';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { InvitableAssessment, Invitation } from '@candor/domain/model/invitation';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../paths';
import { Component as Invitations } from '../../../routes/Invitations';
import { useSessionState } from '../../../session/app-context';
import { KeyListener } from '../../../shell/commands/KeyListener';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aConfig, aQuota } from '../../../testing/samples';
import { ActionProvider } from '../../../ui/actions/ActionProvider';
import { Toaster } from '../../../ui/toast';
import { aList, anAssessment, theStats } from './invitation-samples';

type Opening = {
  query?: string;
  rows?: readonly Invitation[];
  assessments?: readonly InvitableAssessment[];
  credits?: number;
  payments?: boolean;
  /** The server's other responses. */
  answers?: (server: FakeServer) => void;
};

/** A server with these invitations. Each is shown by its code. */
export function invitationServer(opening: Opening = {}): FakeServer {
  const { rows = [], assessments = [anAssessment()], credits = 60, payments = true } = opening;
  const server = aServer();
  const found = (url: string) => rows.find(({ invitation_code: code }) => url.includes(code));
  const one = ({ url }: { url: string }) => {
    const invitation = found(url);
    return invitation ? { body: invitation } : refusal('not_found');
  };
  server.on(system.config, { body: aConfig({ payments }) });
  server.on(users.quotaStatus, { body: aQuota({ invitation_credits: credits }) });
  server.on(invitations.list, { body: aList(rows) });
  server.on(invitations.stats, { body: theStats() });
  server.on(invitations.statsByAts, {
    body: { ats_breakdown: theStats().ats_breakdown, days: 30 },
  });
  server.on(invitations.assessments, {
    body: { assessments, total: assessments.length, limit: 100, skip: 0, has_more: false },
  });
  server.on(invitations.known, { body: { known: [] } });
  server.on(invitations.show, one);
  server.on(invitations.progress, one);
  server.on(invitations.requests, { body: { requests: [] } });
  opening.answers?.(server);
  return server;
}

/** As behind the guard: once it is known who is there. */
function SignedIn() {
  const { user } = useSessionState();
  if (!user) return null;
  return (
    <ActionProvider>
      <Invitations />
      <Toaster />
      <KeyListener paused={false} />
    </ActionProvider>
  );
}

/** The screen of invitations with its keys and its notices. */
export async function openInvitations(opening: Opening = {}) {
  // Nothing is measured here: the window width is used for its content.
  window.innerWidth = 1440;
  const server = invitationServer(opening);
  const screens = [
    { path: paths.invitations, element: <SignedIn /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const address = paths.invitations + (opening.query ?? '');
  const app = await renderApp(address, { server, screens });
  await screen.findByRole('heading', { level: 1, name: 'Invitations' });
  return { ...app, server, user: userEvent.setup() };
}
