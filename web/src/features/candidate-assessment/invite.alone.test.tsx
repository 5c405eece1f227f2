import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { messages } from '@candor/domain/messages';
import type {
  CandidateAssessment,
  CandidateMilestone,
  StepAnswer,
} from '@candor/domain/model/candidate-assessment';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { WireRequest } from '../../api/wire';
import { type FakeAnswer, type FakeServer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';

const saveDownload = vi.hoisted(() => vi.fn());
vi.mock('../../api/save-download', () => ({ saveDownload }));

const CODE = 'Zk3mQ9vT1xW7yB5n';
const NOW = '2026-05-14T10:42:00.000Z';
const ASK = { company: 'Halden Ridge Hospital', contact_email: 'jobs@halden.example' };

const STEPS: CandidateMilestone[] = [
  {
    id: 's1',
    title: 'Handover',
    intro: '',
    minutes: 10,
    position: 1,
    requirements: [],
    tasks: [
      { id: 'story', kind: 'text', prompt: 'Tell of a handover', choices: null, required: true },
    ],
    answer: {},
    revision: 0,
    saved_at: null,
    done: false,
  },
  {
    id: 's2',
    title: 'A short night',
    intro: 'It is 18:40.',
    minutes: 15,
    position: 2,
    requirements: ['Shift planning', 'Calm'],
    tasks: [
      ...[{ id: 'first', kind: 'choice' as const, prompt: 'What first?', required: true }].map(
        (task) => ({ ...task, choices: ['Rework', 'Ask around'] }),
      ),
      {
        id: 'whom',
        kind: 'multi_choice',
        prompt: 'Whom do you tell?',
        required: true,
        choices: ['The supervisor', 'The families'],
      },
    ],
    answer: {},
    revision: 0,
    saved_at: null,
    done: false,
  },
];

function anAssessment(over: Partial<CandidateAssessment> = {}): CandidateAssessment {
  return {
    milestones_completed: 0,
    total_milestones: 2,
    completion_percentage: 0,
    status: 'accepted',
    job_title: 'Nurse Manager',
    ...ASK,
    hosted_by: null,
    candidate_name: null,
    milestones: STEPS.map(({ id, title, minutes, done }) => ({ id, title, minutes, done })),
    expires_at: '2026-12-24T09:00:00.000Z',
    time_limit_minutes: null,
    time_ends_at: null,
    server_time: NOW,
    notice: {
      asked: 'Two steps.',
      seen_by: 'Dana.',
      used_for: 'A person decides.',
      rights: 'Ask.',
    },
    reminders: 'none',
    receipt: null,
    ...over,
  };
}

const RECEIPT = {
  receipt_id: '8F3K21',
  submitted_at: NOW,
  sent: ['Handover', 'A short night'],
  score: null,
};

/** A server on which an assessment can be taken; what is saved there is read again. */
function aTakenServer(over: Partial<CandidateAssessment> = {}): FakeServer {
  const server = aServer();
  const kept = new Map<string, { answer: StepAnswer; revision: number }>();
  server.on(candidateAssessment.open, { body: anAssessment(over) });
  server.on(candidateAssessment.milestone, (request) => {
    const step = STEPS.find(({ id }) => id === stepOf(request));
    const saved = kept.get(stepOf(request));
    return { body: { ...step, ...(saved && { ...saved, saved_at: NOW }) } };
  });
  server.on(candidateAssessment.saveAnswer, (request) => {
    const { answer, revision } = JSON.parse(String(request.body));
    kept.set(stepOf(request), { answer, revision: revision + 1 });
    return { body: { saved_at: NOW, revision: revision + 1 } };
  });
  server.on(candidateAssessment.complete, {
    body: { milestones_completed: 1, total_milestones: 2, completion_percentage: 50 },
  });
  server.on(candidateAssessment.submit, { body: RECEIPT });
  server.on(candidateAssessment.request, {
    status: 201,
    body: { success: true, request_id: 'request-0001' },
  });
  return server;
}

function stepOf({ url }: WireRequest): string {
  return url.split('/')[5] ?? '';
}

async function open(server: FakeServer, query = '') {
  const app = await renderApp(`/invite/${CODE}${query}`, { server, user: null });
  return { ...app, user: userEvent.setup() };
}

const DONE = anAssessment().milestones.map((step) => ({ ...step, done: true }));

function bodiesOf(server: FakeServer, endpoint: Parameters<FakeServer['requestsTo']>[0]) {
  return server.requestsTo(endpoint).map(({ body }) => JSON.parse(String(body)));
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('before anything starts it says who asks, how much, how long and what for', async () => {
  await open(aTakenServer({ status: 'pending', time_limit_minutes: 60 }));
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
  const { user, router } = await open(server);
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

test('typed text is saved by itself, and Continue moves on when the step is done', async () => {
  const server = aTakenServer();
  const { user, router } = await open(server);
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
  const { user } = await open(server, '?step=s2');
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
  const { user } = await open(server, '?step=s2');
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
  const { user } = await open(aTakenServer(), '?step=s2');
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
  const { user } = await open(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  await press(user, 'Continue');
  await screen.findByText(messages.required);
  expect(screen.getByRole('textbox', { name: /^Tell of/ })).toHaveFocus();
});

test('a returning candidate continues at the first unfinished step', async () => {
  const { milestones } = anAssessment();
  const first = milestones.map((step) => ({ ...step, done: step.id === 's1' }));
  const { router } = await open(aTakenServer({ status: 'active', milestones: first }));
  await heading('A short night');
  expect(router.state.location.search).toBe('?step=s2');
});

test('without a network answers stay on the device and the steps go on; both are sent later', async () => {
  const server = aTakenServer();
  const { user } = await open(server);
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
  const { user } = await open(server);
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
  const { user } = await open(server);
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

test('the review leads on to the step that is not done, and offers no sending before', async () => {
  const server = aTakenServer();
  const { user } = await open(server, '?view=review');
  await heading('Look over your answers');
  expect(screen.queryByRole('button', { name: 'Send my answers' })).toBeNull();
  await press(user, 'Continue');
  await heading('Handover');
  expect(server.requestsTo(candidateAssessment.submit)).toHaveLength(0);
});

test('the review lists every question with its answer, also one that is not saved yet', async () => {
  const server = aTakenServer();
  const { user } = await open(server);
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
  await open(aTakenServer(), '?view=review');
  const said = await screen.findAllByText('No answer yet');
  expect(said).toHaveLength(3);
});

test('the review is marked as busy until every answer is there', async () => {
  const server = aTakenServer();
  const held: ((answer: FakeAnswer) => void)[] = [];
  server.on(candidateAssessment.milestone, (request) =>
    stepOf(request) === 's2' ? new Promise((done) => held.push(done)) : { body: STEPS[0] },
  );
  await open(server, '?view=review');
  await screen.findByText('No answer yet');
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  for (const done of held) done({ body: STEPS[1] });
  await waitFor(() => expect(screen.getByRole('list')).not.toHaveAttribute('aria-busy'));
});

test('answers that could not be loaded can be loaded again from the review', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.milestone, refusal('rate_limited'));
  const { user } = await open(server, '?view=review');
  await screen.findByText('Not all of your answers could be loaded');
  server.on(candidateAssessment.milestone, { body: STEPS[0] });
  await press(user, 'Try Again');
  expect(await screen.findAllByText('No answer yet')).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('any step can be opened from the review', async () => {
  const { user } = await open(aTakenServer(), '?view=review');
  await heading('Look over your answers');
  await user.click(screen.getByRole('button', { name: /^A short night\s*Not done yet/ }));
  await heading('A short night');
});

test('submitting ends with what was sent, and this device deletes the answers', async () => {
  const server = aTakenServer({ status: 'active', milestones: DONE });
  window.localStorage.setItem(`candor.answer.${CODE}.gone`, '{}');
  const { user } = await open(server);
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

test('a receipt without a score shows none, and a copy can be downloaded', async () => {
  const server = aTakenServer({ status: 'completed', milestones: DONE, receipt: RECEIPT });
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await open(server);
  await heading('Sent. Thank you.');
  expect(screen.queryByText(/of 100/)).toBeNull();
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(saveDownload).toHaveBeenCalledOnce());
});

test('steps that the server still waits for are opened again instead of sent', async () => {
  const server = aTakenServer({ status: 'active', milestones: DONE });
  const errors = [{ field: 's2', message: messages.stepUnanswered }];
  server.on(candidateAssessment.submit, refusal('validation_error', { errors }));
  const { user } = await open(server);
  await press(user, 'Send my answers');
  expect(await screen.findByRole('alert')).toHaveTextContent('nothing was sent');
  expect(screen.getByRole('button', { name: /^A short night\s*Not done yet/ })).toBeVisible();
});

test('when the time is up it says so, and what there is can be sent', async () => {
  const past = { time_limit_minutes: 60, time_ends_at: '2026-05-14T10:00:00.000Z' };
  const server = aTakenServer({ status: 'active', ...past });
  const { user } = await open(server);
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
  ['a day ahead', '2026-05-15T10:42:00.000Z'],
  ['a day behind', '2026-05-13T10:42:00.000Z'],
])('a device whose clock is %s has the time that the server gives', async (_, wrong) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(wrong) });
  onTestFinished(() => void vi.useRealTimers());
  const limited = { time_limit_minutes: 60, time_ends_at: '2026-05-14T11:12:00.000Z' };
  await open(aTakenServer({ status: 'active', ...limited }));
  expect(await screen.findByText('30 min left')).toBeVisible();
});

test('a save that comes after the time leads to the same place, and what was not saved is told', async () => {
  const server = aTakenServer();
  const late = { detail: messages.timeUp, reason: 'time_up' };
  server.on(candidateAssessment.saveAnswer, refusal('conflict', late));
  const { user } = await open(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'Late');
  await user.tab();
  await heading('The time is up');
  expect(screen.getByText('Late')).toBeVisible();
  expect(screen.getByText(/was not saved in time, so it will not be sent/)).toBeVisible();
});

describe('reminders', () => {
  const turning = (server: FakeServer) =>
    server.on(candidateAssessment.reminders, ({ body }) => ({
      body: { reminders: JSON.parse(String(body)).wanted ? 'on' : 'stopped' },
    }));

  test('are not spoken of where the sender wants none', async () => {
    await open(aTakenServer({ status: 'pending' }));
    await heading('Skills assessment for Nurse Manager');
    expect(screen.queryByText(/remind/i)).toBeNull();
  });

  test('are stopped and wanted again before the start, and said where that fails', async () => {
    const server = aTakenServer({ status: 'pending', reminders: 'on' });
    turning(server);
    const { user } = await open(server);
    await press(user, 'Stop reminders');
    expect(await screen.findByText('You are not reminded by e-mail.')).toBeVisible();
    server.on(candidateAssessment.reminders, refusal('rate_limited'));
    await press(user, 'Remind me again');
    expect(await screen.findByRole('alert')).toBeVisible();
    turning(server);
    await press(user, 'Remind me again');
    expect(await screen.findByText(/^You are reminded by e-mail/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are stopped from the small print of a mail by one more press, amid the steps as well', async () => {
    const server = aTakenServer({ reminders: 'on' });
    turning(server);
    const { user } = await open(server, '?reminders=stop');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reminders by e-mail' }));
    expect(server.requestsTo(candidateAssessment.reminders)).toHaveLength(0);
    const stop = dialog.getByRole('button', { name: 'Stop reminders' });
    await waitFor(() => expect(stop).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('You are not reminded by e-mail.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await heading('Handover');
    await press(user, 'Help and adjustments');
    const help = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
    expect(help.getByRole('button', { name: 'Remind me again' })).toBeVisible();
  });
});

test('an adjustment can be asked for before anything has begun', async () => {
  const server = aTakenServer({ status: 'pending' });
  const { user } = await open(server);
  await screen.findByRole('button', { name: 'Start' });
  await press(user, 'Ask for an adjustment');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
  expect(dialog.getByRole('radio', { name: /^Ask for an adjustment/ })).toBeChecked();
  await user.type(dialog.getByRole('textbox'), 'Twice the time, please.');
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() =>
    expect(bodiesOf(server, candidateAssessment.request)).toEqual([
      { kind: 'adjustment', message: 'Twice the time, please.' },
    ]),
  );
});

test('a request goes to the sender, with text if the kind needs it', async () => {
  const server = aTakenServer();
  const { user } = await open(server);
  await heading('Handover');
  await press(user, 'Help and adjustments');
  const dialog = within(await screen.findByRole('dialog', { name: 'Help and your rights' }));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(await dialog.findByText(messages.required)).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Ask to be erased' }));
  server.on(candidateAssessment.request, {
    ...refusal('rate_limited'),
    headers: { 'Retry-After': '600' },
  });
  await user.click(dialog.getByRole('button', { name: 'Ask to be erased' }));
  expect(await dialog.findByText(/Please wait about 10 min/)).toBeVisible();
  server.on(candidateAssessment.request, {
    status: 201,
    body: { success: true, request_id: 'request-0001' },
  });
  await user.click(dialog.getByRole('button', { name: 'Ask to be erased' }));
  expect(
    await dialog.findByText(/^Sent to Halden Ridge Hospital\. They have been told/),
  ).toBeVisible();
  expect(bodiesOf(server, candidateAssessment.request).at(-1)).toEqual({
    kind: 'erase',
    message: '',
  });
});

test.each([
  ['cancelled', messages.linkCancelled],
  ['expired', messages.linkExpired],
  ['suspended', messages.linkStandsStill],
])('a link that is %s says so and whom to ask', async (reason, sentence) => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('gone', { reason, current: ASK }));
  await open(server);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: ASK.contact_email })).toHaveAttribute(
    'href',
    `mailto:${ASK.contact_email}`,
  );
});

test('a closed link still hands out a copy of the answers that are stored', async () => {
  saveDownload.mockClear();
  const server = aTakenServer();
  const current = { ...ASK, has_answers: true };
  server.on(candidateAssessment.open, refusal('gone', { reason: 'expired', current }));
  server.on(candidateAssessment.copy, { body: 'mine' });
  const { user } = await open(server);
  await heading('Invitation expired');
  await press(user, 'Download a copy of your answers');
  await waitFor(() => expect(saveDownload).toHaveBeenCalledOnce());
});

test('a closed link without stored answers offers no copy', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('gone', { reason: 'expired', current: ASK }));
  await open(server);
  await heading('Invitation expired');
  expect(screen.queryByRole('button', { name: /copy/ })).toBeNull();
});

test('an unknown link names no company, and whose page it is instead', async () => {
  const server = aTakenServer();
  server.on(candidateAssessment.open, refusal('not_found', { detail: messages.linkUnknown }));
  await open(server);
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
  const { user } = await open(server);
  await heading(title);
  server.on(candidateAssessment.open, { body: anAssessment() });
  await press(user, 'Try Again');
  await heading('Handover');
});

test('a step that does not load says so and can be tried again', async () => {
  const server = aTakenServer();
  const answer = { body: STEPS[0] };
  server.on(candidateAssessment.milestone, refusal('service_unavailable'));
  const { user } = await open(server);
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
  const { user } = await open(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  await user.tab();
  await heading('Invitation cancelled');
});

test('answers that were sent on another device lead to their receipt', async () => {
  const server = aTakenServer();
  const { user } = await open(server);
  await user.type(await screen.findByRole('textbox', { name: /^Tell of/ }), 'A');
  server.on(candidateAssessment.saveAnswer, refusal('gone', { reason: 'completed', current: ASK }));
  server.on(candidateAssessment.open, {
    body: anAssessment({ status: 'completed', receipt: RECEIPT }),
  });
  await user.tab();
  await heading('Sent. Thank you.');
});

test('a test hosted elsewhere takes the agreement and says where to continue', async () => {
  const hosted = { hosted_by: 'ashby' as const, milestones: [] };
  const server = aTakenServer({ status: 'pending', ...hosted });
  server.on(candidateAssessment.start, { body: anAssessment(hosted) });
  const { user } = await open(server);
  expect(await screen.findByText('The test itself is taken at Ashby.')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await press(user, 'Agree');
  await heading('Continue at Ashby');
  expect(server.requestsTo(candidateAssessment.milestone)).toHaveLength(0);
});

test('what leaves the page is text, whoever wrote it', async () => {
  const server = aTakenServer({ company: '<b>Halden</b>' });
  await open(server);
  await heading('Handover');
  expect(document.querySelector('main b')).toBeNull();
});
