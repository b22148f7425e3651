// Suppliers, each with the first person who signs in for it.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import { toPage, type PageRequest } from '#domain/wire/page.ts';
import type { addSupplier, listSuppliers, supplierShape } from '#features/goods/contract.ts';
import { enterSupplierPerson, makeJoinLink } from '#features/staff/server/public.ts';
import type { Session } from '#platform/session.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import * as sql from './types.sql.ts';

type Shown = z.infer<typeof supplierShape>;

/**
 * Enters a supplier and its person in one transaction of its own. Whoever enters them never knows the password: the
 * person chooses it by the link.
 *
 * @throws Refused `goodsCodeAlreadyExists` where a supplier has the code, `usernameExists` where the name is
 * taken; then neither is entered.
 */
export async function enterSupplier(
  env: Environment,
  input: InputOf<typeof addSupplier>,
  session: Session,
): Promise<GivenOf<typeof addSupplier>> {
  const { currency } = env.policy;
  const fee = parseUnits(input.ship_fee, currency);
  if (fee === undefined) throw refuse('invalidParameter', { field: 'ship_fee', reason: 'scale' });
  if (fee > limits.priceUnitsMax) throw refuse('invalidParameter', { field: 'ship_fee', reason: 'amount' });
  if (input.days_p90 < input.days_p50) {
    throw refuse('invalidParameter', { field: 'days_p90', reason: 'below_p50' });
  }
  return env.db.transaction(async (tx) => {
    const at = env.clock.now();
    const { code, name, country, dispatch_days, days_p50, days_p90 } = input;
    const days = { dispatch_days, days_p50, days_p90 };
    const row = { id: env.random.id(at), code, name, country, ship_fee_units: fee, ...days };
    const made = await sql.insertSupplierRow(tx, { ...row, at });
    if (made === undefined) throw refuse('goodsCodeAlreadyExists', { field: 'code', reason: 'taken' });
    const person = { username: input.username, name, supplierId: made.id };
    const { id } = await enterSupplierPerson(tx, env, person);
    return { ...present(made, currency), ...(await makeJoinLink(tx, env, id, session)) };
  });
}

export async function presentSuppliers(
  tx: Tx,
  env: Environment,
  ask: PageRequest,
): Promise<GivenOf<typeof listSuppliers>> {
  const part = { limit: ask.page_size + 1, offset: (ask.page - 1) * ask.page_size };
  const rows = await sql.listSupplierRows(tx, part);
  return toPage(
    rows.map((row) => present(row, env.policy.currency)),
    ask,
    await sql.countSuppliers(tx),
  );
}

function present(row: sql.SupplierRow, currency: Asset): Shown {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    country: row.country,
    ship_fee: formatUnits(row.ship_fee_units, currency),
    currency,
    dispatch_days: row.dispatch_days,
    days_p50: row.days_p50,
    days_p90: row.days_p90,
  };
}
