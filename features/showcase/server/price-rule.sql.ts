// The shop's price rule: one row, its bands in arrays of one length.
import type { CostRise, PriceEnding } from '#domain/pricing/price-rule.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type RuleRow = {
  from_units: bigint[];
  percent_bps: number[];
  add_units: bigint[];
  ending: PriceEnding;
  on_cost_rise: CostRise;
  version: number;
};

const columns = 'from_units, percent_bps, add_units, ending, on_cost_rise, version';

const read = statement<RuleRow>('price-rule-read', `select ${columns} from price_rule where shop_id = $1`);

export function readRuleRow(tx: Tx, shopId: bigint): Promise<RuleRow | undefined> {
  return tx.row(read, [shopId]);
}

const write = statement<RuleRow>(
  'price-rule-write',
  `insert into price_rule as r (shop_id, from_units, percent_bps, add_units, ending, on_cost_rise, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (shop_id) do update set from_units = excluded.from_units, percent_bps = excluded.percent_bps,
     add_units = excluded.add_units, ending = excluded.ending, on_cost_rise = excluded.on_cost_rise,
     version = r.version + 1, updated_at = excluded.updated_at
   returning ${columns}`,
);

export async function writeRule(
  tx: Tx,
  shopId: bigint,
  rule: Omit<RuleRow, 'version'>,
  at: Date,
): Promise<RuleRow> {
  const { from_units, percent_bps, add_units, ending, on_cost_rise } = rule;
  const row = await tx.row(write, [shopId, from_units, percent_bps, add_units, ending, on_cost_rise, at]);
  if (row === undefined) throw new Error('an upsert gave no row');
  return row;
}

const drop = statement<never>('price-rule-drop', 'delete from price_rule where shop_id = $1');

export async function dropRule(tx: Tx, shopId: bigint): Promise<void> {
  await tx.rows(drop, [shopId]);
}
