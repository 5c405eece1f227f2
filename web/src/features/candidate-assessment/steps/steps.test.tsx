import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { messages } from '@candor/domain/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { ASK, anAssessment, NOW, RECEIPT, STEPS } from '../testing/assessment-samples';
import {
  aTakenServer,
  bodiesOf,
  CODE,
  heading,
  openInvite,
  press,
  stepOf,
} from '../testing/open-invite';

afterEach(() => window.localStorage.clear());

test('typed text is saved by itself, and Continue moves on when the step is done', async () => {
  const server = aTakenServer();
  const { user, router } = await openInvite(server);
  await heading('Handover');
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'One{Enter}two');
  expect(server.requestsTo(candidateAssessment.complete)).toHaveLength(0);
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(bodiesOf(server, candidateAssessment.saveAnswer)).toMatchObject([
    { answer: { story: 'One\ntwo' }, revision: 0 },
  ]);
  await press(user, 'Continue');
  expect(await heading('A short night')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=s2');
  expect(screen.getByText('Asks about: Shift planning; Calm')).toBeVisible();
});

test('choices are saved as they are made, and back shows earlier answers', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server, '?step=s2');
  await user.click(await screen.findByRole('radio', { name: 'Rework' }));
  await user.click(screen.getByRole('checkbox', { name: 'The families' }));
  await user.click(screen.getByRole('checkbox', { name: 'The supervisor' }));
  await press(user, 'Back');
  await heading('Handover');
  await waitFor(() =>
    expect(bodiesOf(server, candidateAssessment.saveAnswer).at(-1)?.answer).toEqual({
      first: 'Rework',
      whom: ['The supervisor', 'The families'],
    }),
  );
});

test('a single missing answer gets the focus; several are listed with links', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server, '?step=s2');
  await press(user, 'Continue to review');
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent(messages.stepUnanswered);
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('button', { name: 'Whom do you tell?' }));
  expect(screen.getByRole('checkbox', { name: 'The supervisor' })).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: 'The supervisor' }));
  await press(user, 'Continue to review');
  expect(screen.getByRole('radio', { name: 'Rework' })).toHaveFocus();
  expect(screen.getByText(messages.required)).toBeVisible();
  expect(server.requestsTo(candidateAssessment.complete)).toHaveLength(0);
});

test('what is answered after it was missing stays in the summary, marked as done', async () => {
  const { user } = await openInvite(aTakenServer(), '?step=s2');
  await press(user, 'Continue to review');
  const summary = await screen.findByRole('alert');
  await user.click(screen.getByRole('checkbox', { name: 'The supervisor' }));
  expect(within(summary).getByRole('button', { name: 'Whom do you tell?, done' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Rework' }));
  expect(within(summary).getAllByRole('button', { name: /, done$/ })).toHaveLength(2);
});

test('what the server finds missing is shown at its task', async () => {
  const server = aTakenServer();
  server.on(
    candidateAssessment.complete,
    refusal('validation_error', { errors: [{ field: 'story', message: messages.required }] }),
  );
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  await press(user, 'Continue');
  await screen.findByText(messages.required);
  expect(screen.getByRole('textbox', { name: /^Tell of/ })).toHaveFocus();
});

test('a returning candidate continues at the first unfinished step', async () => {
  const { milestones } = anAssessment();
  const first = milestones.map((step) => ({ ...step, done: step.id === 's1' }));
  const { router } = await openInvite(aTakenServer({ status: 'active', milestones: first }));
  await heading('A short night');
  expect(router.state.location.search).toBe('?step=s2');
});

test('without a network answers stay on the device and the steps go on; both are sent later', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server);
  await heading('Handover');
  await waitFor(() => expect(server.requestsTo(candidateAssessment.milestone)).toHaveLength(2));
  server.on(candidateAssessment.saveAnswer, refusal('service_unavailable'));
  await user.type(screen.getByRole('textbox', { name: /^Tell of/ }), 'Kept');
  await press(user, 'Continue');
  await heading('A short night');
  expect(window.localStorage.getItem(`candor.answer.${CODE}.s1`)).toContain('Kept');
  server.on(candidateAssessment.saveAnswer, { body: { saved_at: NOW, revision: 1 } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(window.localStorage.getItem(`candor.answer.${CODE}.s1`)).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'Rework' }));
  await user.click(screen.getByRole('checkbox', { name: 'The families' }));
  await press(user, 'Continue to review');
  await heading('Look over your answers');
  await press(user, 'Send my answers');
  await heading('Sent. Thank you.');
  const completed = server.requestsTo(candidateAssessment.complete).map(stepOf);
  expect(completed.sort()).toEqual(['s1', 's2']);
});

test('what an earlier step left unsent is said on the next one, until it is sent', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server);
  await heading('Handover');
  await waitFor(() => expect(server.requestsTo(candidateAssessment.milestone)).toHaveLength(2));
  server.on(candidateAssessment.saveAnswer, refusal('service_unavailable'));
  await user.type(screen.getByRole('textbox', { name: /^Tell of/ }), 'Kept');
  await press(user, 'Continue');
  await heading('A short night');
  expect(screen.getByText('Not saved yet: kept on this device')).toBeVisible();
  server.on(candidateAssessment.saveAnswer, { body: { saved_at: NOW, revision: 1 } });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/kept on this device/)).toBeNull());
});

test('an answer from elsewhere is shown next to mine, and I choose', async () => {
  const server = aTakenServer();
  const current = { answer: { story: 'Theirs' }, revision: 4, saved_at: NOW };
  server.on(candidateAssessment.saveAnswer, refusal('conflict', { current }));
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'Mine');
  await user.tab();
  expect(await screen.findByRole('heading', { name: messages.answerNewer })).toHaveFocus();
  expect(screen.getByText('Mine')).toBeVisible();
  expect(screen.getByText('Theirs')).toBeVisible();
  server.on(candidateAssessment.saveAnswer, { body: { saved_at: NOW, revision: 5 } });
  await press(user, 'Keep this one');
  expect(await screen.findByRole('textbox', { name: /^Tell of/ })).toHaveValue('Mine');
  expect(bodiesOf(server, candidateAssessment.saveAnswer).at(-1)).toMatchObject({
    answer: { story: 'Mine' },
    revision: 4,
  });
});

test.each([
  ['a day ahead', '2026-05-15T10:42:00.000Z'],
  ['a day behind', '2026-05-13T10:42:00.000Z'],
])('a device whose clock is %s has the time that the server gives', async (_, wrong) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(wrong) });
  onTestFinished(() => void vi.useRealTimers());
  const limited = { time_limit_minutes: 60, time_ends_at: '2026-05-14T11:12:00.000Z' };
  await openInvite(aTakenServer({ status: 'active', ...limited }));
  expect(await screen.findByText('30 min left')).toBeVisible();
});

test('a save that comes after the time leads to the same place, and what was not saved is told', async () => {
  const server = aTakenServer();
  const late = { detail: messages.timeUp, reason: 'time_up' };
  server.on(candidateAssessment.saveAnswer, refusal('conflict', late));
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'Late');
  await user.tab();
  await heading('The time is up');
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.getByText(/was not saved in time, so it will not be sent/)).toBeVisible();
});

test('a step that does not load says so and can be tried again', async () => {
  const server = aTakenServer();
  const answer = { body: STEPS[0] };
  server.on(candidateAssessment.milestone, refusal('service_unavailable'));
  const { user } = await openInvite(server);
  await heading('This step could not be loaded');
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
  server.on(candidateAssessment.milestone, answer);
  await press(user, 'Try Again');
  await heading('Handover');
});

test('an invitation that is cancelled meanwhile closes the page', async () => {
  const server = aTakenServer();
  const closed = { reason: 'cancelled', current: ASK };
  server.on(candidateAssessment.saveAnswer, refusal('gone', closed));
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  await user.tab();
  await heading('Invitation cancelled');
});

test('answers that were sent on another device lead to their receipt', async () => {
  const server = aTakenServer();
  const { user } = await openInvite(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  server.on(candidateAssessment.saveAnswer, refusal('gone', { reason: 'completed', current: ASK }));
  server.on(candidateAssessment.open, {
    body: anAssessment({ status: 'completed', receipt: RECEIPT }),
  });
  await user.tab();
  await heading('Sent. Thank you.');
});

test('what leaves the page is text, whoever wrote it', async () => {
  const server = aTakenServer({ company: '<b>Halden</b>' });
  await openInvite(server);
  await heading('Handover');
  expect(document.querySelector('main b')).toBeNull();
});
