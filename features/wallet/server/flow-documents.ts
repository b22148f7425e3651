// The movements of the wallet, one line a document: a sale, a withdrawal, a deposit, a campaign.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { flowStatusOf } from '#domain/states/withdrawal.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { balanceAccounts, findPendingDeposits, filterOf, presentRows, type Entry } from './flow.ts';
import { compareDeposits, isAfter, readCursor, writeCursor, type Cursor } from './flow-cursor.ts';
import * as sql from './flow-documents.sql.ts';
import type { WalletSides, WalletWithdrawal } from './sides.ts';
import { sumFlow } from './flow-sums.ts';
import { readBook } from './wallet.sql.ts';

type FlowDocument = NonNullable<Entry['document']>;
type Line = Entry & { readonly document: FlowDocument };

/**
 * A page of documents by their newest movement, newest first; every movement that the filter asks for is a part of
 * exactly one of them, and the lines sum to `sums`. Pages continue from the last line, not from a count of lines, and
 * show the book as it was when the first page was read.
 *
 * @param tx A transaction that has read nothing yet.
 */
export async function listFlowDocuments(
  tx: Tx,
  shopId: bigint,
  input: InputOf<typeof walletFlow>,
  sides: WalletSides,
): Promise<OutputOf<typeof walletFlow>> {
  await seeOneMoment(tx);
  const { currency } = await shopOf(tx, shopId);
  const filter = filterOf(input);
  const { page, page_size: size } = input;
  const accounts = filter.account === null ? balanceAccounts : [filter.account];
  const [cursor, beside, sums] = await Promise.all([
    cursorOf(tx, shopId, input.after),
    findPendingDeposits(tx, shopId, input, sides),
    sumFlow(tx, shopId, { filter, accounts }),
  ]);
  const heads = await sql.listDocuments(tx, shopId, filter, { ...cursor, limit: size + 1 });
  const owners = heads.map(({ document }) => document);
  const rows = await sql.listParts(tx, shopId, filter, { owners, upTo: cursor.upTo });
  const told = await presentRows(tx, shopId, { rows, currency, asked: input.account }, sides);
  const entries = new Map(told.entries.map((entry) => [entry.id, entry]));
  const context = {
    currency,
    accounts,
    entries,
    withdrawals: told.withdrawals,
    sold: await sql.readSold(
      tx,
      shopId,
      rows.flatMap(({ order_id: id }) => id ?? []),
    ),
  };
  const booked = owners.flatMap(
    (owner) =>
      lineOf(
        context,
        rows.filter((row) => row.owner === owner),
      ) ?? [],
  );
  const waiting = beside
    .filter((entry) => isAfter(cursor, entry))
    .toSorted(compareDeposits)
    .map((entry) => waitingLine(entry));
  const lines = mergeLines(booked, waiting);
  const list = lines.slice(0, size);
  const hasMore = lines.length > size;
  return {
    list,
    total: null,
    page,
    page_size: size,
    has_more: hasMore,
    next: hasMore ? writeCursor(cursor, list) : null,
    sums: { in: formatUnits(sums.in, currency), out: formatUnits(sums.out, currency), currency },
  };
}

async function cursorOf(tx: Tx, shopId: bigint, after: string | undefined): Promise<Cursor> {
  if (after !== undefined) return readCursor(after);
  const upTo = (await readBook(tx, shopId))?.last_seq ?? 0n;
  return { upTo, before: upTo + 1n, beside: undefined };
}

/** Two lists that are each newest first; of the same moment, what waits comes first. */
function mergeLines(booked: readonly Line[], waiting: readonly Line[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (const line of booked) {
    for (
      let one = waiting[next];
      one !== undefined && one.created_at >= line.created_at;
      one = waiting[next]
    ) {
      lines.push(one);
      next += 1;
    }
    lines.push(line);
  }
  return [...lines, ...waiting.slice(next)];
}

type Context = {
  readonly currency: Asset;
  /** Of which accounts the filter asks: what comes into or leaves these taken as one is the line's amount. */
  readonly accounts: readonly AccountKind[];
  readonly entries: ReadonlyMap<string, Entry>;
  readonly withdrawals: ReadonlyMap<string, WalletWithdrawal>;
  readonly sold: Awaited<ReturnType<typeof sql.readSold>>;
};

/** @param rows All movements of one document, the newest first. */
function lineOf(context: Context, rows: readonly sql.PartRow[]): Line | undefined {
  const { currency, accounts, entries } = context;
  const asked = rows.filter((row) => row.is_asked);
  const parts = asked.flatMap((row) => entries.get(row.seq.toString()) ?? []);
  const [head] = parts;
  const [row] = asked;
  if (head === undefined || row === undefined) return undefined;
  const { in: came, out: left } = changeOf(asked, accounts);
  const withdrawal = context.withdrawals.get(row.owner);
  const sold = row.order_id === null ? undefined : context.sold.get(row.order_id);
  const kind = kindOf(head);
  const document: FlowDocument = {
    kind,
    no: head.ref.no,
    title: sold?.title ?? null,
    more: sold === undefined ? 0 : sold.lines - 1,
    picture: sold === undefined ? null : pictureOf(sold.picture, sold.title),
    in: formatUnits(came, currency),
    out: formatUnits(left, currency),
    net: formatUnits(came - left, currency),
    ...outcomeOf(withdrawal, currency),
    money_in: kind === 'sale' ? moneyIn(rows) : null,
    parts,
  };
  return { ...head, document };
}

function kindOf({ ref }: Entry): FlowDocument['kind'] {
  if (ref.kind === 'order') return 'sale';
  if (ref.kind === 'withdrawal' || ref.kind === 'deposit' || ref.kind === 'campaign') return ref.kind;
  return 'other';
}

function changeOf(
  rows: readonly sql.PartRow[],
  accounts: readonly AccountKind[],
): { in: bigint; out: bigint } {
  const change = { in: 0n, out: 0n };
  for (const { debit_kind: debit, credit_kind: credit, units } of rows) {
    if (accounts.includes(credit) && !accounts.includes(debit)) change.in += units;
    if (accounts.includes(debit) && !accounts.includes(credit)) change.out += units;
  }
  return change;
}

/** Where what a sale brought is now: the part that comes free last says it. */
function moneyIn(rows: readonly sql.PartRow[]): FlowDocument['money_in'] {
  const isIn = (kind: AccountKind) => {
    const { in: came, out: left } = changeOf(rows, [kind]);
    return came > left;
  };
  if (isIn('shop_pending')) return 'pending';
  if (isIn('shop_held')) return 'held';
  return isIn('shop_available') ? 'available' : null;
}

type Outcome = Pick<
  FlowDocument,
  'asked' | 'fee' | 'arrives' | 'status' | 'failure_code' | 'failure_reason' | 'promise_at'
>;

function outcomeOf(withdrawal: WalletWithdrawal | undefined, currency: Asset): Outcome {
  if (withdrawal === undefined) {
    const none = { asked: null, fee: null, arrives: null, failure_code: null, failure_reason: null };
    return { ...none, status: 'success', promise_at: null };
  }
  const { units, feeUnits: fee, state, promiseAt } = withdrawal;
  const { failure_code, failure_reason } = withdrawal.failure;
  return {
    asked: formatUnits(units, currency),
    fee: formatUnits(fee, currency),
    arrives: formatUnits(units - fee, currency),
    status: flowStatusOf(state),
    failure_code,
    failure_reason,
    promise_at: state === 'requested' ? (promiseAt?.toISOString() ?? null) : null,
  };
}

/** A deposit that is not in the book has no movement: nothing came or left. */
function waitingLine(entry: Entry): Line {
  const { status, failure_code, failure_reason, promise_at } = entry;
  const zero = entry.fee;
  return {
    ...entry,
    document: {
      kind: 'deposit',
      no: entry.ref.no,
      title: null,
      more: 0,
      picture: null,
      in: zero,
      out: zero,
      net: zero,
      asked: entry.amount,
      fee: null,
      arrives: null,
      status,
      failure_code,
      failure_reason,
      promise_at,
      money_in: null,
      parts: [],
    },
  };
}
