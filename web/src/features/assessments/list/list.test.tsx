import { assessments } from '@candor/domain/api/assessments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../../paths';
import { refusal } from '../../../testing/fake-server';
import { renderApp } from '../../../testing/render-app';
import { aSummary, GERMAN, ID, KEYS, listed } from '../testing/assessment-samples';
import { aBuildingServer, press, sentTo } from '../testing/open-builder';

const OTHER = '9f2e6d1c-3b5a-4e7f-8c90-1a2b3c4d5e6f';

beforeEach(() => window.sessionStorage.clear());

test('the list says of each assessment what it is, and leads to it and to an invitation', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, listed([aSummary({ time_limit_minutes: 90 })]));
  await renderApp(paths.assessments, { server });
  const link = await screen.findByRole('link', { name: 'Porters, first round' });
  expect(link).toHaveAttribute('href', paths.assessment(ID));
  expect(screen.getByText('Night Porter, Harbour Hotel')).toBeVisible();
  expect(screen.getByRole('cell', { name: '90 min' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invite to Porters, first round' })).toHaveAttribute(
    'href',
    paths.invite(ID),
  );
});

test('an account without assessments is told what one is', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, listed([]));
  await renderApp(paths.assessments, { server });
  expect(await screen.findByText('No assessments yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'New assessment' })).toHaveAttribute(
    'href',
    paths.newAssessment,
  );
});

test('older assessments stand on the next page', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, ({ url }) =>
    url.includes('skip=10')
      ? listed([aSummary({ title: 'The oldest' })], 11, 10)
      : listed([aSummary()], 11),
  );
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: 'The oldest' })).toBeVisible();
});

test('a list that failed to load can be requested again', async () => {
  const server = aBuildingServer();
  server.on(assessments.list, refusal('service_unavailable'));
  await renderApp(paths.assessments, { server });
  expect(await screen.findByText('Your assessments could not be loaded')).toBeVisible();
  server.on(assessments.list, listed([aSummary()]));
  await press('Try Again');
  expect(await screen.findByRole('link', { name: 'Porters, first round' })).toBeVisible();
});

test('before an assessment is deleted, the user is told that invitations continue', async () => {
  const server = aBuildingServer();
  const other = aSummary({ assessment_id: OTHER, title: 'Cooks, first round' });
  server.on(assessments.list, listed([aSummary(), other]));
  server.on(assessments.remove, { status: 204 });
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: /^More about Porters/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/^2 invitations to it go on/)).toBeVisible();
  server.on(assessments.list, listed([other]));
  await userEvent.click(question.getByRole('button', { name: 'Remove assessment' }));
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'Porters, first round' })).toBeNull(),
  );
  expect(screen.getByRole('button', { name: /^More about Cooks/ })).toHaveFocus();
});

test('a copy has everything of its original and another title', async () => {
  const server = aBuildingServer();
  await renderApp(paths.assessments, { server });
  await userEvent.click(await screen.findByRole('button', { name: /^More about Porters/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(sentTo(server, assessments.create)).toHaveLength(1));
  expect(sentTo(server, assessments.create)[0]).toMatchObject({
    title: 'Copy of Porters, first round',
    milestones: [GERMAN, KEYS],
    company: 'Harbour Hotel',
    show_result: false,
  });
});
