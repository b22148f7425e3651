// Payments of what suppliers are owed: made, released and confirmed with the bank's reference, by people who differ.
import { refuse } from '#domain/wire/errors.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import { pain001 } from '#domain/payouts/pain001.ts';
import { ibanFault } from '#domain/payouts/payout.ts';
import { platformBook } from '#domain/recipes/goodwill.ts';
import { supplierPaidRecipe } from '#domain/recipes/supply.ts';
import { addDays } from '#domain/time.ts';
import { lockBook, openBook, post } from '#features/ledger/server/public.ts';
import { payoutsPaused } from '#features/payouts/server/public.ts';
import type {
  makeSupplierPayment,
  moveSupplierPayment,
  payablesPaper,
} from '#features/supply/payables.contract.ts';
import { sqlState } from '#platform/db/database.ts';
import { accountContext, type PlatformContext } from './contracts.ts';
import * as sql from './payables.sql.ts';
import { findSupplier, lockAccount, readAccounts, readContracts } from './suppliers.sql.ts';

type Payment = GivenOf<typeof makeSupplierPayment>;

/** Our own account that payments leave from. */
export type PayingAccount = {
  readonly holder: string;
  readonly account: string;
  readonly bic: string;
  readonly currency: string;
};

export function presentPayment(row: sql.PaymentRow, personId: string | undefined): Payment {
  const isPlatform = personId !== undefined;
  const isOpen = row.state === 'made' || row.state === 'released';
  return {
    id: row.id,
    amount: formatUnits(row.units, row.currency),
    currency: row.currency,
    state: row.state,
    to: `${row.holder} …${row.tail}`,
    made_by: isPlatform ? row.maker_name : '',
    made_at: row.made_at,
    released_by: isPlatform ? row.releaser_name : null,
    paid_by: isPlatform ? row.payer_name : null,
    paid_at: row.paid_at,
    reference: row.reference,
    why: row.why,
    can: {
      release: isPlatform && row.state === 'made' && row.made_by !== personId,
      paid: isPlatform && row.state === 'released' && row.released_by !== personId,
      drop: isPlatform && isOpen,
      file: isPlatform && row.state === 'released',
    },
  };
}

async function assertNotPaused({ tx, now }: PlatformContext): Promise<void> {
  if ((await payoutsPaused(tx, now)) !== undefined) throw refuse('invalidOperation', { reason: 'paused' });
}

/** What is due: all that is owed but parcels younger than the contract's days. */
async function dueTo({ tx, now, env }: PlatformContext, supplierId: string): Promise<bigint> {
  const { currency } = env.policy;
  const owed = (await sql.owedTo(tx, [supplierId], currency)).get(supplierId) ?? 0n;
  const [contract] = (await readContracts(tx, { supplierId })).filter(
    ({ applied_at }) => applied_at !== null,
  );
  const days = contract?.payment_days ?? 0;
  const fresh = days === 0 ? 0n : await sql.notDue(tx, supplierId, currency, addDays(now, -days));
  return owed - fresh;
}

function assertDue(units: bigint, due: bigint, currency: Asset): void {
  const most = formatUnits(due > 0n ? due : 0n, currency);
  if (units > due) throw refuse('invalidOperation', { reason: 'too_much', most });
}

/**
 * @throws Refused `recordNotFound`; `invalidOperation`: `no_account`, `account_waits` with `usable_at`, `too_much` with
 * `most`, `open_payment`, `paused`.
 */
export async function make(
  context: PlatformContext,
  { id: supplierId, amount }: InputOf<typeof makeSupplierPayment>,
): Promise<Payment> {
  const { env, tx, now, personId, audit } = context;
  const { currency } = env.policy;
  await assertNotPaused(context);
  if ((await findSupplier(tx, { id: supplierId })) === undefined)
    throw refuse('recordNotFound', { field: 'id' });
  const account = (await readAccounts(tx, { supplierId })).find(({ state }) => state === 'confirmed');
  if (account === undefined || account.usable_at === null)
    throw refuse('invalidOperation', { reason: 'no_account' });
  if (account.usable_at > now)
    throw refuse('invalidOperation', { reason: 'account_waits', usable_at: account.usable_at.toISOString() });
  const units = parseUnits(amount, currency);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  assertDue(units, await dueTo(context, supplierId), currency);
  const id = env.random.id(now);
  const row = { id, supplier_id: supplierId, account_id: account.id, currency, units };
  try {
    await sql.addPayment(tx, { ...row, made_by: personId, made_at: now });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'open_payment' });
    throw error;
  }
  audit({ subject: `payment ${id}`, after: { state: 'made', units, currency, to: account.tail } });
  return presentPayment(await found(context, id), personId);
}

async function found({ tx }: PlatformContext, id: string): Promise<sql.PaymentRow> {
  const row = await sql.lockPayment(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return row;
}

/** @throws Refused `recordNotFound`; `invalidOperation`: `decided`, `same_person`, `too_much`, `used_before`, `paused`. */
export async function move(
  context: PlatformContext,
  input: InputOf<typeof moveSupplierPayment>,
): Promise<Payment> {
  const { now, personId, audit } = context;
  const row = await found(context, input.id);
  const step = { id: row.id, by: personId, at: now };
  if (input.act === 'release') await release(context, row);
  else if (input.act === 'paid') await settle(context, row, input.reference);
  else {
    if (input.why === undefined) throw refuse('parameterMissing', { field: 'why', reason: 'missing' });
    if (!(await sql.dropPayment(context.tx, { ...step, why: input.why }))) throw decided(row);
  }
  const moved = await found(context, row.id);
  audit({
    subject: `payment ${row.id}`,
    ...(input.why === undefined ? {} : { why: input.why }),
    before: { state: row.state },
    after: { state: moved.state, units: moved.units, reference: moved.reference },
  });
  return presentPayment(moved, personId);
}

const decided = ({ state }: sql.PaymentRow) => refuse('invalidOperation', { reason: 'decided', state });
const samePerson = () => refuse('invalidOperation', { reason: 'same_person' });

async function release(context: PlatformContext, row: sql.PaymentRow): Promise<void> {
  const { tx, now, personId } = context;
  if (row.state !== 'made') throw decided(row);
  if (row.made_by === personId) throw samePerson();
  await assertNotPaused(context);
  // What came back since it was made is not paid out.
  assertDue(row.units, await dueTo(context, row.supplier_id), row.currency);
  if (!(await sql.releasePayment(tx, { id: row.id, by: personId, at: now }))) throw decided(row);
}

async function settle(
  context: PlatformContext,
  row: sql.PaymentRow,
  reference: string | undefined,
): Promise<void> {
  const { tx, now, personId, env } = context;
  if (row.state !== 'released') throw decided(row);
  if (row.released_by === personId) throw samePerson();
  if (reference === undefined) throw refuse('parameterMissing', { field: 'reference', reason: 'missing' });
  try {
    await sql.payPayment(tx, { id: row.id, by: personId, at: now, reference });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'used_before' });
    throw error;
  }
  await openBook(tx, platformBook, env.policy.currency);
  await lockBook(tx, platformBook);
  await post(tx, platformBook, now, [supplierPaidRecipe(row.id, row.supplier_id, row.units)]);
}

/** @throws Refused `recordNotFound`; `invalidOperation`: `not_released`, `no_bank_account`. */
export async function fileOf(
  context: PlatformContext,
  paymentId: string,
  accounts: readonly PayingAccount[],
): Promise<GivenOf<typeof payablesPaper>> {
  const { tx, env, now, audit } = context;
  const row = await found(context, paymentId);
  if (row.state !== 'released') throw refuse('invalidOperation', { reason: 'not_released' });
  const from = accounts.find(({ currency }) => currency === row.currency) ?? accounts[0];
  if (from === undefined) throw refuse('invalidOperation', { reason: 'no_bank_account' });
  const account = await lockAccount(tx, { id: row.account_id });
  if (account === undefined) throw new Error(`payment ${row.id} has no account`);
  const number = env.vault.open(account.sealed, accountContext(row.supplier_id));
  const name = `SUPPLY-${row.id.slice(-12).toUpperCase()}`;
  const text = pain001({
    name,
    at: row.made_at,
    executeOn: now.toISOString().slice(0, 10),
    currency: row.currency,
    from: {
      name: from.holder,
      number: from.account,
      isIban: ibanFault(from.account) === undefined,
      bic: from.bic,
      branchNumber: '',
    },
    transfers: [
      {
        endToEnd: row.id.replaceAll('-', ''),
        units: row.units,
        to: { name: account.holder, number, isIban: account.is_iban, bic: account.bic, branchNumber: '' },
        text: `${env.brand.name} ${name}`,
      },
    ],
  });
  audit({ subject: `payment ${row.id}`, after: { file: name } });
  return { file_name: `${name}.xml`, mime: 'application/xml', base64: Buffer.from(text).toString('base64') };
}
