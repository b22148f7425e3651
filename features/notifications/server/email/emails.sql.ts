// What emails to buyers tell of, as it stands when they are sent: read, never written.
import { readOrderNumber, shopIdOf } from '#domain/wire/ids.ts';
import type { EmailKind } from '#domain/notifications/emails.ts';
import type { ReturnState } from '#domain/states/return-case.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';
import type { Instructions } from '#platform/ports/payments.ts';

export type EmailRow = {
  id: string;
  kind: EmailKind;
  checkout_id: string;
  tries: number;
  to_email: string;
  buyer_name: string;
  lang: string;
  handle: string;
  shop_name: string;
  legal_name: string;
  /** How the shop looks: its palette or its own colour, and where its logo lies. */
  theme: string;
  logo_url: string | null;
  checkout_state: 'open' | 'paid' | 'expired';
  expires_at: Date;
  instructions: Instructions | null;
  charged_asset: string;
  charged_units: bigint;
  currency: string;
  total_units: bigint;
  /** Of the order; null where there is none. */
  number: number | null;
  status: string | null;
  cancel_kind: string | null;
  confirmed_at: Date | null;
  delivered_at: Date | null;
  window_ends_at: Date | null;
  /** Days that the slowest parcel was promised in. */
  days: number | null;
  parcels: { carrier: string; tracking: string }[];
  /** What the end of the order gives back. */
  /** Of the price: what went back before. */
  refunded_units: bigint;
  /** In the money of the payment. */
  cancelled_units: bigint | null;
  is_reviewed: boolean;
  refund_asset: string | null;
  refund_units: bigint | null;
  case_state: ReturnState | null;
  needs_return: boolean | null;
  offer_taken_at: Date | null;
  due_at: Date | null;
  offer_units: bigint | null;
  answer_text: string | null;
  deduct_units: bigint | null;
  deduct_text: string | null;
  decision: 'granted' | 'refused' | 'unanswered' | null;
  decision_text: string | null;
  declared_by: string | null;
  declared_at: Date | null;
  declared_lines: { code: string; title: string; qty: number }[] | null;
  digest: Buffer | null;
  /** When the address was entered: at the checkout, or with the declaration that names another one. */
  asked_at: Date;
};

const read = statement<EmailRow>(
  'notifications-letters',
  `select l.id, l.kind, l.checkout_id, l.tries, coalesce(l.to_email, c.buyer ->> 'email', '') as to_email,
     coalesce(c.buyer ->> 'name', '') as buyer_name, c.lang, s.handle, s.name as shop_name,
     coalesce((select i.legal_name from identity i where i.shop_id = $1 and i.status <> 'rejected'), nullif(s.seller_name, ''), s.name)
       as legal_name, coalesce((select case l.choices ->> 'palette' when 'own' then l.choices ->> 'color' else l.choices ->> 'palette' end
         from shop_look l where l.shop_id = $1 order by l.version desc limit 1), 'sea') as theme, s.logo_url, c.state as checkout_state, c.expires_at, p.instructions,
     coalesce(p.pay_currency, p.currency) as charged_asset, coalesce(p.pay_units, p.units) as charged_units,
     c.currency, c.total_units, o.number, o.status, o.cancel_kind, o.confirmed_at, o.delivered_at, o.window_ends_at,
     (select max(g.days_p90) from parcel g
      where g.shop_id = $1 and g.order_id = o.id and g.state <> 'cancelled') as days,
     coalesce((select jsonb_agg(jsonb_build_object('carrier', g.carrier, 'tracking', g.tracking) order by g.n)
      from parcel g where g.shop_id = $1 and g.order_id = o.id and g.tracking is not null
        and g.state <> 'cancelled'), '[]') as parcels,
     p.refunded_units, (select sum(coalesce(b.pay_units, b.units))::bigint from refund b
      where b.shop_id = $1 and b.order_id = o.id and b.created_at = o.cancelled_at) as cancelled_units,
     exists (select 1 from order_comment m where m.shop_id = $1 and m.order_id = o.id) as is_reviewed,
     coalesce(p.pay_currency, p.currency) as refund_asset, coalesce(r.pay_units, r.units) as refund_units,
     k.state as case_state, k.needs_return, k.offer_taken_at, k.due_at, k.offer_units, k.answer_text, k.deduct_units,
     k.deduct_text, k.decision, k.decision_text, w.name as declared_by, w.declared_at,
     coalesce(w.declared_at, c.created_at) as asked_at,
     w.statement -> 'lines' as declared_lines, w.digest
   from letter l
   join checkout c on c.shop_id = $1 and c.id = l.checkout_id
   join payment p on p.shop_id = $1 and p.checkout_id = c.id
   join shop s on s.shop_id = $1
   left join shop_order o on o.shop_id = $1 and o.id = l.checkout_id
   left join refund r on r.shop_id = $1 and r.id = (l.facts ->> 'refund_id')::uuid
   left join return_case k on k.shop_id = $1 and k.id = (l.facts ->> 'case_id')::uuid
   left join contract_withdrawal w on w.shop_id = $1 and w.id = (l.facts ->> 'withdrawal_id')::uuid
   where l.shop_id = $1 and l.id = any($2::uuid[]) and l.state = 'waiting'
   order by l.created_at, l.id`,
  'generic',
);

/** Emails that wait, with all that they tell of, the oldest first. */
export function readEmails(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<EmailRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : tx.rows(read, [shopId, ids]);
}

const email = sql.row('notifications-letter-address')`
  select coalesce(buyer ->> 'email', '') as email from checkout where shop_id = :shopId and id = :checkoutId`;

/** The address of a checkout's buyer; undefined where there is no such checkout. */
export async function addressOf(tx: Tx, shopId: bigint, checkoutId: string): Promise<string | undefined> {
  return (await email(tx, { shopId, checkoutId }))?.email;
}

export type LostEmail = {
  id: string;
  shop_id: bigint;
  shop_name: string;
  checkout_id: string;
  number: number | null;
  kind: EmailKind;
  domain: string;
  once_key: string;
  tries: number;
  created_at: Date;
  ended_at: Date;
  failure: string;
};

/** Emails that no mail server took, of all shops. */
export const lostList: ListSql<LostEmail> = {
  name: 'letters-lost',
  select: `l.id, l.shop_id, s.name as shop_name, l.checkout_id, o.number, l.kind,
    split_part(coalesce(l.to_email, k.buyer ->> 'email', ''), '@', 2) as domain, l.once_key, l.tries, l.created_at,
    l.ended_at, l.failure`,
  from: `letter l join shop s on s.shop_id = l.shop_id
    left join checkout k on k.shop_id = l.shop_id and k.id = l.checkout_id
    left join shop_order o on o.shop_id = l.shop_id and o.id = l.checkout_id`,
  where: `l.state = 'given_up'`,
  id: 'l.id',
  sorts: { ended: { sql: 'l.ended_at', type: 'timestamptz' } },
  filters: {
    kind: 'l.kind',
    shop: (code) => {
      const shopId = shopIdOf(code.toLowerCase());
      return shopId === undefined ? undefined : { sql: 'l.shop_id = $1', values: [shopId] };
    },
    ended: 'l.ended_at',
  },
  search(text) {
    const read = readOrderNumber(text);
    if (read === undefined) return [];
    return [{ sql: 'o.shop_id = $1 and o.number = $2', values: [read.shopId, read.number] }];
  },
};

const again = sql.rows('notifications-letters-again')`
  select letter_id, count(*)::int as used from letter_again
  where letter_id = any(:ids::uuid[]) and day = :day::date group by letter_id`;

/** How often each of them was sent again on a day. */
export async function usedAgain(tx: Tx, ids: readonly string[], day: string): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await again(tx, { ids, day });
  return new Map(rows.map(({ letter_id: id, used }) => [id, used]));
}
