// A claim about a parcel: opened within its days, answered by the other side, decided by a third person, booked at once.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { isUuid, orderNumberOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { platformBook } from '#domain/recipes/goodwill.ts';
import { claimRecipe } from '#domain/recipes/supply.ts';
import { claimMachine, type ClaimKind, type ClaimSide } from '#domain/states/supplier-claim.ts';
import { addDays } from '#domain/time.ts';
import { filesOf, presentFile } from '#features/files/server/public.ts';
import { openBook, post } from '#features/ledger/server/public.ts';
import { readParcelAddress } from './parcel-address.ts';
import type { claimShape, decideClaim, ownClaims } from '#features/supply/claim.contract.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import type * as z from 'zod/mini';
import * as sql from './claims.sql.ts';

export const claimSilentTimer = 'supply.claim-silent';

export type Shown = z.input<typeof claimShape>;

/** Who acts: a supplier's person has its supplier, a person of the platform has none. */
export type ClaimContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly personId: string;
  readonly supplierId?: string;
  readonly audit?: (note: AuditNote) => void;
};

const sideOf = ({ supplierId }: Pick<ClaimContext, 'supplierId'>): ClaimSide =>
  supplierId === undefined ? 'house' : 'supplier';

type Opening = { parcel: string; kind: ClaimKind; amount: string; text: string };

/**
 * @throws Refused `recordNotFound` for a parcel that is not there or another supplier's; `invalidOperation`:
 * `not_shipped`, `too_late`, `too_much`, `claimed`.
 */
export async function open(context: ClaimContext, { parcel, kind, amount, text }: Opening): Promise<Shown> {
  const { env, tx, now, personId, supplierId } = context;
  const found = await findParcel(context, parcel);
  if (found.shipped_at === null) throw refuse('invalidOperation', { reason: 'not_shipped' });
  if (addDays(found.shipped_at, limits.claimOpenDays) < now)
    throw refuse('invalidOperation', { reason: 'too_late' });
  const { currency, cap_units: capUnits } = found;
  const units = parseUnits(amount, currency);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  if (units > capUnits)
    throw refuse('invalidOperation', { reason: 'too_much', most: formatUnits(capUnits, currency) });
  const id = env.random.id(now);
  const answerBy = addDays(now, limits.claimAnswerDays);
  const { shop_id: shopId, order_id: orderId, n } = found;
  const about = {
    id,
    supplierId: supplierId ?? found.supplier_id,
    shopId,
    orderId,
    n,
    side: sideOf(context),
  };
  try {
    await sql.insertClaim(tx, {
      ...about,
      kind,
      currency,
      units,
      capUnits,
      text,
      by: personId,
      at: now,
      answerBy,
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'claimed' });
    throw error;
  }
  await setTimers(tx, 0n, [{ subject: id, kind: claimSilentTimer, dueAt: answerBy }]);
  context.audit?.({ subject: `claim ${id}`, why: text, after: { kind, units, currency, side: about.side } });
  return showOne(context, id);
}

async function findParcel(context: ClaimContext, text: string): Promise<sql.ClaimedParcel> {
  const place = readParcelAddress(text);
  if (place === undefined) throw refuse('recordNotFound', { field: 'parcel' });
  const rows = await sql.claimedParcels(context.tx, { ...place, supplierId: context.supplierId });
  const [row, more] = rows;
  // An order of several parcels: which one is meant has to be said.
  if (row === undefined || more !== undefined) throw refuse('recordNotFound', { field: 'parcel' });
  return row;
}

/** The claim, if this person may know of it. */
async function locked(context: ClaimContext, id: string): Promise<sql.ClaimRow> {
  const row = isUuid(id) ? await sql.lockClaim(context.tx, { id }) : undefined;
  if (row === undefined || (context.supplierId !== undefined && row.supplier_id !== context.supplierId))
    throw refuse('recordNotFound', { field: 'id' });
  return row;
}

const over = (row: sql.ClaimRow) => refuse('invalidOperation', { reason: 'decided', state: row.state });

/** The other side's word. @throws Refused `invalidOperation`: `own`, `decided`, `answered`. */
export async function answer(
  context: ClaimContext,
  { id, text }: { id: string; text: string },
): Promise<Shown> {
  const { tx, now, personId } = context;
  const row = await locked(context, id);
  if (row.side === sideOf(context)) throw refuse('invalidOperation', { reason: 'own' });
  const decideBy = addDays(now, limits.claimDecideDays);
  if (!(await sql.answerRow(tx, { id, answer: text, by: personId, at: now, decideBy }))) throw over(row);
  await clearTimers(tx, { shopId: 0n, subjects: [id], kinds: [claimSilentTimer] });
  context.audit?.({
    subject: `claim ${id}`,
    why: text,
    before: { state: row.state },
    after: { state: 'answered' },
  });
  return showOne(context, id);
}

/** @throws Refused `invalidOperation`: `own` where it is the other side's, `decided`. */
export async function withdraw(context: ClaimContext, id: string): Promise<Shown> {
  const row = await locked(context, id);
  if (row.side !== sideOf(context)) throw refuse('invalidOperation', { reason: 'own' });
  if (!(await sql.withdrawRow(context.tx, { id, at: context.now }))) throw over(row);
  await clearTimers(context.tx, { shopId: 0n, subjects: [id], kinds: [claimSilentTimer] });
  context.audit?.({ subject: `claim ${id}`, before: { state: row.state }, after: { state: 'withdrawn' } });
  return showOne(context, id);
}

/**
 * A third person grants all, a part or nothing. What is granted is booked in the platform's own book.
 *
 * @throws Refused `invalidOperation`: `decided`, `not_answered`, `same_person`, `too_much` with `most`.
 */
export async function decide(
  context: ClaimContext,
  { id, amount, text }: InputOf<typeof decideClaim>,
): Promise<Shown> {
  const { tx, env, now, personId } = context;
  const row = await locked(context, id);
  if (row.state === 'open') throw refuse('invalidOperation', { reason: 'not_answered' });
  if (!claimMachine.canMove('grant', row.state)) throw over(row);
  if (personId === row.opened_by || personId === row.answered_by)
    throw refuse('invalidOperation', { reason: 'same_person' });
  const units = parseUnits(amount, row.currency);
  if (units === undefined) throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  if (units > row.units)
    throw refuse('invalidOperation', { reason: 'too_much', most: formatUnits(row.units, row.currency) });
  if (units > 0n && row.currency !== env.policy.currency)
    throw refuse('invalidOperation', { reason: 'other_currency' });
  await sql.decideRow(tx, { id, units, text, by: personId, at: now });
  const state = units === 0n ? 'refused' : 'settled';
  context.audit?.({
    subject: `claim ${id}`,
    why: text,
    before: { state: row.state },
    after: { state, units },
  });
  if (units > 0n) {
    await openBook(tx, platformBook, env.policy.currency);
    const recipe = claimRecipe({ id, supplierId: row.supplier_id, side: row.side }, units);
    await post(tx, platformBook, now, [recipe]);
  }
  return showOne(context, id);
}

export async function showOne(context: ClaimContext, id: string): Promise<Shown> {
  const row = await sql.findClaim(context.tx, { id });
  if (row === undefined || (context.supplierId !== undefined && row.supplier_id !== context.supplierId))
    throw refuse('recordNotFound', { field: 'id' });
  const [shown] = await showAll(context, [row]);
  if (shown === undefined) throw refuse('recordNotFound', { field: 'id' });
  return shown;
}

/** A supplier's own claims and those against it. */
export async function listOwn(
  context: ClaimContext & { readonly supplierId: string },
  { state, page }: InputOf<typeof ownClaims>,
): Promise<GivenOf<typeof ownClaims>> {
  const size = 20;
  const part = { isAll: state === 'all', limit: size + 1, offset: (page - 1) * size };
  const rows = await sql.ownClaimRows(context.tx, { supplierId: context.supplierId, ...part });
  const list = await showAll(context, rows.slice(0, size));
  return { list, page, has_more: rows.length > size };
}

export async function showAll(context: ClaimContext, rows: readonly sql.ClaimRow[]): Promise<Shown[]> {
  const { env, tx } = context;
  const files = await sql.picturesOfClaims(tx, { ids: rows.map(({ id }) => id) });
  const stored = new Map<string, string | null>();
  for (const [shopId, ofShop] of Map.groupBy(files, ({ shop_id }) => shop_id)) {
    const ids = ofShop.map(({ file_id }) => file_id);
    for (const file of await filesOf(tx, shopId, ids)) stored.set(file.id, presentFile(env, file).url);
  }
  return rows.map((row) => {
    const own = files.filter(({ claim_id }) => claim_id === row.id);
    const pictures = own.map((one) => ({ url: stored.get(one.file_id) ?? null, by: one.by_whom }));
    return present(context, row, pictures);
  });
}

export function presentRow(row: sql.ClaimRow) {
  const amount = (units: bigint) => formatUnits(units, row.currency);
  return {
    id: row.id,
    supplier: { id: row.supplier_id, code: row.supplier_code, name: row.supplier_name },
    parcel: `${orderNumberOf(row.shop_id, row.number)}.${row.n}`,
    side: row.side,
    kind: row.kind,
    state: row.state,
    currency: row.currency,
    amount: amount(row.units),
    most: amount(row.cap_units),
    decided: row.decided_units === null ? null : amount(row.decided_units),
    opened_at: row.opened_at.toISOString(),
    answer_by: row.answer_by.toISOString(),
    decide_by: row.decide_by?.toISOString() ?? null,
  };
}

function present(context: ClaimContext, row: sql.ClaimRow, pictures: Shown['pictures']): Shown {
  const isOwn = row.side === sideOf(context);
  const isOpen = row.state === 'open' || row.state === 'answered';
  const isThird = context.personId !== row.opened_by && context.personId !== row.answered_by;
  return {
    ...presentRow(row),
    text: row.text,
    opened_by: row.opener_name,
    answer: row.answer,
    answered_at: row.answered_at,
    decision: row.decision,
    decided_by: row.decider_name,
    decided_at: row.decided_at,
    pictures,
    can: {
      answer: !isOwn && row.state === 'open',
      decide: context.supplierId === undefined && row.state === 'answered' && isThird,
      withdraw: isOwn && isOpen,
      picture: isOpen && pictures.length < limits.claimFilesMax,
    },
  };
}
