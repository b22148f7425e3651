// Money that goes back: its row, and the reference by which the bank's statement tells that it went.
import { createHmac } from 'node:crypto';
import { referenceBits, referenceOf, type ReferenceKind } from '#domain/deposits/bank-reference.ts';
import type { Payer } from '#domain/payments/money-back.ts';
import type { BankPlaceSource } from '#domain/states/bank.ts';
import type { NewReturn } from './return.sql.ts';

/** A reference of 30 bits that only this instance can make. */
export function madeReference(kind: ReferenceKind, secret: string, named: string): string {
  const bytes = createHmac('sha256', secret).update(`bank-${kind}|${named}`).digest();
  return referenceOf(kind, bytes.readBigUInt64BE() >> (64n - referenceBits));
}

type Draft = Pick<NewReturn, 'id' | 'kind' | 'currency' | 'units'> &
  Partial<Pick<NewReturn, 'refundId' | 'part' | 'lineId' | 'reference' | 'decisionId'>>;

/** A row of money that goes back, to be inserted. */
export function draftReturn(
  secret: string,
  draft: Draft,
  place: Payer & { readonly namedBy: BankPlaceSource },
): NewReturn {
  return {
    refundId: null,
    part: 0,
    lineId: null,
    reference: null,
    decisionId: null,
    ...draft,
    code: madeReference('back', secret, draft.id),
    toName: place.name,
    toAccount: place.account,
    toBic: place.bic,
    namedBy: place.namedBy,
  };
}
