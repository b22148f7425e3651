// Proposals as they are listed: each with what it would change at this moment.
import * as z from 'zod/mini';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { floorUnits, pieceMoney } from '#domain/pricing/prices.ts';
import type { listProposals, ProposalState } from '#features/webhooks/proposals.contract.ts';
import { titlesIn } from '#features/goods/server/public.ts';
import { commissionBpsOf, shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { ActBy } from '#platform/http/pipeline.ts';
import { goodsOf, pricesOf } from './propose.ts';
import * as sql from './proposals.sql.ts';

type Context = Pick<ActBy<'merchant'>, 'env' | 'tx' | 'now' | 'shopId' | 'session' | 'call'>;
type Shown = GivenOf<typeof listProposals>;
type Proposal = Shown['list'][number];

/** What the rows are shown beside: the goods and conversations of one page. */
type Facts = {
  readonly shop: ShopRow;
  readonly commissionBps: number;
  readonly goods: ReadonlyMap<string, sql.GoodsRow>;
  readonly titles: ReadonlyMap<string, string>;
  readonly talks: ReadonlyMap<
    string,
    { readonly order_id: string | null; readonly order_number: number | null }
  >;
};

/** Every proposal of the shop to its people; to a program those of its own key. */
export async function presentProposals(
  context: Context,
  { open: isOpen, page, page_size: pageSize }: InputOf<typeof listProposals>,
): Promise<Shown> {
  const { tx, now, shopId, session } = context;
  const { keyId } = session;
  const asked = { shopId, keyId, isOpen, now, limit: pageSize + 1, offset: (page - 1) * pageSize };
  const rows = await sql.listProposalRows(tx, asked);
  const shown = rows.slice(0, pageSize);
  const facts = await readFacts(context, shown);
  const open = await sql.countOpen(tx, { shopId, keyId, now });
  return {
    list: shown.map((row) => present(row, facts, now)),
    page,
    page_size: pageSize,
    has_more: rows.length > pageSize,
    open: open?.count ?? 0,
  };
}

async function readFacts(
  { env, tx, shopId, call }: Context,
  rows: readonly sql.ProposalRow[],
): Promise<Facts> {
  const ids = [...new Set(rows.flatMap(({ change }) => goodsOf(change)))];
  const chatIds = rows.flatMap(({ change }) => (change.kind === 'answer' ? [change.chat_id] : []));
  const shop = await shopOf(tx, shopId);
  const commissionBps = await commissionBpsOf(tx, env, shop);
  const goods = ids.length === 0 ? [] : await sql.readProposedGoods(tx, { shopId, ids });
  const titles = await titlesIn(tx, call.language, ids);
  const talks = chatIds.length === 0 ? [] : await sql.readTalks(tx, { shopId, ids: chatIds });
  return {
    shop,
    commissionBps,
    goods: new Map(goods.map((row) => [row.id, row])),
    titles,
    talks: new Map(talks.map((row) => [row.id, row])),
  };
}

const result = z.object({
  changed: z.int(),
  failed: z.array(z.object({ title: z.string(), msg: z.string() })),
});

function present(row: sql.ProposalRow, facts: Facts, now: Date): Proposal {
  const { id, kind, note, change } = row;
  return {
    id,
    kind,
    key: { id: row.key_id, name: row.key_name, revoked: row.revoked_at !== null },
    note,
    state: stateOf(row, now),
    made_at: row.made_at,
    expires_at: row.expires_at,
    decided_at: row.state === 'applying' ? null : row.decided_at,
    currency: facts.shop.currency,
    rows: goodsOf(change).map((goodsId) => presentRow(goodsId, row, facts)),
    answer: change.kind === 'answer' ? presentAnswer(change, facts) : null,
    result: row.result === null ? null : z.parse(result, row.result),
  };
}

export function stateOf(
  { state, expires_at: ends }: Pick<sql.ProposalRow, 'state' | 'expires_at'>,
  now: Date,
): ProposalState {
  if (state === 'applying') return 'open';
  return state === 'open' && ends <= now ? 'expired' : state;
}

function presentRow(id: string, { change }: sql.ProposalRow, facts: Facts): Proposal['rows'][number] {
  const { shop, commissionBps } = facts;
  const row = facts.goods.get(id);
  const text = 'items' in change ? pricesOf(change).find(([one]) => one === id)?.[1] : undefined;
  const after = text === undefined ? undefined : parseUnits(text, shop.currency);
  const floor = row === undefined ? undefined : floorUnits(row.cost_units, commissionBps);
  const amount = (units: bigint | null | undefined) =>
    units === null || units === undefined ? null : formatUnits(units, shop.currency);
  return {
    id,
    title: facts.titles.get(id) ?? row?.title ?? '',
    version: row?.version ?? null,
    before: amount(row?.price_units),
    after: amount(after),
    profit_after:
      row === undefined || after === undefined ? null : amount(profitOf(row, after, commissionBps)),
    floor_price: amount(floor),
    is_loss: floor !== undefined && after !== undefined && after < floor,
  };
}

function profitOf(
  { cost_units: costUnits }: sql.GoodsRow,
  priceUnits: bigint,
  commissionBps: number,
): bigint {
  return pieceMoney({ priceUnits, costUnits, shipFeeUnits: 0n, commissionBps, restockBps: 0 }).profit;
}

function presentAnswer(
  { chat_id: chatId, text }: { chat_id: string; text: string },
  { shop, talks }: Facts,
): NonNullable<Proposal['answer']> {
  const talk = talks.get(chatId);
  const { order_id: id = null, order_number: number = null } = talk ?? {};
  const order = id === null || number === null ? null : { id, number: orderNumberOf(shop.shop_id, number) };
  return { chat_id: chatId, text, order };
}
