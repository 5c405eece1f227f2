import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OnDemand } from './OnDemand';
import { onDemand } from './on-demand';

function Whole({ words, opened }: { words: string; opened: boolean }) {
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <button type="button" onKeyDown={(event) => setKey(event.key)}>
        Account
      </button>
      {opened && <p>{words}</p>}
      {key && <p>Opened by {key}</p>}
    </>
  );
}

function setUp(popup: 'menu' | 'dialog' = 'menu') {
  let arrive: (words: string) => void = () => undefined;
  let asked = 0;
  const parts = onDemand(() => {
    asked += 1;
    return new Promise<string>((resolve) => {
      arrive = resolve;
    });
  });
  const view = (
    <OnDemand
      parts={parts}
      trigger={<button type="button">Account</button>}
      popup={popup}
      keys={['Enter']}
    >
      {(words, opened) => <Whole words={words} opened={opened} />}
    </OnDemand>
  );
  render(view);
  return { arrive: () => arrive('Logout'), asked: () => asked };
}

test('nothing is fetched until somebody comes near the button', async () => {
  const { asked } = setUp();
  const button = screen.getByRole('button', { name: 'Account' });
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  expect(asked()).toBe(0);
  await userEvent.hover(button);
  expect(asked()).toBe(1);
});

test('a button pressed before the rest was loaded opens when it is', async () => {
  const { arrive } = setUp();
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.queryByText('Logout')).toBeNull();
  arrive();
  expect(await screen.findByText('Logout')).toBeVisible();
});

test('the focus stays on the button when the rest arrives', async () => {
  const { arrive } = setUp();
  await userEvent.tab();
  const before = screen.getByRole('button', { name: 'Account' });
  expect(before).toHaveFocus();
  arrive();
  await expect.poll(() => before.isConnected).toBe(false);
  expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus();
  expect(screen.queryByText('Logout')).toBeNull();
});

test('a key that opens it is remembered until the rest is there', async () => {
  const { arrive } = setUp('dialog');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  arrive();
  expect(await screen.findByText('Logout')).toBeVisible();
});

test('a menu receives the key that was to open it', async () => {
  const { arrive } = setUp('menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  arrive();
  expect(await screen.findByText('Opened by Enter')).toBeVisible();
});
