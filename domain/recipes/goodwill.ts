// How the platform makes something good: out of money that is there, in two books at once (I-26).
import type { Transfer } from '#domain/ledger/postings.ts';
import { transferOf } from './order.ts';

/** The book of the platform is that of shop 0. */
export const platformBook = 0n;

/** The platform's own money is set apart, after it arrived. */
export function fundRecipe(id: string, units: bigint): Transfer {
  return transferOf(
    'goodwill_fund',
    id,
    { units, actor: 'reviewer', onceKey: `${id}:fund` },
    { debit: 'bank' },
  );
}

/** What leaves the fund in the book of the platform, and what the shop gets in its own: together they are nothing. */
export function giveRecipe(
  id: string,
  units: bigint,
  { shopId, asPromo }: { readonly shopId: bigint; readonly asPromo: boolean },
): { platform: Transfer; shop: Transfer } {
  const actor = 'reviewer';
  const other = { platform: { credit: String(shopId) }, shop: { debit: String(platformBook) } };
  return {
    platform: transferOf('goodwill_give', id, { units, actor, onceKey: `${id}:give` }, other.platform),
    shop: transferOf(
      asPromo ? 'goodwill_promo' : 'goodwill',
      id,
      { units, actor, onceKey: `${id}:goodwill` },
      other.shop,
    ),
  };
}
