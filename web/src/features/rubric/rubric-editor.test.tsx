import { batches } from '@candor/domain/api/batches';
import { users } from '@candor/domain/api/users';
import type { PlanType } from '@candor/domain/rules/plans';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aServer, renderApp } from '../../testing/render-app';
import { aBatch, aRequirement, aSubscription } from '../../testing/samples';
import { stored } from '../../testing/stored-map';
import { readFilesHere } from '../submission/testing/read-here';

readFilesHere();

const JOB = 'A night porter for a hotel, key handling, first aid, and a native German speaker.';

function aReadingServer(plan: PlanType = 'professional') {
  const server = aServer();
  server.on(users.subscription, { body: aSubscription({ plan_type: plan }) });
  server.on(batches.jobRequirements, {
    body: {
      job_title: 'Night Porter',
      requirements: [
        aRequirement('r1', { text: 'Key handling', weight: 40, source: { start: 28, end: 40 } }),
        aRequirement('r2', { text: 'First aid', weight: 40, source: { start: 42, end: 51 } }),
        aRequirement('r3', { text: 'German', weight: 20, importance: 'nice', kind: 'language' }),
      ],
      engine_version: '1',
      language: { code: 'nl', name: 'Dutch', supported: true },
    },
  });
  server.on(batches.submit, { status: 202, body: aBatch({ status: 'pending', queuePosition: 1 }) });
  return server;
}

async function openEditor(server = aReadingServer()) {
  await renderApp('/dashboard', { server });
  fireEvent.change(await screen.findByLabelText('Job description'), { target: { value: JOB } });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Review the requirements' }, { timeout: 8000 }),
  );
  return { server, editor: within(await screen.findByRole('dialog')) };
}

async function chooseTable() {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept=".csv"]');
  if (!input) throw new Error('There is no place for a CSV file');
  await userEvent.upload(input, new File(['candidate_text\nA porter\n'], 'people.csv'));
}

async function submitted(server: ReturnType<typeof aServer>) {
  await chooseTable();
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  const body = server.requestsTo(batches.submit)[0]?.body;
  return body instanceof FormData ? body : new FormData();
}

test('what was edited is sent with the batch, and only then', async () => {
  const { server, editor } = await openEditor();
  await userEvent.click(
    within(editor.getByRole('group', { name: 'Importance of R2' })).getByLabelText('Nice-to-have'),
  );
  await userEvent.click(editor.getByRole('button', { name: 'Delete R3' }));
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('2 requirements, edited')).toBeVisible();
  const form = await submitted(server);
  expect(JSON.parse(String(form.get('rubric_json')))).toEqual([
    {
      requirement_ids: ['r1'],
      text: 'Key handling',
      kind: 'skill',
      importance: 'must',
      weight: 40,
    },
    { requirement_ids: ['r2'], text: 'First aid', kind: 'skill', importance: 'nice', weight: 20 },
  ]);
});

test('whoever deletes requirements one after the other stays at the button that deletes', async () => {
  const { editor } = await openEditor();
  editor.getByRole('button', { name: 'Delete R1' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('2 requirements, edited, job in Dutch')).toBeVisible();
  expect(editor.getByRole('button', { name: 'Delete R1' })).toHaveFocus();
});

test('a requirement that is moved to the end keeps the focus on its button', async () => {
  const { editor } = await openEditor();
  editor.getByRole('button', { name: 'Move R1 down' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('3 requirements, edited, job in Dutch')).toBeVisible();
  const moved = editor.getByRole('button', { name: 'Move R2 down' });
  expect(moved).toHaveFocus();
  expect(moved).toHaveAttribute('aria-disabled', 'true');
});

test('a requirement that becomes a nice-to-have keeps the focus on that choice, in its new group', async () => {
  const { editor } = await openEditor();
  const kind = (of: string, name: string) =>
    within(editor.getByRole('group', { name: `Importance of ${of}` })).getByLabelText(name);
  kind('R1', 'Nice-to-have').focus();
  await userEvent.keyboard(' ');
  expect(await screen.findByText('3 requirements, edited, job in Dutch')).toBeVisible();
  expect(editor.getByLabelText('Words of R2')).toHaveValue('Key handling');
  expect(kind('R2', 'Nice-to-have')).toHaveFocus();
});

test('the language that the job was read in is named before and in the review', async () => {
  const { editor } = await openEditor();
  expect(editor.getByText('3 requirements, as read, job in Dutch')).toBeVisible();
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('3 requirements found, read in Dutch')).toBeVisible();
});

test('unedited requirements are not sent', async () => {
  const { server, editor } = await openEditor();
  await userEvent.click(editor.getByRole('button', { name: 'Delete R1' }));
  await userEvent.click(editor.getByRole('button', { name: 'Undo' }));
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  expect((await submitted(server)).has('rubric_json')).toBe(false);
});

test('a plan without edited requirements says so in the review, and can score as read', async () => {
  const { server, editor } = await openEditor(aReadingServer('trial'));
  expect(editor.getByText(/^Scoring by edited requirements is part of Professional/)).toBeVisible();
  await userEvent.click(editor.getByRole('button', { name: 'Delete R3' }));
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Score as read' }));
  expect(await screen.findByText('3 requirements found, read in Dutch')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Bring the edits back' }));
  expect(await screen.findByText('2 requirements, edited')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Score as read' }));
  expect((await submitted(server)).has('rubric_json')).toBe(false);
});

test('whoever submits edits that the plan does not score by can send the batch without them right there', async () => {
  const { server, editor } = await openEditor(aReadingServer('trial'));
  await userEvent.click(editor.getByRole('button', { name: 'Delete R3' }));
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  await chooseTable();
  await userEvent.click(await screen.findByRole('button', { name: 'Score 1 candidate' }));
  const trouble = await screen.findByText(/^Feature 'advanced_matching' not available/, {
    selector: 'footer div',
  });
  expect(server.requestsTo(batches.submit)).toHaveLength(0);
  const bar = within(trouble.closest('footer') ?? document.body);
  await userEvent.click(bar.getByRole('button', { name: 'Score as read' }));
  await waitFor(() => expect(server.requestsTo(batches.submit)).toHaveLength(1));
  const body = server.requestsTo(batches.submit)[0]?.body;
  expect(body instanceof FormData && !body.has('rubric_json')).toBe(true);
});

test('two selected requirements become alternatives of one, and undo parts them', async () => {
  const { editor } = await openEditor();
  await userEvent.click(editor.getByLabelText('Select R1 to merge'));
  await userEvent.click(editor.getByLabelText('Select R2 to merge'));
  await userEvent.click(editor.getByRole('button', { name: 'Merge 2' }));
  expect(editor.getByLabelText('Words of R1')).toHaveProperty('value', 'Key handling or First aid');
  await userEvent.click(editor.getByRole('button', { name: 'Undo' }));
  expect(editor.getByLabelText('Words of R2')).toHaveProperty('value', 'First aid');
});

test('a button that has done all it can keeps the focus', async () => {
  const { editor } = await openEditor();
  const expectInert = (name: string) => {
    expect(editor.getByRole('button', { name })).toHaveFocus();
    expect(editor.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  };
  await userEvent.click(editor.getByRole('button', { name: 'Delete R1' }));
  for (const name of ['Undo', 'Redo', 'Reset']) {
    await userEvent.click(editor.getByRole('button', { name }));
    expectInert(name);
  }
  await userEvent.click(editor.getByLabelText('Select R1 to merge'));
  await userEvent.click(editor.getByLabelText('Select R2 to merge'));
  await userEvent.click(editor.getByRole('button', { name: 'Merge 2' }));
  expectInert('Merge');
});

test('wording that may stand in for a trait is fixed in the job text with one click', async () => {
  const { editor } = await openEditor();
  await userEvent.click(editor.getByRole('button', { name: 'Say “fluent German”' }));
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  expect(screen.getByLabelText('Job description')).toHaveProperty(
    'value',
    JOB.replace('native German speaker', 'fluent German'),
  );
});

test('a changed text shows no marks of the previous one, until it is read', async () => {
  const { editor } = await openEditor();
  const marks = () =>
    editor.getByRole('region', { name: 'Job description' }).querySelectorAll('mark');
  expect(marks()).not.toHaveLength(0);
  await userEvent.click(editor.getByRole('button', { name: 'Say “fluent German”' }));
  expect(marks()).toHaveLength(0);
  await waitFor(() => expect(marks()).not.toHaveLength(0), { timeout: 8000 });
});

test('the words of a requirement can be changed and belong to the draft', async () => {
  const { editor } = await openEditor();
  const words = editor.getByLabelText('Words of R1');
  await userEvent.clear(words);
  await userEvent.type(words, 'Keeps the keys{Enter}');
  await userEvent.click(editor.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Keeps the keys')).toBeVisible();
  await waitFor(
    () => expect(JSON.stringify(stored.get('draft:user-0001'))).toContain('Keeps the keys'),
    { timeout: 4000 },
  );
});

test('Tab stops in one requirement, and Up and Down lead to the same control of the next', async () => {
  const { editor } = await openEditor();
  editor.getByLabelText('Select R1 to merge').focus();
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 12; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent || (document.activeElement?.ariaLabel ?? null));
    if (document.activeElement?.textContent === 'Done') break;
  }
  expect(stops.slice(-3)).toEqual(['Own terms', 'Reset', 'Done']);

  const weight = (of: string) =>
    within(editor.getByRole('group', { name: `Weight of ${of}, 3 as read` })).getByRole('radio', {
      checked: true,
    });
  weight('R1').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(weight('R2')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(weight('R3')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(weight('R1')).toHaveFocus();
  expect(editor.getByText('3 requirements, as read, job in Dutch')).toBeVisible();
});

test('Up and Down stay in words as long as there are letters to move through', async () => {
  const { editor } = await openEditor();
  const words = (of: string) => editor.getByLabelText<HTMLTextAreaElement>(`Words of ${of}`);
  words('R2').focus();
  words('R2').setSelectionRange(3, 3);
  await userEvent.keyboard('{ArrowDown}');
  expect(words('R2')).toHaveFocus();
  words('R2').setSelectionRange(9, 9);
  await userEvent.keyboard('{ArrowDown}');
  expect(words('R3')).toHaveFocus();
  expect(words('R3').selectionStart).toBe(6);
});

test.each(['{Control>}{Enter}{/Control}', '{Escape}'])(
  '%s ends the review with the words that are being written, and sends nothing',
  async (keys) => {
    const { server, editor } = await openEditor();
    const words = editor.getByLabelText('Words of R1');
    await userEvent.clear(words);
    await userEvent.type(words, 'Keeps the keys');
    await userEvent.keyboard(keys);
    // The test browser does not close a dialog by its key.
    if (keys === '{Escape}') fireEvent(screen.getByRole('dialog'), new Event('cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Keeps the keys')).toBeVisible();
    expect(screen.queryByText('Job description is required')).toBeNull();
    expect(server.requestsTo(batches.submit)).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
