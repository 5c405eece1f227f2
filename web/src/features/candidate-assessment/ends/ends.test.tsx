import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { messages } from '@candor/domain/messages';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FakeAnswer, refusal } from '../../../testing/fake-server';
import { ASK, anAssessment, DONE, RECEIPT, STEPS } from '../testing/assessment-samples';
import { aTakenServer, CODE, heading, openInvite, press, stepOf } from '../testing/open-invite';

afterEach(() => window.localStorage.clear());

test('the review leads on to the step that is not done, and offers no sending before', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server, '?view=review');
  await heading('Look over your answers');
  expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull();
  await press(user, 'Continue');
  await heading('Handover');
  expect(server.requestsTo(candidateAssessment.submit)).toHaveLength(0);
});

test('the review lists every question with its answer, also one that is not saved yet', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'One{Enter}two');
  server.on(candidateAssessment.saveAnswer, refusal('service_unavailable'));
  await press(user, 'Continue');
  await user.click(await screen.findByRole('checkbox', { name: 'The families' }));
  await user.click(screen.getByRole('checkbox', { name: 'The supervisor' }));
  await user.click(screen.getByRole('radio', { name: 'Rework' }));
  await press(user, 'Continue to review');
  await heading('Look over your answers');
  const said = await screen.findAllByRole('definition');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'One\ntwo',
    'Rework',
    'The supervisor\nThe families',
  ]);
});

test('what has no answer yet says so in the review', async () => {
  await openInvite(aTakenServer(), '?view=review');
  const said = await screen.findAllByText('No answer yet');
  expect(said).toHaveLength(3);
});

test('the review is marked as busy until every answer is there', async () => {
  const server = aTakenServer();
  const held: ((answer: FakeAnswer) => void)[] = [];
  server.on(candidateAssessment.milestone, (request) =>
    stepOf(request) === 's2' ? new Promise((done) => held.push(done)) : { body: STEPS[0] },
  );
  await openInvite(server, '?view=review');
  await screen.findByText('No answer yet');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  for (const done of held) done({ body: STEPS[1] });
  await waitFor(() => expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy'));
});

test('answers that could not be loaded can be loaded again from the review', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.milestone, refusal('rate_limited'));
  const { user } = await openInvite(server, '?view=review');
  await screen.findByText('Not all of your answers could be loaded');
  server.on(candidateAssessment.milestone, { body: STEPS[0] });
  await press(user, 'Try Again');
  expect(await screen.findAllByText('No answer yet')).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any step can be opened from the review', async () => {
  const { user } = await openInvite(aTakenServer(), '?view=review');
  await heading('Look over your answers');
  await user.click(screen.getByRole('button', { name: /^A short night\s*Not done yet/ }));
  await heading('A short night');
});

test('submitting ends with what was sent, and this device deletes the answers', async () => {
  const server = aTakenServer({ status: 'active', milestones: DONE });
  window.localStorage.setItem(`candor.answer.${CODE}.gone`, '{}');
  const { user } = await openInvite(server);
  await heading('Look over your answers');
  expect(screen.getByText('Once sent, your answers cannot be changed.')).toBeVisible();
  const receipt = { ...RECEIPT, score: 78 };
  server.on(candidateAssessment.open, {
    body: anAssessment({ status: 'completed', candidate_name: 'Abena Frimpong', receipt }),
  });
  await press(user, 'Send my answers');
  await heading('Sent. Thank you, Abena.');
  expect(await screen.findByText(/scored 78 of 100.*A person decides/)).toBeVisible();
  expect(screen.getByText('8F3K21')).toBeVisible();
  expect(window.localStorage.getItem(`candor.answer.${CODE}.gone`)).toBeNull();
});

test('steps that the server still waits for are opened again instead of sent', async () => {
  const server = aTakenServer({ status: 'active', milestones: DONE });
  const errors = [{ field: 's2', message: messages.stepUnanswered }];
  server.on(candidateAssessment.submit, refusal('validation_error', { errors }));
  const { user } = await openInvite(server);
  await press(user, 'Send my answers');
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was sent');
  expect(screen.getByRole('button', { name: /^A short night\s*Not done yet/ })).toBeVisible();
});

test('when the time is up it says so, and what there is can be sent', async () => {
  const past = { time_limit_minutes: 60, time_ends_at: '2026-05-14T10:00:00.000Z' };
  const server = aTakenServer({ status: 'active', ...past });
  const { user } = await openInvite(server);
  await heading('The time is up');
  expect(screen.getByText(messages.timeUp)).toBeVisible();
  expect(screen.getAllByText('Not done').length).toBeGreaterThan(0);
  expect(screen.queryByText('Not done yet')).toBeNull();
  expect(await screen.findAllByText('No answer')).not.toHaveLength(0);
  expect(screen.queryByText('No answer yet')).toBeNull();
  await press(user, 'Look again');
  expect(await screen.findByText('No more time so far.')).toBeVisible();
  await press(user, 'Send what I have');
  await heading('Sent. Thank you.');
});

test.each([
  ['cancelled', messages.linkCancelled],
  ['expired', messages.linkExpired],
  ['suspended', messages.linkStandsStill],
])('a link that is %s says so and whom to ask', async (reason, sentence) => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('gone', { reason, current: ASK }));
  await openInvite(server);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: ASK.contact_email })).toHaveAttribute(
    'href',
    `mailto:${ASK.contact_email}`,
  );
});

test('a closed link without stored answers offers no copy', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('gone', { reason: 'expired', current: ASK }));
  await openInvite(server);
  await heading('Invitation expired');
  expect(screen.queryByRole('button', { name: /copy/ })).toBeNull();
});
