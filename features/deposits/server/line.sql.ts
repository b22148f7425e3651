// Lines of statements that are deposits, and lines that may be.
import type { Asset } from '#domain/money/money.ts';
import type { DepositState } from '#domain/states/deposit.ts';
import type { BankOpenReason } from '#domain/states/bank.ts';
import { statement, type Tx } from '#platform/db/database.ts';
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

const take = statement<never>(
  'deposit-line-take',
  `insert into deposit_line (line_id, shop_id, deposit_id, made_by, maker, checker, at)
   select t.line, t.shop, t.deposit, $4, $5, $6, $7
   from unnest($1::uuid[], $2::bigint[], $3::uuid[]) as t (line, shop, deposit)`,
);

export type Taken = { readonly lineId: string; readonly shopId: bigint; readonly depositId: string };
export type TakenBy =
  | { readonly madeBy: 'statement' }
  | { readonly madeBy: 'people'; readonly maker: string; readonly checker: string };

/** Writes down whose a line is: once in its life. */
export async function takeLines(tx: Tx, list: readonly Taken[], by: TakenBy, at: Date): Promise<void> {
  if (list.length === 0) return;
  const people = by.madeBy === 'people' ? by : undefined;
  await tx.rows(take, [
    list.map(({ lineId }) => lineId),
    list.map(({ shopId }) => shopId),
    list.map(({ depositId }) => depositId),
    by.madeBy,
    people?.maker ?? null,
    people?.checker ?? null,
    at,
  ]);
}

export type LineRow = {
  id: string;
  account: string;
  booked_on: string;
  valued_on: string;
  is_reversal: boolean;
  currency: Asset;
  units: bigint;
  other_name: string;
  other_account: string;
  other_bic: string;
  entry_ref: string;
  text: string;
  state: string;
  reason: BankOpenReason | null;
  names_deposit: string | null;
};

const columns = `l.id, l.account, l.booked_on::text as booked_on, l.valued_on::text as valued_on, l.is_reversal, l.currency,
  l.units, l.other_name, l.other_account, l.other_bic, l.entry_ref, l.text, l.state, l.reason, l.names_deposit`;

const unbooked = statement<LineRow>(
  'deposit-line-unbooked',
  `select ${columns} from deposit_line t join bank_line l on l.id = t.line_id
   where t.shop_id = $1 and t.deposit_id = $2 and t.made_by = 'statement' and t.booked_at is null order by l.id`,
);

/** Lines that a statement has given to a deposit and that are not in its receipts yet. */
export function readUnbooked(tx: Tx, shopId: bigint, depositId: string): Promise<LineRow[]> {
  return tx.rows(unbooked, [shopId, depositId]);
}

const book = statement<never>(
  'deposit-line-book',
  'update deposit_line set booked_at = $2 where line_id = $1 and booked_at is null',
);

export async function markBooked(tx: Tx, lineId: string, at: Date): Promise<void> {
  await tx.rows(book, [lineId, at]);
}

const some = statement<LineRow>(
  'deposit-line-some',
  `select ${columns} from bank_line l where l.id = any($1::uuid[])`,
);

export function readLines(tx: Tx, ids: readonly string[]): Promise<LineRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : tx.rows(some, [ids]);
}

const candidates = statement<LineRow>(
  'deposit-line-candidates',
  `select ${columns} from bank_line l
   where l.state = 'open' and l.direction = 'credit' and not l.is_reversal
     and ((l.names_shop = $1 and l.names_deposit = $2)
       or (l.currency = $3 and l.account = $4 and l.names_deposit is null
         and (l.units = $5 or ($6 <> '' and lower(l.other_name) = lower($6)) or l.text ilike '%' || $7 || '%')))
   order by (l.names_deposit is null), (l.units <> $5), l.booked_on desc, l.id limit $8`,
);

export type CandidateInput = {
  readonly currency: string;
  readonly account: string;
  readonly units: bigint;
  readonly name: string;
  /** The shop's code, as it stands in the reference. */
  readonly code: string;
  readonly limit: number;
};

/** Open credits that may be a deposit's: those that name it first, then those of its amount. */
export function readCandidates(tx: Tx, shopId: bigint, id: string, ask: CandidateInput): Promise<LineRow[]> {
  const { currency, account, units, name, code, limit } = ask;
  return tx.rows(candidates, [shopId, id, currency, account, units, name, code, limit]);
}
