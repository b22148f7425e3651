// What the calls of returns give: lists for those who answer, inspect and decide, and the buyer's own cases.
import { iso } from '#domain/time.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { routedIdOf } from '#domain/wire/ids.ts';
import type { Language } from '#domain/text/language.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import type { CasesOf } from '#features/checkout/server/public.ts';
import { orderList, type Context } from '#features/orders/server/public.ts';
import type { inspectReturn, listCases, supplierCases } from '#features/returns/contract.ts';
import { buyerMoney } from './buyer-money.ts';
import { findCase, readCaseLines, type CaseRow } from './cases.sql.ts';
import type { Inspected } from './inspect.ts';
import * as lists from './lists.sql.ts';
import { presentCases, type CaseView } from './view.ts';
import { withdrawalsOf } from './withdrawal.sql.ts';

type Reading = Pick<Context, 'env' | 'tx'> & { readonly language: Language };

function windowOf({ page, page_size: size }: { page: number; page_size: number }) {
  return { limit: size + 1, offset: (page - 1) * size };
}

/** A shop's cases, those that wait for an answer first. */
export async function listForShop(
  context: Reading & { readonly shopId: bigint },
  input: InputOf<typeof listCases>,
): Promise<GivenOf<typeof listCases>> {
  const filter = { orderId: input.order_id ?? null, state: input.state ?? null };
  const rows = await lists.listOfShop(context.tx, { shopId: context.shopId, ...filter, ...windowOf(input) });
  const page = toPage(rows, input, null);
  return { ...page, list: await presentCases(context, page.list, { idOf: ({ id }) => id }) };
}

/** One case as its merchant sees it. */
export async function presentOne(
  context: Reading & { readonly shopId: bigint },
  row: CaseRow,
): Promise<CaseView> {
  const order = await orderList.findOrderRow(context.tx, context.shopId, row.order_id);
  if (order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const listed = { ...row, shop_id: context.shopId, number: order.number, currency: order.currency };
  const [view] = await presentCases(context, [listed], { idOf: ({ id }) => id });
  if (view === undefined) throw new Error(`case ${row.id} has no view`);
  return view;
}

/** Cases of many shops, in the order in which they came; ids route themselves. */
async function presentAcross(
  context: Reading,
  rows: readonly lists.ListedCase[],
  supplierId?: string,
): Promise<CaseView[]> {
  const shops = [...new Set(rows.map(({ shop_id: id }) => id))];
  const naming = {
    idOf: (row: lists.ListedCase) => routedIdOf(row.shop_id, row.id),
    ...(supplierId === undefined ? {} : { supplierId }),
  };
  const views = await Promise.all(
    shops.map((shopId) =>
      presentCases(
        { ...context, shopId },
        rows.filter((row) => row.shop_id === shopId),
        naming,
      ),
    ),
  );
  const byId = new Map(views.flat().map((view) => [view.id, view]));
  return rows.flatMap((row) => byId.get(naming.idOf(row)) ?? []);
}

/** A supplier's returns over all shops. */
export async function listForSupplier(
  context: Reading & { readonly supplierId: string },
  input: InputOf<typeof supplierCases>,
): Promise<GivenOf<typeof supplierCases>> {
  const isAll = input.state === 'all';
  const rows = await lists.listOfSupplier(context.tx, {
    supplierId: context.supplierId,
    isAll,
    ...windowOf(input),
  });
  const page = toPage(rows, input, null);
  return { ...page, list: await presentAcross(context, page.list, context.supplierId) };
}

export function presentInspected(
  caseId: string,
  { row, order, refunded }: Inspected,
): GivenOf<typeof inspectReturn> {
  const currency = assetOf(order.currency);
  return { case_id: caseId, state: row.state, refunded: formatUnits(refunded, currency), currency };
}

/** A case of this order. */
export async function caseOfOrder(
  { tx, shopId }: Pick<Context, 'tx' | 'shopId'>,
  orderId: string,
  caseId: string,
): Promise<CaseRow> {
  const row = await findCase(tx, { shopId, id: caseId });
  if (row === undefined || row.order_id !== orderId) throw refuse('recordNotFound', { field: 'case_id' });
  return row;
}

/** The cases and withdrawals of an order as its buyer sees them. */
export const casesOf: CasesOf = async ({ tx, shopId }, order) => {
  const [rows, moneyOf, withdrawals] = await Promise.all([
    lists.listOfOrder(tx, { shopId, orderId: order.id }),
    buyerMoney(tx, shopId, order),
    withdrawalsOf(tx, { shopId, orderId: order.id }),
  ]);
  const lines = await readCaseLines(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((row) => ({ row, money: moneyOf(row) }));
  return {
    cases: shown.map(({ row, money }) => ({
      id: row.id,
      state: row.state,
      reason: row.reason,
      amount: money.amount(row.units),
      answer_by: iso(row.answer_by),
      due_at: iso(row.due_at),
      needs_return: row.needs_return,
      offer: row.offer_units === null ? null : money.amount(row.offer_units),
      settled: row.settled_units === null ? null : money.settled(row.settled_units),
      created_at: row.created_at.toISOString(),
      lines: lines
        .filter((line) => line.case_id === row.id)
        .map(({ n, title, qty }) => ({ id: String(n), title, qty })),
    })),
    withdrawals: withdrawals.map(({ id, declared_at: at, outcome }) => ({
      id,
      declared_at: at.toISOString(),
      outcome,
    })),
  };
};
