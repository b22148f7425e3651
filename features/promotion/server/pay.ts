// Paying a campaign: everything is checked, then its money stands in an account of its own.
import { account } from '#domain/ledger/accounts.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { campaignTerms } from '#domain/proof/mandate-terms.ts';
import { budgetParts, payRecipe } from '#domain/recipes/promotion.ts';
import { addHours } from '#domain/time.ts';
import { checkMandate, recordMandate } from '#features/devices/server/public.ts';
import { balancesOfAccounts, lockBook, post } from '#features/ledger/server/public.ts';
import { assertPayPassword } from '#features/people/server/public.ts';
import type { payPromotion } from '#features/promotion/contract.ts';
import { assertMay, restrictionsOf } from '#features/restriction/server/public.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { setCampaignTimers, type Context } from './campaign.ts';
import { readAsk, type Wanted } from './campaign-request.ts';
import { barsOf } from './campaign-bars.ts';
import * as sql from './campaign.sql.ts';

export type OwnContext = Context & { readonly personId: string };

/** What is usual to bid at a place, in minor units: told by the delivery of promotion. */
export type UsualBid = (context: Context, wanted: Wanted) => Promise<bigint>;

export type Paid = { readonly row: sql.CampaignRow; readonly promo: bigint; readonly available: bigint };

/**
 * Pays a campaign out of promotion credit first, then the balance. It starts at its time; where a restriction of the
 * shop is open a person looks first, for at most `limits.promotionReviewHours`, and it starts by itself after that.
 *
 * @throws Refused `invalidParameter`, `parameterMissing`; `invalidOperation` (`no_stock`, `not_sold` with `goods_id`,
 * `shop_paused`, `too_many`); `userActivityAdded` with the `id` of the campaign that has these goods at this place;
 * `walletFrozen` with the restriction; `signatureNeeded`; `payPasswordNotSet`, `wrongPayPassword`; `insufficientBalance` with what is
 * `missing`.
 */
export async function payCampaign(
  context: OwnContext,
  ask: InputOf<typeof payPromotion>,
  usualBid: UsualBid,
): Promise<Paid> {
  const { tx, env, shopId, personId, now } = context;
  const shop = await shopOf(tx, shopId);
  const wanted = readAsk(ask, shop.currency, now);
  await assertMay(tx, shopId, 'deposit', { now });
  await assertSold(context, wanted);
  await assertFree(context, wanted);
  if (ask.pay_password === undefined)
    throw refuse('parameterMissing', { field: 'pay_password', reason: 'missing' });
  const mandate = await checkMandate(context, termsOf(ask, wanted, shop), ask.mandate);
  await assertPayPassword(env, { shopId, personId }, ask.pay_password);
  const usual = wanted.bidUnits ?? (await usualBid(context, wanted));
  const bidUnits = wanted.planId !== 'order' && usual > wanted.dayUnits ? wanted.dayUnits : usual;
  // From here on one after the other: what is read now is true when the money moves.
  await lockBook(tx, shopId);
  await assertFree(context, wanted);
  if ((await sql.countLive(tx, shopId)) >= limits.promotionLiveMax)
    throw refuse('invalidOperation', { reason: 'too_many', max: limits.promotionLiveMax });
  const parts = await partsOf(context, shop, wanted.budgetUnits);
  const id = env.random.id(now);
  await recordMandate(context, mandate, { id, subject: id, units: wanted.budgetUnits });
  const row = await insertCampaign(context, shop, { ...wanted, bidUnits, id }, parts);
  await setCampaignTimers(context, row);
  await post(tx, shopId, now, payRecipe(row.id, parts));
  return { row, ...parts };
}

/** What a device signs: the budget with all digits of the currency, and everything that was asked for with it. */
function termsOf(ask: InputOf<typeof payPromotion>, { budgetUnits }: Wanted, { currency }: ShopRow) {
  const terms = campaignTerms(ask, currency);
  return ask.budget === undefined ? terms : { ...terms, amount: formatUnits(budgetUnits, currency) };
}

async function assertSold(context: OwnContext, { goodsIds }: Wanted): Promise<void> {
  const [bar] = await barsOf(context, goodsIds);
  if (bar === undefined) return;
  const { reason, goodsId } = bar;
  throw refuse('invalidOperation', {
    reason,
    ...(goodsId === null ? {} : { field: 'goods_ids', goods_id: goodsId }),
  });
}

async function assertFree({ tx, shopId }: OwnContext, { planId, goodsIds }: Wanted): Promise<void> {
  const seat = await sql.findSeat(tx, { shopId, planId, goodsIds });
  if (seat === undefined) return;
  const { campaign_id: id, goods_id } = seat;
  throw refuse('userActivityAdded', { reason: 'boosted', field: 'goods_ids', id, goods_id });
}

async function partsOf({ tx, shopId }: OwnContext, { currency }: ShopRow, budget: bigint) {
  const [promoUnits = 0n, available = 0n] = await balancesOfAccounts(tx, shopId, [
    account('shop_promo'),
    account('shop_available'),
  ]);
  const parts = budgetParts(budget, promoUnits);
  if (parts.available <= available) return parts;
  throw refuse('insufficientBalance', {
    reason: 'missing',
    missing: formatUnits(parts.available - available, currency),
    available: formatUnits(available, currency),
    currency,
  });
}

type Parts = { readonly promo: bigint; readonly available: bigint };
type Full = Wanted & { readonly bidUnits: bigint; readonly id: string };

async function insertCampaign(
  context: OwnContext,
  shop: ShopRow,
  wanted: Full,
  parts: Parts,
): Promise<sql.CampaignRow> {
  const { tx, shopId, personId, now } = context;
  const isLooked = (await restrictionsOf(tx, shopId)).length > 0;
  const { id } = wanted;
  const made = {
    id,
    plan_id: wanted.planId,
    state: isLooked ? 'review' : wanted.startsAt > now ? 'scheduled' : 'active',
    currency: shop.currency,
    promo_units: parts.promo,
    available_units: parts.available,
    day_budget_units: wanted.dayUnits,
    max_bid_units: wanted.bidUnits,
    percent_bps: wanted.percentBps,
    days: wanted.days,
    starts_at: wanted.startsAt,
    ends_at: wanted.endsAt,
    promise_at: isLooked ? addHours(now, limits.promotionReviewHours) : null,
    created_at: now,
    personId,
    goodsIds: wanted.goodsIds,
  } as const;
  await sql.insertCampaign(tx, { shopId, ...made });
  const row = await sql.findCampaign(tx, { shopId, id });
  if (row === undefined) throw new Error('a campaign was not kept');
  return row;
}
