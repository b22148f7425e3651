// Seals as rows: what each book says is owed, the sums over all of them, and the pieces that proofs are read from.
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';

const refresh = sql.row('seal-refresh')<{
  last: bigint | null;
}>`select claim_refresh(:after, :limit) as last`;

/** Sums what came into so many books after one of them. Gives the last of them; undefined where there is none. */
export async function refreshClaims(
  tx: Tx,
  asked: { after: bigint; limit: number },
): Promise<bigint | undefined> {
  return (await refresh(tx, asked))?.last ?? undefined;
}

export const forgetPieces = sql.run('seal-forget')`select seal_forget(:before)`;

/** Whether this transaction is the one that seals now. It stays so until its end. */
const lock = sql.row('seal-lock')<{ taken: boolean }>`
  select pg_try_advisory_xact_lock(hashtextextended('proof.seal', 0)) as taken`;

export async function lockSeals(tx: Tx): Promise<boolean> {
  return (await lock(tx))?.taken === true;
}

const last = sql.row('seal-last')<{ no: number | null }>`select max(no) as no from seal`;

export async function readLastNo(tx: Tx): Promise<number> {
  return (await last(tx))?.no ?? 0;
}

/**
 * Shops that the record knows by currency; the platform itself, which has acts and may have no book, is one of its own
 * currency.
 */
export const countClaims = sql.rows('seal-currencies')<{ currency: string }>`
  select currency, count(*)::int as shops from (
    select coalesce(b.currency, :own::text) as currency from act_total t left join book b on b.shop_id = t.shop_id
    union all
    select :own where not exists (select from act_total where shop_id = 0)
  ) c group by currency order by currency`;

/**
 * Shops of one currency in their order, packed: a shop's number, its four sums, the last row of its book with its hash, and
 * what `devicesDigest` gives of its devices ("stockless/devices/1", 00, the SHA-256 of each key in their order). As rows they
 * would cost several times as much on both sides.
 */
const packed = sql.row('seal-claims')<{ last: bigint | null; bytes: Buffer | null }>`
  select max(c.shop_id) as last, string_agg(int8send(c.shop_id) || int8send(c.merchants)
    || int8send(c.buyers) || int8send(c.suppliers) || int8send(c.acts) || int8send(c.seq) || c.head
    || coalesce(d.digest, c.no_devices), '' order by c.shop_id) as bytes
  from (
    -- Whose opening is in the record is counted, and nobody else: a shop that opened since its books were summed has none yet.
    select a.shop_id, coalesce(s.merchants, 0) as merchants, coalesce(s.buyers, 0) as buyers,
      coalesce(s.suppliers, 0) as suppliers, coalesce(s.seq, 0) as seq, coalesce(s.head, b.first_head, a.zeros) as head,
      a.acts, a.zeros as no_devices
    from (
      (select t.shop_id, t.acts, decode(repeat('00', 32), 'hex') as zeros from act_total t
      where t.shop_id > :after order by t.shop_id)
      union all
      select 0, 0, decode(repeat('00', 32), 'hex')
      where 0 > :after::bigint and not exists (select from act_total where shop_id = 0)
    ) a
    -- Each by its key, however many shops there are.
    left join lateral (
      select currency, sha256(convert_to('book|' || shop_id || '|' || currency, 'UTF8')) as first_head
      from book where shop_id = a.shop_id offset 0
    ) b on true
    left join lateral (select s.* from shop_claim s where s.shop_id = a.shop_id offset 0) s on true
    where coalesce(b.currency, :own::text) = :currency
    order by a.shop_id limit :limit
  ) c
  left join lateral (
    select sha256(decode('73746f636b6c6573732f646576696365732f3100', 'hex') || string_agg(k.hash, '' order by k.hash)) as digest
    from (
      select sha256(m.public_key) as hash from merchant_device m
      where m.shop_id = c.shop_id and m.removed_at is null and m.active_from <= :now
    ) k
  ) d on true`;

type Asked = { currency: string; after: bigint; now: Date; own: string; limit: number };

/** So many shops after one of them; undefined where there are none. */
export async function readShops(tx: Tx, asked: Asked): Promise<{ last: bigint; bytes: Buffer } | undefined> {
  const { last = null, bytes = null } = (await packed(tx, asked)) ?? {};
  return last === null || bytes === null ? undefined : { last, bytes };
}

export const insertPiece = sql.run('seal-piece')`
  insert into seal_piece (no, currency, kind, level, piece, first_shop, bytes)
  values (:no, :currency, :kind, :level, :piece, :firstShop?, :bytes)`;

export const insertSeal = sql.run('seal-insert')`
  insert into seal (no, currency, at, height, shops, root, merchants, buyers, suppliers, acts, upto, idx, took_ms)
  values (:no, :currency, :at, :height, :shops, :root, :merchants, :buyers, :suppliers, :acts, :upto, :idx,
    :tookMs)`;

/** The newest seal of a currency whose entry a head of this size has. */
export const newestSeal = sql.row('seal-newest')`
  select no, currency, height, root, idx from seal
  where currency = :currency and idx < :size order by no desc limit 1`;

/** The piece that has a shop, which is the last one that begins before or with it. */
export const shopPiece = sql.row('seal-shop-piece')`
  select piece, bytes from seal_piece
  where no = :no and currency = :currency and kind = 'shop' and first_shop <= :shopId
  order by first_shop desc limit 1`;

/** Some bytes out of each of many pieces, in the order in which they are asked for; null where there is no such piece. */
export const readPieces = sql.rows('seal-bytes')<{ bytes: Buffer | null }>`
  select substring(p.bytes from a.start for a.length) as bytes
  from unnest(:kinds::text[], :levels::smallint[], :pieces::int[], :starts::int[], :lengths::int[]) with ordinality
    as a (kind, level, piece, start, length, n)
  left join seal_piece p on p.no = :no and p.currency = :currency and p.kind = a.kind and p.level = a.level
    and p.piece = a.piece
  order by a.n`;

/** Leaves of a seal from a piece on: that one and the one after it. */
export const claimPieces = sql.rows('seal-leaves')`
  select piece, bytes from seal_piece
  where no = :no and currency = :currency and kind = 'claim' and level = 0 and piece >= :piece
  order by piece limit 2`;

/** The row of a book that was counted once and is another one now; null where there is none. */
export const findRewrittenRow = sql.row('seal-rewritten')`
  select rewritten_seq as seq from shop_claim where shop_id = :shopId`;

/** Whether a book has this row. */
export const hasRow = sql.row('seal-has-row')`
  select seq from transfer where shop_id = :shopId and seq = :seq and hash = :hash`;
