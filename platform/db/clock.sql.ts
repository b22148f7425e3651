// The database's own time: the one that all nodes share.
import { statement, type Tx } from './database.ts';

const read = statement<{ at: Date }>('clock-read', 'select clock_timestamp() as at');

export async function readDatabaseTime(tx: Tx): Promise<Date> {
  const row = await tx.row(read, []);
  if (row === undefined) throw new Error('the database told no time');
  return row.at;
}
