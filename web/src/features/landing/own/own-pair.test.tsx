import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { matchPair } from './match-pair.worker';
import { OwnPair } from './OwnPair';

const inPage = async (pair: Parameters<typeof matchPair>[0]) => matchPair(pair);

function renderOwnPair(match = inPage) {
  return render(
    <OwnPair
      matchPair={match}
      renderMatch={(result, text) => (
        <p>
          {result.overall_score} of 100, {text.length} letters
        </p>
      )}
    />,
  );
}

afterEach(() => vi.unstubAllGlobals());

test('a pasted pair is matched by the whole engine and no request leaves the page', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  const sending = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const beacon = vi.fn();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }));
  renderOwnPair();
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the sample' }));
  await userEvent.click(screen.getByRole('button', { name: 'Match in this browser' }));
  expect(await screen.findByText(/^\d+ of 100, \d+ letters$/)).toBeVisible();
  expect([fetching, sending, beacon].map((way) => way.mock.calls.length)).toEqual([0, 0, 0]);
});

test('an empty side says what is missing and nothing is matched', async () => {
  const matching = vi.fn(inPage);
  renderOwnPair(matching);
  await userEvent.type(screen.getByLabelText('Job description'), 'Too short');
  await userEvent.click(screen.getByRole('button', { name: 'Match in this browser' }));
  expect(screen.getByText('Job description must be at least 50 characters')).toBeVisible();
  expect(screen.getByText('Candidate text or file is required')).toBeVisible();
  expect(matching).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Job description')).toHaveFocus();
});

test('a match does not stay below a complaint about other texts', async () => {
  renderOwnPair();
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the sample' }));
  await userEvent.click(screen.getByRole('button', { name: 'Match in this browser' }));
  expect(await screen.findByRole('region', { name: 'Your match' })).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Resume'));
  await userEvent.click(screen.getByRole('button', { name: 'Match in this browser' }));
  expect(screen.queryByRole('region', { name: 'Your match' })).toBeNull();
  expect(screen.getByLabelText('Resume')).toHaveFocus();
});

test('a browser that cannot run the engine says so and keeps the texts', async () => {
  renderOwnPair(() => Promise.reject(new Error('no worker')));
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the sample' }));
  await userEvent.click(screen.getByRole('button', { name: 'Match in this browser' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not run');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Resume').value).toContain('Charge Nurse');
});
