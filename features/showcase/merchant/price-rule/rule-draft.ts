// A price rule as it is typed, and what stands in the way of keeping it.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { isAsset, parseUnits, scales } from '#domain/money/money.ts';
import type { setPriceRule } from '#features/showcase/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import type { Rule } from '#features/showcase/merchant/types.ts';

export type BandDraft = {
  /** Of its place in the form, for as long as it is open. */
  readonly key: number;
  readonly from: string;
  readonly percent: string;
  readonly amount: string;
};

export type RuleDraft = {
  readonly bands: readonly BandDraft[];
  readonly ending: Rule['ending'];
  readonly onRise: Rule['on_cost_rise'];
};

export type BandFaults = { from?: 'amount' | 'order'; percent?: 'percent'; amount?: 'amount' };

export const percentMax = limits.priceMarkupBpsMax / 100;

export function zeroOf(currency: string): string {
  return isAsset(currency) && scales[currency] > 0 ? `0.${'0'.repeat(scales[currency])}` : '0';
}

/** The rule as it is kept, or one to begin with: 60 % on the cost, ending in 99. */
export function draftOf(rule: Rule | null, currency: string): RuleDraft {
  if (rule === null) {
    const band = { key: 0, from: zeroOf(currency), percent: '60', amount: zeroOf(currency) };
    return { bands: [band], ending: '99', onRise: 'delist' };
  }
  return {
    bands: rule.bands.map(({ cost_from, percent_bps, amount }, key) => ({
      key,
      from: cost_from,
      percent: String(Math.round(percent_bps / 100)),
      amount,
    })),
    ending: rule.ending,
    onRise: rule.on_cost_rise,
  };
}

/** One more band; from which cost it counts is still to be written. */
export function withBand(draft: RuleDraft, currency: string): RuleDraft {
  const last = draft.bands.at(-1);
  const key = 1 + Math.max(-1, ...draft.bands.map((band) => band.key));
  const band = { key, from: '', percent: last?.percent ?? '60', amount: zeroOf(currency) };
  return { ...draft, bands: [...draft.bands, band] };
}

/** The same checks as the server's, so that nothing is sent that it refuses. */
export function faultsOf(draft: RuleDraft, currency: string): BandFaults[] {
  return draft.bands.map((band, at) => {
    const faults: BandFaults = {};
    const from = unitsOf(band.from, currency);
    const before = unitsOf(draft.bands[at - 1]?.from ?? '', currency);
    if (from === undefined) faults.from = 'amount';
    else if (before !== undefined && from <= before) faults.from = 'order';
    const percent = percentOf(band.percent);
    if (percent === undefined || percent > percentMax) faults.percent = 'percent';
    if (unitsOf(band.amount, currency) === undefined) faults.amount = 'amount';
    return faults;
  });
}

/** Digits of a Japanese or Chinese keyboard are digits. */
function percentOf(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined;
}

function unitsOf(typed: string, currency: string): bigint | undefined {
  const text = amountOf(typed, currency);
  if (text === undefined || !isAsset(currency)) return undefined;
  const units = parseUnits(text, currency);
  return units === undefined || units > limits.priceUnitsMax ? undefined : units;
}

type Asked = NonNullable<RequestOf<typeof setPriceRule>['rule']>;

/** As it is sent; undefined while something in it is wrong. */
export function ruleOf(draft: RuleDraft, currency: string): Asked | undefined {
  if (faultsOf(draft, currency).some((faults) => Object.keys(faults).length > 0)) return undefined;
  const bands = draft.bands.map((band) => ({
    cost_from: amountOf(band.from, currency) ?? '',
    percent_bps: (percentOf(band.percent) ?? 0) * 100,
    amount: amountOf(band.amount, currency) ?? '',
  }));
  return { bands, ending: draft.ending, on_cost_rise: draft.onRise };
}
