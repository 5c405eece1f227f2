import { render, screen } from '@testing-library/react';
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
