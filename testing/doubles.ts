// An instance of test data with what stands in for the world at hand, so that a test can move it.
import { seesAllShops } from '#platform/testing/all-shops.ts';
import type { Composed, Doubles } from '#apps/server/compose.ts';

export type TestComposed = Composed & Doubles;

export function withDoubles(composed: Composed): TestComposed {
  if (composed.doubles === undefined) throw new Error('this house is not one of test data');
  return { ...composed, ...composed.doubles, env: seesAllShops(composed.env) };
}
