// What others than people read of the shops: pictures, feeds, sitemaps, style sheets.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Environment } from '#platform/environment.ts';
import { feedRoutes } from './feeds.ts';
import { pictureRoutes } from '#features/storefront/server/pictures/picture-routes.ts';
import { lookRoute } from '#features/storefront/server/look-route.ts';
import { markRoute } from '#features/storefront/server/mark-route.ts';
import { sitemapRoutes } from './sitemap.ts';
import type { Input } from '#features/storefront/server/visit.ts';

/** @param publicUrl Scheme and host that buyers use; otherwise those of the request. */
export function shopFileRoutes(
  app: FastifyInstance,
  env: Environment,
  { ask, publicUrl }: { readonly ask: Input; readonly publicUrl: string | undefined },
): void {
  const originOf = (request: FastifyRequest) =>
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  pictureRoutes(app, { ask, files: env.files, originOf });
  feedRoutes(app, env, originOf);
  sitemapRoutes(app, env, originOf);
  lookRoute(app);
  markRoute(app);
}
