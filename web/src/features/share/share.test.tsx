import { reviews } from '@candor/domain/api/reviews';
import type { SharedCandidate, SharedRequirement } from '@candor/domain/model/review';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';

const TOKEN = 'Zk3mQ9vT1xW7yB5nC2dF4hJ6';

/** What one line of a candidate says, with this quote. */
function aLine(id: string, quote: string, more: Partial<SharedRequirement> = {}) {
  return {
    id,
    text: `Line ${id}`,
    kind: 'experience',
    importance: 'must',
    source: null,
    verdict: 'met',
    points: 88,
    max_points: 100,
    evidence: [{ quote, section: 'experience', reason: 'exact' }],
    ...more,
  } satisfies SharedRequirement;
}

function aSharingServer(candidate: Partial<SharedCandidate> = {}) {
  const server = aServer();
  server.on(reviews.openShare, {
    body: {
      job_title: 'Night Porter',
      shared_by: 'Mira Tolland',
      expires_at: '2026-12-24T09:00:00.000Z',
      names_shown: false,
      candidates: [
        {
          candidate_id_internal: 'person-0001',
          label: 'Candidate 1',
          headline: 'Porter, 3 years',
          overall_score: 88,
          requirements: [aLine('nights', 'Six years of night work', { text: 'Night work' })],
          questions: ['Which keys have you held?'],
          opinion: null,
          ...candidate,
        },
      ],
    },
  });
  return server;
}

test('a link shows people with their quotes to somebody without an account', async () => {
  await renderApp(`/share/${TOKEN}`, { server: aSharingServer(), user: null });
  const person = await screen.findByRole('article', { name: 'Candidate 1' });
  expect(within(person).getByText('“Six years of night work”')).toBeVisible();
  expect(within(person).getByText(/88 of 100, excellent match/)).toBeVisible();
  expect(within(person).getByText('met')).toBeVisible();
  expect(screen.getByText('Decision support. Read the evidence before deciding.')).toBeVisible();
});

test('what is opened stands below what was read, and the sum of the must-haves has no quote', async () => {
  const requirements = [
    aLine('role', 'Porter'),
    aLine(GATE_ID, 'Porter'),
    ...['one', 'two', 'three', 'four'].map((id) => aLine(id, `Quote ${id}`)),
  ];
  const server = aSharingServer({ requirements });
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  const person = within(await screen.findByRole('article', { name: 'Candidate 1' }));
  await userEvent.click(person.getByRole('button', { name: '2 more requirements' }));
  const lines = person.getAllByText(/^Line /).map((line) => line.textContent);
  expect(lines).toEqual(['role', 'one', 'two', 'three', GATE_ID, 'four'].map((id) => `Line ${id}`));
  expect(person.getAllByText('“Porter”')).toHaveLength(1);
});

test('questions worth asking wait until they are wanted', async () => {
  await renderApp(`/share/${TOKEN}`, { server: aSharingServer(), user: null });
  const more = await screen.findByRole('button', { name: '1 question worth asking' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Which keys have you held?')).toBeVisible();
});

test('the words to choose from are explained where they are chosen', async () => {
  await renderApp(`/share/${TOKEN}`, { server: aSharingServer(), user: null });
  expect(await screen.findByText('Agree to go on, or pass to leave them out.')).toBeVisible();
});

test('whoever comes back is told what they said', async () => {
  const server = aSharingServer({ opinion: 'discuss' });
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  expect(await screen.findByText('You said this before. You can change it.')).toBeVisible();
});

test('an opinion that came too late says whom to ask', async () => {
  const server = aSharingServer();
  server.on(reviews.opinion, refusal('gone'));
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  expect(
    await screen.findByText(/^Not saved\. .+ Ask Mira Tolland for a new one\.$/),
  ).toBeVisible();
});

test('an opinion is sent at once and can be taken back', async () => {
  const server = aSharingServer();
  server.on(reviews.opinion, (request) => ({ body: JSON.parse(String(request.body)) }));
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  const agree = await screen.findByRole('button', { name: 'Agree' });
  await userEvent.click(agree);
  expect(await screen.findByText('Saved. You can change it.')).toBeVisible();
  await userEvent.click(agree);
  expect(await screen.findByText('Taken back.')).toBeVisible();
  const sent = server.requestsTo(reviews.opinion).map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual([{ opinion: 'agree' }, { opinion: null }]);
});

test('an opinion that could not be sent is not shown as given', async () => {
  const server = aSharingServer();
  server.on(reviews.opinion, refusal('rate_limited'));
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  const pass = await screen.findByRole('button', { name: 'Pass' });
  await userEvent.click(pass);
  expect(await screen.findByText(/^Not saved\./)).toBeVisible();
  await waitFor(() => expect(pass.getAttribute('aria-pressed')).toBe('false'));
});

test('opinions given in haste arrive one after the other, and the last one counts', async () => {
  const server = aSharingServer();
  const { answer, arrived } = heldOpinions(server);
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Agree' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discuss' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }));
  expect(arrived()).toEqual(['agree']);
  expect(await screen.findByText('Saving...')).toBeVisible();
  answer();
  await waitFor(() => expect(arrived()).toEqual(['agree', 'pass']));
  answer();
  expect(await screen.findByText('Saved. You can change it.')).toBeVisible();
});

test('after a failure the opinion that is stored is shown, not the one before it', async () => {
  const server = aSharingServer();
  server.on(reviews.opinion, refusal('validation_error'));
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  const agree = await screen.findByRole('button', { name: 'Agree' });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Discuss' }));
  await userEvent.click(agree);
  expect(await screen.findByText(/^Not saved\./)).toBeVisible();
  await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]));
});

/** Keeps each opinion until `answer` lets the oldest one through. */
function heldOpinions(server: ReturnType<typeof aSharingServer>) {
  const waiting: (() => void)[] = [];
  server.on(reviews.opinion, async (request) => {
    await new Promise<void>((done) => waiting.push(done));
    return { body: JSON.parse(String(request.body)) };
  });
  return {
    answer: () => waiting.shift()?.(),
    arrived: () =>
      server.requestsTo(reviews.opinion).map(({ body }) => JSON.parse(String(body)).opinion),
  };
}

test.each([
  ['gone', 'This link is closed'],
  ['not_found', 'This link does not exist'],
] as const)('a link that answers %s says why and what to do', async (code, title) => {
  const server = aSharingServer();
  server.on(reviews.openShare, refusal(code));
  await renderApp(`/share/${TOKEN}`, { server, user: null });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each([
  ['expired', /^It has expired\./],
  ['revoked', /^The person who sent it has closed it\./],
  ['suspended', /^It cannot be opened at the moment\./],
])(
  'a link that is closed because it was %s says that and no other reason',
  async (reason, text) => {
    const server = aSharingServer();
    server.on(reviews.openShare, refusal('gone', { reason }));
    await renderApp(`/share/${TOKEN}`, { server, user: null });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('an address that is no token asks no server', async () => {
  const { server } = await renderApp('/share/short', { server: aSharingServer(), user: null });
  expect(await screen.findByRole('heading', { name: 'This link does not exist' })).toBeVisible();
  expect(server.requestsTo(reviews.openShare)).toHaveLength(0);
});
