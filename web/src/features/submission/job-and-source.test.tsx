import { batches } from '@candor/domain/api/batches';
import { savedSources } from '@candor/domain/api/saved-sources';
import { sources } from '@candor/domain/api/sources';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { aRequirement } from '../../testing/samples';
import { readFilesHere } from './testing/read-here';
import { aSubmissionServer, chooseFile, fillJob, JOB } from './testing/submission-form';

readFilesHere();

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

test.each([
  [/S3/, 's3://'],
  [/Database/, 'select'],
])('a source of a higher plan, %s, shows by an example what it would read', async (name, words) => {
  await renderApp('/dashboard', { server: aSubmissionServer() });
  await userEvent.click(await screen.findByRole('radio', { name }));
  expect(await screen.findByText(/^Such as/)).toHaveTextContent(words);
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
