// What others than people read of the shops: pictures, feeds, sitemaps, style sheets.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '#platform/environment.ts';
import { feedRoutes, type Places } from './feeds.ts';
import { pictureRoutes } from '#features/storefront/server/pictures/picture-routes.ts';
import { lookRoute } from '#features/storefront/server/look-route.ts';
import { markRoute } from '#features/storefront/server/mark-route.ts';
import { sitemapRoutes } from './sitemap.ts';
import { writeAddresses } from '#features/storefront/server/own-domain.ts';
import type { Input, Settings } from '#features/storefront/server/visit.ts';
import { ownHostOf } from '#platform/http/hosts/own-hosts.ts';

type Parts = Pick<Settings, 'publicUrl' | 'ownDomain'> & { readonly ask: Input };

/** @param publicUrl Scheme and host that buyers use; otherwise those of the request. */
export function shopFileRoutes(
  app: FastifyInstance,
  env: Environment,
  { ask, publicUrl, ownDomain }: Parts,
): void {
  const originOf = (request: FastifyRequest) =>
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  const places: Places = {
    originOf,
    async writerOf(request, handle) {
      const here = ownHostOf(request);
      const found = await ownDomain?.(handle);
      const platform = originOf(request);
      const write = (text: string) => writeAddresses(text, { platform, here, found });
      return { write, tag: `${here?.host ?? ''} ${found?.origin ?? ''}` };
    },
  };
  pictureRoutes(app, { ask, files: env.files, originOf });
  feedRoutes(app, env, places);
  sitemapRoutes(app, env, places);
  lookRoute(app);
  markRoute(app);
}
