// A program proposes: what could never be confirmed is refused at once, everything else waits for the merchant.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { formatUnits, parseUnits } from '#domain/money/money.ts';
import { floorUnits } from '#domain/pricing/prices.ts';
import { countCharacters } from '#domain/text/graphemes.ts';
import type { ProposedChange, proposeChange } from '#features/webhooks/proposals.contract.ts';
import { commissionBpsOf, shopOf } from '#features/shop/server/public.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { ActBy } from '#platform/http/pipeline.ts';
import * as sql from './proposals.sql.ts';

type Context = Pick<ActBy<'merchant'>, 'env' | 'tx' | 'now' | 'shopId' | 'session'>;

/**
 * Keeps a proposal and tells the merchant, once a day for each key.
 *
 * @throws Refused `invalidOperation` with `too_many_proposals` where the shop has all that it may have open, or with
 * `nothing_to_change`.
 * @throws Refused `recordNotFound` for what the shop does not have, a conversation that is not with a buyer included;
 * `invalidParameter` for a price that loses money.
 * @throws Refused `insufficientPermissions` for a person: they make the change itself.
 */
export async function propose(
  context: Context,
  { change, note }: InputOf<typeof proposeChange>,
): Promise<GivenOf<typeof proposeChange>> {
  const { env, tx, now, shopId, session } = context;
  const { keyId } = session;
  if (keyId === undefined) throw refuse('insufficientPermissions', { reason: 'program' });
  await assertPossible(context, change);
  await sql.expireProposals(tx, { shopId, now });
  await sql.forgetProposals(tx, { shopId, before: addDays(now, -limits.proposalKeepDays) });
  const id = env.random.id(now);
  const expiresAt = new Date(now.getTime() + limits.proposalMs);
  const fresh = { shopId, id, keyId, kind: change.kind, change: JSON.stringify(change), note, at: now };
  const max = limits.proposalsOpenMax;
  for (let attempt = 0; ; attempt += 1) {
    if (attempt === max) throw refuse('invalidOperation', { reason: 'too_many_proposals', limit: max });
    // Another one may take the place that was free a moment ago: each try looks for the next.
    if ((await sql.insertProposal(tx, { ...fresh, expiresAt, max })) !== undefined) break;
  }
  const onceKey = `proposal_made:${keyId}:${now.toISOString().slice(0, 10)}`;
  await tell(tx, shopId, { id: env.random.id(now), code: 'proposal_made', onceKey, facts: {}, at: now });
  return { id, expires_at: expiresAt };
}

async function assertPossible(context: Context, change: ProposedChange): Promise<void> {
  if (change.kind === 'answer') return assertTalk(context, change);
  const ids = goodsOf(change);
  if (new Set(ids).size < ids.length) {
    throw refuse('invalidParameter', { field: 'change', reason: 'duplicate' });
  }
  const { tx, shopId } = context;
  const rows = new Map((await sql.readProposedGoods(tx, { shopId, ids })).map((row) => [row.id, row]));
  for (const id of ids) {
    const row = rows.get(id);
    const isThere =
      row !== undefined && (change.kind === 'list' ? row.state === 'active' : row.version !== null);
    if (!isThere) throw refuse('recordNotFound', { field: 'change', id });
    if (isDone(change.kind, row)) throw refuse('invalidOperation', { reason: 'nothing_to_change', id });
  }
  if ('items' in change) await assertPrices(context, change, rows);
}

/** True where there would be nothing to do: it is on sale, or off sale, already. */
function isDone(kind: ProposedChange['kind'], { status, version }: sql.GoodsRow): boolean {
  if (kind === 'list') return version !== null;
  if (kind === 'delist') return status === 'delisted';
  return kind === 'relist' && status === 'listed';
}

export function goodsOf(change: ProposedChange): string[] {
  switch (change.kind) {
    case 'price':
      return change.items.map(({ id }) => id);
    case 'list':
      return change.items.map(({ goods_id: id }) => id);
    case 'delist':
    case 'relist':
      return change.ids;
    case 'answer':
      return [];
  }
}

type Priced = Extract<ProposedChange, { items: unknown }>;

export function pricesOf(change: Priced): [id: string, price: string | undefined][] {
  if (change.kind === 'price') return change.items.map(({ id, sale_price: price }) => [id, price]);
  return change.items.map(({ goods_id: id, sale_price: price }) => [id, price]);
}

async function assertPrices(
  { env, tx, shopId }: Context,
  change: Priced,
  rows: ReadonlyMap<string, sql.GoodsRow>,
): Promise<void> {
  const shop = await shopOf(tx, shopId);
  const commissionBps = await commissionBpsOf(tx, env, shop);
  const low: { id: string; floor_price: string }[] = [];
  for (const [id, price] of pricesOf(change)) {
    const row = rows.get(id);
    if (row === undefined || price === undefined) continue;
    const units = parseUnits(price, shop.currency);
    if (units === undefined) throw refuse('invalidParameter', { field: 'sale_price', reason: 'scale', id });
    if (units === 0n || units > limits.priceUnitsMax) {
      throw refuse('invalidParameter', { field: 'sale_price', reason: 'amount', id });
    }
    if (units === row.price_units) throw refuse('invalidOperation', { reason: 'nothing_to_change', id });
    const floor = floorUnits(row.cost_units, commissionBps);
    if (units < floor) low.push({ id, floor_price: formatUnits(floor, shop.currency) });
  }
  if (low.length === 0) return;
  throw refuse('invalidParameter', { field: 'sale_price', reason: 'below_break_even', items: low });
}

async function assertTalk(
  { tx, shopId }: Context,
  { chat_id: chatId, text }: Extract<ProposedChange, { kind: 'answer' }>,
): Promise<void> {
  if (countCharacters(text, limits.chatCharactersMax) > limits.chatCharactersMax) {
    throw refuse('invalidParameter', { field: 'text', reason: 'too_long', limit: limits.chatCharactersMax });
  }
  const [talk] = await sql.readTalks(tx, { shopId, ids: [chatId] });
  if (talk === undefined) throw refuse('recordNotFound', { field: 'chat_id' });
}
