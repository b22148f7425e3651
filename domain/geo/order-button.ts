// What the button that orders must say, by the country of the buyer.
import { isInEu } from './european-union.ts';

/** The European Economic Area beside the Union: Directive 2011/83/EU holds there as well. */
const eeaBeside: readonly string[] = ['IS', 'LI', 'NO'];

/** Japan asks that the last press is seen to be an order (Act on Specified Commercial Transactions, article 12-6). */
const ownLaws: readonly string[] = ['JP'];

/** True where the law gives the button its words: an order with obligation to pay (Directive 2011/83/EU, article 8). */
export function hasButtonLaw(country: string): boolean {
  return isInEu(country) || eeaBeside.includes(country) || ownLaws.includes(country);
}
