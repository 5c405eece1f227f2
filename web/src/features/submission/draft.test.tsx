import { batches } from '@candor/domain/api/batches';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { aBatch } from '../../testing/samples';
import { loadDraft, saveDraft } from './draft-store';
import { readFilesHere } from './testing/read-here';
import { aSubmissionServer, chooseFile, fillJob, JOB } from './testing/submission-form';

readFilesHere();

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
