import { expect, test } from 'vitest';
import { atLeast, atMost, noneAbove, noneBelow, verdictTable } from './verdict';

test.each([
  ['a figure up to the most it may be', atMost('time', 1.25, 1.25), true],
  [
    'a figure that rounds to the most it may be but is over it',
    atMost('time', 1.2501, 1.25),
    false,
  ],
  ['a figure from the least it may be', atLeast('speed', 20, 20), true],
  [
    'a figure that rounds to the least it may be but is under it',
    atLeast('speed', 19.999, 20),
    false,
  ],
  ['a figure that could not be measured', atMost('time', Number.NaN, 1), false],
  [
    'the largest of several over the bound',
    noneAbove(
      'size',
      [
        ['a', 1],
        ['b', 3],
        ['c', 2],
      ],
      2,
    ),
    false,
  ],
  [
    'the smallest of several over the bound',
    noneBelow(
      'score',
      [
        ['a', 96],
        ['b', 95],
      ],
      95,
    ),
    true,
  ],
  [
    'several of which one could not be measured',
    noneBelow(
      'score',
      [
        ['a', 96],
        ['b', Number.NaN],
      ],
      95,
    ),
    false,
  ],
  ['several of which there is none', noneAbove('size', [], 1), false],
])('%s: is judged', (_, verdict, holds) => {
  expect(verdict.holds).toBe(holds);
});

test('of several the one that is worst is named', () => {
  expect(
    noneAbove(
      'size',
      [
        ['first', 1],
        ['second', 3],
      ],
      2,
      { unit: 'KB' },
    ),
  ).toMatchObject({
    asked: 'at most 2 KB',
    figure: '3 KB (second)',
  });
});

test('a table says what was asked, what was measured and whether it holds', () => {
  expect(verdictTable([atMost('wall time', 1.5, 1.25, { unit: 'x' })])).toBe(
    [
      '  target              asked  measured',
      '  wall time  at most 1.25 x     1.5 x  does not hold',
    ].join('\n'),
  );
});
