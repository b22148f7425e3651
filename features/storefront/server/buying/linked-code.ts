// A link that brings a discount code into the cart, `?code=SUMMER10`.
import { readCart, readTypedCode, type Cart } from './cart.ts';

type Opened = { readonly method: string; readonly handle: string; readonly query: URLSearchParams };

/** True where the address of a shop's page names a code. */
export const hasLinkedCode = ({ method, handle, query }: Opened): boolean =>
  method === 'GET' && handle !== '' && query.has('code');

/** The cart of a visitor, with the code of the link that they followed. */
export function openCart(cookie: string | undefined, opened: Opened): Cart {
  const cart = readCart(cookie, opened.handle);
  if (!hasLinkedCode(opened)) return cart;
  return { ...cart, code: readTypedCode(opened.query.get('code') ?? '') };
}
