import { analytics } from '@candor/domain/api/analytics';
import { reviews } from '@candor/domain/api/reviews';
import type { Decision } from '@candor/domain/model/batch';
import { DecisionBody } from '@candor/domain/model/review';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import { handStream } from '../../../testing/hand-stream';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 60), anItem(2, 90), anItem(3, 70)];

/** A server that stores decisions, and rejects those based on an older revision. */
function aDecidingServer(): FakeServer {
  const server = aResultsServer(people);
  const kept = new Map<string, Decision>();
  server.on(reviews.decisions, () => ({
    body: {
      decisions: [...kept.values()],
      total: kept.size,
      limit: 100,
      skip: 0,
      has_more: false,
    },
  }));
  server.on(reviews.decide, (request) => {
    const cid = request.url.split('/').at(-2) ?? '';
    const before = kept.get(cid);
    const sent = DecisionBody.parse(JSON.parse(String(request.body)));
    if (request.headers['If-Match'] !== `"${before?.revision ?? 0}"`) return refusal('conflict');
    const held = before ?? decision(cid, 0);
    const next: Decision = {
      ...held,
      revision: held.revision + 1,
      decision: sent.decision === undefined ? held.decision : sent.decision,
      reason: sent.reason === undefined ? held.reason : sent.reason,
      note: sent.note === undefined ? held.note : sent.note,
    };
    kept.set(cid, next);
    return { body: next };
  });
  return server;
}

function decision(cid: string, revision: number): Decision {
  return {
    batch_job_id: 'batch-0001',
    candidate_id_internal: cid,
    decision: null,
    reason: null,
    note: null,
    score_seen: 90,
    engine_version: '1.0.0',
    decided_by: 'user-0001',
    updated_at: '2026-03-02T09:00:00.000Z',
    revision,
  };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const openResults = async (server = aDecidingServer()) => {
  const app = await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('grid');
  return app;
};

test('S shortlists the open person and moves on to the next', async () => {
  const { server, router } = await openResults();
  await userEvent.keyboard('s');
  expect(await within(rowOf('Person 2')).findByText('Shortlist')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0003'));
  expect(server.requestsTo(reviews.decide)).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Shortlist 1' })).toBeVisible();
});

test('a decision in another window appears here, and one’s own is not read again', async () => {
  const server = aDecidingServer();
  const stream = handStream();
  await renderApp(paths.batch('batch-0001'), { server, openStream: stream.openStream });
  await screen.findByRole('grid');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  await waitFor(() => expect(server.requestsTo(reviews.decisions)).not.toHaveLength(0));
  const told = (candidate_id_internal: string, revision: number) =>
    act(() =>
      stream.send({ type: 'decided', batch_job_id: 'batch-0001', candidate_id_internal, revision }),
    );

  await userEvent.keyboard('s');
  expect(await within(rowOf('Person 2')).findByText('Shortlist')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(1));
  const read = server.requestsTo(reviews.decisions).length;
  await told('person-0002', 1);
  await new Promise((done) => setTimeout(done, 600));
  expect(server.requestsTo(reviews.decisions)).toHaveLength(read);

  const elsewhere = { ...decision('person-0003', 1), decision: 'maybe' as const };
  server.on(reviews.decisions, {
    body: { decisions: [elsewhere], total: 1, limit: 100, skip: 0, has_more: false },
  });
  await told('person-0003', 1);
  expect(await within(rowOf('Person 3')).findByText('Maybe')).toBeVisible();
});

test('closing the tab prompts until the server has every decision', async () => {
  const server = aDecidingServer();
  await openResults(server);
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let answer = () => {};
  server.on(reviews.decide, () => {
    const body = { ...decision('person-0002', 1), decision: 'shortlist' };
    return new Promise((resolve) => {
      answer = () => resolve({ body });
    });
  });
  expect(closes()).toBe(true);
  await userEvent.keyboard('s');
  expect(await screen.findByRole('button', { name: 'Shortlist 1' })).toBeVisible();
  expect(closes()).toBe(false);
  await act(async () => answer());
  await waitFor(() => expect(closes()).toBe(true));
});

test('Ctrl Z undoes the last decision, with the revision that the server returned', async () => {
  const { server } = await openResults();
  await userEvent.keyboard('m');
  await within(rowOf('Person 2')).findByText('Maybe');
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(1));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(within(rowOf('Person 2')).queryByText('Maybe')).toBeNull());
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(2));
  expect(server.requestsTo(reviews.decide)[1]?.headers['If-Match']).toBe('"1"');
});

test('the foot says who is undecided again after an undo, whoever is open by then', async () => {
  await openResults();
  await userEvent.keyboard('s');
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(screen.getByText('Person 2 is undecided again.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('a decision that the server rejects is undone and reported', async () => {
  const server = aDecidingServer();
  server.on(reviews.decide, refusal('service_unavailable'));
  await openResults(server);
  await userEvent.keyboard('s');
  expect(await screen.findByText('The decision was not saved')).toBeVisible();
  expect(within(rowOf('Person 2')).queryByText('Shortlist')).toBeNull();
});

test('a change that the server rejects takes no later one with it', async () => {
  const server = aDecidingServer();
  const stored = { ...decision('person-0002', 1), decision: 'shortlist' as const };
  let reject = () => {};
  server.on(reviews.decide, (request) => {
    if (!String(request.body).includes('note')) return { body: stored };
    return new Promise((resolve) => {
      reject = () => resolve(refusal('rate_limited', { retry_after: 60 }));
    });
  });
  await openResults(server);
  await userEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Knows the night desk');
  await userEvent.tab();
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(1));
  await userEvent.keyboard('s');
  expect(await within(rowOf('Person 2')).findByText('Shortlist')).toBeVisible();
  await act(async () => reject());
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(2));
  expect(within(rowOf('Person 2')).getByText('Shortlist')).toBeVisible();
});

test('who decides before all decisions are read loses none of them', async () => {
  const server = aDecidingServer();
  const theirs = { ...decision('person-0003', 2), decision: 'maybe' as const };
  let answer = () => {};
  server.on(reviews.decisions, () => {
    const body = { decisions: [theirs], total: 1, limit: 100, skip: 0, has_more: false };
    return new Promise((resolve) => {
      answer = () => resolve({ body });
    });
  });
  await openResults(server);
  await userEvent.keyboard('s');
  expect(await within(rowOf('Person 2')).findByText('Shortlist')).toBeVisible();
  await act(async () => answer());
  expect(await within(rowOf('Person 3')).findByText('Maybe')).toBeVisible();
  expect(within(rowOf('Person 2')).getByText('Shortlist')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(1));
});

test('if another window was first, its decision is shown instead', async () => {
  const server = aDecidingServer();
  await openResults(server);
  server.on(reviews.decide, refusal('conflict'));
  const theirs = { ...decision('person-0002', 4), decision: 'set_aside' as const };
  server.on(reviews.decisions, {
    body: { decisions: [theirs], total: 1, limit: 100, skip: 0, has_more: false },
  });
  await userEvent.keyboard('s');
  expect(await screen.findByText('Decided elsewhere: Person 2 is set aside.')).toBeVisible();
  expect(await within(rowOf('Person 2')).findByText('Set aside')).toBeVisible();
});

test('the reason for setting aside is asked for at the side and sent when given', async () => {
  const { server } = await openResults();
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Location' }));
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(2));
  expect(JSON.parse(String(server.requestsTo(reviews.decide)[1]?.body))).toEqual({
    decision: 'set_aside',
    reason: 'Location',
  });
});

test('a reason that was given is said, and can be taken back with the decision', async () => {
  const { server } = await openResults();
  await userEvent.keyboard('a');
  await userEvent.click(await screen.findByRole('button', { name: 'Location' }));
  expect(await screen.findByText('Person 2 is set aside: Location.')).toBeVisible();
  expect(screen.queryByRole('form', { name: /^Why/ })).toBeNull();
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(2));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(3));
  expect(JSON.parse(String(server.requestsTo(reviews.decide)[2]?.body))).toEqual({
    decision: null,
    reason: null,
  });
});

test('R leads to the reason, as is said aloud, and answering leads back to where one was', async () => {
  await openResults();
  await userEvent.keyboard('a');
  const why = await screen.findByRole('form', { name: 'Why Person 2 is set aside' });
  const said = screen.getByText('R leads to the reason.').closest('[role="status"]');
  expect(said).toHaveTextContent('Person 2 is set aside. R leads to the reason.');
  const before = document.activeElement;
  await userEvent.keyboard('r');
  expect(within(why).getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  await userEvent.keyboard('Moves abroad{Enter}');
  await waitFor(() => expect(why).not.toBeInTheDocument());
  expect(document.activeElement).toBe(before);
});

test('whoever sets somebody aside with a mouse types the reason, and no key of the list', async () => {
  const { server, router } = await openResults();
  await userEvent.click(await screen.findByRole('row', { name: /Person 2/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set aside', pressed: false }));
  const why = await screen.findByRole('form', { name: 'Why Person 2 is set aside' });
  await userEvent.keyboard('No shifts');
  expect(within(why).getByRole('textbox', { name: 'Reason' })).toHaveValue('No shifts');
  expect(router.state.location.pathname).toBe('/analytics');
  expect(server.requestsTo(reviews.decide)).toHaveLength(1);
});

test('the question for a reason moves on with the next person, and does not come back', async () => {
  await openResults();
  const question = () => screen.queryByRole('form', { name: 'Why Person 2 is set aside' });
  await userEvent.keyboard('a');
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  expect(question()).toBeVisible();
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { level: 2, name: 'Person 1' });
  expect(question()).toBeNull();
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  expect(question()).toBeNull();
});

test('a dismissed question for a reason does not reappear with the pane', async () => {
  await openResults();
  await userEvent.keyboard('a');
  const question = await screen.findByRole('form', { name: 'Why Person 2 is set aside' });
  await userEvent.click(within(question).getByRole('button', { name: 'Say nothing' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  await userEvent.click(rowOf('Person 3'));
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  expect(screen.queryByRole('form', { name: 'Why Person 2 is set aside' })).toBeNull();
});

test('a selection is decided in one step and undone in one', async () => {
  const { server } = await openResults();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 2' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Person 1' }));
  const bar = await screen.findByRole('region', { name: 'Selection' });
  await userEvent.click(within(bar).getByRole('button', { name: /Shortlist/ }));
  expect(await screen.findByRole('button', { name: 'Shortlist 2' })).toBeVisible();
  expect(screen.getByText('2 people are on the shortlist.')).toBeVisible();
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(2));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Shortlist 2' })).toBeNull());
});

test('of a selection those whose decision meets a limit stay selected, and one notice says so', async () => {
  const server = aDecidingServer();
  await openResults(server);
  server.on(reviews.decide, (request) =>
    request.url.includes('person-0002')
      ? { body: decision('person-0002', 1) }
      : refusal('rate_limited', { retry_after: 60 }),
  );
  await userEvent.keyboard('xjxjx');
  expect(await screen.findByText('3 selected', { selector: '[role=status]' })).toBeInTheDocument();
  await userEvent.keyboard('s');
  expect(await screen.findByText('Saved for 1 of 3 people')).toBeVisible();
  expect(screen.getByText(/The other 2 stay selected/)).toBeVisible();
  expect(await screen.findByText('2 selected', { selector: '[role=status]' })).toBeInTheDocument();
});

test('a note saves itself and leaves the decision unchanged', async () => {
  const { server } = await openResults();
  await userEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Knows the night desk');
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
  const bodies = server.requestsTo(reviews.decide).map(({ body }) => JSON.parse(String(body)));
  expect(bodies.at(-1)).toEqual({ note: 'Knows the night desk' });
});

test('a note that could not be saved is sent once more when its field is left', async () => {
  const server = aDecidingServer();
  server.on(reviews.decide, refusal('rate_limited', { retry_after: 60 }));
  await openResults(server);
  await userEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Knows the night desk');
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
  server.on(reviews.decide, {
    body: { ...decision('person-0002', 1), note: 'Knows the night desk' },
  });
  await userEvent.tab();
  expect(await screen.findByText(/^Saved \d/)).toBeVisible();
});

test('the dashboard recounts what is left after a decision', async () => {
  const server = aDecidingServer();
  const { router } = await renderApp(paths.dashboard, { server });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(() => router.navigate(paths.batch('batch-0001')));
  await screen.findByRole('grid');
  await userEvent.keyboard('s');
  await waitFor(() => expect(server.requestsTo(reviews.decide)).toHaveLength(1));
  const asked = server.requestsTo(analytics.dashboard).length;
  await act(() => router.navigate(paths.dashboard));
  await waitFor(() => expect(server.requestsTo(analytics.dashboard)).toHaveLength(asked + 1));
});
