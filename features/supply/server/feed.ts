// Stock and costs as a supplier tells them, from a form, a file or a program: all rows or none, and the same rows again
// change nothing.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, parseUnits, type Asset } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import { ownByCode, setCosts, setStocks, stock } from '#features/goods/server/public.ts';
import { goodsChanged } from '#features/showcase/server/public.ts';
import type { apiStock } from '#features/supply/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { setTimers, setTimersOfShops } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './costs.sql.ts';

export const costDueTimer = 'supply.cost';
export const costToldTimer = 'supply.cost-told';

type Answer = GivenOf<typeof apiStock>;
type Result = Answer['results'][number];
type Reason = NonNullable<Result['reason']>;
type Row = InputOf<typeof apiStock>['rows'][number];

/** One row of a file or a call; without `row` where it has not the shape of one. */
export type FeedLine = { readonly line: number; readonly code: string; readonly row: Row | undefined };

type Known = {
  readonly goods: ReadonlyMap<string, Awaited<ReturnType<typeof ownByCode>>[number]>;
  readonly open: ReadonlyMap<string, sql.CostChange>;
  readonly versions: ReadonlyMap<string, bigint>;
};

/** What one row is to change. `cost` undefined: nothing; `back`: an announced change is taken back. */
type Plan = {
  readonly goodsId: string;
  readonly version: bigint | undefined;
  readonly onHand: bigint | undefined;
  readonly wasEmpty: boolean;
  readonly open: sql.CostChange | undefined;
  readonly cost: { readonly from: Date; readonly old: bigint; readonly units: bigint } | 'back' | undefined;
};

type Judged = { readonly result: Result; readonly plan?: Plan };
type Input = {
  readonly env: Environment;
  readonly supplierId: string;
  readonly personId: string;
  readonly isPreview: boolean;
};

/** Checks every row and, unless it is a preview or one is refused, writes them in one transaction. */
export async function takeFeed(ask: Input, lines: readonly FeedLine[]): Promise<Answer> {
  const { env, supplierId, isPreview } = ask;
  const { currency } = env.policy;
  if (isPreview) {
    const judged = await judgeAll(env.db.direct, ask, lines, { isLocked: false });
    return { applied: false, currency, results: judged.map(({ result }) => result) };
  }
  return env.db.transaction(async (tx) => {
    const judged = await judgeAll(tx, ask, lines, { isLocked: true });
    const results = judged.map(({ result }) => result);
    if (results.some(({ ok }) => !ok)) return { applied: false, currency, results };
    await write(tx, ask, { supplierId, plans: judged.flatMap(({ plan }) => plan ?? []) });
    return { applied: true, currency, results };
  });
}

async function judgeAll(
  tx: Tx,
  { env, supplierId }: Input,
  lines: readonly FeedLine[],
  how: { isLocked: boolean },
): Promise<Judged[]> {
  const codes = [...new Set(lines.flatMap(({ row }) => row?.code ?? []))];
  const goods = await ownByCode(tx, supplierId, codes, how);
  const ids = goods.map(({ id }) => id);
  const [open, versions] = [await sql.openChanges(tx, { goodsIds: ids }), await sql.versionsOf(tx, ids)];
  const exact = how.isLocked ? await takeBack(tx, goods, lines) : new Map<string, bigint>();
  const known = {
    goods: new Map(goods.map((row) => [row.code, { ...row, reserved: exact.get(row.id) ?? row.reserved }])),
    open: new Map(open.map((row) => [row.goods_id, row])),
    versions,
  };
  const seen = new Set<string>();
  return lines.map((line) => {
    const isTwice = seen.has(line.code);
    seen.add(line.code);
    return isTwice ? refused(line, 'twice') : judge(line, known, env);
  });
}

/** Takes back what shops have not sold of goods of which less is to be there; gives what is reserved of these. */
function takeBack(
  tx: Tx,
  goods: Awaited<ReturnType<typeof ownByCode>>,
  lines: readonly FeedLine[],
): Promise<Map<string, bigint>> {
  const ids = new Map(goods.map(({ code, id }) => [code, id]));
  const counts = lines.flatMap(({ row }) => {
    const id = row === undefined ? undefined : ids.get(row.code);
    return id === undefined || row?.stock === undefined ? [] : [{ id, onHand: BigInt(row.stock) }];
  });
  return stock.takeBack(tx, counts);
}

function refused({ line, code }: FeedLine, reason: Reason, least: string | null = null): Judged {
  const nothing = { change: null, stock: null, cost: null };
  return { result: { line, code, ok: false, ...nothing, reason, least } };
}

function judge(line: FeedLine, known: Known, env: Environment): Judged {
  const { row } = line;
  if (row === undefined) return refused(line, 'bad_row');
  const goods = known.goods.get(row.code);
  if (goods === undefined) return refused(line, 'not_found');
  if (row.stock === undefined && row.cost === undefined) return refused(line, 'nothing');
  const version = row.version === undefined ? undefined : BigInt(row.version);
  const last = known.versions.get(goods.id);
  const same = {
    line: line.line,
    code: line.code,
    ok: true,
    stock: null,
    cost: null,
    reason: null,
    least: null,
  };
  if (version !== undefined && last !== undefined && version <= last)
    return { result: { ...same, change: version < last ? 'older' : 'unchanged' } };
  const onHand = row.stock === undefined ? undefined : BigInt(row.stock);
  if (onHand !== undefined && onHand < goods.reserved)
    return refused(line, 'below_reserved', String(goods.reserved));
  const open = known.open.get(goods.id);
  const cost = costOf(row, { units: goods.cost_units, open }, env);
  if ('reason' in cost) return refused(line, cost.reason, cost.least);
  const isStock = onHand !== undefined && onHand !== goods.on_hand;
  const plan: Plan = {
    goodsId: goods.id,
    version,
    onHand: isStock ? onHand : undefined,
    wasEmpty: goods.on_hand === 0n,
    open,
    cost: cost.plan,
  };
  const amount = (units: bigint) => formatUnits(units, env.policy.currency);
  const { plan: priced } = cost;
  const isFresh = isStock || priced !== undefined;
  const shown = {
    ...same,
    change: isFresh ? ('changed' as const) : ('unchanged' as const),
    stock: isStock ? { before: Number(goods.on_hand), after: Number(onHand) } : null,
    cost:
      priced === undefined
        ? null
        : priced === 'back'
          ? { before: amount(goods.cost_units), after: amount(goods.cost_units), from: nowOf(env) }
          : { before: amount(priced.old), after: amount(priced.units), from: priced.from.toISOString() },
  };
  return { result: shown, plan };
}

const nowOf = ({ clock }: Environment) => clock.now().toISOString();

type Priced = { readonly plan: Plan['cost'] } | { readonly reason: Reason; readonly least: string | null };

/** A rise counts after its days; a lower cost when it is said to, at once where nothing is said. */
function costOf(
  { cost, cost_from: asked }: Row,
  { units: old, open }: { units: bigint; open: sql.CostChange | undefined },
  env: Environment,
): Priced {
  if (cost === undefined) return { plan: undefined };
  const units = parseUnits(cost, currencyOf(env));
  if (units === undefined || units < 1n || units > limits.priceUnitsMax)
    return { reason: 'bad_cost', least: null };
  if (units === old) return { plan: open === undefined ? undefined : 'back' };
  const now = env.clock.now();
  const earliest = units > old ? addDays(now, limits.costNoticeDays) : now;
  const from = asked === undefined ? earliest : new Date(asked);
  // The same word again stands, though its earliest day has moved on meanwhile.
  if (open?.new_units === units && (asked === undefined || open.from_at.getTime() === from.getTime()))
    return { plan: undefined };
  if (from < earliest && units > old) return { reason: 'too_soon', least: earliest.toISOString() };
  const latest = addDays(now, limits.costAheadDays);
  if (from > latest) return { reason: 'too_late', least: latest.toISOString() };
  return { plan: { from: from < now ? now : from, old, units } };
}

const currencyOf = ({ policy }: Environment): Asset => policy.currency;

type Writing = { readonly supplierId: string; readonly plans: readonly Plan[] };

async function write(tx: Tx, { env, personId }: Input, { supplierId, plans }: Writing): Promise<void> {
  const now = env.clock.now();
  const stocked = plans.flatMap(({ goodsId, onHand, wasEmpty }) =>
    onHand === undefined ? [] : [{ id: goodsId, onHand, isFelt: wasEmpty !== (onHand === 0n) }],
  );
  await setStocks(tx, stocked, now);
  const replaced = plans.flatMap(({ open, cost }) =>
    open === undefined || cost === undefined ? [] : [open.id],
  );
  await sql.endChanges(tx, { ids: replaced, state: 'withdrawn', at: now });
  const told: string[] = [];
  const atOnce: { id: string; units: bigint }[] = [];
  for (const { goodsId, cost } of plans) {
    if (cost === undefined || cost === 'back') continue;
    const isNow = cost.from <= now;
    const id = env.random.id(now);
    await sql.addChange(tx, {
      id,
      goods_id: goodsId,
      supplier_id: supplierId,
      old_units: cost.old,
      new_units: cost.units,
      announced_at: now,
      from_at: cost.from,
      state: isNow ? 'applied' : 'announced',
      personId,
    });
    told.push(id);
    if (isNow) atOnce.push({ id: goodsId, units: cost.units });
    else await setTimers(tx, 0n, [{ subject: id, kind: costDueTimer, dueAt: cost.from }]);
  }
  await setCosts(tx, atOnce, now);
  const sellers = await sql.sellersOf(tx, told);
  await setTimersOfShops(tx, sellers, { kind: costToldTimer, dueAt: now });
  const felt = [...stocked.filter(({ isFelt }) => isFelt), ...atOnce].map(({ id }) => id);
  if (felt.length > 0) await goodsChanged(tx, [...new Set(felt)], now);
  const versions = plans.flatMap(({ goodsId, version }) =>
    version === undefined ? [] : [{ id: goodsId, version }],
  );
  await sql.noteVersions(tx, versions, now);
}
