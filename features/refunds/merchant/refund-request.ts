// What a merchant's draft asks the server for.
import { isAsset, parseUnits } from '#domain/money/money.ts';
import type { InputOf, OutputOf } from '#domain/wire/endpoint.ts';
import type { previewRefund } from '#features/refunds/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { linesOf, type Draft } from './refund-draft.ts';

export type Preview = OutputOf<typeof previewRefund>;
export type PreviewRequest = InputOf<typeof previewRefund>;

/** The request of a draft, once there can be one; else why not yet. */
export function useRefundRequest(whole: Preview, draft: Draft): { request?: PreviewRequest; fault?: string } {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  const { currency } = whole;
  const base = { order_id: whole.order_id, scope: draft.scope };
  if (draft.scope === 'lines') {
    const lines = linesOf(draft) ?? [];
    return lines.length === 0 ? { fault: words.chooseItems } : { request: { ...base, lines } };
  }
  if (draft.scope !== 'amount') return { request: base };
  const amount = amountOf(draft.amount, currency);
  const units = amount !== undefined && isAsset(currency) ? parseUnits(amount, currency) : undefined;
  const most = isAsset(currency) ? (parseUnits(whole.most.amount, currency) ?? 0n) : 0n;
  if (amount === undefined || units === undefined || units === 0n || units > most)
    return { fault: say(words.amountWrong, { amount: money(whole.most.amount, currency) }) };
  return { request: { ...base, amount } };
}
