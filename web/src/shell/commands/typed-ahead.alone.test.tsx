import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';

/** The part with the palette is loading until `arrive` is called. */
const part = vi.hoisted(() => {
  let arrive = () => {};
  const here = new Promise<void>((done) => {
    arrive = done;
  });
  return { here, arrive: () => arrive() };
});
vi.mock('../../features/palette/Palette', async (original) => {
  await part.here;
  return original();
});

test('text typed before the palette is loaded ends up in its field, and not in the one behind', async () => {
  await renderApp(paths.dashboard);
  const behind = await screen.findByLabelText('Job description');
  await userEvent.click(behind);
  fireEvent.keyDown(behind, { key: 'k', ctrlKey: true });
  await userEvent.keyboard('analt{Backspace}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => part.arrive());
  const field = await screen.findByRole('combobox', { name: 'Search and commands' });
  expect(field).toHaveValue('anal');
  expect(behind).toHaveValue('');
  await userEvent.type(field, 'y');
  expect(field).toHaveValue('analy');
});
