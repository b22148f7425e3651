// Reads that must agree with each other.
import { statement, type Tx } from './database.ts';

const freeze = statement<never>('snapshot', 'set transaction isolation level repeatable read, read only');

/** Makes this transaction see one moment and write nothing. It must be the transaction's first statement. */
export async function seeOneMoment(tx: Tx): Promise<void> {
  await tx.rows(freeze, []);
}
