import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { turnedWindow } from '../../../testing/turned-window';
import { PHONE } from '../../../ui/use-media-query';
import { aResultsServer } from '../testing/results-server';

const people = [anItem(1, 60), anItem(2, 90), anItem(3, 70)];
const openList = async (query = '') => {
  const app = await renderApp(paths.batch('batch-0001') + query, {
    server: aResultsServer(people),
  });
  await screen.findByRole('grid');
  return app;
};
const rows = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'));

test('the grid is one tab stop, and arrows move through its rows', async () => {
  await openList();
  const [, first, second] = screen.getAllByRole('row');
  expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toEqual([first]);
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('row').at(-1)));
});

test('a row is heard with its name once and its figures with what they count', async () => {
  await openList();
  const [, first] = screen.getAllByRole('row');
  const heard = first?.getAttribute('aria-label') ?? '';
  expect(heard).toMatch(/^Person \d, Porter, 3 years, match \d+ of 100, \w+, rank 1/);
  expect(heard.match(/Person/g)).toHaveLength(1);
});

test('a tap on a dot quotes the passage in place, and a second tap opens the person', async () => {
  const { router } = await openList();
  const [, first] = screen.getAllByRole('row');
  const dots = first?.querySelector<HTMLElement>('[data-dots]');
  if (!dots) throw new Error('The row has no dots');
  const touch = () => {
    fireEvent.pointerDown(dots, { pointerType: 'touch' });
    fireEvent.click(dots, { clientX: 4, clientY: 4 });
  };
  touch();
  expect(await screen.findByText('“Six years of night work”')).toBeVisible();
  expect(router.state.location.search).not.toContain('candidate');
  touch();
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0002'));
  expect(screen.queryByText('“Six years of night work”')).toBeNull();
});

test('a row signals that there is something to know about a document, but not without a flag', async () => {
  const hidden = 'Text that a reader cannot see was found and earned nothing.';
  await renderApp(paths.batch('batch-0001'), {
    server: aResultsServer([anItem(1, 60), { ...anItem(2, 90), match_flags: [hidden] }]),
  });
  const grid = within(await screen.findByRole('grid'));
  expect(grid.getByTitle(hidden)).toHaveTextContent(', 1 flag');
  expect(grid.getAllByText(/flag/)).toHaveLength(1);
});

test('a search says how many people it leaves, under a name of its own', async () => {
  await openList();
  await userEvent.keyboard('/');
  const field = await screen.findByRole('textbox', { name: 'Search in this batch' });
  await userEvent.type(field, 'Person 2');
  expect(await screen.findByText('1 person shown')).toHaveAttribute('role', 'status');
});

test('a long list is the same grid as a short one, though its rows have places of their own', async () => {
  const many = Array.from({ length: 70 }, (_, index) => anItem(index + 1, 90 - index));
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(many) });
  const grid = await screen.findByRole('grid');
  const [head, first, second] = within(grid).getAllByRole('row');
  expect(within(head ?? grid).getByRole('columnheader', { name: 'Candidate' })).toBeVisible();
  expect(within(first ?? grid).getByRole('gridcell', { name: /^Person 1/ })).toBeVisible();
  expect([first?.style.top, second?.style.top]).toEqual(['0px', '44px']);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(within(grid).getAllByRole('row')).toHaveLength(71);
  expect(within(grid).getAllByRole('row')[1]?.style.top).toBe('');
  act(() => void window.dispatchEvent(new Event('afterprint')));
});

test('X selects the open person and Shift X everybody up to the next', async () => {
  await openList();
  await userEvent.keyboard('x');
  const bar = await screen.findByRole('region', { name: 'Selection' });
  expect(bar).toHaveTextContent('1 selected');
  await userEvent.keyboard('jj');
  await userEvent.keyboard('{Shift>}X{/Shift}');
  expect(bar).toHaveTextContent('3 selected');
});

test('a column header sorts, and with Shift it orders equal values of another', async () => {
  const { router } = await openList();
  await userEvent.click(screen.getByRole('button', { name: 'Candidate' }));
  await waitFor(() =>
    expect(rows()).toEqual(['Select Person 1', 'Select Person 2', 'Select Person 3']),
  );
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('button', { name: 'Match' }));
  await user.keyboard('{/Shift}');
  await waitFor(() => expect(router.state.location.search).toContain('sort=name+-score'));
});

test('with names hidden nobody is named, in the list or next to it', async () => {
  await openList();
  await userEvent.keyboard('h');
  expect(await screen.findByRole('heading', { level: 2, name: 'Candidate 2' })).toBeVisible();
  expect(screen.queryByText('Person 2')).toBeNull();
  await userEvent.keyboard('h');
  expect(await screen.findByRole('heading', { level: 2, name: 'Person 2' })).toBeVisible();
});

test('with evidence first the score is covered until the reader has read and judged', async () => {
  await openList();
  await userEvent.click(screen.getByRole('button', { name: 'View' }));
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: 'Evidence before score' }),
  );
  expect(await screen.findByText('The score is covered.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Match/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /R1 Night work, met/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Fair' }));
  expect(await screen.findByText(/You said fair before seeing the score: you agree/)).toBeVisible();
  expect(screen.getAllByRole('img', { name: 'Match 60 of 100, fair' }).length).toBeGreaterThan(0);
});

test('a view saved under a name restores the same view of the batch', async () => {
  const { router } = await openList('&sort=name');
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'By name');
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await userEvent.click(screen.getByRole('button', { name: 'Match' }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved views' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By name' }));
  await waitFor(() => expect(router.state.location.search).toContain('sort=name'));
});

test('on a phone saved views are in the menu of the view, whose width the chips get', async () => {
  const { matchMedia } = window;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === PHONE }));
  onTestFinished(() => spy.mockRestore());
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  expect(screen.queryByRole('button', { name: 'Saved views' })).toBeNull();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view' }));
  expect(await screen.findByRole('dialog', { name: 'Save this view' })).toBeVisible();
});

test('whoever has no keys is told of none in the menu of the view', async () => {
  turnedWindow((query) => query === '(pointer: coarse)');
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await userEvent.click(await screen.findByRole('button', { name: 'View' }));
  expect(await screen.findByRole('menuitemcheckbox', { name: 'Hide names' })).toBeVisible();
});

test('a second Enter moves from the row into the evidence, and Escape back to the row', async () => {
  await openList();
  screen.getAllByRole('row')[1]?.focus();
  await screen.findByRole('heading', { level: 2, name: 'Person 2' });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Person 2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  expect(document.activeElement).toBe(screen.getAllByRole('row')[1]);
});

test('J continues from the person whose evidence was closed, even one that opened automatically', async () => {
  const { router } = await openList();
  await screen.findByRole('heading', { level: 2, name: 'Person 2' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  await userEvent.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0003'));
});

test('J continues from the person that a URL opened', async () => {
  const { router } = await openList();
  await router.navigate(`${paths.batch('batch-0001')}&candidate=person-0003`);
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  await userEvent.keyboard('j');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0001'));
});

describe('with a person open over the list', () => {
  afterEach(() => vi.restoreAllMocks());

  test('J moves the focus, and closing leads to the row of the last person', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: false,
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { router } = await openList();
    const [, first, second, third] = screen.getAllByRole('row');
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.activeElement).toBe(first));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Candidate' });
    await userEvent.keyboard('j');
    await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0003'));
    await userEvent.click(screen.getByRole('button', { name: 'Close (Esc)' }));
    await waitFor(() => expect(document.activeElement).toBe(second));
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.activeElement).toBe(third));
  });
});

test('on paper the list explains its numbers and symbols', async () => {
  await openList();
  expect(screen.queryByRole('region', { name: 'What the signs stand for' })).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const legend = screen.getByRole('region', { name: 'What the signs stand for' });
  expect(legend).toHaveTextContent('R1Night work, must-haveR2Key handling, must-have');
  expect(legend).toHaveTextContent('metpartialunclearno evidence foundShortlistMaybeSet aside');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(legend).not.toBeInTheDocument();
});

test('on a phone filtering scrolls the people into view', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => seen.mockRestore());
  await openList();
  await userEvent.click(screen.getByRole('button', { name: /^To decide/ }));
  expect(seen).not.toHaveBeenCalledWith(expect.objectContaining({ block: 'start' }));
  const { matchMedia } = window;
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query === PHONE }));
  onTestFinished(() => media.mockRestore());
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ block: 'start' }));
});

test('from a phone the list is printed as the table of a wide screen', async () => {
  turnedWindow((query) => query === PHONE);
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('list', { name: /ranked by match$/ });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('grid', { name: /ranked by match$/ })).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('list', { name: /ranked by match$/ })).toBeVisible();
});
