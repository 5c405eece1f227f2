import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { ASK, DONE, RECEIPT } from '../testing/assessment-samples';
import { aTakenServer, heading, openInvite, press } from '../testing/open-invite';

const saveDownload = vi.hoisted(() => vi.fn());
vi.mock('../../../api/save-download', () => ({ saveDownload }));
beforeEach(() => saveDownload.mockClear());

test('a receipt without a score shows none, and a copy can be downloaded', async () => {
  const server = aTakenServer({ status: 'completed', milestones: DONE, receipt: RECEIPT });
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await openInvite(server);
  await heading('Sent. Thank you.');
  expect(screen.queryByText(/of 100/)).toBeNull();
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(saveDownload).toHaveBeenCalledOnce());
});

test('a closed link still hands out a copy of the answers that are stored', async () => {
  const server = aTakenServer();
  const current = { ...ASK, has_answers: true };
  server.on(candidateAssessment.open, refusal('gone', { reason: 'expired', current }));
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await openInvite(server);
  await heading('Invitation expired');
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(saveDownload).toHaveBeenCalledOnce());
});
