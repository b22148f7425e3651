// What the other lists of the console read, in the numbers of an instance that has run for years: written by the database.
import type { Client } from 'pg';

/** How many rows of each kind stand beside the orders. */
export const restCounts = {
  shops: 50_000,
  withdrawals: 100_000,
  deposits: 100_000,
  cases: 50_000,
  comments: 50_000,
  restrictions: 20_000,
  identities: 50_000,
  feedback: 50_000,
  letters: 100_000,
  audit: 1_000_000,
} as const;

type Count = keyof typeof restCounts;

const shop = '1 + n % 1000';
const someday = `$2::timestamptz - n * interval '4 minutes'`;

/** A statement for each kind; `$1` is how many, `$2` is now. */
const fills: Record<Count, string> = {
  shops: `insert into shop (shop_id, handle, name, owner_name, country, tz, currency, level, created_at)
    select n, 'bench-' || n, 'Bench shop ' || n, 'Owner ' || n, 'GB', 'Europe/London', 'USD', 'standard', ${someday}
    from generate_series(1001, $1::int) as n`,
  withdrawals: `with asked as (select gen_random_uuid() as id, n from generate_series(1, $1::int) as n), unsigned as (
      insert into mandate (shop_id, id, n, kind, subject, units, at)
      select ${shop}, id, n, 'withdrawal', id, 1000 + n, ${someday} from asked)
    insert into withdrawal (shop_id, id, number, person_id, account_id, account_type, account_name,
      account_masked, number_kind, number_sealed, currency, units, fee_units, state, approval, needs_second, reason_code,
      reason, created_at, decided_at, ended_at, promise_at)
    select ${shop}, id, n, gen_random_uuid(), gen_random_uuid(), 'bank', 'Owner ' || n, '**** 5432', 'iban',
      '\\x00', 'USD', 1000 + n, 100, state, case when state in ('requested', 'rejected') then null else 'limit' end, false,
      case when state = 'rejected' then 'account_not_yours' end, case when state = 'rejected' then repeat('x', 60) end,
      ${someday}, ${someday}, case when state <> 'requested' then ${someday} end, ${someday}
    from asked,
      lateral (select case when n % 50 = 0 then 'requested' when n % 70 = 0 then 'rejected' else 'success' end as state) s`,
  deposits: `insert into deposit (shop_id, id, number, person_id, channel, currency, units, asset, pay_units, place, is_test,
      state, credited_units, created_at, expires_at, submit_until, submitted_at, promise_at, ended_at)
    select ${shop}, gen_random_uuid(), n, gen_random_uuid(), case when n % 3 = 0 then 'bank' else 'TRX/USDT' end, 'USD', 5000 + n,
      'USDT', (5000 + n) * 10000, '{}', false, case when n % 60 = 0 then 'submitted' else 'success' end,
      case when n % 60 = 0 then 0 else 5000 + n end, ${someday}, ${someday}, ${someday}, ${someday}, ${someday},
      case when n % 60 = 0 then null else ${someday} end
    from generate_series(1, $1::int) as n`,
  cases: `insert into return_case (shop_id, id, order_id, state, reason, fault, units, created_at, ended_at)
    select o.shop_id, gen_random_uuid(), o.id, case when o.n % 20 = 0 then 'requested' else 'refunded' end, 'damaged',
      'supplier', o.total_units, o.paid_at, case when o.n % 20 = 0 then null else o.paid_at end
    from (select *, row_number() over () as n from shop_order limit $1) o where $2::timestamptz is not null`,
  comments: `insert into order_comment (shop_id, id, order_id, goods_id, rating, state, created_at, reported_at, report_reason)
    select ${shop}, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 1 + n % 5,
      case when n % 10 = 0 then 'reported' else 'published' end, ${someday}, case when n % 10 = 0 then ${someday} end,
      case when n % 10 = 0 then 'off_topic' end
    from generate_series(1, $1::int) as n`,
  restrictions: `insert into restriction (shop_id, id, reason_code, level, scope, first_hours, total_hours, notice_hours, reason,
      evidence, currency, placed_by, placed_at, from_at, until_at, appeal_until, state, ended_at, end_reason)
    select 1 + n % 50000, gen_random_uuid(), 'H05', 'warned', 'shop', 720, 720, 0, repeat('why ', 20), '{paper}', 'USD',
      gen_random_uuid(), ${someday}, ${someday}, ${someday} + interval '10 days', ${someday} + interval '200 days',
      case when n % 40 = 0 then 'active' else 'lapsed' end, case when n % 40 = 0 then null else ${someday} end,
      case when n % 40 = 0 then null else 'time' end
    from generate_series(1, $1::int) as n`,
  identities: `insert into identity_application (shop_id, id, kind, country, doc_type, full_name, birth_date, number_sealed,
      number_last, number_key, phone, submitted_by, submitted_at, promise_at, erase_at, state, decided_at, decided_by)
    select 1 + n % 50000, gen_random_uuid(), 'person', 'GB', 'passport', 'Owner ' || n, '1990-01-01', '\\x00', '5678',
      decode(lpad(to_hex(n), 64, '0'), 'hex'), '+442079460000', gen_random_uuid(), ${someday}, ${someday} + interval '1 day',
      ${someday} + interval '400 days', case when n % 50 = 0 then 'open' else 'verified' end,
      case when n % 50 = 0 then null else ${someday} end, case when n % 50 = 0 then null else gen_random_uuid() end
    from generate_series(1, $1::int) as n`,
  feedback: `insert into feedback (shop_id, id, person_id, number, content, lang, file_ids, status, promise_at, created_at, read_at,
      answer, answered_by, answered_at, done_at)
    select ${shop}, gen_random_uuid(), gen_random_uuid(), n, 'Something about the app, number ' || n, 'en', '{}',
      case when n % 20 = 0 then 'received' else 'done' end, ${someday} + interval '2 days', ${someday},
      case when n % 20 = 0 then null else ${someday} end, case when n % 20 = 0 then null else 'Thank you.' end,
      case when n % 20 = 0 then null else gen_random_uuid() end, case when n % 20 = 0 then null else ${someday} end,
      case when n % 20 = 0 then null else ${someday} end
    from generate_series(1, $1::int) as n`,
  letters: `insert into letter (shop_id, id, kind, checkout_id, once_key, created_at, state, ended_at, failure)
    select ${shop}, gen_random_uuid(), 'order_paid', gen_random_uuid(), 'bench:' || n, ${someday},
      case when n % 50 = 0 then 'given_up' else 'sent' end, ${someday}, case when n % 50 = 0 then 'no such address' else '' end
    from generate_series(1, $1::int) as n`,
  audit: `insert into audit_entry (shop_id, seq, at, kind, act, actor, person_id, subject, prev_hash, hash)
    select n % 1001, 1 + n / 1001, $2::timestamptz - n * interval '20 seconds', case when n % 3 = 0 then 'view' else 'change' end,
      case when n % 4 = 0 then 'decideWithdrawal' else 'consoleOrder' end, 'operator',
      ('00000000-0000-7000-8000-' || lpad(to_hex(n % 40), 12, '0'))::uuid, 'order ' || n,
      decode(lpad(to_hex(n), 64, '0'), 'hex'), decode(lpad(to_hex(n + 1), 64, '0'), 'hex')
    from generate_series(1, $1::int) as n`,
};

/**
 * Fills what stands beside the orders, after them and in the same session. Gives which kinds could not be written and
 * why: a table that has changed is measured empty, and the report says so.
 */
export async function fillRest(owner: Client, now: Date): Promise<Record<string, string>> {
  const left: Record<string, string> = {};
  for (const [kind, count] of Object.entries(restCounts)) {
    const text = Object.entries(fills).find(([name]) => name === kind)?.[1] ?? '';
    try {
      await owner.query(text, [count, now]);
    } catch (error) {
      left[kind] = error instanceof Error ? error.message : String(error);
    }
  }
  await owner.query('analyze');
  return left;
}
