import { invitations } from '@candor/domain/api/invitations';
import { messages } from '@candor/domain/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../testing/fake-server';
import { NARROW, PHONE } from '../../../ui/use-media-query';
import { aList, anInvitation, aPending, daysAgo } from '../testing/invitation-samples';
import { openInvitations } from '../testing/open-invitations';

const STALLED = anInvitation({
  invitation_code: 'inv-tomas-01',
  candidate_name: null,
  ats_source: 'ashby',
  last_accessed: daysAgo(4),
  is_stalled: true,
  latest_milestone: null,
});
const ROWS = [anInvitation(), STALLED, aPending()];

const rowOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const lastQuery = (server: Awaited<ReturnType<typeof openInvitations>>['server']) =>
  Object.fromEntries(
    new URL(server.requestsTo(invitations.list).at(-1)?.url ?? '', 'http://x').searchParams,
  );

test('a row shows the person, status, progress and last activity', async () => {
  await openInvitations({ rows: ROWS });
  const row = await rowOf('Priya Raman');
  for (const words of [
    'Solutions Engineer',
    'Active',
    '1 of 2',
    '50%',
    'A hard handover',
    '1d ago',
  ])
    expect(row).toHaveTextContent(words);
  const stalled = await rowOf('Unnamed candidate');
  expect(stalled).toHaveTextContent('Stalled, 4d ago');
  expect(stalled).toHaveTextContent('Ashby');
  expect(row).not.toHaveTextContent('Stalled');
});

test('who opened nothing is told apart from who went on in an ATS, whose link says nothing about it', async () => {
  const unopened = { last_accessed: null, access_count: 0, is_stalled: true };
  const elsewhere = { ...STALLED, candidate_name: 'Tomas Berg', ...unopened };
  const nowhere = { ...aPending(), candidate_name: 'Ada Boyle', ...unopened };
  await openInvitations({ rows: [elsewhere, { ...nowhere, milestones_completed: 0 }] });
  const row = await rowOf('Tomas Berg');
  expect(row).toHaveTextContent('Stalled');
  expect(row).not.toHaveTextContent('Not opened');
  expect(await rowOf('Ada Boyle')).toHaveTextContent('Stalled, Not opened');
});

test('somebody who was invited by address alone is called by it', async () => {
  const known = { ...STALLED, candidate_email: 'tomas.berg@example.com' };
  await openInvitations({ rows: [known, aPending()] });
  expect(await rowOf('tomas.berg@example.com')).toHaveTextContent('Stalled');
  expect(screen.queryByText('Unnamed candidate')).toBeNull();
});

test('an invitation with an unknown status reads as pending, and the others stay', async () => {
  const unknown = { ...anInvitation(), status: 'paused' };
  await openInvitations({
    rows: ROWS,
    answers: (server) =>
      server.on(invitations.list, { body: { ...aList(ROWS), invitations: [unknown, aPending()] } }),
  });
  expect(await rowOf('Priya Raman')).toHaveTextContent('Pending');
});

test('one without a word about progress has no data, one of an unknown system no source, and the others stay', async () => {
  const { progressStatus: _missing, ...silent } = anInvitation();
  const unknown = { ...STALLED, candidate_name: 'Tomas Berg', ats_source: 'lever' };
  await openInvitations({
    rows: ROWS,
    answers: (server) =>
      server.on(invitations.list, {
        body: { ...aList(ROWS), invitations: [silent, unknown, aPending()] },
      }),
  });
  expect(await rowOf('Priya Raman')).toHaveTextContent('Active');
  expect(screen.getByRole('row', { name: /^No data/ })).toBeVisible();
  expect(await rowOf('Tomas Berg')).not.toHaveTextContent('Ashby');
  expect(await rowOf('Ingrid Solberg')).toBeVisible();
});

test('a heading says how many there are on all pages and what they come to, as the server sums them', async () => {
  const sums = { key: 'in_progress', total: 34, stalled: 3, undelivered: 0 } as const;
  const groups = [{ ...sums, average_progress: 44, average_points: 12 }];
  await openInvitations({
    rows: ROWS,
    answers: (server) => server.on(invitations.list, { body: aList(ROWS, { groups }) }),
  });
  expect(
    await screen.findByRole('row', { name: 'In progress 34 average 44% done, 3 stalled' }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Not started' })).toBeVisible();
});

test('those with undelivered mail are found by a chip, which is only there for them', async () => {
  const lost = aPending({ undeliverable_at: daysAgo(1) });
  const { server, user } = await openInvitations({ rows: [anInvitation(), lost] });
  await user.click(await screen.findByRole('button', { name: 'Undelivered 1' }));
  await waitFor(() => expect(lastQuery(server).undelivered).toBe('true'));
  await user.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(lastQuery(server)).not.toHaveProperty('undelivered'));
});

test('if all mail was delivered there is no such chip', async () => {
  await openInvitations({ rows: ROWS });
  await rowOf('Priya Raman');
  expect(screen.queryByRole('button', { name: /^Undelivered/ })).toBeNull();
});

test('the bar of progress, the chips, the status and the grouping stand in the address', async () => {
  const { server, user, router } = await openInvitations({ rows: ROWS, query: '?page=2' });
  await user.click(await screen.findByRole('button', { name: 'In progress 2, 67%' }));
  await user.click(screen.getByRole('button', { name: 'Ashby 1' }));
  await user.click(screen.getByRole('button', { name: /^Stalled 3\+ days/ }));
  await user.click(screen.getByRole('radio', { name: 'Source' }));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?status=in_progress&ats=ashby&stalled=true&group=ats',
    ),
  );
  expect(lastQuery(server)).toEqual({
    status_filter: 'in_progress',
    ats_filter: 'ashby',
    stalled: 'true',
    group_by: 'ats',
    page: '1',
    limit: '20',
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Expired');
  await waitFor(() => expect(lastQuery(server).status_filter).toBe('expired'));
  expect(screen.getByRole('button', { name: 'In progress 2, 67%' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('the head of a column sorts, turns when it is pressed again, and stands in the address', async () => {
  const { server, user, router } = await openInvitations({ rows: ROWS, query: '?page=2' });
  const created = await screen.findByRole('columnheader', { name: 'Created' });
  expect(created).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Points' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-points_earned'));
  expect(lastQuery(server)).toMatchObject({ sort: '-points_earned', page: '1' });
  const points = screen.getByRole('columnheader', { name: 'Points' });
  expect(points).toHaveAttribute('aria-sort', 'descending');
  expect(created).toHaveAttribute('aria-sort', 'none');
  within(points).getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(points).toHaveAttribute('aria-sort', 'ascending'));
  expect(router.state.location.search).toBe('?sort=points_earned');
});

test('without groups the rows stand in one order, under no heading', async () => {
  const { server, user } = await openInvitations({ rows: ROWS });
  await user.click(await screen.findByRole('radio', { name: 'None' }));
  await waitFor(() => expect(lastQuery(server)).not.toHaveProperty('group_by'));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^In progress/ })).toBeNull());
  expect(await rowOf('Priya Raman')).toBeVisible();
});

test('cards, which have no heads, are sorted by a list of the same columns', async () => {
  const { server, user } = await openInvitations({ rows: ROWS });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort' }), 'By name');
  await waitFor(() => expect(lastQuery(server).sort).toBe('candidate_name'));
  await user.click(screen.getByRole('button', { name: 'Sort descending' }));
  await waitFor(() => expect(lastQuery(server).sort).toBe('-candidate_name'));
});

test('the search waits until typing pauses', async () => {
  const { server, user } = await openInvitations({ rows: ROWS });
  await user.type(await screen.findByRole('searchbox', { name: 'Search invitations' }), 'raman');
  await waitFor(() => expect(lastQuery(server).search).toBe('raman'));
  const searches = server.requestsTo(invitations.list).filter(({ url }) => url.includes('search='));
  expect(searches).toHaveLength(1);
});

test('an empty list says what an invitation does, and both ways to start', async () => {
  const { user, router } = await openInvitations();
  expect(await screen.findByText('Nobody invited yet')).toBeVisible();
  expect(screen.getByText(/^An invitation is a link to a skills assessment/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'New assessment' })).toHaveAttribute(
    'href',
    '/invitations/assessments/new',
  );
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  expect(await screen.findByText('Credits left')).toBeVisible();
  expect(screen.queryByText('Average progress')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'New invitation' }));
  expect(router.state.location.search).toBe('?invite=');
});

test('filters that leave nothing can be cleared', async () => {
  const { user, router } = await openInvitations({ query: '?status=expired&search=x' });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a page behind the last one leads to the first', async () => {
  const { user, router } = await openInvitations({ query: '?page=9' });
  await user.click(await screen.findByRole('button', { name: 'First page' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a list that cannot be read says so and affects no figure', async () => {
  await openInvitations({
    answers: (server) => server.on(invitations.list, refusal('permission_denied')),
  });
  expect(await screen.findByText('The invitations could not be loaded')).toBeVisible();
  expect(screen.getByText('Average progress')).toBeVisible();
});

test('the other pages are reached at the foot', async () => {
  const { server, user } = await openInvitations({
    answers: (fake) => fake.on(invitations.list, { body: aList(ROWS, { total: 45 }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery(server).page).toBe('2'));
});

test('keys walk along the rows, select and open', async () => {
  const { user, router } = await openInvitations({ rows: ROWS });
  const first = await rowOf('Priya Raman');
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('jk{ArrowDown}{ArrowDown}x');
  expect(await rowOf('Ingrid Solberg')).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Select Ingrid Solberg' })).toBeChecked();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?open=inv-ingrid-01'));
  const detail = await screen.findByRole('heading', { level: 2, name: 'Ingrid Solberg' });
  await user.keyboard('{Enter}');
  expect(detail).toHaveFocus();
  expect(first.tabIndex).toBe(-1);
  await user.keyboard('k');
  await waitFor(() => expect(router.state.location.search).toBe('?open=inv-tomas-01'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a selection that is cleared by keys leaves the focus on the row that keys act on', async () => {
  const { user } = await openInvitations({ rows: ROWS });
  await rowOf('Ingrid Solberg');
  await user.keyboard('jx');
  screen.getByRole('button', { name: 'Clear the selection' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(await rowOf('Priya Raman')).toHaveFocus();
});

test('closing an invitation from inside returns to its row', async () => {
  const { user } = await openInvitations({ rows: ROWS, query: '?open=inv-ingrid-01' });
  const close = await screen.findByRole('button', { name: 'Close (Esc)' });
  close.focus();
  await user.keyboard('{Enter}');
  expect(await rowOf('Ingrid Solberg')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Close (Esc)' })).toBeNull();
});

test('in a narrow window keys walk along the cards as they do along rows', async () => {
  const as = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...as(query), matches: query === NARROW }));
  onTestFinished(() => media.mockRestore());
  const { user, router } = await openInvitations({ rows: ROWS });
  const first = await screen.findByRole('button', { name: 'Priya Raman' });
  expect(screen.queryByRole('grid')).toBeNull();
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('jx');
  expect(screen.getByRole('checkbox', { name: 'Select Unnamed candidate' })).toBeChecked();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?open=inv-tomas-01'));
});

test('on a phone status, order and grouping are behind one button, which says how many are set', async () => {
  const as = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...as(query), matches: [PHONE, NARROW].includes(query) }));
  onTestFinished(() => media.mockRestore());
  const { user, router } = await openInvitations({ rows: ROWS });
  const button = await screen.findByRole('button', { name: 'Filter' });
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  await user.click(button);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Expired');
  await user.click(screen.getByRole('radio', { name: 'Source' }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=expired&group=ats'));
  expect(button).toHaveTextContent('Filter2 set');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('resending several tells how many worked and why the others did not', async () => {
  const { server, user } = await openInvitations({
    rows: ROWS,
    answers: (fake) =>
      fake.on(invitations.resend, ({ url }) =>
        url.includes('inv-priya-01')
          ? { body: { success: true, invitation: anInvitation() } }
          : refusal('rate_limited', { detail: messages.resentLately }),
      ),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getAllByText('3 selected').some((said) => said.role === 'status')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Resend 3' }));
  expect(await screen.findByText('1 of 3 invitations renewed')).toBeVisible();
  expect(screen.getByText(`Unnamed candidate and 1 other: ${messages.resentLately}`)).toBeVisible();
  expect(server.requestsTo(invitations.resend)).toHaveLength(3);
});

test('resending ends with what would meet all of them, and one more press goes on with the rest', async () => {
  let down = false;
  const { server, user } = await openInvitations({
    rows: ROWS,
    answers: (fake) =>
      fake.on(invitations.resend, () => {
        if (down) return refusal('service_unavailable');
        down = true;
        return { body: { success: true, invitation: anInvitation() } };
      }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Resend 3' }));
  expect(await screen.findByText('1 of 3 invitations renewed')).toBeVisible();
  expect(screen.getByText(/2 stay selected to go on with\.$/)).toBeVisible();
  expect(server.requestsTo(invitations.resend)).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Resend 2' })).toBeEnabled();
});

test('cancelling several asks first, and leaves out ended ones', async () => {
  const ended = aPending({ invitation_code: 'inv-lena-01', status: 'expired' });
  const { server, user } = await openInvitations({
    rows: [anInvitation(), ended],
    answers: (fake) => fake.on(invitations.cancel, { body: anInvitation({ status: 'cancelled' }) }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Cancel 1 invitation' }));
  expect(server.requestsTo(invitations.cancel)).toHaveLength(0);
  const dialog = screen.getByRole('dialog', { name: 'Cancel 1 invitation?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel 1 invitation' }));
  expect(await screen.findByText('1 invitation cancelled')).toBeVisible();
  expect(server.requestsTo(invitations.cancel).map(({ url }) => url)).toEqual([
    '/api/invitations/inv-priya-01',
  ]);
});

test('the links of all who are selected are copied, one a line', async () => {
  const { user } = await openInvitations({ rows: [anInvitation(), aPending()] });
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Copy links' }));
  expect(write).toHaveBeenCalledWith(
    'https://candor.example/invite/inv-priya-01\nhttps://candor.example/invite/inv-ingrid-01',
  );
  expect(await screen.findByText('2 links copied to clipboard')).toBeVisible();
});
