import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, startTransition, use, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { paths } from '../../paths';
import { renderApp } from '../../testing/render-app';
import { anItem } from '../../testing/samples';
import { aResultsServer } from './testing/results-server';
import { useWalk } from './use-walk';

const people = [anItem(1, 60), anItem(2, 90), anItem(3, 70)];

test('J stands at the row of the next person, from where Enter leads into their evidence', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Person 3/ })).toHaveFocus());
  await screen.findByRole('heading', { level: 2, name: 'Person 3' });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 2, name: 'Person 3' })).toHaveFocus();
});

test('J leads from a button above the list to the row of the next person, who is read out there', async () => {
  await renderApp(paths.batch('batch-0001'), { server: aResultsServer(people) });
  await screen.findByRole('grid');
  screen.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('j');
  await waitFor(() => expect(screen.getByRole('row', { name: /Person 3/ })).toHaveFocus());
});

type Walk = ReturnType<typeof useWalk>;

const neverThere = new Promise<never>(() => {});

/** Next to the list whoever opens first; anybody else never arrives. */
function Walker({ onDrawn }: { onDrawn: (walk: Walk) => void }) {
  const [candidate, setCandidate] = useState<string | null>(null);
  const walk = useWalk({
    ids: ['first', 'second'],
    candidate,
    openFirst: true,
    onCandidate: (id) => startTransition(() => setCandidate(id)),
  });
  useLayoutEffect(() => {
    onDrawn(walk);
  });
  if (candidate !== null) use(neverThere);
  return null;
}

test('keys go on from whom the last one went to while the screen is on its way there, however often it begins anew', async () => {
  const drawn: { walk: Walk; at: string | null }[] = [];
  render(
    <Suspense>
      <Walker onDrawn={(walk) => void drawn.push({ walk, at: walk.current() })} />
    </Suspense>,
  );
  await act(async () => drawn.at(-1)?.walk.step(1));
  await act(async () => drawn.at(-1)?.walk.activate('first'));
  expect(drawn.map(({ at }) => at)).toEqual(['first', 'second', 'second']);
});
