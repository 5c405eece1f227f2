import { expect, test } from 'vitest';
import { countColumns, fitColumns } from './fit-columns';

const shown = (width: number) =>
  Object.entries(fitColumns(width)).flatMap(([name, fits]) => (fits ? [name] : []));

test('a narrow table gives up what matters least first', () => {
  expect(shown(600)).toEqual([]);
  expect(shown(800)).toEqual(['points', 'source']);
  expect(shown(976)).toEqual(['points', 'source', 'created', 'percent']);
  expect(shown(1184)).toEqual(['points', 'source', 'created', 'percent', 'latest']);
});

test('the columns that are always there are counted, too', () => {
  expect([600, 1184].map((width) => countColumns(fitColumns(width)))).toEqual([5, 10]);
});
