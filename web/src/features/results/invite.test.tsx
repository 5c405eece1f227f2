import { invitations } from '@candor/domain/api/invitations';
import { reviews } from '@candor/domain/api/reviews';
import { system } from '@candor/domain/api/system';
import { users } from '@candor/domain/api/users';
import type { ProcessedItem } from '@candor/domain/model/batch';
import type { InvitableAssessment, KnownInvitation } from '@candor/domain/model/invitation';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { aConfig, anItem, aQuota } from '../../testing/samples';
import { anAssessment, aPending } from '../invitations/testing/invitation-samples';
import { aResultsServer } from './testing/results-server';

const REVIEWING = 'candor.reviewing.user-0001';
afterEach(() => window.localStorage.removeItem(REVIEWING));

const PEOPLE = [
  anItem(1, 90, { email: 'one@example.com' }),
  anItem(2, 80, { email: 'two@example.com' }),
  anItem(3, 70),
  anItem(4, 60, { candidate_name: null }),
];

type Opening = {
  people?: readonly ProcessedItem[];
  credits?: number;
  assessments?: readonly InvitableAssessment[];
  /** Earlier invitations. */
  known?: readonly KnownInvitation[];
};

/** The results of a batch, on a server where everybody can be invited. */
async function openResults(opening: Opening = {}) {
  const { people = PEOPLE, credits = 60, assessments = [anAssessment()], known = [] } = opening;
  const server = aResultsServer(people);
  // Those that the results carry stand.
  server.on(reviews.decisions, { status: 503 });
  let count = 0;
  server.on(system.config, { body: aConfig({ payments: true }) });
  server.on(users.quotaStatus, { body: aQuota({ invitation_credits: credits }) });
  server.on(invitations.assessments, {
    body: { assessments, total: assessments.length, limit: 100, skip: 0, has_more: false },
  });
  server.on(invitations.known, { body: { known } });
  server.on(invitations.create, ({ body }) => {
    const { candidate_name = null, candidate_email = null } = JSON.parse(String(body));
    count += 1;
    const over = { candidate_name, candidate_email, invitation_code: `inv-person-${count}` };
    return { status: 201, body: aPending(over) };
  });
  const app = await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('grid');
  const user = userEvent.setup();
  const bodies = () =>
    server.requestsTo(invitations.create).map(({ body }) => JSON.parse(String(body)));
  return { ...app, user, bodies };
}

const bar = () => screen.getByRole('region', { name: 'Selection' });

async function inviteAll(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('checkbox', { name: /^Select (all|everybody)/ }));
  await user.click(within(bar()).getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  const list = within(await dialog.findByRole('list', { name: 'Selected people' }));
  return { dialog, list };
}

test('whoever has no assessment yet comes to a new one with the job of this batch', async () => {
  const { user } = await openResults({ assessments: [] });
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  await user.click(within(bar()).getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New invitation' }));
  expect(await dialog.findByRole('link', { name: 'New assessment' })).toHaveAttribute(
    'href',
    '/invitations/assessments/new?job=batch-0001',
  );
});

test('everybody selected is invited, those without an address by a link to pass on', async () => {
  const { user, bodies } = await openResults();
  const { dialog, list } = await inviteAll(user);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 1one@example.com',
    'Person 2two@example.com',
    'Person 3No e-mail address',
    'file-4.pdfNo e-mail address',
  ]);
  expect(dialog.getByText(/^2 people have no e-mail address in the resume/)).toBeVisible();
  expect(await dialog.findByText('Takes 4 of 60 invitation credits.')).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: /Send the invitation by e-mail/ }));
  await user.click(dialog.getByRole('button', { name: 'Invite 4 people' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }));
  expect(bodies().map((body) => [body.candidate_name, body.send_email])).toEqual([
    ['Person 1', true],
    ['Person 2', true],
    ['Person 3', false],
    [undefined, false],
  ]);
  expect(done.getAllByRole('button', { name: /^Copy the link of/ })).toHaveLength(2);
  expect(done.getByRole('button', { name: 'Copy the link of file-4.pdf' })).toBeVisible();
  await user.click(done.getByRole('button', { name: 'Done' }));
  expect(bar()).toHaveTextContent('4 selected');
});

test('it is said who of the selected was set aside, and no longer once they are left out', async () => {
  const people = [anItem(1, 90), anItem(2, 80, { decision: 'set_aside' })];
  const { user } = await openResults({ people });
  const { dialog } = await inviteAll(user);
  expect(dialog.getByText('Set aside, and invited all the same: Person 2.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave out Person 2' }));
  expect(dialog.queryByText(/^Set aside/)).toBeNull();
});

test('somebody can be removed before anybody is invited, and the focus moves to the next', async () => {
  const { user, bodies } = await openResults();
  const { dialog, list } = await inviteAll(user);
  await user.click(list.getByRole('button', { name: 'Leave out Person 2' }));
  expect(list.getByRole('button', { name: 'Leave out Person 3' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  expect(bodies().map((body) => body.candidate_name)).toEqual(['Person 1', 'Person 3', undefined]);
});

test('if names are hidden nobody is named in the process, and the invitations name them', async () => {
  window.localStorage.setItem(REVIEWING, JSON.stringify({ hideNames: true }));
  const { user, bodies } = await openResults();
  const { dialog } = await inviteAll(user);
  const form = screen.getByRole('dialog', { name: 'New invitation' });
  expect(form).toHaveTextContent('Candidate 1');
  expect(form).toHaveTextContent(/Names are hidden here/);
  expect(form).not.toHaveTextContent(/Person|@example|file-4/);
  await user.click(dialog.getByRole('button', { name: 'Invite 4 people' }));
  const done = await screen.findByRole('dialog', { name: 'Invited' });
  expect(done).toHaveTextContent('Candidate 1');
  expect(done).not.toHaveTextContent(/Person|@example|file-4/);
  expect(bodies()[0]).toMatchObject({ candidate_name: 'Person 1' });
});

test('people invited before are reported by their displayed names, and excluded', async () => {
  window.localStorage.setItem(REVIEWING, JSON.stringify({ hideNames: true }));
  const before: KnownInvitation = {
    candidate_email: 'two@example.com',
    invitation_code: 'inv-before-two',
    created_at: '2026-03-02T09:00:00.000Z',
    expires_at: '2026-04-01T09:00:00.000Z',
    status: 'completed',
    submitted_at: null,
  };
  const { user, bodies } = await openResults({ known: [before] });
  const { dialog, list } = await inviteAll(user);
  await dialog.findByText('1 of 4 was invited to this assessment before.');
  const [, second] = list.getAllByRole('listitem');
  expect(second).toHaveTextContent(/^Candidate 2Invited on .+, completed/);
  expect(list.getByRole('link', { name: /^Open the invitation of Candidate 2/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave them out' }));
  const form = screen.getByRole('dialog', { name: 'New invitation' });
  expect(form).not.toHaveTextContent(/Person|@example|file-4/);
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  await screen.findByRole('dialog', { name: 'Invited' });
  expect(bodies().map(({ candidate_email }) => candidate_email)).not.toContain('two@example.com');
});

test('if names are hidden one person is invited from here, and not from a page that shows the name', async () => {
  window.localStorage.setItem(REVIEWING, JSON.stringify({ hideNames: true }));
  const { user } = await openResults();
  await user.click(screen.getByRole('button', { name: 'Candidate 2' }));
  await user.click(await screen.findByRole('tab', { name: 'Questions' }));
  await user.click(await screen.findByRole('button', { name: 'Invite to an assessment' }));
  const form = await screen.findByRole('dialog', { name: 'New invitation' });
  await waitFor(() => expect(form).toHaveTextContent('Candidate 2'));
  expect(form).not.toHaveTextContent(/Person 2|two@example/);
  await user.click(within(form).getByRole('button', { name: 'Invite' }));
  const done = await screen.findByRole('dialog', { name: 'Invited' });
  expect(done).toHaveTextContent(/^InvitedCandidate 2 can begin until/);
});

test('the palette invites the target of the keys', async () => {
  const { user } = await openResults();
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search and commands' }));
  await user.click(await palette.findByRole('option', { name: /^Invite to an assessment/ }));
  const list = within(await screen.findByRole('list', { name: 'Selected people' }));
  const named = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(named).toEqual(['Person 2two@example.com', 'Person 3No e-mail address']);
});

test('insufficient credits are reported before anything is sent, with a way to get more', async () => {
  const { user } = await openResults({ credits: 1 });
  const { dialog } = await inviteAll(user);
  expect(await dialog.findByText(/^There is 1 credit left for 4 people/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Buy credits' })).toBeVisible();
  expect(dialog.queryByText(/^Takes/)).toBeNull();
});

test('of more than a hundred the first are invited, and the others stay selected for the next time', async () => {
  const people = Array.from({ length: 103 }, (_, index) => anItem(index + 1, 90));
  const { user, bodies } = await openResults({ people, credits: 500 });
  const { dialog } = await inviteAll(user);
  expect(dialog.getByText(/^103 people are selected, and 100 are invited at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Invite 100 people' }));
  const done = within(await screen.findByRole('dialog', { name: 'Invited' }, { timeout: 10_000 }));
  expect(done.getByText(/The other 3 are still selected/)).toBeVisible();
  expect(bodies()).toHaveLength(100);
  await user.click(done.getByRole('button', { name: 'Done' }));
  expect(bar()).toHaveTextContent('3 selected');
});

test('after creating an assessment first, the selection is still there on return', async () => {
  const { user, router } = await openResults({ assessments: [] });
  const { dialog } = await inviteAll(user);
  await user.click(await dialog.findByRole('link', { name: 'New assessment' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.newAssessment));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('region', { name: 'Selection' })).toHaveTextContent('4 selected');
});

test('a closed form keeps no selection for later', async () => {
  const { user, router } = await openResults();
  const { dialog } = await inviteAll(user);
  expect(router.state.location.state).toEqual({
    selected: PEOPLE.map((p) => p.candidate_id_internal),
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(bar()).toHaveTextContent('4 selected');
});
