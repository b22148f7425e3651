// Reads that must agree with each other.
import { sql } from './sql.ts';

/** Makes this transaction see one moment and write nothing. It must be the transaction's first statement. */
export const seeOneMoment = sql.run('snapshot')`set transaction isolation level repeatable read, read only`;
