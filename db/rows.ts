// What one row of each table is: the sentence that stands above the table in db/schema.sql.
import { moneyRows } from './rows/money.ts';
import { orderRows } from './rows/orders.ts';
import { shopRows } from './rows/shops.ts';
import type { tables } from './tables.ts';

/** A table without a sentence does not compile, and neither does a sentence without its table. */
export const rows: Readonly<Record<keyof typeof tables, string>> = {
  ...shopRows,
  ...orderRows,
  ...moneyRows,
};
