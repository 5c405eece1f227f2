import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import type { RubricAnswer } from '@candor/domain/model/rubric';
import type { PlanType } from '@candor/domain/rules/plans';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aSubscription } from '../../testing/samples';
import { aPerson, REQUIREMENTS } from '../../testing/what-if-samples';
import { linesOf, rubricOf, UNCHANGED } from './scenario';
import { WhatIf } from './WhatIf';

const NOW = '2026-03-02T09:00:00.000Z';
const asRead = {
  version: 1,
  lines: rubricOf(linesOf(REQUIREMENTS, undefined), UNCHANGED),
  created_at: NOW,
};
const aRubric = (over: Partial<RubricAnswer> = {}): RubricAnswer => ({
  current: asRead,
  versions: [asRead],
  read: [...REQUIREMENTS],
  ...over,
});
const people = [
  aPerson('Ada', [1, 1, 0, 1]),
  aPerson('Ben', [1, 1, 1, 0]),
  aPerson('Cleo', [1, 0, 1, 1]),
  aPerson('Dov', [0, 1, 0, 0]),
];

function aServerWith(plan: PlanType) {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: plan }) });
  return server;
}

async function open(server = aServerWith('professional'), path = '/', rubric = aRubric()) {
  server.on(batches.rubric, { body: rubric });
  const onClose = vi.fn();
  const element = (
    <WhatIf
      batchId="batch-0001"
      jobTitle="Night Porter"
      requirements={REQUIREMENTS}
      rows={people}
      isSample={false}
      onClose={onClose}
    />
  );
  const app = await renderApp(path, { server, screens: [{ path: '/', element }] });
  await screen.findByRole('button', { name: 'Version 1' });
  return { ...app, server, onClose };
}

async function makeNice(label: string) {
  const group = screen.getByRole('group', { name: `Importance of ${label}` });
  await userEvent.click(within(group).getByLabelText('Nice-to-have'));
}

const names = () =>
  [...document.querySelectorAll('[data-reorder]')].map(
    (row) => row.textContent?.match(/Ada|Ben|Cleo|Dov/)?.[0],
  );

test('a change reorders the people and reports its effect, without asking the server', async () => {
  const { server } = await open();
  expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dov']);
  const before = server.requestsTo(batches.saveRubric).length;
  await userEvent.click(screen.getByRole('button', { name: /^Exact weight of R2/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete R2' }));
  expect(names()[0]).toBe('Cleo');
  expect(screen.getByText(/^“Without Key handling,/)).toBeVisible();
  expect(server.requestsTo(batches.saveRubric)).toHaveLength(before);
});

test('Ctrl and Z takes the last change back, reset all of them', async () => {
  await open();
  await makeNice('R1');
  await makeNice('R3');
  expect(screen.getByText(/^Two changes/)).toBeVisible();
  await userEvent.click(document.body);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText(/^One change\b/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByText('Change a requirement and watch the order.')).toBeVisible();
});

test('the reason of a move stands under the name, where the table has no column for it', async () => {
  await open();
  await makeNice('R2');
  expect(screen.getByText('Cleo').closest('tr')).toHaveTextContent(/Why: R2 \+\d+/);
  expect(screen.getByText('Dov').closest('tr')).toHaveTextContent(/Why: R2 −\d+/);
});

test.each([
  ['rows that change places glide there, and nobody else moves', false],
  ['whoever asked for less motion sees the new order at once', true],
])('%s', async (_, reduced) => {
  const animate = vi.fn<(this: HTMLElement) => void>();
  Object.assign(Element.prototype, { animate });
  const as = window.matchMedia;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      query.includes('reduced-motion') ? { ...as(query), matches: reduced } : as(query),
    );
  onTestFinished(() => {
    media.mockRestore();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Exact weight of R2/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete R2' }));
  expect(names()[0]).toBe('Cleo');
  const glided = animate.mock.contexts.map(({ dataset }) => dataset.reorder);
  expect(glided.filter(Boolean).sort()).toEqual(
    reduced ? [] : ['person-ada', 'person-ben', 'person-cleo'],
  );
});

test('how firm the top of the order is is told, and how that was counted', async () => {
  await open();
  expect(await screen.findByText(/of the top two/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'How this is counted' }));
  expect(await screen.findByText(/a hundred times/)).toBeVisible();
  expect(screen.getAllByText(/^\d+ of 100$/)).toHaveLength(2);
});

test('each must-have has its price', async () => {
  await open();
  expect(screen.getByText('Without R2, one person')).toBeVisible();
  expect(screen.queryByText(/Without R4/)).toBeNull();
});

test('nothing can be saved until something is changed; then the rubric is sent with the version that was read', async () => {
  const { server, onClose } = await open();
  server.on(batches.saveRubric, { body: { ...asRead, version: 2 } });
  expect(screen.getByRole('button', { name: 'Save as new rubric' })).toHaveProperty(
    'disabled',
    true,
  );
  await makeNice('R3');
  await userEvent.click(screen.getByRole('button', { name: 'Save as new rubric' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [request] = server.requestsTo(batches.saveRubric);
  expect(request?.headers['If-Match']).toBe('"1"');
  const { lines } = JSON.parse(String(request?.body));
  expect(lines[2]).toMatchObject({ requirement_ids: ['r3'], importance: 'nice', weight: 10 });
});

test('a rubric that was saved meanwhile is explained and the changes stay', async () => {
  const { server, onClose } = await open();
  server.on(batches.saveRubric, () => {
    const newer = { ...asRead, version: 2 };
    server.on(batches.rubric, { body: aRubric({ current: newer, versions: [newer, asRead] }) });
    return refusal('conflict');
  });
  await makeNice('R3');
  await userEvent.click(screen.getByRole('button', { name: 'Save as new rubric' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Version 2 was saved meanwhile');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText(/^One change\b/)).toBeVisible();
});

test('a newer version that arrives while something is changed is saved over only once that was told', async () => {
  const { server, client, onClose } = await open();
  await makeNice('R3');
  const newer = { ...asRead, version: 2 };
  server.on(batches.rubric, { body: aRubric({ current: newer, versions: [newer, asRead] }) });
  await client.invalidateQueries();
  await screen.findByRole('button', { name: 'Version 2' });

  server.on(batches.saveRubric, refusal('conflict'));
  await userEvent.click(screen.getByRole('button', { name: 'Save as new rubric' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Version 2 was saved meanwhile');
  server.on(batches.saveRubric, { body: { ...asRead, version: 3 } });
  await userEvent.click(screen.getByRole('button', { name: 'Save as new rubric' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const seen = server.requestsTo(batches.saveRubric).map(({ headers }) => headers['If-Match']);
  expect(seen).toEqual(['"1"', '"2"']);
});

test('an earlier version is returned to by saving it as the newest', async () => {
  const server = aServerWith('professional');
  server.on(batches.saveRubric, { body: { ...asRead, version: 3 } });
  const { onClose } = await open(server);
  const second = { ...asRead, version: 2, lines: asRead.lines.slice(0, 2) };
  server.on(batches.rubric, { body: aRubric({ current: second, versions: [second, asRead] }) });
  await makeNice('R3');
  server.on(batches.saveRubric, refusal('conflict'));
  await userEvent.click(screen.getByRole('button', { name: 'Save as new rubric' }));
  server.on(batches.saveRubric, { body: { ...asRead, version: 3 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Version 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Return to version 1' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const last = server.requestsTo(batches.saveRubric).at(-1);
  expect(JSON.parse(String(last?.body)).lines).toEqual(asRead.lines);
});

test('a version counts as must-haves what the job text names, not what is drawn from it as a whole', async () => {
  const read = REQUIREMENTS.map((one) => (one.id === 'r1' ? { ...one, source: null } : one));
  await open(aServerWith('professional'), '/', aRubric({ read }));
  await userEvent.click(screen.getByRole('button', { name: 'Version 1' }));
  expect(await screen.findByText(/4 requirements, 2 must-haves$/)).toBeVisible();
});

test('only those who move can be shown', async () => {
  await open();
  await userEvent.click(screen.getByLabelText('Only who moved'));
  expect(screen.getByText('Nobody moves')).toBeVisible();
});

test('an exact weight that is typed is one change, made when the field is left', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Exact weight of R2/ }));
  const field = await screen.findByLabelText('Exact weight of R2');
  await userEvent.clear(field);
  await userEvent.type(field, '125{Enter}');
  expect(screen.getByText(/^One change\b/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('Change a requirement and watch the order.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(undo).toHaveFocus();
});

test('a weight that is being typed when its field closes counts', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: /^Exact weight of R2/ }));
  const field = await screen.findByLabelText('Exact weight of R2');
  await userEvent.clear(field);
  await userEvent.type(field, '125{Escape}');
  expect(await screen.findByText(/^One change\b/)).toBeVisible();
});

test('a scenario is in the address and comes back from it', async () => {
  const { router } = await open();
  await makeNice('R3');
  await waitFor(() => expect(router.state.location.search).toBe('?try=r3.n10'));
});

test('an address with a scenario opens with its changes, and reset takes them out of it', async () => {
  const { router } = await open(aServerWith('professional'), '/?try=r3.n10+gone.m5');
  expect(screen.getByText(/^One change\b/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a URL whose scenario was saved meanwhile changes nothing', async () => {
  await open(aServerWith('professional'), '/?try=r3.m20');
  expect(screen.getByText('Change a requirement and watch the order.')).toBeVisible();
});

test('a plan without edited requirements may try them, and is told before it would save', async () => {
  const { server } = await open(aServerWith('starter'));
  await makeNice('R2');
  expect(await screen.findByText(/^Scoring by edited requirements is part of/)).toHaveTextContent(
    'Scoring by edited requirements is part of Professional. Trying is free. Upgrade Plan',
  );
  expect(screen.getByRole('button', { name: 'Save as new rubric' })).toBeDisabled();
  expect(server.requestsTo(batches.saveRubric)).toHaveLength(0);
});
