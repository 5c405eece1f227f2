import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';
import type { Mark } from './marks';
import { ResumeText } from './ResumeText';

async function openPerson() {
  const server = aResultsServer([anItem(1, 90), anItem(2, 60)]);
  const app = await renderApp(`${paths.batch('batch-0001')}&candidate=person-0001`, { server });
  const button = await screen.findByRole('button', { name: /^R1 Night work, met/ });
  const mark = screen.getByText('Six years of night work').closest('mark');
  return { ...app, button, mark };
}

test('choosing a requirement leads to its passage, and Escape back to the requirement', async () => {
  const { router, button, mark } = await openPerson();
  await userEvent.click(button);
  expect(mark).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(router.state.location.search).toContain('candidate=person-0001');
});

test('a requirement is read once, by its name', async () => {
  const { button } = await openPerson();
  expect(button).not.toHaveAccessibleDescription();
});

test('choosing the same requirement again leads to its passage again', async () => {
  const { button, mark } = await openPerson();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}{Enter}');
  expect(mark).toHaveFocus();
});

test('E leads to the passage, and Escape to the requirement that it shows', async () => {
  const { button, mark } = await openPerson();
  await userEvent.keyboard('e');
  expect(mark).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

test('deciding from within a passage continues in the text of the next person', async () => {
  const { router, mark } = await openPerson();
  await userEvent.keyboard('e');
  expect(mark).toHaveFocus();
  await userEvent.keyboard('s');
  await waitFor(() => expect(router.state.location.search).toContain('candidate=person-0002'));
  expect(await screen.findByRole('group', { name: 'Person 2' })).toHaveFocus();
  await screen.findByText('Six years of night work');
  await userEvent.keyboard('e');
  expect(screen.getByText('Six years of night work').closest('mark')).toHaveFocus();
});

test('the next button keeps the focus, to be pressed again', async () => {
  await openPerson();
  const next = screen.getByRole('button', { name: /^Next evidence/ });
  await userEvent.click(next);
  expect(next).toHaveFocus();
});

test('a requirement without evidence keeps the focus on its button', async () => {
  await openPerson();
  const button = screen.getByRole('button', { name: /^R2 Key handling/ });
  await userEvent.click(button);
  expect(button).toHaveFocus();
});

test('a quote over several lines is announced as a whole when focused', () => {
  const text = 'Six years\nof night work';
  const mark: Mark = {
    key: 'R1:0',
    requirementId: 'nights',
    label: 'R1',
    verdict: 'met',
    note: '',
    start: 0,
    end: text.length,
  };
  const props = { text, marks: [mark], requirementId: 'nights', markKey: 'R1:0' };
  const inert = { onChoose: () => undefined, onLeave: () => undefined };
  const { rerender } = render(<ResumeText {...props} {...inert} led={0} />);
  rerender(<ResumeText {...props} {...inert} led={1} />);
  const first = screen.getByText('Six years');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('of night work');
});
