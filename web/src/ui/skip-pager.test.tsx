import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SkipPager } from './SkipPager';

function Pages() {
  const [skip, setSkip] = useState(0);
  const shown = Math.min(10, 24 - skip);
  return (
    <SkipPager
      label="Pages"
      page={{ skip, limit: 10, total: 24 }}
      {...{ shown }}
      onSkip={setSkip}
    />
  );
}

test('the focus stays on the button that led to the last page, where it no longer does anything', async () => {
  render(<Pages />);
  const older = screen.getByRole('button', { name: 'Older' });
  older.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('21 to 24 of 24');
  expect(older).toHaveFocus();
  expect(older).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('21 to 24 of 24');
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
  expect(screen.getByRole('status')).toHaveTextContent('11 to 20 of 24');
});
