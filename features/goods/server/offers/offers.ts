// Several suppliers of the same goods, compared by what they promise and by what their parcels really did.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { isEuReady } from '#domain/geo/european-union.ts';
import { gtinForms } from '#domain/goods/gtin.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { defaultLanguage } from '#domain/text/language.ts';
import type { compareOffers } from '#features/goods/offers.contract.ts';
import { commissionBpsOf, shopOf } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { parcelsMin } from '../facts.ts';
import { presentLanded, type Reader } from '../goods.ts';
import * as sql from './offers.sql.ts';

type Offer = GivenOf<typeof compareOffers>['list'][number];

/** @throws Refused `recordNotFound` for goods that no shop could ever list. */
export async function presentOffers(
  tx: Tx,
  env: Environment,
  { shopId, language, refresh }: Reader,
  { goods_id: goodsId, country }: InputOf<typeof compareOffers>,
): Promise<GivenOf<typeof compareOffers>> {
  const landed = country === undefined ? undefined : await refresh(env, country);
  const rows = await findSame(tx, goodsId, { shopId, language, country, basis: landed?.basis });
  if (rows.length === 0) throw refuse('recordNotFound', { field: 'goods_id', reason: 'unknown' });
  const suppliers = [...new Set(rows.map((row) => row.supplier_id))];
  const [measures, shop] = await Promise.all([sql.readMeasures(tx, suppliers), shopOf(tx, shopId)]);
  const bySupplier = new Map(measures.map((measure) => [measure.supplier_id, measure]));
  const commissionBps = await commissionBpsOf(tx, env, shop);
  const list = rows.map((row) => ({
    ...presentOffer(env, row, { commissionBps, country }),
    record: presentMeasure(bySupplier.get(row.supplier_id)),
  }));
  return { currency: env.policy.currency, country: country ?? null, list };
}

type Shown = Pick<Reader, 'shopId' | 'language'> & {
  readonly country?: string | undefined;
  readonly basis?: string | undefined;
};

/** The goods, also where it is sold no more, and the same ones that can be listed; nothing for goods that are not there. */
async function findSame(tx: Tx, goodsId: string, shown: Shown): Promise<sql.OfferRow[]> {
  const known = await sql.readIdentity(tx, { goodsId });
  if (known === undefined) return [];
  const { gtin, family, options, supplier_id: supplierId } = known;
  const identity = { goodsId, gtins: gtinForms(gtin), family, options: JSON.stringify(options), supplierId };
  return sql.listOffers(tx, { ...identity, ...shown, limit: limits.sameGoodsMax });
}

/** Goods that a shop may sell instead of these, because they are the same. */
export async function listSameGoods(tx: Tx, shopId: bigint, goodsId: string): Promise<string[]> {
  const rows = await findSame(tx, goodsId, { shopId, language: defaultLanguage });
  return rows.flatMap((row) => (row.is_itself ? [] : [row.id]));
}

type Reading = { readonly commissionBps: number; readonly country: string | undefined };

function presentOffer(
  env: Environment,
  row: sql.OfferRow,
  { commissionBps, country }: Reading,
): Omit<Offer, 'record'> {
  const { currency, restockBps, returnWindow } = env.policy;
  const amount = (units: bigint) => formatUnits(units, currency);
  return {
    goods_id: row.id,
    code: row.code,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    supplier: {
      id: row.supplier_id,
      name: row.supplier_name,
      country: row.supplier_country,
      affiliated: row.supplier_affiliated,
    },
    cost: amount(row.cost_units),
    suggested_price: amount(row.suggested_units),
    floor_price: amount(floorUnits(row.cost_units, commissionBps)),
    stock: Number(row.available),
    ship: {
      price: amount(row.ship_fee_units),
      days_p50: row.dispatch_days + row.days_p50,
      days_p90: row.dispatch_days + row.days_p90,
    },
    landed: presentLanded(row, country, amount),
    returns: { days: returnWindow.days, restock_bps: restockBps },
    eu_person: row.eu_person === '' ? null : row.eu_person,
    eu_ready: isEuReady(row),
    in_showcase: row.in_showcase,
    active: row.is_active,
    same_by: row.is_itself ? 'itself' : row.is_same_gtin ? 'gtin' : 'family',
  };
}

function presentMeasure(measure: sql.SupplierMeasure | undefined): Offer['record'] {
  if (measure === undefined || measure.parcels < parcelsMin) return null;
  const { parcels, late, returned, p50, p90 } = measure;
  const part = (count: number) => Math.round((count * 10_000) / parcels);
  const days = p50 === null || p90 === null ? null : { p50, p90 };
  return { parcels, late_bps: part(late), returned_bps: part(returned), days };
}
