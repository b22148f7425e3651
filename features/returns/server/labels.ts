// Labels of returns: what is printed and stuck on, and the number that its carrier knows it by.
import { createHash } from 'node:crypto';
import { addressOf } from '#domain/geo/postal-address.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { labelPayerOf } from '#domain/states/return-case.ts';
import { type Context, type ListedOrder } from '#features/orders/server/public.ts';
import { claimReturns } from '#features/shipping/server/public.ts';
import type { returnLabel } from '#features/returns/buyer.contract.ts';
import { readCaseLines, type CaseRow } from './cases.sql.ts';
import * as sql from './labels.sql.ts';

/** Crockford's base 32: nothing in a reference is mistaken for another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const referenceLetters = 12;

/** The reference of a case's parcel: the same for ever, 60 bits that say nothing. */
export function referenceOf(caseId: string, n: number): string {
  const hash = createHash('sha256').update(`return-label|${caseId}|${n}`).digest();
  const letters = Array.from(hash.subarray(0, referenceLetters), (byte) => alphabet.charAt(byte % 32));
  return `R${letters.join('')}`;
}

/**
 * Makes the labels of a case, one for each supplier that goods go back to. Where a carrier takes returns by our
 * reference, the reference is its number; else the buyer tells the number of the carrier of their choice.
 */
export async function makeLabels(context: Context, row: CaseRow): Promise<void> {
  const { tx, shopId, now, env } = context;
  const lines = await readCaseLines(tx, shopId, [row.id]);
  const suppliers = [...new Set(lines.map(({ supplier_id }) => supplier_id))];
  const carrier = env.carriers.list().find(({ takesReturns }) => takesReturns === true);
  const parcels = suppliers.map((supplierId, index) => {
    const reference = referenceOf(row.id, index + 1);
    return {
      n: index + 1,
      supplier_id: supplierId,
      reference,
      carrier: carrier?.code ?? null,
      tracking: carrier === undefined ? null : reference,
    };
  });
  if (carrier !== undefined) {
    const numbers = parcels.map(({ n, reference }) => ({ n, carrier: carrier.code, tracking: reference }));
    await claimNumbers(context, row.id, numbers);
  }
  await sql.insertParcels(tx, shopId, row.id, { at: now, parcels });
}

type Numbered = { readonly n: number; readonly carrier: string; readonly tracking: string };

/** @throws Refused `invalidParameter` `tracking_used` where another parcel has the number. */
export async function claimNumbers(
  { tx, shopId, now }: Context,
  caseId: string,
  numbers: readonly Numbered[],
): Promise<void> {
  const owned = await claimReturns(tx, shopId, now, { caseId, numbers });
  if (owned < numbers.length)
    throw refuse('invalidParameter', { field: 'tracking', reason: 'tracking_used' });
}

/** True where the buyer can send the goods: somebody takes them by reference, or every supplier has said where it is. */
export async function canBeSent({ tx, shopId }: Context, row: CaseRow): Promise<boolean> {
  const parcels = await sql.readParcels(tx, shopId, [row.id]);
  // Cases from before there were labels: their buyers were told by the shop.
  if (parcels.length === 0) return true;
  const places = await sql.readPlaces(tx, { supplierIds: parcels.map(({ supplier_id }) => supplier_id) });
  return parcels.every(
    (parcel) =>
      parcel.carrier !== null ||
      places.some(({ supplier_id, address }) => supplier_id === parcel.supplier_id && address !== null),
  );
}

type Asking = Context & { readonly shop: { readonly handle: string; readonly name: string } };

/** @throws Refused `invalidOperation` `no_label` while nothing has to be sent. */
export async function presentLabels(
  { tx, shopId, env, shop }: Asking,
  order: ListedOrder,
  row: CaseRow,
): Promise<GivenOf<typeof returnLabel>> {
  const parcels = await sql.readParcels(tx, shopId, [row.id]);
  if (row.state !== 'awaiting_return' || parcels.length === 0)
    throw refuse('invalidOperation', { reason: 'no_label', state: row.state });
  const [lines, places] = await Promise.all([
    readCaseLines(tx, shopId, [row.id]),
    sql.readPlaces(tx, { supplierIds: parcels.map(({ supplier_id }) => supplier_id) }),
  ]);
  return {
    order_no: orderNumberOf(shopId, order.number),
    shop,
    from: addressOf(order.buyer),
    hand_over_by: row.due_at,
    labels: parcels.map((parcel) => {
      const carrier = parcel.carrier === null ? undefined : env.carriers.find(parcel.carrier);
      const place = places.find(({ supplier_id }) => supplier_id === parcel.supplier_id);
      return {
        n: parcel.n,
        reference: parcel.reference,
        carrier: carrier === undefined ? null : { code: carrier.code, name: carrier.name },
        paid_by: labelPayerOf(row.fault),
        to: { name: place?.name ?? '', address: place?.address ?? null, country: place?.country ?? '' },
        lines: lines
          .filter(({ supplier_id }) => supplier_id === parcel.supplier_id)
          .map(({ code, title, qty }) => ({ code, title, qty })),
      };
    }),
  };
}
