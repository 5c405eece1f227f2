import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

const shown = { id: 'nights', verdict: 'partial' as const, strength: 0.5 };
const openWith = async (best: number) => {
  const people = [anItem(1, best, { match_outcomes: [shown] }), anItem(2, 20)];
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
};

test('if no match is better than poor, scarce requirements are named and nobody is blamed', async () => {
  await openWith(49);
  expect(screen.getByText('No resume shows much of this job.').parentElement).toHaveTextContent(
    'Scarce here: Key handling (0 of 2) and Night work (1 of 2).',
  );
});

test('one fair match is enough to say nothing about it', async () => {
  await openWith(50);
  expect(screen.queryByText('No resume shows much of this job.')).toBeNull();
});
