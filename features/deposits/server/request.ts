// The merchant's own acts: asking for a place to send money to, telling that it was sent, giving it up.
import { oneForOne, unitsPerCoin } from '#domain/money/fx.ts';
import { depositFactsOf, readHash, writeHash, type DepositKind } from '#domain/deposits/deposit.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, plus, type Asset, type Money } from '#domain/money/money.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { addDays, addHours, addMinutes } from '#domain/time.ts';
import { dropBytes, storeFile, type StoredFile } from '#features/files/server/public.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { channelPay } from '#features/deposits/contract.ts';
import { findClaim, takeClaim } from '#platform/db/claim.sql.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { placeKeyOf } from '#platform/ports/deposits.ts';
import { openAddress, takeAccount } from './chain/addresses.sql.ts';
import { saveTimers, lockDeposit, moveDeposit } from './moves.ts';
import {
  capOf,
  closedReason,
  depositAsset,
  depositNumberOf,
  leastDeposit,
  type DepositContext,
} from './terms.ts';
import { quotesSince } from './receipts.sql.ts';
import * as sql from './deposit.sql.ts';
import { readAmount } from '#domain/money/major-units.ts';

export type OwnDeposit = DepositContext & { readonly personId: string };
type Input = InputOf<typeof channelPay>;

/**
 * Gives a place to send to and the exact amount. What is asked for counts against the cap until it is given up or
 * over; nothing is owed by asking.
 *
 * @throws Refused `parameterMissing` (`channel_id`, `amount`), `belowMinimumDeposit` with `min`, `invalidParameter`
 * (`scale`, `cap` with `max`), `invalidOperation` (`channel_closed`), `walletFrozen`, `tooManyRequests` with `retry_at`.
 */
export async function quoteDeposit(context: OwnDeposit, ask: Input): Promise<sql.DepositRow> {
  const { tx, shopId, env } = context;
  const { channel_id: kind, amount } = ask;
  if (kind === undefined) throw refuse('parameterMissing', { field: 'channel_id', reason: 'missing' });
  if (amount === undefined) throw refuse('parameterMissing', { field: 'amount', reason: 'missing' });
  const shop = await shopOf(tx, shopId);
  const units = readAmount(amount, shop.currency);
  // From here on one after the other: the sum that is read now is the sum that the cap is held against.
  await lockBook(tx, shopId);
  await context.parts.assertMayDeposit(tx, shopId);
  await assertQuotesLeft(context);
  const cap = await capOf(context, shop);
  const closed = closedReason(env, { kind, currency: shop.currency, left: cap.left });
  if (closed !== null && closed !== 'cap') {
    throw refuse('invalidOperation', {
      reason: 'channel_closed',
      field: 'channel_id',
      closed_reason: closed,
    });
  }
  const amountIn = (value: bigint) => formatUnits(value, shop.currency);
  const least = leastDeposit(kind, shop.currency);
  if (units < least) {
    const shown = { min: amountIn(least), currency: shop.currency };
    throw refuse('belowMinimumDeposit', { field: 'amount', reason: 'minimum', ...shown });
  }
  if (units > cap.left) {
    const shown = { max: amountIn(cap.left), limit: amountIn(cap.limit), used: amountIn(cap.used) };
    const more = { currency: shop.currency, why: cap.why, days: cap.days };
    throw refuse('invalidParameter', { field: 'amount', reason: 'cap', ...shown, ...more });
  }
  return saveQuote(context, shop, { kind, units });
}

/** Counted under the lock of the book: whoever gives up what they asked for does not ask for ever. */
async function assertQuotesLeft({ tx, shopId, now }: OwnDeposit): Promise<void> {
  const { quotes, firstAt } = await quotesSince(tx, shopId, addDays(now, -1));
  const max = limits.depositQuotesDailyMax;
  if (quotes < max) return;
  const retryAt = addDays(firstAt ?? now, 1).toISOString();
  throw refuse('tooManyRequests', { reason: 'deposits', limit: max, retry_at: retryAt });
}

async function saveQuote(
  context: OwnDeposit,
  shop: ShopRow,
  { kind, units }: { kind: DepositKind; units: bigint },
): Promise<sql.DepositRow> {
  const { tx, shopId, env, now, personId } = context;
  const id = env.random.id(now);
  const number = await sql.takeNumber(tx, shopId);
  const channel = payoutChannels[kind];
  const no = depositNumberOf(shopId, number);
  const own = env.deposits.own(channel);
  const account = own === undefined ? undefined : await takeAccount(tx, { shopId, personId, now });
  const asset = depositAsset(kind, shop.currency);
  const named = { channel, depositId: routedIdOf(shopId, id), no, currency: asset };
  const place = env.deposits.placeOf(account === undefined ? named : { ...named, account });
  if (place === undefined)
    throw refuse('invalidOperation', { reason: 'channel_closed', field: 'channel_id' });
  // A deposit's place is its own; a merchant's address is the merchant's, for all deposits and for ever.
  const owner = account === undefined ? id : `account:${account}`;
  await claimPlace(context, { key: `deposit-at:${channel}:${placeKeyOf(place)}`, owner });
  const expiresAt = addMinutes(now, limits.depositQuoteMinutes);
  const row = await sql.insertDeposit(tx, shopId, {
    id,
    number,
    personId,
    channel: kind,
    currency: shop.currency,
    units,
    asset,
    payUnits: payOf({ asset: shop.currency, units }, { number, asset }).units,
    place,
    isTest: env.deposits.isTest(channel),
    at: now,
    expiresAt,
    submitUntil: addHours(expiresAt, limits.depositTellHours),
    accountNumber: account,
  });
  await watchClosely(context, row);
  await saveTimers(context, row);
  return row;
}

/** Somebody waits at this address now: it is looked at in every round for a while. */
async function watchClosely({ tx, shopId, env, now }: OwnDeposit, row: sql.DepositRow): Promise<void> {
  const own = env.deposits.own(payoutChannels[row.channel]);
  const { place, account_number: number } = row;
  if (own === undefined || number === null || !('address' in place)) return;
  const { chain, contract } = own;
  const { address } = place;
  const hotUntil = addHours(now, limits.depositWatchFirstHours);
  await openAddress(tx, { chain, contract, address, number, shopId, now, hotUntil });
}

async function claimPlace(
  { tx, shopId, now }: OwnDeposit,
  { key, owner }: { key: string; owner: string },
): Promise<void> {
  if (await takeClaim(tx, { key, shopId, ref: owner, at: now })) return;
  const taken = await findClaim(tx, { key });
  if (taken?.shop_id !== shopId || taken.ref !== owner || !owner.startsWith('account:'))
    throw new Error('a place of deposits belongs to another one');
}

/** Tails below a coin, so that two deposits of one shop are told apart by their amounts as well. */
const tails = 99n;
const tailStep = 37n;

/** The exact amount to send: at a bank the reference says whose it is, on a chain a tail of less than a coin helps. */
function payOf(credit: Money, { number, asset }: { number: number; asset: Asset }): Money {
  const perCoin = unitsPerCoin(asset, credit.asset);
  const tail = perCoin / (tails + 1n);
  const units = tail * (perCoin === 1n ? 0n : 1n + ((BigInt(number) * tailStep) % tails));
  return plus(oneForOne(credit, asset), { asset, units });
}

/**
 * Tells that the money was sent, or answers a question. The answer is promised within `limits.depositReviewHours`; what
 * the chain shows is credited without waiting for it.
 *
 * @throws Refused `invalidOperation` (`expired`, `submitted`, `over`), `transactionHashUsed` in any spelling of it,
 * `invalidParameter` (`hash`: `shape`), `parameterMissing` where there is neither hash nor proof.
 */
export async function submitDeposit(
  context: OwnDeposit,
  ask: Input,
  files: readonly CallFile[],
): Promise<sql.DepositRow> {
  if (ask.quote_id === undefined) throw refuse('parameterMissing', { field: 'quote_id', reason: 'missing' });
  const row = await lockDeposit(context, ask.quote_id);
  // The chain was faster: there is nothing left to tell.
  if (row.state === 'success') return row;
  assertCanTell(row, context.now);
  if (files.length > limits.depositProofsMax) {
    throw refuse('invalidParameter', { field: 'proof', reason: 'too_many', count: limits.depositProofsMax });
  }
  const hash = typedHash(row, ask.hash);
  const isAnswer = row.state === 'needs_info';
  if (hash === undefined && files.length === 0 && !(isAnswer && ask.note !== '')) {
    const field = row.channel === 'bank' ? 'proof' : 'hash';
    throw refuse('parameterMissing', { field, reason: 'proof_or_hash' });
  }
  if (hash !== undefined) await claimHash(context, row, hash);
  const promiseAt = addHours(context.now, limits.depositReviewHours);
  const facts = { hash, senderName: ask.sender_name, note: ask.note, promiseAt };
  const moved = await moveDeposit(context, row, { move: 'submit', actor: 'merchant', facts });
  if (moved === undefined) throw refuse('invalidOperation', { reason: 'over', state: row.state });
  await saveProofs(context, row.id, files);
  await watchClosely(context, moved);
  return moved;
}

function assertCanTell(row: sql.DepositRow, now: Date): void {
  const isLate = row.state === 'quoted' && now >= row.submit_until;
  if (row.state === 'expired' || isLate) throw refuse('invalidOperation', { reason: 'expired' });
  if (row.state === 'submitted') throw refuse('invalidOperation', { reason: 'submitted' });
  if (row.state === 'failure') throw refuse('invalidOperation', { reason: 'over', state: row.state });
}

function typedHash(row: sql.DepositRow, typed: string | undefined): string | undefined {
  if (row.channel === 'bank' || typed === undefined || typed.trim() === '') return undefined;
  const hash = readHash(row.channel, typed);
  const { addressFormat: format } = depositFactsOf(row.channel);
  if (hash === undefined) throw refuse('invalidParameter', { field: 'hash', reason: 'shape', format });
  return hash;
}

/** The key under which a transaction belongs to one deposit of the whole instance, however it is spelt. */
export const hashKeyOf = (hash: string): string => `deposit-hash:${hash}`;

async function claimHash({ tx, shopId, now }: OwnDeposit, row: sql.DepositRow, hash: string): Promise<void> {
  const key = hashKeyOf(hash);
  if (await takeClaim(tx, { key, shopId, ref: row.id, at: now })) return;
  const claimed = await findClaim(tx, { key });
  if (claimed?.shop_id === shopId && claimed.ref === row.id) return;
  const written = writeHash(row.channel, hash);
  throw refuse('transactionHashUsed', { field: 'hash', reason: 'used', hash: written });
}

async function saveProofs(context: OwnDeposit, id: string, files: readonly CallFile[]): Promise<void> {
  const { env, tx, shopId, personId: by, now } = context;
  const stored: StoredFile[] = [];
  try {
    for (const { name, bytes, field } of files) {
      stored.push(await storeFile(env, tx, shopId, { kind: 'proof', name, bytes, by, field }));
    }
    await sql.insertProofs(tx, shopId, { id, files: stored.map((file) => file.id), at: now });
  } catch (error) {
    await Promise.all(stored.map((file) => dropBytes(env, file)));
    throw error;
  }
}

/**
 * Gives a deposit up before anything was sent. Money that comes all the same is not lost: it is kept apart and cleared.
 *
 * @throws Refused `invalidOperation` (`over`) once it was told of or has ended.
 */
export async function cancelDeposit(context: OwnDeposit, id: string): Promise<sql.DepositRow> {
  const row = await lockDeposit(context, id);
  const moved = await moveDeposit(context, row, {
    move: 'cancel',
    actor: 'merchant',
    facts: { reasonCode: 'cancelled' },
  });
  if (moved === undefined) throw refuse('invalidOperation', { reason: 'over', state: row.state });
  return moved;
}
