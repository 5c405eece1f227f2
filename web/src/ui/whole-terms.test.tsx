import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WholeTerms } from './WholeTerms';

test('must-have and nice-to-have stay on one line, in words that read as they were written', () => {
  const words =
    'Must-haves count, 2 of 3 must-haves and 1 nice-to-have; object-relational may break.';
  const { container } = render(<WholeTerms>{words}</WholeTerms>);
  expect(container.textContent).toBe(words);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Must-haves',
    'must-haves',
    'nice-to-have',
  ]);
  expect(screen.getByText('nice-to-have')).toHaveClass('whitespace-nowrap');
});

test('an e-mail, a sign-in and a back-end stay on one line, too', () => {
  const words = 'No e-mail addresses; the second step of a sign-in; a Back-end developer.';
  const { container } = render(<WholeTerms>{words}</WholeTerms>);
  expect(container.textContent).toBe(words);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'e-mail',
    'sign-in',
    'Back-end',
  ]);
});

test('words of a resume and names stay whole as well, with what stands around them', () => {
  const words = '“Loads tap-in events,” wrote Ada Delacroix-Hale (ETL-heavy), March 2021 - today.';
  const { container } = render(<WholeTerms>{words}</WholeTerms>);
  expect(container.textContent).toBe(words);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'tap-in',
    'Delacroix-Hale',
    'ETL-heavy',
  ]);
});
