// How the platform settles with suppliers: in its own book alone, so that no shop's money is touched.
import type { Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

/** A payment reached the supplier: the bank has named it. */
export function supplierPaidRecipe(paymentId: string, supplierId: string, units: bigint): Transfer {
  const named = { units, actor: 'reviewer', onceKey: `${paymentId}:paid` } as const;
  return transferOf('supplier_paid', paymentId, named, { debit: supplierId, credit: 'bank' });
}

/** A claim was granted: the supplier's raises what it is owed, the platform's is taken off what it is paid next. */
export function claimRecipe(
  claim: { readonly id: string; readonly supplierId: string; readonly side: 'supplier' | 'house' },
  units: bigint,
): Transfer {
  const named = { units, actor: 'reviewer', onceKey: `${claim.id}:claim` } as const;
  return claim.side === 'supplier'
    ? transferOf('claim_granted', claim.id, named, { credit: claim.supplierId })
    : transferOf('claim_taken', claim.id, named, { debit: claim.supplierId });
}
