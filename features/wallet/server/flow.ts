// The movements of the wallet: transfers of the shop's book, told from the wallet's side.
import type { AccountKind } from '#domain/accounts.ts';
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { orderNumberOf } from '#domain/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { formatUnits, type Asset } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { flowTypes, walletFlow } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import * as sql from './wallet.sql.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];
type FlowType = (typeof flowTypes)[number];

/** The three amounts of the balance by their accounts. */
const accountOf = {
  available: 'shop_available',
  pending: 'shop_pending',
  held: 'shop_held',
} as const satisfies Record<Entry['account'], AccountKind>;
const balanceAccounts = Object.values(accountOf);

/** Which posting kinds a type names: every kind that touches the wallet has one. */
const typeOf: Record<sql.WalletKind, FlowType> = {
  accept_shop: 'settlement',
  release: 'settlement',
  reserve_release: 'settlement',
  reserve: 'hold',
  case_hold_pending: 'hold',
  case_hold_available: 'hold',
  case_free_pending: 'hold',
  case_free_available: 'hold',
  recover: 'debit',
  return_held: 'return',
  return_available: 'return',
  return_advance: 'return',
};

function filterOf(input: InputOf<typeof walletFlow>): sql.FlowFilter {
  const isAny = input.status === undefined || input.status === 'success';
  const kinds = keysOf(typeOf).filter(
    (kind) => isAny && (input.type === undefined || typeOf[kind] === input.type),
  );
  return {
    kinds,
    account: input.account === 'all' ? null : accountOf[input.account],
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
  };
}

/**
 * A page of movements, newest first; every transfer once. A transfer is told from the account that was asked for.
 * Over all accounts a move inside the wallet is told from the account it went to, and `sums` has only what came into
 * or left the wallet as a whole, so that in - out is the change of the balance. Everything in the book has happened:
 * other statuses than `success` have no rows.
 *
 * @param tx A transaction that has read nothing yet.
 */
export async function listWalletFlow(
  tx: Tx,
  shopId: bigint,
  input: InputOf<typeof walletFlow>,
): Promise<OutputOf<typeof walletFlow>> {
  await seeOneMoment(tx);
  const { currency } = await shopOf(tx, shopId);
  const filter = filterOf(input);
  const { page, page_size: size } = input;
  const [rows, sums] = await Promise.all([
    sql.listFlow(tx, shopId, filter, { limit: size + 1, offset: (page - 1) * size }),
    sql.sumFlow(tx, shopId, filter, filter.account === null ? balanceAccounts : [filter.account]),
  ]);
  const shown = rows.slice(0, size).map((row) => ({ row, side: sideOf(row, input.account) }));
  const totals = await totalsOf(tx, shopId, shown);
  return {
    ...toPage(rows, { page, page_size: size }, sums.rows),
    list: shown.map(({ row, side }) => present(row, side, { shopId, currency, totals })),
    sums: { in: formatUnits(sums.in, currency), out: formatUnits(sums.out, currency), currency },
  };
}

type Side = { readonly account: Entry['account']; readonly isIn: boolean; readonly counter: AccountKind };

/** An advance touches none of the three amounts: it stands beside the free balance that could not pay it. */
function sideOf(row: sql.FlowRow, asked: InputOf<typeof walletFlow>['account']): Side {
  const wanted = asked === 'all' ? keysOf(accountOf) : [asked];
  const credited = wanted.find((name) => accountOf[name] === row.credit_kind);
  if (credited !== undefined) return { account: credited, isIn: true, counter: row.debit_kind };
  const debited = wanted.find((name) => accountOf[name] === row.debit_kind);
  if (debited !== undefined) return { account: debited, isIn: false, counter: row.credit_kind };
  return { account: 'available', isIn: false, counter: row.debit_kind };
}

type Shown = { readonly row: sql.FlowRow; readonly side: Side };
type Totals = ReadonlyMap<bigint, { held: bigint; available: bigint }>;

function isAdvance(row: sql.FlowRow): boolean {
  return row.kind === 'return_advance';
}

/** Sums of many holds, and the balance beside an advance, are not on the transfer itself. */
async function totalsOf(tx: Tx, shopId: bigint, shown: readonly Shown[]): Promise<Totals> {
  const seqs = shown
    .filter(({ row, side }) => side.account === 'held' || isAdvance(row))
    .map(({ row }) => row.seq);
  if (seqs.length === 0) return new Map();
  return new Map((await sql.readAfter(tx, shopId, seqs)).map((total) => [total.seq, total]));
}

function balanceAfter(row: sql.FlowRow, side: Side, totals: Totals): bigint {
  if (side.account === 'held') return totals.get(row.seq)?.held ?? 0n;
  if (isAdvance(row)) return totals.get(row.seq)?.available ?? 0n;
  return side.isIn ? row.credit_after : row.debit_after;
}

type Ground = { readonly shopId: bigint; readonly currency: Asset; readonly totals: Totals };

function present(row: sql.FlowRow, side: Side, { shopId, currency, totals }: Ground): Entry {
  const after = balanceAfter(row, side, totals);
  const moved = isAdvance(row) ? 0n : side.isIn ? row.units : -row.units;
  const no = row.order_number === null ? null : orderNumberOf(shopId, row.order_number);
  return {
    id: row.seq.toString(),
    no: row.seq.toString(),
    type: typeOf[row.kind],
    kind: row.kind,
    direction: side.isIn ? 'in' : 'out',
    amount: formatUnits(row.units, currency),
    fee: formatUnits(0n, currency),
    currency,
    status: 'success',
    failure_code: null,
    failure_reason: null,
    balance_before: formatUnits(after - moved, currency),
    balance_after: formatUnits(after, currency),
    account: side.account,
    counter_account: side.counter,
    ref:
      row.order_id === null
        ? { kind: 'document', id: row.document, no }
        : { kind: 'order', id: row.order_id, no },
    created_at: row.at.toISOString(),
    entry_hash: row.hash.toString('hex'),
  };
}
