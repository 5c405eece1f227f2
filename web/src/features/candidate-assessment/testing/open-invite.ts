import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import type { CandidateAssessment, StepAnswer } from '@candor/domain/model/candidate-assessment';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WireRequest } from '../../../api/wire';
import type { FakeServer } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { anAssessment, NOW, RECEIPT, STEPS } from './assessment-samples';

export const CODE = 'Zk3mQ9vT1xW7yB5n';

/** A server on which an assessment can be taken; what is saved there is read again. */
export function aTakenServer(over: Partial<CandidateAssessment> = {}): FakeServer {
  const server = aServer();
  const kept = new Map<string, { answer: StepAnswer; revision: number }>();
  server.on(candidateAssessment.open, { body: anAssessment(over) });
  server.on(candidateAssessment.milestone, (request) => {
    const step = STEPS.find(({ id }) => id === stepOf(request));
    const saved = kept.get(stepOf(request));
    return { body: { ...step, ...(saved && { ...saved, saved_at: NOW }) } };
  });
  server.on(candidateAssessment.saveAnswer, (request) => {
    const { answer, revision } = JSON.parse(String(request.body));
    kept.set(stepOf(request), { answer, revision: revision + 1 });
    return { body: { saved_at: NOW, revision: revision + 1 } };
  });
  server.on(candidateAssessment.complete, {
    body: { milestones_completed: 1, total_milestones: 2, completion_percentage: 50 },
  });
  server.on(candidateAssessment.submit, { body: RECEIPT });
  server.on(candidateAssessment.request, {
    status: 201,
    body: { success: true, request_id: 'request-0001' },
  });
  return server;
}

/** Which step a call is about. */
export function stepOf({ url }: WireRequest): string {
  return url.split('/')[5] ?? '';
}

/** The page of an invitation, as its candidate opens it. */
export async function openInvite(server: FakeServer, query = '') {
  const app = await renderApp(`/invite/${CODE}${query}`, { server, user: null });
  return { ...app, user: userEvent.setup() };
}

/** What was sent to a call. */
export function bodiesOf(server: FakeServer, endpoint: Parameters<FakeServer['requestsTo']>[0]) {
  return server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));
}

/** Waits for the page with this heading. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Presses a button as soon as it is there. */
export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
