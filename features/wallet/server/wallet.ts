// The wallet: what is the shop's, when the rest becomes free, and why something is held.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, scales } from '#domain/money/money.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { countActs } from '#features/audit/server/public.ts';
import { balancesOf, listOpenHolds } from '#features/ledger/server/public.ts';
import { merchantOf } from '#features/people/server/public.ts';
import { recordNumbersOf, signSlip } from '#features/proof/server/public.ts';
import { restrictionsOf } from '#features/restriction/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { wallet } from '#features/wallet/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import { holdsOf } from './holds.ts';
import type { WalletSides } from './sides.ts';
import { listDue, readBook } from './wallet.sql.ts';

type Wallet = GivenOf<typeof wallet>;

/**
 * The wallet as of one moment: `balance = available + pending + held + withdrawing`, and `pending_by` sums to
 * `pending`. Promotion credit stands beside them: it pays promotion
 * and cannot be withdrawn.
 *
 * @param tx A transaction that has read nothing yet.
 */
export async function presentWallet(
  { env, tx }: { readonly env: Environment; readonly tx: Tx },
  { shopId, personId }: { shopId: bigint; personId: string },
  now: Date,
  sides: WalletSides,
): Promise<Wallet> {
  await seeOneMoment(tx);
  const shop = await shopOf(tx, shopId);
  const [book, balances, due, holds, restrictions, merchant, accounts, day, acts] = await Promise.all([
    readBook(tx, shopId),
    balancesOf(tx, shopId),
    listDue(tx, { shopId, now, tz: shop.tz }),
    listOpenHolds(tx, shopId),
    restrictionsOf(tx, shopId),
    merchantOf(tx, shopId, personId),
    sides.countAccounts(tx, shopId),
    sides.readDay(tx, shop, now),
    countActs(tx, shopId),
  ]);
  if (book === undefined) throw new Error(`shop ${shopId} has no book`);
  const numbers = await recordNumbersOf(
    tx,
    shopId,
    holds.map(({ id }) => id),
  );
  const { shop_available: available, shop_pending: pending, shop_held: held, withdrawing } = balances;
  const amount = (units: bigint) => formatUnits(units, book.currency);
  const major = (whole: number) => amount(BigInt(whole) * 10n ** BigInt(scales[book.currency]));
  return {
    currency: book.currency,
    balance: amount(available + pending + held + withdrawing),
    available: amount(available),
    pending: amount(pending),
    pending_by: due.map(({ date, units }) => ({ date, amount: amount(units) })),
    frozen: amount(held + withdrawing),
    held: amount(held),
    holds: holdsOf(holds, restrictions, book.currency, numbers),
    withdrawing: amount(withdrawing),
    promo: amount(balances.shop_promo),
    receivable: amount(balances.shop_receivable),
    in_escrow: amount(balances.escrow),
    min_deposit: major(limits.depositMinMajor),
    min_withdraw: major(limits.withdrawalMinMajor),
    daily: day,
    pay_password_set: merchant?.pay_password_set ?? false,
    accounts,
    accounts_max: limits.payoutAccountsMax,
    as_of: now,
    book: { seq: book.last_seq.toString(), head_hash: book.head_hash.toString('hex') },
    slip: await signSlip(env, {
      shop: shopCodeOf(shopId),
      seq: book.last_seq,
      head: book.head_hash,
      pending,
      available,
      held,
      withdrawing,
      receivable: balances.shop_receivable,
      currency: book.currency,
      acts: Number(acts),
      time: now.getTime(),
    }),
  };
}
