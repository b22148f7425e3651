// Calls of the shop, with `login` and `me`, which need person and shop together.
import { refuse, Refused } from '#domain/wire/errors.ts';
import { memberRoleOf } from '#domain/shop/team-roles.ts';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { signIn, type Opened } from '#features/people/server/public.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { raiseLevel, shopInfo, shopType, storeInfo } from '#features/shop/contract.ts';
import { publishLook, shopLook } from '#features/shop/look.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { consoleShopRoutes } from './console-routes.ts';
import { presentLevels, raise } from './levels.ts';
import { changeDraft, discardDraft, presentLook, previewOf, publishDraft } from './look.ts';
import { toPublicLook } from './look-page.ts';
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
export function shopRoutes(registry: Registry, facts: Facts): void {
  handleLogin(registry, facts);
  consoleShopRoutes(registry);
  handle(
    registry,
    me,
    ({ env, tx, personId, shopId, call, session }) => {
      const member = memberRoleOf(session.roles);
      const asking = { env, shopId, personId, language: call.language, member };
      return presentMe(tx, asking, facts);
    },
    { direct: true },
  );
  handle(
    registry,
    shopInfo,
    async ({ env, tx, input, call, now }) => {
      const shop = await findPublicShop(tx, input);
      const shown = presentPublicShop(shop, env, call.language);
      const own = { shopId: shop.shop_id, now };
      const draft = input.look === undefined ? undefined : await previewOf(tx, own, input.look);
      return {
        ...shown,
        look: draft === undefined ? shown.look : toPublicLook(shop.handle, draft),
        ships_to: [...(await facts.shipsTo(tx, now))],
      };
    },
    { direct: true },
  );
  handle(registry, storeInfo, async ({ env, tx, input, shopId, call, now, audit }) => {
    if (input.patch !== undefined) {
      await changeShop(tx, shopId, {
        patch: input.patch,
        version: input.version,
        now,
        brand: env.brand.name,
      });
      audit({ shopId, subject: 'shop', after: { changed: Object.keys(input.patch).toSorted() } });
    }
    const owner = { env, shopId, language: call.language, visitorsOf: facts.visitorsOf };
    return { ...(await presentStore(tx, owner)), ships_to: [...(await facts.shipsTo(tx, now))] };
  });
  handleLook(registry);
  handle(
    registry,
    shopType,
    ({ env, tx, input, shopId, call }) =>
      presentLevels(tx, { env, shopId, language: call.language }, input.code),
    { direct: true },
  );
  handle(registry, raiseLevel, ({ env, tx, input, shopId, call }) =>
    raise(tx, { env, shopId, language: call.language }, input.code),
  );
}

function handleLook(registry: Registry): void {
  handle(registry, shopLook, async ({ tx, input, shopId, now }) => {
    if (input.discard === true) await discardDraft(tx, shopId);
    if (input.draft !== undefined) await changeDraft(tx, { shopId, now }, input.draft);
    return presentLook(tx, { shopId, now });
  });
  handle(registry, publishLook, async ({ tx, shopId, now, audit }) => {
    await publishDraft(tx, { shopId, now });
    audit({ shopId, subject: 'shop', after: { changed: ['look'] } });
    return presentLook(tx, { shopId, now });
  });
}

/** Direct, because checking and making passwords takes long and needs no transaction. */
function handleLogin(registry: Registry, { confirmEmail }: Pick<Facts, 'confirmEmail'>): void {
  handle(
    registry,
    login,
    async ({ env, input, call }) => {
      const device = deviceText(input.device);
      if (input.register) {
        const told = { language: call.language, device, ip: call.ip, confirmEmail };
        const { lang, recoveryCodes, ...opened } = await registerOnce(env, input, told);
        const codes = recoveryCodes === null ? null : [...recoveryCodes];
        return { ...presentOpened(opened), lang, is_new: true, recovery_codes: codes };
      }
      const { username, password, code } = input;
      const credentials = { username, password, code, ip: call.ip };
      const { lang, shopId, ...session } = await signIn(env, credentials, device);
      const opened = presentOpened(session);
      await assertOpen(env, shopId, opened);
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
async function assertOpen(env: Environment, shopId: bigint, opened: Record<string, string>): Promise<void> {
  try {
    await assertMay(env.db.direct, shopId, 'enter', { now: env.clock.now() });
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
