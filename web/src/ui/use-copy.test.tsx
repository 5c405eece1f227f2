import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton';

afterEach(() => vi.restoreAllMocks());

test('a text that was copied is said to be, and the next one is not', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<CopyButton text="one" label="Copy the sample" />);
  await user.click(screen.getByRole('button', { name: 'Copy the sample' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('one');
  rerender(<CopyButton text="two" label="Copy the sample" />);
  expect(screen.queryByText('Copied')).toBeNull();
});

test('a page that may not use the clipboard says what to do instead', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="one" label="Copy the sample" />);
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(JSON.parse('null'));
  await user.click(screen.getByRole('button', { name: 'Copy the sample' }));
  expect(await screen.findByText('Select it and copy by hand')).toBeVisible();
});
