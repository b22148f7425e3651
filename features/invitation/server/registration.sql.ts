// Whether anybody may register: the newest row counts.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type SwitchRow = RowOf<typeof newestSwitches>;

const columns = 'n, is_open, reason, until_at, by_id, at';

export const newestSwitches = sql.rows('registration-newest')`
  select ${columns} from registration_switch order by n desc limit :limit`;

const insert = sql.row('registration-insert')`insert into registration_switch (${columns})
  select coalesce(max(n), 0) + 1, :isOpen, :reason, :untilAt?, :byId, :at from registration_switch
  on conflict (n) do nothing returning n`;

/** False where somebody else switched at the same moment. */
export async function insertSwitch(tx: Tx, row: Omit<SwitchRow, 'n'>): Promise<boolean> {
  const made = await insert(tx, {
    isOpen: row.is_open,
    reason: row.reason,
    untilAt: row.until_at,
    byId: row.by_id,
    at: row.at,
  });
  return made !== undefined;
}
