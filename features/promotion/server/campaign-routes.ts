// Calls about campaigns: their merchants', and those of people of the platform.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { formatUnits } from '#domain/money/money.ts';
import { deskCampaign, deskCampaigns, refuseCampaign } from '#features/promotion/console.contract.ts';
import { forecastPromotion, listPromotion, payPromotion } from '#features/promotion/contract.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import { actOnCampaign } from './campaign-acts.ts';
import { campaignList } from './campaign-list.sql.ts';
import { findBook } from './campaign.sql.ts';
import { presentPromotion, type FiguresOf } from './campaign-view.ts';
import { forecastCampaign, presentForecast, usualBid } from './forecast.ts';
import { payCampaign, type OwnContext, type Paid } from './pay.ts';
import { presentDesk, presentForDesk, refuseInReview } from './review.ts';

/** @param figuresOf What campaigns brought, told by the delivery. */
export function campaignRoutes(registry: Registry, figuresOf: FiguresOf): void {
  handle(registry, listPromotion, ({ env, tx, now, input, call, shopId }) =>
    presentPromotion({ env, tx, now, shopId, language: call.language, figuresOf }, input),
  );
  handle(registry, forecastPromotion, ({ env, tx, now, input, shopId, personId }) =>
    presentForecast({ env, tx, now, shopId, personId }, input),
  );
  handle(registry, payPromotion, async ({ env, tx, now, input, shopId, personId }) => {
    const context = { env, tx, now, shopId, personId };
    if (input.action !== undefined) {
      if (input.id === undefined) throw refuse('parameterMissing', { field: 'id', reason: 'missing' });
      const done = await actOnCampaign(context, input.id, input.action);
      return presentPaid(context, done, input.action === 'stop' ? 'back' : 'none');
    }
    if (!input.preview) return presentPaid(context, await payCampaign(context, input, usualBid), 'paid');
    const preview = await forecastCampaign(context, input);
    return { ...noneOf(env.policy.currency), id: null, state: null, ledger_ref: null, preview };
  });
  handleList(registry, deskCampaigns, { sql: campaignList, present: presentDesk });
  handle(registry, deskCampaign, (act) => presentForDesk({ ...act, figuresOf }, act.input.id));
  handle(registry, refuseCampaign, (act) => refuseInReview(act, act.input.id, act.input.reason));
}

function noneOf(currency: Paid['row']['currency']) {
  const none = formatUnits(0n, currency);
  return { from_promo: none, from_available: none, back_promo: none, back_available: none };
}

async function presentPaid(
  { tx, shopId }: OwnContext,
  { row, promo, available }: Paid,
  moved: 'paid' | 'back' | 'none',
): Promise<GivenOf<typeof payPromotion>> {
  const amount = (units: bigint) => formatUnits(units, row.currency);
  const none = noneOf(row.currency);
  const head = promo + available > 0n ? await findBook(tx, { shopId }) : undefined;
  return {
    ...none,
    ...(moved === 'paid' ? { from_promo: amount(promo), from_available: amount(available) } : {}),
    ...(moved === 'back' ? { back_promo: amount(promo), back_available: amount(available) } : {}),
    id: row.id,
    state: row.state,
    ledger_ref: head === undefined ? null : head.last_seq.toString(),
    preview: null,
  };
}
