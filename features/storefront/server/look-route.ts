// The style sheet of a shop's look, under an address that changes with it.
import type { FastifyInstance } from 'fastify';
import { lookCssOfName } from '#features/shop/server/public.ts';

type Params = { readonly Params: { readonly handle: string; readonly name: string } };

const yearSeconds = 31_536_000;
/** A look is named by what was chosen: nothing is read from the database, and every answer is for everybody. */
export function lookRoute(app: FastifyInstance): void {
  app.get<Params>('/s/:handle/look-:name(^[a-z0-9_.A-Z-]{1,80}).css', async ({ params }, reply) => {
    const found = lookCssOfName(params.name);
    void reply.header('x-content-type-options', 'nosniff');
    if (found === undefined) return reply.code(404).header('cache-control', 'no-cache').send();
    const cache = found.isExact ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=60';
    return reply.header('cache-control', cache).type('text/css').send(found.css);
  });
}
