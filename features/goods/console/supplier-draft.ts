// A supplier as an operator types it, and what is wrong with it before it is sent.
import type { RequestOf } from '#domain/wire/endpoint.ts';
import { isAsset, parseUnits } from '#domain/money/money.ts';
import { addSupplier } from '#features/goods/contract.ts';

export const supplierFields = [
  'code',
  'name',
  'country',
  'ship_fee',
  'dispatch_days',
  'days_p50',
  'days_p90',
  'username',
] as const;
export type SupplierField = (typeof supplierFields)[number];
export type SupplierDraft = Readonly<Record<SupplierField, string>>;

export const emptySupplier: SupplierDraft = {
  code: '',
  name: '',
  country: '',
  ship_fee: '',
  dispatch_days: '2',
  days_p50: '',
  days_p90: '',
  username: '',
};

/** The word that says what a field wants. */
const problemWords = {
  code: 'bad_code',
  name: 'bad_name',
  country: 'bad_country',
  ship_fee: 'bad_fee',
  dispatch_days: 'bad_dispatch',
  days_p50: 'bad_p50',
  days_p90: 'bad_p90',
  username: 'bad_username',
} as const satisfies Record<SupplierField, string>;

type ProblemWord = (typeof problemWords)[SupplierField] | 'bad_order';
export type SupplierProblems = Partial<Record<SupplierField, ProblemWord>>;

type Reading =
  | { readonly ask: RequestOf<typeof addSupplier>; readonly problems: undefined }
  | { readonly ask: undefined; readonly problems: SupplierProblems };

/**
 * Reads the form by the contract's own schema.
 *
 * @param currency Of the suppliers that exist: it says how many decimals a fee has. Undefined before the first.
 */
export function readSupplier(draft: SupplierDraft, currency: string | undefined): Reading {
  const ask = {
    ...draft,
    code: draft.code.trim().toUpperCase(),
    country: draft.country.trim().toUpperCase(),
    ship_fee: draft.ship_fee.trim(),
    dispatch_days: wholeOf(draft.dispatch_days),
    days_p50: wholeOf(draft.days_p50),
    days_p90: wholeOf(draft.days_p90),
  };
  const problems: SupplierProblems = {};
  const parsed = addSupplier.input.safeParse(ask);
  const wrong = new Set((parsed.error?.issues ?? []).map(({ path }) => path[0]));
  for (const field of supplierFields) if (wrong.has(field)) problems[field] = problemWords[field];
  if (currency !== undefined && isAsset(currency) && parseUnits(ask.ship_fee, currency) === undefined) {
    problems.ship_fee = 'bad_fee';
  }
  if (problems.days_p90 === undefined && ask.days_p90 < ask.days_p50) problems.days_p90 = 'bad_order';
  return Object.keys(problems).length > 0 ? { ask: undefined, problems } : { ask, problems: undefined };
}

/** Whole numbers only; anything else is no number, which the schema refuses. */
function wholeOf(text: string): number {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
}
