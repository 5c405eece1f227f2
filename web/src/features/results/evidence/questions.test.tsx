import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aMatch } from '../../../testing/samples';
import { Questions } from './Questions';

function asked(over: Parameters<typeof aMatch>[0]) {
  render(<Questions result={aMatch(over)} requirements={[]} covered={false} />);
}

test('without a question and without a gap nothing is missing', () => {
  asked({});
  expect(screen.getByText('Nothing is missing that a question could settle.')).toBeVisible();
});

test('without a question gaps are not denied', () => {
  asked({ gaps: [{ text: 'Kafka is shown in part.', requirement_ids: [] }] });
  expect(screen.getByText(/^No question is suggested\..* under Gaps\.$/)).toBeVisible();
  expect(screen.queryByText(/^Nothing is missing/)).toBeNull();
  expect(screen.getByText('Kafka is shown in part.')).toBeVisible();
});
