// One case before its reviewer: everything that was said, and what a yes or a no would cost whom.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, shopCodeOf } from '#domain/wire/ids.ts';
import { formatUnits, assetOf } from '#domain/money/money.ts';
import { settleReturn } from '#domain/recipes/return.ts';
import { isOpenCase } from '#domain/states/return-case.ts';
import { orderList, type Context } from '#features/orders/server/public.ts';
import type { reviewCase } from '#features/returns/console.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { Language } from '#domain/text/language.ts';
import * as sql from './cases.sql.ts';
import { presentParts } from './cost.ts';
import { linesOfCase, readReturnMoney } from './money.ts';
import { settledOf } from './settle.ts';
import { presentCases } from './view.ts';

type Reviewing = Pick<Context, 'env' | 'tx'> & { readonly personId: string; readonly language: Language };
type Given = GivenOf<typeof reviewCase>;
type Order = NonNullable<Awaited<ReturnType<typeof orderList.findOrderRow>>>;

/** @throws Refused `recordNotFound` for a case that is not there. */
export async function readForReview(
  looking: Reviewing,
  caseId: string,
): Promise<{ shopId: bigint; given: Given }> {
  const { tx, personId } = looking;
  const routed = readRoutedId(caseId);
  const found = routed && (await sql.findCase(tx, { shopId: routed.shopId, id: routed.id }));
  if (routed === undefined || found === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const { shopId } = routed;
  const order = await orderList.findOrderRow(tx, shopId, found.order_id);
  const shop = await shopOf(tx, shopId);
  if (order === undefined || shop === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const listed = { ...found, shop_id: shopId, number: order.number, currency: order.currency };
  const [one] = await presentCases({ ...looking, shopId }, [listed], { idOf: () => caseId });
  if (one === undefined) throw refuse('recordNotFound', { field: 'case_id' });
  const given = {
    one,
    shop: { id: shopCodeOf(shopId), name: shop.name },
    can_decide: found.state === 'escalated',
    first_no:
      found.look_by === null ? null : { text: found.look_text ?? '', is_yours: found.look_by === personId },
    ...(await outcomes({ tx, shopId }, found, order)),
  };
  return { shopId, given };
}

async function outcomes(
  context: Pick<Context, 'tx' | 'shopId'>,
  found: sql.CaseRow,
  order: Order,
): Promise<Pick<Given, 'if_granted' | 'if_refused'>> {
  if (!isOpenCase(found.state)) return { if_granted: null, if_refused: null };
  const { lines, returned } = await linesOfCase(context, found);
  const facts = { id: found.id, fault: found.fault, actor: 'reviewer' } as const;
  const money = await readReturnMoney(context, order, returned, facts);
  const parts = async (settled: ReturnType<typeof settleReturn>) =>
    outcomeOf(await presentParts(context, { found, order, lines, money, settled }));
  const granted = await parts(settleReturn(money));
  if (found.inspected_at !== null) {
    return { if_granted: granted, if_refused: await parts(settledOf(found, money, false)) };
  }
  // A rejection that stands: nothing goes back, and what was held is free again.
  const zero = formatUnits(0n, assetOf(order.currency));
  const nothing = {
    refund: zero,
    from_supplier: zero,
    from_tax: zero,
    from_commission: zero,
    advanced: zero,
  };
  return {
    if_granted: granted,
    if_refused: { ...granted, ...nothing, from_shop: zero, shop_after: granted.shop_before },
  };
}

function outcomeOf({
  from_you: from_shop,
  yours_before: shop_before,
  yours_after: shop_after,
  ...rest
}: Awaited<ReturnType<typeof presentParts>>) {
  return { ...rest, from_shop, shop_before, shop_after };
}
