// Payout accounts: adding, changing, removing. Every change is told; a new destination waits a day.
import { createHmac } from 'node:crypto';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import {
  isSameName,
  maskNumber,
  payoutChannels,
  readAccount,
  type ReadAccount,
  type TypedAccount,
} from '#domain/payouts/payout.ts';
import { payoutAccountTerms } from '#domain/proof/mandate-terms.ts';
import { addHours } from '#domain/time.ts';
import { checkMandate, recordMandate } from '#features/devices/server/public.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { assertPayPassword, assertSecondFactor, merchantOf } from '#features/people/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type * as contract from '#features/payouts/accounts.contract.ts';
import { sqlState } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type { OwnContext, PayoutContext, Verified } from '#features/payouts/server/parts.ts';
import { readTyped } from './typed-account.ts';
import { endScheduleOf } from '#features/payouts/server/schedule/end-schedule.ts';
import * as sql from './account.sql.ts';

type Changed = GivenOf<typeof contract.addPayoutAccount>;

export async function presentAccounts({
  tx,
  shopId,
  now,
  parts,
}: PayoutContext): Promise<GivenOf<typeof contract.listPayoutAccounts>> {
  const [rows, identity] = await Promise.all([
    sql.listAccounts(tx, { shopId }),
    parts.identityOf(tx, shopId),
  ]);
  return {
    list: rows.map((row, index) => present(row, { isDefault: index === 0, identity, now })),
    max: limits.payoutAccountsMax,
    legal_name: identity.isVerified ? (identity.legalName ?? null) : null,
  };
}

/** `blocked`: the name on it is not the verified one, so no money goes there. */
export function accountStatus(row: sql.AccountRow, identity: Verified, now: Date) {
  if (isOtherName(identity, row.account_name)) return 'blocked';
  return row.usable_at > now ? 'on_hold' : 'usable';
}

/** What people call an account: its bank, or asset and network. */
export function accountLabel({ type, bank_name: bank }: Pick<sql.AccountRow, 'type' | 'bank_name'>): string {
  if (type === 'bank') return bank;
  return type === 'ETC/USDT' ? 'USDT (Ethereum, ERC-20)' : 'USDT (TRON, TRC-20)';
}

type Standing = { isDefault: boolean; identity: Verified; now: Date };

function present(row: sql.AccountRow, { isDefault, identity, now }: Standing) {
  const masked = (kind: sql.AccountRow['number_kind']) =>
    row.number_kind === kind ? row.number_masked : null;
  const given = (text: string) => (text === '' ? null : text);
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    label: accountLabel(row),
    account_name: row.account_name,
    bank_name: given(row.bank_name),
    branch_number: given(row.branch_number),
    card_number_masked: masked('account'),
    iban_masked: masked('iban'),
    bic: given(row.bic),
    country: given(row.country),
    wallet_address: masked('address'),
    wallet_note: row.note,
    is_default: isDefault,
    status: accountStatus(row, identity, now),
    usable_at: row.usable_at.toISOString(),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    in_use: row.in_use,
  } as const;
}

/**
 * Takes one of the five places for a new account, usable after a day.
 *
 * @throws Refused `payAccountMaximum` where all places are taken, also for one of many at the same moment.
 * @throws Refused `invalidParameter` naming the field: `checksum`, `shape`, `missing`, `name_mismatch`, `duplicate`,
 * `currency`, `not_set_up`; and what the transaction password and the second factor are refused with.
 */
export async function addAccount(
  context: OwnContext,
  input: InputOf<typeof contract.addPayoutAccount>,
): Promise<Changed> {
  const { tx, env, shopId, now } = context;
  assertPaidHere(context, input.type);
  const read = await checked(context, input.type, input);
  if ((await sql.countAccounts(tx, shopId)) >= limits.payoutAccountsMax) throw full();
  const mandate = await checkMandate(context, payoutAccountTerms(input), input.mandate);
  await assertPerson(context, input);
  const mandateId = env.random.id(now);
  const one: sql.NewAccount = {
    id: env.random.id(now),
    mandateId,
    read,
    number: keptNumber(env, shopId, read),
    note: input.wallet_note,
    defaultAt: input.is_default ? now : null,
    usableAt: addHours(now, limits.payoutAccountHoldHours),
    at: now,
  };
  await recordMandate(context, mandate, { id: mandateId, subject: one.id, units: 0n });
  for (let slot = 1; slot <= limits.payoutAccountsMax; slot += 1) {
    if (!(await unique(read, () => sql.insertAccount(tx, shopId, slot, one)))) continue;
    await tellChange(context, 'payout_account_added', { id: one.id, version: 1, masked: one.number.masked });
    return { id: one.id, usable_at: one.usableAt, version: 1 };
  }
  throw full();
}

function full() {
  return refuse('payAccountMaximum', { reason: 'accounts_max', item: String(limits.payoutAccountsMax) });
}

/**
 * Changes an account. Another number or name waits a day again, note and default do not. Withdrawals under way keep
 * the destination they were asked with.
 *
 * @throws Refused `withdrawalAccountNotFound`, `staleVersion`, and all that `addAccount` has about the new number.
 */
export async function editAccount(
  context: OwnContext,
  input: InputOf<typeof contract.editPayoutAccount>,
): Promise<Changed> {
  const { tx, env, shopId, now } = context;
  const row = await sql.findAccount(tx, { shopId, id: input.id });
  if (row === undefined) throw refuse('withdrawalAccountNotFound', { reason: 'account' });
  if (row.version !== input.version)
    throw refuse('staleVersion', { reason: 'version', version: row.version });
  const typed = readTyped(row, input, () => openNumber(env, shopId, row.number_sealed));
  const read = typed === undefined ? undefined : await checked(context, row.type, typed);
  const mandate =
    read === undefined
      ? undefined
      : await checkMandate(context, payoutAccountTerms(input, row.id), input.mandate);
  await assertPerson(context, input);
  let changed = { usable_at: row.usable_at, version: row.version };
  if (read !== undefined && mandate !== undefined) {
    const mandateId = env.random.id(now);
    await recordMandate(context, mandate, { id: mandateId, subject: row.id, units: 0n });
    const number = keptNumber(env, shopId, read);
    const usableAt = addHours(now, limits.payoutAccountHoldHours);
    const replaced = { id: row.id, version: row.version, read, number, usableAt, mandateId };
    changed = sure(await unique(read, () => sql.replaceAccount(tx, shopId, replaced)));
  }
  if (input.wallet_note !== undefined || input.is_default !== undefined) {
    const note = input.wallet_note ?? null;
    const defaultAt = input.is_default === true ? now : null;
    const marked = { id: row.id, version: changed.version, note, defaultAt };
    changed = sure(await sql.markAccount(tx, { shopId, ...marked }));
  }
  const masked = read === undefined ? row.number_masked : maskOf(read);
  if (changed.version !== row.version)
    await tellChange(context, 'payout_account_changed', { id: row.id, version: changed.version, masked });
  return { id: row.id, usable_at: changed.usable_at, version: changed.version };
}

function sure<T>(changed: T | undefined): T {
  if (changed === undefined) throw refuse('staleVersion', { reason: 'version' });
  return changed;
}

/**
 * Removes an account and frees its place.
 *
 * @throws Refused `invalidOperation` (`in_use`) while a withdrawal to it is under way.
 */
export async function removeAccount(
  context: OwnContext,
  input: InputOf<typeof contract.removePayoutAccount>,
): Promise<GivenOf<typeof contract.removePayoutAccount>> {
  const { tx, env, shopId, personId } = context;
  const found = await sql.findAccount(tx, { shopId, id: input.id });
  if (found === undefined) throw refuse('withdrawalAccountNotFound', { reason: 'account' });
  await assertPayPassword(env, { shopId, personId }, input.pay_password);
  // Withdrawals are asked for under this lock too: none can begin between the look and the removal.
  await lockBook(tx, shopId);
  const row = await sql.findAccount(tx, { shopId, id: input.id });
  if (row === undefined) throw refuse('withdrawalAccountNotFound', { reason: 'account' });
  if (row.in_use) throw refuse('invalidOperation', { reason: 'in_use' });
  await endScheduleOf(context, row.id);
  await sql.removeAccount(tx, { shopId, id: row.id });
  const gone = { id: row.id, version: row.version + 1, masked: row.number_masked };
  await tellChange(context, 'payout_account_removed', gone);
  return { removed: true };
}

/** Where nobody sends money that way, an account would only hold it back. */
function assertPaidHere({ env, parts }: PayoutContext, type: ReadAccount['type']): void {
  const channel = payoutChannels[type];
  const leavesByFile = channel === 'bank' && (parts.debtors ?? []).length > 0;
  if (!leavesByFile && !env.payouts.pays(channel))
    throw refuse('invalidParameter', { field: 'type', reason: 'not_set_up' });
}

async function checked(
  { tx, shopId, parts }: PayoutContext,
  type: ReadAccount['type'],
  typed: TypedAccount,
): Promise<ReadAccount> {
  const read = readAccount(type, typed);
  if ('type' in read) {
    const { currency } = await shopOf(tx, shopId);
    // A dollar is paid out as one USDT; other currencies have no published rate.
    if (type !== 'bank' && currency !== 'USD')
      throw refuse('invalidParameter', { field: 'type', reason: 'currency', currency });
    if (isOtherName(await parts.identityOf(tx, shopId), read.accountName))
      throw refuse('invalidParameter', { field: 'account_name', reason: 'name_mismatch' });
    return read;
  }
  const [fault] = read;
  const key = fault?.reason === 'missing' ? 'parameterMissing' : 'invalidParameter';
  throw refuse(key, { field: fault?.field ?? 'type', reason: fault?.reason ?? 'shape' });
}

function isOtherName({ isVerified, legalName }: Verified, accountName: string): boolean {
  return isVerified && legalName !== undefined && !isSameName(legalName, accountName);
}

/** The transaction password always, the second factor where the person has one. */
async function assertPerson(
  { tx, env, shopId, personId }: OwnContext,
  { pay_password: typed, code }: { pay_password: string; code?: string | undefined },
): Promise<void> {
  const who = { shopId, personId };
  await assertPayPassword(env, who, typed);
  const merchant = await merchantOf(tx, shopId, personId);
  if (merchant?.second_factor === true) await assertSecondFactor(env, who, code);
}

/** Where a sealed number of an account belongs. */
export function contextOf(shopId: bigint): string {
  return `payout-account:${shopId}`;
}

function maskOf({ number, numberKind }: ReadAccount): string {
  return maskNumber(number, numberKind === 'address');
}

function keptNumber(env: Environment, shopId: bigint, read: ReadAccount): sql.KeptNumber {
  const key = createHmac('sha256', env.secret)
    .update(`payout-number\0${shopId}\0${read.type}\0${read.branchNumber}\0${read.number.toLowerCase()}`)
    .digest();
  const { type, branchNumber, number } = read;
  const hash = hashAccountNumber(env, { type, branchNumber, number });
  return { sealed: env.vault.seal(number, contextOf(shopId)), masked: maskOf(read), key, hash };
}

/** The number wherever it is: compared between shops by people who review, never shown. */
export function hashAccountNumber(
  { secret }: Pick<Environment, 'secret'>,
  { type, branchNumber, number }: Pick<ReadAccount, 'type' | 'branchNumber' | 'number'>,
): Buffer {
  return createHmac('sha256', secret)
    .update(`payout-number-anywhere\0${type}\0${branchNumber}\0${number.toLowerCase()}`)
    .digest();
}

/** The whole number of an account or of a withdrawal to it: for the sender alone, never for a log or an answer. */
export function openNumber(env: Environment, shopId: bigint, sealed: Buffer): string {
  return env.vault.open(sealed, contextOf(shopId));
}

/** One number is one account: the same one twice is a slip. */
async function unique<T>(read: ReadAccount, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    const fields = { address: 'wallet_address', iban: 'iban', account: 'card_number' } as const;
    throw refuse('invalidParameter', { field: fields[read.numberKind], reason: 'duplicate' });
  }
}

type Told = { id: string; version: number; masked: string };

async function tellChange(
  { tx, env, shopId, now }: PayoutContext,
  code: NoticeCode,
  { id, version, masked }: Told,
): Promise<void> {
  const facts = { account: masked, at: { at: now.toISOString() } };
  const onceKey = `payout_account:${id}:${version}`;
  await tell(tx, shopId, { id: env.random.id(now), code, onceKey, facts, at: now });
}
