import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBatch } from '../../testing/samples';
import { EndAnnouncer } from './EndAnnouncer';

test('whoever waits on the page of a batch hears that it has ended', () => {
  const { rerender } = render(<EndAnnouncer job={aBatch({ status: 'processing' })} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<EndAnnouncer job={aBatch()} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Night Porter is scored. 3 candidates are done.',
  );
});

test('whoever opens a batch that has ended hears nothing of it', () => {
  render(<EndAnnouncer job={aBatch()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
