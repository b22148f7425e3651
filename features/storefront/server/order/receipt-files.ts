// Receipts as files, and the keys that prove them.
import type { FastifyInstance } from 'fastify';
import { Refused } from '#domain/wire/errors.ts';
import { orderReceipt } from '#features/checkout/receipt.contract.ts';
import type { Environment } from '#platform/environment.ts';
import type { Input } from '#features/storefront/server/visit.ts';

type Params = { readonly handle: string; readonly token: string };

/** Receipts to keep, and the keys that prove them, for everybody's own tools (RFC 7517). */
export function receiptFileRoutes(
  app: FastifyInstance,
  { receiptKeys }: Pick<Environment, 'receiptKeys'>,
  ask: Input,
): void {
  const json = JSON.stringify({ keys: receiptKeys.published });
  app.get<{ Params: Params }>('/s/:handle/order/:token/receipt.jws', async ({ params, ip }, reply) => {
    const receipt = await ask(orderReceipt, { token: params.token }, { ip }).catch(nothingRefused);
    if (receipt?.shop.handle !== params.handle) return reply.code(404).send();
    const name = `receipt-${receipt.claims.order}.jws`;
    return reply
      .headers({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' })
      .type('application/jose')
      .send(receipt.jws);
  });
  app.get('/.well-known/jwks.json', (_request, reply) =>
    reply.type('application/jwk-set+json').header('cache-control', 'public, max-age=300').send(json),
  );
}

function nothingRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error;
}
