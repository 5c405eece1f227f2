import { analytics } from '@candor/domain/api/analytics';
import { users } from '@candor/domain/api/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aServer, renderApp } from '../../testing/render-app';
import { aMatch, aQuota } from '../../testing/samples';

function aMatchServer() {
  const server = aServer();
  server.on(analytics.match, {
    body: {
      match_score: { overall_score: 72 },
      match_results: aMatch({ overall_score: 72 }),
      used: { candidate: 'text', job: 'text' },
      document_text: 'Six years of night work',
      user_id_context: null,
      candidate_id_context: null,
      job_id_context: null,
    },
  });
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
  const server = aMatchServer();
  server.on(analytics.match, {
    body: {
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
      user_id_context: null,
      candidate_id_context: null,
      job_id_context: null,
    },
  });
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
