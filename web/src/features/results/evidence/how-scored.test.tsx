import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/samples';
import { HowScored } from './HowScored';

test('the parts of a score are listed with how many of the points each could contribute', async () => {
  const dimensions = [
    { key: 'must_haves', label: 'Must-haves', score: 75, weight: 0.6, contribution: 45 },
    { key: 'role', label: 'Role', score: 100, weight: 0.4, contribution: 40 },
  ] as const;
  render(<HowScored result={aMatch({ dimensions: [...dimensions] })} />);
  await userEvent.click(screen.getByRole('button', { name: 'How this is scored' }));
  expect((await screen.findByText('Must-haves')).nextSibling).toHaveTextContent('45 of 60');
  expect(screen.getByText('Role').nextSibling).toHaveTextContent('40 of 40');
  expect(screen.getByText(/school prestige never count/)).toBeVisible();
});
