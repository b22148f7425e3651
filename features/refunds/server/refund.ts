// A merchant gives a buyer money back, out of the shop's own part of the order.
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { paidBack, paidText } from '#domain/money/paid.ts';
import { refundTerms } from '#domain/proof/mandate-terms.ts';
import type { ReturnedLine } from '#domain/recipes/return-lines.ts';
import {
  divideShopRefund,
  isWithinOwn,
  paidForPieces,
  type OwnPlace,
  type ShopRefund,
} from '#domain/recipes/shop-refund.ts';
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { checkMandate, recordMandate } from '#features/devices/server/public.ts';
import { lockBook } from '#features/ledger/server/public.ts';
import { moves, orderRows, payments, startRefunds, type Context } from '#features/orders/server/public.ts';
import { assertPayPassword } from '#features/people/server/public.ts';
import type { previewRefund, refundOrder } from '#features/refunds/contract.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { takeRefundAllowance } from '#features/team/server/public.ts';
import type { Session } from '#platform/session.ts';
import { assertRefundable, readAsk, readRefundMoney, type Order } from './refund-money.ts';
import * as sql from './refunds.sql.ts';

type Reading = Pick<Context, 'env' | 'tx' | 'shopId' | 'now'>;

/** @throws Refused as `refundOrder`, but for what only its act finds. */
export async function presentPreview(
  context: Reading,
  input: InputOf<typeof previewRefund>,
): Promise<GivenOf<typeof previewRefund>> {
  const { tx, shopId, env, now } = context;
  const [order] = await orderRows.findOrders(tx, shopId, [input.order_id]);
  if (order === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  await assertRefundable(context, order);
  const rows = await orderRows.readLines(tx, shopId, [order.id]);
  const about = { rows, asked: input, refundId: env.random.id(now) };
  const money = await readRefundMoney(context, order, about);
  const { ask, most } = readAsk(money, input, order.currency);
  const divided = divideShopRefund(money, ask);
  const amount = (units: bigint) => formatUnits(units, assetOf(order.currency));
  const within = isWithinOwn(money, ask);
  const [paid, earlier] = await Promise.all([
    payments.findPaid(tx, shopId, order),
    sql.listShopRefunds(tx, { shopId, orderId: order.id }),
  ]);
  const isOther = paid.asset !== order.currency;
  return {
    order_id: order.id,
    number: orderNumberOf(shopId, order.number),
    currency: order.currency,
    version: order.version,
    place: money.place,
    yours: amount(money.ownUnits),
    most: {
      amount: amount(most.goods),
      shipping: amount(most.shipping),
      whole: amount(most.whole.goods + most.whole.shipping),
    },
    refund: {
      within,
      buyer_gets: amount(divided.refundUnits),
      buyer_gets_in: isOther
        ? {
            amount: paidText(paid, paidBack(paid, order.refunded_units, divided.refundUnits)),
            currency: paid.asset,
          }
        : null,
      you_pay: amount(divided.ownUnits),
      tax: amount(divided.taxUnits),
      commission: amount(divided.commissionUnits),
      left: amount(within ? money.ownUnits - divided.ownUnits : 0n),
    },
    lines: rows.map((row) => ({
      id: String(row.n),
      title: row.title,
      kept: row.qty - row.returned_qty,
      each: amount(pieceOf(money.lines, row.n, order)),
    })),
    earlier: earlier.map((row) => ({
      id: row.id,
      scope: row.scope,
      reason: row.reason,
      note: row.note,
      buyer_got: amount(row.units),
      you_paid: amount(row.own_units),
      at: row.created_at,
    })),
  };
}

/** What one of the pieces that are kept was paid with, its tax within. */
function pieceOf(lines: readonly ReturnedLine[], n: number, order: Order): bigint {
  const one = lines.map((line) => ({ ...line, nowQty: line.n === n && line.returnedQty < line.qty ? 1 : 0 }));
  const { goods_units: goodsUnits, tax_units: taxUnits } = order;
  return paidForPieces({ lines: one, goodsUnits, taxUnits, shippingUnits: 0n });
}

export type OwnContext = Context & { readonly session: Session };

/**
 * O23. The order stays what it is; the buyer is paid by the way they paid. The same key gives the same answer and moves
 * nothing again, and whoever comes second to the order sees what the first one left.
 *
 * @throws Refused `invalidOperation` (`not_in_table`, `case_open`, `several_parcels`, `nothing_left`);
 * `invalidParameter` (`amount`, `more_than_paid`, `more_than_kept`); `insufficientBalance` with `most` where the shop has
 * less of the order; `staleVersion` where the order changed since it was seen, or all of it is another amount by now;
 * `insufficientPermissions` `member_limit` where a member gives back more than the owner allows of a day;
 * `walletFrozen` with the restriction; `signatureNeeded`; `payPasswordNotSet`, `wrongPayPassword`.
 */
export async function refundByShop(
  context: OwnContext,
  input: InputOf<typeof refundOrder>,
): Promise<GivenOf<typeof refundOrder>> {
  const { tx, env, shopId, session, now } = context;
  const isOwner = memberRoleOf(session.roles) === undefined;
  const [seen] = await orderRows.findOrders(tx, shopId, [input.order_id]);
  if (seen === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  await assertMay(tx, shopId, 'deposit', { now });
  await assertRefundable(context, seen);
  const { pay_password: pin } = input;
  if (isOwner && pin === undefined)
    throw refuse('parameterMissing', { field: 'pay_password', reason: 'missing' });
  const mandate = await checkMandate(context, refundTerms(input, seen.currency), input.mandate);
  // The transaction password is the owner's; of a member what is given back is counted.
  if (isOwner) await assertPayPassword(env, { shopId, personId: session.personId }, pin ?? '');
  // From here on one after the other: the order before the book (docs/decisions/0067).
  const [order] = await orderRows.lockOrders(tx, shopId, [seen.id]);
  if (order === undefined) throw refuse('recordNotFound', { field: 'order_id' });
  if (order.version !== (input.version ?? order.version))
    throw refuse('staleVersion', { version: order.version });
  await assertRefundable(context, order);
  const rows = await orderRows.readLines(tx, shopId, [order.id]);
  const refundId = env.random.id(now);
  await lockBook(tx, shopId);
  const money = await readRefundMoney(context, order, { rows, asked: input, refundId });
  const { ask, most } = readAsk(money, input, order.currency);
  const amount = (units: bigint) => formatUnits(units, assetOf(order.currency));
  if (!isWithinOwn(money, ask)) {
    const limit = input.scope === 'shipping' ? most.shipping : most.goods;
    throw refuse('insufficientBalance', {
      reason: 'own_part',
      most: amount(limit),
      currency: order.currency,
    });
  }
  const divided = divideShopRefund(money, ask);
  const given = { units: divided.refundUnits, currency: order.currency };
  await takeRefundAllowance({ tx, shopId, session, now }, given);
  await recordMandate(context, mandate, { id: refundId, subject: refundId, units: divided.refundUnits });
  await enterRefund(context, { order, input, refundId, shipping: ask.shipping, divided, place: money.place });
  return {
    id: refundId,
    order_id: order.id,
    currency: order.currency,
    buyer_gets: amount(divided.refundUnits),
    you_paid: amount(divided.ownUnits),
    left: amount(money.ownUnits - divided.ownUnits),
  };
}

type Entering = {
  readonly order: Order;
  readonly input: InputOf<typeof refundOrder>;
  readonly refundId: string;
  readonly shipping: bigint;
  readonly divided: ShopRefund;
  readonly place: OwnPlace;
};

/** The rows first, then the money that they are made of, in one transaction. */
async function enterRefund(
  context: Context,
  { order, input, refundId, shipping, divided, place }: Entering,
): Promise<void> {
  const { tx, shopId, now } = context;
  const { refundUnits: units, ownUnits, taxUnits, commissionUnits, commissionBack, allowances } = divided;
  await orderRows.changeAllowances(tx, shopId, order.id, allowances);
  const sent = { payment_id: order.payment_id, order_id: order.id, case_id: null, units };
  const [sentBy] = await startRefunds(context, [{ ...sent, reason: 'by_shop' }]);
  if (sentBy === undefined) throw new Error('a refund was not entered');
  await sql.insertShopRefund(tx, shopId, {
    id: refundId,
    orderId: order.id,
    refundId: sentBy,
    scope: input.scope,
    reason: input.reason,
    note: input.note,
    goodsUnits: units - shipping,
    shippingUnits: shipping,
    taxUnits,
    commissionUnits,
    ownUnits,
    place,
    now,
  });
  const { commission_units: commission, net_units: net } = order;
  const [moved] = await moves.moveOrders(context, [order], {
    move: 'refundByShop',
    actor: 'merchant',
    reason: input.note,
    effect: () => ({
      change: {
        refunded_add: units,
        shipping_back_add: shipping,
        ...(commission === null ? {} : { commission_units: commission - commissionBack }),
        ...(net === null ? {} : { net_units: net - ownUnits }),
      },
      transfers: divided.transfers,
    }),
  });
  if (moved === undefined) throw moves.illegalMove(order, 'refundByShop');
}
