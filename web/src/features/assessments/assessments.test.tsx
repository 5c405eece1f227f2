import { assessments } from '@candor/domain/api/assessments';
import { batches } from '@candor/domain/api/batches';
import { messages } from '@candor/domain/messages';
import type {
  Assessment,
  AssessmentDraft,
  AssessmentSummary,
  Milestone,
} from '@candor/domain/model/assessment';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aRequirement, aUser } from '../../testing/samples';

const NOW = '2026-03-02T09:00:00.000Z';
const ID = '5c7b9a52-6f0e-4c3d-9a41-0d5c8f2e7b16';
const OTHER = '9f2e6d1c-3b5a-4e7f-8c90-1a2b3c4d5e6f';
const JOB = 'A night porter for a hotel by the harbour: key handling, German and first aid.';

const GERMAN: Milestone = {
  id: 's1',
  title: 'German',
  intro: '',
  minutes: 1,
  points: 40,
  requirements: [{ id: 'r2', text: 'German' }],
  tasks: [
    {
      id: 't1',
      kind: 'choice',
      prompt: 'How well do you speak German?',
      required: true,
      choices: ['I speak German fluently.', 'I do not speak it.'],
    },
  ],
};
const KEYS: Milestone = {
  id: 's2',
  title: 'Key handling',
  intro: '',
  minutes: 4,
  points: 60,
  requirements: [{ id: 'r1', text: 'Key handling' }],
  tasks: [{ id: 't1', kind: 'text', prompt: 'What have you done?', choices: null, required: true }],
};
const DRAFT: AssessmentDraft = {
  job_title: 'Night Porter',
  milestones: [GERMAN, KEYS],
  requirements: [
    aRequirement('r0', { text: 'Must-haves as a whole', kind: 'other', source: null }),
    aRequirement('r1', { text: 'Key handling', source: { start: 43, end: 55 } }),
    aRequirement('r2', { text: 'German', kind: 'language', source: { start: 57, end: 63 } }),
    aRequirement('r3', { text: 'First aid', source: { start: 68, end: 77 } }),
  ],
};

function anAssessment(over: Partial<Assessment> = {}): Assessment {
  return {
    assessment_id: ID,
    title: 'Porters, first round',
    job_title: 'Night Porter',
    company: 'Harbour Hotel',
    contact_email: 'dana@example.test',
    job_description_text: JOB,
    milestones: [GERMAN, KEYS],
    time_limit_minutes: null,
    show_result: false,
    created_at: NOW,
    updated_at: NOW,
    revision: 3,
    invitation_count: 2,
    ...over,
  };
}

function aSummary(over: Partial<AssessmentSummary> = {}): AssessmentSummary {
  const { assessment_id, title, job_title, company, time_limit_minutes } = anAssessment();
  return {
    assessment_id,
    title,
    job_title,
    company,
    time_limit_minutes,
    created_at: NOW,
    updated_at: NOW,
    invitation_count: 2,
    step_count: 2,
    minutes: 5,
    ...over,
  };
}

const listed = (found: AssessmentSummary[], total = found.length, skip = 0) => ({
  body: { assessments: found, total, limit: 10, skip, has_more: skip + found.length < total },
});

function aBuildingServer() {
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

const sentTo = (server: ReturnType<typeof aServer>, endpoint: typeof assessments.create) =>
  server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));

const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function openNew(server = aBuildingServer()) {
  const app = await renderApp(paths.newAssessment, { server });
  await screen.findByLabelText('Job description');
  return { ...app, server };
}

async function openEdited(server = aBuildingServer()) {
  const app = await renderApp(paths.assessment(ID), { server });
  await screen.findByRole('form', { name: 'Assessment' });
  return { ...app, server };
}

async function suggest() {
  write('Job description', JOB);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest steps' }));
  await screen.findByRole('form', { name: 'Assessment' });
}

const steps = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .concat(screen.queryAllByRole('button', { expanded: true }))
    .flatMap((button) => /^\d+\. .*?(?=\d+ min)/.exec(button.textContent ?? '') ?? [])
    .sort();

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

test('the list says of each assessment what it is, and leads to it and to an invitation', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, listed([aSummary({ time_limit_minutes: 90 })]));
  await renderApp(paths.assessments, { server });
  const link = await screen.findByRole('link', { name: 'Porters, first round' });
  expect(link).toHaveAttribute('href', paths.assessment(ID));
  expect(screen.getByText('Night Porter, Harbour Hotel')).toBeVisible();
  expect(screen.getByRole('cell', { name: '90 min' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite to Porters, first round' })).toHaveAttribute(
    'href',
    paths.invite(ID),
  );
});

test('an account without assessments is told what one is', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, listed([]));
  await renderApp(paths.assessments, { server });
  expect(await screen.findByText('No assessments yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New assessment' })).toHaveAttribute(
    'href',
    paths.newAssessment,
  );
});

test('older assessments stand on the next page', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, ({ url }) =>
    url.includes('skip=10')
      ? listed([aSummary({ title: 'The oldest' })], 11, 10)
      : listed([aSummary()], 11),
  );
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'The oldest' })).toBeVisible();
});

test('a list that failed to load can be requested again', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, refusal('service_unavailable'));
  await renderApp(paths.assessments, { server });
  expect(await screen.findByText('Your assessments could not be loaded')).toBeVisible();
  server.on(assessments.list, listed([aSummary()]));
  await press('Try Again');
  expect(await screen.findByRole('link', { name: 'Porters, first round' })).toBeVisible();
});

test('before an assessment is deleted, the user is told that invitations continue', async () => {
  const server = aBuildingServer();
  const other = aSummary({ assessment_id: OTHER, title: 'Cooks, first round' });
  server.on(assessments.list, listed([aSummary(), other]));
  server.on(assessments.remove, { status: 204 });
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: /^More about Porters/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^2 invitations to it go on/)).toBeVisible();
  server.on(assessments.list, listed([other]));
  await userEvent.click(question.getByRole('button', { name: 'Remove assessment' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Porters, first round' })).toBeNull(),
  );
  expect(screen.getByRole('button', { name: /^More about Cooks/ })).toHaveFocus();
});

test('a copy has everything of its original and another title', async () => {
  const server = aBuildingServer();
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: /^More about Porters/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(sentTo(server, assessments.create)).toHaveLength(1));
  expect(sentTo(server, assessments.create)[0]).toMatchObject({
    title: 'Copy of Porters, first round',
    milestones: [GERMAN, KEYS],
    company: 'Harbour Hotel',
    show_result: false,
  });
});

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
