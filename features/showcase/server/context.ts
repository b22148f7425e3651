// What every act of the showcase stands on: the shop, its limits, and how a result is told.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refusals, refuse, type Refused, type RefusalKey, type Shown } from '#domain/wire/errors.ts';
import type { Language } from '#domain/text/language.ts';
import type { Level } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import { parseUnits } from '#domain/money/money.ts';
import { localDay, nextMidnight } from '#domain/time.ts';
import type { listShowcase } from '#features/showcase/contract.ts';
import { commissionBpsOf, levelNow, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import { errorWords } from '#locales/server.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { lockQuota, readQuota, type QuotaRequest, type QuotaRow } from './quota.sql.ts';

export type Context = {
  readonly tx: Tx;
  readonly env: Environment;
  readonly language: Language;
  readonly shop: ShopRow;
  readonly level: Level;
  readonly commissionBps: number;
  readonly now: Date;
};

export async function standOn(
  tx: Tx,
  env: Environment,
  shopId: bigint,
  language: Language,
): Promise<Context> {
  const shop = await shopOf(tx, shopId);
  const now = env.clock.now();
  const level = await levelNow(tx, shop.level, now);
  const commissionBps = await commissionBpsOf(tx, env, shop);
  return { tx, env, language, shop, level, commissionBps, now };
}

function allowed({ shop, level, now }: Context): QuotaRequest {
  return {
    listedMax: level.goodsMax,
    rowsMax: level.rowsMax,
    deletedMax: level.deletionsPerDay,
    day: localDay(now, shop.tz),
  };
}

/** Holds the shop's limits: acts on one showcase go one after the other from here. */
export function holdLimits(context: Context): Promise<QuotaRow> {
  return lockQuota(context.tx, context.shop.shop_id, allowed(context));
}

type Limit = GivenOf<typeof listShowcase>['limit'];

export async function presentLimit(context: Context): Promise<Limit> {
  const ask = allowed(context);
  const used = await readQuota(context.tx, { shopId: context.shop.shop_id, day: ask.day });
  return {
    goods_limit: ask.listedMax,
    listed: used?.listed ?? 0,
    rows: used?.rows_used ?? 0,
    rows_max: ask.rowsMax,
    delete_daily: ask.deletedMax,
    deleted_today: used?.deleted ?? 0,
    resets_at: nextMidnight(context.now, context.shop.tz),
  };
}

export type Result = { ok: boolean; code: number; reason: string | null; msg: string };

export const accepted: Result = { ok: true, code: 200, reason: null, msg: 'ok' };

/** One row's no, in the words of the same refusal for a whole call. */
export function refusedRow(language: Language, key: RefusalKey, shown: Shown & { reason: string }): Result {
  const { reason } = shown;
  return { ok: false, code: refusals[key].code, reason, msg: errorWords(language, key, shown) };
}

export type LimitReason = 'goods_limit' | 'rows_max' | 'delete_limit';

/** Which limit stands in the way, how much of it is used, and when the day's count starts again. */
export function shownLimit(context: Context, quota: QuotaRow, reason: LimitReason) {
  if (reason === 'goods_limit') return { reason, limit: quota.listed_max, used: quota.listed };
  if (reason === 'rows_max') return { reason, limit: quota.rows_max, used: quota.rows_used };
  const { tz } = context.shop;
  const resetsAt = nextMidnight(context.now, tz).toISOString();
  return { reason, limit: quota.deleted_max, used: quota.deleted, resets_at: resetsAt, tz };
}

/** Names of rows that a refusal says; its `ids` has them all. */
const titlesShownMax = 5;

/** The refusal of a change over rows that somebody changed since they were read: which ones. */
export function staleRows(rows: readonly { readonly goods_id: string; readonly title: string }[]): Refused {
  return refuse('staleVersion', {
    reason: 'stale',
    ids: rows.map(({ goods_id }) => goods_id),
    titles: rows.slice(0, titlesShownMax).map(({ title }) => title),
  });
}

/** A price as it was typed, or why it is none. */
export function readPrice(text: string, currency: ShopRow['currency']): bigint | 'scale' | 'amount' {
  const units = parseUnits(text, currency);
  if (units === undefined) return 'scale';
  return units === 0n || units > limits.priceUnitsMax ? 'amount' : units;
}
