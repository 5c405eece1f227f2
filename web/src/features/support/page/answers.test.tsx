import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useSessionState } from '../../../session/app-context';
import { renderApp } from '../../../testing/render-app';
import { ANSWERS, findAnswers } from './answers';
import { HelpAnswers } from './HelpAnswers';

test.each([
  ['', ANSWERS.length],
  ['unreadable PDF', 1],
  ['erase', 1],
  ['  QUOTA  ', 1],
  ['gardening', 0],
])('the search for %j finds %d', (search, count) => {
  expect(findAnswers(search)).toHaveLength(count);
});

/** As behind the guard. */
function SignedIn() {
  return useSessionState().user && <HelpAnswers />;
}

async function open() {
  await renderApp('/help', { screens: [{ path: '/help', element: <SignedIn /> }] });
  return within(await screen.findByRole('region', { name: /Common questions/ }));
}

test('a question opens its answer, with a link to where one continues', async () => {
  const card = await open();
  await userEvent.click(card.getByText('How is data deleted?'));
  expect(card.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test('a search leaves matching answers, and says if none match', async () => {
  const card = await open();
  const box = card.getByRole('searchbox', { name: 'Search the answers' });
  await userEvent.type(box, 'credits');
  expect(await card.findByText('1 answer')).toBeInTheDocument();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.clear(box);
  await userEvent.type(box, 'gardening');
  expect(await card.findByText(/^No answer contains these words\./)).toBeVisible();
});
