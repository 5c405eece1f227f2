import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const IDS = ['a', 'b', 'c', 'd'];

test('a range selects everybody since the last choice, in either direction', () => {
  const { result } = renderHook(() => useSelection(IDS));
  act(() => result.current.toggle('d', false));
  act(() => result.current.toggle('b', true));
  expect([...result.current.selected]).toEqual(['b', 'c', 'd']);
});

test('choosing somebody again deselects them', () => {
  const { result } = renderHook(() => useSelection(IDS));
  act(() => result.current.toggle('a', false));
  act(() => result.current.toggle('a', false));
  expect(result.current.selected.size).toBe(0);
});

test('people hidden by a filter are no longer affected', () => {
  const { result, rerender } = renderHook(({ ids }) => useSelection(ids), {
    initialProps: { ids: IDS },
  });
  act(() => result.current.setAll(true));
  rerender({ ids: ['a', 'b'] });
  expect([...result.current.selected]).toEqual(['a', 'b']);
});
