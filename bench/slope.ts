// How fast a figure grows: a straight line through its samples by least squares, and how sure that is.

export type Point = { readonly x: number; readonly y: number };

export type Slope = {
  /** Growth of y for one of x. */
  readonly slope: number;
  /** Standard error of the slope: how far another run of the same would be from it, usually. */
  readonly stderr: number;
};

/**
 * The line through the points by least squares. Two points lie on their line exactly, so at least three are needed to
 * tell an error; with fewer it is infinite, as nothing can be said.
 */
export function fitSlope(points: readonly Point[]): Slope {
  const count = points.length;
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  const spread = sumOf(points.map(({ x }) => (x - meanX) ** 2));
  if (count < 3 || spread === 0) return { slope: 0, stderr: Number.POSITIVE_INFINITY };
  const slope = sumOf(points.map(({ x, y }) => (x - meanX) * (y - meanY))) / spread;
  const missed = sumOf(points.map(({ x, y }) => (y - meanY - slope * (x - meanX)) ** 2));
  return { slope, stderr: Math.sqrt(missed / (count - 2) / spread) };
}

/** True where the growth is above the limit by more than twice its standard error, which chance does once in forty. */
export function isGrowing({ slope, stderr }: Slope, limit: number): boolean {
  return slope - 2 * stderr > limit;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]) => sumOf(values) / Math.max(1, values.length);
