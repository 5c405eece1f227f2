import { expect, test } from 'vitest';
import { invitationsWaiting } from './invitations-waiting';

const waiting = (stalled: number, finished: number) =>
  invitationsWaiting({ counts: { stalled }, finished });

test('stalled invitations and finished candidates lead to the list of just them', () => {
  expect(waiting(3, 1).map(({ count, what, to }) => `${count} ${what}: ${to}`)).toEqual([
    '1 candidate finished: /invitations?status=completed',
    '3 invitations stalled: /invitations?stalled=true',
  ]);
});

test('if nothing is stalled and nobody finished nothing is waiting', () => {
  expect(waiting(0, 0)).toEqual([]);
});
