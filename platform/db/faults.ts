// What errors of the database mean: to be tried again, an outage, or a bug.

/** The SQLSTATE of an error, or the code of the socket; undefined where it has none. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Whether a statement was refused by this constraint. */
export function isViolated(error: unknown, constraint: string): boolean {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return false;
  return sqlState(error)?.startsWith('23') === true && error.constraint === constraint;
}

/**
 * Thrown by the work of a transaction that needs something done outside of it first: the transaction is undone, `before` is
 * done, and the work runs again. Where `before` throws, that is the transaction's error. After the last try it is an outage.
 */
export class TryAgain extends Error {
  readonly code = '40001';
  readonly before: () => Promise<void>;

  constructor(message: string, before: () => Promise<void>) {
    super(message);
    this.before = before;
  }
}

/** Deadlock and serialisation failures: the server undid everything, so the same work may run again. */
export function canTryAgain(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

const outageStates = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  // No room on the disk or in memory, an error of the disk, a server that only reads: of the moment, not of the call.
  '25006',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '58030',
  '55P03',
  '25P03',
  // Still in another's way after the last try: the caller may try again, and it is nobody's bug.
  '40001',
  '40P01',
  // It began more than two seconds before what its book has by now, as on a machine that stood still: the next try has a
  // time of its own. A clock that is wrong is looked for elsewhere (`platform/ports/guarded-clock.ts`).
  'SL002',
]);
const outageCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** What the coordinator of a cluster says under the code of a bug, where a worker went away in the midst of a transaction. */
const workerIsGone =
  /^(?:failure on connection marked as essential|server closed the connection unexpectedly|no connection to the server|could not (?:receive data from|send data to) server)/;

/** True where the database is away or too slow: the caller may try again, and nobody is signed out for it. */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && (outageStates.has(state) || outageCodes.has(state))) return true;
  const text = error instanceof Error ? error.message : '';
  if (state === 'XX000' && workerIsGone.test(text)) return true;
  return /Connection terminated|Query read timeout|not queryable|timeout exceeded when trying to connect|connection error|the transaction had failed/.test(
    text,
  );
}
