// Deposits of all shops as the console lists them: fan-out reads.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';
import type { DepositRow } from './deposit.sql.ts';

export type ListedDeposit = DepositRow & {
  shop_name: string;
  proofs: number;
  stage:
    | 'second'
    | 'second_return'
    | 'unclear'
    | 'disputed'
    | 'line'
    | 'review'
    | 'alarm'
    | 'answer'
    | 'none';
  proposed_by: string | null;
  has_alarm: boolean;
};

const columns = `d.shop_id, d.id, d.number, d.person_id, d.channel, d.currency, d.units, d.asset, d.pay_units, d.place, d.is_test,
  d.state, d.credited_units, d.hash, d.sender_name, d.note, d.question, d.reason_code, d.reason, d.created_at, d.expires_at,
  d.submit_until, d.submitted_at, d.promise_at, d.answer_until, d.breached_at, d.ended_at, d.version, d.is_unasked,
  d.account_number, d.claim_fact`;

const receiptThat = (condition: string) => `exists (select from deposit_receipt r
  where r.shop_id = d.shop_id and r.deposit_id = d.id and ${condition})`;
const isProposed = receiptThat(`r.state = 'proposed'`);
const isReturning = receiptThat(`r.return_by is not null and r.state <> 'returned'`);
const isUnclear = receiptThat(`r.state = 'unclear'`);
const isDisputed = `exists (select from deposit_transfer t where t.shop_id = d.shop_id and t.deposit_id = d.id
  and t.state = 'open' and t.verdict in ('missing', 'differs'))`;
const hasLine = `exists (select from bank_line l where l.names_shop = d.shop_id and l.names_deposit = d.id
  and l.state = 'open')`;
const hasAlarm = 'exists (select from deposit_alarm a where a.shop_id = d.shop_id and a.deposit_id = d.id)';
const isAlarmed = `d.state in ('quoted', 'submitted', 'needs_info') and ${hasAlarm}`;
const stage = `case when ${isProposed} then 'second' when ${isReturning} then 'second_return'
  when ${isUnclear} then 'unclear' when ${isDisputed} then 'disputed' when ${hasLine} then 'line'
  when d.state = 'submitted' then 'review' when ${isAlarmed} then 'alarm'
  when d.state = 'needs_info' then 'answer' else 'none' end`;

// What waits is found from each thing that makes it wait: few rows of each, by an index, however many deposits there are.
const waits = `(d.shop_id, d.id) in (
  select shop_id, id from deposit where state = 'submitted'
  union select shop_id, deposit_id from deposit_receipt where state in ('proposed', 'unclear')
  union select shop_id, deposit_id from deposit_receipt where return_by is not null and state in ('unclear', 'waiting')
  union select shop_id, deposit_id from deposit_transfer where state = 'open' and verdict in ('missing', 'differs')
  union select names_shop, names_deposit from bank_line where state = 'open' and names_deposit is not null
  union select a.shop_id, a.deposit_id from deposit_alarm a join deposit o on o.shop_id = a.shop_id and o.id = a.deposit_id
    where o.state in ('quoted', 'submitted', 'needs_info'))`;

const proposer = `(select o.name from deposit_receipt r join operator o on o.id = coalesce(r.return_by, r.proposed_by)
  where r.shop_id = d.shop_id and r.deposit_id = d.id
    and (r.state in ('proposed', 'unclear') or r.return_by is not null and r.state <> 'returned')
  order by r.at desc limit 1)`;

const select = `${columns}, s.name as shop_name, ${stage} as stage, ${proposer} as proposed_by, ${hasAlarm} as has_alarm,
  (select count(*)::int from deposit_proof p where p.shop_id = d.shop_id and p.deposit_id = d.id) as proofs`;
const from = 'deposit d join shop s on s.shop_id = d.shop_id';

/** Deposits of all shops, whatever became of them. */
export const depositList: ListSql<ListedDeposit> = {
  name: 'desk-deposits',
  select,
  from,
  id: 'd.id',
  sorts: {
    asked: { sql: 'coalesce(d.submitted_at, d.created_at)', type: 'timestamptz' },
    amount: { sql: 'd.units', type: 'bigint' },
  },
  filters: {
    stage,
    state: 'd.state',
    way: 'd.channel',
    shop: (text) => {
      const shopId = shopIdOf(text.toLowerCase());
      return shopId === undefined ? undefined : { sql: 'd.shop_id = $1', values: [shopId] };
    },
    late: 'd.breached_at is not null',
    alarm: hasAlarm,
    asked: 'coalesce(d.submitted_at, d.created_at)',
    amount: { units: 'd.units', currency: 'd.currency' },
  },
  search(text) {
    const named = readOrderNumber(text.replace(/^d-/i, ''));
    if (named !== undefined)
      return [{ sql: 'd.shop_id = $1 and d.number = $2', values: [named.shopId, named.number] }];
    const hash = text.toLowerCase().replace(/^0x/, '');
    if (/^[0-9a-f]{64}$/.test(hash)) return [{ sql: 'd.hash = $1', values: [hash] }];
    return [{ sql: `s.name ilike '%' || $1 || '%'`, values: [text.replaceAll(/[\\%_]/g, '')] }];
  },
};

/** Those that wait for people. */
export const waitingList: ListSql<ListedDeposit> = {
  ...depositList,
  name: 'desk-deposits-waiting',
  where: waits,
};

const one = statement<ListedDeposit>(
  'desk-deposit',
  `select ${select} from ${from} where d.shop_id = $1 and d.id = $2`,
);

export function readListed(tx: Tx, shopId: bigint, id: string): Promise<ListedDeposit | undefined> {
  return tx.row(one, [shopId, id]);
}

/** What a phone has kept of an address that was not its own. */
export const readAlarm = sql.row('desk-deposit-alarm')`
  select shown, derived, at from deposit_alarm where shop_id = :shopId and deposit_id = :id`;
