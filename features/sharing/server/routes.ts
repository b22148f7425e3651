// Calls of sharing.
import type { EndpointOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readLinkCode } from '#domain/sharing.ts';
import { addLink, followLink, linkVisits, listLinks, setLink } from '#features/sharing/contract.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { standOn, type Context } from '#features/showcase/server/public.ts';
import { findClaim } from '#platform/db/claim.sql.ts';
import { enterShop } from '#platform/db/scope.ts';
import { handle, type Handler, type HandlerOptions, type Registry } from '#platform/http/pipeline.ts';
import { changeLink, makeLink, showLinks, showVisits } from './links.ts';
import { findTarget } from './links.sql.ts';

export function sharingRoutes(registry: Registry): void {
  const direct = { direct: true };
  handleOwn(registry, listLinks, showLinks, direct);
  handleOwn(registry, addLink, makeLink);
  handleOwn(registry, setLink, changeLink);
  handleOwn(registry, linkVisits, showVisits, direct);
  handle(
    registry,
    followLink,
    async ({ tx, input }) => {
      const code = readLinkCode(input.code);
      const claim = code === undefined ? undefined : await findClaim(tx, { key: `link:${code}` });
      if (code === undefined || claim === undefined) throw refuse('recordNotFound', { field: 'code' });
      enterShop(claim.shop_id);
      const target = await findTarget(tx, { shopId: claim.shop_id, code });
      if (target === undefined) throw refuse('recordNotFound', { field: 'code' });
      const { handle: name } = await shopOf(tx, claim.shop_id);
      return { handle: name, goods_id: target.goods_id, code };
    },
    direct,
  );
}

/** Keeps a call on the signed-in merchant's own shop. */
function handleOwn<E extends EndpointOf<'merchant'>>(
  registry: Registry,
  endpoint: E,
  act: (context: Context, input: InputOf<E>) => ReturnType<Handler<E>>,
  keeping?: HandlerOptions<E>,
): void {
  handle(
    registry,
    endpoint,
    async ({ tx, env, input, shopId, call }) => act(await standOn(tx, env, shopId, call.language), input),
    keeping,
  );
}
