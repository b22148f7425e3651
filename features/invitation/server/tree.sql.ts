// Who invited whom, and what became of them: counted from invitations, identities, orders and restrictions.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

export type OutcomeRow = {
  made: number;
  opened: number;
  joined: number;
  verified: number;
  sold: number;
  restricted: number;
  sudden: boolean;
};

/** Of the invitations `c` of somebody. Sudden: ten or more joined within a day of each other. */
const outcome = `count(*)::int as made,
  count(*) filter (where c.state in ('opened', 'joined'))::int as opened,
  count(*) filter (where c.state = 'joined')::int as joined,
  count(*) filter (where exists (select from identity d where d.shop_id = c.shop_id
    and d.status in ('verified', 'expiring')))::int as verified,
  count(*) filter (where exists (select from shop_order o where o.shop_id = c.shop_id))::int as sold,
  count(*) filter (where exists (select from restriction r where r.shop_id = c.shop_id
    and r.state in ('announced', 'active')))::int as restricted,
  coalesce(max((select count(*) from invitation n where n.made_by = c.made_by and n.state = 'joined'
    and n.joined_at between c.joined_at - interval '1 day' and c.joined_at)) >= 10, false) as sudden`;

export type OperatorNode = OutcomeRow & { id: string; name: string };

/** Operators who ever invited, the one who did so last first. */
export const operatorNodes = sql.rows('invitation-tree-operators')<{ name: string }>`
  select c.made_by as id, max(c.made_by_name) as name, ${outcome}
  from invitation c where c.inviter_shop_id is null group by c.made_by
    order by max(c.created_at) desc, c.made_by limit 200`;

export type ShopNode = OutcomeRow & {
  id: string;
  shop_id: bigint;
  name: string;
  username: string;
  joined_at: Date;
  is_verified: boolean;
  has_sold: boolean;
  is_restricted: boolean;
};

const childrenBy = (where: string) => `select i.id, i.shop_id, s.name, i.username, i.joined_at,
     exists (select from identity d where d.shop_id = i.shop_id
       and d.status in ('verified', 'expiring')) as is_verified,
     exists (select from shop_order o where o.shop_id = i.shop_id) as has_sold,
     exists (select from restriction r where r.shop_id = i.shop_id
       and r.state in ('announced', 'active')) as is_restricted,
     t.*
   from invitation i join shop s on s.shop_id = i.shop_id
   cross join lateral (select ${outcome} from invitation c where c.inviter_shop_id = i.shop_id) t
   where i.state = 'joined' and ${where}
     and ($2::timestamptz is null or (i.joined_at, i.id) < ($2, $3::uuid))
   order by i.joined_at desc, i.id desc limit $4`;

const ofOperator = statement<ShopNode>(
  'invitation-tree-of-operator',
  childrenBy('i.made_by = $1::uuid and i.inviter_shop_id is null'),
);
const ofShop = statement<ShopNode>('invitation-tree-of-shop', childrenBy('i.inviter_shop_id = $1'));

export type After = { readonly at: Date; readonly id: string } | undefined;

/** Shops that an operator (by id) or a shop let in, those who came last first. */
export function shopNodes(
  tx: Tx,
  parent: string | bigint,
  { after, limit }: { after: After; limit: number },
): Promise<ShopNode[]> {
  const values = [parent, after?.at ?? null, after?.id ?? null, limit];
  return tx.rows(typeof parent === 'bigint' ? ofShop : ofOperator, values);
}
