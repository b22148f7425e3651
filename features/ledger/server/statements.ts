// What each shop took in and where it went, and whether all books are whole.
import { isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { keysOf } from '#domain/keys.ts';
import { formatUnits } from '#domain/money/money.ts';
import { postingKinds, type PostingKind } from '#domain/ledger/postings.ts';
import type { statements, trialBalance } from '#features/ledger/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { checkBook } from './chain.ts';
import { countTransfers, listBooks, sumKinds } from './ledger.sql.ts';
import { readAllBooks, type BookFlows } from './statements.sql.ts';

/** All in minor units of the shop's currency. */
type Figures = {
  captured: bigint;
  refunded: bigint;
  supplier_cost: bigint;
  tax: bigint;
  fee: bigint;
  settled: bigint;
  paid_in: bigint;
  paid_out: bigint;
  promotion: bigint;
  withdrawing: bigint;
  escrow: bigint;
  pending: bigint;
  available: bigint;
  held: bigint;
  receivable: bigint;
};

/** Kinds that move money from one kind of account to another, whatever they are called. */
function kindsBetween(from: AccountKind, to: AccountKind): PostingKind[] {
  return keysOf(postingKinds).filter(
    (kind) => postingKinds[kind].debit === from && postingKinds[kind].credit === to,
  );
}

const refunds = keysOf(postingKinds).filter((kind) => postingKinds[kind].credit === 'refund_payable');
/** What left pending for the shop's own accounts, and what came back to pending. */
const outOfPending = (['shop_available', 'shop_held', 'shop_receivable'] as const).flatMap((to) =>
  kindsBetween('shop_pending', to),
);
const backToPending = kindsBetween('shop_held', 'shop_pending');
/** What returns took back from the shop after its sale was settled. */
const drawnBack = (['shop_available', 'shop_held', 'shop_receivable'] as const).flatMap((from) =>
  kindsBetween(from, 'refund_payable'),
);

/**
 * The figures of one book.
 *
 * - `captured`: all that buyers paid, late captures of expired checkouts among it.
 * - `refunded`: all that was booked back to buyers, whether it has reached them yet or not.
 * - `supplier_cost`: owed to suppliers for what shipped, less what they gave back. A cost that is confirmed and not
 *   shipped is still the buyer's money.
 * - `tax`, `fee`: collected tax and the commission, each less what returns and refunds gave back.
 * - `settled`: what left pending for the shop (free, reserved, held by a case, or as pay-back of an advance), less what
 *   returns took from there. Withdrawals do not change it.
 * - `paid_in`: deposits and goodwill credited to the shop. `paid_out`: what reached the merchant or was its fee, less what bounced.
 *   `withdrawing`: on its way. `promotion`: out of the balance for campaigns and for orders that promotion
 *   brought, less what came back. Always `settled + paid_in - paid_out - promotion = available + held + withdrawing - receivable`.
 * - `escrow`: buyers' money of open orders: escrow accounts and confirmed costs that have not shipped.
 * - `pending`, `available`, `held`, `receivable`: the balances of the shop.
 *
 * Always `captured - refunded - supplier_cost - tax - fee = settled + pending + escrow`. The left side and `settled`
 * are sums of transfers, the others are account rows, so that the equation holds two records against each other. It
 * follows from debits = credits: the provider's account less what is on its way to buyers is captured - refunded.
 */
export function figuresOf({
  flows,
  late_flows: late,
  balances,
}: Pick<BookFlows, 'flows' | 'late_flows' | 'balances'>): Figures {
  const moved = (kinds: readonly PostingKind[]) =>
    kinds.reduce((sum, kind) => sum + BigInt(flows[kind] ?? 0) + BigInt(late[kind] ?? 0), 0n);
  const balance = (kind: AccountKind) => BigInt(balances[kind] ?? 0) * (isDebitNormal(kind) ? -1n : 1n);
  return {
    captured: moved(['capture', 'capture_late']),
    refunded: moved(refunds),
    supplier_cost: moved(['ship_cost']) - moved(['return_supplier']),
    tax: moved(['ship_tax']) - moved(['return_tax', 'refund_tax']),
    fee: moved(['accept_commission']) - moved(['return_commission', 'refund_commission']),
    settled: moved(outOfPending) - moved(backToPending) - moved(drawnBack),
    paid_in: moved(['deposit', 'deposit_cleared', 'goodwill']),
    paid_out: moved(['withdraw_sent', 'withdraw_fee']) - moved(['withdraw_bounced', 'withdraw_fee_back']),
    promotion: moved(['ad_pay', 'ad_order']) - moved(['ad_back', 'ad_order_back']),
    withdrawing: balance('withdrawing'),
    escrow: balance('escrow') + balance('supplier_hold'),
    pending: balance('shop_pending'),
    available: balance('shop_available'),
    held: balance('shop_held'),
    receivable: balance('shop_receivable'),
  };
}

/** Every shop's statement, also of those that have sold nothing. */
export async function listStatements(tx: Tx): Promise<GivenOf<typeof statements>> {
  return { list: (await readAllBooks(tx)).map(presentStatement) };
}

function presentStatement(book: BookFlows): GivenOf<typeof statements>['list'][number] {
  const amount = (units: bigint) => formatUnits(units, book.currency);
  const figures = figuresOf(book);
  return {
    shop: shopCodeOf(book.shop_id),
    handle: book.handle,
    name: book.name,
    currency: book.currency,
    orders: book.orders,
    units: Number(book.quantity),
    captured: amount(figures.captured),
    supplier_cost: amount(figures.supplier_cost),
    tax: amount(figures.tax),
    refunded: amount(figures.refunded),
    fee: amount(figures.fee),
    settled: amount(figures.settled),
    paid_in: amount(figures.paid_in),
    paid_out: amount(figures.paid_out),
    promotion: amount(figures.promotion),
    withdrawing: amount(figures.withdrawing),
    escrow: amount(figures.escrow),
    pending: amount(figures.pending),
    available: amount(figures.available),
    held: amount(figures.held),
    receivable: amount(figures.receivable),
  };
}

/** Every account kind over all books; `verify` computes every chain of hashes again from its first transfer. */
export async function balanceBooks(env: Environment, verify: boolean): Promise<GivenOf<typeof trialBalance>> {
  const { currency } = env.policy;
  const { kinds, transfers } = await env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    return { kinds: await sumKinds(tx), transfers: await countTransfers(tx) };
  });
  const sum = kinds.reduce((total, { debits, credits }) => total + debits - credits, 0n);
  return {
    currency,
    sum: formatUnits(sum, currency),
    accounts: kinds.reduce((total, { accounts }) => total + accounts, 0),
    transfers: Number(transfers),
    kinds: kinds.map(({ kind, accounts, debits, credits }) => ({
      kind,
      accounts,
      debits: formatUnits(debits, currency),
      credits: formatUnits(credits, currency),
    })),
    problems: verify ? await checkAllBooks(env) : [],
  };
}

/** Books whose names are read at once while all are checked. */
const step = 500;

type Problem = { shop: string; what: string };

/** One book after the other, each as of one moment, so that shops that trade meanwhile are not found wrong. */
async function checkAllBooks({ db }: Environment): Promise<Problem[]> {
  const problems: Problem[] = [];
  // The platform's own book is that of shop 0.
  let after = -1n;
  for (;;) {
    const books = await listBooks(db.direct, { after, limit: step });
    for (const { shop_id: shopId } of books) {
      const found = await db.transaction(async (tx) => {
        await seeOneMoment(tx);
        return checkBook(tx, shopId);
      });
      problems.push(...found.map((what) => ({ shop: shopCodeOf(shopId), what })));
      after = shopId;
    }
    if (books.length < step) return problems;
  }
}
