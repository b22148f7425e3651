// The shop: opening it, finding it, showing and changing it.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { formatUnits } from '#domain/money/money.ts';
import { countOf, meanOf, noStars } from '#domain/goods/rating.ts';
import { recordLast } from '#features/audit/server/public.ts';
import { balancesOf, openBook } from '#features/ledger/server/public.ts';
import { restrictionsOf } from '#features/restriction/server/public.ts';
import type { shopInfo, storeInfo } from '#features/shop/contract.ts';
import { serverWords } from '#locales/server.ts';
import { findClaim } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { readCredit } from './credit.sql.ts';
import { closedOf, holidayOf } from './holiday.ts';
import { levelNow } from './level-now.ts';
import { takeHandle } from './handles.ts';
import { readLook, toPublicLook } from './look-page.ts';
import { presentMenu } from './menu.ts';
import { findMenu, type ShopMenu } from './menu.sql.ts';
import * as sql from './shops.sql.ts';

type PublicShop = GivenOf<typeof shopInfo>;

export type NewShop = {
  readonly shopId: bigint;
  readonly name: string;
  /** What its name was claimed by; a name without is claimed when the server starts. */
  readonly nameKey?: string;
  readonly ownerName: string;
  readonly tz: string;
};

/** Opens a shop with its handle and its empty book, in the transaction that makes its owner. */
export async function openShop(tx: Tx, env: Environment, shop: NewShop): Promise<void> {
  const { policy } = env;
  const handle = await takeHandle(tx, env, shop);
  await sql.insertShop(tx, {
    ...shop,
    handle,
    country: env.brand.country,
    currency: policy.currency,
    level: policy.startLevel,
    at: env.clock.now(),
  });
  await openBook(tx, shop.shopId, policy.currency);
  await recordLast(tx, { at: env.clock.now(), act: 'shop.opened', note: { shopId: shop.shopId } });
}

/** @throws Refused `recordNotFound` where there is no such shop. */
export async function shopOf(tx: Tx, shopId: bigint): Promise<sql.ShopRow> {
  const shop = await sql.findShop(tx, { shopId });
  if (shop === undefined) throw refuse('recordNotFound', { reason: 'shop' });
  return shop;
}

const cacheMs = 2_000;
const cacheMax = 1_000;

/** A shop as its visitors see it. */
export type VisitedShop = sql.ShopRow & ShopMenu;

type Cached = { readonly shop: VisitedShop; readonly readAtMs: number };

// By the handle that reads: reads outside of transactions share theirs, a transaction sees what it sees.
const caches = new WeakMap<Tx, Map<string, Cached>>();

/**
 * The shop of a handle, in whatever case it was typed; undefined where there is none. Outside of a
 * transaction it may be two seconds old. An open call, or a page, works for that shop from here on.
 */
export async function shopByHandle(tx: Tx, handle: string): Promise<VisitedShop | undefined> {
  const key = handle.toLowerCase();
  const cache = caches.get(tx) ?? new Map<string, Cached>();
  caches.set(tx, cache);
  const cached = cache.get(key);
  if (cached !== undefined && performance.now() - cached.readAtMs < cacheMs) {
    enterShop(cached.shop.shop_id);
    return cached.shop;
  }
  const claim = await findClaim(tx, { key: `handle:${key}` });
  if (claim !== undefined) enterShop(claim.shop_id);
  const shop = claim && (await findVisited(tx, claim.shop_id));
  cache.delete(key);
  if (shop === undefined) return undefined;
  if (cache.size >= cacheMax) cache.clear();
  cache.set(key, { shop, readAtMs: performance.now() });
  return shop;
}

async function findVisited(tx: Tx, shopId: bigint): Promise<VisitedShop | undefined> {
  const [shop, menu] = await Promise.all([sql.findShop(tx, { shopId }), findMenu(tx, shopId)]);
  return shop && { ...shop, ...menu };
}

/** The commission of a shop's new orders, in basis points of the goods price. */
export async function commissionBpsOf(
  tx: Tx,
  env: Pick<Environment, 'policy' | 'clock'>,
  { level }: Pick<sql.ShopRow, 'level'>,
): Promise<number> {
  const { policy, clock } = env;
  return policy.commissionBps ?? (await levelNow(tx, level, clock.now())).commissionBps;
}

/** What every visitor may know of a shop. */
export function presentPublicShop(
  shop: VisitedShop,
  env: Environment,
  language: Language = defaultLanguage,
): PublicShop {
  const { returnWindow } = env.policy;
  const closed = closedOf(shop, env.clock.now(), env.policy);
  const look = readLook(shop.look);
  const stars = shop.stars ?? noStars;
  return {
    id: shopCodeOf(shop.shop_id),
    name: shop.name,
    handle: shop.handle,
    logo: shop.logo_url === null ? null : { url: shop.logo_url },
    banner: shop.banner_url === null ? null : { url: shop.banner_url },
    look: look === undefined ? null : toPublicLook(shop.handle, look),
    about: shop.about,
    address: shop.address,
    phone: shop.phone === '' ? null : shop.phone,
    legal: {
      name: shop.legal_name ?? shop.seller_name,
      form: shop.seller_form,
      country: shop.legal_country ?? shop.seller_country,
      email: shop.seller_email,
      reg_no: shop.registration_no,
      tax_id: shop.tax_id,
      verified: shop.legal_name !== null,
    },
    level: { code: shop.level, name: serverWords(language).level[shop.level] },
    rating: meanOf(stars),
    reviews: countOf(stars),
    since: shop.created_at,
    returns: { days: returnWindow.days, from: returnWindow.from },
    return_terms: shop.return_terms,
    ships_to: [],
    langs: [...env.settings.now().languages.offered],
    currency: shop.currency,
    free_delivery_from:
      shop.free_from_units === null ? null : formatUnits(shop.free_from_units, shop.currency),
    menu: presentMenu(shop.menu, language),
    open: closed === undefined,
    closed: closed ?? null,
  };
}

/**
 * Finds a shop for a visitor by its code or its handle.
 *
 * @throws Refused `invalidUserPage` where there is none, without saying which part was wrong.
 */
export async function findPublicShop(
  tx: Tx,
  ask: { readonly id?: string | undefined; readonly handle?: string | undefined },
): Promise<VisitedShop> {
  const shopId = ask.id === undefined ? undefined : shopIdOf(ask.id.toLowerCase());
  if (shopId !== undefined) enterShop(shopId);
  const shop =
    ask.handle === undefined ? shopId && (await findVisited(tx, shopId)) : await shopByHandle(tx, ask.handle);
  if (!shop) throw refuse('invalidUserPage', { reason: 'shop' });
  return shop;
}

/** Told by a later room: visitors of each day, added up. */
export type VisitorsOf = (tx: Tx, shopId: bigint, now: Date) => Promise<number>;

type Owner = {
  readonly env: Environment;
  readonly shopId: bigint;
  readonly language: Language;
  readonly visitorsOf: VisitorsOf;
};

/** The owner's view of the shop. */
export async function presentStore(tx: Tx, owner: Owner): Promise<GivenOf<typeof storeInfo>> {
  const { env } = owner;
  const shop = await shopOf(tx, owner.shopId);
  const balances = await balancesOf(tx, owner.shopId);
  const available = balances.shop_available;
  const frozen = balances.shop_held + balances.withdrawing;
  return {
    ...presentPublicShop({ ...shop, menu: null, bundles: null }, env, owner.language),
    menu: presentMenu((await findMenu(tx, owner.shopId)).menu, owner.language),
    auto_confirm: shop.auto_confirm,
    can_choose_handle: shop.handle_changed_at === null,
    holiday: holidayOf(shop, env.clock.now()),
    credit: await readCredit(tx, owner.shopId, env.clock.now()),
    star_rating: meanOf(shop.stars ?? noStars),
    visitor_count: await owner.visitorsOf(tx, owner.shopId, env.clock.now()),
    balance: formatUnits(available + balances.shop_pending + frozen, shop.currency),
    available: formatUnits(available, shop.currency),
    frozen_amount: formatUnits(frozen, shop.currency),
    goods_limit: (await levelNow(tx, shop.level, env.clock.now())).goodsMax,
    status: shop.status,
    restrictions: await restrictionsOf(tx, owner.shopId),
    public_url: `${env.baseUrl}/s/${shop.handle}`,
    version: shop.version,
  };
}
