/** A transform [a b c d e f] as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Point = readonly [number, number];

/** A rectangle; y grows downwards, so `top` is less than `bottom`. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The transform that applies `inner` first and `outer` to its result. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** A point moved by a transform. */
export function place(matrix: Matrix, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a rectangle moved by a transform. */
export function placeBox(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const corners: Point[] = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  const placed = corners.map((corner) => place(matrix, corner));
  const xs = placed.map(([x]) => x);
  const ys = placed.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** What two boxes share; empty (right below left) when they are apart. */
export function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Whether a point is in a box or on its edge. */
export function contains(box: Box, [x, y]: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** 0 for a box that is turned inside out. */
export function areaOf(box: Box): number {
  return Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
}

/** Whether axes stay axes, so that a rectangle stays a rectangle. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  const slack = 1e-3 * (Math.abs(a) + Math.abs(b) + Math.abs(c) + Math.abs(d));
  return (
    (Math.abs(b) <= slack && Math.abs(c) <= slack) || (Math.abs(a) <= slack && Math.abs(d) <= slack)
  );
}
