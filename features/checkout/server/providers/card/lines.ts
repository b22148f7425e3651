// The card provider's own account of our money: what its balance says of every payment, refund and dispute.
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { isAsset } from '#domain/money/money.ts';
import type { LineSpan, ProviderLine } from '#platform/ports/payments.ts';
import { patiently } from './client.ts';

const id = z.string().check(z.minLength(1), z.maxLength(255));

const source = z.object({
  id,
  amount: z.int(),
  amount_captured: z.optional(z.int()),
  currency: z.string(),
  payment_intent: z.optional(z.nullable(z.union([id, z.object({ id })]))),
  metadata: z.optional(z.nullable(z.record(z.string(), z.string()))),
});

const line = z.object({
  id,
  type: z.string(),
  reporting_category: z.string(),
  amount: z.int(),
  currency: z.string(),
  created: z.int(),
  source: z.nullable(z.union([id, z.looseObject({ id })])),
});

type Line = z.infer<typeof line>;

/** More lines than a span of hours can have: a provider that goes on for ever is not believed. */
const linesMax = 50_000;

/** Kinds by the provider's own categories for accounting. */
const kinds: Readonly<Record<string, ProviderLine['kind']>> = {
  charge: 'capture',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_reversal: 'payout',
};

/** @throws Error where it says what cannot be: nothing of the span is believed then. */
export async function readLines(client: Stripe, { from, until }: LineSpan): Promise<ProviderLine[]> {
  const created = { gte: Math.ceil(from.getTime() / 1000), lt: Math.ceil(until.getTime() / 1000) };
  return patiently(async () => {
    const found: ProviderLine[] = [];
    const all = client.balanceTransactions.list({ created, limit: 100, expand: ['data.source'] });
    for await (const one of all) {
      found.push(...lineOf(z.parse(line, one)));
      if (found.length > linesMax)
        throw new Error('the card provider has more lines than so few hours can have');
    }
    return found;
  });
}

function lineOf(one: Line): ProviderLine[] {
  const kind = kinds[one.reporting_category] ?? 'other';
  const at = new Date(one.created * 1000);
  // The balance is in the money of the account; what was taken from a buyer is in that of its source.
  const isOfBuyer = kind === 'capture' || kind === 'refund' || kind === 'dispute';
  const of = isOfBuyer && typeof one.source === 'object' ? z.safeParse(source, one.source).data : undefined;
  const asset = (of?.currency ?? one.currency).toUpperCase();
  if (!isAsset(asset)) {
    if (!isOfBuyer) return [];
    throw new Error(`the card provider has a ${kind} in ${asset}`);
  }
  const plain = of === undefined ? one.amount : (of.amount_captured ?? of.amount);
  const units = BigInt(Math.abs(plain)) * (one.amount < 0 ? -1n : 1n);
  return [{ id: one.id, kind, ref: refOf(one, kind, of), asset, units, at }];
}

/** A refund that we did not ask for has no id of ours: it is found as one that the books do not know. */
function refOf(one: Line, kind: ProviderLine['kind'], of: z.infer<typeof source> | undefined): string {
  const own = typeof one.source === 'string' ? one.source : (one.source?.id ?? one.id);
  if (of === undefined) return own;
  if (kind === 'refund') return of.metadata?.['refund'] ?? own;
  if (kind !== 'capture') return own;
  const intent = of.payment_intent;
  return (typeof intent === 'string' ? intent : intent?.id) ?? own;
}
