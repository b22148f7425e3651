// What people of the console look at: withdrawals of all shops, payouts that wait for a file, the past of an account.
import type { Asset } from '#domain/money/money.ts';
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import { statement, type Tx } from '#platform/db/database.ts';
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

export type ReadyRow = {
  shop_id: bigint;
  id: string;
  withdrawal_id: string;
  number: number;
  units: bigint;
  currency: Asset;
  account_name: string;
  account_masked: string;
  ready_at: Date;
  decided_at: Date | null;
};

const isReady = `p.state = 'waiting' and p.ready_at is not null
     and not exists (select from payout_item i where i.shop_id = p.shop_id and i.payout_id = p.id and i.is_live)`;
const ready = statement<ReadyRow>(
  'desk-ready',
  `select p.shop_id, p.id, p.withdrawal_id, w.number, p.units - p.fee_units as units, w.currency, w.account_name,
     w.account_masked, p.ready_at, w.decided_at
   from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
   where ${isReady} order by p.ready_at, p.shop_id, p.id limit $1 offset $2`,
);
const readySums = statement<{ currency: Asset; count: number; units: bigint }>(
  'desk-ready-sums',
  `select w.currency, count(*)::int as count, sum(p.units - p.fee_units)::bigint as units
   from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
   where ${isReady} group by w.currency order by w.currency`,
);

export function listReady(tx: Tx, limit: number, offset: number): Promise<ReadyRow[]> {
  return tx.rows(ready, [limit, offset]);
}

export function sumReady(tx: Tx) {
  return tx.rows(readySums, []);
}

type BatchSum = { batch_id: string; count: number; units: bigint; settled: number };

const batchSums = statement<BatchSum>(
  'desk-batch-sums',
  `select i.batch_id, count(*)::int as count, coalesce(sum(i.units), 0)::bigint as units,
     (count(*) filter (where p.state in ('sent', 'returned', 'failed')))::int as settled
   from payout_item i join payout p on p.shop_id = i.shop_id and p.id = i.payout_id
   where i.batch_id = any($1::uuid[]) and i.is_live group by i.batch_id`,
);

export function sumBatches(tx: Tx, ids: readonly string[]): Promise<BatchSum[]> {
  return tx.rows(batchSums, [ids]);
}

type PastRow = { paid: number; failed: number; units: bigint };

const past = statement<PastRow>(
  'desk-account-past',
  `select (count(*) filter (where state = 'success'))::int as paid,
     (count(*) filter (where state in ('failure', 'rejected', 'returned')))::int as failed,
     coalesce(sum(units) filter (where state = 'success'), 0)::bigint as units
   from withdrawal where shop_id = $1 and account_id = $2 and id <> $3`,
);

/** What became of earlier withdrawals to the same account. */
export async function pastOf(tx: Tx, shopId: bigint, accountId: string, besides: string): Promise<PastRow> {
  return (await tx.row(past, [shopId, accountId, besides])) ?? { paid: 0, failed: 0, units: 0n };
}

export type SendingRow = { id: string; attempt: number; hash: string; nonce: bigint | null; signed_at: Date };

const sendings = statement<SendingRow>(
  'desk-sendings',
  `select id, attempt, encode(hash, 'hex') as hash, nonce, signed_at from payout_send
   where id = any($1::text[]) order by id, attempt`,
);

/** Every transaction that was signed for these payouts. */
export function listSendings(tx: Tx, ids: readonly string[]): Promise<SendingRow[]> {
  return tx.rows(sendings, [ids]);
}
