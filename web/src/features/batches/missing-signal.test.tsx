import { terms } from '@candor/domain/api/terms';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { aBatch, anItem } from '../../testing/samples';
import { aResultsServer } from '../results/testing/results-server';

const SENTENCE = /The semantic signal was not available/;

async function openBatch(job = aBatch({ semantic_signal: 'not_available' })) {
  const server = aResultsServer([anItem(1, 60)], job);
  server.on(terms.rescore, { body: { candidates: 1, lost: [] } });
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('grid');
  return server;
}

test('a batch that had to do without the signal says so, and one click scores it again', async () => {
  const server = await openBatch();
  expect(screen.getByText(SENTENCE)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Score again' }));
  await waitFor(() => expect(server.requestsTo(terms.rescore)).toHaveLength(1));
});

test.each([{}, { semantic_signal: 'used' as const }])(
  'a batch with the signal or without any says nothing of it (%o)',
  async (over) => {
    await openBatch(aBatch(over));
    expect(screen.queryByText(SENTENCE)).toBeNull();
  },
);
