// Lines of statements that are deposits, and lines that may be.
import type { Asset } from '#domain/money/money.ts';
import type { DepositState } from '#domain/states/deposit.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { DepositPlace } from '#platform/ports/deposits.ts';

export type NamedRow = {
  shop_id: bigint;
  id: string;
  number: number;
  state: DepositState;
  asset: Asset;
  pay_units: bigint;
  place: DepositPlace;
  sender_name: string;
  /** A line is its already. */
  has_line: boolean;
};

const namedText = `select d.shop_id, d.id, d.number, d.state, d.asset, d.pay_units, d.place, d.sender_name,
     exists (select from deposit_line l where l.shop_id = d.shop_id and l.deposit_id = d.id) as has_line
   from deposit d where d.channel = 'bank'
     and (d.shop_id, d.number) in (select * from unnest($1::bigint[], $2::int[]))
   order by d.shop_id, d.id`;
const named = statement<NamedRow>('deposit-line-named', namedText);
const lockNamed = statement<NamedRow>('deposit-line-named-lock', `${namedText} for update of d`);

type Number = { readonly shopId: bigint; readonly number: number };

/** Deposits by bank with these numbers, over all shops; locked always in the same order. */
export function readNamed(tx: Tx, list: readonly Number[], isLocked: boolean): Promise<NamedRow[]> {
  if (list.length === 0) return Promise.resolve([]);
  const values = [list.map(({ shopId }) => shopId), list.map(({ number }) => number)];
  return tx.rows(isLocked ? lockNamed : named, values);
}

const take = sql.run('deposit-line-take')`
  insert into deposit_line (line_id, shop_id, deposit_id, made_by, maker, checker, at)
  select t.line, t.shop, t.deposit, :madeBy, :maker?, :checker?, :at
  from unnest(:lineIds::uuid[], :shopIds::bigint[], :depositIds::uuid[]) as t (line, shop, deposit)`;

export type Taken = { readonly lineId: string; readonly shopId: bigint; readonly depositId: string };
export type TakenBy =
  | { readonly madeBy: 'statement' }
  | { readonly madeBy: 'people'; readonly maker: string; readonly checker: string };

/** Writes down whose a line is: once in its life. */
export async function takeLines(tx: Tx, list: readonly Taken[], by: TakenBy, at: Date): Promise<void> {
  if (list.length === 0) return;
  const people = by.madeBy === 'people' ? by : undefined;
  await take(tx, {
    lineIds: list.map(({ lineId }) => lineId),
    shopIds: list.map(({ shopId }) => shopId),
    depositIds: list.map(({ depositId }) => depositId),
    madeBy: by.madeBy,
    maker: people?.maker,
    checker: people?.checker,
    at,
  });
}

export type LineRow = RowOf<typeof readUnbooked>;

const columns = `l.id, l.account, l.booked_on::text as booked_on, l.valued_on::text as valued_on, l.is_reversal, l.currency,
  l.units, l.other_name, l.other_account, l.other_bic, l.entry_ref, l.text, l.state, l.reason, l.names_deposit`;

/** Lines that a statement has given to a deposit and that are not in its receipts yet. */
export const readUnbooked = sql.rows('deposit-line-unbooked')`
  select ${columns} from deposit_line t join bank_line l on l.id = t.line_id
  where t.shop_id = :shopId and t.deposit_id = :depositId and t.made_by = 'statement'
    and t.booked_at is null order by l.id`;

export const markBooked = sql.run('deposit-line-book')`
  update deposit_line set booked_at = :at where line_id = :lineId and booked_at is null`;

const some = sql.rows('deposit-line-some')`select ${columns} from bank_line l where l.id = any(:ids::uuid[])`;

export function readLines(tx: Tx, ids: readonly string[]): Promise<LineRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : some(tx, { ids });
}

/** Open credits that may be a deposit's: those that name it first, then those of its amount. */
export const readCandidates = sql.rows('deposit-line-candidates')<{ names_deposit: string | null }>`
  select ${columns} from bank_line l
  where l.state = 'open' and l.direction = 'credit' and not l.is_reversal
    and ((l.names_shop = :shopId and l.names_deposit = :id)
      or (l.currency = :currency and l.account = :account and l.names_deposit is null
        and (l.units = :units or (:name <> '' and lower(l.other_name) = lower(:name))
          or l.text ilike '%' || :code || '%')))
  order by (l.names_deposit is null), (l.units <> :units), l.booked_on desc, l.id limit :limit`;
