import { accounts } from '@candor/domain/api/accounts';
import { batches } from '@candor/domain/api/batches';
import { invitations } from '@candor/domain/api/invitations';
import { users } from '@candor/domain/api/users';
import { messages } from '@candor/domain/messages';
import { serverMessages } from '@candor/domain/server-messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { aQuota, aUser } from '../../../testing/samples';
import { ownTimeZone } from '../../../ui/own-time-zone';
import { aList, anAssessment, aPending } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';

type Opening = Parameters<typeof openInvitations>[0];

async function openForm(opening: Opening = {}) {
  const app = await openInvitations({ query: '?invite=', ...opening });
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  await dialog.findByRole('combobox', { name: 'Assessment' });
  return { ...app, dialog };
}

const bodies = (server: FakeServer) =>
  server.requestsTo(invitations.create).map(({ body }) => JSON.parse(String(body)));

/** Invites named people, each with their own code, and rejects those for whom `refuse` has a reason. */
function inviting(refuse: (email: string) => ReturnType<typeof refusal> | null = () => null) {
  return (server: FakeServer) => {
    let count = 0;
    server.on(invitations.create, ({ body }) => {
      const { candidate_name = null, candidate_email = null } = JSON.parse(String(body));
      const refused = refuse(String(candidate_email));
      if (refused) return refused;
      count += 1;
      const invitation_code = `inv-ingrid-0${count}`;
      return {
        status: 201,
        body: aPending({ candidate_name, candidate_email, invitation_code }),
      };
    });
  };
}

const OUT_OF_CREDITS = refusal('quota_exceeded', {
  detail: serverMessages.invitationCredits('starter'),
  limit_type: 'invitation_credits',
  upgrade_required: true,
});

test('the assessment that the address names is chosen, however many there are', async () => {
  const all = Array.from({ length: 101 }, (_, at) =>
    anAssessment({ assessment_id: `own-${at}`, title: `Assessment ${at}` }),
  );
  const { dialog } = await openForm({
    query: '?invite=own-100',
    answers: (server) =>
      server.on(invitations.assessments, ({ url }) => {
        const skip = Number(new URL(url, 'http://localhost').searchParams.get('skip'));
        const assessments = all.slice(skip, skip + 100);
        const has_more = skip + 100 < all.length;
        return { body: { assessments, total: all.length, limit: 100, skip, has_more } };
      }),
  });
  expect(dialog.getByRole('combobox', { name: 'Assessment' })).toHaveDisplayValue(
    /^Assessment 100/,
  );
});

test('the form takes the focus when it arrives, and the first invitation leaves it at the button for the next', async () => {
  const { server, user } = await openInvitations({ rows: [], answers: inviting() });
  await user.click(await screen.findByRole('button', { name: 'New invitation' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  const first = await dialog.findByRole('combobox', { name: 'Assessment' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  server.on(invitations.list, { body: aList([aPending()]) });
  await user.keyboard('{Enter}');
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  await screen.findByRole('button', { name: 'Export' });
  await user.click(done.getByRole('button', { name: 'Done' }));
  const next = await screen.findByRole('button', { name: 'New invitation' });
  await waitFor(() => expect(next).toHaveFocus());
});

test('own assessments stand first, and the one that the address names is chosen', async () => {
  const hosted = anAssessment({ assessment_id: 'ashby-0001', ats_source: 'ashby', title: null });
  const other = anAssessment({ assessment_id: 'own-00000002', title: 'Night shift' });
  const { dialog } = await openForm({
    query: '?invite=own-00000002',
    assessments: [hosted, anAssessment(), other],
  });
  const field = dialog.getByRole('combobox', { name: 'Assessment' });
  expect(
    within(field)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First weeks, Solutions Engineer',
    'Night shift, Solutions Engineer',
    'Ashby: ashby-0001',
    'Ashby assessment, by its id',
    'Greenhouse assessment, by its id',
  ]);
  expect(field).toHaveDisplayValue('Night shift, Solutions Engineer');
});

test('somebody is invited, the link is on the clipboard, and another one can follow', async () => {
  const { dialog, user, server } = await openForm({ answers: inviting() });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.type(dialog.getByRole('textbox', { name: /Candidate’s name/ }), 'Ada Boyle');
  await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  expect(dialog.queryByRole('switch', { name: /Remind them/ })).toBeNull();
  await user.click(dialog.getByRole('switch', { name: /Send the invitation by e-mail/ }));
  await user.click(dialog.getByRole('switch', { name: /Remind them by e-mail/ }));
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  expect(await screen.findByText(messages.linkCopied)).toBeVisible();
  expect(write).toHaveBeenCalledWith('https://candor.example/invite/inv-ingrid-01');
  expect(bodies(server)).toEqual([
    {
      assessment_id: 'own-00000001',
      candidate_name: 'Ada Boyle',
      expires_in_days: 30,
      candidate_email: 'ada@example.com',
      send_email: true,
      remind: true,
      time_zone: ownTimeZone(),
    },
  ]);
  expect(done.getByRole('link', { name: 'E-mail the link' })).toBeVisible();
  await user.click(done.getByRole('button', { name: 'Invite another' }));
  expect(await screen.findByRole('textbox', { name: /Candidate’s name/ })).toHaveValue('');
});

test('a link that the browser does not copy by itself is selected', async () => {
  const { dialog, user } = await openForm({ answers: inviting() });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.type(dialog.getByRole('textbox', { name: /Candidate’s name/ }), 'Ada Boyle');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  expect(await screen.findByText(messages.linkNotCopied)).toBeVisible();
  const link = done.getByRole<HTMLInputElement>('textbox', { name: 'Link of the invitation' });
  expect(link).toHaveFocus();
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

test('an id that is entered by hand is judged before it is sent', async () => {
  const { dialog, user, server } = await openForm({ assessments: [] });
  expect(dialog.getByText(/^You have no assessment of your own yet/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'New assessment' })).toBeVisible();
  expect(dialog.getByText(/^No assessment of an ATS is listed/)).toBeVisible();
  const connect = dialog.getByRole('link', { name: 'Connect your ATS' });
  expect(connect).toHaveAttribute('href', '/integrations');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText(messages.assessmentIdRequired)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Ashby assessment id' }), 'abc');
  expect(await dialog.findByText(messages.assessmentIdShort)).toBeVisible();
  expect(server.requestsTo(invitations.create)).toHaveLength(0);
});

test('what is wrong with an invitation stands below the button that was pressed', async () => {
  const { dialog, user } = await openForm({ answers: inviting(() => OUT_OF_CREDITS) });
  await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  const button = dialog.getByRole('button', { name: 'Invite' });
  await user.click(button);
  const problem = await dialog.findByRole('alert');
  expect(button.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('several are invited one after the other, each under a key of its own', async () => {
  const { dialog, user, server } = await openForm({ answers: inviting() });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('Ada Boyle <ada@example.com>\nben@example.com\nada@example.com');
  expect(dialog.getByText('2 people, 1 written twice')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  expect(done.getByText(/^2 people can begin/)).toBeVisible();
  expect(bodies(server).map(({ candidate_email }) => candidate_email)).toEqual([
    'ada@example.com',
    'ben@example.com',
  ]);
  const keys = server
    .requestsTo(invitations.create)
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});

test('one invitation is told to take one credit', async () => {
  const { dialog } = await openForm();
  expect(await dialog.findByText('Takes 1 of 60 invitation credits.')).toBeVisible();
});

test('the credits for several invitations are shown before they are sent, and links appear next to their people', async () => {
  const { dialog, user } = await openForm({ answers: inviting() });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('Ada Boyle <ada@example.com>\nben@example.com');
  expect(await dialog.findByText('Takes 2 of 60 invitation credits.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(done.getByRole('button', { name: 'Copy the link of Ada Boyle' }));
  expect(write).toHaveBeenCalledWith('https://candor.example/invite/inv-ingrid-01');
  expect(done.getByRole('button', { name: 'Copy the link of ben@example.com' })).toBeVisible();
});

test('a form that is closed while it sends leaves the rest uninvited, and says how far it came', async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { dialog, user, server } = await openForm({
    answers: (answering) =>
      answering.on(invitations.create, async () => {
        await held;
        return { status: 201, body: aPending() };
      }),
  });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('ada@example.com\nben@example.com\ncleo@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  answer();
  expect(await screen.findByText('1 of 3 people invited')).toBeVisible();
  expect(server.requestsTo(invitations.create)).toHaveLength(1);
});

test('who could not be invited stays in the form with the reason, and is tried again under the same key', async () => {
  let gone = true;
  const { dialog, user, server } = await openForm({
    answers: inviting((email) =>
      gone && email === 'ben@example.com' ? refusal('not_found', { detail: 'Gone.' }) : null,
    ),
  });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('ada@example.com\nBen Okafor, ben@example.com\ncleo@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('2 of 3 people invited');
  expect(alert).toHaveTextContent('Ben Okafor <ben@example.com> Gone.');
  expect(dialog.getByRole('textbox', { name: 'People' })).toHaveValue(
    'Ben Okafor <ben@example.com>',
  );
  gone = false;
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  const ofBen = server
    .requestsTo(invitations.create)
    .filter(({ body }) => String(body).includes('ben@'));
  expect(ofBen).toHaveLength(2);
  expect(ofBen[0]?.headers['Idempotency-Key']).toBe(ofBen[1]?.headers['Idempotency-Key']);
});

test('without credits nobody else is tried, and the ways to get more are named', async () => {
  const { dialog, user, server } = await openForm({
    answers: inviting((email) => (email === 'ada@example.com' ? null : OUT_OF_CREDITS)),
  });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('ada@example.com\nben@example.com\ncleo@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('1 of 3 people invited. 1 was not tried. The others stay below.');
  expect(server.requestsTo(invitations.create)).toHaveLength(2);
  expect(await within(alert).findByRole('link', { name: 'Buy credits' })).toHaveAttribute(
    'href',
    '/billing',
  );
  expect(within(alert).getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
});

test('a failure that would meet everybody ends the sending, and one press goes on with the rest', async () => {
  let down = true;
  const { dialog, user, server } = await openForm({
    answers: inviting((email) =>
      down && email !== 'ada@example.com' ? refusal('service_unavailable') : null,
    ),
  });
  await user.click(dialog.getByRole('radio', { name: 'Several people' }));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('ada@example.com\nben@example.com\ncleo@example.com\ndora@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite 4 people' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('1 of 4 people invited. 2 were not tried.');
  const tried = new Set(bodies(server).map(({ candidate_email }) => candidate_email));
  expect([...tried]).toEqual(['ada@example.com', 'ben@example.com']);
  expect(dialog.getByRole('textbox', { name: 'People' })).toHaveValue(
    'ben@example.com\ncleo@example.com\ndora@example.com',
  );
  down = false;
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  expect(await screen.findByRole('dialog', { name: 'Invited' })).toBeVisible();
});

test('that no credit is left is said before anything is typed, and nothing can be sent', async () => {
  const { dialog } = await openForm({ credits: 0, payments: false });
  expect(await dialog.findByText(/^No invitation credits are left/)).toBeVisible();
  expect(dialog.queryByRole('link', { name: 'Buy credits' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Invite' })).toBeDisabled();
});

test('that the last credit went to somebody else meanwhile is said when it is refused', async () => {
  const { dialog, user } = await openForm({ answers: inviting(() => OUT_OF_CREDITS) });
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  // The ways out of it may stand behind the sentence already.
  const said = await dialog.findByText(serverMessages.invitationCredits('starter'), {
    exact: false,
  });
  expect(said).toBeVisible();
});

test('a refusal that reveals another plan stays beside what was written', async () => {
  const { dialog, user, server, state } = await openForm({
    answers: (fake) =>
      fake.on(invitations.create, () => {
        fake.on(accounts.me, { body: aUser({}, 'trial') });
        return { ...OUT_OF_CREDITS, headers: { 'X-Plan-Type': 'trial' } };
      }),
  });
  await user.type(dialog.getByRole('textbox', { name: /^Candidate’s name/ }), 'Ingrid');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(state.get().user?.plan_info.plan_type).toBe('trial'));
  await waitFor(() => expect(server.requestsTo(invitations.assessments)).toHaveLength(2));
  const said = dialog.getByText(serverMessages.invitationCredits('starter'), { exact: false });
  expect(said).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Candidate’s name/ })).toHaveValue('Ingrid');
});

test('users of the highest plan are shown no other one, but whom to ask', async () => {
  const { dialog } = await openForm({
    payments: false,
    answers: (server) =>
      server.on(users.quotaStatus, {
        body: aQuota({ plan_type: 'enterprise', invitation_credits: 0 }),
      }),
  });
  const way = await dialog.findByRole('link', { name: 'Contact Sales' });
  expect(way).toHaveAttribute('href', '/support');
  expect(dialog.queryByRole('link', { name: 'Upgrade Plan' })).toBeNull();
});

test('assessments that cannot be listed leave the way by their id', async () => {
  const { dialog } = await openForm({
    answers: (server) => server.on(invitations.assessments, refusal('permission_denied')),
  });
  expect(dialog.getByText('Your assessments could not be loaded.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Ashby assessment id' })).toBeVisible();
});

test('closing takes the form out of the address', async () => {
  const { dialog, user, router } = await openForm({ query: '?status=pending&invite=' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
});

/** A candidate of a batch whose resume could not be read, but who is identified. */
const RESUME = {
  candidate_id_internal: 'candidate-0001',
  ordinal: 1,
  charged_to_quota: false,
  original_filename: null,
  candidate_name: 'Ada Boyle',
  candidate_id: null,
  email: 'ada@example.com',
  headline: null,
  match_score: null,
  error: null,
  error_code: null,
  duplicate_of: null,
  decision: null,
  match_results: null,
  document_text: null,
  decision_detail: null,
  read_problems: [],
};
const OF_CANDIDATE = '?invite=&batch=batch-0001&candidate=candidate-0001';

test('coming from a resume puts its person into the form, once', async () => {
  const { dialog, user, server } = await openForm({
    query: OF_CANDIDATE,
    answers: (answering) => {
      inviting()(answering);
      answering.on(batches.candidate, { body: RESUME });
    },
  });
  expect(dialog.getByRole('textbox', { name: /Candidate’s name/ })).toHaveValue('Ada Boyle');
  expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ada@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  expect(bodies(server)).toMatchObject([{ candidate_name: 'Ada Boyle' }]);
  await user.click(done.getByRole('button', { name: 'Invite another' }));
  expect(await screen.findByRole('textbox', { name: /Candidate’s name/ })).toHaveValue('');
});

test('if the resume is gone the form is filled in by hand', async () => {
  const { dialog } = await openForm({
    query: OF_CANDIDATE,
    answers: (answering) => answering.on(batches.candidate, refusal('not_found')),
  });
  expect(dialog.getByRole('textbox', { name: /Candidate’s name/ })).toHaveValue('');
});
