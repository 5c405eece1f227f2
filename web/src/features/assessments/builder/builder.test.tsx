import { assessments } from '@candor/domain/api/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { anAssessment, ID } from '../testing/assessment-samples';
import {
  aBuildingServer,
  openEdited,
  openNew,
  press,
  steps,
  suggest,
  write,
} from '../testing/open-builder';

beforeEach(() => window.sessionStorage.clear());

test('saving leads to the first problem, also inside a step that is folded', async () => {
  const { server } = await openEdited();
  await press(/^2\. Key handling/);
  write('What is asked', '');
  await press(/^1\. German/);
  await press('Save changes');
  const toFix = screen.getByText('1 thing to fix');
  expect(toFix).toBeVisible();
  expect(toFix.parentElement?.querySelector('svg')).not.toBeNull();
  expect(screen.getByLabelText('What is asked')).toHaveFocus();
  expect(screen.getByLabelText('What is asked')).toBeInvalid();
  write('What is asked', 'What have you locked?');
  expect(screen.queryByText('1 thing to fix')).toBeNull();
  expect(server.requestsTo(assessments.change)).toHaveLength(0);
});

test('a change is saved over the revision that it was made on', async () => {
  const { server } = await openEdited();
  expect(screen.getByText('Saved')).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Time limit/));
  write(/^Minutes from the start/, '4');
  await press('Save changes');
  expect(screen.getByText('A whole number from 5 to 1440')).toBeVisible();
  write(/^Minutes from the start/, '45');
  await press('Save changes');
  expect(await screen.findByText('Saved')).toBeVisible();
  const [request] = server.requestsTo(assessments.change);
  expect(request?.headers['If-Match']).toBe('"3"');
  expect(JSON.parse(String(request?.body))).toMatchObject({ time_limit_minutes: 45 });
});

test('whoever was overtaken can save theirs over it', async () => {
  const server = aBuildingServer();
  server.on(assessments.change, ({ headers }) =>
    headers['If-Match'] === '"7"' ? { body: anAssessment({ revision: 8 }) } : refusal('conflict'),
  );
  await openEdited(server);
  write('Company', 'Harbour Hotels');
  await press('Save changes');
  expect(await screen.findByText(/changed elsewhere since you opened it/)).toBeVisible();
  server.on(assessments.show, { body: anAssessment({ revision: 7 }) });
  await press('Save mine over it');
  await waitFor(() => expect(server.requestsTo(assessments.change)).toHaveLength(2));
  expect(JSON.parse(String(server.requestsTo(assessments.change)[1]?.body))).toMatchObject({
    company: 'Harbour Hotels',
  });
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('a user who was overtaken can load what was saved elsewhere', async () => {
  const server = aBuildingServer();
  server.on(assessments.change, refusal('conflict'));
  await openEdited(server);
  write('Company', 'Harbour Hotels');
  await press('Save changes');
  await screen.findByText(/changed elsewhere since you opened it/);
  server.on(assessments.show, { body: anAssessment({ revision: 7, company: 'Quay Hotel' }) });
  await press('Load what was saved');
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Quay Hotel'));
  expect(screen.getByText('Saved')).toBeVisible();
});

test('a step is moved by its buttons and by keys, copied, removed and brought back', async () => {
  await openEdited();
  await press('Move step 1 down');
  expect(steps()).toEqual(['1. Key handling', '2. German']);
  screen.getByRole('button', { name: /^2\. German/ }).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(steps()).toEqual(['1. German', '2. Key handling']);
  expect(screen.getByRole('button', { name: /^1\. German/ })).toHaveFocus();
  await press('More about step 1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  expect(steps()).toEqual(['1. German', '2. German', '3. Key handling']);
  await press('More about step 3');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  expect(steps()).toEqual(['1. German', '2. German']);
  expect(screen.getByText('Step “Key handling” removed')).toBeVisible();
  await press('Undo');
  expect(steps()).toEqual(['1. German', '2. German', '3. Key handling']);
});

test('answers are added with Enter, and the preview shows them', async () => {
  await openEdited();
  await userEvent.type(screen.getByLabelText('Answer 2'), '{Enter}');
  await userEvent.type(screen.getByLabelText('Answer 3'), 'I speak German a little.');
  const preview = within(screen.getByRole('region', { name: 'Preview of step 1' }));
  expect(preview.getByText('I speak German a little.')).toBeInTheDocument();
  await press('Remove answer 3');
  expect(screen.getByLabelText('Answer 2')).toHaveFocus();
  await press('Undo');
  expect(screen.getByLabelText('Answer 3')).toHaveValue('I speak German a little.');
});

test('a step lists what it asks about, among the requirements of the job', async () => {
  const { server } = await openEdited();
  const asked = within(await screen.findByRole('group', { name: 'Asks about' }));
  expect(await asked.findByRole('button', { name: 'German', pressed: true })).toBeVisible();
  expect(asked.queryByRole('button', { name: 'Must-haves as a whole' })).toBeNull();
  await userEvent.click(asked.getByRole('button', { name: 'First aid', pressed: false }));
  await press('Save changes');
  await waitFor(() => expect(server.requestsTo(assessments.change)).toHaveLength(1));
  const { milestones } = JSON.parse(String(server.requestsTo(assessments.change)[0]?.body));
  expect(milestones[0].requirements).toEqual([
    { id: 'r2', text: 'German' },
    { id: 'r3', text: 'First aid' },
  ]);
});

test('leaving with something unsaved asks, and it is found again', async () => {
  const { router } = await openEdited();
  write('Company', 'Quay Hotel');
  await userEvent.click(screen.getByRole('link', { name: 'All assessments' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Assessments' });
  await router.navigate(paths.assessment(ID));
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Quay Hotel'));
  await press('Discard changes');
  expect(screen.getByLabelText('Company')).toHaveValue('Harbour Hotel');
  expect(window.sessionStorage).toHaveLength(0);
});

test('a new assessment that was not saved is found again, and can be given up', async () => {
  const { unmount } = await openNew();
  await suggest();
  write('Company', 'Quay Hotel');
  unmount();
  await renderApp(paths.newAssessment, { server: aBuildingServer() });
  await screen.findByRole('form', { name: 'Assessment' });
  expect(screen.getByLabelText('Company')).toHaveValue('Quay Hotel');
  await press('Start over');
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('button', { name: 'Suggest steps' })).toBeVisible();
  expect(window.sessionStorage).toHaveLength(0);
});

test('what was changed elsewhere is shown as soon as it is read, while nothing was written here', async () => {
  const { server, router } = await openEdited();
  await router.navigate(paths.assessments);
  await screen.findByRole('heading', { name: 'Assessments' });
  server.on(assessments.show, { body: anAssessment({ revision: 5, company: 'Quay Hotel' }) });
  await router.navigate(paths.assessment(ID));
  await waitFor(() => expect(screen.getByLabelText('Company')).toHaveValue('Quay Hotel'));
  expect(screen.getByText('Saved')).toBeVisible();
});

test('what could not be sent stays written and can be sent again', async () => {
  const server = aBuildingServer();
  server.on(assessments.change, refusal('service_unavailable'));
  await openEdited(server);
  write('Company', 'Quay Hotel');
  await press('Save changes');
  const alert = within(await screen.findByRole('alert'));
  server.on(assessments.change, { body: anAssessment({ company: 'Quay Hotel', revision: 4 }) });
  await userEvent.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('an address without an assessment says so', async () => {
  const server = aBuildingServer();
  server.on(assessments.show, refusal('not_found'));
  await renderApp(paths.assessment('unknown'), { server });
  expect(await screen.findByText('No such assessment')).toBeVisible();
});
