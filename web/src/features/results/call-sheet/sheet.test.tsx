import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { aMatch, anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

test('the call sheet exports the questions as they were worded', async () => {
  const person = userEvent.setup();
  const server = aResultsServer([anItem(1, 90)]);
  const match = aMatch({
    overall_score: 90,
    questions: [{ text: 'Which keys have you held?', requirement_id: null }],
  });
  server.on(batches.candidate, {
    body: {
      ...anItem(1, 90),
      match_results: match,
      document_text: 'Porter',
      read_problems: [],
      decision_detail: null,
    },
  });
  server.on(reviews.decisions, {
    body: {
      decisions: [
        {
          batch_job_id: 'batch-0001',
          candidate_id_internal: 'person-0001',
          decision: 'shortlist',
          reason: null,
          note: null,
          score_seen: null,
          engine_version: '1.0.0',
          decided_by: 'user-0001',
          updated_at: '2026-03-02T09:00:00.000Z',
          revision: 1,
        },
      ],
      total: 1,
      limit: 100,
      skip: 0,
      has_more: false,
    },
  });
  await renderApp(`${paths.batch('batch-0001')}&show=shortlist`, { server });
  await person.click(await screen.findByRole('button', { name: 'Call sheet' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Call sheet' }));
  const line = await sheet.findByRole('textbox', { name: 'Question 1 for Person 1' });
  await person.clear(line);
  await person.paste('Keys?\n');
  await person.click(sheet.getByRole('button', { name: 'Add a question for Person 1' }));
  await person.click(sheet.getByRole('textbox', { name: 'Question 2 for Person 1' }));
  await person.paste('From when?');
  await person.click(sheet.getByRole('button', { name: 'Copy as text' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('- Keys?\n- From when?\n');
  expect(copied).not.toContain('Which keys');
});
