import type { JobRequirement } from '@candor/domain/model/match';
import { linesAsRead } from '@candor/domain/rules/rubric-edits';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { expect, test } from 'vitest';
import { linePoints } from './line-points';

function line(id: string, weight: number, change: Partial<JobRequirement> = {}): JobRequirement {
  const source = { start: 0, end: 5 };
  return {
    id,
    text: id,
    kind: 'skill',
    importance: 'must',
    weight,
    source,
    alternatives: [],
    minimum_years: null,
    ...change,
  };
}

const ROLE = line('role', 30, { kind: 'role', source: null });
const GATE = line(GATE_ID, 40, { kind: 'other', source: null });

test('what the must-haves open is credited to those that open it, and all together is 100', () => {
  const [role, gate, sql, python] = linePoints(
    linesAsRead([ROLE, GATE, line('SQL', 15), line('Python', 15)]),
  );
  expect(gate).toBeNull();
  expect([role, sql, python].reduce<number>((sum, points) => sum + (points ?? 0), 0)).toBe(100);
  expect(role).toBeGreaterThan(30);
  expect(sql).toBeGreaterThan(15);
  expect(sql).toBe(python);
});

test('a job without must-haves has its points where they were read', () => {
  const nice = { importance: 'nice' } as const;
  expect(linePoints(linesAsRead([line('dbt', 3, nice), line('Kafka', 1, nice)]))).toEqual([75, 25]);
});
