// The movements of the wallet: transfers of the shop's book, told from the wallet's side.
import { account, type AccountKind } from '#domain/ledger/accounts.ts';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { isUuid, orderNumberOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { flowStatusOf, withdrawalStates } from '#domain/states/withdrawal.ts';
import { balancesOfAccounts } from '#features/ledger/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { flowTypes, walletFlow } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { mergePage, windowOf } from './flow-merge.ts';
import { sumFlow } from './flow-sums.ts';
import * as sql from './wallet.sql.ts';
import type { WalletSides, WalletWithdrawal } from './sides.ts';

export type Entry = OutputOf<typeof walletFlow>['list'][number];
type FlowType = (typeof flowTypes)[number];

/** The four amounts of the balance by their accounts. */
export const accountOf = {
  available: 'shop_available',
  pending: 'shop_pending',
  held: 'shop_held',
  withdrawing: 'withdrawing',
} as const satisfies Record<Entry['account'], AccountKind>;
/** A person looks at deposits one by one: nobody has more that wait or failed. */
const pendingDepositsMax = 500;
export const balanceAccounts: readonly AccountKind[] = Object.values(accountOf);

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
  refund_pending: 'return',
  refund_available: 'return',
  deposit: 'deposit',
  deposit_cleared: 'deposit',
  withdraw: 'withdrawal',
  withdraw_back: 'withdrawal',
  withdraw_sent: 'withdrawal',
  withdraw_bounced: 'withdrawal',
  withdraw_fee: 'fee',
  withdraw_fee_back: 'fee',
  goodwill: 'reward_gift',
  ad_pay: 'ad',
  ad_back: 'ad',
  ad_order: 'ad',
  ad_order_back: 'ad',
  hold_placed: 'hold',
  hold_lifted: 'hold',
};

/** The type of a kind that touches the wallet; undefined of all others. */
export function flowTypeOf(kind: string): FlowType | undefined {
  const own = keysOf(typeOf).find((one) => one === kind);
  return own === undefined ? undefined : typeOf[own];
}

/** Only what was asked for can wait or fail; the rest of the book has happened. */
export function filterOf(input: InputOf<typeof walletFlow>): sql.FlowFilter {
  const { status } = input;
  const isAsked = (kind: sql.WalletKind) =>
    kind === 'withdraw' || status === undefined || status === 'success';
  const kinds = keysOf(typeOf).filter(
    (kind) => isAsked(kind) && (input.type === undefined || typeOf[kind] === input.type),
  );
  return {
    kinds,
    account: input.account === 'all' ? null : accountOf[input.account],
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
    states: status === undefined ? null : withdrawalStates.filter((state) => flowStatusOf(state) === status),
  };
}

/**
 * A page of movements, newest first; every transfer once. A transfer is told from the account that was asked for.
 * Over all accounts a move inside the wallet is told from the account it went to, and `sums` has only what came into
 * or left the wallet as a whole, so that in - out is the change of the balance. Everything in the book has happened;
 * a withdrawal's own row says what has become of it.
 *
 * @param tx A transaction that has read nothing yet.
 */
export async function listWalletFlow(
  tx: Tx,
  shopId: bigint,
  input: InputOf<typeof walletFlow>,
  sides: WalletSides,
): Promise<OutputOf<typeof walletFlow>> {
  await seeOneMoment(tx);
  const { currency } = await shopOf(tx, shopId);
  const filter = filterOf(input);
  const { page, page_size: size } = input;
  const waiting = await findPendingDeposits(tx, shopId, input, sides);
  const window = { offset: (page - 1) * size, limit: size + 1 };
  const accounts = filter.account === null ? balanceAccounts : [filter.account];
  const sums = await sumFlow(tx, shopId, { filter, accounts });
  const { offset, limit } = windowOf(window, waiting.length);
  // How many there are is known: behind the last one the whole book would be looked through for another.
  const left = Math.min(limit, sums.rows - offset);
  const rows = left > 0 ? await sql.listFlow(tx, shopId, filter, { offset, limit: left }) : [];
  const { entries } = await presentRows(tx, shopId, { rows, currency, asked: input.account }, sides);
  return {
    ...toPage(mergePage(entries, waiting, window), input, sums.rows + waiting.length),
    sums: { in: formatUnits(sums.in, currency), out: formatUnits(sums.out, currency), currency },
  };
}

/** Deposits that are not money yet, or never became any: the book has no row of them, and the merchant asks. */
export async function findPendingDeposits(
  tx: Tx,
  shopId: bigint,
  { type, account: asked, status, from, to }: InputOf<typeof walletFlow>,
  sides: WalletSides,
): Promise<readonly Entry[]> {
  const isOfType = type === undefined || type === 'deposit';
  const isOfAccount = asked === 'all' || asked === 'available';
  if (!isOfType || !isOfAccount || status === 'success') return [];
  const [available = 0n] = await balancesOfAccounts(tx, shopId, [account('shop_available')]);
  const { rows } = await sides.listDepositRows(tx, shopId, available, {
    status,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
    limit: pendingDepositsMax,
    offset: 0,
  });
  return rows;
}

type Told = {
  readonly rows: readonly sql.FlowRow[];
  readonly currency: Asset;
  readonly asked: InputOf<typeof walletFlow>['account'];
};

/** Rows of the book as movements, told from the account that was asked for, and the withdrawals among them. */
export async function presentRows(
  tx: Tx,
  shopId: bigint,
  { rows, currency, asked }: Told,
  sides: WalletSides,
): Promise<{ entries: Entry[]; withdrawals: Withdrawals }> {
  const shown = rows.map((row) => ({ row, side: sideOf(row, asked) }));
  const [totals, withdrawals] = await Promise.all([
    totalsOf(tx, shopId, shown),
    withdrawalsOf(tx, shopId, shown, sides),
  ]);
  const context = { shopId, currency, totals, withdrawals };
  return { entries: shown.map(({ row, side }) => present(row, side, context)), withdrawals };
}

type Side = { readonly account: Entry['account']; readonly isIn: boolean; readonly counter: AccountKind };

/**
 * An advance touches none of the four amounts: it stands beside the free balance that could not pay it. A withdrawal
 * that was asked for is told from the free money it came out of.
 */
function sideOf(row: sql.FlowRow, asked: InputOf<typeof walletFlow>['account']): Side {
  const wanted = asked === 'all' ? keysOf(accountOf) : [asked];
  const credited = wanted.find((name) => accountOf[name] === row.credit_kind);
  const isTold = asked !== 'all' || row.kind !== 'withdraw';
  if (credited !== undefined && isTold) return { account: credited, isIn: true, counter: row.debit_kind };
  const debited = wanted.find((name) => accountOf[name] === row.debit_kind);
  if (debited !== undefined) return { account: debited, isIn: false, counter: row.credit_kind };
  return { account: 'available', isIn: false, counter: row.debit_kind };
}

type Shown = { readonly row: sql.FlowRow; readonly side: Side };
type Totals = ReadonlyMap<bigint, { held: bigint; withdrawing: bigint; available: bigint }>;

function isAdvance(row: sql.FlowRow): boolean {
  return row.kind === 'return_advance';
}

/** Sums of many holds, and the balance beside an advance, are not on the transfer itself. */
async function totalsOf(tx: Tx, shopId: bigint, shown: readonly Shown[]): Promise<Totals> {
  const seqs = shown
    .filter(({ row, side }) => side.account === 'held' || side.account === 'withdrawing' || isAdvance(row))
    .map(({ row }) => row.seq);
  if (seqs.length === 0) return new Map();
  return new Map((await sql.readAfter(tx, shopId, seqs)).map((total) => [total.seq, total]));
}

function balanceAfter(row: sql.FlowRow, side: Side, totals: Totals): bigint {
  if (side.account === 'held' || side.account === 'withdrawing')
    return totals.get(row.seq)?.[side.account] ?? 0n;
  if (isAdvance(row)) return totals.get(row.seq)?.available ?? 0n;
  return side.isIn ? row.credit_after : row.debit_after;
}

type Withdrawals = ReadonlyMap<string, WalletWithdrawal>;

/** The withdrawals that these rows belong to, by their documents. */
async function withdrawalsOf(
  tx: Tx,
  shopId: bigint,
  shown: readonly Shown[],
  sides: WalletSides,
): Promise<Withdrawals> {
  const ids = shown
    .filter(({ row }) => isOfWithdrawal(row) && isUuid(row.document))
    .map(({ row }) => row.document);
  if (ids.length === 0) return new Map();
  return new Map((await sides.listWithdrawals(tx, shopId, ids)).map((row) => [row.id, row]));
}

function isOfWithdrawal({ kind }: sql.FlowRow): boolean {
  return kind.startsWith('withdraw');
}

type Context = {
  readonly shopId: bigint;
  readonly currency: Asset;
  readonly totals: Totals;
  readonly withdrawals: Withdrawals;
};

function present(row: sql.FlowRow, side: Side, context: Context): Entry {
  const { shopId, currency, totals } = context;
  const withdrawal = isOfWithdrawal(row) ? context.withdrawals.get(row.document) : undefined;
  const after = balanceAfter(row, side, totals);
  const moved = isAdvance(row) ? 0n : side.isIn ? row.units : -row.units;
  return {
    id: row.seq.toString(),
    no: row.seq.toString(),
    type: typeOf[row.kind],
    kind: row.kind,
    direction: side.isIn ? 'in' : 'out',
    amount: formatUnits(row.units, currency),
    currency,
    ...outcomeOf(row, currency, withdrawal),
    balance_before: formatUnits(after - moved, currency),
    balance_after: formatUnits(after, currency),
    account: side.account,
    counter_account: side.counter,
    ref: refOf(row, shopId, withdrawal),
    ...(row.note === null ? {} : { note: row.note }),
    created_at: row.at.toISOString(),
    entry_hash: row.hash.toString('hex'),
  };
}

type Outcome = Pick<
  Entry,
  'fee' | 'status' | 'failure_code' | 'failure_reason' | 'next_step' | 'done_at' | 'promise_at'
>;

/** What became of it: the asking of a withdrawal waits, is paid or comes to nothing; every other row has happened. */
function outcomeOf(row: sql.FlowRow, currency: Asset, withdrawal: WalletWithdrawal | undefined): Outcome {
  const at = row.at.toISOString();
  const none = { failure_code: null, failure_reason: null, next_step: null, promise_at: null };
  if (row.kind !== 'withdraw' || withdrawal === undefined)
    return { fee: formatUnits(0n, currency), status: 'success', done_at: at, ...none };
  return {
    fee: formatUnits(withdrawal.feeUnits, currency),
    status: flowStatusOf(withdrawal.state),
    done_at: withdrawal.endedAt?.toISOString() ?? null,
    ...withdrawal.failure,
    promise_at: withdrawal.state === 'requested' ? (withdrawal.promiseAt?.toISOString() ?? null) : null,
  };
}

function refOf(row: sql.FlowRow, shopId: bigint, withdrawal: WalletWithdrawal | undefined): Entry['ref'] {
  if (withdrawal !== undefined) return { kind: 'withdrawal', id: withdrawal.id, no: withdrawal.no };
  if (typeOf[row.kind] === 'deposit') return { kind: 'deposit', id: row.document, no: null };
  const no = row.order_number === null ? null : orderNumberOf(shopId, row.order_number);
  if (row.kind === 'ad_pay' || row.kind === 'ad_back') return { kind: 'campaign', id: row.document, no };
  return row.order_id === null
    ? { kind: 'document', id: row.document, no }
    : { kind: 'order', id: row.order_id, no };
}
