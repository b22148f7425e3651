// Whether anybody may register: the newest row counts.
import { statement, type Tx } from '#platform/db/database.ts';

export type SwitchRow = {
  n: number;
  is_open: boolean;
  reason: string;
  until_at: Date | null;
  by_id: string;
  at: Date;
};

const columns = 'n, is_open, reason, until_at, by_id, at';

const newest = statement<SwitchRow>(
  'registration-newest',
  `select ${columns} from registration_switch order by n desc limit $1`,
);

export function newestSwitches(tx: Tx, limit: number): Promise<SwitchRow[]> {
  return tx.rows(newest, [limit]);
}

const insert = statement<{ n: number }>(
  'registration-insert',
  `insert into registration_switch (${columns})
   select coalesce(max(n), 0) + 1, $1, $2, $3, $4, $5 from registration_switch
   on conflict (n) do nothing returning n`,
);

/** False where somebody else switched at the same moment. */
export async function insertSwitch(tx: Tx, row: Omit<SwitchRow, 'n'>): Promise<boolean> {
  const made = await tx.row(insert, [row.is_open, row.reason, row.until_at, row.by_id, row.at]);
  return made !== undefined;
}
