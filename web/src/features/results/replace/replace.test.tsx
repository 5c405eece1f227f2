import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import type { BatchJob, ProcessedItem } from '@candor/domain/model/batch';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { aBatch, anItem, aQuota } from '../../../testing/samples';
import { aResultsServer, resultsOf } from '../testing/results-server';

afterEach(() => window.localStorage.clear());

const SCORED = anItem(1, 60);
const [SCAN, OTHER] = [4, 5].map((at) => anItem(at, null, { candidate_name: null }));
const FOUND = anItem(4, 74, { candidate_name: 'Odile Brandt', original_filename: 'odile.txt' });
const copy = () => new File(['Six years of night work'], 'odile.txt', { type: 'text/plain' });

type Wanted = { items?: (ProcessedItem | undefined)[]; after?: ProcessedItem; job?: BatchJob };

/** A batch with documents that could not be read; the next copy that is sent turns the first into `after`. */
async function open({ items = [SCORED, SCAN], after = FOUND, job = aBatch() }: Wanted = {}) {
  let people = items.flatMap((item) => item ?? []);
  const server = aResultsServer(people, job);
  server.on(batches.results, () => ({ body: resultsOf(people) }));
  server.on(batches.replaceDocument, () => {
    people = people.map((item) => (item.ordinal === after.ordinal ? after : item));
    return { body: { ...after, candidates_charged: after.match_score === null ? 0 : 1 } };
  });
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('heading', { name: /Could not read/ });
  return server;
}

const shelf = () => screen.getByRole('region', { name: /Could not read/ });
const replaceButton = (name = 'file-4.pdf') =>
  screen.findByRole('button', { name: `Replace file ${name}` });
const choose = (file: File, name = 'file-4.pdf') =>
  userEvent.upload(screen.getByLabelText(`A readable copy of ${name}`), file, {
    applyAccept: false,
  });

test('the cost of a copy is shown before it is chosen', async () => {
  await open();
  expect(await replaceButton()).toBeEnabled();
  expect(shelf()).toHaveTextContent('It costs one candidate.');
});

test('a readable copy puts the person into the list, with score and charge announced and the focus on the row', async () => {
  const server = await open();
  await replaceButton();
  await choose(copy());
  const told = await screen.findByText('Odile Brandt is in the list: match 74 of 100, good.');
  expect(told.closest('[role="status"]')).toHaveTextContent('One candidate was charged.');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Could not read/ })).toBeNull());
  const rows = within(screen.getByRole('grid')).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Odile Brandt');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Odile Brandt'));
  const [request] = server.requestsTo(batches.replaceDocument);
  expect(request?.url).toContain('/candidates/person-0004/document');
  const form = request?.body;
  expect(form instanceof FormData && form.get('candidate_file')).toBeInstanceOf(File);
});

test('with more on the shelf the focus moves to the next document', async () => {
  await open({ items: [SCORED, SCAN, OTHER] });
  await replaceButton();
  await choose(copy());
  const next = await replaceButton('file-5.pdf');
  await waitFor(() => expect(next).toHaveFocus());
  expect(shelf()).toHaveTextContent('Could not read 1, not scored and not charged');
});

test('the first score of a batch in which nothing could be read opens its list', async () => {
  await open({ items: [SCAN] });
  await replaceButton();
  await choose(copy());
  expect(await screen.findByRole('grid', { name: /ranked by match/ })).toBeVisible();
});

test('a copy that cannot be read either says so in its row, with the new cause and what to try next', async () => {
  const damaged = anItem(4, null, { candidate_name: null, error: 'The file is damaged.' });
  await open({ after: damaged });
  await replaceButton();
  await choose(copy());
  expect(await screen.findByText('The file is damaged.', { exact: false })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was charged.*paste the text/);
  expect(await replaceButton()).toBeEnabled();
});

test('a file that would not be accepted is not sent', async () => {
  const server = await open();
  await replaceButton();
  await choose(new File(['MZ'], 'odile.exe'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^File type must be one of/);
  await choose(new File([], 'odile.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.fileEmpty);
  expect(server.requestsTo(batches.replaceDocument)).toHaveLength(0);
});

test('text can be pasted instead, and its progress is shown in words', async () => {
  const server = await open();
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on(batches.replaceDocument, async () => {
    await waiting;
    return { body: { ...FOUND, candidates_charged: 0 } };
  });
  await replaceButton();
  await userEvent.click(screen.getByRole('button', { name: /^Paste text/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Text of “file-4.pdf”' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Score this text' }));
  expect(within(dialog).getByText(messages.candidateMissing)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Resume'), 'Six years of night work');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Score this text' }));
  expect(await within(dialog).findByText('Reading and scoring the copy')).toBeVisible();
  server.on(batches.results, { body: resultsOf([SCORED, FOUND]) });
  answer();
  expect(await screen.findByText('Nothing was charged.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = server.requestsTo(batches.replaceDocument)[0]?.body;
  expect(form instanceof FormData && form.get('candidate_text')).toBe('Six years of night work');
});

test('without quota the way to get more is shown, and nothing can be chosen', async () => {
  const server = aResultsServer([SCORED, ...(SCAN ? [SCAN] : [])]);
  server.on(users.quotaStatus, { body: { ...aQuota(), candidates_remaining: 0 } });
  await renderApp(paths.batch('batch-0001'), { server });
  await waitFor(async () => expect(await replaceButton()).toBeDisabled());
  expect(within(shelf()).getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
});

test('an error is shown in the row with the way to resolve it', async () => {
  const server = await open();
  server.on(
    batches.replaceDocument,
    refusal('candidate_quota_exceeded', {
      detail: messages.candidateQuota('trial'),
      limit_type: 'candidate_quota',
      upgrade_required: true,
    }),
  );
  await replaceButton();
  await choose(copy());
  expect(await within(shelf()).findByText(messages.candidateQuota('trial'))).toBeVisible();
  expect(within(shelf()).getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
});

test('a replacement from another window is announced, since its row disappears', async () => {
  const server = await open();
  server.on(batches.replaceDocument, () => {
    server.on(batches.results, { body: resultsOf([SCORED, FOUND]) });
    return refusal('conflict', { detail: serverMessages.replaceOnlyUnread });
  });
  await replaceButton();
  await choose(copy());
  expect(await screen.findByText(serverMessages.replaceOnlyUnread)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Could not read/ })).toBeNull());
});

test('nothing can be replaced while the batch runs', async () => {
  await open({ job: aBatch({ status: 'processing', completed_at: null, progress: 60 }) });
  expect(screen.queryByRole('button', { name: /^Replace file/ })).toBeNull();
  expect(shelf()).not.toHaveTextContent('costs one candidate');
});

test('in the sample a copy costs nothing', async () => {
  await open({ job: aBatch({ sample: true }) });
  expect(await replaceButton()).toBeEnabled();
  expect(shelf()).toHaveTextContent('In the sample it costs nothing.');
});

test.each([
  [{ hideNames: true }, 'Candidate 4', 'Candidate 4 is in the list: match 74 of 100, good.'],
  [{ evidenceFirst: true }, 'file-4.pdf', 'Odile Brandt is in the list.'],
])('what is hidden or covered stays so in what is said (%j)', async (preferences, name, told) => {
  const key = 'candor.reviewing.user-0001';
  window.localStorage.setItem(key, JSON.stringify(preferences));
  await open();
  await replaceButton(name);
  await choose(copy(), name);
  expect(await screen.findByText(told)).toBeVisible();
});
