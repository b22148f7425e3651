import { discountKinds, faultOfCode, type DiscountKind } from '#domain/discounts/discount-code.ts';
import { limits } from '#domain/limits.ts';
import { nextMidnight, startOfDay } from '#domain/time.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import type { addDiscount } from '#features/discounts/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';

/** A code being written: every field is the text that was typed. */
export type CodeDraft = {
  readonly code: string;
  readonly kind: DiscountKind;
  readonly percent: string;
  readonly amount: string;
  readonly isForAll: boolean;
  readonly goods: readonly string[];
  readonly minAmount: string;
  readonly from: string;
  readonly to: string;
  readonly usesMax: string;
  readonly perBuyer: string;
};

export const emptyDraft: CodeDraft = {
  code: '',
  kind: discountKinds[0],
  percent: '10',
  amount: '',
  isForAll: true,
  goods: [],
  minAmount: '',
  from: '',
  to: '',
  usesMax: '',
  perBuyer: '',
};

export type Fault = 'code' | 'percent' | 'amount' | 'goods' | 'minAmount' | 'to' | 'usesMax' | 'perBuyer';

const wholeOf = (text: string, max: number): number | undefined => {
  const plain = text.normalize('NFKC').trim();
  const value = /^\d{1,7}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= max ? value : undefined;
};

/** A percentage as it was typed; undefined where it is none that may be given. */
export const percentOf = (text: string): number | undefined => wholeOf(text, limits.discountBpsMax / 100);

/** A number of pieces as it was typed. */
export const piecesOf = (text: string): number | undefined => wholeOf(text, limits.quantityFromMax);

export type Terms = Pick<InputOf<typeof addDiscount>, 'kind' | 'percent_bps' | 'amount' | 'goods_ids'>;

/** What it takes off, once that can be read. */
export function termsOf(draft: CodeDraft, currency: string): Terms | undefined {
  const { kind, isForAll, goods } = draft;
  const percent = percentOf(draft.percent);
  const amount = amountOf(draft.amount, currency);
  if (!isForAll && goods.length === 0) return undefined;
  const chosen = isForAll ? {} : { goods_ids: [...goods] };
  if (kind === 'delivery') return { kind, ...chosen };
  if (kind === 'percent')
    return percent === undefined ? undefined : { kind, percent_bps: percent * 100, ...chosen };
  return amount === undefined || !/[1-9]/.test(amount) ? undefined : { kind, amount, ...chosen };
}

/** The first moment of a day, and the first after it, in the shop's time zone. */
export function periodOf(from: string, to: string, zone: string): { starts_at?: string; ends_at?: string } {
  return {
    ...(from === '' ? {} : { starts_at: startOfDay(from, zone).toISOString() }),
    ...(to === '' ? {} : { ends_at: nextMidnight(startOfDay(to, zone), zone).toISOString() }),
  };
}

/** What is wrong with the fields; empty where the code can be made. */
export function faultsOf(draft: CodeDraft, currency: string): ReadonlySet<Fault> {
  const { kind, from, to, usesMax, perBuyer, minAmount } = draft;
  const wrong: readonly (readonly [Fault, boolean])[] = [
    ['code', faultOfCode(draft.code) !== undefined],
    ['percent', kind === 'percent' && percentOf(draft.percent) === undefined],
    ['amount', kind === 'amount' && !/[1-9]/.test(amountOf(draft.amount, currency) ?? '')],
    ['goods', !draft.isForAll && draft.goods.length === 0],
    ['minAmount', minAmount !== '' && !/[1-9]/.test(amountOf(minAmount, currency) ?? '')],
    ['to', from !== '' && to !== '' && to < from],
    ['usesMax', usesMax !== '' && wholeOf(usesMax, 1_000_000) === undefined],
    ['perBuyer', perBuyer !== '' && wholeOf(perBuyer, 100) === undefined],
  ];
  return new Set(wrong.flatMap(([name, isWrong]) => (isWrong ? [name] : [])));
}

/** What is sent to make the code; undefined where a field is wrong. */
export function inputOf(
  draft: CodeDraft,
  currency: string,
  zone: string,
): InputOf<typeof addDiscount> | undefined {
  const terms = termsOf(draft, currency);
  if (terms === undefined || faultsOf(draft, currency).size > 0) return undefined;
  const usesMax = wholeOf(draft.usesMax, 1_000_000);
  const perBuyer = wholeOf(draft.perBuyer, 100);
  const minAmount = amountOf(draft.minAmount, currency);
  return {
    code: draft.code,
    ...terms,
    ...(minAmount === undefined ? {} : { min_amount: minAmount }),
    ...periodOf(draft.from, draft.to, zone),
    ...(usesMax === undefined ? {} : { uses_max: usesMax }),
    ...(perBuyer === undefined ? {} : { per_buyer_max: perBuyer }),
  };
}
