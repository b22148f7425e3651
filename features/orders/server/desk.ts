// The console's orders: one of them whole, who its buyer is, and its emails once more.
import { maskName } from '#domain/text/mask-name.ts';
import type { Endpoint, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, readRoutedId, routedIdOf, shopCodeOf, type Routed } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import {
  consoleOrder,
  decideParcel,
  listConsoleOrders,
  openBuyer,
  resendEmail,
} from '#features/orders/desk.contract.ts';
import { takeLook } from '#features/audit/server/public.ts';
import { sendEmails } from '#platform/db/emails.sql.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Act, type Registry } from '#platform/http/pipeline.ts';
import * as sql from './desk.sql.ts';
import { readEvents } from './archive/events.sql.ts';
import { findOrderRow, type ListedOrder } from './list.sql.ts';
import { presentAll } from './merchant-list.ts';
import { readLogistics } from './merchant.ts';
import { readOrderMoney } from './order-money.ts';
import { decideHold } from './holds/parcel-holds.ts';

export function deskOrderRoutes(registry: Registry): void {
  handleList(registry, listConsoleOrders, { sql: sql.deskOrders, present: (rows) => rows.map(presentRow) });
  handle(registry, consoleOrder, readWhole);
  handle(registry, openBuyer, showBuyer);
  handle(registry, decideParcel, decideHold);
  handle(registry, resendEmail, sendAgain);
}

/** An address by which nobody is found: its first letter and its domain. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${Array.from(email)[0] ?? ''}***${email.slice(at)}`;
}

function presentRow(row: sql.DeskOrder): GivenOf<typeof listConsoleOrders>['list'][number] {
  const asset = assetOf(row.currency);
  return {
    id: routedIdOf(row.shop_id, row.id),
    number: orderNumberOf(row.shop_id, row.number),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    status: row.status,
    buyer: maskName(row.buyer_name),
    email: maskEmail(row.email),
    country: row.country,
    currency: row.currency,
    amount: formatUnits(row.total_units, asset),
    refunded: formatUnits(row.refunded_units, asset),
    paid_at: row.paid_at,
    updated_at: row.updated_at,
  };
}

async function orderOf({
  tx,
  input,
}: {
  tx: Act<Endpoint>['tx'];
  input: { id: string };
}): Promise<Routed & { row: ListedOrder }> {
  const routed = readRoutedId(input.id);
  const row = routed === undefined ? undefined : await findOrderRow(tx, routed.shopId, routed.id);
  if (routed === undefined || row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return { ...routed, row };
}

async function readWhole(act: Act<typeof consoleOrder>): Promise<GivenOf<typeof consoleOrder>> {
  const { tx, now, input } = act;
  const routed = readRoutedId(input.id);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id' });
  const { shopId } = routed;
  // First, while nothing was read: the money is of one moment.
  const money = await readOrderMoney({ ...act, shopId, input: { order_id: routed.id } });
  const { row } = await orderOf(act);
  const events = await readEvents(tx, { shopId, orderId: routed.id });
  const [order] = await presentAll({ ...act, shopId }, [row], { linesShown: Infinity, events });
  if (order === undefined) throw new Error('an order was not presented');
  const [parcels, emails, name] = await Promise.all([
    readLogistics({ ...act, shopId, input: { order_id: routed.id } }),
    sql.listEmails(tx, { shopId, orderId: routed.id, day: dayOf(now) }),
    sql.shopNameOf(tx, shopId),
  ]);
  return {
    id: input.id,
    shop: { id: shopCodeOf(shopId), name },
    order,
    parcels,
    money,
    emails: emails.map(presentEmail),
  };
}

function presentEmail(row: sql.OrderEmail): GivenOf<typeof consoleOrder>['emails'][number] {
  const { id, kind, state, tries, failure, created_at, ended_at, used, once_key } = row;
  return {
    id,
    kind,
    state,
    tries,
    failure,
    created_at,
    ended_at,
    is_again: isAgain(once_key),
    again_left: Math.max(0, limits.emailAgainPerDay - used),
  };
}

const againMark = ':again:';
const isAgain = (onceKey: string): boolean => onceKey.includes(againMark);
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** @throws Refused `tooManyRequests` where the person's budget of looks at buyers is used up for the day. */
async function showBuyer(act: Act<typeof openBuyer>): Promise<GivenOf<typeof openBuyer>> {
  const { input, audit, personId, now } = act;
  const { shopId, row } = await orderOf(act);
  await takeLook(act, { kind: 'buyer', by: personId, now });
  audit({ shopId, subject: orderNumberOf(shopId, row.number), why: input.why });
  const text = (key: string): string => {
    const value = row.buyer[key];
    return typeof value === 'string' ? value : '';
  };
  const address = ['address', 'address2', 'postcode', 'city', 'region', 'country'];
  return {
    name: row.buyer_name,
    email: text('email'),
    phone: text('phone'),
    address: address.map(text).filter((line) => line !== ''),
  };
}

/** A new email of the same fact: what it says is read anew when it is sent. */
async function sendAgain(act: Act<typeof resendEmail>): Promise<GivenOf<typeof resendEmail>> {
  const { tx, env, now, input, session, audit } = act;
  const { shopId, id: checkoutId, row } = await orderOf(act);
  const day = dayOf(now);
  const emails = await sql.listEmails(tx, { shopId, orderId: checkoutId, day });
  const orderEmail = emails.find(({ id }) => id === input.message_id);
  if (orderEmail === undefined) throw refuse('recordNotFound', { field: 'message_id' });
  if (orderEmail.state === 'waiting') throw refuse('invalidOperation', { reason: 'email_waits' });
  if (isAgain(orderEmail.once_key)) throw refuse('invalidOperation', { reason: 'email_is_again' });
  const { personId } = session;
  const n = await sql.takeAgain(tx, {
    shopId,
    letterId: orderEmail.id,
    day,
    personId,
    why: input.why,
    at: now,
  });
  if (n === undefined) {
    throw refuse('invalidOperation', { reason: 'email_again_limit', limit: limits.emailAgainPerDay });
  }
  const id = env.random.id(now);
  await sendEmails(tx, shopId, [
    {
      id,
      kind: orderEmail.kind,
      checkoutId,
      onceKey: `${orderEmail.once_key}${againMark}${day}:${n}`,
      facts: orderEmail.facts,
      ...(orderEmail.to_email === null ? {} : { to: orderEmail.to_email }),
      at: now,
    },
  ]);
  audit({
    shopId,
    subject: orderNumberOf(shopId, row.number),
    why: input.why,
    after: { email: orderEmail.kind, sent_again: n },
  });
  return { message_id: id, again_left: limits.emailAgainPerDay - n };
}
