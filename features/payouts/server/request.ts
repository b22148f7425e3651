// Asking for money: everything is checked, then it is on its way and cannot be spent twice.
import { majorUnits, readAmount } from '#domain/money/major-units.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { withdrawalTerms } from '#domain/proof/mandate-terms.ts';
import { askRecipe } from '#domain/recipes/withdrawal.ts';
import { addHours, localDay, startOfDay } from '#domain/time.ts';
import { checkMandate, recordMandate } from '#features/devices/server/public.ts';
import { listOpenHolds, lockBook, post } from '#features/ledger/server/public.ts';
import { assertPayPassword, assertSecondFactor } from '#features/people/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { requestWithdrawal } from '#features/payouts/contract.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { OwnContext } from './parts.ts';
import { inviterOf } from '#features/invitation/server/public.ts';
import type { AccountRow } from './accounts/account.sql.ts';
import { recordAccountUse } from './accounts/account.sql.ts';
import { hashAccountNumber, openNumber } from './accounts/accounts.ts';
import { approve, decideTimer, recordMove, tellWithdrawal } from './moves.ts';
import * as sources from './sources.sql.ts';
import { assertLeast, dayOf, feeUnits, usableAccount } from './terms.ts';
import * as sql from './request.sql.ts';

type Input = InputOf<typeof requestWithdrawal>;

/**
 * Takes a merchant's wish to be paid out and holds the money at once. What is left of the day's limit is approved by
 * itself; more waits for people, and approves itself after 48 hours. Asked again under the same idempotency key, the
 * call gives its first answer.
 *
 * @throws Refused `invalidParameter` (`scale`, `minimum`), `withdrawalAccountNotFound`, `invalidOperation`
 * (`account_on_hold`, `paused_until`, `identity`), `signatureNeeded`, `payPasswordNotSet`, `wrongPayPassword`, `secondFactorNeeded`,
 * `walletFrozen`, `withdrawalDisabled`, and `insufficientBalance` where less than that is free.
 */
export async function makeWithdrawal(context: OwnContext, ask: Input): Promise<sql.WithdrawalRow> {
  const { tx, shopId } = context;
  const shop = await shopOf(tx, shopId);
  const units = readAmount(ask.amount, shop.currency);
  await usableAccount(context, ask.account_id);
  const { currency } = shop;
  const terms = { amount: formatUnits(units, currency), currency, accountId: ask.account_id };
  const mandate = await checkMandate(context, withdrawalTerms(terms), ask.mandate);
  await assertPerson(context, shop, { ask, units });
  // From here on one after the other: what is read now is true when the money moves.
  await lockBook(tx, shopId);
  await context.parts.assertMayWithdraw(tx, shopId, units);
  const account = await usableAccount(context, ask.account_id);
  const row = await enterWithdrawal(context, {
    shop,
    account,
    units,
    note: ask.note,
    isScheduled: false,
    enterMandate: async (id) => {
      await recordMandate(context, mandate, { id, subject: id, units });
      return true;
    },
  });
  if (row === undefined) throw new Error('a withdrawal with its mandate was not written');
  return row;
}

type Entered = {
  readonly shop: ShopRow;
  readonly account: AccountRow;
  readonly units: bigint;
  readonly note: string;
  /** True where its merchant's schedule asks. */
  readonly isScheduled: boolean;
  /** Enters what allows the withdrawal of this id; false where nothing does, and then nothing is written. */
  readonly enterMandate: (id: string) => Promise<boolean>;
};

/**
 * Writes a withdrawal that was checked, holds its money and approves it where the day's limit has room. The book is locked
 * by the caller.
 */
export async function enterWithdrawal(
  context: OwnContext,
  entered: Entered,
): Promise<sql.WithdrawalRow | undefined> {
  const { tx, env, shopId, now } = context;
  const { account, shop, units } = entered;
  const id = env.random.id(now);
  if (!(await entered.enterMandate(id))) return undefined;
  const row = await insertRequest(context, id, entered);
  await tellWithdrawal(context, row, 'withdrawal_requested');
  await recordAccountUse(tx, { shopId, id: account.id, at: now, hash: hashOf(context, account) });
  const approved = await approveWithinLimit(context, shop, row);
  await post(tx, shopId, now, [askRecipe(row.id, units)]);
  return approved ?? row;
}

/**
 * Who asks, and whether this shop may be paid at all. The second factor last: it has to be on for any amount, and its
 * code, which counts once, is asked for above `limits.withdrawalSecondFactorMajor`.
 */
async function assertPerson(
  context: OwnContext,
  { currency }: ShopRow,
  { ask, units }: { ask: Input; units: bigint },
): Promise<void> {
  const { tx, env, shopId, personId, parts } = context;
  const who = { shopId, personId };
  const { withdrawPausedUntil, hasSecondFactor } = await assertPayPassword(env, who, ask.pay_password);
  await parts.assertMayWithdraw(tx, shopId, units);
  if (withdrawPausedUntil !== undefined) {
    const until = withdrawPausedUntil.toISOString();
    throw refuse('invalidOperation', { reason: 'paused_until', paused_until: until });
  }
  const { isVerified } = await parts.identityOf(tx, shopId);
  if (!isVerified) throw refuse('invalidOperation', { reason: 'identity', route: '/identity' });
  const account = await usableAccount(context, ask.account_id);
  assertLeast(units, currency, account.type);
  // A stolen password alone moves no money. Signing in took its code; large amounts ask again.
  if (!hasSecondFactor) throw refuse('secondFactorNeeded', factorNotSetUp);
  if (units > majorUnits(currency, limits.withdrawalSecondFactorMajor))
    await assertSecondFactor(env, who, ask.code);
}

const factorNotSetUp = { reason: 'not_set_up', route: '/settings/security/second-step' } as const;

async function insertRequest(
  context: OwnContext,
  id: string,
  { shop, account, units, note, isScheduled }: Entered,
): Promise<sql.WithdrawalRow> {
  const { tx, shopId, personId, now } = context;
  const { number, readSeq } = await sources.takeNumber(tx, shopId);
  const approvesAt = addHours(now, limits.withdrawalSelfApproveHours);
  // The limit of one person counts for the merchant's day: many small ones are one large one.
  const before = await sql.askedSince(tx, shopId, startOfDay(localDay(now, shop.tz), shop.tz));
  const second = majorUnits(shop.currency, limits.withdrawalSecondPersonMajor);
  const { bank_name, branch_number, bic, country } = account;
  const row = await sql.insertWithdrawal(tx, shopId, {
    id,
    number,
    personId,
    accountId: account.id,
    accountType: account.type,
    accountName: account.account_name,
    masked: account.number_masked,
    numberKind: account.number_kind,
    sealed: account.number_sealed,
    bank: { bank_name, branch_number, bic, country, number_hash: hashOf(context, account).toString('hex') },
    currency: shop.currency,
    units,
    feeUnits: feeUnits(shop.currency, account.type),
    note,
    needsSecond: before + units > second,
    promiseAt: addHours(now, limits.withdrawalDecideHours),
    approvesAt,
    at: now,
    inviter: await inviterOf(tx, shopId, personId),
    isScheduled,
  });
  await recordMove(context, row);
  await setTimers(tx, shopId, [{ subject: id, kind: decideTimer, dueAt: approvesAt }]);
  await sources.readOrders(tx, { shopId, readSeq });
  await sources.payOrders(tx, { shopId, id, units });
  return row;
}

function hashOf({ env, shopId }: OwnContext, account: AccountRow): Buffer {
  const { type, branch_number: branchNumber, number_sealed: sealed, number_hash: hash } = account;
  return hash ?? hashAccountNumber(env, { type, branchNumber, number: openNumber(env, shopId, sealed) });
}

/** The merchant's own request approves itself within the day's limit, unless a restriction holds money. */
async function approveWithinLimit(
  context: OwnContext,
  shop: ShopRow,
  row: sql.WithdrawalRow,
): Promise<sql.WithdrawalRow | undefined> {
  const { tx, shopId, now } = context;
  const holds = await listOpenHolds(tx, shopId);
  if (holds.some(({ kind }) => kind === 'restriction')) return undefined;
  const { day, limit } = await dayOf(tx, shop, now);
  if (!(await sources.takeFromDay(tx, { shopId, day, units: row.units, allowed: limit }))) return undefined;
  const facts = { approval: 'limit', limitDay: day } as const;
  return approve(context, row, { actor: 'merchant', facts, slices: [row.units] });
}
