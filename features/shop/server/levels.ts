// The levels with what each needs and what the shop has of it: published, earned, free of charge.
import type { OutputOf } from '#domain/endpoint.ts';
import { refuse } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { levelCodes, levels, type LevelCode } from '#domain/levels.ts';
import { dayMs } from '#domain/limits.ts';
import { formatUnits, scales, type Asset } from '#domain/money.ts';
import type { shopType } from '#features/shop/contract.ts';
import { serverWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { World } from '#platform/world.ts';
import { commissionBpsOf, shopOf } from './shops.ts';
import { readFacts, readSalesFacts } from './shops.sql.ts';

/** Facts that a level asks for, counted from events. */
type Have = {
  readonly live_goods: number;
  readonly delivered_orders: number;
  readonly buyers: number;
  readonly days_open: number;
  /** The average of reviews in tenths of a star. */
  readonly rating_tenths: number;
};

/** product.md section 4, level criteria. */
const needs: Record<LevelCode, Partial<Have>> = {
  standard: {},
  merchant: { live_goods: 10, delivered_orders: 10, rating_tenths: 25 },
  partner: { days_open: 30, delivered_orders: 100, buyers: 30, rating_tenths: 35 },
  agent: { days_open: 90, delivered_orders: 1_000, rating_tenths: 42 },
};

type Owner = { readonly world: World; readonly shopId: bigint; readonly language: Language };
type ShownLevel = OutputOf<typeof shopType>['list'][number];

/** @throws Refused `recordNotFound` for a code that is no level. */
export async function presentLevels(
  tx: Tx,
  owner: Owner,
  code: string | undefined,
): Promise<OutputOf<typeof shopType>> {
  const wanted = levelCodes.filter((one) => code === undefined || one === code);
  if (wanted.length === 0) throw refuse('recordNotFound', { reason: 'level' });
  const { world } = owner;
  const shop = await shopOf(tx, owner.shopId);
  const facts = await readFacts(tx, owner.shopId);
  const sales = await readSalesFacts(tx, owner.shopId);
  const openMs = world.clock.now().getTime() - shop.created_at.getTime();
  const have: Have = {
    live_goods: facts.live_goods,
    ...sales,
    days_open: Math.floor(openMs / dayMs),
    rating_tenths: 0,
  };
  const names = serverWords(owner.language).level;
  const next = levelCodes[levelCodes.indexOf(shop.level) + 1];
  return {
    list: wanted.map((one): ShownLevel => {
      const level = levels[one];
      return {
        code: one,
        name: names[one],
        goods_limit: level.goodsMax,
        rows_max: level.rowsMax,
        delete_daily: level.deletionsPerDay,
        commission_bps: commissionBpsOf(world, { level: one }),
        settle_days: world.policy.releaseDays ?? level.releaseDays,
        auto_withdraw: majorText(level.autoWithdrawMajor, shop.currency),
        currency: shop.currency,
        staff_seats: level.staffSeats,
        criteria: criteriaOf(needs[one], have),
        current: one === shop.level,
        next: one === next,
      };
    }),
  };
}

function criteriaOf(need: Partial<Have>, have: Have): ShownLevel['criteria'] {
  const keys = ['live_goods', 'delivered_orders', 'buyers', 'days_open', 'rating_tenths'] as const;
  return keys.flatMap((key) => {
    const asked = need[key];
    if (asked === undefined) return [];
    const show = (value: number) => (key === 'rating_tenths' ? (value / 10).toFixed(1) : String(value));
    const name = key === 'rating_tenths' ? 'rating' : key;
    return [{ key: name, need: show(asked), have: show(have[key]), ok: have[key] >= asked }];
  });
}

function majorText(major: number, currency: Asset): string {
  return formatUnits(BigInt(major) * 10n ** BigInt(scales[currency]), currency);
}
