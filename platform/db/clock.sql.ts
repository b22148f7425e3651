// The database's own time: the one that all nodes share.
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

const read = sql.row('clock-read')<{ at: Date }>`select clock_timestamp() as at`;

export async function readDatabaseTime(tx: Tx): Promise<Date> {
  const row = await read(tx);
  if (row === undefined) throw new Error('the database told no time');
  return row.at;
}
