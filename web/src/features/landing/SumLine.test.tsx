import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apportionPoints } from '../../ui/score/apportion-points';
import { SumLine } from './SumLine';
import { SAMPLE_PEOPLE } from './sample/read-sample';
import { weigh } from './sample/weigh';

const FLOORS = { excellent: 85, good: 70, fair: 50, poor: 0 };

test('the sum has the numbers that the evidence of the same pair shows, and they add up to its score', () => {
  const [person] = SAMPLE_PEOPLE;
  const { total, parts } = weigh(person?.lines ?? [], FLOORS);
  render(<SumLine floors={FLOORS} />);
  const sum = screen.getByText(/\+/).textContent ?? '';
  const [left = '', right = ''] = sum.split('=');
  const shown = left.split('+').map(Number);
  const evidence = apportionPoints(parts, total).map(({ points }) => points);
  expect(shown).toEqual(evidence.filter((points) => points > 0));
  expect(shown.reduce((all, points) => all + points, 0)).toBe(Number(right));
});
