// What a merchant sees of customers, and writes about them.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type {
  addCustomerNote,
  deleteCustomerNote,
  listCustomers,
  readCustomer,
  setCustomerTags,
} from '#features/customers/contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import * as sql from './customers.sql.ts';
import { gatherCustomers, type Place } from './gather.ts';

/** Customers by their newest order, or by how many they have. */
export async function showCustomers(
  place: Place,
  input: InputOf<typeof listCustomers>,
): Promise<GivenOf<typeof listCustomers>> {
  const { tx, shopId } = place;
  await gatherCustomers(place);
  const { kind, tag, sort, page, page_size: size } = input;
  const asked = {
    shopId,
    ...(kind === 'all' ? {} : { isReturning: kind === 'returning' }),
    ...(tag === undefined ? {} : { tag }),
  };
  const list = sort === 'last' ? sql.listRecent : sql.listFrequent;
  const [{ currency }, rows, tags, count] = await Promise.all([
    shopOf(tx, shopId),
    list(tx, { ...asked, limit: size + 1, offset: (page - 1) * size }),
    sql.listTags(tx, { shopId, limit: limits.customerTagsShown }),
    sql.countCustomers(tx, asked),
  ]);
  return {
    ...toPage(
      rows.map((row) => customerView(row, currency)),
      input,
      count?.customers ?? 0,
    ),
    tags: tags.map((one) => one.tag),
    currency,
  };
}

/** @throws Refused `recordNotFound`. */
export async function showCustomer(
  place: Place,
  { ref }: InputOf<typeof readCustomer>,
): Promise<GivenOf<typeof readCustomer>> {
  const { tx, shopId } = place;
  await gatherCustomers(place);
  const row = await sql.findCustomer(tx, { shopId, ref });
  if (row === undefined) throw refuse('recordNotFound', { field: 'ref' });
  const shown = limits.customerOrdersShown;
  const [{ currency }, orders, notes] = await Promise.all([
    shopOf(tx, shopId),
    sql.listOrdersOf(tx, { shopId, email: row.buyer_email ?? '', limit: shown + 1 }),
    sql.listNotes(tx, { shopId, ref }),
  ]);
  return {
    customer: customerView(row, currency),
    currency,
    orders: orders.slice(0, shown).map((order) => ({
      id: order.id,
      number: orderNumberOf(shopId, order.number),
      status: order.status,
      amount: formatUnits(order.total_units, currency),
      refunded: formatUnits(order.refunded_units, currency),
      at: order.paid_at,
    })),
    is_cut: orders.length > shown,
    notes: notes.map(({ id, body, at }) => ({ id, text: body, at })),
  };
}

function customerView(row: sql.CustomerRow, currency: Asset) {
  return {
    ref: row.ref,
    code: row.ref.slice(0, 10),
    name_masked: maskName(row.buyer_name),
    country: row.country,
    orders: row.orders,
    orders_all: row.orders_all,
    value: formatUnits(row.value_units, currency),
    last_order_at: row.last_at,
    tags: row.tags,
    notes: row.notes,
    version: row.version,
  };
}

/** @throws Refused `recordNotFound`; `invalidOperation` `notes_max` with `limit`. */
export async function writeNote(
  { env, tx, shopId }: Place,
  { ref, text }: InputOf<typeof addCustomerNote>,
): Promise<GivenOf<typeof addCustomerNote>> {
  const at = env.clock.now();
  if ((await sql.lockCustomer(tx, { shopId, ref })) === undefined)
    throw refuse('recordNotFound', { field: 'ref' });
  const id = env.random.id(at);
  const limit = limits.customerNotesMax;
  if (!(await sql.addNote(tx, { shopId, id, ref, body: text, at, max: limit }))) {
    throw refuse('invalidOperation', { reason: 'notes_max', limit });
  }
  return { id };
}

/** @throws Refused `recordNotFound`. */
export async function removeNote(
  { tx, shopId }: Place,
  { id }: InputOf<typeof deleteCustomerNote>,
): Promise<GivenOf<typeof deleteCustomerNote>> {
  if (!(await sql.deleteNote(tx, { shopId, id }))) throw refuse('recordNotFound', { field: 'id' });
  return {};
}

/** @throws Refused `recordNotFound`, `staleVersion`. */
export async function changeTags(
  { tx, shopId }: Place,
  { ref, tags, version }: InputOf<typeof setCustomerTags>,
): Promise<GivenOf<typeof setCustomerTags>> {
  const row = await sql.lockCustomer(tx, { shopId, ref });
  if (row === undefined) throw refuse('recordNotFound', { field: 'ref' });
  const own = [...new Set(tags)];
  if (!(await sql.setTags(tx, { shopId, ref, tags: own, version }))) {
    throw refuse('staleVersion', { version: row.version });
  }
  return { tags: own, version: version + 1 };
}
