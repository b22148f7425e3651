// Calls of the shop, with `login` and `me`, which need person and shop together.
import { refuse, Refused } from '#domain/errors.ts';
import type { InputOf } from '#domain/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { signIn, type Opened } from '#features/people/server/public.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { raiseLevel, shopInfo, shopType, storeInfo } from '#features/shop/contract.ts';
import { keep, keepOpen, type House } from '#platform/http/pipeline.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import { consoleShopRoutes } from './console-routes.ts';
import { presentLevels, raise } from './levels.ts';
import { presentMe, type MeFacts } from './me.ts';
import { registerOnce } from './registration.ts';
import { changeShop } from './changes.ts';
import { findPublicShop, presentPublicShop, presentStore, type VisitorsOf } from './shops.ts';

type Facts = MeFacts & {
  readonly visitorsOf: VisitorsOf;
  /** Countries that goods are sold into at this moment. */
  readonly shipsTo: (tx: Tx, now: Date) => Promise<readonly string[]>;
} & Pick<Parameters<typeof registerOnce>[2], 'confirmEmail'>;

/** @param facts Told by later rooms: what waits for the merchant, how much is unread, and who came by. */
export function shopRoutes(house: House, facts: Facts): void {
  keepLogin(house, facts);
  consoleShopRoutes(house);
  keep(
    house,
    me,
    ({ world, tx, session, call }) => {
      const { personId } = session;
      const asking = { world, shopId: shopIdOf(session), personId, language: call.language };
      return presentMe(tx, asking, facts);
    },
    { direct: true },
  );
  keepOpen(
    house,
    shopInfo,
    async ({ world, tx, input, call, now }) => ({
      ...presentPublicShop(await findPublicShop(tx, input), world, call.language),
      ships_to: [...(await facts.shipsTo(tx, now))],
    }),
    { direct: true },
  );
  keep(house, storeInfo, async ({ world, tx, input, session, call, now, audit }) => {
    const shopId = shopIdOf(session);
    if (input.patch !== undefined) {
      await changeShop(tx, shopId, {
        patch: input.patch,
        version: input.version,
        now,
        brand: world.brand.name,
      });
      audit({ shopId, subject: 'shop', after: { changed: Object.keys(input.patch).toSorted() } });
    }
    const owner = { world, shopId, language: call.language, visitorsOf: facts.visitorsOf };
    return { ...(await presentStore(tx, owner)), ships_to: [...(await facts.shipsTo(tx, now))] };
  });
  keep(
    house,
    shopType,
    ({ world, tx, input, session, call }) =>
      presentLevels(tx, { world, shopId: shopIdOf(session), language: call.language }, input.code),
    { direct: true },
  );
  keep(house, raiseLevel, ({ world, tx, input, session, call }) =>
    raise(tx, { world, shopId: shopIdOf(session), language: call.language }, input.code),
  );
}

/** Direct, because checking and making passwords takes long and needs no transaction. */
function keepLogin(house: House, { confirmEmail }: Pick<Facts, 'confirmEmail'>): void {
  keepOpen(
    house,
    login,
    async ({ world, input, call }) => {
      const device = deviceText(input.device);
      if (input.register) {
        const told = { language: call.language, device, ip: call.ip, confirmEmail };
        const { lang, recoveryCodes, ...opened } = await registerOnce(world, input, told);
        const codes = recoveryCodes === null ? null : [...recoveryCodes];
        return { ...presentOpened(opened), lang, is_new: true, recovery_codes: codes };
      }
      const { username, password, code } = input;
      const credentials = { username, password, code, ip: call.ip };
      const { lang, shopId, ...session } = await signIn(world, credentials, device);
      const opened = presentOpened(session);
      await assertOpen(world, shopId, opened);
      return { ...opened, lang, is_new: false, recovery_codes: null };
    },
    { direct: true },
  );
}

function presentOpened({ token, expiresAt, idleExpiresAt }: Omit<Opened, 'tokenHash'>) {
  return { token, expires_at: expiresAt.toISOString(), idle_expires_at: idleExpiresAt.toISOString() };
}

/**
 * A closed account is told why, and given the session that may read the statement, object and see the money.
 *
 * @throws Refused `accountDisabled` with `restriction`, `token` and `expires_at`.
 */
async function assertOpen(world: World, shopId: bigint, opened: Record<string, string>): Promise<void> {
  try {
    await assertMay(world.db.direct, shopId, 'enter', { now: world.clock.now() });
  } catch (error) {
    if (error instanceof Refused && error.key === 'accountDisabled') {
      throw refuse(error.key, { ...error.shown, ...opened });
    }
    throw error;
  }
}

function deviceText(device: InputOf<typeof login>['device']): string {
  return [device?.name, device?.platform].filter(Boolean).join(', ');
}

function shopIdOf(session: Session): bigint {
  if (session.shopId === undefined) throw refuse('insufficientPermissions', { reason: 'no_shop' });
  return session.shopId;
}
