// What people look at: lines that wait for them, and the files that were brought.
import type { BankOpenReason } from '#domain/states/bank.ts';
import { sql } from '#platform/db/sql.ts';
import type { LineRow } from './line.sql.ts';

export type OpenRow = Omit<LineRow, 'reason'> & {
  why: BankOpenReason;
  payment_id: string | null;
  received_units: bigint | null;
  wanted_units: bigint | null;
  decision_id: string | null;
  act: string | null;
  target: string | null;
  to_name: string | null;
  to_account: string | null;
  to_bic: string | null;
  note: string | null;
  maker: string | null;
  maker_name: string | null;
  made_at: Date | null;
  total: number;
};

const lineNames = `l.id, l.account, l.booked_on::text as booked_on, l.valued_on::text as valued_on, l.direction,
  l.is_reversal, l.currency, l.units, l.other_name, l.other_account, l.other_bic, l.entry_ref, l.text, l.found, l.state,
  l.reference, l.used_units`;

/** Lines that wait: those with a proposal first, then the oldest. `over`: payments that ended before are over. */
export const listOpen = sql.rows('bank-line-open')<{
  booked_on: string;
  valued_on: string;
  currency:
    | 'AED'
    | 'AUD'
    | 'BRL'
    | 'CAD'
    | 'CHF'
    | 'CLP'
    | 'CNY'
    | 'CZK'
    | 'DKK'
    | 'EUR'
    | 'GBP'
    | 'HKD'
    | 'HUF'
    | 'IDR'
    | 'ILS'
    | 'INR'
    | 'ISK'
    | 'JPY'
    | 'KRW'
    | 'MXN'
    | 'MYR'
    | 'NOK'
    | 'NZD'
    | 'PHP'
    | 'PLN'
    | 'RON'
    | 'SAR'
    | 'SEK'
    | 'SGD'
    | 'THB'
    | 'TRY'
    | 'TWD'
    | 'USD'
    | 'USDT'
    | 'VND'
    | 'ZAR';
  reference: string | null;
  why: BankOpenReason;
  total: number;
}>`
  select ${lineNames}, coalesce(l.reason, 'incomplete') as why, f.payment_id, f.received_units,
    f.units as wanted_units, d.id as decision_id, d.act, d.target, d.to_name, d.to_account, d.to_bic,
      d.note, d.maker,
    o.name as maker_name, d.made_at, (count(*) over ())::int as total
  from bank_line l
  left join bank_reference f on f.reference = l.reference
  left join bank_decision d on d.line_id = l.id and d.state = 'proposed'
  left join operator o on o.id = d.maker
  where l.state = 'open' or (l.state = 'matched' and f.completed_line is null and f.expires_at < :over)
  order by (d.id is null), l.booked_on, l.id limit :limit offset :offset`;

export const listImports = sql.rows('bank-import-page')<{ total: number }>`
  select i.id, i.name, i.format, i.accounts, i.from_day::text as from_day, i.to_day::text as to_day,
    i.lines, i.added,
    i.matched, i.waiting, o.name as made_by, i.at, i.state, e.name as ended_by,
    (count(*) over ())::int as total
  from bank_import i left join operator o on o.id = i.made_by left join operator e on e.id = i.ended_by
  order by i.at desc, i.id desc limit :limit offset :offset`;
