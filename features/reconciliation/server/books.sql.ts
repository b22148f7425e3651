// What must hold inside the books and between them and the orders. Each gives rows only where it does not.
import { limits } from '#domain/limits.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type FaultRow = RowOf<typeof orphans>;

const sums = statement<FaultRow>(
  'recon-books-sums',
  `with each as materialized (
     select shop_id, sum(debits) - sum(credits) as whole,
       coalesce(sum(debits - credits) filter (where kind = 'between_books'), 0) as between_books,
       coalesce(sum(case when kind in ('psp', 'treasury', 'shop_receivable') then debits - credits
         when kind in ('commission', 'payout_fee', 'ads', 'goodwill', 'goodwill_fund', 'supplier_claims', 'claim_income')
           then 0
         else debits - credits end), 0) as cover
     from account group by shop_id
   ), total as (
     select sum(whole) as whole, coalesce(sum(between_books), 0) as between_books, coalesce(sum(cover), 0) as cover
     from each
   )
   select 'books:sum' as place, '' as subject, whole::bigint as units from total where whole <> 0
   union all select 'books:between', '', between_books::bigint from total where between_books <> 0
   union all select 'books:cover', '', cover::bigint from total where cover < 0
   union all (select 'books:book', shop_id::text, whole::bigint from each where whole <> 0
     order by shop_id limit ${limits.unevenBooksMax})`,
);

const holds = statement<FaultRow>(
  'recon-books-holds',
  `with kept as (
     select shop_id, sum(credits - debits)::bigint as units from account where kind = 'shop_held' group by shop_id
   ), said as (
     select shop_id, sum(units)::bigint as units from hold where state = 'open' group by shop_id
   )
   select 'books:holds' as place, shop_id::text as subject,
     (coalesce(k.units, 0) - coalesce(s.units, 0))::bigint as units
   from kept k full join said s using (shop_id)
   where coalesce(k.units, 0) <> coalesce(s.units, 0) order by shop_id limit 50`,
);

const escrow = statement<FaultRow>(
  'recon-books-escrow',
  `select 'books:escrow' as place, o.id::text as subject, (a.credits - a.debits)::bigint as units
   from account a
   join shop_order o on o.shop_id = a.shop_id and o.id::text = a.subject
   where a.kind = 'escrow' and a.credits <> a.debits
     and o.status in ('cancelled', 'accepted', 'pending_settlement', 'pending_withdrawal', 'completed')
   order by o.id limit 50`,
);

const heads = statement<FaultRow>(
  'recon-books-heads',
  `select 'books:chain' as place, b.shop_id::text as subject, 1::bigint as units
   from book b left join transfer t on t.shop_id = b.shop_id and t.seq = b.last_seq
   where b.last_seq > 0 and t.hash is distinct from b.head_hash order by b.shop_id limit 50`,
);

const orphans = sql.rows('recon-evidence-orphans')<{ place: string; subject: string }>`
  select 'evidence:' || e.provider as place, e.shop_id || ':' || e.id as subject, e.units
  from payment_evidence e
  where e.recorded_at <= :late
    and not exists (select from shop_order o where o.shop_id = e.shop_id and o.evidence_id = e.id)
    and not exists (select from refund r join payment p on p.shop_id = r.shop_id and p.id = r.payment_id
      where p.shop_id = e.shop_id and p.checkout_id = e.checkout_id)
  order by e.recorded_at, e.id limit 50`;

const unreturned = sql.rows('recon-duplicates-unreturned')<{ place: string; subject: string }>`
  select 'evidence:' || provider as place, shop_id || ':' || id as subject, units from duplicate_capture
  where sent_at is null and recorded_at <= :late order by recorded_at, id limit 50`;

/** Where a message names no amount, one unit stands for it. */
export type CaptureRow = FaultRow & { asset: string | null };

/** Captured payments that fit no checkout: each stands until two people have explained it. */
export const findUnmatchedCaptures = sql.rows('recon-unmatched-captures')<{ place: string; subject: string }>`
  select 'evidence:' || provider as place, left(event_id, 80) || ' ' || left(facts_key, 8) as subject,
    coalesce(nullif(body::jsonb ->> 'units', '0')::bigint, 1) as units, body::jsonb ->> 'asset' as asset
  from stray_event order by created_at desc, provider, event_id, facts_key limit 200`;

export type BookFault = FaultRow & { kind: 'books' | 'evidence' };

/** What `findBookFaults` looks at in every run. */
export const placesOfAllBooks: ReadonlySet<string> = new Set([
  'books:sum',
  'books:book',
  'books:between',
  'books:cover',
  'books:holds',
  'books:escrow',
  'books:chain',
]);

/** What does not hold over all books; `late` is how old evidence may be and still have no order. */
export async function findBookFaults(tx: Tx, late: Date): Promise<BookFault[]> {
  const found: BookFault[] = [];
  for (const one of [sums, holds, escrow, heads])
    found.push(...(await tx.rows(one, [])).map((row) => ({ ...row, kind: 'books' as const })));
  const left = [...(await orphans(tx, { late })), ...(await unreturned(tx, { late }))];
  return [...found, ...left.map((row) => ({ ...row, kind: 'evidence' as const }))];
}

// A book against evidence: every coin that a provider's account took in or gave out has its document. Book by book,
// because what is too much in one shop's must not stand for what is missing in another's.
/** What a book took in or gave out through a provider, and has no document of; or the other way round. */
export const findUnprovedSides = sql.rows('recon-book-unproved')<{
  place: string;
  subject: string;
  units: bigint;
}>`
  with booked as (
    select subject as provider, sum(debits)::bigint as came, sum(credits)::bigint as went
    from account where shop_id = :shopId and kind = 'psp' group by subject
  ), proved as (
    select provider, sum(units)::bigint as came from payment_evidence
      where shop_id = :shopId group by provider
  ), refunded as (
    select p.provider, sum(r.units)::bigint as went
    from refund r join payment p on p.shop_id = r.shop_id and p.id = r.payment_id
    where r.shop_id = :shopId and r.state = 'paid' group by p.provider
  ), names as (select provider from booked union select provider from proved)
  select 'books:' || n.provider as place, side.way || ' ' || :shopId::bigint as subject, side.units
  from names n left join booked b using (provider) left join proved e using (provider)
  left join refunded r using (provider)
  cross join lateral (values
    ('in', coalesce(b.came, 0) - coalesce(e.came, 0)), ('out', coalesce(r.went, 0) - coalesce(b.went, 0))
  ) as side (way, units) where side.units <> 0 order by n.provider, side.way`;

/** The subjects that `findUnprovedSides` can give for a book. */
export const sidesOfBook = (shopId: bigint) => [`in ${shopId}`, `out ${shopId}`];

/** The books whose turn it is: each has one minute of the day, in which its whole chain is computed again. */
export const booksOfMinutes = sql.rows('recon-books-turns')<{ minute: number }>`
  select shop_id, (shop_id % 1440)::int as minute from book where (shop_id % 1440)::int = any(:minutes::int[])
  order by shop_id`;
