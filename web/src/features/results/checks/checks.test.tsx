import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import type { BatchAgreement } from '@candor/domain/model/agreement';
import type { Swap, SwapTest } from '@candor/domain/model/swap-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';
import { swapFinding } from './swap-words';

const people = [anItem(1, 90), anItem(2, 60)];
const NAMES: Swap = {
  name: 'names',
  about: 'Names of different origin are put on top.',
  resumes: 2,
  compared: 12,
  moved: 0,
  most: 0,
  candidates: [],
};
const GAPS: Swap = { ...NAMES, name: 'gaps between jobs', resumes: 0, compared: 0 };
const tested = (swaps: readonly Swap[], over: Partial<SwapTest> = {}): SwapTest => ({
  batch_job_id: 'batch-0001',
  tested_at: '2026-03-02T09:00:00.000Z',
  engine_version: '1.14.0',
  sampled: 2,
  of: 2,
  swaps: [...swaps],
  ...over,
});

const FEW: BatchAgreement = {
  batch_job_id: 'batch-0001',
  shortlisted: 2,
  set_aside: 1,
  maybe: 0,
  least: 5,
  concordance: null,
  surprises: [],
};

/** The results of two people, with few decisions. */
function aServerOfTwo() {
  const server = aResultsServer(people);
  server.on(reviews.agreement, { body: FEW });
  return server;
}

async function openChecks(server = aServerOfTwo()) {
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('heading', { level: 2, name: 'Person 1' });
  await userEvent.click(screen.getByRole('button', { name: /^Actions for / }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Check these scores' }));
  return within(await screen.findByRole('dialog', { name: 'Check these scores' }));
}

test('the finding says how many texts were tried, and from which part of the batch', () => {
  expect(swapFinding(tested([NAMES, GAPS]))).toBe(
    'No score moved: 12 changed texts of 2 resumes, each scored as the one it was made from.',
  );
  const moved = { ...NAMES, moved: 1, most: 3 };
  expect(swapFinding(tested([moved], { sampled: 20, of: 140 }))).toBe(
    '1 of 12 scores moved, by 3 points at most, in 20 of 140 resumes.',
  );
});

test('the swap test says what was changed, in how many resumes, and that no score moved', async () => {
  const server = aServerOfTwo();
  server.on(batches.swapTest, { body: tested([NAMES, GAPS]) });
  const dialog = await openChecks(server);
  await userEvent.click(dialog.getByRole('button', { name: 'Run the swap test' }));
  expect(await dialog.findByText(/^No score moved: 12 changed texts/)).toBeVisible();
  expect(dialog.getByRole('row', { name: /names/ })).toHaveTextContent(/put on top\.21200/);
  expect(dialog.getByRole('row', { name: /gaps/ })).toHaveTextContent(
    /has anything to change here/,
  );
});

test('a person whose score moved is linked', async () => {
  const server = aServerOfTwo();
  const unfair = { ...NAMES, moved: 1, most: 4, candidates: ['person-0002'] };
  server.on(batches.swapTest, { body: tested([unfair]) });
  const dialog = await openChecks(server);
  await userEvent.click(dialog.getByRole('button', { name: 'Run the swap test' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Person 2' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 2' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Check these scores' })).toBeNull();
});

test('a test that could not run says why', async () => {
  const server = aServerOfTwo();
  const detail = 'Nobody in this batch has a score yet, so there is nothing to test.';
  const body = { code: 'conflict', detail, request_id: 'r1' };
  server.on(batches.swapTest, { status: 409, body });
  const dialog = await openChecks(server);
  await userEvent.click(dialog.getByRole('button', { name: 'Run the swap test' }));
  expect(await dialog.findByText(detail)).toBeVisible();
});

test('with few decisions it says how many it takes', async () => {
  const dialog = await openChecks();
  expect(
    await dialog.findByText(
      'Not enough decisions yet. It takes 5 shortlisted and 5 set aside; you have 2 and 1 so far.',
    ),
  ).toBeVisible();
});

test('with enough it says how well they agree, based on how many, and links to the surprises', async () => {
  const server = aResultsServer(people);
  const surprise = { kind: 'shortlisted_low', score: 60, against: 0.8 } as const;
  server.on(reviews.agreement, {
    body: {
      ...FEW,
      shortlisted: 12,
      set_aside: 20,
      maybe: 1,
      concordance: { share: 0.871, low: 0.7, high: 0.95 },
      surprises: [{ ...surprise, candidate_id_internal: 'person-0002' }],
    },
  });
  const dialog = await openChecks(server);
  expect(
    await dialog.findByText(/^In 87 of 100 pairs .* \(95% interval 70 to 95\)\.$/),
  ).toBeVisible();
  expect(dialog.getByText('12 shortlisted, 20 set aside; 1 maybe is left out.')).toBeVisible();
  const low = within(dialog.getByRole('list', { name: 'Shortlisted, though low' }));
  expect(dialog.queryByRole('list', { name: 'Set aside, though high' })).toBeNull();
  await userEvent.click(low.getByRole('button', { name: 'Person 2' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 2' })).toBeVisible();
});

test('an agreement that failed to load says so next to the swap test', async () => {
  const server = aResultsServer(people);
  server.on(reviews.agreement, { status: 404 });
  const dialog = await openChecks(server);
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Run the swap test' })).toBeVisible();
});
