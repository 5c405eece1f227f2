import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import type { MatchResponse } from '@candor/domain/model/match';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aServer, renderApp } from '../../testing/render-app';
import { aMatch, aQuota, aRequirementResult } from '../../testing/samples';

const PERSON = {
  candidate_name: 'Orla Fennimore',
  email: 'orla@example.com',
  headline: 'Night Porter',
};
const NOBODY = { candidate_name: null, email: null, headline: null };

function anAnswer(over: Partial<MatchResponse> = {}): MatchResponse {
  return {
    match_score: { overall_score: 72 },
    match_results: aMatch({ overall_score: 72 }),
    used: { candidate: 'text', job: 'text' },
    document_text: 'Six years of night work\nOrla Fennimore, orla@example.com',
    ...NOBODY,
    user_id_context: null,
    candidate_id_context: null,
    job_id_context: null,
    ...over,
  };
}

function aMatchServer(answer = anAnswer()) {
  const server = aServer();
  server.on(analytics.match, { body: answer });
  return server;
}

async function give(label: 'Job' | 'Candidate', kind: 'text' | 'file') {
  if (kind === 'text') {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: `${label} text` } });
    return;
  }
  const input = await screen.findByLabelText(`${label} as a file`);
  await userEvent.upload(input, new File(['x'], `${label.toLowerCase()}.pdf`));
}

test.each([
  ['text', 'text', ['candidate_text', 'job_text']],
  ['text', 'file', ['candidate_file', 'job_text']],
  ['file', 'text', ['candidate_text', 'job_file']],
  ['file', 'file', ['candidate_file', 'job_file']],
] as const)(
  'a job as %s and a candidate as %s are sent as such and show their match',
  async (job, candidate, sent) => {
    const server = aMatchServer();
    await renderApp('/analytics', { server });
    await give('Job', job);
    await give('Candidate', candidate);
    await userEvent.click(screen.getByRole('button', { name: 'Match' }));
    expect(await screen.findByRole('img', { name: 'Match 72 of 100, good' })).toBeVisible();
    const body = server.requestsTo(analytics.match)[0]?.body;
    expect(body instanceof FormData ? [...body.keys()].sort() : []).toEqual(sent);
  },
);

test('what a match used is deducted from the displayed remainder', async () => {
  const { server } = await renderApp('/analytics', { server: aMatchServer() });
  await give('Job', 'text');
  await give('Candidate', 'text');
  await waitFor(() => expect(server.requestsTo(analytics.candidateQuota)).not.toHaveLength(0));
  const before = server.requestsTo(analytics.candidateQuota).length;
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  await waitFor(() =>
    expect(server.requestsTo(analytics.candidateQuota).length).toBeGreaterThan(before),
  );
});

test('a side that is missing is named and nothing is sent', async () => {
  const { server } = await renderApp('/analytics', { server: aMatchServer() });
  await userEvent.click(await screen.findByRole('button', { name: 'Match' }));
  expect(await screen.findByText('Job text or file is required')).toBeVisible();
  expect(screen.getByText('Candidate text or file is required')).toBeVisible();
  expect(server.requestsTo(analytics.match)).toHaveLength(0);
});

test.each([
  ['Job', 'Candidate'],
  ['Candidate', 'Job'],
] as const)('a %s file of 10 MB is sent, a larger one is refused in place', async (side, other) => {
  const whole = new Uint8Array(10 * 1024 * 1024);
  const { server } = await renderApp('/analytics', { server: aMatchServer() });
  await give(other, 'text');
  const choose = async (parts: BlobPart[]) =>
    userEvent.upload(
      await screen.findByLabelText(`${side} as a file`),
      new File(parts, 'large.pdf'),
    );
  await choose([whole, 'x']);
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  expect(server.requestsTo(analytics.match)).toHaveLength(0);

  await userEvent.click(screen.getByRole('button', { name: /^Remove / }));
  await choose([whole]);
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  await waitFor(() => expect(server.requestsTo(analytics.match)).toHaveLength(1));
});

test('with nothing left of the quota the button says why it is closed', async () => {
  const server = aMatchServer();
  server.on(users.quotaStatus, { body: aQuota({ candidates_remaining: 0 }) });
  await renderApp('/analytics', { server });
  await waitFor(() =>
    expect(
      screen.getByText('Insufficient candidate quota: 1 requested, 0 available.'),
    ).toBeVisible(),
  );
  expect(screen.getByRole('button', { name: 'Match' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
});

test('a document that could not be read has no score, says why and cost nothing', async () => {
  const server = aMatchServer(
    anAnswer({
      match_score: { overall_score: null },
      match_results: {
        ...aMatch(),
        overall_score: null,
        tier: null,
        flags: [
          { kind: 'could_not_read', message: 'The file holds pictures, no text.', spans: [] },
        ],
      },
      used: { candidate: 'file', job: 'text' },
      document_text: '',
    }),
  );
  await renderApp('/analytics', { server });
  await give('Job', 'text');
  await give('Candidate', 'file');
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  expect(
    await screen.findByText('The file holds pictures, no text. It was not scored and not charged.'),
  ).toBeVisible();
});

test('a file of the wrong kind is told when it is chosen, and nothing is sent', async () => {
  const { server } = await renderApp('/analytics', { server: aMatchServer() });
  const input = await screen.findByLabelText('Job as a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'job.xlsx')] } });
  expect(await screen.findByText(/^File type must be one of/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  expect(server.requestsTo(analytics.match)).toHaveLength(0);
});

async function matchOf(kind: 'text' | 'file', answer: MatchResponse) {
  await renderApp('/analytics', { server: aMatchServer(answer) });
  await give('Job', 'text');
  await give('Candidate', kind);
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  return within(await screen.findByRole('dialog', { name: 'Match' }));
}

test('a match is headed by the person named in the resume, and their title', async () => {
  const match = await matchOf('file', anAnswer(PERSON));
  expect(await match.findByRole('heading', { name: 'Orla Fennimore' })).toBeVisible();
  expect(match.getByText('Night Porter')).toBeVisible();
});

test.each([
  ['file', 'candidate.pdf'],
  ['text', 'Candidate'],
] as const)('a %s that names nobody is called %s', async (kind, name) => {
  const match = await matchOf(kind, anAnswer());
  expect(await match.findByRole('heading', { name })).toBeVisible();
});

test('with names hidden a match shows neither the name nor contact details', async () => {
  window.localStorage.setItem('candor.reviewing.user-0001', JSON.stringify({ hideNames: true }));
  const match = await matchOf('file', anAnswer(PERSON));
  expect(await match.findByRole('heading', { name: 'Candidate' })).toBeVisible();
  expect(match.getByText('Night Porter')).toBeVisible();
  for (const words of [/Orla|Fennimore/, /orla@example/, /candidate\.pdf/])
    expect(match.queryByText(words)).toBeNull();
});

test('with evidence first a match covers its score until its evidence was read, and stays uncovered', async () => {
  window.localStorage.setItem(
    'candor.reviewing.user-0001',
    JSON.stringify({ evidenceFirst: true }),
  );
  const night = aRequirementResult('r1', 'met', { text: 'Night work' });
  const match = await matchOf(
    'text',
    anAnswer({ match_results: aMatch({ overall_score: 72, requirements: [night] }) }),
  );
  expect(await match.findByText('The score is covered.')).toBeVisible();
  expect(match.queryByText(/\b72\b/)).toBeNull();
  await userEvent.click(match.getByRole('button', { name: /Night work/ }));
  await userEvent.click(await match.findByRole('button', { name: 'Fair' }));
  expect(match.getByRole('img', { name: 'Match 72 of 100, good' })).toBeVisible();
  expect(
    match.getByText(
      'You said fair before seeing the score, the score says good. Your reading counts.',
    ),
  ).toBeVisible();
  await userEvent.click(match.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the last match' }));
  expect(await screen.findByRole('img', { name: 'Match 72 of 100, good' })).toBeVisible();
});

test('the last match keeps its name while another candidate is chosen', async () => {
  const match = await matchOf('file', anAnswer());
  await userEvent.click(match.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove candidate.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open the last match' }));
  expect(await screen.findByRole('heading', { name: 'candidate.pdf' })).toBeVisible();
});

test('while a match is computed its stage is shown, and it cannot be sent twice', async () => {
  const server = aServer();
  let answer = () => {};
  server.on(
    analytics.match,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: anAnswer() });
      }),
  );
  await renderApp('/analytics', { server });
  await give('Job', 'text');
  await give('Candidate', 'text');
  const send = screen.getByRole('button', { name: 'Match' });
  await userEvent.click(send);
  expect(await screen.findByText('Initializing')).toBeVisible();
  await userEvent.click(send);
  expect(server.requestsTo(analytics.match)).toHaveLength(1);
  answer();
  expect(await screen.findByRole('dialog', { name: 'Match' })).toBeVisible();
  expect(screen.queryByText('Initializing')).toBeNull();
});
