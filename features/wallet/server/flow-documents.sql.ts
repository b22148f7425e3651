// The wallet's movements by the document that caused them: an order, a withdrawal, a deposit, a campaign.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { uuidOf } from '#platform/db/uuid.sql.ts';
import {
  isOfWallet,
  matchesFilter,
  valuesOf,
  withOrders,
  type FlowFilter,
  type FlowRow,
} from './wallet.sql.ts';

type DocumentRow = { seq: bigint; document: string };

// The newest movement of a document stands for it: walked from the newest one down, each is asked for a later one.
// What is kept back from an order moves under the number of its hold, which names the order. It is
// no `coalesce`: PostgreSQL takes that for something that could tell of rows of others, and looks for none of it in an
// index, so that every later movement was read for each.
// For the same reason ids are made of texts, and texts of ids, before they are joined. "offset 0" keeps each look at one
// document: PostgreSQL would read all movements into a hash otherwise.
// Source: contain_leaked_vars in src/backend/optimizer/util/clauses.c
const documents = statement<DocumentRow>(
  'wallet-flow-documents',
  `select transfer.seq, owner.document
   from transfer
   cross join lateral (select ${uuidOf('transfer.document')} as hold_id offset 0) named
   left join hold h on h.shop_id = $1 and h.id = named.hold_id
   cross join lateral (select case when h.document is null then transfer.document else h.document end as document) owner
   where ${matchesFilter('transfer')} and transfer.seq < $7 and transfer.seq <= $8
     and not exists (select from transfer later
       where ${matchesFilter('later')} and later.document = owner.document
         and later.seq > transfer.seq and later.seq <= $8 offset 0)
     and not exists (select from (
         select kept.id::text as document from hold kept
         where kept.shop_id = $1 and kept.document = owner.document offset 0
       ) kept join transfer later on later.document = kept.document
       where ${matchesFilter('later')} and later.seq > transfer.seq and later.seq <= $8 offset 0)
   order by transfer.seq desc limit $9`,
);

export type Span = { readonly before: bigint; readonly upTo: bigint; readonly limit: number };

/**
 * Documents by their newest movement that the filter asks for, the newest first.
 *
 * @param span Only movements up to `upTo` count, so that pages that are read one after the other are of one moment.
 */
export function listDocuments(
  tx: Tx,
  shopId: bigint,
  filter: FlowFilter,
  { before, upTo, limit }: Span,
): Promise<DocumentRow[]> {
  return tx.rows(documents, [...valuesOf(shopId, filter), before, upTo, limit]);
}

export type PartRow = FlowRow & {
  /** The document that it is a part of; its own document may be a hold. */
  owner: string;
  /** False for what the filter leaves out: it still says where the document's money is now. */
  is_asked: boolean;
};

const parts = statement<PartRow>(
  'wallet-flow-parts',
  `with owner as (select unnest($7::text[]) as document),
   name as (
     select document as owner, document as name from owner
     union all
     select owner.document, hold.id::text from owner join hold on hold.shop_id = $1 and hold.document = owner.document
   ),
   page as materialized (
     select seq, kind, debit_kind, credit_kind, units, debit_after, credit_after, part.document, at, hash,
       name.owner, (${matchesFilter('part')}) as is_asked
     from name join transfer part on part.shop_id = $1 and part.document = name.name
     where ${isOfWallet('part')} and part.seq <= $8
   )
   ${withOrders}`,
);

/** Every movement of these documents, the newest first. A document has few: its states end. */
export function listParts(
  tx: Tx,
  shopId: bigint,
  filter: FlowFilter,
  { owners, upTo }: { owners: readonly string[]; upTo: bigint },
): Promise<PartRow[]> {
  return tx.rows(parts, [...valuesOf(shopId, filter), owners, upTo]);
}

type SoldRow = RowOf<typeof sold>;

const sold = sql.rows('wallet-flow-sold')<{ title: string; picture: string }>`
  select order_id, (array_agg(title order by n))[1] as title, (array_agg(picture order by n))[1] as picture,
    count(*)::int as lines
  from order_line where shop_id = :shopId and order_id = any(:orders::uuid[]) group by order_id`;

/** What each order sold: title and picture of its first line, and how many lines it has. */
export async function readSold(
  tx: Tx,
  shopId: bigint,
  orders: readonly string[],
): Promise<ReadonlyMap<string, SoldRow>> {
  if (orders.length === 0) return new Map();
  return new Map((await sold(tx, { shopId, orders })).map((row) => [row.order_id, row]));
}
