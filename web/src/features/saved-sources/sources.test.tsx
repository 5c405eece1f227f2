import { batches } from '@candor/domain/api/batches';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { savedSources } from '@candor/domain/api/saved-sources';
import { schedules } from '@candor/domain/api/schedules';
import { sources } from '@candor/domain/api/sources';
import { users } from '@candor/domain/api/users';
import type { SavedSource } from '@candor/domain/model/saved-source';
import type { Schedule } from '@candor/domain/model/schedule';
import { PLANS, type PlanType } from '@candor/domain/rules/plans';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { type FakeServer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aSubscription, aUser } from '../../testing/samples';

const APPLICATIONS: SavedSource = {
  id: 'source-0001',
  name: 'Applications',
  input_type: 'google_drive',
  label: 'Nurses 2026',
  source_config: { folder_id: '1aBcDeFgHiJkLmNoPqRsTuVwXyZ012' },
  created_at: '2026-01-10T09:00:00.000Z',
  last_tested_at: '2026-01-10T09:00:00.000Z',
};
const MORNINGS: Schedule = {
  id: 'schedule-0001',
  saved_source_id: APPLICATIONS.id,
  job_title: 'Night nurse',
  local_hour: 7,
  time_zone: 'Europe/Berlin',
  enabled: true,
  paused: false,
  trouble: null,
  next_at: '2026-01-12T06:00:00.000Z',
  created_at: '2026-01-10T09:00:00.000Z',
  last: {
    date: '2026-01-11',
    at: '2026-01-11T06:02:00.000Z',
    new_candidates: 3,
    batch_job_id: 'batch-0001',
  },
};

type World = {
  saved?: readonly SavedSource[];
  planned?: readonly Schedule[];
  plan?: PlanType;
  configured?: boolean;
};

async function openPage(world: World = {}) {
  const { saved = [APPLICATIONS], planned = [], plan = 'professional', configured = true } = world;
  const server = aServer();
  const { allowedInputTypes, features } = PLANS[plan];
  const subscription = aSubscription({
    plan_type: plan,
    features,
    allowed_input_types: [...allowedInputTypes],
  });
  server.on(users.subscription, { body: subscription });
  server.on(savedSources.list, { body: { sources: [...saved], limit: 50 } });
  server.on(schedules.list, { body: { schedules: [...planned], limit: 10 } });
  server.on(sources.status, {
    body: {
      connections: [
        { input_type: 'google_drive', configured, identity: 'reader@candor.example' },
        { input_type: 'database', configured, identity: null },
      ],
      proof_file_name: 'candor-0123.txt',
    },
  });
  await renderApp(paths.sources, { server, user: aUser({}, plan) });
  await screen.findByRole('heading', { level: 1, name: 'Sources' });
  return server;
}

/** The body of the first call; null before there is one. */
function sentTo(server: FakeServer, endpoint: EndpointSpec): unknown {
  const body = server.requestsTo(endpoint)[0]?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
}

async function choose(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More about Applications' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

test('from the sources a link leads back to the settings', async () => {
  await openPage();
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
});

test('a source is shown with its location, its schedule and the last morning’s outcome', async () => {
  await openPage({ planned: [MORNINGS] });
  const row = (await screen.findByRole('heading', { name: 'Applications' })).closest('li');
  if (!row) throw new Error('The source has no row');
  expect(row).toHaveTextContent('Google Drive, Nurses 2026');
  expect(row).toHaveTextContent('1aBcDeFgHiJkLmNoPqRsTuVwXyZ012');
  expect(row).toHaveTextContent('Each morning at 7:00, Berlin, for Night nurse');
  expect(row).toHaveTextContent(/Last run .*: 3 new/);
  const results = within(row).getByRole('link', { name: 'Open the results' });
  expect(results).toHaveAttribute('href', '/analytics?batchId=batch-0001');
});

test('a bucket, which is called by its address, is told once where it is', async () => {
  const bucket: SavedSource = {
    ...APPLICATIONS,
    input_type: 'aws_s3',
    label: 's3://riders/inbox',
    source_config: { bucket_name: 'riders', folder_path: 'inbox' },
  };
  await openPage({ saved: [bucket] });
  expect(await screen.findByText('Amazon S3')).toBeVisible();
  expect(screen.getAllByText(/riders\/inbox/)).toHaveLength(1);
});

test('without a source the page says what one is for; without a plan for it, which one opens it', async () => {
  await openPage({ saved: [] });
  expect(await screen.findByText('No sources saved yet')).toBeVisible();
});

test('a plan without connected sources offers another one', async () => {
  await openPage({ saved: [], plan: 'trial' });
  expect(await screen.findByText('Connected sources need another plan')).toBeVisible();
});

test('an installation without connected sources says so', async () => {
  await openPage({ saved: [], configured: false });
  expect(await screen.findByText('No sources are connected here')).toBeVisible();
});

test('a source is saved under the rules of the server, and its refusal stands at its field', async () => {
  const server = await openPage({ saved: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Save a source' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save a source' }));
  expect(dialog.getByText('candor-0123.txt')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Applications');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Folder ID' }), 'short');
  await userEvent.click(dialog.getByRole('button', { name: 'Test and save' }));
  expect(await dialog.findByText(/^Invalid format for Folder ID/)).toBeVisible();
  const field = 'source_config_json.folder_id';
  server.on(
    savedSources.save,
    refusal('validation_error', { errors: [{ field, message: 'This folder is closed.' }] }),
  );
  const { folder_id = '' } = APPLICATIONS.source_config;
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Folder ID' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Folder ID' }), folder_id);
  await userEvent.click(dialog.getByRole('button', { name: 'Test and save' }));
  expect(await dialog.findByText('This folder is closed.')).toBeVisible();
  expect(sentTo(server, savedSources.save)).toEqual({
    name: 'Applications',
    input_type: 'google_drive',
    source_config: { folder_id },
  });
});

test('a source can be tested, and its failure is told', async () => {
  const server = await openPage();
  server.on(savedSources.test, {
    body: { label: 'Nurses', candidates: 2, unreadable: 1, complete: true, examples: [] },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Test Applications' }));
  expect(await screen.findByText('2 candidates, 1 cannot be read')).toBeVisible();
});

test('a new name is sent, and a taken one keeps the dialog open', async () => {
  const server = await openPage();
  server.on(savedSources.rename, refusal('conflict', { detail: 'You have one of this name.' }));
  await choose('Rename');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Save name' }));
  expect(await dialog.findByText('You have one of this name.')).toBeVisible();
  expect(sentTo(server, savedSources.rename)).toEqual({ name: 'Applications 2' });
});

test('a source is deleted once that was confirmed, and says that its schedules end', async () => {
  const server = await openPage({ planned: [MORNINGS] });
  server.on(savedSources.remove, { status: 204 });
  await choose('Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Its morning schedules end/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete source' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(savedSources.remove)).toHaveLength(1);
});

test('a schedule is set up with the job of a completed batch', async () => {
  const server = await openPage();
  const job = aBatch({ batch_job_id: 'batch-0002', jobTitle: 'Night nurse', status: 'completed' });
  const page = { total: 1, skip: 0, limit: 50, has_more: false };
  server.on(batches.list, { body: { jobs: [job], ...page } });
  server.on(schedules.create, { status: 201, body: MORNINGS });
  await choose('Score what is new each morning');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('combobox', { name: 'Job and requirements of' })).toHaveFocus();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Hour' }), '6');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo');
  await userEvent.click(dialog.getByRole('button', { name: 'Set up' }));
  await waitFor(() =>
    expect(sentTo(server, schedules.create)).toEqual({
      saved_source_id: 'source-0001',
      batch_job_id: 'batch-0002',
      local_hour: 6,
      time_zone: 'Asia/Tokyo',
    }),
  );
});

test('a schedule can take the job of a batch from long ago', async () => {
  const server = await openPage();
  const page = { total: 2, limit: 50 };
  const job = (id: string, jobTitle: string) =>
    aBatch({ batch_job_id: id, jobTitle, status: 'completed' });
  server.on(batches.list, ({ url }) =>
    url.includes('skip=0')
      ? { body: { jobs: [job('batch-0002', 'Cook')], ...page, skip: 0, has_more: true } }
      : { body: { jobs: [job('batch-0001', 'Nurse')], ...page, skip: 50, has_more: false } },
  );
  server.on(schedules.create, { status: 201, body: MORNINGS });
  await choose('Score what is new each morning');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: /earlier batches/ }));
  const earlier = await dialog.findByRole('option', { name: /^Nurse/ });
  expect(dialog.getByText('These are all completed batches.')).toHaveFocus();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Job/ }), earlier);
  await userEvent.click(dialog.getByRole('button', { name: 'Set up' }));
  await waitFor(() =>
    expect(sentTo(server, schedules.create)).toMatchObject({ batch_job_id: 'batch-0001' }),
  );
});

const NOT_IN_THE_PLAN = refusal('input_type_not_allowed', { limit_type: 'input_type_restricted' });

/** The dialog, with a link to a plan that includes what this one does not. */
function expectPlansIn(dialog: ReturnType<typeof within>) {
  expect(dialog.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute('href', paths.pricing);
}

test('a schedule for a source that the plan takes no longer leads to the plans', async () => {
  const server = await openPage();
  const page = { total: 1, skip: 0, limit: 50, has_more: false };
  server.on(batches.list, { body: { jobs: [aBatch({ status: 'completed' })], ...page } });
  server.on(schedules.create, NOT_IN_THE_PLAN);
  await choose('Score what is new each morning');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Set up' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expectPlansIn(dialog);
});

test('what opens a source that the plan takes no longer is not replaced, and leads to the plans', async () => {
  const server = await openPage();
  server.on(savedSources.replace, NOT_IN_THE_PLAN);
  await choose('Replace the connection');
  const dialog = within(await screen.findByRole('dialog'));
  const folder = await dialog.findByRole('textbox', { name: /folder/i });
  await userEvent.type(folder, APPLICATIONS.source_config.folder_id ?? '');
  await userEvent.click(dialog.getByRole('button', { name: 'Test and replace' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expectPlansIn(dialog);
});

test('a paused schedule says why, and is switched on again', async () => {
  const trouble = { code: 'source_refused', message: 'This folder is closed.' } as const;
  const server = await openPage({
    planned: [{ ...MORNINGS, enabled: false, paused: true, next_at: null, last: null, trouble }],
  });
  server.on(schedules.change, { body: MORNINGS });
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.getByText(/This folder is closed\./)).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: /Each morning at 7:00/ }));
  expect(sentTo(server, schedules.change)).toEqual({ enabled: true });
});

test('a list that cannot be read says so', async () => {
  const server = aServer();
  server.on(savedSources.list, refusal('permission_denied'));
  await renderApp(paths.sources, { server });
  expect(await screen.findByText('Your sources could not be loaded')).toBeVisible();
});
