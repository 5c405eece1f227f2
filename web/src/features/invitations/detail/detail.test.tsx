import { invitations } from '@candor/domain/api/invitations';
import { messages } from '@candor/domain/messages';
import type { Invitation, InvitationRequest } from '@candor/domain/model/invitation';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aMatch } from '../../../testing/samples';
import { turnedWindow } from '../../../testing/turned-window';
import { formatDay } from '../../../ui/format';
import { ownTimeZone } from '../../../ui/own-time-zone';
import { anInvitation, aPending, aResult, daysAgo } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';
import { UNDELIVERED } from '../words';

const BESIDE = '(min-width: 80rem)';

async function openOne(invitation: Invitation, answers?: (server: FakeServer) => void) {
  const rows = [aPending(), invitation];
  const query = `?open=${invitation.invitation_code}`;
  const app = await openInvitations({ rows, query, ...(answers && { answers }) });
  const panel = within(await screen.findByRole('complementary', { name: 'Invitation' }));
  await panel.findByRole('heading', { level: 2 });
  return { ...app, panel };
}

const bodyOf = (server: FakeServer, endpoint: Parameters<FakeServer['requestsTo']>[0]) =>
  JSON.parse(String(server.requestsTo(endpoint).at(-1)?.body));

test('the detail shows the progress, and everything else that is known', async () => {
  const { panel } = await openOne(
    anInvitation({ notes: 'Met at the fair.', candidate_email: 'priya@example.com' }),
  );
  const panelText = (await panel.findByText('Met at the fair.')).closest('aside');
  for (const words of [
    'Active',
    'No ATS',
    '1 of 2, 50%',
    '6 times',
    'priya@example.com',
    'inv-priya-01',
  ])
    expect(panelText).toHaveTextContent(words);
  const moments = within(panel.getByRole('list', { name: 'Milestones' })).getAllByRole('listitem');
  expect(moments.map((moment) => moment.textContent?.replace(/\d.*/, ''))).toEqual([
    'Invitation opened, done',
    expect.stringMatching(/^Agreed to start, done/),
    expect.stringMatching(/^A hard handover, done/),
    expect.stringMatching(/^The first /),
    expect.stringMatching(/^Expires /),
  ]);
  expect(panel.getByText('Up to 20 points, about 8 min')).toBeVisible();
});

test('where mail never arrived the row says so, and the detail what to do about it', async () => {
  const lost = { candidate_email: 'priya@example.com', undeliverable_at: daysAgo(1) };
  const { panel } = await openOne(anInvitation(lost));
  expect(screen.getByRole('row', { name: /Priya Raman/ })).toHaveTextContent(UNDELIVERED);
  expect(screen.getByRole('row', { name: /Ingrid Solberg/ })).not.toHaveTextContent(UNDELIVERED);
  // Whoever does not see red sees the sign.
  expect(screen.getByText(UNDELIVERED, { selector: 'span' }).querySelector('svg')).not.toBeNull();
  const note = panel.getByRole('status');
  expect(note).toHaveTextContent(`${UNDELIVERED} to priya@example.com`);
  expect(note).toHaveTextContent(/Copy the link.*resend.*cancel this one and invite them again/);
});

test('a question about an invitation stands, over the list and beside it again, when the tablet is turned', async () => {
  const turn = turnedWindow((query) => query === BESIDE);
  const { panel, user } = await openOne(anInvitation());
  await user.click(panel.getByRole('button', { name: 'Cancel invitation' }));
  const question = () => screen.findByRole('dialog', { name: /^Cancel/ });
  await question();
  turn(() => false);
  expect(await screen.findByRole('dialog', { name: 'Invitation' })).toBeVisible();
  expect(await question()).toBeVisible();
  turn((query) => query === BESIDE);
  expect(await screen.findByRole('complementary', { name: 'Invitation' })).toBeVisible();
  expect(await question()).toBeVisible();
});

test('one that is over says nothing of mail that did not arrive', async () => {
  const { panel } = await openOne(
    anInvitation({ status: 'cancelled', undeliverable_at: daysAgo(1) }),
  );
  expect(panel.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
  expect(screen.queryByText(new RegExp(UNDELIVERED))).toBeNull();
});

test('the link is copied, and says so', async () => {
  const { panel, user } = await openOne(anInvitation());
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(panel.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
  expect(write).toHaveBeenCalledWith('https://candor.example/invite/inv-priya-01');
});

test('where the browser does not copy the link, it is selected', async () => {
  const { panel, user } = await openOne(anInvitation());
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(panel.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(messages.linkNotCopied)).toBeVisible();
  const field = panel.getByRole<HTMLInputElement>('textbox', { name: 'Link of the invitation' });
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

test('an e-mail opens with the words already in it', async () => {
  const { panel, user } = await openOne(anInvitation({ candidate_email: 'priya@example.com' }));
  const link = panel.getByRole('link', { name: 'E-mail the link' });
  expect(link.getAttribute('href')).toMatch(/^mailto:priya%40example\.com\?subject=/);
  await user.click(link);
  expect(await screen.findByText(messages.emailClientOpened)).toBeVisible();
});

test('the neighbours of the list are one step away', async () => {
  const { panel, user, router } = await openOne(anInvitation());
  expect(panel.getByRole('button', { name: 'Next invitation (J)' })).toBeDisabled();
  await user.click(panel.getByRole('button', { name: 'Previous invitation (K)' }));
  await waitFor(() => expect(router.state.location.search).toBe('?open=inv-ingrid-01'));
});

test('progress that cannot be read is taken from the invitation', async () => {
  const { panel } = await openOne(anInvitation(), (server) =>
    server.on(invitations.progress, refusal('permission_denied')),
  );
  expect(await panel.findByText('1 of 2, 50%')).toBeVisible();
});

test('an invitation that is gone says so', async () => {
  await openInvitations({ query: '?open=inv-gone-0001', rows: [anInvitation()] });
  expect(await screen.findByText('No such invitation')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Back to the list' })).toBeVisible();
});

test('name, title and notes are edited under their limits', async () => {
  const { panel, user, server } = await openOne(anInvitation({ notes: 'Old' }), (fake) =>
    fake.on(invitations.change, { body: anInvitation() }),
  );
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the invitation' }));
  const name = dialog.getByRole('textbox', { name: 'Candidate’s name' });
  await user.clear(name);
  await user.click(name);
  await user.paste('x'.repeat(201));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(messages.maxLength(200))).toBeVisible();
  expect(server.requestsTo(invitations.change)).toHaveLength(0);
  await user.clear(name);
  await user.clear(dialog.getByRole('textbox', { name: 'Notes' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(server, invitations.change)).toEqual({
    candidate_name: '',
    job_title: 'Solutions Engineer',
    notes: '',
  });
});

test('turning the window takes nothing away that is being written, and then the invitation fits it', async () => {
  const turn = turnedWindow((query) => query === BESIDE);
  const { panel, user } = await openOne(anInvitation());
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the invitation' }));
  await user.type(dialog.getByRole('textbox', { name: 'Notes' }), ' Calls back on Monday.');
  turn(() => false);
  expect(dialog.getByRole('textbox', { name: 'Notes' })).toHaveDisplayValue(/Calls back on Monday/);
  await user.click(dialog.getByRole('button', { name: 'Keep as it is' }));
  expect(await screen.findByRole('dialog', { name: 'Invitation' })).toBeVisible();
});

test('reminders are switched on for whoever can be reached', async () => {
  const { panel, user, server } = await openOne(
    anInvitation({ candidate_email: 'ada@example.com' }),
    (fake) => fake.on(invitations.change, { body: anInvitation({ remind: true }) }),
  );
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the invitation' }));
  await user.click(dialog.getByRole('switch', { name: /Remind them by e-mail/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(server, invitations.change)).toMatchObject({
    remind: true,
    time_zone: ownTimeZone(),
  });
});

test.each([
  ['has no address', {}],
  ['asked for none', { candidate_email: 'ada@example.com', reminders_stopped_at: daysAgo(1) }],
  ['has finished', { candidate_email: 'ada@example.com', status: 'completed' }],
] as const)('reminders are not offered for whoever %s', async (_why, known) => {
  const { panel, user } = await openOne(anInvitation(known));
  await user.click(panel.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit the invitation' }));
  expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  expect(dialog.queryByRole('switch')).toBeNull();
});

test('it says when the next reminder is due, and that they turned reminders off', async () => {
  const { panel } = await openOne(anInvitation({ reminders_stopped_at: daysAgo(1) }));
  expect(panel.getByText('None: the candidate asked for none')).toBeInTheDocument();
});

test.each([
  ['Milestones completed', '-1', messages.milestonesCompleted],
  ['Total milestones', 'many', messages.milestonesTotal],
  ['Milestones completed', '3', messages.milestonesAboveTotal],
  ['Completion in percent', '101', messages.completionPercentage],
])('%s of %s is told in its sentence', async (field, typed, sentence) => {
  const { panel, user, server } = await openOne(anInvitation());
  await user.click(panel.getByRole('button', { name: 'More about this invitation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct the progress' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the progress' }));
  const control = dialog.getByRole('textbox', { name: new RegExp(field) });
  await user.clear(control);
  await user.type(control, typed);
  await user.click(dialog.getByRole('button', { name: 'Save progress' }));
  expect(await dialog.findByText(sentence)).toBeVisible();
  expect(server.requestsTo(invitations.reportProgress)).toHaveLength(0);
});

test('corrected progress is stored, and an empty percentage follows the milestones', async () => {
  const { panel, user, server } = await openOne(anInvitation(), (fake) =>
    fake.on(invitations.reportProgress, { body: anInvitation() }),
  );
  await user.click(panel.getByRole('button', { name: 'More about this invitation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct the progress' }));
  const done = await screen.findByRole('textbox', { name: 'Milestones completed' });
  await user.clear(done);
  await user.type(done, '2');
  await user.click(screen.getByRole('button', { name: 'Save progress' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(server, invitations.reportProgress)).toEqual({
    milestones_completed: 2,
    total_milestones: 2,
    latest_milestone: 'A hard handover',
    points_earned: 18,
  });
});

test('a resend can write to a known address', async () => {
  const known = anInvitation({ candidate_email: 'priya@example.com' });
  const { panel, user, server } = await openOne(known, (fake) =>
    fake.on(invitations.resend, { body: { success: true, invitation: known } }),
  );
  await user.click(panel.getByRole('button', { name: 'Resend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend the invitation' }));
  expect(dialog.getByRole('switch')).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText('The invitation of Priya Raman was renewed')).toBeVisible();
  expect(bodyOf(server, invitations.resend)).toEqual({ expires_in_days: 30, send_email: true });
});

test('a resend that is refused says why and keeps the question open', async () => {
  const { panel, user } = await openOne(anInvitation(), (fake) =>
    fake.on(invitations.resend, refusal('rate_limited', { detail: messages.resentLately })),
  );
  await user.click(panel.getByRole('button', { name: 'Resend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resend the invitation' }));
  expect(dialog.queryByRole('switch')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await dialog.findByText(messages.resentLately)).toBeVisible();
});

const cancelElsewhere = (server: FakeServer) => {
  const cancelled = { body: anInvitation({ status: 'cancelled' }) };
  server.on(invitations.show, cancelled);
  server.on(invitations.progress, cancelled);
};

test('one that was cancelled in another window is shown so once a resend was refused', async () => {
  const detail = serverMessages.invitationCannotBecome('cancelled', 'pending');
  const { panel, user, server } = await openOne(anInvitation(), (fake) =>
    fake.on(invitations.resend, refusal('validation_error', { detail })),
  );
  await user.click(panel.getByRole('button', { name: 'Resend' }));
  cancelElsewhere(server);
  const dialog = within(screen.getByRole('dialog', { name: 'Resend the invitation' }));
  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await dialog.findByText(detail)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await panel.findByText(/^It was cancelled and its link is closed/)).toBeVisible();
});

test('returning to the window shows what happened meanwhile', async () => {
  const { panel, server } = await openOne(anInvitation());
  expect(await panel.findByText('Active')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(invitations.progress)).not.toHaveLength(0));
  cancelElsewhere(server);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await panel.findByText(/^It was cancelled and its link is closed/)).toBeVisible();
});

const weekAfter = (iso: string) => new Date(Date.parse(iso) + 7 * 86_400_000).toISOString();

test('days are added, and minutes where their number is limited', async () => {
  const limited = anInvitation({ time_limit_minutes: 60 });
  const { panel, user, server } = await openOne(limited, (fake) =>
    fake.on(invitations.extend, { body: anInvitation() }),
  );
  await user.click(panel.getByRole('button', { name: 'Extend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'More time for Priya Raman' }));
  const days = dialog.getByRole('textbox', { name: 'More days' });
  const [before, after] = [limited.expires_at, weekAfter(limited.expires_at)].map((iso) =>
    formatDay(iso),
  );
  const hint = dialog.getByText(`It expires on ${after} instead of ${before}.`);
  expect(hint).toBeVisible();
  // The break of a line parts no day from its month.
  expect(hint.textContent).toContain(`${after?.replaceAll(' ', '\u00a0')} instead`);
  expect(dialog.getByText('Now 60 minutes from the start.')).toBeVisible();
  await user.clear(days);
  expect(dialog.getByText(`It now expires on ${before}.`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Extend' }));
  expect(await dialog.findByText(messages.required)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /More minutes/ }), '30');
  expect(dialog.getByText('90 minutes from the start instead of 60.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Extend' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodyOf(server, invitations.extend)).toEqual({ minutes: 30 });
});

test.each([
  ['somebody who has begun', anInvitation(), /^The link stops.* They have begun, so the credit/],
  [
    'somebody who has not',
    aPending({ invitation_code: 'inv-ada-01' }),
    /^The link stops.* so you get the credit back\.$/,
  ],
])('cancelling %s says what becomes of the credit', async (_who, invitation, words) => {
  const { panel, user } = await openOne(invitation);
  await user.click(panel.getByRole('button', { name: 'Cancel invitation' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the invitation/ }));
  expect(dialog.getByText(words)).toBeVisible();
});

test('a link that nobody opened says so, and of steps that an ATS reports that they were done elsewhere', async () => {
  const { panel } = await openOne(anInvitation({ access_count: 0, last_accessed: null }));
  expect(await panel.findByText('Not by this link')).toBeVisible();
  expect(panel.queryByText('Not yet')).toBeNull();
});

test('cancelling asks first', async () => {
  const { panel, user, server } = await openOne(anInvitation(), (fake) =>
    fake.on(invitations.cancel, { body: anInvitation({ status: 'cancelled' }) }),
  );
  await user.click(panel.getByRole('button', { name: 'Cancel invitation' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Cancel the invitation/ }));
  expect(server.requestsTo(invitations.cancel)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Cancel invitation' }));
  await waitFor(() => expect(server.requestsTo(invitations.cancel)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('erasing says that it cannot be undone, and leaves the detail', async () => {
  const { panel, user, server, router } = await openOne(anInvitation(), (fake) =>
    fake.on(invitations.erase, { status: 204 }),
  );
  await user.click(panel.getByRole('button', { name: 'More about this invitation' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Erase' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Erase the invitation/ }));
  expect(dialog.getByText(/This cannot be undone\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase everything' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(bodyOf(server, invitations.erase)).toEqual({ confirm: true });
});

test('one that has expired can be brought back, and says how', async () => {
  const { panel } = await openOne(anInvitation({ status: 'expired' }));
  expect(panel.getByRole('button', { name: 'Resend' })).toBeEnabled();
  expect(panel.queryByRole('button', { name: 'Extend' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Cancel invitation' })).toBeNull();
  expect(panel.getByText(/Resend opens the same link again/)).toBeVisible();
});

test('one whose answers are in says that nothing is left to do, without a button that does nothing', async () => {
  const { panel } = await openOne(anInvitation({ status: 'completed' }));
  expect(panel.getByText(/^The answers are in/)).toBeVisible();
  expect(panel.queryByRole('button', { name: /^(Resend|Extend|Cancel)/ })).toBeNull();
});

test('a candidate’s request is settled', async () => {
  const asked: InvitationRequest = {
    request_id: 'request-01',
    kind: 'adjustment',
    message: 'More time, please.',
    created_at: daysAgo(1),
    settled_at: null,
  };
  let settled: string | null = null;
  const { panel, user } = await openOne(anInvitation({ open_requests: 1 }), (fake) => {
    fake.on(invitations.requests, () => ({
      body: { requests: [{ ...asked, settled_at: settled }] },
    }));
    fake.on(invitations.settleRequest, () => {
      settled = daysAgo(0);
      return { body: { ...asked, settled_at: settled } };
    });
  });
  expect(await panel.findByText('More time, please.')).toBeVisible();
  expect(screen.getByRole('row', { name: /Priya Raman/ })).toHaveTextContent('Asked');
  await user.click(panel.getByRole('button', { name: 'Settle: Asks for adjustments' }));
  expect(await panel.findByText(/^Settled /)).toBeVisible();
  expect(panel.getByText('Asks for adjustments').closest(':focus')).not.toBeNull();
});

const DONE = anInvitation({ status: 'completed', progressStatus: 'completed' });

test('a completed one shows its score with the quotes, and the answers step by step', async () => {
  const match = aMatch({ overall_score: 72, tier: 'good' });
  const { panel } = await openOne(DONE, (fake) =>
    fake.on(invitations.result, { body: aResult({ match_results: match }) }),
  );
  expect(await panel.findByRole('img', { name: 'Match 72 of 100, good' })).toBeVisible();
  expect(panel.getByText(/^72 of 100, good match\./)).toBeVisible();
  const answers = within(panel.getByRole('list', { name: 'Answers' }));
  expect(answers.getByText('18 points')).toBeVisible();
  expect(answers.getAllByText('For you to read')).toHaveLength(1);
  const unread = answers.getByText('Nobody asked the night shift.').closest('li');
  expect(unread).toHaveTextContent('For you to read');
  expect(answers.getByText('No answer')).toBeVisible();
});

test('answers that could not be scored can be read', async () => {
  const { panel } = await openOne(DONE, (fake) => fake.on(invitations.result, { body: aResult() }));
  expect(await panel.findByText(/^Nothing in these answers could be scored/)).toBeVisible();
  expect(panel.getByText('I led the migration.')).toBeVisible();
});

test('the answers of an ATS are said to be there', async () => {
  const { panel, server } = await openOne({ ...DONE, ats_source: 'ashby', assessment_id: null });
  expect(panel.getByText(/are at Ashby, which hosts/)).toBeVisible();
  expect(server.requestsTo(invitations.result)).toHaveLength(0);
});
