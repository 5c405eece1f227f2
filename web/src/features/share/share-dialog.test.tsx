import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, anItem } from '../../testing/samples';
import { turnedWindow } from '../../testing/turned-window';

const SHARE = {
  share_id: 'share-0001',
  expires_at: '2026-12-24T09:00:00.000Z',
  show_names: false,
  candidate_count: 1,
  created_at: '2026-03-02T09:00:00.000Z',
  last_opened_at: null,
  open_count: 3,
  opinions: {
    counts: { agree: 1, discuss: 0, pass: 0 },
    candidates: [
      {
        candidate_id_internal: 'person-0001',
        opinion: 'agree' as const,
        updated_at: '2026-03-02T09:00:00.000Z',
      },
    ],
  },
};

function aServerWithShares(shares: readonly (typeof SHARE)[]) {
  const server = aServer();
  const items = [anItem(1, 60, { decision: 'shortlist' }), anItem(2, 90)];
  server.on(batches.status, { body: aBatch() });
  server.on(batches.results, {
    body: {
      batch_job_id: 'batch-0001',
      status: 'completed',
      processed_items: items,
      summary_stats: {
        average_score: 75,
        top_score: 90,
        successful_matches: 2,
        failed_matches: 0,
        cancelled_matches: 0,
        tiers: { excellent: 1, good: 0, fair: 1, poor: 0 },
      },
      requirements: [],
      total: 2,
      limit: 100,
      skip: 0,
      has_more: false,
    },
  });
  server.on(reviews.shares, { body: { shares } });
  server.on(reviews.share, {
    status: 201,
    body: { ...SHARE, share_url: 'https://candor.example/share/Zk3mQ9vT1xW7yB5nC2dF4hJ6' },
  });
  return server;
}

async function openDialog(shares: readonly (typeof SHARE)[] = []) {
  const app = await renderApp(paths.batch('batch-0001'), { server: aServerWithShares(shares) });
  const [button] = await screen.findAllByRole('button', { name: 'Share 1' });
  if (button) await userEvent.click(button);
  return app;
}

/** Presses the button of a link, and the one of the question that follows. */
async function closeLink() {
  await userEvent.click(await screen.findByRole('button', { name: 'Close link' }));
  const question = await screen.findByRole('dialog', { name: 'Close the link for 1 person?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Close link' }));
}

test('the link is for the shortlist, hides names unless told otherwise, and is shown to copy', async () => {
  const { server } = await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Create link for 1 person' }));
  expect(await screen.findByDisplayValue(/candor\.example\/share/)).toHaveFocus();
  expect(JSON.parse(String(server.requestsTo(reviews.share)[0]?.body))).toEqual({
    candidate_ids: ['person-0001'],
    show_names: false,
    expires_in_days: 14,
  });
});

test('a device that is touched offers its own way to send the link', async () => {
  turnedWindow((query) => query === '(pointer: coarse)');
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'share');
  });
  await openDialog();
  await userEvent.click(await screen.findByRole('button', { name: 'Create link for 1 person' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({
    url: 'https://candor.example/share/Zk3mQ9vT1xW7yB5nC2dF4hJ6',
  });
});

test('an open link tells how often it was opened and what was said, and can be closed', async () => {
  const { server } = await openDialog([SHARE]);
  server.on(reviews.unshare, { status: 204 });
  expect(await screen.findByText('Opened 3 times')).toBeVisible();
  expect(screen.getByText('Agree:').closest('li')?.textContent).toBe('Agree: Person 1');
  server.on(reviews.shares, { body: { shares: [] } });
  await closeLink();
  await waitFor(() => expect(screen.queryByText('Opened 3 times')).toBeNull());
  expect(screen.getByText(/^The link is closed\./)).toHaveFocus();
});

test('a link stays open if whoever pressed its button thinks again', async () => {
  const { server } = await openDialog([SHARE]);
  await userEvent.click(await screen.findByRole('button', { name: 'Close link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it open' }));
  expect(screen.getByRole('button', { name: 'Close link' })).toHaveFocus();
  expect(server.requestsTo(reviews.unshare)).toHaveLength(0);
});

test('a link that could not be closed says why in the question, and stays', async () => {
  const { server } = await openDialog([SHARE]);
  server.on(reviews.unshare, refusal('service_unavailable'));
  await closeLink();
  const question = within(screen.getByRole('dialog', { name: /^Close the link/ }));
  expect(await question.findByRole('alert')).toHaveTextContent(/temporarily unavailable/);
  await userEvent.click(question.getByRole('button', { name: 'Keep it open' }));
  expect(screen.getByText('Opened 3 times')).toBeVisible();
});

test('it also tells about how many people nothing was said', async () => {
  await openDialog([{ ...SHARE, candidate_count: 3 }]);
  const silent = await screen.findByText('No word:');
  expect(silent.closest('li')).toHaveTextContent('No word: about 2 people');
});

test('what was said stays in sight when its link no longer opens', async () => {
  const { server } = await openDialog([SHARE]);
  server.on(reviews.unshare, { status: 204 });
  server.on(reviews.shares, { body: { shares: [], closed: [SHARE] } });
  await closeLink();
  const closed = await screen.findByRole('region', { name: 'Answers on closed links 1' });
  expect(closed).toHaveTextContent('no longer opens');
  expect(closed).toHaveTextContent('Agree: Person 1');
  expect(screen.queryByRole('button', { name: 'Close link' })).toBeNull();
});

test('while nobody is chosen the dialog says what is missing', async () => {
  const server = aServerWithShares([]);
  await renderApp(`${paths.batch('batch-0001')}&share=1`, { server });
  await screen.findByRole('button', { name: /^Create link for/ });
  const dialog = within(screen.getByRole('dialog'));
  for (const box of dialog.queryAllByRole('checkbox', { checked: true }))
    await userEvent.click(box);
  expect(dialog.getByText('Choose at least one person.')).toBeVisible();
  for (const box of dialog.getAllByRole('checkbox')) await userEvent.click(box);
  expect(dialog.queryByText('Choose at least one person.')).toBeNull();
});

test('news of an answer lead to what was said, before the form of another link, and back to the results', async () => {
  const server = aServerWithShares([SHARE]);
  const quiet = { ...SHARE, share_id: 'share-0002', opinions: undefined, open_count: 7 };
  server.on(reviews.shares, { body: { shares: [quiet, SHARE] } });
  const { router } = await renderApp(`${paths.batch('batch-0001')}&share=1`, { server });
  const said = await screen.findByText('Agree:');
  expect(
    said.compareDocumentPosition(screen.getByText('Opened 7 times. Nobody has answered yet.')),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const create = screen.getByRole('button', { name: 'Create link for 1 person' });
  expect(said.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Agree:')).toBeNull());
  expect(router.state.location.search).toBe('?batchId=batch-0001');
});
