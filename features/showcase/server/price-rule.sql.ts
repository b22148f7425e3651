// The shop's price rule: one row, its bands in arrays of one length.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type RuleRow = RowOf<typeof readRuleRow>;

const columns = 'from_units, percent_bps, add_units, ending, on_cost_rise, version';

export const readRuleRow = sql.row('price-rule-read')`
  select ${columns} from price_rule where shop_id = :shopId`;

const write = sql.row('price-rule-write')`
  insert into price_rule as r (shop_id, from_units, percent_bps, add_units, ending, on_cost_rise, updated_at)
  values (:shopId, :fromUnits, :percentBps, :addUnits, :ending, :onCostRise, :at)
  on conflict (shop_id) do update set from_units = excluded.from_units, percent_bps = excluded.percent_bps,
    add_units = excluded.add_units, ending = excluded.ending, on_cost_rise = excluded.on_cost_rise,
    version = r.version + 1, updated_at = excluded.updated_at
  returning ${columns}`;

export async function writeRule(
  tx: Tx,
  shopId: bigint,
  rule: Omit<RuleRow, 'version'>,
  at: Date,
): Promise<RuleRow> {
  const { from_units, percent_bps, add_units, ending, on_cost_rise } = rule;
  const row = await write(tx, {
    shopId,
    fromUnits: from_units,
    percentBps: percent_bps,
    addUnits: add_units,
    ending,
    onCostRise: on_cost_rise,
    at,
  });
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

export const dropRule = sql.run('price-rule-drop')`delete from price_rule where shop_id = :shopId`;
