import { expect, test } from 'vitest';
import { needs, needsOf } from './route-needs';

test('the innermost route that says something decides', () => {
  const matches = [
    { handle: needs({ partner: true }) },
    { handle: undefined },
    { handle: needs({ openAfterTrial: true }) },
    { handle: 'something else' },
  ];
  expect(needsOf(matches)).toEqual({ openAfterTrial: true });
});

test('routes that say nothing ask for nothing more than a signed-in person', () => {
  expect(needsOf([{ handle: undefined }])).toEqual({});
});
