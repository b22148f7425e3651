// What the browser keeps after a page: the cart, the choice of a place, the language, and what is a buyer's own.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeCart } from './buying/cart.ts';
import { writeDelivery } from './buying/choice.ts';
import { hasLinkedCode } from './buying/linked-code.ts';
import { writeLanguage } from './language.ts';
import { writeBuyerCookies } from './mine/buyer-cookies.ts';
import type { Answer, Visit } from './visit.ts';

/** Has the browser keep the cart, and the language of the address once something was done in it. */
export function remember(visit: Visit, answer: Answer, request: FastifyRequest, reply: FastifyReply): void {
  const isSecure = request.protocol === 'https';
  const { named, remembered } = visit.spoken;
  const isByLink = hasLinkedCode({ ...visit, method: request.method });
  const cart = answer.cart ?? (isByLink ? visit.cart : undefined);
  if (cart !== undefined) {
    const { cookie } = request.headers;
    const lines = writeCart(cart, { handle: visit.handle, isSecure, cookie });
    for (const line of lines) void reply.header('set-cookie', line);
  }
  if (answer.delivery !== undefined) {
    const line = writeDelivery(answer.delivery, isSecure);
    if (line !== writeDelivery(visit.delivery, isSecure)) void reply.header('set-cookie', line);
  }
  const { handle } = visit;
  for (const line of writeBuyerCookies(answer, { handle, isSecure, cookie: request.headers.cookie }))
    void reply.header('set-cookie', line);
  // Whoever comes back from a payment elsewhere, to an address without a language, reads on in this one.
  if (request.method === 'POST' && named !== undefined && named !== remembered) {
    void reply.header('set-cookie', writeLanguage(named, isSecure));
  }
}
