import { assessments } from '@candor/domain/api/assessments';
import { batches } from '@candor/domain/api/batches';
import { messages } from '@candor/domain/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { aServer, renderApp } from '../../../testing/render-app';
import { aBatch, aUser } from '../../../testing/samples';
import { GERMAN, ID, JOB, KEYS } from '../testing/assessment-samples';
import {
  aBuildingServer,
  openNew,
  press,
  sentTo,
  steps,
  suggest,
  write,
} from '../testing/open-builder';

beforeEach(() => window.sessionStorage.clear());

test('a job suggests steps, and the displayed ones are saved', async () => {
  const { server, router } = await openNew();
  await suggest();
  expect(steps()).toEqual(['1. German', '2. Key handling']);
  expect(screen.getAllByText('2 steps, about 5 min, 100 points')[0]).toBeVisible();
  write('Company', 'Harbour Hotel');
  await press('Save assessment');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.assessment(ID)));
  expect(sentTo(server, assessments.create)).toEqual([
    {
      title: 'Skills assessment, Night Porter',
      job_title: 'Night Porter',
      company: 'Harbour Hotel',
      contact_email: aUser().email,
      job_description_text: JOB,
      milestones: [GERMAN, KEYS],
      time_limit_minutes: null,
      show_result: false,
    },
  ]);
  expect(await screen.findByRole('link', { name: 'Invite candidates' })).toHaveAttribute(
    'href',
    paths.invite(ID),
  );
});

test('that an assessment is saved is said on its page, and not once one has gone on', async () => {
  const { router } = await openNew();
  await suggest();
  write('Company', 'Harbour Hotel');
  await press('Save assessment');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.assessment(ID)));
  await screen.findByRole('link', { name: 'Invite candidates' });
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(await notices.findByRole('button', { name: 'Invite candidates' })).toBeVisible();
  await userEvent.click(await screen.findByRole('link', { name: 'All assessments' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.assessments));
  await waitFor(() => expect(notices.queryByRole('button')).toBeNull());
});

test('suggested steps move the focus to what to do with them', async () => {
  await openNew();
  await suggest();
  expect(screen.getByText(/^Read what is suggested/)).toHaveFocus();
});

test('the job of the batch that the address names stands in the field at once', async () => {
  const server = aServer();
  server.on(batches.jobText, { body: { job_description_text: JOB } });
  await renderApp(`${paths.newAssessment}?job=batch-0001`, { server });
  expect(await screen.findByDisplayValue(JOB)).toBeVisible();
  expect(server.requestsTo(batches.jobText)[0]?.url).toContain('batch-0001');
});

test('a job text that is too short is reported at its field, and requests nothing', async () => {
  const { server } = await openNew();
  await press('Suggest steps');
  expect(screen.getByText(messages.jobRequired)).toBeVisible();
  write('Job description', 'A porter');
  await press('Suggest steps');
  expect(screen.getByText(messages.jobTooShort)).toBeVisible();
  expect(screen.getByLabelText('Job description')).toHaveFocus();
  expect(server.requestsTo(assessments.draft)).toHaveLength(0);
});

test('the server’s objection to the text is shown at its field', async () => {
  const server = aBuildingServer();
  const message = 'This text is in Finnish, which is not read yet.';
  server.on(
    assessments.draft,
    refusal('validation_error', {
      errors: [{ field: 'job_description_text', message }],
    }),
  );
  await openNew(server);
  write('Job description', JOB);
  await press('Suggest steps');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Job description')).toBeInvalid();
});

test('a text without requirements is said to be one, and can go on empty', async () => {
  const server = aBuildingServer();
  server.on(assessments.draft, { body: { job_title: '', milestones: [], requirements: [] } });
  await openNew(server);
  write('Job description', JOB);
  await press('Suggest steps');
  expect(await screen.findByText('No requirement was read from this text')).toBeVisible();
  await press('Start from an empty assessment');
  await screen.findByRole('form', { name: 'Assessment' });
  expect(steps()).toEqual(['1. Untitled step']);
  expect(screen.getByText(JOB)).toBeVisible();
  // Nothing was suggested that could be read.
  expect(screen.getByText(/^Write what each step asks/)).toHaveFocus();
});

test('the job of an earlier batch can be used', async () => {
  const server = aBuildingServer();
  server.on(batches.list, {
    body: { jobs: [aBatch({ jobTitle: 'Porter' })], total: 1, limit: 20, skip: 0, has_more: false },
  });
  server.on(batches.jobText, { body: { job_description_text: JOB } });
  await openNew(server);
  await userEvent.click(await screen.findByRole('button', { name: /saved job/i }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Porter/ }));
  await waitFor(() => expect(screen.getByLabelText('Job description')).toHaveValue(JOB));
});
