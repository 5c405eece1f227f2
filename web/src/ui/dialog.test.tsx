import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Menu } from './Menu';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Menu
        trigger={<Button>More</Button>}
        items={[{ kind: 'action', label: 'Rename', onSelect: () => setOpen(true) }]}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="New name">
        <Button onClick={() => setOpen(false)}>Done</Button>
      </Dialog>
    </>
  );
}

test('the focus returns to the button that opened a dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a dialog from a menu gives the focus back to the button of the menu', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Rename' });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});
