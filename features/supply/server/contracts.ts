// A supplier's contract and bank account: versions that are added, and an account that two people agree on.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { bankNumberFault, bicFault, ibanFault, plainBankNumber } from '#domain/payouts/payout.ts';
import { addDays, addHours } from '#domain/time.ts';
import { idsOfSupplier, setTerms } from '#features/goods/server/public.ts';
import { goodsChanged } from '#features/showcase/server/public.ts';
import type {
  decideAccount,
  proposeAccount,
  setContract,
  supplierShape,
} from '#features/supply/suppliers.contract.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import { owedTo } from './payables.sql.ts';
import * as sql from './suppliers.sql.ts';

export const contractDueTimer = 'supply.contract';

type Shown = z.input<typeof supplierShape>;

export type PlatformContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly personId: string;
  readonly audit: (note: AuditNote) => void;
};
type ReadContext = Pick<PlatformContext, 'env' | 'tx' | 'now'>;

/** Fewer parcels say nothing of a supplier. */
const parcelsMin = 10;

export async function presentBoard({ env, tx, now }: ReadContext, rows: readonly sql.SupplierRow[]) {
  const ids = rows.map(({ id }) => id);
  const { currency } = env.policy;
  const service = await sql.readService(tx, { ids, since: addDays(now, -limits.serviceLevelDays), now });
  const owed = await owedTo(tx, ids, currency);
  return rows.map((row) => {
    const found = service.find(({ supplier_id }) => supplier_id === row.id);
    const parcels = found?.parcels ?? 0;
    const part = (count: number | undefined) =>
      parcels < parcelsMin ? null : Math.round(((count ?? 0) * 10_000) / parcels);
    return {
      id: row.id,
      code: row.code,
      name: row.name,
      country: row.country,
      affiliated: row.is_affiliated,
      has_contract: row.has_contract,
      parcels,
      ontime_bps: part(found?.on_time),
      cancelled_bps: part(found?.cancelled),
      returned_bps: part(found?.returned),
      owed: signed(owed.get(row.id) ?? 0n, currency),
      currency,
      open_claims: row.open_claims,
    };
  });
}

export function signed(units: bigint, currency: Environment['policy']['currency']): string {
  return units < 0n ? `-${formatUnits(-units, currency)}` : formatUnits(units, currency);
}

export async function showSupplier(context: ReadContext & { personId: string }, id: string): Promise<Shown> {
  const { env, tx, personId } = context;
  const row = await sql.findSupplier(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const [board] = await presentBoard(context, [row]);
  if (board === undefined) throw refuse('recordNotFound', { field: 'id' });
  const amount = (units: bigint) => formatUnits(units, env.policy.currency);
  const contracts = await sql.readContracts(tx, { supplierId: id });
  const accounts = await sql.readAccounts(tx, { supplierId: id });
  return {
    ...board,
    ship_fee: amount(row.ship_fee_units),
    dispatch_days: row.dispatch_days,
    contracts: contracts.map((one) => ({
      version: one.version,
      legal_name: one.legal_name,
      registration: one.registration,
      address: one.address,
      ship_fee: amount(one.ship_fee_units),
      dispatch_days: one.dispatch_days,
      return_days: one.return_days,
      return_rules: one.return_rules,
      payment_days: one.payment_days,
      affiliated: one.is_affiliated,
      made_by: one.maker_name,
      made_at: one.made_at.toISOString(),
      from: one.from_at.toISOString(),
      applied_at: one.applied_at?.toISOString() ?? null,
    })),
    accounts: accounts.map((one) => ({
      id: one.id,
      holder: one.holder,
      tail: one.tail,
      state: one.state,
      by: one.maker_name,
      at: one.made_at.toISOString(),
      confirmed_by: one.checker_name,
      usable_at: one.usable_at?.toISOString() ?? null,
      is_yours: one.made_by === personId,
    })),
  };
}

/** @throws Refused `recordNotFound`; `invalidOperation`: `too_soon` with `least`, `too_late`, `waiting`. */
export async function makeContract(
  context: PlatformContext,
  input: InputOf<typeof setContract>,
): Promise<Shown> {
  const { env, tx, now, personId, audit } = context;
  const row = await sql.findSupplier(tx, { id: input.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const fee = parseUnits(input.ship_fee, env.policy.currency);
  if (fee === undefined || fee > limits.priceUnitsMax)
    throw refuse('invalidParameter', { field: 'ship_fee', reason: 'amount' });
  const earliest = fee > row.ship_fee_units ? addDays(now, limits.costNoticeDays) : now;
  const from = input.from === undefined ? earliest : new Date(input.from);
  if (from < earliest && fee > row.ship_fee_units)
    throw refuse('invalidOperation', { reason: 'too_soon', least: earliest.toISOString() });
  if (from > addDays(now, limits.costAheadDays)) throw refuse('invalidOperation', { reason: 'too_late' });
  const from_at = from < now ? now : from;
  const { legal_name, registration, address, dispatch_days, return_days, return_rules, payment_days } = input;
  const words = { legal_name, registration, address, return_rules };
  const terms = { ship_fee_units: fee, dispatch_days, return_days, payment_days };
  const facts = { ...words, ...terms, is_affiliated: input.affiliated };
  try {
    await sql.addContract(tx, { supplierId: row.id, ...facts, by: personId, made_at: now, from_at });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'waiting' });
    throw error;
  }
  const before = { ship_fee: row.ship_fee_units, dispatch_days: row.dispatch_days };
  audit({
    subject: `supplier ${row.code}`,
    before,
    after: { ...terms, affiliated: input.affiliated, from: from_at },
  });
  if (from_at <= now) await applyDue(tx, now);
  else await setTimers(tx, 0n, [{ subject: row.id, kind: contractDueTimer, dueAt: from_at }]);
  return showSupplier(context, row.id);
}

/** Versions whose day has come. What stands on orders and quotes stays as it is. */
export async function applyDue(tx: Tx, now: Date): Promise<void> {
  for (const one of await sql.applyContracts(tx, { at: now })) {
    const { supplier_id: id, ship_fee_units, dispatch_days, is_affiliated } = one;
    const terms = { shipFeeUnits: ship_fee_units, dispatchDays: dispatch_days, isAffiliated: is_affiliated };
    await setTerms(tx, { id, ...terms });
    const goods = await idsOfSupplier(tx, id);
    if (goods.length > 0) await goodsChanged(tx, goods, now);
  }
}

export const accountContext = (supplierId: string) => `supplier-account:${supplierId}`;

/** @throws Refused `invalidParameter` where the number cannot be one; `invalidOperation` `proposed`. */
export async function propose(
  context: PlatformContext,
  input: InputOf<typeof proposeAccount>,
): Promise<Shown> {
  const { env, tx, now, personId, audit } = context;
  const row = await sql.findSupplier(tx, { id: input.id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const number = plainBankNumber(input.number).toUpperCase();
  const bic = input.bic.toUpperCase();
  const isIban = ibanFault(number) === undefined;
  if (!isIban && (/^[A-Z]{2}\d{2}/.test(number) || bankNumberFault(number) !== undefined))
    throw refuse('invalidParameter', { field: 'number', reason: 'bank_number' });
  if (bic !== '' && bicFault(bic) !== undefined)
    throw refuse('invalidParameter', { field: 'bic', reason: 'bic' });
  const id = env.random.id(now);
  const tail = number.slice(-4);
  const sealed = env.vault.seal(number, accountContext(row.id));
  const fresh = { id, supplier_id: row.id, holder: input.holder, sealed, tail, is_iban: isIban, bic };
  try {
    await sql.addAccount(tx, { ...fresh, by: personId, at: now });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'proposed' });
    throw error;
  }
  audit({
    subject: `supplier ${row.code}`,
    after: { account: tail, holder: input.holder, state: 'proposed' },
  });
  return showSupplier(context, row.id);
}

/** @throws Refused `recordNotFound`; `invalidOperation`: `decided`, `same_person`. */
export async function decide(
  context: PlatformContext,
  { account_id: accountId, act }: InputOf<typeof decideAccount>,
): Promise<Shown> {
  const { tx, now, personId, audit } = context;
  const row = await sql.lockAccount(tx, { id: accountId });
  if (row === undefined) throw refuse('recordNotFound', { field: 'account_id' });
  if (row.state !== 'proposed') throw refuse('invalidOperation', { reason: 'decided' });
  if (act === 'drop') await sql.dropAccount(tx, { id: row.id, at: now });
  else {
    if (row.made_by === personId) throw refuse('invalidOperation', { reason: 'same_person' });
    const usableAt = addHours(now, limits.supplierAccountHours);
    await sql.confirmAccount(tx, row, { by: personId, at: now, usableAt });
  }
  const state = act === 'drop' ? 'dropped' : 'confirmed';
  audit({ subject: `account ${row.tail}`, before: { state: row.state }, after: { state } });
  return showSupplier(context, row.supplier_id);
}
