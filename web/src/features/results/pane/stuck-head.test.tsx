import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

async function openReading() {
  const server = aResultsServer([anItem(1, 90), anItem(2, 60)]);
  await renderApp(`${paths.batch('batch-0001')}&candidate=person-0001`, { server });
  const heading = await screen.findByRole('heading', { level: 2, name: 'Person 1' });
  const pane = heading.closest<HTMLElement>('[data-pane]');
  const scroller = heading.closest<HTMLElement>('.scroll-edge');
  if (!pane || !scroller) throw new Error('The reading is not in a pane that scrolls');
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    fireEvent.scroll(scroller);
  };
  return { pane, scrollTo };
}

const namesIn = (pane: HTMLElement) => within(pane).getAllByText('Person 1');

test('while the evidence is scrolled, the person and the quality of the match stay in view', async () => {
  const { pane, scrollTo } = await openReading();
  const atRest = namesIn(pane).length;
  scrollTo(600);
  expect(namesIn(pane)).toHaveLength(atRest + 1);
  const [head] = namesIn(pane);
  expect(head?.parentElement).toHaveTextContent('90Excellent');
});

test('at the top of the evidence its heading is enough', async () => {
  const { pane, scrollTo } = await openReading();
  const atRest = namesIn(pane).length;
  scrollTo(600);
  scrollTo(0);
  expect(namesIn(pane)).toHaveLength(atRest);
});

test('the heading remains the only one announced', async () => {
  const { pane, scrollTo } = await openReading();
  scrollTo(600);
  expect(within(pane).getAllByRole('heading', { name: 'Person 1' })).toHaveLength(1);
  expect(within(pane).getAllByRole('img', { name: /^Match 90 of 100/ })).toHaveLength(1);
});
