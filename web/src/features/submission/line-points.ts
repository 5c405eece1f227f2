import type { DraftLine } from '@candor/domain/rules/rubric-edits';
import { GATE_ID } from '@candor/engine/score/line-ids';
import { combineWithGate } from '@candor/engine/score/must-have-gate';
import { openedPoints } from '@candor/engine/score/opened-points';
import { apportionPoints } from '../../ui/score/apportion-points';
import { withOpened } from '../../ui/score/with-opened';

/**
 * How many of the 100 points each line is responsible for in a match that shows all of them, by the engine's own rule
 * and as in the results: in whole numbers that add up, in line order. Null for the line whose points are credited to
 * those that open it.
 */
export function linePoints(lines: readonly DraftLine[]): (number | null)[] {
  const shown = lines.flatMap(({ parts, importance, weight }) => {
    const [first] = parts;
    if (!first) return [];
    const needed_by_law = parts.every((part) => part.needed_by_law === true);
    return [{ id: first.id, source: first.source, importance, weight, needed_by_law, strength: 1 }];
  });
  const { lines: combined } = combineWithGate(shown);
  const opened = openedPoints(
    shown.map((line, at) => ({ ...line, points: combined[at]?.points ?? 0 })),
  );
  const parts = shown.map(({ id }, at) => {
    const points = combined[at]?.max_points ?? 0;
    return withOpened(
      { points, maxPoints: points },
      opened?.[at] ?? 0,
      opened !== null && id === GATE_ID,
    );
  });
  return apportionPoints(parts, 100).map(({ maxPoints }, at) =>
    opened !== null && shown[at]?.id === GATE_ID ? null : maxPoints,
  );
}
