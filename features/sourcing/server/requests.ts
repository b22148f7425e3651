// What a shop does with its requests: send one, read what came of it, withdraw it.
import { countries } from '#domain/geo/countries.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { toPage } from '#domain/wire/page.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { holdLimits, type Context } from '#features/showcase/server/public.ts';
import type { listSourcing, readSourcing, sendSourcing } from '#features/sourcing/contract.ts';
import * as sql from './requests.sql.ts';

type Shown = GivenOf<typeof sendSourcing>;

export async function showRequests(
  { tx, shop }: Context,
  input: InputOf<typeof listSourcing>,
): Promise<GivenOf<typeof listSourcing>> {
  const { page, page_size: size } = input;
  const shopId = shop.shop_id;
  const window = { limit: size + 1, offset: (page - 1) * size };
  const rows = await sql.listRequests(tx, { shopId, ...window });
  const count = await sql.countOpen(tx, { shopId });
  return {
    ...toPage(
      rows.map((row) => present(row, shop.currency)),
      input,
      null,
    ),
    open: count?.open ?? 0,
    max: limits.sourcingOpenMax,
    currency: shop.currency,
  };
}

/** @throws Refused `recordNotFound`. */
export async function showRequest(
  context: Context,
  { id }: InputOf<typeof readSourcing>,
): Promise<GivenOf<typeof readSourcing>> {
  const { tx, shop } = context;
  const row = await sql.findRequest(tx, { shopId: shop.shop_id, id });
  if (row === undefined) throw unknown();
  return { ...present(row, shop.currency), goods: await presentGoods(context, row.goods) };
}

/**
 * Sends a request into the team’s queue. Requests of one shop go one after the other, so that each finds its own slot.
 * Sent twice with one id, it is there once.
 *
 * @throws Refused `invalidParameter`: `link` (`shape`), `cost` (`scale`, `amount`), `countries` (`unknown`, `duplicate`).
 * @throws Refused `invalidOperation` (`sourcing_max`, with `max`) beyond `limits.sourcingOpenMax` without an answer.
 */
export async function sendRequest(context: Context, input: InputOf<typeof sendSourcing>): Promise<Shown> {
  const { tx, shop, now } = context;
  assertLink(input.link);
  assertCountries(input.countries);
  const costUnits = readCost(context, input.cost);
  await holdLimits(context);
  const key = { shopId: shop.shop_id, id: input.id };
  const max = limits.sourcingOpenMax;
  const isNew = await sql.insertRequest(tx, {
    ...key,
    title: input.title,
    link: input.link,
    costUnits,
    countries: [...input.countries],
    pieces: input.pieces_per_month,
    max,
    at: now,
    endsAt: addDays(now, limits.sourcingOpenDays),
  });
  const row = await sql.findRequest(tx, key);
  if (!isNew && row === undefined) throw refuse('invalidOperation', { reason: 'sourcing_max', max });
  if (row === undefined) throw unknown();
  return present(row, shop.currency);
}

/** Deletes a request with its answer. @throws Refused `recordNotFound`, also for one that is gone. */
export async function withdrawRequest(
  { tx, shop }: Context,
  { id }: { readonly id: string },
): Promise<Record<string, never>> {
  if (!(await sql.deleteRequest(tx, { shopId: shop.shop_id, id }))) throw unknown();
  return {};
}

const unknown = () => refuse('recordNotFound', { field: 'id', reason: 'unknown' });

function assertLink(link: string): void {
  const url = link !== '' && URL.canParse(link) ? new URL(link) : undefined;
  const isWeb = url !== undefined && ['http:', 'https:'].includes(url.protocol) && !/\s/.test(link);
  if (link !== '' && !isWeb) throw refuse('invalidParameter', { field: 'link', reason: 'shape' });
}

function assertCountries(codes: readonly string[]): void {
  if (!codes.every((code) => countries.includes(code)))
    throw refuse('invalidParameter', { field: 'countries', reason: 'unknown' });
  if (new Set(codes).size < codes.length)
    throw refuse('invalidParameter', { field: 'countries', reason: 'duplicate' });
}

function readCost({ shop }: Context, typed: string | undefined): bigint | null {
  if (typed === undefined) return null;
  const units = parseUnits(typed, shop.currency);
  if (units === undefined) throw refuse('invalidParameter', { field: 'cost', reason: 'scale' });
  if (units === 0n || units > limits.priceUnitsMax)
    throw refuse('invalidParameter', { field: 'cost', reason: 'amount' });
  return units;
}

/** In the order of the answer. Goods that the warehouse deleted are left out. */
async function presentGoods({ tx, shop, language }: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql.listFound(tx, { shopId: shop.shop_id, ids: [...ids] });
  const titles = await titlesIn(tx, language, ids);
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return [];
    const title = titles.get(id) ?? row.title;
    return [
      {
        id,
        title,
        image: pictureOf(row.picture, title),
        cost: formatUnits(row.cost_units, shop.currency),
        available: row.available,
        in_showcase: row.in_showcase,
      },
    ];
  });
}

function present(row: sql.RequestRow, currency: Context['shop']['currency']): Shown {
  return {
    id: row.id,
    state: row.state,
    title: row.title,
    link: row.link,
    cost: row.cost_units === null ? null : formatUnits(row.cost_units, currency),
    currency,
    countries: row.countries,
    pieces_per_month: row.pieces,
    reason: row.reason,
    created_at: row.created_at,
    answered_at: row.answered_at,
  };
}
