// What an error of the database means to whoever asked.
import { expect, test } from 'vitest';
import { isOutage } from './faults.ts';

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });

test('a worker of a cluster that is gone is an outage, and no other internal error is', () => {
  const gone = failed('XX000', 'failure on connection marked as essential: /run/worker-1:5432');
  expect(isOutage(gone)).toBe(true);
  expect(isOutage(failed('XX000', 'server closed the connection unexpectedly\n\tThis probably means'))).toBe(
    true,
  );
  expect(isOutage(failed('XX000', 'cache lookup failed for relation 17'))).toBe(false);
  expect(isOutage(failed('42P01', 'failure on connection marked as essential: x'))).toBe(false);
});
