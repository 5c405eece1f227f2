import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSupport } from './testing/open-support';

afterEach(() => window.sessionStorage.clear());

test('documentation, the support address and the service’s health are next to it', async () => {
  await openSupport();
  const side = within(screen.getByRole('region', { name: 'More help' }));
  expect(side.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/documentation-api.html',
  );
  expect(await side.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  expect(await side.findByText('Online')).toBeVisible();
});
