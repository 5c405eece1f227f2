import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { prefersReducedMotion } from '../../../ui/prefers-reduced-motion';
import { inSection, openSettings } from '../testing/open-settings';

afterEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.motion;
});

const stored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? 'null');

test('a theme is shown at once and remembered', async () => {
  await openSettings();
  await userEvent.click(inSection('appearance').getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(window.localStorage.getItem('candor.theme')).toBe('dark');
});

test('less motion applies at once, is remembered, and can be undone', async () => {
  await openSettings();
  const motion = within(inSection('appearance').getByRole('group', { name: 'Motion' }));
  await userEvent.click(motion.getByRole('radio', { name: 'Reduced' }));
  expect(document.documentElement.dataset.motion).toBe('reduced');
  expect(prefersReducedMotion()).toBe(true);
  expect(window.localStorage.getItem('candor.motion')).toBe('reduced');
  await userEvent.click(motion.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

test('rows of people and of batches come closer together', async () => {
  await openSettings();
  await userEvent.click(inSection('appearance').getByRole('radio', { name: 'Compact' }));
  expect(stored('candor.reviewing.user-0001')).toMatchObject({ density: 'compact' });
  expect(stored('candor.compact-rows')).toBe(true);
});

test('evidence first and hidden names are stored as the results read them', async () => {
  await openSettings();
  await userEvent.click(inSection('appearance').getByRole('switch', { name: /^Evidence first/ }));
  await userEvent.click(inSection('appearance').getByRole('switch', { name: /^Hide names/ }));
  expect(stored('candor.reviewing.user-0001')).toMatchObject({
    evidenceFirst: true,
    hideNames: true,
  });
});

test('the list of own terms opens from here', async () => {
  await openSettings();
  const link = inSection('appearance').getByRole('link', { name: 'Own terms' });
  expect(link).toHaveAttribute('href', '/own-terms');
});

test('plain keys are turned off, and then open nothing', async () => {
  await openSettings();
  await userEvent.click(inSection('appearance').getByRole('switch', { name: /^Plain keys/ }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the list of keys opens from here', async () => {
  await openSettings();
  await userEvent.click(
    inSection('appearance').getByRole('button', { name: 'Keyboard shortcuts' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Settings')).toBeVisible();
});
