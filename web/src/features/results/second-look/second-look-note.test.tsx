import { reviews } from '@candor/domain/api/reviews';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { paths } from '../../../paths';
import { renderApp } from '../../../testing/render-app';
import { anItem } from '../../../testing/samples';
import { aResultsServer } from '../testing/results-server';

test('three of the lower half are brought up with the reason, and rescues are counted', async () => {
  const shown = { id: 'nights', verdict: 'partial' as const, strength: 0.5 };
  const people = Array.from({ length: 10 }, (_, index) =>
    anItem(index + 1, 90 - index * 5, {
      ...(index > 7 && { match_outcomes: [shown] }),
      decision: index === 9 ? 'maybe' : null,
    }),
  );
  const server = aResultsServer(people);
  server.on(reviews.decisions, { status: 503 });
  await renderApp(paths.batch('batch-0001'), { server });
  await userEvent.click(await screen.findByRole('button', { name: 'Second look 3' }));
  expect(await screen.findByText('You rescued 1 of 3 here.')).toBeVisible();
  expect(screen.getAllByText(/: shows Night work$/)).toHaveLength(2);
  expect(screen.getByText(/: drawn by chance, so that the ranking is checked too$/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
});
