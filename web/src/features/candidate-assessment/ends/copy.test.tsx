import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { watchSavedFiles } from '../../../testing/saved-files';
import { ASK, DONE, RECEIPT } from '../testing/assessment-samples';
import { aTakenServer, heading, openInvite, press } from '../testing/open-invite';

test('a receipt without a score shows none, and a copy can be downloaded', async () => {
  const server = aTakenServer({ status: 'completed', milestones: DONE, receipt: RECEIPT });
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await openInvite(server);
  await heading('Sent. Thank you.');
  expect(screen.queryByText(/of 100/)).toBeNull();
  const files = watchSavedFiles();
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(files).toHaveLength(1));
});

test('a closed link still hands out a copy of the answers that are stored', async () => {
  const server = aTakenServer();
  const current = { ...ASK, has_answers: true };
  server.on(candidateAssessment.open, refusal('gone', { reason: 'expired', current }));
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await openInvite(server);
  await heading('Invitation expired');
  const files = watchSavedFiles();
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(files).toHaveLength(1));
});
