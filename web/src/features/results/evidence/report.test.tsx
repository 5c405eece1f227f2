import { reviews } from '@candor/domain/api/reviews';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

async function openReport(requirement: RegExp, button: string) {
  const server = aResultsServer([anItem(1, 90), anItem(2, 60)]);
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('button', { name: requirement }));
  await userEvent.click(screen.getByRole('button', { name: button }));
  return server;
}

test('a quote that proves nothing is reported with a reason, and the score stays', async () => {
  const server = await openReport(/^R1 Night work, met/, 'Wrong evidence');
  server.on(reviews.feedback, { status: 201, body: { success: true } });
  await userEvent.type(await screen.findByLabelText('Where, or why'), 'Day work');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thank you, noted.')).toBeVisible();
  const [request] = server.requestsTo(reviews.feedback);
  expect(request?.url).toContain('/candidates/person-0001/feedback');
  expect(JSON.parse(String(request?.body))).toEqual({
    requirement_id: 'nights',
    kind: 'wrong_evidence',
    note: 'Day work',
  });
  expect(screen.getAllByRole('img', { name: 'Match 90 of 100, excellent' })[0]).toBeVisible();
});

test('if nothing was found, the report says that the resume shows it', async () => {
  const server = await openReport(/^R2 Key handling/, 'Evidence missed');
  server.on(reviews.feedback, { status: 201, body: { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(server.requestsTo(reviews.feedback)).toHaveLength(1));
  expect(JSON.parse(String(server.requestsTo(reviews.feedback)[0]?.body))).toEqual({
    requirement_id: 'keys',
    kind: 'missed_evidence',
  });
});

test('a report that could not be sent keeps its text and says so', async () => {
  const server = await openReport(/^R1 Night work, met/, 'Wrong evidence');
  server.on(reviews.feedback, refusal('permission_denied'));
  await userEvent.type(await screen.findByLabelText('Where, or why'), 'Day work');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Access denied. Insufficient permissions.')).toBeVisible();
  expect(screen.getByLabelText('Where, or why')).toHaveValue('Day work');
});
