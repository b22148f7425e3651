// What a shop is charged, from the very numbers that the platform computes with.
import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { levelCodes, levels } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import { payoutFacts, payoutTypes } from '#domain/payouts/payout.ts';
import type { Policy } from '#domain/policy.ts';
import { unitsOfHundredths } from '#domain/ads/promotion.ts';
import { freeOfCharge, trustVersions } from '#domain/content/trust-documents.ts';
import type { trustFees } from '#features/trust/contract.ts';

export function presentFees(policy: Policy): GivenOf<typeof trustFees> {
  const { currency } = policy;
  const amount = (hundredths: number) => formatUnits(unitsOfHundredths(hundredths, currency), currency);
  const fees = {
    ...trustVersions.fees,
    currency,
    commission: levelCodes.map((level) => ({
      level,
      bps: policy.commissionBps ?? levels[level].commissionBps,
      release_days: policy.releaseDays ?? levels[level].releaseDays,
    })),
    payouts: payoutTypes.map((type) => ({
      type,
      fee: amount(payoutFacts[type].feeHundredths),
      least: amount((type === 'bank' ? limits.withdrawalBankMinMajor : limits.withdrawalMinMajor) * 100),
    })),
    deposits: { fee: zero(currency), needed: false },
    reserve: { bps: policy.reserveBps, days: Math.min(policy.reserveDays, limits.reserveDaysMax) },
    promotion: {
      least_bid: amount(limits.promotionBidMinHundredths),
      least_total: amount(limits.promotionTotalMinHundredths),
      order_bps: { least: limits.promotionPercentMinBps, most: limits.promotionPercentMaxBps },
    },
    free: [...freeOfCharge],
  };
  return { ...fees, sha256: digestOf(fees) };
}

const zero = (currency: Asset) => formatUnits(0n, currency);

/** SHA-256 of a document as canonical JSON (RFC 8785), hexadecimal. */
export function digestOf(document: unknown): string {
  return createHash('sha256')
    .update(canonicalize(document) ?? '')
    .digest('hex');
}
