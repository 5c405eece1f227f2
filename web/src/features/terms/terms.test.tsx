import { batches } from '@candor/domain/api/batches';
import type { EndpointSpec } from '@candor/domain/api/endpoint';
import { terms } from '@candor/domain/api/terms';
import type { OwnTerm } from '@candor/domain/model/term';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { type FakeServer, refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, anItem, aRequirement } from '../../testing/samples';
import { aResultsServer } from '../results/testing/results-server';

const KOSTRA: OwnTerm = {
  id: 'term-0001',
  name: 'Kostra',
  kind: 'tool',
  aliases: ['Kostra Suite'],
  broader: ['PostgreSQL'],
  related: [],
  context: [],
  created_at: '2026-01-10T09:00:00.000Z',
  updated_at: '2026-01-10T09:00:00.000Z',
};

function termsServer(listed: readonly OwnTerm[] = [KOSTRA]) {
  const server = aServer();
  server.on(terms.list, { body: { terms: [...listed], version: 'v1', limit: 1000 } });
  server.on(terms.add, { status: 201, body: KOSTRA });
  server.on(terms.change, { body: KOSTRA });
  server.on(terms.remove, { status: 204 });
  server.on(terms.lookUp, {
    body: { known: null, everyday: false, concepts: [{ name: 'PostgreSQL', kind: 'technology' }] },
  });
  return server;
}

/** The body of the first call; null before there is one. */
function sentTo(server: FakeServer, endpoint: EndpointSpec): unknown {
  const body = server.requestsTo(endpoint)[0]?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
}

async function openList(server = termsServer()) {
  await renderApp(paths.ownTerms, { server });
  await screen.findByRole('heading', { level: 1, name: 'Own terms' });
  return server;
}

test('the terms are listed with what each stands for', async () => {
  await openList();
  const row = (await screen.findByText('Kostra')).closest('tr');
  for (const words of ['Tool or product', 'Kostra Suite', 'PostgreSQL']) {
    expect(row).toHaveTextContent(words);
  }
  expect(screen.getByText('1 of 1,000')).toBeVisible();
});

test('an empty list says what it is for, and a list that fails can be asked for again', async () => {
  const server = termsServer([]);
  await openList(server);
  expect(await screen.findByText('No terms taught yet')).toBeVisible();
});

test('a list that cannot be read says so and can be requested again', async () => {
  const server = termsServer();
  server.on(terms.list, refusal('permission_denied'));
  await openList(server);
  expect(await screen.findByText('Your terms could not be loaded')).toBeVisible();
});

test('a term is taught with suggestions for what it shows', async () => {
  const server = await openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Teach a term' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Term' }), 'Veldt');
  await userEvent.type(dialog.getByRole('textbox', { name: /Also written as/ }), 'Veldt 4, V4');
  await userEvent.type(dialog.getByRole('textbox', { name: /Knowing it shows/ }), 'Docker, postg');
  await userEvent.click(await dialog.findByRole('button', { name: 'PostgreSQL' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Teach term' }));
  await waitFor(() => expect(server.requestsTo(terms.add)).toHaveLength(1));
  expect(sentTo(server, terms.add)).toEqual({
    name: 'Veldt',
    kind: 'tool',
    aliases: ['Veldt 4', 'V4'],
    broader: ['Docker', 'PostgreSQL'],
    related: [],
    context: [],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an everyday word asks for context words, and errors are shown at their field', async () => {
  const server = termsServer();
  server.on(terms.lookUp, { body: { known: null, everyday: true, concepts: [] } });
  server.on(
    terms.add,
    refusal('validation_error', {
      errors: [{ field: 'context', message: "'Team' is also an everyday word." }],
    }),
  );
  await openList(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Teach a term' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Term' }), 'Team');
  const near = await dialog.findByRole('textbox', { name: 'Only near these words' });
  await userEvent.click(dialog.getByRole('button', { name: 'Teach term' }));
  await waitFor(() => expect(near).toHaveAccessibleDescription(/everyday word/));
  expect(near).toBeInvalid();
});

test('what is wrong with a new term stands below the button that was pressed', async () => {
  const server = termsServer();
  server.on(terms.add, refusal('service_unavailable'));
  await openList(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Teach a term' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Teach a term' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Term' }), 'Kostra');
  const button = dialog.getByRole('button', { name: 'Teach term' });
  await userEvent.click(button);
  const problem = await dialog.findByRole('alert');
  expect(button.compareDocumentPosition(problem)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a term that Candor knows by another name says what teaching it means', async () => {
  const server = termsServer();
  server.on(terms.lookUp, {
    body: { known: { name: 'Go', kind: 'technology' }, everyday: false, concepts: [] },
  });
  await openList(server);
  await userEvent.click(await screen.findByRole('button', { name: 'Teach a term' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Term' }), 'Golang');
  expect(await dialog.findByText(/Candor reads this as Go/)).toBeVisible();
});

test('a term is edited, and forgetting one can be taken back', async () => {
  const server = await openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Kostra' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Also written as/ }), ', KS4');
  await userEvent.click(dialog.getByRole('button', { name: 'Save term' }));
  await waitFor(() =>
    expect(sentTo(server, terms.change)).toMatchObject({
      aliases: ['Kostra Suite', 'KS4'],
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Forget Kostra' }));
  await waitFor(() => expect(server.requestsTo(terms.remove)).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo(server, terms.add)).toMatchObject({ name: 'Kostra' }));
});

test('a term that a second press finds forgotten is no error', async () => {
  const server = await openList();
  server.on(terms.remove, () =>
    server.requestsTo(terms.remove).length === 1 ? { status: 204 } : refusal('not_found'),
  );
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Forget Kostra' }));
  await waitFor(() => expect(server.requestsTo(terms.remove)).toHaveLength(2));
  await waitFor(() => expect(server.requestsTo(terms.list).length).toBeGreaterThan(1));
  expect(await screen.findByText('“Kostra” was forgotten')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the focus stays in the list when the term it stands at is forgotten', async () => {
  const server = await openList();
  const forget = await screen.findByRole('button', { name: 'Forget Kostra' });
  server.on(terms.list, { body: { terms: [], limit: 300, version: 'v2' } });
  forget.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('No terms taught yet');
  expect(screen.getByRole('region', { name: 'Terms' })).toHaveFocus();
});

test('a CSV file is imported, and every row that is left out is told with its reason', async () => {
  const server = termsServer();
  server.on(terms.import, {
    body: {
      added: 1,
      changed: 0,
      unchanged: 1,
      refused: [{ at: 2, name: 'Team', message: 'An everyday word.' }],
    },
  });
  await openList(server);
  const file = new File(['name,kind\nVeldt,tool\nTeam,tool\nLamp,gadget\n'], 'ours.csv');
  await userEvent.upload(await screen.findByLabelText('CSV file of terms'), file, {
    applyAccept: false,
  });
  expect(await screen.findByText(/1 added, 0 changed, 1 as they were, 2 left out/)).toBeVisible();
  expect(screen.getByText('An everyday word.')).toBeVisible();
  expect(screen.getByText('Line 4')).toBeVisible();
});

test('a requirement that Candor does not know can be taught from the review', async () => {
  const server = termsServer();
  const jobText =
    'A porter for a hotel who has worked with the Kostra of our house, and first aid.';
  const source = { start: 45, end: 51 };
  server.on(batches.jobRequirements, {
    body: {
      job_title: 'Porter',
      requirements: [
        aRequirement('r1', { text: 'Kostra', kind: 'other', weight: 50, source }),
        aRequirement('r2', { text: 'First aid', weight: 50, source: { start: 70, end: 79 } }),
      ],
      engine_version: '1',
    },
  });
  await renderApp(paths.dashboard, { server });
  fireEvent.change(await screen.findByLabelText('Job description'), { target: { value: jobText } });
  const review = { name: 'Review the requirements' };
  await userEvent.click(await screen.findByRole('button', review, { timeout: 8000 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Teach this term: Kostra' }));
  const form = within(await screen.findByRole('dialog', { name: 'Teach a term' }));
  expect(form.getByRole('textbox', { name: 'Term' })).toHaveValue('Kostra');
  const asked = server.requestsTo(batches.jobRequirements).length;
  await userEvent.click(form.getByRole('button', { name: 'Teach term' }));
  await waitFor(() => expect(server.requestsTo(terms.add)).toHaveLength(1));
  await waitFor(() =>
    expect(server.requestsTo(batches.jobRequirements).length).toBeGreaterThan(asked),
  );
});

test('a batch says which terms changed since it was scored, and scores again', async () => {
  const server = aResultsServer([anItem(1, 60)], aBatch());
  server.on(terms.ofBatch, { body: { matters: true, changed: ['Kostra', 'Veldt'] } });
  server.on(terms.rescore, { body: { candidates: 1, lost: ['Night work'] } });
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByText(/“Kostra”, “Veldt” changed since/)).toBeVisible();
  server.on(terms.ofBatch, { body: { matters: false, changed: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Score again' }));
  await waitFor(() => expect(server.requestsTo(terms.rescore)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/changed since this batch/)).toBeNull());
  expect(await screen.findByText('No longer asked for in these words: Night work')).toBeVisible();
});

test('a batch in which nothing could be read is not scored again: its documents are what helps', async () => {
  const server = aResultsServer([anItem(1, null)], aBatch());
  server.on(terms.ofBatch, { body: { matters: true, changed: ['Kostra'] } });
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByRole('heading', { name: 'No document could be read' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Replace file/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Score again' })).not.toBeInTheDocument();
});

test('while the results cannot be read nobody is asked to score them again', async () => {
  const server = aResultsServer([anItem(1, 60)], aBatch());
  server.on(terms.ofBatch, { body: { matters: true, changed: ['Kostra'] } });
  server.on(batches.results, refusal('permission_denied'));
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByText('The results could not be loaded')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Score again' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All batches' })).toBeVisible();
});
