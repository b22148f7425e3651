// The calls about emails to buyers, and the address that mail programs end unasked ones by.
import type { FastifyInstance } from 'fastify';
import { Refused, refuse } from '#domain/wire/errors.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { readOrderToken, shopOfLink } from '#features/checkout/server/public.ts';
import { undeliveredEmails, stopEmails } from '#features/notifications/emails.contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { stopEmails as handleStop } from '#platform/db/emails.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { suppressionRoutes } from '#features/notifications/server/suppression/routes.ts';
import { digestOf } from './email-jobs.ts';
import { addressOf, lostList, usedAgain, type LostEmail } from './emails.sql.ts';

export function emailRoutes(registry: Registry): void {
  suppressionRoutes(registry);
  handle(registry, stopEmails, ({ env, tx, input }) => stop(env, tx, input.token), {
    shopOf: shopOfLink,
  });
  handleList(registry, undeliveredEmails, {
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

function presentLost(row: LostEmail, used: number): GivenOf<typeof undeliveredEmails>['list'][number] {
  const { shop_id: shopId, number } = row;
  return {
    id: row.id,
    shop: { id: shopCodeOf(shopId), name: row.shop_name },
    order_id: number === null ? null : routedIdOf(shopId, row.checkout_id),
    order_no: number === null ? null : orderNumberOf(shopId, number),
    kind: row.kind,
    domain: row.domain,
    tries: row.tries,
    created_at: row.created_at,
    ended_at: row.ended_at,
    failure: row.failure,
    is_again: row.once_key.includes(':again:'),
    again_left: Math.max(0, limits.emailAgainPerDay - used),
  };
}

async function stop(env: Environment, tx: Tx, token: string): Promise<{ stopped: boolean }> {
  const { shopId, id } = readOrderToken(token, env.secret);
  const address = await addressOf(tx, shopId, id);
  if (address === undefined) throw refuse('recordNotFound', { reason: 'link' });
  await handleStop(tx, {
    shopId,
    address: Buffer.from(digestOf(env, shopId, address), 'hex'),
    now: env.clock.now(),
  });
  return { stopped: true };
}

/**
 * `List-Unsubscribe` of an email (RFC 8058): a mail program posts to it with one click, from no page of ours; whoever
 * opens it in a browser is asked once more.
 */
export function emailStopRoutes(app: FastifyInstance, env: Environment): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What is posted says nothing that the address does not.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );
    // Emails that were sent before the address was renamed carry the second one.
    for (const path of ['/emails/stop/:token', '/letters/stop/:token']) {
      scope.post<{ Params: { token: string } }>(path, async ({ params }, reply) => {
        const isStopped = await stopped(env, params.token);
        return reply.code(isStopped ? 200 : 404).send();
      });
      scope.get<{ Params: { token: string } }>(path, async ({ params }, reply) => {
        const page = await pageOf(env, params.token);
        return page === undefined ? reply.code(404).send() : reply.redirect(page, 303);
      });
    }
  });
}

async function stopped(env: Environment, token: string): Promise<boolean> {
  try {
    await env.db.transaction((tx) => stop(env, tx, token));
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

async function pageOf(env: Environment, token: string): Promise<string | undefined> {
  try {
    const { shopId } = readOrderToken(token, env.secret);
    const { handle } = await shopOf(env.db.direct, shopId);
    return `/s/${handle}/order/${encodeURIComponent(token)}/emails`;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
