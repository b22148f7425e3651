// People of the platform look at campaigns: they may say no to one in review, with a reason, and nothing else.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import { formatUnits } from '#domain/money/money.ts';
import type { deskCampaign, deskCampaigns, refuseCampaign } from '#features/promotion/console.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Environment } from '#platform/environment.ts';
import { endCampaign } from './campaign.ts';
import { listOwn, listSteps, nameOfShop, type DeskRow } from './campaign-list.sql.ts';
import * as sql from './campaign.sql.ts';
import { presentCampaigns, remainingOf, type FiguresOf } from './campaign-view.ts';

type Looking = { readonly env: Environment; readonly tx: Tx; readonly now: Date };

export function presentDesk(rows: readonly DeskRow[]): GivenOf<typeof deskCampaigns>['list'] {
  return rows.map((row) => {
    const amount = (units: bigint) => formatUnits(units, row.currency);
    return {
      id: routedIdOf(row.shop_id, row.id),
      shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
      plan_id: row.plan_id,
      state: row.state,
      goods: row.goods,
      goods_count: row.goods_count,
      budget: amount(row.promo_units + row.available_units),
      spent: amount(row.spent_units),
      remaining: amount(remainingOf(row)),
      currency: row.currency,
      percent_bps: row.plan_id === 'order' ? row.percent_bps : null,
      created_at: row.created_at.toISOString(),
      starts_at: row.starts_at.toISOString(),
      ends_at: row.ends_at.toISOString(),
      promise_at: row.promise_at?.toISOString() ?? null,
      ended_reason: row.ended_reason,
    };
  });
}

/** @throws Refused `recordNotFound` where there is no such campaign. */
export async function presentForDesk(
  looking: Looking & { readonly figuresOf: FiguresOf },
  routedId: string,
): Promise<GivenOf<typeof deskCampaign>> {
  const { shopId, id } = routeOf(routedId);
  const { tx, now } = looking;
  const [row] = await listOwn(tx, { shopId, now }, { state: null, id }, { limit: 1, offset: 0 });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const [steps, name, [campaign]] = await Promise.all([
    listSteps(tx, { shopId, campaignId: id }),
    nameOfShop(tx, shopId),
    presentCampaigns({ ...looking, shopId, language: defaultLanguage }, [row]),
  ]);
  if (campaign === undefined) throw new Error('a campaign was not presented');
  return {
    id: routedId,
    shop: { id: shopCodeOf(shopId), name },
    campaign,
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  };
}

type Refusing = Looking & {
  readonly personId: string;
  readonly audit: (note: AuditNote) => void;
};

/**
 * A campaign in review is not started, and all of its money is back. Its merchant reads the reason.
 *
 * @throws Refused `recordNotFound`; `invalidOperation` (`state`) where it does not wait for a person.
 */
export async function refuseInReview(
  { env, tx, now, personId, audit }: Refusing,
  routedId: string,
  reason: string,
): Promise<GivenOf<typeof refuseCampaign>> {
  const { shopId, id } = routeOf(routedId);
  const [row] = await sql.lockCampaigns(tx, { shopId, ids: [id] });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  const ended = await endCampaign({ env, tx, shopId, now }, row, {
    why: 'rejected',
    actor: 'reviewer',
    personId,
    text: reason,
  });
  audit({
    shopId,
    subject: id,
    why: reason,
    before: { state: row.state },
    after: { state: ended.row.state, back_promo: ended.promo, back_available: ended.available },
  });
  return {
    id: routedId,
    state: ended.row.state,
    back_promo: formatUnits(ended.promo, row.currency),
    back_available: formatUnits(ended.available, row.currency),
    currency: row.currency,
  };
}

function routeOf(routedId: string) {
  const routed = readRoutedId(routedId);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id' });
  return routed;
}
