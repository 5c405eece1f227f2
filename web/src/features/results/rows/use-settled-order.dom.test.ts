import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RankedRow } from './rank-rows';
import { useSettledOrder } from './use-settled-order';

const row = (id: string, score: number): RankedRow => ({
  id,
  name: id,
  under: '',
  score,
  tier: 'good',
  verdicts: [],
  strengths: [],
  mustMet: 0,
  mustTotal: 0,
  ordinal: 1,
  duplicate: false,
  flags: [],
  assessment: null,
  rank: 1,
  tied: false,
});
const requirement = (weight: number) => [{ id: 'r1', weight, importance: 'must' }];

type Given = { rows: RankedRow[]; weight: number; reading?: boolean };
const settledOrder = (given: Given) =>
  renderHook(
    ({ rows, weight, reading = false }: Given) =>
      useSettledOrder(rows, requirement(weight), { running: true, reading }),
    {
      initialProps: given,
    },
  );
const idsOf = (hook: ReturnType<typeof settledOrder>) =>
  hook.result.current.rows.map(({ id }) => id);

test('newcomers wait at the end until reordering is requested', () => {
  const hook = settledOrder({ rows: [row('ada', 80)], weight: 10 });
  hook.rerender({ rows: [row('bo', 90), row('ada', 80)], weight: 10 });
  expect(idsOf(hook)).toEqual(['ada', 'bo']);
  expect(hook.result.current.arrived).toBe(1);
  act(() => hook.result.current.settle());
  expect(idsOf(hook)).toEqual(['bo', 'ada']);
});

test('a different rubric reorders everybody at once', () => {
  const hook = settledOrder({ rows: [row('ada', 80), row('bo', 70)], weight: 10 });
  hook.rerender({ rows: [row('bo', 90), row('ada', 60)], weight: 20 });
  expect(idsOf(hook)).toEqual(['bo', 'ada']);
});

test('while a batch is still being read nobody is a newcomer', () => {
  const hook = settledOrder({ rows: [row('ada', 80)], weight: 10, reading: true });
  hook.rerender({ rows: [row('ada', 80), row('bo', 70)], weight: 10, reading: false });
  expect(hook.result.current.arrived).toBe(0);
  hook.rerender({ rows: [row('cy', 90), row('ada', 80), row('bo', 70)], weight: 10 });
  expect(idsOf(hook)).toEqual(['ada', 'bo', 'cy']);
});
