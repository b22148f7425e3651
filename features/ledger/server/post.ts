// The single writer of the books: every movement of money in the product goes through `post`.
import { isDebitNormal, type Account, type AccountKind } from '#domain/ledger/accounts.ts';
import { refuse } from '#domain/wire/errors.ts';
import { ruleOf, type Transfer } from '#domain/ledger/postings.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import * as sql from './ledger.sql.ts';
import { sumBook } from './sums.sql.ts';

/** The most transfers that one statement posts; longer lists are posted in parts of one transaction. */
const perStatement = 2_000;

/**
 * Posts transfers of one shop, in this order, inside the caller's transaction: all or none.
 *
 * The book is locked from here to the end of the transaction, so post last. Amounts of zero are left out.
 *
 * @throws Refused `insufficientBalance` where an account would fall below zero.
 * @throws RangeError where a transfer is not a row of the matrix: a bug of the caller; the database refuses too.
 */
export async function post(tx: Tx, shopId: bigint, at: Date, transfers: readonly Transfer[]): Promise<void> {
  const real = transfers.filter(({ units }) => units !== 0n);
  for (const transfer of real) assertInMatrix(transfer);
  try {
    for (let start = 0; start < real.length; start += perStatement) {
      await sql.postTransfers(tx, shopId, at, real.slice(start, start + perStatement));
    }
  } catch (error) {
    if (sqlState(error) === '23514') throw refuse('insufficientBalance', { reason: 'below_zero' });
    throw error;
  }
}

function assertInMatrix({ kind, debit, credit, actor, units }: Transfer): void {
  const rule = ruleOf(kind);
  if (rule.debit !== debit.kind || rule.credit !== credit.kind || !rule.by.includes(actor) || units < 0n) {
    throw new RangeError(
      `${kind} ${debit.kind} → ${credit.kind} by ${actor} of ${units} is not in the matrix`,
    );
  }
}

/** Opens the empty book of a new shop. */
export async function openBook(tx: Tx, shopId: bigint, currency: string): Promise<void> {
  await sql.openBookRow(tx, { shopId, currency });
}

/** Holds the book until the transaction ends: what is read of it afterwards stays true. */
export async function lockBook(tx: Tx, shopId: bigint): Promise<void> {
  await sql.lockBookRow(tx, { shopId });
}

function balanceOf(row: sql.BalanceRow): bigint {
  return isDebitNormal(row.kind) ? row.debits - row.credits : row.credits - row.debits;
}

const nothing: Record<AccountKind, bigint> = {
  psp: 0n,
  treasury: 0n,
  between_books: 0n,
  goodwill_fund: 0n,
  supplier_settled: 0n,
  supplier_claims: 0n,
  claim_income: 0n,
  shop_receivable: 0n,
  goodwill: 0n,
  escrow: 0n,
  supplier_hold: 0n,
  supplier_payable: 0n,
  tax: 0n,
  shop_pending: 0n,
  shop_available: 0n,
  shop_held: 0n,
  withdrawing: 0n,
  deposit_suspense: 0n,
  refund_payable: 0n,
  payout_fee: 0n,
  ad_budget: 0n,
  shop_promo: 0n,
  ads: 0n,
  commission: 0n,
};

/**
 * Balances of a shop's book by account kind, each summed over its subjects. What is decided about money reads single
 * accounts: `balancesOfAccounts`.
 */
export async function balancesOf(tx: Tx, shopId: bigint): Promise<Record<AccountKind, bigint>> {
  const found = { ...nothing };
  for (const { debit_kind: debit, credit_kind: credit, units } of await sumBook(tx, shopId)) {
    found[debit] += isDebitNormal(debit) ? units : -units;
    found[credit] += isDebitNormal(credit) ? -units : units;
  }
  return found;
}

/** The balances of single accounts, in the order asked; an account that was never used has zero. */
export async function balancesOfAccounts(
  tx: Tx,
  shopId: bigint,
  wanted: readonly Account[],
): Promise<bigint[]> {
  const rows = await sql.readAccounts(tx, shopId, wanted);
  return wanted.map(({ kind, subject }) => {
    const row = rows.find((one) => one.kind === kind && one.subject === subject);
    return row === undefined ? 0n : balanceOf(row);
  });
}
