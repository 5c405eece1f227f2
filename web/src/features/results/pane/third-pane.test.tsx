import { batches } from '@candor/domain/api/batches';
import { reviews } from '@candor/domain/api/reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

afterEach(() => vi.restoreAllMocks());

/** A window this wide, as seen by media queries. */
function widen(width: number): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = 16 * Number(/min-width: (\d+)rem/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
    return Object.assign(new EventTarget(), {
      matches: width >= least,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  });
}

async function openAt(width: number) {
  widen(width);
  const server = aResultsServer([anItem(1, 90), anItem(2, 60)]);
  server.on(reviews.decisions, {
    body: {
      decisions: [
        {
          batch_job_id: 'batch-0001',
          candidate_id_internal: 'person-0001',
          decided_by: 'user-0001',
          decision: null,
          reason: null,
          note: 'Speaks on Tuesdays',
          score_seen: null,
          engine_version: '1.0.0',
          updated_at: '2026-03-02T09:00:00.000Z',
          revision: 1,
        },
      ],
      total: 1,
      limit: 100,
      skip: 0,
      has_more: false,
    },
  });
  await renderApp(paths.batch('batch-0001'), { server });
  await screen.findByRole('heading', { level: 2, name: 'Person 1' });
}
const third = () => screen.queryByRole('complementary', { name: 'Notes and comparison' });

test('on the widest screens notes are next to the evidence, with earlier text', async () => {
  await openAt(1920);
  const notes = await within(third() ?? document.body).findByDisplayValue('Speaks on Tuesdays');
  expect(notes).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
});

test('while people are read one candidate is said to load, and not two', async () => {
  widen(1920);
  const server = aResultsServer([]);
  server.on(batches.results, () => new Promise(() => undefined));
  await renderApp(paths.batch('batch-0001'), { server });
  expect(await screen.findByRole('complementary', { name: 'Notes and comparison' })).toBeVisible();
  expect(screen.getAllByRole('status', { name: 'Loading the candidate' })).toHaveLength(1);
});

test('people are collected while reading, and two of them can be compared', async () => {
  await openAt(1920);
  const tray = within(third() ?? document.body);
  await userEvent.click(tray.getByRole('button', { name: /^Add Person 1/ }));
  expect(tray.queryByRole('button', { name: /^Compare/ })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 2' }));
  await userEvent.click(tray.getByRole('button', { name: /^Compare/ }));
  expect(
    await screen.findByRole('table', { name: 'Person 1, Person 2 side by side' }),
  ).toBeVisible();
});

test('below that nothing changes: notes are a tab of the pane', async () => {
  await openAt(1919);
  expect(third()).toBeNull();
  expect(screen.getByRole('tab', { name: 'Notes' })).toBeVisible();
});

test('Escape leaves the notes for where one was before, with what was written', async () => {
  await openAt(1440);
  const tab = screen.getByRole('tab', { name: 'Notes' });
  await userEvent.click(tab);
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  notes.focus();
  await userEvent.type(notes, ' and Fridays', { skipClick: true, initialSelectionStart: 18 });
  await userEvent.keyboard('{Escape}');
  expect(tab).toHaveFocus();
  expect(notes).toHaveValue('Speaks on Tuesdays and Fridays');
  expect(screen.getByRole('heading', { level: 2, name: 'Person 1' })).toBeVisible();
});

test('notes that were entered from nowhere are left for the page, which hears its keys again', async () => {
  await openAt(1920);
  const notes = await screen.findByRole('textbox', { name: 'Notes' });
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.click(notes);
  await userEvent.keyboard('{Escape}');
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 2' })).toBeVisible();
});
