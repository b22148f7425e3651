// Calls of shops and limits for the people of the console, and what a merchant sees of their looks.
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf, shopIdOf } from '#domain/wire/ids.ts';
import { levelNeeds } from '#domain/shop/levels.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { hasRight } from '#domain/rights.ts';
import { identityOf } from '#features/identity/server/public.ts';
import { listViews as readViews } from '#features/audit/server/public.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { restrictionsOf } from '#features/restriction/server/public.ts';
import * as operator from '#features/shop/console.contract.ts';
import { listLooks } from '#features/shop/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './console.sql.ts';
import { findLevelNotice } from './level.sql.ts';
import { criterionOf, nextOf, readHave, readSales } from './levels.ts';
import { decideChange, presentHistory, presentLimits, proposeLimit } from './limit-changes.ts';
import { shopOf } from './shops.ts';

export function consoleShopRoutes(registry: Registry): void {
  handleLimits(registry);
  handleShops(registry);
  handleViews(registry);
}

function handleLimits(registry: Registry): void {
  handle(registry, operator.listLimits, (act) => presentLimits(act), { direct: true });
  handle(registry, operator.changeLimit, async ({ env, tx, now, input, personId, audit }) => {
    const { id, before } = await proposeLimit({ env, tx, now, by: personId }, input);
    const { key, value, days, reason } = input;
    audit({
      subject: key,
      why: reason,
      before: { value: before },
      after: { value, days, state: 'proposed' },
    });
    return { id };
  });
  handle(registry, operator.decideLimit, async ({ env, tx, now, input, personId, audit }) => {
    const decided = await decideChange({ env, tx, now, by: personId }, input);
    audit({ subject: input.id, before: { state: 'proposed' }, after: { ...decided } });
    return decided;
  });
  handle(
    registry,
    operator.limitHistory,
    ({ tx, input, personId }) => presentHistory({ tx }, { input, by: personId }),
    { direct: true },
  );
}

function handleShops(registry: Registry): void {
  handleList(registry, operator.listShops, {
    sql: sql.shopList,
    present: (rows) =>
      rows.map((row) => ({
        id: shopCodeOf(row.shop_id),
        name: row.name,
        handle: row.handle,
        level: row.level,
        status: row.status,
        country: row.country,
        since: row.created_at.toISOString(),
        restrictions: row.restrictions,
      })),
  });
  handle(registry, operator.shopOverview, async ({ env, tx, input, session, audit }) => {
    const shopId = shopIdOf(input.id.toLowerCase());
    if (shopId === undefined) throw refuse('recordNotFound', { field: 'id', reason: 'shop' });
    const shown = await presentOverview(tx, { env, shopId, session });
    audit({ shopId, subject: 'shop' });
    return shown;
  });
}

type Looking = { readonly env: Environment; readonly shopId: bigint; readonly session: Session };

async function presentOverview(tx: Tx, { env, shopId, session }: Looking) {
  const shop = await shopOf(tx, shopId);
  const have = await readHave(tx, { env, shopId }, shop);
  const sales = await readSales(tx, shopId, env.clock.now());
  const identity = await identityOf(tx, shopId);
  const lowering = await findLevelNotice(tx, { shopId });
  const balances = await balancesOf(tx, shopId);
  const text = (units: bigint) => formatUnits(units, shop.currency);
  const next = nextOf(shop.level);
  return {
    id: shopCodeOf(shopId),
    name: shop.name,
    handle: shop.handle,
    status: shop.status,
    country: shop.country,
    since: shop.created_at.toISOString(),
    owner: shop.legal_name ?? shop.owner_name,
    identity: { kind: identity.kind ?? null, verified: identity.isVerified },
    level: {
      code: shop.level,
      next: next ?? null,
      criteria: levelNeeds[next ?? shop.level].map((need) => criterionOf(need, have[need.key])),
    },
    lowering: lowering === undefined ? null : { to: lowering.level_to, at: lowering.due_at.toISOString() },
    restrictions: await restrictionsOf(tx, shopId),
    money: hasRight(session.roles, 'ledger')
      ? {
          currency: shop.currency,
          available: text(balances.shop_available),
          held: text(balances.shop_held),
          pending: text(balances.shop_pending),
        }
      : null,
    orders: {
      all: await sql.countOrders(tx, shopId),
      delivered: sales.delivered_orders,
      late_bps: sales.late_bps,
      cases: sales.cases,
    },
    public_url: `${env.baseUrl}/s/${shop.handle}`,
  };
}

function handleViews(registry: Registry): void {
  handle(
    registry,
    listLooks,
    async ({ tx, input, shopId }) => {
      const { page, page_size: size } = input;
      const part = { limit: size + 1, offset: (page - 1) * size };
      const { rows, total } = await readViews(tx, shopId, part);
      const people = await sql.rolesOf(
        tx,
        rows.map(({ person_id: person }) => person),
      );
      const list = rows.map((row) => ({
        no: row.seq.toString(),
        at: row.at.toISOString(),
        // Somebody with several roles looked as the one that the look is for, which nobody knows: the first is said.
        role: people.get(row.person_id)?.at(0) ?? null,
        what: whatOf(row.act),
        why: row.why === '' ? null : row.why,
      }));
      return toPage(list, input, total);
    },
    { direct: true },
  );
}

const whatWords = [
  ['shopOverview', 'shop'],
  ['restriction', 'restriction'],
  ['identit', 'identity'],
  ['document', 'identity'],
  ['order', 'order'],
  ['payout', 'money'],
  ['withdraw', 'money'],
  ['deposit', 'money'],
] as const;

/** What a call showed, by its name: calls say what they are about. */
function whatOf(act: string): (typeof whatWords)[number][1] | 'other' {
  const name = act.toLowerCase();
  return whatWords.find(([part]) => name.includes(part.toLowerCase()))?.[1] ?? 'other';
}
