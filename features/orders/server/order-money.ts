// The money of one order as the book has it: every transfer, and who has what of the payment now.
import * as z from 'zod/mini';
import { iso } from '#domain/time.ts';
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { actorKinds, postingKinds } from '#domain/ledger/postings.ts';
import { buyerRefOf } from '#features/discounts/server/public.ts';
import { readDocument } from '#features/ledger/server/public.ts';
import { moneyPlaces, type orderMoney } from '#features/orders/money.contract.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { findOrderRow, isFirstOrder, type ListedOrder } from './list.sql.ts';
import { presentAll, type Own } from './merchant-list.ts';
import { findEvidence, listRefunds, type EvidenceRow } from './payments.sql.ts';

type Money = GivenOf<typeof orderMoney>;
type Row = Awaited<ReturnType<typeof readDocument>>['transfers'][number];
type Place = Money['transfers'][number]['from_place'];

/** Whose each account is. What the provider holds is outside: there the payment comes in and goes back. */
const placeOf: Record<AccountKind, Place> = {
  psp: 'outside',
  treasury: 'outside',
  escrow: 'order',
  supplier_hold: 'supplier',
  supplier_payable: 'supplier',
  tax: 'tax',
  commission: 'platform',
  payout_fee: 'platform',
  supplier_settled: 'supplier',
  supplier_claims: 'platform',
  claim_income: 'platform',
  goodwill: 'platform',
  goodwill_fund: 'platform',
  between_books: 'platform',
  shop_pending: 'shop',
  shop_available: 'shop',
  shop_held: 'shop',
  shop_receivable: 'shop',
  withdrawing: 'shop',
  deposit_suspense: 'shop',
  ad_budget: 'shop',
  shop_promo: 'shop',
  ads: 'platform',
  refund_payable: 'buyer',
};

/** @param act Its transaction has read nothing yet: everything is read of one moment. */
export async function readOrderMoney(act: Own<typeof orderMoney>): Promise<Money> {
  const { tx, shopId, input, env } = act;
  await seeOneMoment(tx);
  const row = await findOrderRow(tx, shopId, input.order_id);
  if (row === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  const [order] = await presentAll(act, [row], { linesShown: 0 });
  if (order === undefined) throw new Error('an order was not presented');
  const [{ holds, transfers }, refunds, evidence, isFirst] = await Promise.all([
    readDocument(tx, shopId, row.id, limits.orderTransfersShown),
    listRefunds(tx, { shopId, orderId: row.id }),
    findEvidence(tx, shopId, row.evidence_id),
    isFirstOrder(tx, shopId, row.id),
  ]);
  const amount = (units: bigint) => formatUnits(units, assetOf(row.currency));
  return {
    order_id: row.id,
    number: order.number,
    currency: row.currency,
    ...sumsOf(transfers, amount),
    settle_at: order.settle_at,
    release_at: order.release_at,
    evidence:
      evidence === undefined ? null : { ...proofOf(evidence), ...buyerOf(row, { env, shopId, isFirst }) },
    holds: holds.map((hold) => ({
      id: hold.id,
      kind: hold.kind,
      reason: hold.reason,
      amount: amount(hold.units),
      from: hold.from_at.toISOString(),
      until: hold.until_at.toISOString(),
      ended_at: iso(hold.ended_at),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: amount(refund.units),
      state: refund.state,
      reason: refund.reason,
      created_at: refund.created_at.toISOString(),
      paid_at: iso(refund.paid_at),
    })),
    transfers: transfers.map((one) => transferView(one, amount)),
  };
}

/** What proves the payment, as far as the shop may know it. */
function proofOf(evidence: EvidenceRow) {
  const asset = assetOf(evidence.pay_currency);
  return {
    grade: evidence.grade,
    provider: evidence.provider,
    reference: evidence.provider_payment,
    at: evidence.captured_at.toISOString(),
    charged: { amount: formatUnits(evidence.pay_units, asset), asset },
    facts: Object.entries(evidence.facts).map(([name, value]) => ({ name, value })),
  };
}

type BuyerFacts = { readonly env: Environment; readonly shopId: bigint; readonly isFirst: boolean };

/** The same buyer is known again in one shop and in no other; no name beyond what shipping needs. */
function buyerOf({ buyer, country }: ListedOrder, { env, shopId, isFirst }: BuyerFacts) {
  const { email, postcode } = z.parse(buyerShape, buyer);
  return {
    buyer_ref: buyerRefOf(env.secret, shopId, email).slice(0, 10),
    is_first_order: isFirst,
    place: { country, postcode_prefix: postcode.slice(0, 3) },
  };
}

const buyerShape = z.object({ email: z._default(z.string(), ''), postcode: z._default(z.string(), '') });

/** Sums of the rows shown, so every one of them opens the rows that make it. */
function sumsOf(
  rows: readonly Row[],
  amount: (units: bigint) => string,
): Pick<Money, 'paid' | 'parts' | 'shop'> {
  const total = (pick: (row: Row) => boolean) =>
    rows.reduce((sum, row) => (pick(row) ? sum + row.units : sum), 0n);
  const gained = (is: (kind: AccountKind) => boolean) =>
    total((row) => is(row.credit_kind)) - total((row) => is(row.debit_kind));
  const of = (kind: AccountKind) => gained((one) => one === kind);
  const atPlace = (place: Place) => gained((kind) => placeOf[kind] === place);
  const back = total((row) => placeOf[row.credit_kind] === 'outside');
  return {
    paid: amount(total((row) => placeOf[row.debit_kind] === 'outside')),
    parts: moneyPlaces.map((place) => ({
      place,
      amount: amount(place === 'buyer' ? atPlace('buyer') + back : atPlace(place)),
    })),
    shop: {
      pending: amount(of('shop_pending')),
      available: amount(of('shop_available')),
      held: amount(of('shop_held')),
      advanced: amount(-of('shop_receivable')),
    },
  };
}

function transferView(row: Row, amount: (units: bigint) => string): Money['transfers'][number] {
  const kind = keysOf(postingKinds).find((one) => one === row.kind);
  const actor = actorKinds.find((one) => one === row.actor);
  if (kind === undefined || actor === undefined)
    throw new Error(`${row.kind} by ${row.actor} is in no matrix`);
  const held =
    row.debit_kind === 'shop_held'
      ? row.debit_subject
      : row.credit_kind === 'shop_held'
        ? row.credit_subject
        : null;
  return {
    no: String(row.seq),
    kind,
    from: row.debit_kind,
    to: row.credit_kind,
    from_place: placeOf[row.debit_kind],
    to_place: placeOf[row.credit_kind],
    amount: amount(row.units),
    actor,
    at: row.at,
    hold_id: held,
    entry_hash: row.hash.toString('hex'),
  };
}
