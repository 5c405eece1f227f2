import { assessments } from '@candor/domain/api/assessments';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../../../paths';
import { aServer, renderApp } from '../../../testing/render-app';
import { anAssessment, aSummary, DRAFT, ID, JOB, listed } from './assessment-samples';

/** A server that lists, shows, suggests and saves assessments. */
export function aBuildingServer() {
  const server = aServer();
  server.on(assessments.list, listed([aSummary()]));
  server.on(assessments.show, { body: anAssessment() });
  server.on(assessments.draft, { body: DRAFT });
  server.on(assessments.create, ({ body }) => ({
    status: 201,
    body: anAssessment({ ...JSON.parse(String(body)), revision: 1, invitation_count: 0 }),
  }));
  server.on(assessments.change, ({ body }) => ({
    body: anAssessment({ ...JSON.parse(String(body)), revision: 4 }),
  }));
  return server;
}

/** The bodies that reached an endpoint. */
export const sentTo = (server: ReturnType<typeof aServer>, endpoint: typeof assessments.create) =>
  server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));

/** Fills in a field. */
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the page of a new assessment. */
export async function openNew(server = aBuildingServer()) {
  const app = await renderApp(paths.newAssessment, { server });
  await screen.findByLabelText('Job description');
  return { ...app, server };
}

/** Opens the builder with the saved assessment. */
export async function openEdited(server = aBuildingServer()) {
  const app = await renderApp(paths.assessment(ID), { server });
  await screen.findByRole('form', { name: 'Assessment' });
  return { ...app, server };
}

/** Has steps suggested for the job. */
export async function suggest() {
  write('Job description', JOB);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest steps' }));
  await screen.findByRole('form', { name: 'Assessment' });
}

/** The steps of the builder, as they are numbered. */
export const steps = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .concat(screen.queryAllByRole('button', { expanded: true }))
    .flatMap((button) => /^\d+\. .*?(?=\d+ min)/.exec(button.textContent ?? '') ?? [])
    .sort();

/** Presses a button by its name. */
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
