// The calls about letters to buyers, and the address that mail programs end unasked ones by.
import type { FastifyInstance } from 'fastify';
import { Refused, refuse } from '#domain/errors.ts';
import { orderNumberOf, routedIdOf } from '#domain/ids.ts';
import { toPage } from '#domain/page.ts';
import { readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import { lostLetters, stopLetters } from '#features/notifications/letters.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { stopLetters as keepStop } from '#platform/db/letters.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { World } from '#platform/world.ts';
import { digestOf } from './letter-jobs.ts';
import { addressOf, listLost } from './letters.sql.ts';

export function letterRoutes(house: House): void {
  keepOpen(house, stopLetters, ({ world, tx, input }) => stop(world, tx, input.token), {
    shopOf: shopOfLink,
  });
  keep(
    house,
    lostLetters,
    async ({ tx, input }) => {
      const { page, page_size: size } = input;
      const rows = await listLost(tx, { limit: size + 1, offset: (page - 1) * size });
      const shown = toPage(rows, input, null);
      return {
        ...shown,
        list: shown.list.map((row) => ({
          id: routedIdOf(row.shop_id, row.checkout_id),
          shop: row.shop_name,
          order_no: row.number === null ? null : orderNumberOf(row.shop_id, row.number),
          kind: row.kind,
          tries: row.tries,
          ended_at: row.ended_at.toISOString(),
          failure: row.failure,
        })),
      };
    },
    { direct: true },
  );
}

async function stop(world: World, tx: Tx, token: string): Promise<{ stopped: boolean }> {
  const { shopId, id } = readOrderToken(token, world.secret);
  const address = await addressOf(tx, shopId, id);
  if (address === undefined) throw refuse('recordNotFound', { reason: 'link' });
  await keepStop(tx, shopId, Buffer.from(digestOf(world, shopId, address), 'hex'), world.clock.now());
  return { stopped: true };
}

/**
 * `List-Unsubscribe` of a letter (RFC 8058): a mail program posts to it with one click, from no page of ours; whoever
 * opens it in a browser is asked once more.
 */
export function letterStopRoutes(app: FastifyInstance, world: World): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is posted says nothing that the address does not.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { token: string } }>('/letters/stop/:token', async ({ params }, reply) => {
      const isStopped = await stopped(world, params.token);
      return reply.code(isStopped ? 200 : 404).send();
    });
    scope.get<{ Params: { token: string } }>('/letters/stop/:token', async ({ params }, reply) => {
      const page = await pageOf(world, params.token);
      return page === undefined ? reply.code(404).send() : reply.redirect(page, 303);
    });
  });
}

async function stopped(world: World, token: string): Promise<boolean> {
  try {
    await world.db.transaction((tx) => stop(world, tx, token));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

async function pageOf(world: World, token: string): Promise<string | undefined> {
  try {
    const { shopId } = readOrderToken(token, world.secret);
    const { handle } = await shopOf(world.db.direct, shopId);
    return `/s/${handle}/order/${encodeURIComponent(token)}/letters`;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
