// What went into a wallet and out of it. A book is only ever written on: what was summed up to one movement, or for a day
// that is over, stays true.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import { sumBook } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { sumSpan, type Span } from './flow-days.ts';
import { sumWithdrawals } from './flow-days.sql.ts';
import type { FlowFilter, WalletKind } from './wallet.sql.ts';

type Asked = {
  readonly filter: FlowFilter;
  /** The accounts that are taken as one: what moves between them is neither in nor out. */
  readonly accounts: readonly AccountKind[];
};

type FlowSums = { readonly rows: number; readonly in: bigint; readonly out: bigint };

type KindSum = {
  readonly kind: string;
  readonly debit_kind: AccountKind;
  readonly credit_kind: AccountKind;
  readonly rows: number;
  readonly units: bigint;
};

const nothing: FlowSums = { rows: 0, in: 0n, out: 0n };

/**
 * How many movements a filter has, and what they brought in and took out.
 *
 * @param tx A transaction that sees one moment.
 */
export async function sumFlow(tx: Tx, shopId: bigint, { filter, accounts }: Asked): Promise<FlowSums> {
  const { kinds, account, from, to, states } = filter;
  // Only the asking of a withdrawal has a state. There are few of them, and they are found by themselves.
  const others = states === null ? kinds : kinds.filter((kind) => kind !== 'withdraw');
  const isAsked = states !== null && kinds.includes('withdraw');
  const [moved, asked] = await Promise.all([
    others.length === 0 ? [] : sumByKind(tx, shopId, { from, to }),
    isAsked ? sumWithdrawals(tx, { shopId, states, account, accounts, from, to }) : nothing,
  ]);
  const sums = total(moved, { kinds: others, account }, accounts);
  const { rows, in: came, out } = asked ?? nothing;
  return { rows: sums.rows + rows, in: sums.in + came, out: sums.out + out };
}

function sumByKind(tx: Tx, shopId: bigint, span: Span): Promise<readonly KindSum[]> {
  const isAllTime = span.from === null && span.to === null;
  return isAllTime ? sumBook(tx, shopId) : sumSpan(tx, shopId, span);
}

function total(
  sums: readonly KindSum[],
  { kinds, account }: Pick<FlowFilter, 'kinds' | 'account'>,
  accounts: readonly AccountKind[],
): FlowSums {
  const wanted: ReadonlySet<string> = new Set<WalletKind>(kinds);
  let [rows, inUnits, outUnits] = [0, 0n, 0n];
  for (const { kind, debit_kind: debit, credit_kind: credit, ...sum } of sums) {
    const isAsked = wanted.has(kind) && (account === null || debit === account || credit === account);
    if (!isAsked) continue;
    rows += sum.rows;
    const [from, to] = [accounts.includes(debit), accounts.includes(credit)];
    if (to && !from) inUnits += sum.units;
    if (from && !to) outUnits += sum.units;
  }
  return { rows, in: inUnits, out: outUnits };
}
