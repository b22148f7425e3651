// What people of the console look at: withdrawals of all shops, payouts that wait for a file, the past of an account.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { withdrawalColumns, type WithdrawalRow } from '#features/payouts/server/request.sql.ts';

export type ListedRow = WithdrawalRow & { shop_name: string };

const ofWithdrawal = withdrawalColumns
  .split(',')
  .map((column) => `w.${column.trim()}`)
  .join(', ');

/** Withdrawals of all shops: a fan-out read of the console. */
export const withdrawalList: ListSql<ListedRow> = {
  name: 'desk-withdrawals',
  select: `${ofWithdrawal}, s.name as shop_name`,
  from: 'withdrawal w join shop s on s.shop_id = w.shop_id',
  id: 'w.id',
  sorts: {
    asked: { sql: 'w.created_at', type: 'timestamptz' },
    amount: { sql: 'w.units', type: 'bigint' },
  },
  filters: {
    state: 'w.state',
    type: 'w.account_type',
    shop: (text) => {
      const shopId = shopIdOf(text.toLowerCase());
      return shopId === undefined ? undefined : { sql: 'w.shop_id = $1', values: [shopId] };
    },
    two: 'w.needs_second',
    breached: 'w.breached_at is not null',
    asked: 'w.created_at',
    amount: { units: 'w.units', currency: 'w.currency' },
  },
  search(text) {
    const named = readOrderNumber(text.replace(/^w-/i, ''));
    if (named !== undefined)
      return [{ sql: 'w.shop_id = $1 and w.number = $2', values: [named.shopId, named.number] }];
    return [{ sql: `s.name ilike '%' || $1 || '%'`, values: [text.replaceAll(/[\\%_]/g, '')] }];
  },
};

const isReady = `p.state = 'waiting' and p.ready_at is not null
     and not exists (select from payout_item i where i.shop_id = p.shop_id and i.payout_id = p.id and i.is_live)`;
export const listReady = sql.rows('desk-ready')<{ units: bigint }>`
  select p.shop_id, p.id, p.withdrawal_id, w.number, p.units - p.fee_units as units, w.currency,
    w.account_name,
    w.account_masked, p.ready_at, w.decided_at
  from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
  where ${isReady} order by p.ready_at, p.shop_id, p.id limit :limit offset :offset`;

export const sumReady = sql.rows('desk-ready-sums')<{ units: bigint }>`
  select w.currency, count(*)::int as count, sum(p.units - p.fee_units)::bigint as units
  from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
  where ${isReady} group by w.currency order by w.currency`;

export const sumBatches = sql.rows('desk-batch-sums')<{ settled: number }>`
  select i.batch_id, count(*)::int as count, coalesce(sum(i.units), 0)::bigint as units,
    (count(*) filter (where p.state in ('sent', 'returned', 'failed')))::int as settled
  from payout_item i join payout p on p.shop_id = i.shop_id and p.id = i.payout_id
  where i.batch_id = any(:ids::uuid[]) and i.is_live group by i.batch_id`;

type PastRow = RowOf<typeof past>;

const past = sql.row('desk-account-past')<{ paid: number; failed: number }>`
  select (count(*) filter (where state = 'success'))::int as paid,
    (count(*) filter (where state in ('failure', 'rejected', 'returned')))::int as failed,
    coalesce(sum(units) filter (where state = 'success'), 0)::bigint as units
  from withdrawal where shop_id = :shopId and account_id = :accountId and id <> :besides`;

/** What became of earlier withdrawals to the same account. */
export async function pastOf(tx: Tx, shopId: bigint, accountId: string, besides: string): Promise<PastRow> {
  return (await past(tx, { shopId, accountId, besides })) ?? { paid: 0, failed: 0, units: 0n };
}

/** Every transaction that was signed for these payouts. */
export const listSendings = sql.rows('desk-sendings')<{ hash: string }>`
  select id, attempt, encode(hash, 'hex') as hash, nonce, signed_at from payout_send
  where id = any(:ids::text[]) order by id, attempt`;
