import { batches } from '@candor/domain/api/batches';
import { jobDescription } from '@candor/domain/api/job-description';
import type { ReadJobDescription } from '@candor/domain/model/job-description';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type FakeAnswer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch } from '../../testing/samples';
import { readFilesHere } from './testing/read-here';
import { JOB } from './testing/submission-form';

readFilesHere();

const WORD = new File(['PK'], 'job.docx');
const PDF = new File(['%PDF'], 'other.pdf');

const answered = (text: string, notes: string[] = []): FakeAnswer => ({
  body: { text, notes } satisfies ReadJobDescription,
});

/** The form, with a server that answers documents one by one as the test lets it. */
async function openForm() {
  const server = aServer();
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  server.on(jobDescription.read, () => new Promise((resolve) => void waiting.push(resolve)));
  await renderApp('/dashboard', { server });
  const field = await screen.findByLabelText('Job description');
  const asked = (count: number) => waitFor(() => expect(waiting).toHaveLength(count));
  /** Answers the document that was sent as the nth, once it was. */
  const answer = async (nth: number, what: FakeAnswer) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(nth));
    waiting[nth]?.(what);
  };
  return { server, field, asked, answer };
}

async function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[data-job-file]');
  if (!input) throw new Error('There is no place for a job file');
  await userEvent.upload(input, file);
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const openButton = () => screen.getByRole('button', { name: 'Open a file' });
const under = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '');

test('a Word document is read by the server, and in place it is said that it is', async () => {
  const { server, field, answer } = await openForm();
  expect(under(field)).toHaveTextContent('Files: text, Word, PDF');
  await choose(WORD);
  expect(await screen.findByText('Reading job.docx...')).toHaveRole('status');
  expect(under(field)).toHaveTextContent('Reading job.docx...');
  expect(openButton()).toHaveAttribute('aria-busy', 'true');
  await answer(0, answered(JOB));
  await waitFor(() => expect(field).toHaveValue(JOB));
  expect(under(field)).toHaveTextContent(`${JOB.length} characters`);
  expect(openButton()).not.toHaveAttribute('aria-busy');
  const [request] = server.requestsTo(jobDescription.read);
  expect(request?.body instanceof FormData && request.body.get('file')).toBeInstanceOf(File);
});

test('text stays in the browser', async () => {
  const { server, field } = await openForm();
  await choose(new File([JOB], 'job.md'));
  await waitFor(() => expect(field).toHaveValue(JOB));
  expect(server.requestsTo(jobDescription.read)).toHaveLength(0);
});

test.each([
  [
    'cannot be read',
    refusal('validation_error', { detail: 'This file is damaged.' }),
    'This file is damaged. You can also paste its text here.',
  ],
  [
    'comes while too many are sent',
    refusal('rate_limited'),
    'Rate limit exceeded. Please try again later. You can also paste its text here.',
  ],
])(
  'a document that %s leaves the text as it is and says what to do next',
  async (_, what, said) => {
    const { field, answer } = await openForm();
    type(field, JOB);
    await choose(WORD);
    await answer(0, what);
    await waitFor(() => expect(under(field)).toHaveTextContent(said));
    expect(field).toBeInvalid();
    expect(field).toHaveValue(JOB);
    expect(openButton()).not.toHaveAttribute('aria-busy');
    type(field, `${JOB} Bar.`);
    expect(field).toBeValid();
  },
);

test('a file of no known type is not sent', async () => {
  const { server, field } = await openForm();
  const input = document.querySelector<HTMLInputElement>('input[data-job-file]');
  if (!input) throw new Error('There is no place for a job file');
  await userEvent.upload(input, new File(['x'], 'job.pages'), { applyAccept: false });
  expect(under(field)).toHaveTextContent(/^File type must be one of: .*paste its text here\.$/);
  expect(server.requestsTo(jobDescription.read)).toHaveLength(0);
});

test('the newest file wins, in whatever order the responses arrive', async () => {
  const { field, asked, answer } = await openForm();
  await choose(WORD);
  await asked(1);
  await choose(PDF);
  expect(await screen.findByText('Reading other.pdf...')).toBeVisible();
  await answer(1, answered(JOB));
  await waitFor(() => expect(field).toHaveValue(JOB));
  await answer(0, refusal('validation_error', { detail: 'This file is damaged.' }));
  await choose(new File(['A cook'], 'cook.txt'));
  await waitFor(() => expect(field).toHaveValue('A cook'));
  expect(field).toBeValid();
});

test('text typed meanwhile is kept', async () => {
  const { field, asked, answer } = await openForm();
  await choose(WORD);
  await asked(1);
  type(field, 'A cook');
  expect(screen.queryByText('Reading job.docx...')).toBeNull();
  await answer(0, answered(JOB));
  await choose(PDF);
  await answer(1, refusal('validation_error', { detail: 'This file is damaged.' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue('A cook');
});

test('a document dropped on the page is read the same way', async () => {
  const { field, answer } = await openForm();
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [WORD], items: [] } });
  await answer(0, answered(JOB));
  await waitFor(() => expect(field).toHaveValue(JOB));
});

test('a document dropped next to a job replaces nothing', async () => {
  const { field } = await openForm();
  type(field, 'A cook');
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [WORD], items: [] } });
  expect(await screen.findByRole('button', { name: 'Remove job.zip' })).toBeVisible();
  expect(screen.getByText('1 document taken as candidates')).toBeVisible();
  expect(field).toHaveValue('A cook');
  expect(screen.queryByText(/^Reading /)).toBeNull();
});

test('several documents that are dropped are candidates, and a mixture is refused in words', async () => {
  const { field } = await openForm();
  const drop = (...files: File[]) =>
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files, items: [] } });
  drop(WORD, new File(['candidate_text'], 'people.csv'));
  expect(await screen.findAllByText(/^One batch takes one CSV file/)).toHaveLength(2);
  drop(WORD, PDF, new File(['x'], 'photo.png'));
  expect(await screen.findByRole('button', { name: 'Remove 2 documents.zip' })).toBeVisible();
  expect(screen.getByText('Not a document, so left out: photo.png.')).toBeVisible();
  expect(screen.getByRole('radio', { name: /ZIP/ })).toBeChecked();
  expect(field).toHaveValue('');
});

test('the text that a file took the place of can be put back', async () => {
  const { field, answer } = await openForm();
  type(field, 'A cook');
  await choose(WORD);
  await answer(0, answered(JOB));
  await waitFor(() => expect(field).toHaveValue(JOB));
  await userEvent.click(screen.getByRole('button', { name: 'Restore the earlier text' }));
  expect(field).toHaveValue('A cook');
  expect(screen.queryByRole('button', { name: 'Restore the earlier text' })).toBeNull();
});

test('doubts about the reading are reported', async () => {
  const { answer } = await openForm();
  await choose(WORD);
  await answer(0, answered(JOB, ['Some pages of this document are damaged.']));
  expect(await screen.findByText('Some pages of this document are damaged.')).toBeVisible();
});

test('a batch sent meanwhile waits for a job that arrives, and not for one that does not', async () => {
  const { server, field, asked, answer } = await openForm();
  server.on(batches.submit, { status: 202, body: aBatch() });
  fireEvent.paste(window, {
    clipboardData: {
      files: [new File(['candidate_text\nA porter\n'], 'people.csv')],
      items: [],
      getData: () => '',
    },
  });
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Score (about )?1 / }));
  await screen.findByRole('button', { name: /^Score (about )?1 / });
  await choose(WORD);
  await asked(1);
  await send();
  expect(await screen.findByRole('button', { name: 'Still reading the file' })).toBeVisible();
  await answer(0, refusal('validation_error', { detail: 'This file is damaged.' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
  await choose(PDF);
  await asked(2);
  await send();
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
  await answer(1, answered(JOB));
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  const [{ body } = { body: null }] = server.requestsTo(batches.submit);
  expect(body instanceof FormData && body.get('job_description_text')).toBe(JOB);
});
