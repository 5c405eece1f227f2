import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const openWith = async (...scores: number[]) => {
  const people = scores.map((score, index) => anItem(index + 1, score));
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  return screen.findByText(/^Within 3 of/);
};

test('a tie across a tier border says that the tiers exaggerate the difference', async () => {
  expect(await openWith(86, 84)).toHaveTextContent(
    'Within 3 of Person 2 (84), a tie. 84 and 86 are closer than the tiers suggest.',
  );
});

test('a tie within one tier does not mention tiers', async () => {
  expect(await openWith(90, 88)).not.toHaveTextContent('tiers');
});

test('three people of a tie are all named', async () => {
  expect(await openWith(90, 89, 89, 88)).toHaveTextContent(
    'Within 3 of Person 2 (89), Person 3 (89) and Person 4 (88), a tie.',
  );
});

test('of a larger tie two are named, and the others counted', async () => {
  expect(await openWith(90, 89, 89, 88, 88)).toHaveTextContent(
    'Within 3 of Person 2 (89), Person 3 (89) and 2 more, a tie.',
  );
});
