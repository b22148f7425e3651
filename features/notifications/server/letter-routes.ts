// The calls about letters to buyers, and the address that mail programs end unasked ones by.
import type { FastifyInstance } from 'fastify';
import { Refused, refuse } from '#domain/errors.ts';
import type { GivenOf } from '#domain/endpoint.ts';
import { orderNumberOf, routedIdOf, shopCodeOf } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import { lostLetters, stopLetters } from '#features/notifications/letters.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { stopLetters as keepStop } from '#platform/db/letters.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { keepList } from '#platform/http/listing.ts';
import { keepOpen, type House } from '#platform/http/pipeline.ts';
import type { World } from '#platform/world.ts';
import { digestOf } from './letter-jobs.ts';
import { addressOf, lostList, usedAgain, type LostLetter } from './letters.sql.ts';

export function letterRoutes(house: House): void {
  keepOpen(house, stopLetters, ({ world, tx, input }) => stop(world, tx, input.token), {
    shopOf: shopOfLink,
  });
  keepList(house, lostLetters, {
    sql: lostList,
    present: async (rows, { tx, now }) => {
      const used = await usedAgain(
        tx,
        rows.map(({ id }) => id),
        now.toISOString().slice(0, 10),
      );
      return rows.map((row) => presentLost(row, used.get(row.id) ?? 0));
    },
  });
}

function presentLost(row: LostLetter, used: number): GivenOf<typeof lostLetters>['list'][number] {
  const { shop_id: shopId, number } = row;
  return {
    id: row.id,
    shop: { id: shopCodeOf(shopId), name: row.shop_name },
    order_id: number === null ? null : routedIdOf(shopId, row.checkout_id),
    order_no: number === null ? null : orderNumberOf(shopId, number),
    kind: row.kind,
    domain: row.domain,
    tries: row.tries,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at.toISOString(),
    failure: row.failure,
    is_again: row.once_key.includes(':again:'),
    again_left: Math.max(0, limits.letterAgainPerDay - used),
  };
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
