import { expect, test } from 'vitest';
import { nextToConnect } from './next-to-connect';
import { aConnection, aLinked } from './testing/open-integrations';

const broken = { status: 'error', problem: 'refused' } as const;

test.each([
  ['ashby', [aConnection('ashby'), aConnection('greenhouse')]],
  ['greenhouse', [null, aConnection('greenhouse')]],
  ['greenhouse', [aConnection('ashby'), aLinked('greenhouse', broken)]],
  ['ashby', [aLinked('ashby', broken), aLinked('greenhouse', broken)]],
  [null, [aLinked('ashby'), aConnection('greenhouse')]],
  [null, [null, null]],
])('%s is next', (next, connections) => {
  expect(nextToConnect(connections)).toBe(next);
});
