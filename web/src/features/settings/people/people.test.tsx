import { people } from '@candor/domain/api/people';
import type { Person, PersonTrace } from '@candor/domain/model/person';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { aUser } from '../../../testing/samples';
import { inSection, openSettings, settingsServer } from '../testing/open-settings';

const CANDIDATE = '0b6f3c52-8a1d-4c77-9f2e-5d1a7e60c001';
const MATCH = '0b6f3c52-8a1d-4c77-9f2e-5d1a7e60c002';

const trace = (over: Partial<PersonTrace> = {}): PersonTrace => ({
  candidate_id_internal: CANDIDATE,
  batch_job_id: 'batch-0001',
  jobTitle: 'Nurse Manager',
  created_at: '2026-02-20T09:00:00.000Z',
  original_filename: 'holt.pdf',
  running: false,
  batch_candidates: 8,
  upload_stored: true,
  charged: true,
  decided: true,
  noted: true,
  feedback_count: 0,
  share_count: 1,
  ...over,
});
const TESSA: Person = {
  name: 'Tessa Holt',
  email: 'tessa@example.com',
  traces: [trace()],
  matches: [
    {
      match_id: MATCH,
      created_at: '2026-02-21T09:00:00.000Z',
      candidate_id_context: 'tessa@example.com',
      job_id_context: null,
    },
  ],
  invitations: [
    {
      invitation_code: 'invitation-0001',
      created_at: '2026-02-22T09:00:00.000Z',
      job_title: 'Nurse Manager',
      answered: true,
    },
  ],
  applications: [],
};
const NAMESAKE: Person = {
  name: 'Tessa Holt',
  email: null,
  matches: [],
  invitations: [],
  applications: [],
  traces: [trace({ candidate_id_internal: 'candidate-0002', original_filename: 'other.pdf' })],
};
const ERASED = {
  candidates: 1,
  batches: 1,
  batches_removed: 0,
  single_matches: 1,
  invitations: 0,
  applications: 0,
};

const section = () => inSection('people');
const look = (words: string) =>
  userEvent.type(section().getByRole('searchbox', { name: 'Find a person' }), words);
const chosen = () => section().getByRole('button', { name: 'Erase this person' });

async function found(...all: Person[]) {
  const server = settingsServer();
  server.on(people.find, { body: { people: all, more: false } });
  server.on(people.erase, { body: ERASED });
  const app = await openSettings({ server });
  await look('holt');
  return { ...app, server };
}

test('no search starts before somebody is named, nor by a single letter', async () => {
  const { server } = await openSettings();
  await look('h');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(server.requestsTo(people.find)).toEqual([]);
});

test('who was found is chosen, looked at once more and erased', async () => {
  const { server } = await found(TESSA, NAMESAKE);
  expect(await section().findByText('2 people found.')).toBeVisible();
  expect(chosen()).toBeDisabled();
  await userEvent.click(section().getByRole('checkbox', { name: /tessa@example.com/ }));
  await userEvent.click(chosen());
  const dialog = await screen.findByRole('dialog', { name: 'Erase Tessa Holt?' });
  for (const line of [
    '1 resume with scores and evidence in 1 batch: Nurse Manager',
    '1 decision and 1 note',
    'Their place in shared links',
    '1 single match named after them',
    '2 candidates stay counted in your quota.',
  ]) {
    expect(dialog).toHaveTextContent(line);
  }
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  const outcome = await section().findByText('Erased: 1 resume in 1 batch and 1 single match.');
  expect(outcome.closest(':focus')).not.toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(section().queryByRole('list', { name: 'People found' })).toBeNull();
  expect(JSON.parse(String(server.requestsTo(people.erase)[0]?.body))).toEqual({
    candidate_ids: [CANDIDATE],
    match_ids: [MATCH],
    invitation_codes: ['invitation-0001'],
    application_ids: [],
    confirm: true,
  });
});

test('whoever came from an ATS is erased here, and it says that the ATS still has them', async () => {
  const application_id = '5f0f8a52-6c0e-4f4e-9c1e-0d6a4b1f7a01';
  const { server } = await found({
    name: 'Tessa Holt',
    email: null,
    traces: [],
    matches: [],
    invitations: [],
    applications: [
      {
        application_id,
        ats_type: 'greenhouse',
        job_title: 'Nurse Manager',
        assessed_at: '2026-02-22T09:00:00.000Z',
        charged: true,
      },
    ],
  });
  const none = { candidates: 0, batches: 0, batches_removed: 0, single_matches: 0, invitations: 0 };
  server.on(people.erase, { body: { ...none, applications: 1 } });
  await userEvent.click(
    await section().findByRole('checkbox', { name: /1 application in Greenhouse/ }),
  );
  await userEvent.click(chosen());
  const dialog = await screen.findByRole('dialog', { name: 'Erase Tessa Holt?' });
  expect(dialog).toHaveTextContent('Greenhouse still has them: erase them there too.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(
    await section().findByText(
      /^Erased: 1 application\. The ATS that they came from still has them/,
    ),
  ).toBeVisible();
  expect(JSON.parse(String(server.requestsTo(people.erase)[0]?.body))).toMatchObject({
    candidate_ids: [],
    application_ids: [application_id],
  });
});

test('changing one’s mind keeps them', async () => {
  const { server } = await found(TESSA);
  await userEvent.click(await section().findByRole('checkbox'));
  await userEvent.click(chosen());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(people.erase)).toEqual([]);
});

test('a refusal stays in the question', async () => {
  const { server } = await found(TESSA);
  server.on(people.erase, refusal('conflict', { detail: 'This batch is still running.' }));
  await userEvent.click(await section().findByRole('checkbox'));
  await userEvent.click(chosen());
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This batch is still running.',
  );
});

test('somebody in a batch that runs cannot be chosen, and it says why', async () => {
  await found({ ...TESSA, traces: [trace({ running: true })] });
  expect(await section().findByRole('checkbox')).toBeDisabled();
  expect(section().getByText(/still running/)).toBeVisible();
});

test('an empty result and a failed search are distinguished', async () => {
  const { server } = await found();
  expect(await section().findByText(/Nobody with that name/)).toBeVisible();
  server.on(people.find, refusal('permission_denied'));
  await look(' tessa');
  expect(await section().findByText('The search did not work.')).toBeVisible();
});

test('the way from a candidate leads to their person, already chosen', async () => {
  const server = settingsServer();
  server.on(people.find, { body: { people: [TESSA, NAMESAKE], more: false } });
  server.on(people.erase, { body: ERASED });
  const { router } = await renderApp(paths.erasePerson(CANDIDATE), {
    server,
    user: aUser(),
  });
  const [first, second] = await screen.findAllByRole('checkbox', { name: /Tessa Holt/ });
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
  const [asked] = server.requestsTo(people.find);
  expect(asked?.url).toMatch(/\/api\/people\/search$/);
  expect(JSON.parse(String(asked?.body))).toEqual({ candidate: CANDIDATE });
  await userEvent.click(chosen());
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  await section().findByText(/^Erased:/);
  expect(router.state.location.search).toBe('');
});
