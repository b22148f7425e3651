// A buyer as one shop knows them again.
import { createHmac } from 'node:crypto';

/**
 * The same for all orders of one address in this shop, and nowhere else; 43 characters from which no address can be
 * computed. Capitals and spaces around an address make no other buyer.
 */
export function buyerRefOf(secret: string, shopId: bigint, email: string): string {
  const key = createHmac('sha256', secret).update(`buyer-ref|${shopId}`).digest();
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('base64url');
}
