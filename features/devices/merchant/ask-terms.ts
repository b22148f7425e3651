// What an ask of the merchant means as a mandate: made of what was typed and shown, never of what the platform answers.
import {
  campaignTerms,
  payoutAccountTerms,
  payoutScheduleTerms,
  payPasswordTerms,
  refundTerms,
  withdrawalTerms,
  type MandateTerms,
} from '#domain/proof/mandate-terms.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Undefined for calls that nobody signs. @param name Of the call. */
export function termsOf(name: string, ask: Fields, currency: string): MandateTerms | undefined {
  const text = (field: string) => {
    const value = ask[field];
    return typeof value === 'string' ? value : undefined;
  };
  if (name === 'requestWithdrawal')
    return withdrawalTerms({ amount: text('amount') ?? '', currency, accountId: text('account_id') ?? '' });
  if (name === 'addPayoutAccount') return payoutAccountTerms(ask);
  if (name === 'editPayoutAccount') return payoutAccountTerms(ask, text('id'));
  if (name === 'setPayoutSchedule') return payoutScheduleTerms(ask, currency);
  if (name === 'payPromotion') return campaignTerms(ask, currency);
  if (name === 'refundOrder') return refundTerms(ask, currency);
  return name === 'updatePayPassword' ? payPasswordTerms() : undefined;
}
