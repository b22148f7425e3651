// How the house makes something good: out of money that is there, in two books at once (I-26).
import type { Transfer } from '../postings.ts';
import { transferOf } from './order.ts';

/** The book of the house is that of shop 0. */
export const houseBook = 0n;

/** The house's own money is set apart, after it arrived. */
export function fundRecipe(id: string, units: bigint): Transfer {
  return transferOf(
    'goodwill_fund',
    id,
    { units, actor: 'reviewer', onceKey: `${id}:fund` },
    { debit: 'bank' },
  );
}

/** What leaves the fund in the book of the house, and what the shop gets in its own: together they are nothing. */
export function giveRecipe(
  id: string,
  units: bigint,
  { shopId, asPromo }: { readonly shopId: bigint; readonly asPromo: boolean },
): { house: Transfer; shop: Transfer } {
  const actor = 'reviewer';
  const other = { house: { credit: String(shopId) }, shop: { debit: String(houseBook) } };
  return {
    house: transferOf('goodwill_give', id, { units, actor, onceKey: `${id}:give` }, other.house),
    shop: transferOf(
      asPromo ? 'goodwill_promo' : 'goodwill',
      id,
      { units, actor, onceKey: `${id}:goodwill` },
      other.shop,
    ),
  };
}
