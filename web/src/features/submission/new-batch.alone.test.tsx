import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { savedSources } from '@candor/domain/api/saved-sources';
import { sources } from '@candor/domain/api/sources';
import { users } from '@candor/domain/api/users';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aQuota, aRequirement, aSubscription, aUser } from '../../testing/samples';
import { loadDraft, saveDraft } from './draft-store';
import { readCandidateFile } from './read-candidate-file';

// The browser's own storage and its threads are not part of the test browser: a map and a direct call stand for them.
const stored = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => void stored.set(key, value),
  del: async (key: string) => void stored.delete(key),
}));
/** What reading the file waits for. */
const held = vi.hoisted(() => ({ until: Promise.resolve() }));
vi.mock('./read-in-worker', () => ({
  readInWorker: (file: File) => held.until.then(() => readCandidateFile(file)),
}));
beforeEach(() => {
  stored.clear();
  held.until = Promise.resolve();
});

/** Files are not read until the returned function is called. */
function holdReading(): () => void {
  let letGo = () => {};
  held.until = new Promise((done) => {
    letGo = done;
  });
  return letGo;
}

const JOB = 'A night porter for a small hotel by the harbour, four nights a week, keys and guests.';

function aSubmissionServer() {
  const server = aServer();
  server.on(batches.submit, {
    status: 202,
    body: aBatch({
      batch_job_id: 'batch-0007',
      status: 'pending',
      queuePosition: 2,
      jobTitle: 'Night Porter',
    }),
  });
  server.on(batches.jobRequirements, {
    body: {
      job_title: 'Night Porter',
      requirements: [aRequirement('keys', { text: 'Key handling' })],
      engine_version: '1',
    },
  });
  return server;
}

async function fillJob(text = JOB) {
  fireEvent.change(await screen.findByLabelText('Job description'), { target: { value: text } });
}

async function chooseFile(text: string, name = 'people.csv') {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept=".csv"]');
  if (!input) throw new Error('There is no place for a CSV file');
  await userEvent.upload(input, new File([text], name));
}

test('the last candidate that is left is one', async () => {
  const server = aSubmissionServer();
  server.on(users.quotaStatus, { body: aQuota({ candidates_used: 499, candidates_remaining: 1 }) });
  await renderApp('/dashboard', { server });
  expect(await screen.findByText('1 candidate left')).toBeVisible();
});

test('a table is no file of the other source, and is there again when one comes back', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nTen years of nights');
  expect(await screen.findByText('people.csv')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'ZIP' }));
  expect(screen.queryByText('people.csv')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose a ZIP or documents' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Score candidates' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
  expect(screen.getByText('people.csv')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Score 1 candidate' })).toBeVisible();
});

test('a spreadsheet is told to be none of ours at once, and its columns are not asked for', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  const input = document.querySelector('input[type="file"][accept=".csv"]');
  if (!input) throw new Error('There is no place for a CSV file');
  // Nothing but the dialog of the browser keeps to what is accepted.
  fireEvent.change(input, { target: { files: [new File(['PK'], 'people.xlsx')] } });
  const found = await screen.findByRole('list', { name: 'What was found in the file' });
  expect(found).toHaveTextContent('Invalid file type. Accepted: .csv');
  expect(screen.queryByText('Which column is what?')).toBeNull();
});

test('an empty form sends nothing and tells the first error by toast and in place', async () => {
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Score candidates' }));
  expect(await screen.findAllByText('Job description is required')).toHaveLength(2);
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
});

test('while the subscription could not be read the button is locked and says why', async () => {
  const server = aSubmissionServer();
  server.on(users.subscription, refusal('service_unavailable'));
  await renderApp('/dashboard', { server });
  const bar = within(await screen.findByRole('region', { name: 'New batch' }));
  expect(await bar.findByText('Subscription data not loaded.')).toBeVisible();
  expect(bar.getByRole('button', { name: /^Score/ })).toBeDisabled();
});

test('a refusal that reveals another plan stays beside the form, with everything in it', async () => {
  const server = aSubmissionServer();
  const said = 'Candidate quota exceeded for trial plan. Upgrade for more quota.';
  server.on(batches.submit, () => {
    server.on(accounts.me, { body: aUser({}, 'trial') });
    server.on(users.subscription, { body: aSubscription({ plan_type: 'trial' }) });
    const refused = refusal('candidate_quota_exceeded', { detail: said });
    return { ...refused, headers: { 'X-Plan-Type': 'trial' } };
  });
  const { state } = await renderApp('/dashboard', { server });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await waitFor(() => expect(state.get().user?.plan_info.plan_type).toBe('trial'));
  await waitFor(() => expect(server.requestsTo(users.subscription).length).toBeGreaterThan(1));
  const form = within(await screen.findByRole('region', { name: 'New batch' }));
  expect(form.getByText(said)).toBeVisible();
  expect(form.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  expect(form.getByText('people.csv')).toBeVisible();
  await userEvent.type(form.getByLabelText('Job description'), ' By day, too.');
  expect(form.queryByText(said)).toBeNull();
});

test('a job file above 5 MB is refused in place, and one of 5 MB is read', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  const field = await screen.findByLabelText('Job description');
  const input = document.querySelector<HTMLInputElement>('input[data-job-file]');
  if (!input) throw new Error('There is no place for a job file');
  const mebibytes = 'x'.repeat(5 * 1024 * 1024);
  await userEvent.upload(input, new File([mebibytes, 'x'], 'job.txt'));
  expect(await screen.findAllByText(/^File size must be less than 5MB/)).toHaveLength(2);
  expect(field).toHaveProperty('value', '');
  await userEvent.upload(
    input,
    new File([' '.repeat(5 * 1024 * 1024 - 4), 'Night'.slice(0, 4)], 'job.txt'),
  );
  await waitFor(() => expect(field).toBeValid());
});

test('a job text of 49 characters is too short', async () => {
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob('x'.repeat(49));
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(await screen.findByRole('button', { name: /^Score/ }));
  expect(
    (await screen.findAllByText('Job description must be at least 50 characters')).length,
  ).toBeGreaterThan(0);
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
});

test('rows are counted before anything is sent and the button says how many', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text,candidate_name\nA porter,Mara\nA cook,Abel\n,Nobody\n');
  expect(await screen.findByRole('button', { name: 'Score 2 candidates' })).toBeVisible();
  expect(screen.getByText('Row 4')).toBeVisible();
});

test('a submission carries job, source, file, metadata and a key, and leads to its results', async () => {
  const { server, router } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Open results' }));
  const [request] = server.requestsTo(batches.submit);
  const form = request?.body instanceof FormData ? request.body : new FormData();
  expect(form.get('job_description_text')).toBe(JOB);
  expect(form.get('input_type')).toBe('csv_file');
  expect(JSON.parse(String(form.get('metadata_json')))).toMatchObject({
    clientVersion: '2.0.0',
    submissionTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
    planType: 'starter',
    estimatedCandidates: 1,
  });
  expect(request?.headers['Idempotency-Key']).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?batchId=batch-0007'));
});

test('pressed while the file is still read, it is sent once it is known what is sent', async () => {
  const letGo = holdReading();
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(screen.getByRole('button', { name: /^Score about/ }));
  const waiting = await screen.findByRole('button', { name: 'Still reading the file' });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(waiting);
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
  letGo();
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
});

test('the button keeps the focus while it works and after it', async () => {
  const letGo = holdReading();
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  const button = screen.getByRole('button', { name: /^Score about/ });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Still reading the file' });
  expect(document.activeElement).toBe(button);
  letGo();
  await screen.findByRole('button', { name: 'Open results' });
  expect(document.activeElement).toBe(button);
});

test('a file that turns out to be empty is not sent, even if the button was pressed before', async () => {
  const letGo = holdReading();
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\n');
  await userEvent.click(screen.getByRole('button', { name: /^Score about/ }));
  letGo();
  expect((await screen.findAllByText('There is no candidate in this file')).length).toBeGreaterThan(
    0,
  );
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
});

test('changing the form while the file is read requires another press', async () => {
  const letGo = holdReading();
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(screen.getByRole('button', { name: /^Score about/ }));
  await screen.findByRole('button', { name: 'Still reading the file' });
  await fillJob(`${JOB} And the bar.`);
  letGo();
  expect(await screen.findByRole('button', { name: 'Score 1 candidate' })).toBeEnabled();
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
});

test('a failed submission keeps everything and repeats with the same key', async () => {
  const server = aSubmissionServer();
  server.on(batches.submit, refusal('service_unavailable'));
  await renderApp('/dashboard', { server });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  const button = await screen.findByRole('button', { name: 'Score 1 candidate' });
  await userEvent.click(button);
  expect(
    (await screen.findAllByText('Batch submission failed. Please try again.')).length,
  ).toBeGreaterThan(0);
  expect(screen.getByLabelText('Job description')).toHaveProperty('value', JOB);
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await waitFor(() => expect(server.requestsTo(batches.submit).length).toBeGreaterThan(3));
  const keys = new Set(
    server.requestsTo(batches.submit).map((request) => request.headers['Idempotency-Key']),
  );
  expect(keys.size).toBe(1);
});

test('a batch that the plan refuses is sent once the plan was changed elsewhere', async () => {
  const server = aSubmissionServer();
  server.on(users.subscription, { body: aSubscription({ max_batch_size: 1 }) });
  await renderApp('/dashboard', { server });
  await fillJob();
  await chooseFile('candidate_text\nTen years of nights\nFive years of days');
  const press = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Score 2 candidates' }));
  server.on(users.subscription, { body: aSubscription({ max_batch_size: 200 }) });
  await press();
  expect(await screen.findAllByText(/^Batch size 2 exceeds starter plan limit of 1/)).not.toEqual(
    [],
  );
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
  await waitFor(() => expect(server.requestsTo(users.subscription)).toHaveLength(2));
  await press();
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
});

test('what only deserves a warning is told and sent all the same', async () => {
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob(JOB + 'x'.repeat(10_000));
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  expect(
    await screen.findByText(/^This job description is longer than 10000 characters\. About 5000/),
  ).toBeVisible();
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
});

test('Ctrl and Enter submits', async () => {
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await screen.findByRole('button', { name: 'Score 1 candidate' });
  await userEvent.click(screen.getByLabelText('Job description'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
});

test('after rows are pasted the keys go on at them, so that Ctrl and Enter submits', async () => {
  const { server } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  screen.getByRole('button', { name: 'Choose a CSV file' }).focus();
  const rows = 'candidate_name\tcandidate_text\nAda\tA porter of a hotel\n';
  fireEvent.paste(window, { clipboardData: { files: [], getData: () => rows } });
  await screen.findByRole('button', { name: 'Score 1 candidate' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  // The next batch begins where the rows were.
  const next = () => screen.getByRole('button', { name: 'Choose a CSV file' });
  await waitFor(() => expect(next()).toHaveFocus());
});

test('a draft comes back with its file', async () => {
  const file = new File(['candidate_text\nA porter\n'], 'kept.csv');
  await saveDraft('user-0001', {
    jobText: JOB,
    inputType: 'csv_file',
    file,
    config: {},
    estimate: '',
    rubric: null,
  });
  await renderApp('/dashboard', { server: aSubmissionServer() });
  expect(await screen.findByText('kept.csv')).toBeVisible();
  expect(screen.getByLabelText('Job description')).toHaveProperty('value', JOB);
});

test('what is typed is saved for this user within about a second', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await waitFor(async () => expect((await loadDraft('user-0001'))?.jobText).toBe(JOB), {
    timeout: 4000,
  });
  expect(await loadDraft('user-0002')).toBeNull();
});

test('edits in the last moment before the page closes are saved, too', async () => {
  const { unmount } = await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  expect(await screen.findByText(/^Draft saved /, {}, { timeout: 4000 })).toBeVisible();
  await chooseFile('candidate_text\nA porter\n');
  unmount();
  await waitFor(async () => expect((await loadDraft('user-0001'))?.file).toBeInstanceOf(File));
});

test('a form that was emptied again has no draft to speak of, and its text does not come back', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  expect(await screen.findByText(/^Draft saved /, {}, { timeout: 4000 })).toBeVisible();
  await fillJob('');
  expect(screen.queryByText(/^Draft saved /)).toBeNull();
  await waitFor(async () => expect((await loadDraft('user-0001'))?.jobText).toBe(''), {
    timeout: 4000,
  });
  expect(screen.queryByText(/^Draft saved /)).toBeNull();
});

test('a submitted form is no longer a draft', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  expect(await screen.findByText(/^Draft saved /, {}, { timeout: 4000 })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await waitFor(() => expect(screen.queryByText(/^Draft saved /)).toBeNull());
});

test('a submission whose page was left meanwhile is told, and no draft any more', async () => {
  const server = aSubmissionServer();
  let answer = () => {};
  server.on(batches.submit, () => {
    const body = aBatch({
      batch_job_id: 'batch-0007',
      status: 'pending',
      jobTitle: 'Night Porter',
    });
    return new Promise((resolve) => {
      answer = () => resolve({ status: 202, body });
    });
  });
  const { router } = await renderApp('/dashboard', { server });
  await fillJob();
  await chooseFile('candidate_text\nA porter\n');
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  await act(() => router.navigate('/own-terms'));
  await screen.findByRole('heading', { level: 1, name: 'Own terms' });
  await act(async () => answer());
  expect(await screen.findByText('Night Porter is submitted')).toBeVisible();
  expect(await loadDraft('user-0001')).toBeNull();
});

test('a file that cannot be read is said to be so, and is not read for ever', async () => {
  const gone = new File(['candidate_text\nA porter\n'], 'people.csv');
  gone.text = () => Promise.reject(new DOMException('It was moved', 'NotReadableError'));
  await expect(readCandidateFile(gone)).resolves.toEqual({
    kind: 'failed',
    cause: 'This file could not be read in the browser.',
  });
});

test('the job’s requirements appear while it is written', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await fillJob();
  expect(await screen.findByText('1 requirement found', {}, { timeout: 4000 })).toBeVisible();
  expect(screen.getByText('Key handling')).toBeVisible();
});

test('a text that is being read is not said to be typed', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  expect(await screen.findByText(/while you type/)).toBeVisible();
  await fillJob();
  expect(screen.getByText('Reading the job description')).toBeVisible();
  expect(screen.getByText(/while you type/)).toHaveClass('invisible');
});

test('lines of the text before cannot be reviewed as if they were of the text being read', async () => {
  const server = aSubmissionServer();
  await renderApp('/dashboard', { server });
  await fillJob();
  const review = await screen.findByRole(
    'button',
    { name: 'Review the requirements' },
    { timeout: 4000 },
  );
  expect(review).not.toHaveAttribute('aria-disabled');
  let answer = () => {};
  const read = { requirements: [aRequirement('boats', { text: 'Mooring of boats' })] };
  server.on(
    batches.jobRequirements,
    () =>
      new Promise((resolve) => {
        answer = () =>
          resolve({ body: { job_title: 'Harbour Guard', engine_version: '1', ...read } });
      }),
  );
  await fillJob(
    'A harbour guard who moors boats in every weather, three nights a week, with a radio.',
  );
  await waitFor(() => expect(review).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.getByText('Key handling')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(batches.jobRequirements)).toHaveLength(2));
  answer();
  expect(await screen.findByText('Mooring of boats')).toBeVisible();
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
});

test('a source of a higher plan can be looked at and says which plan opens it', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await userEvent.click(await screen.findByRole('radio', { name: /S3/ }));
  expect(await screen.findByText('Part of Professional')).toBeVisible();
});

test('the job of an earlier batch is used again', async () => {
  const server = aSubmissionServer();
  server.on(batches.jobText, { body: { job_description_text: JOB } });
  const { router } = await renderApp('/dashboard?job=batch-0001', { server });
  await waitFor(() =>
    expect(screen.getByLabelText('Job description')).toHaveProperty('value', JOB),
  );
  expect(router.state.location.search).toBe('');
});

test('the saved source that an address names is chosen in the form', async () => {
  const server = aSubmissionServer();
  const saved = {
    id: 'source-0001',
    name: 'Applications',
    input_type: 'google_drive',
    label: 'Nurses',
    source_config: { folder_id: 'a'.repeat(28) },
    created_at: '2026-01-10T09:00:00.000Z',
    last_tested_at: '2026-01-10T09:00:00.000Z',
  } as const;
  server.on(savedSources.list, { body: { sources: [saved], limit: 50 } });
  server.on(sources.status, {
    body: {
      connections: [{ input_type: 'google_drive', configured: true, identity: null }],
      proof_file_name: 'candor-0123.txt',
    },
  });
  const { router } = await renderApp('/dashboard?source=source-0001', { server });
  const picker = await screen.findByRole('combobox', { name: 'Use a saved source' });
  expect(picker).toHaveValue('source-0001');
  expect(router.state.location.search).toBe('');
  await fillJob();
  await userEvent.click(screen.getByRole('button', { name: /^Score about/ }));
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  const [{ body } = { body: null }] = server.requestsTo(batches.submit);
  const config = body instanceof FormData ? body.get('source_config_json') : null;
  expect(config).toBe('{"saved_source_id":"source-0001"}');
});

test('of a source that is not connected here no candidates are promised', async () => {
  const server = aSubmissionServer();
  server.on(sources.status, {
    body: {
      connections: [{ input_type: 'google_drive', configured: false, identity: null }],
      proof_file_name: 'candor-0123.txt',
    },
  });
  await renderApp('/dashboard', { server });
  await userEvent.click(await screen.findByRole('radio', { name: 'Drive' }));
  expect(
    await screen.findByText('Google Drive sources are not connected in this installation'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Score candidates' })).toBeVisible();
  expect(screen.queryByText(/^Uses about/)).toBeNull();
});

test('a table without the text column lets its owner say which column is what', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await screen.findByLabelText('Job description');
  await chooseFile('who,story\nMara,A porter\n');
  const mapper = await screen.findByRole('table', { name: /^Columns of/ });
  await userEvent.selectOptions(
    within(mapper).getByLabelText('Column with the resume text'),
    'story',
  );
  expect(within(mapper).getByText('A porter')).toBeVisible();
  await userEvent.selectOptions(within(mapper).getByLabelText('Column with the name'), 'who');
  await userEvent.click(screen.getByRole('button', { name: 'Use these columns' }));
  expect(await screen.findByRole('button', { name: 'Score 1 candidate' })).toBeVisible();
  expect(screen.getByText(/^Ready/)).toHaveTextContent('Ready: Mara.');
});

test('a table with usual heads needs nobody to say which column is what', async () => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await screen.findByLabelText('Job description');
  await chooseFile('Applicant,Applied on,Resume\nMara,2 May,A porter\n');
  expect(await screen.findByRole('button', { name: 'Score 1 candidate' })).toBeVisible();
  expect(screen.getByText(/Resume text and name recognised/)).toBeVisible();
  expect(screen.queryByText('Which column is what?')).toBeNull();
});
