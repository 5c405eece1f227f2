import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { renderApp } from '../../testing/render-app';
import { aQuota, aSubscription, aUser } from '../../testing/samples';
import { holdReading, readFilesHere } from './testing/read-here';
import { aSubmissionServer, chooseFile, fillJob, JOB } from './testing/submission-form';

readFilesHere();

test('the last candidate that is left is one', async () => {
  const server = aSubmissionServer();
  server.on(users.quotaStatus, { body: aQuota({ candidates_used: 499, candidates_remaining: 1 }) });
  await renderApp('/dashboard', { server });
  expect(await screen.findByText('1 candidate left')).toBeVisible();
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
