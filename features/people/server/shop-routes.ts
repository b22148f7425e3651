// Calls of an owner who has several shops.
import { shopCodeOf } from '#domain/wire/ids.ts';
import {
  addLinkedShop,
  listLinkedShops,
  removeLinkedShop,
  switchShop,
} from '#features/people/shops.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as links from './shop-links.ts';

export type ShopLinkParts = Pick<links.LinkRequest, 'assertMayEnter'>;

/** Without a transaction of their own: the other's password takes long to check, and its tries are counted anyway. */
export function shopRoutes(registry: Registry, { assertMayEnter }: ShopLinkParts): void {
  handle(
    registry,
    listLinkedShops,
    ({ env, shopId, personId }) => links.presentShops({ env, who: { shopId, personId } }),
    { direct: true },
  );
  handle(
    registry,
    addLinkedShop,
    async ({ env, input, session, shopId, personId, call, audit }) => {
      const who = { shopId, personId };
      const { tokenHash } = session;
      const other = await links.linkShop({ env, who, tokenHash, ip: call.ip, assertMayEnter }, input);
      audit({ shopId, subject: shopCodeOf(other), after: { linked: true } });
      audit({ shopId: other, subject: shopCodeOf(shopId), after: { linked: true } });
      return { ...(await links.presentShops({ env, who })), added: shopCodeOf(other) };
    },
    { direct: true },
  );
  handle(
    registry,
    removeLinkedShop,
    async ({ env, input, shopId, personId, audit }) => {
      const who = { shopId, personId };
      const other = await links.unlinkShop({ env, who }, input.id);
      audit({ shopId, subject: shopCodeOf(other), after: { linked: false } });
      audit({ shopId: other, subject: shopCodeOf(shopId), after: { linked: false } });
      return links.presentShops({ env, who });
    },
    { direct: true },
  );
  handle(
    registry,
    switchShop,
    async ({ env, input, session, shopId, personId, call, audit }) => {
      const { tokenHash } = session;
      const ask = { env, who: { shopId, personId }, tokenHash, ip: call.ip, assertMayEnter };
      const opened = await links.switchShop(ask, input.id);
      audit({ shopId, subject: input.id, after: { left: true } });
      audit({ shopId: opened.shopId, subject: shopCodeOf(shopId), after: { entered: true } });
      return {
        token: opened.token,
        expires_at: opened.expiresAt,
        idle_expires_at: opened.idleExpiresAt,
        lang: opened.lang,
      };
    },
    { direct: true },
  );
}
