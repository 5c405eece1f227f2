import { expect, test } from 'vitest';

/** The stack that React keeps with an element. */
const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');

test('no element costs a stack of its own', () => {
  expect(stackOf(<b />)).toBeInstanceOf(Error);
  expect(stackOf(<b />)).toBe(stackOf(<i />));
});
