import { invitations } from '@candor/domain/api/invitations';
import type { BatchAssessment } from '@candor/domain/model/batch-assessment';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { anItem } from '../../testing/samples';
import { aResultsServer } from './testing/results-server';

const people = [anItem(1, 90), anItem(2, 60), anItem(3, 50)];

const answered = (ordinal: number, score: number | null): BatchAssessment => ({
  candidate_id_internal: `person-000${ordinal}`,
  invitation_code: `invitation-000${ordinal}`,
  job_title: 'Night Porter',
  score,
  submitted_at: '2026-03-02T09:00:00.000Z',
});

async function openWith(results: readonly BatchAssessment[], query = '') {
  const server = aResultsServer(people);
  server.on(invitations.ofBatch, { body: { results } });
  await renderApp(`${paths.batch('batch-0001')}${query}`, { server });
  await screen.findByRole('heading', { level: 2, name: /Person|Candidate/ });
}

const heads = () => screen.queryByRole('columnheader', { name: /Assessment/ });
const order = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row);

test('somebody who finished an assessment has its score next to the match, and the ranking stays', async () => {
  await openWith([answered(2, 84), answered(3, null)]);
  await screen.findByRole('columnheader', { name: /Assessment/ });
  const row = (at: number) => document.querySelector(`[data-row="person-000${at}"]`);
  expect(row(2)).toHaveTextContent('84');
  expect(row(3)).toHaveTextContent('not available');
  expect(order()).toEqual(['person-0001', 'person-0002', 'person-0003']);
});

test('if nobody finished one there is no such column', async () => {
  await openWith([]);
  expect(heads()).toBeNull();
});

test('people can be sorted by their assessments, and those without one come last', async () => {
  await openWith([answered(2, 84), answered(3, 91)]);
  const head = await screen.findByRole('columnheader', { name: /Assessment/ });
  await userEvent.click(within(head).getByRole('button'));
  expect(order()).toEqual(['person-0003', 'person-0002', 'person-0001']);
});

test('the open person shows its outcome, with a link to the answers', async () => {
  await openWith([answered(1, 77)]);
  const note = await screen.findByText(/It is no part of the match/);
  expect(note).toHaveTextContent('Assessment for Night Porter: 77 of 100, sent');
  expect(within(note).getByRole('link', { name: 'See the answers' })).toHaveAttribute(
    'href',
    paths.invitation('invitation-0001'),
  );
});

test('while names are hidden nothing links to a page that shows one', async () => {
  await openWith([answered(1, 77)]);
  await screen.findByText(/It is no part of the match/);
  await userEvent.click(screen.getByRole('button', { name: 'Hide names' }));
  expect(screen.getByText(/It is no part of the match/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See the answers' })).toBeNull();
});

test('the team’s receipt names it, and the candidate’s copy does not', async () => {
  await openWith([answered(1, 77)]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Receipt' }));
  expect(await screen.findByText(/^77 of 100, sent .*, no part of the match$/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'For the candidate' }));
  expect(screen.queryByText(/no part of the match$/)).toBeNull();
});

test('an assessment that failed to load is reported, and can be retried', async () => {
  const server = aResultsServer(people);
  server.on(invitations.ofBatch, { status: 404 });
  await renderApp(paths.batch('batch-0001'), { server });
  expect(
    await screen.findByText('Whether they finished an assessment could not be loaded.'),
  ).toBeVisible();
  expect(heads()).toBeNull();
});
