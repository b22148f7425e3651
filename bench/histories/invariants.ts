// What must be true of the database whatever was asked for: books, numbers, stock, the provider's side, the public record.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { checkBook } from '#features/ledger/server/public.ts';
import type { Database } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { RecordKeys } from '#platform/ports/record-keys.ts';
import { inspectRecord, inspectSeals } from '#testing/proof/inspect.ts';
import type { HistoryGoods } from './world.ts';

export type InvariantParts = {
  /** With the rights of the database's owner. */
  readonly owner: Client;
  readonly db: Database;
  readonly recordKeys: Pick<RecordKeys, 'log'>;
  /** Goods with the pieces that there were at the beginning. */
  readonly goods: readonly HistoryGoods[];
};

/** What does not hold, in sentences; nothing where all of it does. Call it once nothing is under way any more. */
export async function checkInvariants(parts: InvariantParts): Promise<string[]> {
  const { owner, db, recordKeys } = parts;
  const problems = [...(await checkBooks(parts)), ...(await checkStock(parts))];
  for (const { says, text } of rules) {
    const { rows } = await owner.query<{ what: string }>(`${text} limit 20`);
    problems.push(...rows.map(({ what }) => `${says}: ${what}`));
  }
  return [...problems, ...(await checkRecord(db, recordKeys))];
}

/** An act is in the record seconds after its commit. */
const actWaitsMsMax = 60_000;

/** The record and its seals as they are at one moment: nodes go on with them, and an act of this moment may wait. */
async function checkRecord(db: Database, keys: InvariantParts['recordKeys']): Promise<string[]> {
  const deadline = performance.now() + actWaitsMsMax;
  for (;;) {
    const found = await db.transaction(async (tx) => {
      await seeOneMoment(tx);
      return { record: await inspectRecord(tx, keys), seals: await inspectSeals(tx) };
    });
    const doActsWait = found.record.includes('acts wait');
    if (!doActsWait || performance.now() > deadline)
      return [
        ...found.record.map((what) => `public record: ${what}`),
        ...found.seals.map((what) => `seals: ${what}`),
      ];
    await sleep(1_000);
  }
}

/** Every transfer of every book from the first on: numbers, hashes, balances; and zero over all of them. */
async function checkBooks({ owner, db }: InvariantParts): Promise<string[]> {
  const { rows } = await owner.query<{ shop_id: string }>('select shop_id::text from book order by shop_id');
  const problems: string[] = [];
  for (const { shop_id: shop } of rows) {
    const found = await checkBook(db.direct, BigInt(shop));
    problems.push(...found.map((what) => `book of shop ${shop}: ${what}`));
  }
  const sum = await owner.query<{ off: string }>(
    'select coalesce(sum(debits) - sum(credits), 0)::text as off from account',
  );
  const off = sum.rows[0]?.off ?? '';
  return off === '0' ? problems : [...problems, `all books together are off by ${off}`];
}

type StockRow = {
  id: string;
  on_hand: string;
  /** Given to shops, by the row that all share. */
  allotted: string;
  /** In the allotments of all shops. */
  free: string;
  reserved: string;
  shipped: string;
  returned: string;
  waiting: string;
  held: string;
};

const stockText = `
  with sold as (
    select l.goods_id, sum(l.qty) filter (where o.shipped_at is not null) as shipped,
      sum(l.qty) filter (where o.shipped_at is null and o.cancelled_at is null) as waiting,
      sum(l.returned_qty) filter (where exists (select from return_case c
        where c.shop_id = o.shop_id and c.order_id = o.id and c.restock)) as returned
    from order_line l join shop_order o on o.shop_id = l.shop_id and o.id = l.order_id group by l.goods_id
  ), open as (
    select l.goods_id, sum(l.qty) as held from checkout c join quote q on q.shop_id = c.shop_id and q.id = c.id
      cross join jsonb_to_recordset(q.lines) as l (goods_id uuid, qty bigint)
    where c.state = 'open' group by l.goods_id
  )
  select s.goods_id::text as id, s.on_hand::text, s.allotted::text,
    coalesce(a.free, 0)::text as free, coalesce(a.reserved, 0)::text as reserved, coalesce(shipped, 0)::text as shipped,
    coalesce(returned, 0)::text as returned, coalesce(waiting, 0)::text as waiting, coalesce(held, 0)::text as held
  from stock s left join sold using (goods_id) left join open using (goods_id)
    left join (select goods_id, sum(free) as free, sum(reserved) as reserved from stock_allotment group by goods_id) a
      using (goods_id)`;

/**
 * On hand: what was there, less what left, and what came back. Reserved: what is paid and has not left, and what is held.
 * Allotted: what shops have, free or reserved.
 */
async function checkStock({ owner, goods }: InvariantParts): Promise<string[]> {
  const { rows } = await owner.query<StockRow>(stockText);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return goods.flatMap(({ id, stock }) => {
    const row = byId.get(id);
    if (row === undefined) return [`goods ${id} have no stock`];
    const onHand = stock - Number(row.shipped) + Number(row.returned);
    const reserved = Number(row.waiting) + Number(row.held);
    const isRight = Number(row.on_hand) === onHand && Number(row.reserved) === reserved;
    const there = `${row.on_hand} on hand and ${row.reserved} reserved`;
    const wrong = isRight ? [] : [`goods ${id}: ${there}, and ${onHand} and ${reserved} are right`];
    const given = Number(row.free) + Number(row.reserved);
    if (Number(row.allotted) !== given)
      wrong.push(`goods ${id}: ${row.allotted} allotted, and shops have ${given}`);
    return wrong;
  });
}

type Rule = { readonly says: string; readonly text: string };

/** Rows that must not be there. */
const rules: readonly Rule[] = [
  {
    says: 'order numbers of a shop have a gap',
    text: `select shop_id || ': ' || count(*) || ' orders up to ' || max(number) as what from shop_order
      group by shop_id having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    says: 'withdrawal numbers of a shop have a gap',
    text: `select shop_id || ': ' || count(*) || ' withdrawals up to ' || max(number) as what from withdrawal
      group by shop_id having count(*) <> max(number) or min(number) <> 1`,
  },
  {
    says: 'numbers of messages have a gap',
    text: `select c.id || ': ' || count(m.seq) || ' messages up to ' || c.last_seq as what from conversation c
      left join chat_message m on m.shop_id = c.shop_id and m.conversation_id = c.id
      group by c.shop_id, c.id having count(m.seq) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
  },
  {
    says: 'steps of an order have a gap',
    text: `select order_id || ': ' || count(*) || ' steps up to ' || max(version) as what from order_event
      group by shop_id, order_id having count(*) <> max(version)`,
  },
  {
    says: 'the provider and a payment differ',
    text: `select coalesce(t.id, p.id::text) as what from testpay_payment t
      full join (select * from payment where captured_units > 0) p on split_part(t.id, '.', 2) = p.id::text
      where t.units is distinct from p.captured_units or t.refunded is distinct from p.refunded_units`,
  },
  {
    says: 'a refund waits or is not what the payment says',
    text: `select p.id::text as what from payment p left join refund r on r.shop_id = p.shop_id and r.payment_id = p.id
      group by p.shop_id, p.id having coalesce(sum(r.units), 0) <> p.refunded_units or bool_or(r.state = 'pending')`,
  },
  {
    says: 'a payment made no order, or an order has no payment',
    text: `select coalesce(p.id, o.id)::text as what from (select * from payment where captured_units > 0) p
      full join shop_order o on o.shop_id = p.shop_id and o.payment_id = p.id where p.id is null or o.id is null`,
  },
];
