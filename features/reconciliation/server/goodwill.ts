// Goodwill moves only out of the fund, at most so much a day, by two people who did not let the merchant in.
import { account } from '#domain/ledger/accounts.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, scales, type Asset } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { fundRecipe, giveRecipe, platformBook } from '#domain/recipes/goodwill.ts';
import { balancesOfAccounts, openBook, post } from '#features/ledger/server/public.ts';
import type {
  decideGoodwill,
  listGoodwill,
  proposeGoodwill,
} from '#features/reconciliation/goodwill.contract.ts';
import { sqlState, type Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { AuditNote } from '#platform/http/audit.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './goodwill.sql.ts';

export type GoodwillContext = {
  readonly env: Environment;
  readonly tx: Tx;
  readonly now: Date;
  readonly operatorId: string;
  readonly audit: (note: AuditNote) => void;
  /** True where statements of banks are read: what funds must then be a line of one. */
  readonly hasBanks: boolean;
};

const capOf = (major: number, currency: Asset) => BigInt(major) * 10n ** BigInt(scales[currency]);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const personOf = (id: string) => `person:${id}`;

type Proposing = InputOf<typeof proposeGoodwill>;

/**
 * @throws Refused `recordNotFound` for a shop or line that there is not, `insufficientPermissions` (`invited_by_you`),
 * `invalidOperation`: `needs_line`, `missing`, `other_amount`, `used_before`, `above_cap`.
 */
export async function propose(
  context: GoodwillContext,
  ask: Proposing,
): Promise<GivenOf<typeof proposeGoodwill>> {
  const { tx, env, now, operatorId, audit } = context;
  const id = env.random.id(now);
  const target = ask.kind === 'give' ? await shopFor(context, ask) : await fundFor(context, ask);
  try {
    await sql.addGoodwill(tx, {
      id,
      kind: ask.kind,
      reason: ask.reason,
      document: ask.document ?? '',
      as_promo: ask.kind === 'give' && ask.as === 'promo',
      maker: operatorId,
      made_at: now,
      ...target,
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('invalidOperation', { reason: 'used_before' });
    throw error;
  }
  const { shop_id: shopId, units, currency } = target;
  audit({
    ...(shopId === null ? {} : { shopId }),
    subject: id,
    why: ask.reason,
    after: { kind: ask.kind, as: ask.as, units, currency, state: 'proposed' },
  });
  return { id, state: 'proposed' };
}

type Target = Pick<sql.NewGoodwill, 'shop_id' | 'currency' | 'units' | 'inviter' | 'line_id'>;

async function shopFor({ tx, operatorId }: GoodwillContext, { shop, amount }: Proposing): Promise<Target> {
  const found = shop === undefined ? undefined : await sql.findShop(tx, { handle: shop });
  if (found === undefined) throw refuse('recordNotFound', { field: 'shop' });
  if (found.inviter === operatorId) throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
  const { currency, inviter, shop_id } = found;
  const units = unitsOf(amount, currency);
  if (units > capOf(limits.goodwillShopMajor, currency)) throw aboveCap('shop');
  return { shop_id, currency, units, inviter, line_id: null };
}

async function fundFor({ tx, env, hasBanks }: GoodwillContext, ask: Proposing): Promise<Target> {
  const { currency } = env.policy;
  const units = unitsOf(ask.amount, currency);
  if (ask.document === undefined) throw refuse('invalidOperation', { reason: 'missing', field: 'document' });
  if (ask.line_id === undefined) {
    if (hasBanks) throw refuse('invalidOperation', { reason: 'needs_line', field: 'line_id' });
    return { shop_id: null, currency, units, inviter: null, line_id: null };
  }
  const line = await sql.findLine(tx, { id: ask.line_id });
  if (line === undefined) throw refuse('recordNotFound', { field: 'line_id' });
  if (line.units !== units || line.currency !== currency)
    throw refuse('invalidOperation', { reason: 'other_amount', field: 'amount' });
  return { shop_id: null, currency, units, inviter: null, line_id: ask.line_id };
}

function unitsOf(amount: string, currency: Asset): bigint {
  const units = parseUnits(amount, currency);
  if (units === undefined || units === 0n)
    throw refuse('invalidParameter', { field: 'amount', reason: 'amount' });
  return units;
}

const aboveCap = (whose: 'person' | 'shop') => refuse('invalidOperation', { reason: 'above_cap', whose });

/** @throws Refused `invalidOperation`: `decided`, `same_person`, `above_cap`; `insufficientBalance`: the fund is too small. */
export async function decide(
  context: GoodwillContext,
  { id, act }: InputOf<typeof decideGoodwill>,
): Promise<GivenOf<typeof decideGoodwill>> {
  const { tx, now, operatorId, audit } = context;
  const row = await sql.lockGoodwill(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  if (row.state !== 'proposed') throw refuse('invalidOperation', { reason: 'decided' });
  const state = act === 'confirm' ? 'confirmed' : 'dropped';
  if (state === 'confirmed') assertOther(row, operatorId);
  await sql.endGoodwill(tx, { id, state, by: operatorId, at: now });
  const about = { subject: id, before: { state: row.state }, after: { state, units: row.units } };
  audit(row.shop_id === null ? about : { ...about, shopId: row.shop_id });
  if (state === 'confirmed') await move(context, row);
  return { state };
}

function assertOther({ maker, inviter }: sql.GoodwillRow, operatorId: string): void {
  if (maker === operatorId) throw refuse('invalidOperation', { reason: 'same_person' });
  if (inviter === operatorId) throw refuse('insufficientPermissions', { reason: 'invited_by_you' });
}

/** Both books in one transaction, the platform's first: whoever gives at the same moment waits for the fund. */
async function move({ tx, env, now }: GoodwillContext, row: sql.GoodwillRow): Promise<void> {
  const { id, units, currency, shop_id: shopId } = row;
  await openBook(tx, platformBook, env.policy.currency);
  if (shopId === null) return post(tx, platformBook, now, [fundRecipe(id, units)]);
  if (currency !== env.policy.currency) throw refuse('invalidOperation', { reason: 'other_currency' });
  await countCaps(tx, row, now);
  await tell(tx, shopId, {
    id: env.random.id(now),
    code: row.as_promo ? 'goodwill_promo' : 'goodwill_given',
    onceKey: `goodwill:${id}`,
    facts: { amount: { units: units.toString(), currency }, reason: row.reason },
    at: now,
  });
  const { platform, shop } = giveRecipe(id, units, { shopId, asPromo: row.as_promo });
  await post(tx, platformBook, now, [platform]);
  await post(tx, shopId, now, [shop]);
}

/** What was proposed counts for whoever proposed it, on the day when it is given. */
async function countCaps(tx: Tx, row: sql.GoodwillRow, now: Date): Promise<void> {
  const { units, currency, shop_id: shopId, maker } = row;
  const day = dayOf(now);
  const caps = [
    { whose: personOf(maker), kind: 'person', cap: capOf(limits.goodwillPersonMajor, currency) },
    { whose: `shop:${shopId}`, kind: 'shop', cap: capOf(limits.goodwillShopMajor, currency) },
  ] as const;
  for (const { whose, kind, cap } of caps) {
    try {
      await sql.countDay(tx, { day, whose, units, cap });
    } catch (error) {
      if (sqlState(error) === '23514') throw aboveCap(kind);
      throw error;
    }
  }
}

/** The fund, the caps, and everything that was proposed. */
export async function list(
  { tx, env, now, operatorId }: Pick<GoodwillContext, 'tx' | 'env' | 'now' | 'operatorId'>,
  input: InputOf<typeof listGoodwill>,
): Promise<GivenOf<typeof listGoodwill>> {
  const { currency } = env.policy;
  const { page, page_size: size } = input;
  const rows = await sql.listRows(tx, { limit: size + 1, offset: (page - 1) * size });
  const [fund = 0n] = await balancesOfAccounts(tx, platformBook, [account('goodwill_fund')]);
  const cap = capOf(limits.goodwillPersonMajor, currency);
  const given = await sql.readDay(tx, dayOf(now), personOf(operatorId));
  return {
    fund: formatUnits(fund, currency),
    currency,
    left_today: formatUnits(cap - given, currency),
    shop_daily: formatUnits(capOf(limits.goodwillShopMajor, currency), currency),
    ...toPage(
      rows.map((row) => present(row, operatorId)),
      input,
      null,
    ),
  };
}

function present(row: sql.GoodwillView, operatorId: string) {
  return {
    id: row.id,
    kind: row.kind,
    shop: row.handle,
    shop_name: row.name,
    amount: formatUnits(row.units, row.currency),
    currency: row.currency,
    reason: row.reason,
    document: row.document,
    as: row.as_promo ? ('promo' as const) : ('balance' as const),
    state: row.state,
    by: row.maker_name,
    confirmed_by: row.checker_name,
    is_yours: row.maker === operatorId,
    at: row.made_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}
