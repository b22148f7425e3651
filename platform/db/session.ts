// Whether a connection has what was asked for when it was opened: its role, and how long its statements may take. A pooler
// in front of PostgreSQL can drop both in silence, and row level security is off for a role that nobody took.
import type { ClientBase } from 'pg';
import { SettingsRefused } from '#platform/settings.ts';
import { sessionText } from './session.sql.ts';

/** What a connection asks for. Times are milliseconds. */
export type WantedSession = {
  readonly role: string;
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
};

type Row = {
  readonly role: string;
  readonly statement_timeout_ms: number;
  readonly lock_timeout_ms: number;
  readonly is_spread: boolean;
};

const advice =
  'A pooler in front of PostgreSQL drops what a connection asks for; in pgbouncer the usual cause is ignore_startup_parameters. Without the role the rows of shops are not kept apart, so DATABASE_URL must lead to PostgreSQL itself, or to a pooler that passes startup parameters on and gives each connection a server connection of its own';

/** A connection that is not what was asked for; nothing may be done on it. */
export class SessionRefused extends Error {
  override readonly name = 'SessionRefused';
}

/**
 * Looks at a new connection.
 *
 * @returns Whether its database is spread over a cluster.
 * @throws SessionRefused where the role or a time limit of the connection is another one than was asked for.
 */
export async function assertSession(client: ClientBase, wanted: WantedSession): Promise<boolean> {
  const { rows } = await client.query<Row>(sessionText);
  const faults = faultsOf(rows[0], wanted);
  if (faults.length > 0) throw new SessionRefused(`a connection has ${faults.join(', ')}. ${advice}`);
  return rows[0]?.is_spread === true;
}

function faultsOf(found: Row | undefined, wanted: WantedSession): string[] {
  const pairs = [
    ['role', found?.role, wanted.role],
    ['statement_timeout (ms)', found?.statement_timeout_ms, wanted.statementTimeoutMs],
    ['lock_timeout (ms)', found?.lock_timeout_ms, wanted.lockTimeoutMs],
  ] as const;
  return pairs
    .filter(([, is, should]) => is !== should)
    .map(([name, is, should]) => `the ${name} ${is ?? 'unknown'} instead of ${should}`);
}

/**
 * Why a start goes no further, for what `assertSession` and the opening of a connection throw; other errors as they are.
 * A pooler that does not ignore a startup parameter refuses the connection with the name of the parameter.
 */
export function explainSession(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  if (error instanceof SessionRefused) return refusalOf(text);
  return /startup parameter/i.test(text) ? refusalOf(`a connection is refused (${text}). ${advice}`) : error;
}

function refusalOf(says: string): SettingsRefused {
  return new SettingsRefused(
    [{ setting: 'DATABASE_URL', says }],
    'This database cannot be used with these settings:',
  );
}
