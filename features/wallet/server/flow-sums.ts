// What went into a wallet and out of it over all of its life. A book is only ever written on: what was summed up to one
// movement stays true, and the next sum begins after it.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { Tx } from '#platform/db/database.ts';
import type { WalletSides } from './sides.ts';
import * as sql from './wallet.sql.ts';

type Known = { readonly upTo: bigint; readonly sums: readonly sql.KindSum[] };

/** Shops whose sums a process keeps; beyond them the one that was asked for longest ago is summed anew. */
const shopsMax = 2_000;
const nothing: Known = { upTo: 0n, sums: [] };

/** By the parts that an instance was composed of: a process may serve several, each with books of its own. */
const caches = new WeakMap<WalletSides, Map<bigint, Known>>();

type Asked = {
  readonly filter: sql.FlowFilter;
  /** The accounts that are taken as one: what moves between them is neither in nor out. */
  readonly accounts: readonly AccountKind[];
};

/**
 * How many movements a filter has, and what they brought in and took out.
 *
 * @param tx A transaction that sees one moment: movements and the number of the last one belong together.
 */
export async function sumFlow(
  tx: Tx,
  shopId: bigint,
  { filter, accounts }: Asked,
  sides: WalletSides,
): Promise<sql.FlowSums> {
  if (filter.from !== null || filter.to !== null || filter.states !== null) {
    return sql.sumRows(tx, shopId, filter, accounts);
  }
  const book = await sql.readBook(tx, shopId);
  const cache = cacheOf(sides);
  const upTo = book?.last_seq ?? 0n;
  const before = cache.get(shopId) ?? nothing;
  // Another request has seen a later moment than this transaction sees.
  const known = before.upTo <= upTo ? before : nothing;
  const since = known.upTo === upTo ? [] : await sql.sumKinds(tx, { shopId, after: known.upTo, upTo });
  const sums = add(known.sums, since);
  if (upTo >= before.upTo) keep(cache, shopId, { upTo, sums });
  return total(sums, filter, accounts);
}

function cacheOf(sides: WalletSides): Map<bigint, Known> {
  const cache = caches.get(sides) ?? new Map<bigint, Known>();
  caches.set(sides, cache);
  return cache;
}

function keep(cache: Map<bigint, Known>, shopId: bigint, known: Known): void {
  cache.delete(shopId);
  cache.set(shopId, known);
  const oldest = cache.keys().next();
  if (cache.size > shopsMax && oldest.done !== true) cache.delete(oldest.value);
}

const keyOf = ({ kind, debit_kind, credit_kind }: sql.KindSum) => `${kind} ${debit_kind} ${credit_kind}`;

function add(known: readonly sql.KindSum[], since: readonly sql.KindSum[]): readonly sql.KindSum[] {
  const sums = new Map(known.map((sum) => [keyOf(sum), sum]));
  for (const sum of since) {
    const before = sums.get(keyOf(sum));
    const { rows = 0, units = 0n } = before ?? {};
    sums.set(keyOf(sum), { ...sum, rows: rows + sum.rows, units: units + sum.units });
  }
  return [...sums.values()];
}

function total(
  sums: readonly sql.KindSum[],
  { kinds, account }: sql.FlowFilter,
  accounts: readonly AccountKind[],
): sql.FlowSums {
  let [rows, inUnits, outUnits] = [0, 0n, 0n];
  for (const { kind, debit_kind: debit, credit_kind: credit, ...sum } of sums) {
    const isAsked = kinds.includes(kind) && (account === null || debit === account || credit === account);
    if (!isAsked) continue;
    rows += sum.rows;
    const [from, to] = [accounts.includes(debit), accounts.includes(credit)];
    if (to && !from) inUnits += sum.units;
    if (from && !to) outUnits += sum.units;
  }
  return { rows, in: inUnits, out: outUnits };
}
