// What an act of a merchant means as a mandate: said by the phone before it signs, and by the server before it believes.
import { canonical } from '#domain/ads/canonical.ts';
import type { Mandate } from './mandate.ts';
import { toHex, utf8 } from './bytes.ts';
import { sha256 } from './hash.ts';

/** The part of a mandate that says what is asked. */
export type MandateTerms = Pick<Mandate, 'kind' | 'subject' | 'amount' | 'currency' | 'account'>;

const noMoney = { amount: '', currency: '' } as const;

export function withdrawalTerms(asked: {
  amount: string;
  currency: string;
  accountId: string;
}): MandateTerms {
  const { amount, currency, accountId } = asked;
  return { kind: 'withdrawal', subject: '', amount, currency, account: accountId };
}

/** An act as it was asked for: the fields of its call, of which the mandate takes its own. */
type ActInput = Readonly<Record<string, unknown>>;

/** @param accountId The account that is changed; undefined where it is new. */
export function payoutAccountTerms(destination: ActInput, accountId?: string): MandateTerms {
  const { type, account_name, bank_name, branch_number, card_number } = destination;
  const { iban, bic, country, wallet_address } = destination;
  const fields = { type, account_name, bank_name, branch_number, card_number };
  const account = digestOf({ ...fields, iban, bic, country, wallet_address });
  return { kind: 'payout_account', subject: accountId ?? '', ...noMoney, account };
}

/** A campaign that is paid by the order has no budget: its amount is empty, and what is agreed is in the digest. */
export function campaignTerms(ask: ActInput, currency: string): MandateTerms {
  const { plan_id, goods_ids, budget, day_budget, days, max_bid, percent_bps, starts_at } = ask;
  const asked = { plan_id, goods_ids, budget, day_budget, days, max_bid, percent_bps, starts_at };
  const amount = typeof budget === 'string' ? budget : '';
  return { kind: 'campaign', subject: digestOf(asked), amount, currency, account: '' };
}

/** What the buyer gets back of one order: for what, and why, is in the digest. The text for the buyer is not signed. */
export function refundTerms(ask: ActInput, currency: string): MandateTerms {
  const { order_id, scope, amount, lines, reason } = ask;
  const said = typeof amount === 'string' ? amount : '';
  return {
    kind: 'refund',
    subject: digestOf({ order_id, scope, amount, lines, reason }),
    amount: said,
    currency,
    account: typeof order_id === 'string' ? order_id : '',
  };
}

/** Being paid out every week: at most this amount at once, to this account. Day and least amount are in the digest. */
export function payoutScheduleTerms(ask: ActInput, currency: string): MandateTerms {
  const { account_id, weekday, least, most } = ask;
  return {
    kind: 'payout_schedule',
    subject: digestOf({ account_id, weekday, least, most }),
    amount: typeof most === 'string' ? most : '',
    currency,
    account: typeof account_id === 'string' ? account_id : '',
  };
}

/** A secret is never part of what is signed: so few digits are guessed from any hash. */
export function payPasswordTerms(): MandateTerms {
  return { kind: 'pay_password', subject: '', ...noMoney, account: '' };
}

/** What was left out is not there; the text of what was typed is trimmed, as the server trims it. */
function digestOf(fields: ActInput): string {
  const said = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value.trim() : value]],
  );
  return toHex(sha256(utf8(canonical(Object.fromEntries(said)))));
}

/** True where a mandate says exactly this. */
export function saysTerms(mandate: Mandate, terms: MandateTerms): boolean {
  return (['kind', 'subject', 'amount', 'currency', 'account'] as const).every(
    (field) => mandate[field] === terms[field],
  );
}
