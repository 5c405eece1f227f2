import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { messages } from '@candor/domain/messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { anAssessment } from '../testing/assessment-samples';
import { aTakenServer, bodiesOf, heading, openInvite, press } from '../testing/open-invite';

test('before anything starts it says who asks, how much, how long and what for', async () => {
  await openInvite(aTakenServer({ status: 'pending', time_limit_minutes: 60 }));
  await heading('Skills assessment for Nurse Manager');
  expect(screen.getByText('Halden Ridge Hospital')).toBeVisible();
  expect(screen.getByText('2 steps, about 25 min.')).toBeVisible();
  expect(
    screen.getByText(/You have 60 minutes from the start\. Your recruiter can extend it\./),
  ).toBeVisible();
  for (const title of ['What is asked', 'Who sees it', 'How it is used', 'Your rights'])
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('nobody starts without agreeing, and then goes to the first step', async () => {
  const server = aTakenServer({ status: 'pending' });
  server.on(candidateAssessment.start, { body: anAssessment() });
  const { user, router } = await openInvite(server);
  await press(user, 'Start');
  const box = screen.getByRole('checkbox', {
    name: 'My answers may be used for this application.',
  });
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(messages.agreeFirst);
  await user.click(box);
  await user.type(screen.getByRole('textbox', { name: /^Your name/ }), 'Abena F');
  await press(user, 'Start');
  expect(await heading('Handover')).toHaveFocus();
  expect(bodiesOf(server, candidateAssessment.start)).toEqual([
    { agree: true, candidate_name: 'Abena F' },
  ]);
  expect(router.state.location.search).toBe('?step=s1');
});

test('an unknown link names no company, and whose page it is instead', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('not_found', { detail: messages.linkUnknown }));
  await openInvite(server);
  expect(await screen.findByText(messages.linkUnknown)).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Candor');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['rate_limited', 'Too many tries'],
  ['service_unavailable', 'The assessment could not be loaded'],
] as const)('where it does not open for %s it can be tried again', async (code, title) => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal(code));
  const { user } = await openInvite(server);
  await heading(title);
  server.on(candidateAssessment.open, { body: anAssessment() });
  await press(user, 'Try Again');
  await heading('Handover');
});

test('a test hosted elsewhere takes the agreement and says where to continue', async () => {
  const hosted = { hosted_by: 'ashby' as const, milestones: [] };
  const server = aTakenServer({ status: 'pending', ...hosted });
  server.on(candidateAssessment.start, { body: anAssessment(hosted) });
  const { user } = await openInvite(server);
  expect(await screen.findByText('The test itself is taken at Ashby.')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Agree');
  await heading('Continue at Ashby');
  expect(server.requestsTo(candidateAssessment.milestone)).toHaveLength(0);
});
