import type { JobRequirement } from '@candor/domain/model/match';
import { linesAsRead } from '@candor/domain/rules/rubric-edits';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RequirementLines } from './RequirementLines';

function wish(id: string, weight: number): JobRequirement {
  const source = { start: 0, end: 5 };
  const asked = { importance: 'nice', kind: 'skill', minimum_years: null } as const;
  return { id, text: id, weight, source, alternatives: [], ...asked };
}

test('what is worth less than a point is not said to be worth nothing', () => {
  const lines = linesAsRead([wish('Kafka', 999), wish('Terraform', 1)]);
  render(<RequirementLines lines={lines} onMore={() => undefined} />);
  const [kafka, terraform] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(kafka).toContain('100 of 100 points');
  expect(terraform).toContain('under 1 of 100 points');
});

test('what is short for the eye is said in full, and the job as a whole is explained below the lines', () => {
  const derived = { ...wish('Has worked as a porter', 60), source: null };
  const lines = linesAsRead([derived, wish('Kafka', 40)]);
  render(<RequirementLines lines={lines} onMore={() => undefined} />);
  expect(screen.getByText('Whole: the job as a whole.')).toBeInTheDocument();
  expect(screen.getByText('Nice-to-have')).toBeInTheDocument();
});
