// What others than people read of the shops: pictures, feeds, sitemaps.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '#platform/world.ts';
import { feedRoutes } from './feeds.ts';
import { pictureRoutes } from './picture-routes.ts';
import { sitemapRoutes } from './sitemap.ts';
import type { Ask } from './visit.ts';

/** @param publicUrl Scheme and host that buyers use; otherwise those of the request. */
export function shopFileRoutes(
  app: FastifyInstance,
  world: World,
  { ask, publicUrl }: { readonly ask: Ask; readonly publicUrl: string | undefined },
): void {
  const originOf = (request: FastifyRequest) =>
    publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  pictureRoutes(app, { ask, files: world.files });
  feedRoutes(app, world, originOf);
  sitemapRoutes(app, world, originOf);
}
