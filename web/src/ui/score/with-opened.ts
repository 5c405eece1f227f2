export type PointPart = { points: number; maxPoints: number };

/**
 * What a requirement is responsible for: its own points and those that it opened of the line that waits for the others.
 * That line itself keeps what nobody opened, so that points and what can be earned add up as before.
 */
export function withOpened(own: PointPart, opened: number, isOpenedLine: boolean): PointPart {
  const { points, maxPoints } = own;
  if (isOpenedLine) return { points: 0, maxPoints: Math.max(0, maxPoints - points) };
  return { points: points + opened, maxPoints: maxPoints + opened };
}
