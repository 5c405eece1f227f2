import { staff } from '@candor/domain/api/staff';
import type { StaffChange, StaffUserDetail } from '@candor/domain/model/staff';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aUser } from '../../testing/samples';

const SUPPORT = aUser({ id: 'user-sol1', role: 'support' });
const NOW = '2026-03-02T09:00:00.000Z';

function anAccount(over: Partial<StaffUserDetail> = {}): StaffUserDetail {
  return {
    id: 'user-0042',
    email: 'odile@works.example',
    full_name: 'Odile Brandt',
    created_at: NOW,
    last_seen_at: null,
    email_confirmed: true,
    is_oauth: false,
    is_integration_partner: false,
    is_staff: false,
    suspended_at: null,
    plan_type: 'starter',
    status: 'active',
    trial_ends_at: null,
    current_period_end: NOW,
    candidates_used: 40,
    candidates_limit: 500,
    api_keys_used: 1,
    api_key_limit: 3,
    max_batch_size: 200,
    invitation_credits: 5,
    changes: [],
    agreed: { candidates_limit: null, api_key_limit: null, max_batch_size: null },
    ...over,
  };
}

function aChange(over: Partial<StaffChange> = {}): StaffChange {
  return {
    id: 'change-01',
    timestamp: NOW,
    by: 'sol@support.example',
    reason: 'Goodwill',
    changed: { invitationCredits: 9, 'before.invitationCredits': 5 },
    ...over,
  };
}

async function openList(query = '') {
  const server = aServer();
  const users = [
    anAccount(),
    anAccount({ id: 'user-0043', email: 'late@works.example', suspended_at: NOW }),
  ];
  server.on(staff.users, { body: { users, total: 41, limit: 10, skip: 0, has_more: true } });
  const app = await renderApp(paths.staff + query, { server, user: SUPPORT });
  await screen.findByRole('heading', { level: 1, name: 'Accounts' });
  return { ...app, server };
}

async function openAccount(user = anAccount()) {
  const server = aServer();
  server.on(staff.user, { body: user });
  server.on(staff.change, (request) => ({
    body: anAccount({ ...JSON.parse(String(request.body)), changes: [aChange()] }),
  }));
  const app = await renderApp(paths.staffUser(user.id), { server, user: SUPPORT });
  await screen.findByRole('heading', { level: 1, name: user.full_name });
  return { ...app, server, user: userEvent.setup() };
}

const lastChange = (server: ReturnType<typeof aServer>) =>
  JSON.parse(String(server.requestsTo(staff.change).at(-1)?.body));
const lastSearch = (server: ReturnType<typeof aServer>) =>
  JSON.parse(String(server.requestsTo(staff.users).at(-1)?.body));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const field = (name: string) => screen.getByRole('textbox', { name });

test('the list shows who is there, how they stand and how many there are', async () => {
  await openList();
  const row = (await screen.findByRole('link', { name: 'late@works.example' })).closest('tr');
  expect(row).toHaveTextContent('Suspended');
  expect(row).toHaveTextContent('40 of 500');
  expect(screen.getByText('41 accounts')).toBeVisible();
  expect(screen.getByText('1 to 2 of 41')).toBeVisible();
});

test('the search term appears in no URL, neither of the page nor of its requests', async () => {
  const { server, router } = await openList();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'odile');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Suspended');
  await waitFor(() => expect(router.state.location.search).toBe('?state=suspended'));
  await waitFor(() =>
    expect(lastSearch(server)).toMatchObject({ search: 'odile', state: 'suspended' }),
  );
  for (const { url } of server.requestsTo(staff.users)) expect(url).toMatch(/\/users\/search$/);
});

test('the search term is restored on the way back', async () => {
  const { server, router } = await openList();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search accounts' }), 'odile');
  await waitFor(() => expect(lastSearch(server)).toMatchObject({ search: 'odile' }));
  await router.navigate(paths.settings);
  await router.navigate(-1);
  expect(await screen.findByRole('searchbox', { name: 'Search accounts' })).toHaveValue('odile');
});

test('nobody found offers to clear the filters', async () => {
  const { server, router } = await openList();
  const none = { users: [], total: 0, limit: 10, skip: 0, has_more: false };
  server.on(staff.users, { body: none });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Enterprise');
  expect(await screen.findByText('No account matches')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const server = aServer();
  server.on(staff.users, refusal('service_unavailable'));
  await renderApp(paths.staff, { server, user: SUPPORT });
  expect(await screen.findByText('The accounts could not be loaded')).toBeVisible();
  const one = { users: [anAccount()], total: 1, limit: 10, skip: 0, has_more: false };
  server.on(staff.users, { body: one });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'odile@works.example' })).toBeVisible();
});

test('the staff find the way in their menu, others have none', async () => {
  const other = await renderApp(paths.settings);
  await userEvent.click(await screen.findByRole('button', { name: /^Account of/ }));
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Staff console' })).toBeNull();
  other.unmount();
  await openList();
  await userEvent.click(screen.getByRole('button', { name: `Account of ${SUPPORT.full_name}` }));
  expect(await screen.findByRole('menuitem', { name: 'Staff console' })).toBeVisible();
});

test.each([paths.staff, paths.staffUser('user-0042')])(
  '%s is not found by somebody who is not of the staff',
  async (path) => {
    const server = aServer();
    await renderApp(path, { server });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(server.requestsTo(staff.users)).toEqual([]);
    expect(server.requestsTo(staff.user)).toEqual([]);
  },
);

test('an account that never was is told as such', async () => {
  const server = aServer();
  server.on(staff.user, refusal('not_found'));
  await renderApp(paths.staffUser('user-9999'), { server, user: SUPPORT });
  expect(await screen.findByText('No such account')).toBeVisible();
});

test('a change sends only what differs, with its reason', async () => {
  const { server, user } = await openAccount();
  await user.clear(field('Invitation credits'));
  await user.type(field('Invitation credits'), '9');
  await user.type(field('API keys'), '40');
  await user.click(screen.getByRole('switch', { name: /^Integration partner/ }));
  await user.type(field('Reason'), 'Agreed by mail');
  await save();
  await waitFor(() => expect(server.requestsTo(staff.change)).toHaveLength(1));
  expect(lastChange(server)).toEqual({
    invitation_credits: 9,
    api_key_limit: 40,
    is_integration_partner: true,
    reason: 'Agreed by mail',
  });
});

test('an emptied limit is the plan’s own again', async () => {
  const agreed = { candidates_limit: 900, api_key_limit: null, max_batch_size: null };
  const { server, user } = await openAccount(anAccount({ agreed }));
  await user.clear(field('Candidates in a period'));
  await user.type(field('Reason'), 'Contract ended');
  await save();
  await waitFor(() => expect(server.requestsTo(staff.change)).toHaveLength(1));
  expect(lastChange(server)).toEqual({ candidates_limit: null, reason: 'Contract ended' });
});

test('nothing is sent without a reason, without a change or with a limit that is none', async () => {
  const { server, user } = await openAccount();
  await save();
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.type(field('Reason'), 'Because');
  await save();
  expect(await screen.findByText('Nothing is changed yet')).toBeVisible();
  await user.type(field('Largest batch'), 'many');
  await save();
  expect(await screen.findByText(/^Must be a whole number, or empty/)).toBeVisible();
  expect(server.requestsTo(staff.change)).toEqual([]);
});

test('a change of plan is confirmed first, and includes the billing interval', async () => {
  const { server, user } = await openAccount();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Professional');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Billed' }), 'by the year');
  await user.type(field('Reason'), 'Contract 14');
  await save();
  const question = await screen.findByRole('dialog', { name: 'Change the plan?' });
  expect(question).toHaveTextContent('Starter becomes Professional at once');
  expect(server.requestsTo(staff.change)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Change plan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastChange(server)).toEqual({
    plan_type: 'professional',
    billing: 'yearly',
    reason: 'Contract 14',
  });
});

test('a suspension that is refused keeps its question open and says why', async () => {
  const { server, user } = await openAccount();
  server.on(staff.change, refusal('service_unavailable'));
  await user.click(screen.getByRole('switch', { name: /^Suspended/ }));
  await user.type(field('Reason'), 'Complaint');
  await save();
  const question = await screen.findByRole('dialog', { name: 'Suspend this account?' });
  await user.click(within(question).getByRole('button', { name: 'Suspend account' }));
  expect(await within(question).findByRole('alert')).toBeVisible();
});

test('the server’s objection is shown at its field, and the input stays', async () => {
  const { server, user } = await openAccount();
  const errors = [{ field: 'invitation_credits', message: 'Must be a whole number from 0' }];
  server.on(staff.change, refusal('validation_error', { errors }));
  await user.clear(field('Invitation credits'));
  await user.type(field('Invitation credits'), '12');
  await user.type(field('Reason'), 'Goodwill');
  await save();
  expect(await screen.findByText('Must be a whole number from 0')).toBeVisible();
  expect(field('Invitation credits')).toHaveValue('12');
});

test('the latest change can be taken back, an earlier one and another plan cannot', async () => {
  const plan = aChange({ id: 'change-00', changed: { plan: 'starter', 'before.plan': 'trial' } });
  const { server, user } = await openAccount(anAccount({ changes: [aChange(), plan] }));
  expect(screen.getByText('Invitation credits: 9 (was 5)')).toBeVisible();
  expect(screen.getByText('Plan: Starter (was Trial)')).toBeVisible();
  const [undo, ...more] = screen.getAllByRole('button', { name: 'Undo this change' });
  expect(more).toEqual([]);
  if (undo) await user.click(undo);
  await waitFor(() => expect(server.requestsTo(staff.change)).toHaveLength(1));
  expect(lastChange(server)).toEqual({ invitation_credits: 5, reason: 'Undone: Goodwill' });
});

test('nobody of the staff is offered to suspend themselves', async () => {
  await openAccount(anAccount({ id: SUPPORT.id }));
  expect(screen.queryByRole('switch', { name: /^Suspended/ })).toBeNull();
});

test('after a change the form shows the account as it stands then', async () => {
  const { server, user } = await openAccount();
  server.on(staff.change, {
    body: anAccount({ invitation_credits: 12, changes: [aChange({ id: 'change-02' })] }),
  });
  await user.clear(field('Invitation credits'));
  await user.type(field('Invitation credits'), '12');
  await user.type(field('Reason'), 'Goodwill');
  await save();
  await waitFor(() => expect(field('Reason')).toHaveValue(''));
  expect(field('Invitation credits')).toHaveValue('12');
});
