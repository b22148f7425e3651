// From a believed transfer to the shop's wallet: the deposit it belongs to, or one that is made for it, and its credit.
import { unitsPerCoin } from '#domain/money/fx.ts';
import type { Chain } from '#domain/payments/chain.ts';
import type { DepositKind } from '#domain/deposits/deposit.ts';
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { findClaim } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { saveTimers } from '#features/deposits/server/moves.ts';
import { readReceipts, type ReceiptRow } from '#features/deposits/server/receipts.sql.ts';
import { receiptKeyOf, seeDeposit } from '#features/deposits/server/receive.ts';
import { type DepositContext, type DepositParts } from '#features/deposits/server/terms.ts';
import { insertDeposit, takeNumber } from '#features/deposits/server/deposit.sql.ts';
import { accountOf } from './addresses.sql.ts';
import * as transfers from './transfers.sql.ts';
import type { Judged } from './watch.ts';

export const kinds = { ethereum: 'ETC/USDT', tron: 'TRX/USDT' } as const satisfies Record<Chain, DepositKind>;

/** More blocks than any receipt waits for: what is booked here is final, as both chains use the word. */
const finalBlocks = 1_000;

/** Books a transfer once, whoever else does it at the same moment. */
export async function bookTransfer(env: Environment, parts: DepositParts, one: Judged): Promise<void> {
  const { key, shopId, sight, verdict } = one;
  const book = async (tx: Tx) => {
    const now = env.clock.now();
    const context: DepositContext = { env, tx, shopId, now, parts };
    // The book first, as every act of the shop's deposits does.
    await lockBook(tx, shopId);
    if (!(await transfers.lockTransfer(tx, key))) return;
    const depositId = await depositFor(context, one);
    await seeDeposit(context, depositId, {
      hash: key.hash,
      part: key.logIndex,
      asset: 'USDT',
      units: sight.units,
      confirmations: finalBlocks,
    });
    const receipt = await receiptOf(context, depositId, key);
    if (receipt === undefined) throw new Error('a transfer is claimed by something that has no receipt');
    const booked = { verdict, depositId: receipt.deposit_id, receiptId: receipt.id, now };
    await transfers.bookTransfer(tx, key, booked);
  };
  await inShop(shopId, () => env.db.transaction(book));
}

/** The deposit that people, and its merchant, see a disputed transfer with. */
export async function showTransfer(env: Environment, parts: DepositParts, one: Judged): Promise<string> {
  const { shopId } = one;
  const show = async (tx: Tx) => {
    await lockBook(tx, shopId);
    return depositFor({ env, tx, shopId, now: env.clock.now(), parts }, one);
  };
  return inShop(shopId, () => env.db.transaction(show));
}

/** What it was booked by: the machine's own receipt, or that of two people who were faster. */
async function receiptOf(
  { tx, shopId }: DepositContext,
  depositId: string,
  { chain, hash, logIndex }: transfers.TransferKey,
): Promise<ReceiptRow | undefined> {
  const claimed = await findClaim(tx, { key: receiptKeyOf(chain, hash, logIndex) });
  const ids = claimed?.shop_id === shopId ? [depositId, claimed.ref] : [depositId];
  const arrived = (await readReceipts(tx, { shopId, ids: [...new Set(ids)] })).filter(
    (one) => one.hash === hash,
  );
  return (
    arrived.find(({ source, part }) => source === 'provider' && part === logIndex) ??
    arrived.find(({ source, state }) => source === 'reviewer' && state !== 'proposed' && state !== 'dropped')
  );
}

async function depositFor(context: DepositContext, { key, sight }: Judged): Promise<string> {
  const { tx, shopId } = context;
  const asked = { channel: kinds[key.chain], address: sight.address, hash: key.hash, units: sight.units };
  // First what people have booked: at any other deposit the same money would be credited a second time.
  return (
    (await transfers.findAttestedDeposit(tx, shopId, asked)) ??
    (await transfers.matchDeposit(tx, shopId, asked)) ??
    (await makeUnasked(context, { key, sight }))
  );
}

/** Money that nobody announced is the shop's all the same: its address is its own. */
async function makeUnasked(
  context: DepositContext,
  { key, sight }: Pick<Judged, 'key' | 'sight'>,
): Promise<string> {
  const { env, tx, shopId, now } = context;
  const { currency } = await shopOf(tx, shopId);
  const { number: accountNumber, personId } = await accountOf(tx, shopId);
  const worth = sight.units / unitsPerCoin('USDT', currency);
  const id = env.random.id(now);
  const expiresAt = addMinutes(now, limits.depositQuoteMinutes);
  const row = await insertDeposit(tx, shopId, {
    id,
    number: await takeNumber(tx, shopId),
    personId,
    channel: kinds[key.chain],
    currency,
    units: worth > 0n ? worth : 1n,
    asset: 'USDT',
    payUnits: sight.units,
    place: { address: sight.address },
    isTest: env.deposits.isTest(key.chain),
    at: now,
    expiresAt,
    submitUntil: addHours(expiresAt, limits.depositTellHours),
    isUnasked: true,
    accountNumber,
  });
  await saveTimers(context, row);
  return id;
}
