/** Matrices and boxes of a rendered page; y grows downwards after the page's own transform. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const boxOf = (m: Matrix, corners: readonly number[]): Box => {
  const [left = 0, top = 0, right = 0, bottom = 0] = corners;
  const points = [apply(m, left, top), apply(m, right, top), apply(m, left, bottom), apply(m, right, bottom)];
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

export const intersect = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

export const area = (box: Box): number => Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]);

export const containsPoint = (box: Box, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];

/** The share of the inner box that lies in the outer one. */
export const shareInside = (inner: Box, outer: Box): number => {
  const whole = area(inner);
  return whole === 0 ? 0 : area(intersect(inner, outer)) / whole;
};
