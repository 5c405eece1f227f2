import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Field } from './Field';
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

test('a dialog that came with its page leaves the focus on the heading of the page', () => {
  const page = (open: boolean) => (
    <main>
      <h1 tabIndex={-1}>Support</h1>
      <Dialog open={open} onClose={() => undefined} title="Ticket">
        <Button>Close</Button>
      </Dialog>
    </main>
  );
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(screen.getByRole('heading', { name: 'Support' })).toHaveFocus();
});

function Steps() {
  const [done, setDone] = useState(false);
  return (
    <Dialog open onClose={() => undefined} title={done ? 'It is on' : 'Switch it on'}>
      {done ? <p>Ten codes</p> : <Button onClick={() => setDone(true)}>Switch on</Button>}
    </Dialog>
  );
}

test('a step that takes the place of the one with the focus leaves it on the dialog, whose new title is read', async () => {
  render(<Steps />);
  screen.getByRole('button', { name: 'Switch on' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'It is on' })).toHaveFocus();
});

describe('a press outside a dialog', () => {
  const INSIDE = { clientX: 150, clientY: 150 };
  const OUTSIDE = { clientX: 20, clientY: 150 };

  /** Opens the dialog at a position on the page, since there is no layout here. */
  async function openBox(): Promise<HTMLElement> {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    const box = screen.getByRole('dialog', { name: 'New name' });
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
    return box;
  }
  const isOpen = () => screen.queryByRole('dialog', { name: 'New name' }) !== null;

  test('closes it', async () => {
    const box = await openBox();
    fireEvent.pointerDown(box, OUTSIDE);
    fireEvent.click(box, { ...OUTSIDE, detail: 1 });
    expect(isOpen()).toBe(false);
  });

  test('does not count on its own edge', async () => {
    const box = await openBox();
    fireEvent.pointerDown(box, INSIDE);
    fireEvent.click(box, { ...INSIDE, detail: 1 });
    expect(isOpen()).toBe(true);
  });

  test('does not count if it began inside, as when a text is selected', async () => {
    const box = await openBox();
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Done' }), INSIDE);
    fireEvent.click(box, { ...OUTSIDE, detail: 1 });
    expect(isOpen()).toBe(true);
  });

  test('does not count as the second press of a double click that opened it', async () => {
    const box = await openBox();
    fireEvent.pointerDown(box, OUTSIDE);
    fireEvent.click(box, { ...OUTSIDE, detail: 2 });
    expect(isOpen()).toBe(true);
  });
});

test('the second press of a double click confirms nothing', () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      {...{
        open: true,
        title: 'Change the plan?',
        verb: 'Change plan',
        keep: 'Keep it',
        busy: false,
      }}
      {...{ onConfirm, onClose: () => undefined }}
    >
      It begins at once.
    </ConfirmDialog>,
  );
  const button = screen.getByRole('button', { name: 'Change plan' });
  fireEvent.click(button, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(button, { detail: 1 });
  // As the keyboard presses it.
  fireEvent.click(button, { detail: 0 });
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('a dialog that needs input starts in its first field', () => {
  render(
    <Dialog open onClose={() => undefined} title="New name">
      <form>
        <Field label="Gone" disabled />
        <Field label="Name" />
        <Field label="Note" />
      </form>
    </Dialog>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('a dialog can say where to start', () => {
  render(
    <Dialog open onClose={() => undefined} title="Cancel the plan?">
      <form>
        <Field label="Reason" />
      </form>
      <Button data-autofocus>Keep it</Button>
    </Dialog>,
  );
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
});

test('a dialog that needs no input starts at its title', () => {
  render(
    <Dialog open onClose={() => undefined} title="Keyboard shortcuts">
      <Button>Close</Button>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveFocus();
});
