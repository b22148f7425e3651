// A campaign that is being made, as it was typed, and what is wrong with it. The rules are the server's own.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { planIds, type forecastPromotion } from '#features/promotion/contract.ts';
import type { Plan, PlanId } from '#features/promotion/merchant/types.ts';

export const newSteps = ['what', 'money', 'check'] as const;
export type NewStep = (typeof newSteps)[number];

export type Draft = {
  readonly step: NewStep;
  readonly plan: PlanId;
  readonly goods: readonly string[];
  readonly budget: string;
  readonly days: string;
  /** Empty where the budget is spread evenly. */
  readonly day: string;
  /** Empty where the usual bid is taken. */
  readonly bid: string;
  readonly percent: string;
};

export type ForecastRequest = RequestOf<typeof forecastPromotion>;

/** What is wrong with a field: the name of a sentence. */
export type Faults = Partial<
  Record<'goods' | 'budget' | 'days' | 'day' | 'bid' | 'percent', 'shape' | 'least' | 'over'>
>;

const daysUsual = 7;

/** Reads the draft out of the address. What nobody wrote yet begins with the plan's own least and usual values. */
export function readDraft(place: URLSearchParams, plans: readonly Plan[]): Draft {
  const text = (name: string) => place.get(name);
  const id = planIds.find((one) => one === text('plan')) ?? plans[0]?.id ?? 'explore';
  const plan = plans.find((one) => one.id === id);
  const goods = (text('goods') ?? '').split(',').filter((one) => /^[0-9a-f-]{36}$/.test(one));
  return {
    step: newSteps.find((one) => one === text('step')) ?? 'what',
    plan: id,
    goods: [...new Set(goods)].slice(0, limits.promotionGoodsMax),
    budget: text('budget') ?? plan?.min_total ?? '',
    days: text('days') ?? String(daysUsual),
    day: text('day') ?? '',
    bid: text('bid') ?? '',
    percent: text('percent') ?? percentText(plan?.percent?.suggested_bps),
  };
}

/** 550 is "5.5". */
export function percentText(bps: number | undefined): string {
  return bps === undefined ? '' : String(bps / 100);
}

/** "5.5" and "5,5" are 550; undefined for anything finer or else. */
export function bpsOfText(typed: string): number | undefined {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed.normalize('NFKC').trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function daysOf(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  return /^\d{1,3}$/.test(plain) ? Number(plain) : undefined;
}

export function faultsOf(draft: Draft, plan: Plan): Faults {
  const days = daysOf(draft.days);
  return {
    ...(draft.goods.length === 0 ? { goods: 'least' as const } : {}),
    ...(days === undefined || days < plan.min_days || days > plan.max_days ? { days: 'shape' as const } : {}),
    ...(plan.percent === null ? clickFaults(draft, plan) : percentFaults(draft, plan.percent)),
  };
}

function percentFaults(
  draft: Draft,
  { min_bps: least, max_bps: most }: NonNullable<Plan['percent']>,
): Faults {
  const bps = bpsOfText(draft.percent);
  return bps === undefined || bps < least || bps > most ? { percent: 'shape' } : {};
}

function clickFaults(draft: Draft, plan: Plan): Faults {
  const faults: Faults = {};
  const budget = unitsOf(draft.budget, plan.currency);
  const judge = (field: 'budget' | 'day' | 'bid', least: string, most?: bigint): void => {
    if (field !== 'budget' && draft[field].trim() === '') return;
    const units = unitsOf(draft[field], plan.currency);
    if (units === undefined) faults[field] = 'shape';
    else if (units < (unitsOf(least, plan.currency) ?? 0n)) faults[field] = 'least';
    else if (most !== undefined && units > most) faults[field] = 'over';
  };
  judge('budget', plan.min_total);
  judge('day', plan.min_day, budget);
  judge('bid', plan.floor_bid, dayUnitsOf(draft, plan));
  return faults;
}

/** The most for a day: as typed, else the budget spread evenly, at least the least of a day. */
export function dayUnitsOf(draft: Draft, { currency, min_day: least }: Plan): bigint | undefined {
  if (draft.day.trim() !== '') return unitsOf(draft.day, currency);
  return evenUnits(draft, currency, least);
}

export function evenUnits(draft: Draft, currency: string, least: string): bigint | undefined {
  const budget = unitsOf(draft.budget, currency);
  const days = BigInt(daysOf(draft.days) ?? 0);
  if (budget === undefined || days === 0n) return undefined;
  const even = (budget + days - 1n) / days;
  const floor = unitsOf(least, currency) ?? 0n;
  return even > floor ? even : floor;
}

export function unitsOf(typed: string, currency: string): bigint | undefined {
  const amount = amountOf(typed, currency);
  return amount === undefined || !isAsset(currency) ? undefined : parseUnits(amount, currency);
}

/** What is asked of the server; undefined while something is missing or wrong. */
export function askOf(draft: Draft, plan: Plan): ForecastRequest | undefined {
  const days = daysOf(draft.days);
  if (days === undefined || Object.keys(faultsOf(draft, plan)).length > 0) return undefined;
  const base = { plan_id: plan.id, goods_ids: [...draft.goods], days };
  if (plan.percent !== null) return { ...base, percent_bps: bpsOfText(draft.percent) };
  const day = amountOf(draft.day, plan.currency);
  const bid = amountOf(draft.bid, plan.currency);
  return {
    ...base,
    budget: amountOf(draft.budget, plan.currency),
    ...(day === undefined ? {} : { day_budget: day }),
    ...(bid === undefined ? {} : { max_bid: bid }),
  };
}
