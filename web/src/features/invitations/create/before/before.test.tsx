import { invitations } from '@candor/domain/api/invitations';
import type { KnownInvitation } from '@candor/domain/model/invitation';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeServer, refusal } from '../../../../testing/fake-server';
import { anAssessment, aPending, daysAgo } from '../../testing/invitation-samples';
import { openInvitations } from '../../testing/open-invitations';

const LISTED = 'Ada Boyle <Ada@Example.com>\nben@example.com\ncleo@example.com';

const invited = (email: string, over: Partial<KnownInvitation> = {}): KnownInvitation => ({
  candidate_email: email,
  invitation_code: `inv-before-${email.split('@')[0]}`,
  status: 'pending',
  created_at: daysAgo(3),
  expires_at: daysAgo(-27),
  submitted_at: null,
  ...over,
});

const asked = (body: unknown): { assessment_id?: string; candidate_emails: string[] } =>
  JSON.parse(String(body));

/** A server that knows these of the requested people, for the first assessment. */
function knowing(...people: KnownInvitation[]) {
  return (server: FakeServer) => {
    server.on(invitations.known, ({ body }) => {
      const { assessment_id, candidate_emails } = asked(body);
      const known = people.filter(({ candidate_email: email }) => candidate_emails.includes(email));
      return { body: { known: assessment_id === 'own-00000001' ? known : [] } };
    });
    server.on(invitations.create, ({ body }) => {
      const { candidate_email } = JSON.parse(String(body));
      const invitation_code = `inv-again-${candidate_email}`;
      return { status: 201, body: aPending({ candidate_email, invitation_code }) };
    });
  };
}

async function openForm(answers: (server: FakeServer) => void) {
  const assessments = [anAssessment(), anAssessment({ assessment_id: 'own-00000002', title: 'B' })];
  const app = await openInvitations({ query: '?invite=', assessments, answers });
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  await dialog.findByRole('combobox', { name: 'Assessment' });
  const { user, server } = app;
  const list = async (lines: string) => {
    await user.click(dialog.getByRole('radio', { name: 'Several people' }));
    await user.click(dialog.getByRole('textbox', { name: 'People' }));
    await user.paste(lines);
  };
  const sent = () =>
    server.requestsTo(invitations.create).map(({ body }) => JSON.parse(String(body)));
  return { ...app, dialog, list, sent };
}

const address = { name: /E-mail/ };
const LEAVE_OUT = { name: 'Leave them out' };

test('one person who was invited before is named under their address, with the way there', async () => {
  const { dialog, user, router } = await openForm(knowing(invited('ada@example.com')));
  await user.type(dialog.getByRole('textbox', address), 'ADA@example.com');
  expect(await dialog.findByText(/^Invited on .+, open until .+\.$/)).toBeVisible();
  expect(dialog.getByRole('textbox', address)).toHaveFocus();
  await user.click(dialog.getByRole('link', { name: 'Open that invitation' }));
  await waitFor(() => expect(router.state.location.search).toBe('?open=inv-before-ada'));
  expect(screen.queryByRole('dialog', { name: 'New invitation' })).toBeNull();
});

test('what is said of one address or assessment is not said of another', async () => {
  const { dialog, user } = await openForm(knowing(invited('ada@example.com')));
  await user.type(dialog.getByRole('textbox', address), 'ada@example.com');
  await dialog.findByText(/^Invited on/);
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Assessment' }),
    'unknown:own-00000002',
  );
  expect(dialog.queryByText(/^Invited on/)).toBeNull();
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Assessment' }),
    'unknown:own-00000001',
  );
  await dialog.findByText(/^Invited on/);
  await user.type(dialog.getByRole('textbox', address), '.au');
  expect(dialog.queryByText(/^Invited on/)).toBeNull();
});

test('whoever was invited before can be invited again', async () => {
  const { dialog, user, sent } = await openForm(knowing(invited('ada@example.com')));
  await user.type(dialog.getByRole('textbox', address), 'ada@example.com');
  await dialog.findByText(/^Invited on/);
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  expect(sent()).toHaveLength(1);
});

test('those of a list are counted, named, left out and brought back, and the credits follow', async () => {
  const known = [
    invited('ada@example.com', { status: 'completed', submitted_at: daysAgo(1) }),
    invited('ben@example.com'),
  ];
  const { dialog, list, user, sent } = await openForm(knowing(...known));
  await list(LISTED);
  const note = await dialog.findByText('2 of 3 were invited to this assessment before.');
  expect(dialog.getByText('Invited to this assessment before: 2.')).toHaveAttribute(
    'role',
    'status',
  );
  const before = within(dialog.getByRole('list', { name: 'Invited before' }));
  const [ada, ben] = before.getAllByRole('listitem');
  expect(ada).toHaveTextContent(/^Ada Boyle ?Invited on .+, completed on /);
  expect(ben).toHaveTextContent(/^ben@example.com ?Invited on .+, open until /);
  const way = before.getByRole('link', { name: /^Open the invitation of Ada Boyle/ });
  expect(way).toHaveAttribute('href', '/invitations?open=inv-before-ada');
  expect(way).toHaveAttribute('target', '_blank');
  expect(await dialog.findByText('Takes 3 of 60 invitation credits.')).toBeVisible();

  dialog.getByRole('button', LEAVE_OUT).focus();
  await user.keyboard('{Enter}');
  expect(note).toHaveTextContent('2 of 3 were invited to this assessment before and are left out.');
  expect(ben).toHaveTextContent(/Left out\. Invited on/);
  expect(dialog.getByRole('button', { name: 'Bring them back' })).toHaveFocus();
  expect(dialog.getByText('Takes 1 of 60 invitation credits.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Takes 3 of 60 invitation credits.')).toBeVisible();
  await user.keyboard('{Enter}');

  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  expect(sent().map(({ candidate_email }) => candidate_email)).toEqual(['cleo@example.com']);
});

test('people typed later who are known, too, are not removed unasked', async () => {
  const known = [invited('ada@example.com'), invited('dora@example.com')];
  const { dialog, list, user } = await openForm(knowing(...known));
  await list(LISTED);
  await user.click(await dialog.findByRole('button', LEAVE_OUT));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.keyboard('{End}');
  await user.paste('\ndora@example.com');
  await dialog.findByText('2 of 4 were invited to this assessment before. 1 of them is left out.');
  expect(dialog.getByRole('button', { name: 'Invite 3 people' })).toBeVisible();
  await user.click(dialog.getByRole('button', LEAVE_OUT));
  expect(dialog.getByRole('button', { name: 'Invite 2 people' })).toBeVisible();
});

test('nobody is invited if everybody is removed, and the form says so', async () => {
  const { dialog, list, user, sent } = await openForm(knowing(invited('ben@example.com')));
  await list('ben@example.com');
  await user.click(await dialog.findByRole('button', LEAVE_OUT));
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Everybody is left out.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Bring them back' }));
  expect(dialog.queryByText('Everybody is left out.')).toBeNull();
  expect(sent()).toHaveLength(0);
});

test('whoever was left out stays in the form when others could not be invited', async () => {
  const { dialog, list, user } = await openForm((server) => {
    knowing(invited('ben@example.com'))(server);
    server.on(invitations.create, ({ body }) =>
      String(body).includes('cleo@')
        ? refusal('not_found', { detail: 'Gone.' })
        : { status: 201, body: aPending() },
    );
  });
  await list(LISTED);
  await user.click(await dialog.findByRole('button', LEAVE_OUT));
  await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('1 of 2 people invited');
  expect(dialog.getByRole('textbox', { name: 'People' })).toHaveValue(
    'ben@example.com\ncleo@example.com',
  );
  expect(dialog.getByRole('button', { name: 'Bring them back' })).toBeVisible();
});

test('a failed lookup is reported quietly, and stops nobody', async () => {
  const { dialog, list, user, sent } = await openForm((server) => {
    knowing()(server);
    server.on(invitations.known, refusal('permission_denied'));
  });
  await list(LISTED);
  expect(await dialog.findByText(/^We could not check who was invited before/)).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  expect(sent()).toHaveLength(3);
});

test('removed people stay removed even if the lookup fails', async () => {
  const { dialog, list, user, server } = await openForm(knowing(invited('ben@example.com')));
  await list(LISTED);
  await user.click(await dialog.findByRole('button', LEAVE_OUT));
  server.on(invitations.known, refusal('permission_denied'));
  await user.click(dialog.getByRole('textbox', { name: 'People' }));
  await user.paste('\ndora@example.com');
  await waitFor(() => expect(server.requestsTo(invitations.known).length).toBeGreaterThan(1));
  expect(
    await dialog.findByText('1 of 4 was invited to this assessment before and is left out.'),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Invite 3 people' })).toBeVisible();
});

test('nothing is requested before an assessment and an address are there, nor while somebody types', async () => {
  const { dialog, user, server } = await openForm(knowing());
  const questions = () => server.requestsTo(invitations.known);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Assessment' }), 'ashby');
  await user.type(dialog.getByRole('textbox', address), 'ada@example.com');
  await user.type(dialog.getByRole('textbox', { name: 'Ashby assessment id' }), 'ashby-0001');
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(asked(questions()[0]?.body)).toEqual({
    ashby_assessment_id: 'ashby-0001',
    candidate_emails: ['ada@example.com'],
  });
});
