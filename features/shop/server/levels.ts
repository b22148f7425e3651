// The levels with what each needs and what the shop has of it: published, earned, free of charge.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import { levelAt, partsOfKey, type LevelLimitKind } from '#domain/shop/level-limits.ts';
import { levelCodes, levelNeeds, type LevelCode, type LevelNeed } from '#domain/shop/levels.ts';
import { dayMs, limits } from '#domain/limits.ts';
import { formatUnits, scales, type Asset } from '#domain/money/money.ts';
import { meanOf, noStars } from '#domain/goods/rating.ts';
import { addDays } from '#domain/time.ts';
import { identityOf } from '#features/identity/server/public.ts';
import type { raiseLevel, shopType } from '#features/shop/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { findLevelNotice, moveLevel, readSalesFacts, type SalesFacts } from './level.sql.ts';
import { changesOf } from './level-now.ts';
import { shopOf } from './shops.ts';
import { readFacts, type ShopRow } from './shops.sql.ts';

export type Owner = { readonly env: Environment; readonly shopId: bigint; readonly language: Language };
type ShownLevel = GivenOf<typeof shopType>['list'][number];
export type Criterion = ShownLevel['criteria'][number];
/** What the shop has of each; null where there is nothing to measure yet. */
export type Have = Record<LevelNeed['key'], number | null>;

function levelOf(code: string): LevelCode {
  const found = levelCodes.find((one) => one === code);
  if (found === undefined) throw refuse('recordNotFound', { reason: 'level' });
  return found;
}

export function nextOf(level: LevelCode): LevelCode | undefined {
  return levelCodes[levelCodes.indexOf(level) + 1];
}

/** @throws Refused `recordNotFound` for a code that is no level. */
export async function presentLevels(
  tx: Tx,
  owner: Owner,
  code: string | undefined,
): Promise<GivenOf<typeof shopType>> {
  const wanted = code === undefined ? levelCodes : [levelOf(code)];
  const shop = await shopOf(tx, owner.shopId);
  const have = await readHave(tx, owner, shop);
  const { env } = owner;
  const now = env.clock.now();
  const changes = await changesOf(tx);
  const lowering = await findLevelNotice(tx, { shopId: owner.shopId });
  const names = serverWords(owner.language).level;
  return {
    lowering: lowering === undefined ? null : { to: lowering.level_to, at: lowering.due_at },
    list: wanted.map((one): ShownLevel => {
      const level = levelAt(one, changes, now);
      return {
        code: one,
        name: names[one],
        goods_limit: level.goodsMax,
        rows_max: level.rowsMax,
        delete_daily: level.deletionsPerDay,
        commission_bps: env.policy.commissionBps ?? level.commissionBps,
        settle_days: env.policy.releaseDays ?? level.releaseDays,
        staff_seats: level.staffSeats,
        auto_withdraw: majorText(level.autoWithdrawMajor, shop.currency),
        currency: shop.currency,
        criteria: levelNeeds[one].map((need) => criterionOf(need, have[need.key])),
        current: one === shop.level,
        next: one === nextOf(shop.level),
        changes: changes
          .filter(({ key, from }) => from > now && partsOfKey(key).level === one)
          .map(({ key, value, from }) => presentChange(partsOfKey(key).kind, value, from)),
      };
    }),
  };
}

/**
 * Raises a shop by one level where it has what the level asks for. It costs nothing; the showcase's limits and the
 * commission of new orders follow. Of many who ask at once one raises it, by one level.
 *
 * @throws Refused `invalidOperation` `criteria` with those that are missing; `already` or `not_next` for a level that
 *   is not the next one.
 */
export async function raise(tx: Tx, owner: Owner, code: string): Promise<GivenOf<typeof raiseLevel>> {
  const to = levelOf(code);
  const shop = await shopOf(tx, owner.shopId);
  const { level: from } = shop;
  if (to !== nextOf(from)) {
    const reason = levelCodes.indexOf(to) <= levelCodes.indexOf(from) ? 'already' : 'not_next';
    throw refuse('invalidOperation', { reason, level: from });
  }
  const have = await readHave(tx, owner, shop);
  const missing = levelNeeds[to].map((need) => criterionOf(need, have[need.key])).filter(({ ok }) => !ok);
  if (missing.length > 0) throw refuse('invalidOperation', { reason: 'criteria', missing });
  if (!(await moveLevel(tx, { shopId: shop.shop_id, from, to }))) {
    throw refuse('invalidOperation', { reason: 'already', level: to });
  }
  const at = owner.env.clock.now();
  await tell(tx, shop.shop_id, {
    id: owner.env.random.id(at),
    code: 'level_raised',
    onceKey: `level:${to}`,
    facts: { level: to },
    at,
  });
  return { level: to, from };
}

export async function readHave(
  tx: Tx,
  { env, shopId }: Pick<Owner, 'env' | 'shopId'>,
  shop: ShopRow,
): Promise<Have> {
  const now = env.clock.now();
  const facts = await readFacts(tx, shopId);
  const sales = await readSales(tx, shopId, now);
  const identity = await identityOf(tx, shopId);
  return {
    live_goods: facts.live_goods,
    delivered_orders: sales.delivered_orders,
    buyers: sales.buyers,
    days_open: Math.floor((now.getTime() - shop.created_at.getTime()) / dayMs),
    rating: meanOf(shop.stars ?? noStars),
    cases: sales.cases,
    late_bps: sales.late_bps,
    company: identity.isVerified && identity.kind === 'company' ? 1 : 0,
  };
}

/** What a level asks of a shop's sales, as of a moment. */
export function readSales(tx: Tx, shopId: bigint, now: Date): Promise<SalesFacts> {
  return readSalesFacts(tx, shopId, {
    now,
    lateSince: addDays(now, -limits.levelLateDays),
    casesSince: addDays(now, -limits.levelCaseDays),
  });
}

export function criterionOf({ key, rule, need }: LevelNeed, have: number | null): Criterion {
  const show = (value: number) => (key === 'rating' ? value.toFixed(1) : String(value));
  const ok = have !== null && (rule === 'below' ? have < need : have >= need);
  return { key, rule, need: show(need), have: have === null ? null : show(have), ok };
}

function presentChange(kind: LevelLimitKind, value: number, from: Date) {
  return { kind, value, from: from.toISOString() };
}

function majorText(major: number, currency: Asset): string {
  return formatUnits(BigInt(major) * 10n ** BigInt(scales[currency]), currency);
}
