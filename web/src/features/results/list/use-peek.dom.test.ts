import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePeek } from './use-peek';

test('the passage disappears when the page scrolls, because its dot moves away', () => {
  const { result } = renderHook(() => usePeek());
  act(() => result.current.step('row', ['r1', 'r2'], 1));
  expect(result.current.peek).toEqual({ rowId: 'row', requirementId: 'r1' });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
  expect(result.current.peek).toBeNull();
});
