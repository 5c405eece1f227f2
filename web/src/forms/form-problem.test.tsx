import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormProblem } from './FormProblem';

const field = (label: string, mended: boolean) => ({
  name: label,
  label,
  focus: () => undefined,
  mended,
});

const TEXT = 'Validation failed: This field is required';

test('what is wrong stands as long as one of its fields is, and those that are right are marked', () => {
  render(<FormProblem text={TEXT} fields={[field('Name', true), field('E-mail', false)]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
  expect(screen.getByRole('button', { name: 'Name, done' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'E-mail' })).toBeVisible();
});

test('once all of its fields are right, nothing is said to be wrong any more', () => {
  render(<FormProblem text={TEXT} fields={[field('Name', true), field('E-mail', true)]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('above a form it stays until the next sending, so that nothing moves under whoever writes', () => {
  render(<FormProblem above text={TEXT} fields={[field('Name', true), field('E-mail', true)]} />);
  expect(screen.getByRole('alert')).toHaveTextContent(TEXT);
});
