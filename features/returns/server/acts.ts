// What buyers, merchants and suppliers do with a case.
import type { InputOf, OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import { orderNumberOf, readRoutedId, routedIdOf } from '#domain/ids.ts';
import { formatUnits } from '#domain/money.ts';
import { toPage } from '#domain/page.ts';
import { addDays } from '#domain/time.ts';
import type { BuyerOrder, CasesOf } from '#features/checkout/server/public.ts';
import { orderList, present as show, type Ground } from '#features/orders/server/public.ts';
import type { answerCase, inspectReturn, listCases, supplierCases } from '#features/returns/contract.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './cases.sql.ts';
import { illegalCase, lockOrder, settleCase } from './settle.ts';

type CaseView = OutputOf<typeof answerCase>;

/** The state that people see: a refund that reached the buyer is done. */
function present(row: sql.ListedCase, lines: readonly sql.CaseLineRow[], id: string): CaseView {
  return {
    id,
    order_id: row.order_id,
    order_no: orderNumberOf(row.shop_id, row.number),
    state: row.state,
    reason: row.reason,
    fault: row.fault,
    text: row.text || null,
    amount: formatUnits(row.units, show.assetOf(row.currency)),
    currency: row.currency,
    lines: lines
      .filter((line) => line.case_id === row.id)
      .map(({ n, code, title, qty }) => ({ id: String(n), code, title, qty })),
    answer_by: show.iso(row.answer_by),
    inspect_by: show.iso(row.inspect_by),
    created_at: row.created_at.toISOString(),
    version: row.version,
  };
}

/** A shop's cases, those that wait for an answer first. */
export async function listForShop(
  ground: Ground,
  input: InputOf<typeof listCases>,
): Promise<OutputOf<typeof listCases>> {
  const { tx, shopId } = ground;
  const filter = { orderId: input.order_id ?? null, state: input.state ?? null };
  const window = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const rows = await sql.listOfShop(tx, shopId, filter, window);
  const lines = await sql.readCaseLines(
    tx,
    shopId,
    rows.map(({ id }) => id),
  );
  const page = toPage(rows, input, null);
  return { ...page, list: page.list.map((row) => present(row, lines, row.id)) };
}

/** A supplier's returns over all shops; ids route themselves. */
export async function listForSupplier(
  { tx, supplierId }: Pick<Ground, 'tx'> & { supplierId: string },
  input: InputOf<typeof supplierCases>,
): Promise<OutputOf<typeof supplierCases>> {
  const window = { limit: input.page_size + 1, offset: (input.page - 1) * input.page_size };
  const rows = await sql.listOfSupplier(tx, supplierId, input.state === 'all', window);
  const shops = [...new Set(rows.map(({ shop_id }) => shop_id))];
  const lines = await Promise.all(
    shops.map((shopId) =>
      sql.readCaseLines(
        tx,
        shopId,
        rows.filter((row) => row.shop_id === shopId).map(({ id }) => id),
      ),
    ),
  );
  const own = lines.flat().filter((line) => line.supplier_id === supplierId);
  const page = toPage(rows, input, null);
  return { ...page, list: page.list.map((row) => present(row, own, routedIdOf(row.shop_id, row.id))) };
}

/** The merchant's answer; a rejection needs its reason and leaves the buyer time to pursue it. */
export async function answer(
  ground: Ground,
  input: InputOf<typeof answerCase>,
): Promise<OutputOf<typeof answerCase>> {
  const { tx, shopId, now, world } = ground;
  const found = await sql.findCase(tx, shopId, input.case_id);
  if (found === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  if (!input.approve && input.text === undefined)
    throw refuse('parameterMissing', { field: 'text', reason: 'reason' });
  // That nothing arrived is the carrier's word, not the merchant's to deny.
  if (!input.approve && found.reason === 'lost')
    throw refuse('invalidOperation', { reason: 'carrier_facts' });
  await lockOrder(ground, found.order_id);
  const to = input.approve ? 'awaiting_return' : 'rejected';
  const { returnShipDays, inspectDays } = world.policy;
  // Nothing has to come back of what was lost: a yes is the refund, as silence is.
  const waitDays = !input.approve
    ? returnShipDays
    : found.reason === 'lost'
      ? 0
      : returnShipDays + inspectDays;
  const dueAt = addDays(now, waitDays);
  const change = { from: 'requested', to, text: input.text, inspectBy: dueAt } as const;
  const [moved] = await sql.moveCases(tx, shopId, [found.id], change);
  if (moved === undefined) throw illegalCase(found, 'answer');
  await clearTimers(tx, shopId, [found.id], ['case.answer']);
  await setTimers(tx, shopId, [{ subject: found.id, kind: 'case.ship', dueAt }]);
  const order = await orderList.findOrderRow(tx, shopId, found.order_id);
  if (order === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const lines = await sql.readCaseLines(tx, shopId, [found.id]);
  return present(
    { ...moved, shop_id: shopId, number: order.number, currency: order.currency },
    lines,
    moved.id,
  );
}

/** The goods came back to the supplier: the buyer is refunded at once. */
export async function inspect(
  ground: Omit<Ground, 'shopId'> & { supplierId: string },
  input: InputOf<typeof inspectReturn>,
): Promise<OutputOf<typeof inspectReturn>> {
  const { tx, supplierId } = ground;
  const routed = readRoutedId(input.case_id);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const at: Ground = { ...ground, shopId: routed.shopId };
  const found = await sql.findCase(tx, routed.shopId, routed.id);
  const lines = await sql.readCaseLines(tx, routed.shopId, [routed.id]);
  if (found === undefined || !lines.some((line) => line.supplier_id === supplierId)) {
    throw refuse('recordNotFound', { field: 'case_id' });
  }
  const order = await lockOrder(at, found.order_id);
  const [row] = await sql.lockCases(tx, routed.shopId, [found.id]);
  if (row === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const refunded = await settleCase(at, order, row, { actor: 'supplier', restock: input.restock });
  const currency = show.assetOf(order.currency);
  return { case_id: input.case_id, state: 'refunding', refunded: formatUnits(refunded, currency), currency };
}

/** The cases of an order as its buyer sees them. */
export const casesOf: CasesOf = async (ground, order): Promise<BuyerOrder['cases']> => {
  const { tx, shopId } = ground;
  const rows = await sql.listOfOrder(tx, shopId, order.id);
  const lines =
    rows.length === 0
      ? []
      : await sql.readCaseLines(
          tx,
          shopId,
          rows.map(({ id }) => id),
        );
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    reason: row.reason,
    amount: formatUnits(row.units, show.assetOf(order.currency)),
    answer_by: show.iso(row.answer_by),
    created_at: row.created_at.toISOString(),
    lines: lines
      .filter((line) => line.case_id === row.id)
      .map(({ n, title, qty }) => ({ id: String(n), title, qty })),
  }));
};
