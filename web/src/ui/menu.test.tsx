import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';
import { Menu } from './Menu';

test('an entry that waits for something is reached by the arrows with its reason, and does nothing', async () => {
  const run = vi.fn();
  render(
    <Menu
      trigger={<Button>Tools</Button>}
      items={[
        { kind: 'action', label: 'Report', disabled: 'Select a job first', onSelect: run },
        { kind: 'action', label: 'Figures', onSelect: run },
      ]}
    />,
  );
  screen.getByRole('button', { name: 'Tools' }).focus();
  await userEvent.keyboard('{Enter}');
  const waiting = await screen.findByRole('menuitem', { name: /Select a job first$/ });
  expect(waiting).toHaveFocus();
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
  expect(waiting).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(run).toHaveBeenCalledOnce();
});

test('entries of which one is chosen are told as such, together with what they are about', async () => {
  const dim = vi.fn();
  render(
    <Menu
      trigger={<Button>Account</Button>}
      items={[
        {
          kind: 'one_of',
          label: 'Theme',
          options: [
            { label: 'Light', chosen: true, onSelect: vi.fn() },
            { label: 'Dark', chosen: false, onSelect: dim },
          ],
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  const themes = within(await screen.findByRole('group', { name: 'Theme' }));
  expect(themes.getByRole('menuitemradio', { name: 'Light' })).toBeChecked();
  const dark = themes.getByRole('menuitemradio', { name: 'Dark' });
  expect(dark).not.toBeChecked();
  await userEvent.click(dark);
  expect(dim).toHaveBeenCalledOnce();
});
