// Money under a restriction (docs/product.md 2.7): moved into an account of its own, and whole and back when it ends.
import type { ActorKind, Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

export function holdRecipe(restrictionId: string, units: bigint): Transfer {
  const named = { units, actor: 'reviewer', onceKey: `${restrictionId}:held` } as const;
  return transferOf('hold_placed', restrictionId, named, { credit: restrictionId });
}

export function liftRecipe(restrictionId: string, units: bigint, actor: ActorKind): Transfer {
  const named = { units, actor, onceKey: `${restrictionId}:free` };
  return transferOf('hold_lifted', restrictionId, named, { debit: restrictionId });
}
