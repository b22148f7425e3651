// What a backup asks of the server, as its superuser. One session begins and ends a backup.
import type { Client } from 'pg';

type Row = Record<string, unknown>;

/** Numbers of 64 bits and addresses in the log come as text. */
async function readRow<T extends Row>(
  client: Client,
  text: string,
  values: readonly string[] = [],
): Promise<T> {
  const { rows } = await client.query<T>(text, [...values]);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL gave no answer');
  return row;
}

/**
 * Keeps the log from here on until the session ends, also where the session is lost, and begins a backup with a checkpoint
 * at once. Gives where the log of the backup begins.
 */
export async function startServerBackup(client: Client, label: string): Promise<string> {
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slotName(label)]);
  const row = await readRow<{ lsn: string }>(client, 'select pg_backup_start($1, true)::text as lsn', [
    label,
  ]);
  return row.lsn;
}

const slotName = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

export type StoppedBackup = {
  readonly lsn: string;
  readonly label: string;
  readonly spaces: string;
  /** Name of the first and of the last file of the log that the backup needs. */
  readonly first_segment: string;
  readonly last_segment: string;
  readonly segment_bytes: string;
  readonly time: string;
};

/** Ends the backup and closes the file of the log that it ends in. */
export function stopServerBackup(client: Client, startLsn: string): Promise<StoppedBackup> {
  return readRow<StoppedBackup>(
    client,
    `select lsn::text, labelfile as label, coalesce(spcmapfile, '') as spaces,
      pg_walfile_name($1::pg_lsn) as first_segment, pg_walfile_name(lsn - 1) as last_segment,
      pg_size_bytes(current_setting('wal_segment_size'))::text as segment_bytes,
      to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
    from pg_backup_stop(false)`,
    [startLsn],
  );
}

export type ServerFacts = {
  readonly version: string;
  readonly timeline: number;
  readonly data: string;
  readonly level: string;
  /** The number that a cluster is given once and keeps, also in copies of it. */
  readonly system: string;
};

export function readServer(client: Client): Promise<ServerFacts> {
  return readRow<ServerFacts>(
    client,
    `select current_setting('server_version') as version, timeline_id as timeline,
      current_setting('data_directory') as data, current_setting('wal_level') as level,
      system_identifier::text as system
    from pg_control_checkpoint(), pg_control_system()`,
  );
}

/** Whether the server still applies the log of a backup. */
export async function isInRecovery(client: Client): Promise<boolean> {
  return (await readRow<{ is_in: boolean }>(client, 'select pg_is_in_recovery() as is_in')).is_in;
}

/** The moment up to which the log was applied: of the last transaction in it, undefined where there was none. */
export async function readRestoredUntil(client: Client): Promise<Date | undefined> {
  const row = await readRow<{ at: Date | null }>(client, 'select pg_last_xact_replay_timestamp() as at');
  return row.at ?? undefined;
}

const archiveSlot = 'stockless_archive';

/** Keeps the log from here on, also while nobody archives it, until `dropArchiveSlot`. Does nothing where that is so already. */
export async function keepLog(client: Client): Promise<void> {
  await client.query(
    `select pg_create_physical_replication_slot($1, true)
    where not exists (select from pg_replication_slots where slot_name = $1)`,
    [archiveSlot],
  );
}

export async function dropArchiveSlot(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1',
    [archiveSlot],
  );
  return rows.length > 0;
}

export type LogState = {
  readonly system: string;
  readonly data: string;
  /** `lost` where the server has thrown away what was not archived yet. */
  readonly state: string;
  /** The first file of the log that is kept, and the one that is written now. */
  readonly kept_segment: string;
  readonly current_segment: string;
  readonly segment_bytes: string;
  /** Bytes of the current file that are on the server's disk. */
  readonly written: number;
  /** Up to where the log is on the server's disk. */
  readonly lsn: string;
};

/** @throws Error where the log is not kept. */
export function readLogState(client: Client): Promise<LogState> {
  return readRow<LogState>(
    client,
    `select c.system_identifier::text as system, current_setting('data_directory') as data,
      coalesce(s.wal_status, 'lost') as state,
      pg_walfile_name(coalesce(s.restart_lsn, f.lsn)) as kept_segment,
      pg_walfile_name(f.lsn) as current_segment,
      pg_size_bytes(current_setting('wal_segment_size'))::text as segment_bytes,
      (pg_walfile_name_offset(f.lsn)).file_offset as written,
      f.lsn::text as lsn
    from pg_control_system() c, pg_replication_slots s, (select pg_current_wal_flush_lsn() as lsn) f
    where s.slot_name = $1`,
    [archiveSlot],
  );
}

/** Lets the server forget the log before this address. */
export async function releaseLog(client: Client, lsn: string): Promise<void> {
  await client.query('select pg_replication_slot_advance($1, $2::pg_lsn)', [archiveSlot, lsn]);
}
