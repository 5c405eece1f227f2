export type PointPart = { points: number; maxPoints: number };

/**
 * What a requirement is responsible for: its own points and those it opened in the must-have gate. The gate keeps
 * what nobody opened, so that points and maxima still add up.
 */
export function withOpened(own: PointPart, opened: number, isOpenedLine: boolean): PointPart {
  const { points, maxPoints } = own;
  if (isOpenedLine) return { points: 0, maxPoints: Math.max(0, maxPoints - points) };
  return { points: points + opened, maxPoints: maxPoints + opened };
}
