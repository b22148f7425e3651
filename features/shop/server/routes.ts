// Calls of the shop, with `login` and `me`, which need person and shop together.
import { refuse } from '#domain/errors.ts';
import type { InputOf } from '#domain/endpoint.ts';
import { login, me } from '#features/people/contract.ts';
import { signIn } from '#features/people/server/public.ts';
import { shopInfo, shopType, storeInfo } from '#features/shop/contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import { presentLevels } from './levels.ts';
import { presentMe, type OrdersOwed } from './me.ts';
import { register } from './registration.ts';
import { changeShop, findPublicShop, presentPublicShop, presentStore } from './shops.ts';

/** @param facts Told by later rooms: how many orders and cases wait for the merchant. */
export function shopRoutes(house: House, facts: { readonly ordersOwed: OrdersOwed }): void {
  keepLogin(house);
  keep(
    house,
    me,
    ({ world, tx, session, call }) => {
      const { personId } = session;
      const asking = { world, shopId: shopIdOf(session), personId, language: call.language };
      return presentMe(tx, asking, facts.ordersOwed);
    },
    { direct: true },
  );
  keepOpen(
    house,
    shopInfo,
    async ({ world, tx, input, call }) =>
      presentPublicShop(await findPublicShop(tx, input), world, call.language),
    { direct: true },
  );
  keep(house, storeInfo, async ({ world, tx, input, session, call }) => {
    const shopId = shopIdOf(session);
    if (input.patch !== undefined) await changeShop(tx, shopId, input.patch, input.version);
    return presentStore(tx, { world, shopId, language: call.language });
  });
  keep(
    house,
    shopType,
    ({ world, tx, input, session, call }) =>
      presentLevels(tx, { world, shopId: shopIdOf(session), language: call.language }, input.code),
    { direct: true },
  );
}

/** Direct, because checking and making passwords takes long and needs no transaction. */
function keepLogin(house: House): void {
  keepOpen(
    house,
    login,
    async ({ world, input, call }) => {
      const device = deviceText(input.device);
      if (input.register) {
        const { token, expiresAt, lang } = await register(world, input, { language: call.language, device });
        return { token, expires_at: expiresAt.toISOString(), lang, is_new: true };
      }
      const credentials = { username: input.username, password: input.password, ip: call.ip };
      const { token, expiresAt, lang } = await signIn(world, credentials, device);
      return { token, expires_at: expiresAt.toISOString(), lang, is_new: false };
    },
    { direct: true },
  );
}

function deviceText(device: InputOf<typeof login>['device']): string {
  return [device?.name, device?.platform].filter(Boolean).join(', ');
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
