/** Tests that need a program which this machine may not be able to have. */
import type { TestContext } from 'vitest';
import { NotAvailable } from './cache.ts';

/** What was opened, or why it cannot be had here. */
export type Had<T> = { readonly value: T } | { readonly reason: string };

/** Opens something for the tests of a file; where it cannot be had, they are left out by `takeOrSkip`. */
export async function tryToHave<T>(open: () => T | Promise<T>): Promise<Had<T>> {
  try {
    return { value: await open() };
  } catch (error) {
    if (error instanceof NotAvailable) return { reason: error.message };
    throw error;
  }
}

/** The value; a test is left out with the reason where there is none. */
export function takeOrSkip<T>(context: TestContext, had: Had<T> | undefined): T {
  if (had !== undefined && 'value' in had) return had.value;
  return context.skip(`cannot be had here: ${had?.reason ?? 'nothing was opened'}`);
}
