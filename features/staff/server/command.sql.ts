// What whoever has the machine does about people of the console: as the database role `people`, which no call acts as. The
// functions write the act into the public record and the security log in the same transaction.
import { limits } from '#domain/limits.ts';
import type { OperatorRole } from '#domain/rights.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const entered = sql.run('operators-record-entry')`
  select operator_record_command(:personId, 'addPersonByCommand', 'role', null,
    jsonb_build_object('username', :username::text, 'roles', :roles::text[]), :at)`;

/** Writes down that a person was entered, in the transaction that does it. */
export function recordEntry(
  tx: Tx,
  person: {
    readonly personId: string;
    readonly username: string;
    readonly roles: readonly OperatorRole[];
    readonly at: Date;
  },
): Promise<void> {
  return entered(tx, person);
}

/** What came of a command: `unknown` where there is nobody of this id. */
export type CommandState = 'done' | 'unknown' | 'disabled' | 'last_owner';

const reset = sql.row('operators-reset-by-command')<{ state: CommandState }>`
  select operator_reset_by_command(:personId, :hash, :until, :at) as state`;

/** Replaces password and second factors by a link of this hash, and ends all sessions. */
export async function resetOperator(
  tx: Tx,
  asked: { readonly personId: string; readonly hash: Buffer; readonly until: Date; readonly at: Date },
): Promise<CommandState> {
  return (await reset(tx, asked))?.state ?? 'unknown';
}

const disable = sql.row('operators-disable-by-command')<{ state: CommandState }>`
  select operator_disable_by_command(:personId, :at) as state`;

/** Keeps a person out and ends all sessions; never the last owner. */
export async function disableOperator(
  tx: Tx,
  asked: { readonly personId: string; readonly at: Date },
): Promise<CommandState> {
  return (await disable(tx, asked))?.state ?? 'unknown';
}

const commands = sql.row('operators-count-commands')`
  select count(*)::int as count, min(command_at) as oldest from operator where command_at > :since`;

/**
 * People whose access the command line changed within `limits.commandShownMs`, for Today of every owner: whoever has the
 * machine asks nobody, so everybody is to see it.
 */
export async function readCommands(tx: Tx, now: Date): Promise<{ count: number; oldest: Date | null }> {
  const since = new Date(now.getTime() - limits.commandShownMs);
  return (await commands(tx, { since })) ?? { count: 0, oldest: null };
}
