import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { ScoreReplay } from '@candor/domain/model/replay';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 90, { decision: 'shortlist' }), anItem(2, 60)];

test('the receipt says what was found in which words, who decided and what was charged; the candidate’s copy does not', async () => {
  const server = aResultsServer(people);
  server.on(reviews.decisions, { status: 503 });
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  await screen.findByRole('article', { name: 'Score receipt for Person 1' });
  const receipt = () => within(screen.getByRole('article', { name: 'Score receipt for Person 1' }));
  expect(receipt().getByText('“Six years of night work”')).toBeVisible();
  expect(receipt().getByText(/Shortlist by Mira Tolland/)).toBeVisible();
  expect(receipt().getByText('1 candidate')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'For the candidate' }));
  expect(receipt().queryByText(/Shortlist by/)).toBeNull();
  expect(receipt().queryByText('1 candidate')).toBeNull();
  expect(receipt().getByText('Decision support. Read the evidence before deciding.')).toBeVisible();
});

test('a receipt is printed alone, under its own page title', async () => {
  const titles: string[] = [];
  const print = vi
    .spyOn(window, 'print')
    .mockImplementation(() => void titles.push(document.title));
  onTestFinished(() => print.mockRestore());
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  await waitFor(() => expect(titles).toEqual(['Score receipt, Person 1, Night Porter']));
  expect(document.querySelector('.print-sheet')).toHaveTextContent('Score receipt');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.querySelector('.print-sheet')).toBeNull();
});

const HASH = 'ab'.repeat(32);
const READ = { score: 90, engine_version: '1.14.0+terms.9c1d', text_sha256: HASH };
const EQUAL: ScoreReplay = {
  batch_job_id: 'batch-0001',
  candidate_id_internal: 'candidate-1',
  replayed_at: '2026-03-02T09:00:00.000Z',
  outcome: 'equal',
  reasons: [],
  changed: [],
  stored: READ,
  replayed: READ,
};

async function openReceipt(server = aResultsServer(people)) {
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  return screen.findByRole('button', { name: 'Replay this score' });
}

test('a score is replayed on the server, and reported as equal to the last point', async () => {
  const server = aResultsServer(people);
  server.on(batches.replay, { body: EQUAL });
  const button = await openReceipt(server);
  await userEvent.click(button);
  expect(
    await screen.findByText('Replayed just now: 90, equal to the stored ledger, engine 1.14.0.'),
  ).toBeVisible();
  expect(screen.getByText(`SHA-256 of the text: ${HASH}`)).toBeVisible();
  expect(button).toHaveFocus();
});

test('if the replay differs, it says what and why, and that the stored score stays', async () => {
  const server = aResultsServer(people);
  server.on(batches.replay, {
    body: {
      ...EQUAL,
      outcome: 'differs',
      reasons: ['engine'],
      replayed: { ...READ, score: 84, engine_version: '1.15.0' },
      changed: [
        {
          requirement_id: 'nights',
          text: 'Night work',
          stored: { points: 50, verdict: 'met' },
          replayed: { points: 43.5, verdict: 'partial' },
        },
      ],
    },
  });
  await userEvent.click(await openReceipt(server));
  expect(
    await screen.findByText('Replayed just now: 84, where the stored ledger says 90.'),
  ).toBeVisible();
  expect(screen.getByText('The engine has changed since, from 1.14.0 to 1.15.0.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'What changed' })).toHaveTextContent(
    'Night work: 50.0 points, now 43.5',
  );
  expect(screen.getByText('The stored score stays as it is.')).toBeVisible();
});

test('a text erased meanwhile is reported, without a button that could not help', async () => {
  const server = aResultsServer(people);
  const detail = 'The text of this resume was erased, so its score cannot be replayed.';
  server.on(batches.replay, { status: 410, body: { code: 'gone', detail, request_id: 'r1' } });
  await userEvent.click(await openReceipt(server));
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
