// What a span says of an error: its kind, and never its words, which may hold what people sent.
import { sqlState } from '#platform/db/faults.ts';

/** The SQLSTATE or the code of the socket, else the name of the error's class. */
export function faultName(error: unknown): string {
  const name = sqlState(error) ?? (error instanceof Error ? error.name : typeof error);
  return /^\w{1,60}$/.test(name) ? name : 'Error';
}
