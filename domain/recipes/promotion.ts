// How promotion is paid: into an account of the campaign, out of it click by click, and back when it ends.
import { bpsOf } from '#domain/money/money.ts';
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

/** What of a budget comes from where: promotion credit first, then the balance. */
export function budgetParts(budget: bigint, promoUnits: bigint): { promo: bigint; available: bigint } {
  const promo = promoUnits < budget ? promoUnits : budget;
  return { promo, available: budget - promo };
}

/** A campaign is paid. */
export function payRecipe(
  id: string,
  { promo, available }: { promo: bigint; available: bigint },
): Transfer[] {
  const named = (units: bigint, part: string) =>
    ({ units, actor: 'merchant', onceKey: `${id}:${part}` }) as const;
  return [
    transferOf('ad_pay_promo', id, named(promo, 'promo'), { credit: id }),
    transferOf('ad_pay', id, named(available, 'pay'), { credit: id }),
  ];
}

/** A click that counted. */
export function clickRecipe(campaignId: string, clickId: string, units: bigint): Transfer {
  return transferOf(
    'ad_click',
    campaignId,
    { units, actor: 'timer', onceKey: `${clickId}:click` },
    { debit: campaignId },
  );
}

/** A click that was found invalid later. */
export function clickBackRecipe(campaignId: string, clickId: string, units: bigint): Transfer {
  const named = { units, actor: 'timer', onceKey: `${clickId}:click-back` } as const;
  return transferOf('ad_click_back', campaignId, named, { credit: campaignId });
}

type Rest = {
  readonly id: string;
  /** What is left in the campaign's account. */
  readonly restUnits: bigint;
  /** What came from the balance and is not back yet: promotion credit was spent first. */
  readonly availableUnits: bigint;
  readonly actor: ActorKind;
  /** Names this giving back among those of the campaign. */
  readonly key: string;
};

/** What was not spent goes back: first what came from the balance, then what was promotion credit. */
export function backRecipe({ id, restUnits, availableUnits, actor, key }: Rest): {
  transfers: Transfer[];
  available: bigint;
  promo: bigint;
} {
  const available = restUnits < availableUnits ? restUnits : availableUnits;
  const promo = restUnits - available;
  const named = (units: bigint, part: string) => ({ units, actor, onceKey: `${id}:${key}:${part}` });
  return {
    transfers: [
      transferOf('ad_back', id, named(available, 'back'), { debit: id }),
      transferOf('ad_back_promo', id, named(promo, 'back-promo'), { debit: id }),
    ],
    available,
    promo,
  };
}

/** What promotion costs of goods that are kept: the percentage, rounded down, and never more than was made free. */
export function orderFee(keptUnits: bigint, percentBps: number, freedUnits: bigint): bigint {
  const due = bpsOf(keptUnits, percentBps);
  return due < freedUnits ? due : freedUnits;
}

/** O17: out of what the order's own release made free. */
export function orderFeeRecipe(orderId: string, units: bigint): Transfer {
  return transferOf('ad_order', orderId, { units, actor: 'timer', onceKey: `${orderId}:promotion` });
}

/** The part of it that goods had which were paid back since. */
export function orderFeeBackRecipe(orderId: string, cause: string, units: bigint): Transfer {
  return transferOf('ad_order_back', orderId, {
    units,
    actor: 'timer',
    onceKey: `${orderId}:promotion-back:${cause}`,
  });
}
