// The public record as rows: entries, hashes over 256 of them, signed heads, and what waits to be added.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const head = sql.row('proof-head')`select size from log_head`;

/** How many entries the record has. */
export async function readSize(tx: Tx): Promise<number> {
  return Number((await head(tx))?.size ?? 0n);
}

export type PendingAct = RowOf<typeof pendingActs>;

/**
 * Acts that are not in the record yet, in the order in which they came. Those of a shop that has a gap stay where they are,
 * and keep nobody else's waiting.
 */
export const pendingActs = sql.rows('proof-pending')`
  select p.shop_id, e.seq, e.at, e.kind, e.act, e.actor, e.person_id, e.subject, e.why, e.before, e.after,
    e.request_id, e.salt
  from (
    select f.id, f.shop_id, f.seq, row_number() over (partition by f.shop_id order by f.id) as n
    from (select id, shop_id, seq from act_pending order by id limit :limit) f
  ) p
  join audit_entry e on e.shop_id = p.shop_id and e.seq = p.seq
  left join act_total t on t.shop_id = p.shop_id
  where p.seq = coalesce(t.acts, 0) + p.n
  order by p.id`;

export const pendingDocs = sql.rows('proof-pending-docs')`
  select hash, name, ver, from_at, at from log_doc where idx is null order by at, name limit :limit`;

const append = sql.row('proof-append')<{ size: bigint }>`
  select log_append(:size, :at, :kinds, :names, :shops, :seqs, :bodies, :levels, :nos, :hashes) as size`;

export type NewEntry = {
  readonly kind: 'act' | 'seal' | 'doc';
  readonly name: string;
  readonly shopId: bigint | null;
  readonly seq: bigint | null;
  readonly body: Uint8Array;
};

export type NewHash = { readonly level: number; readonly no: number; readonly hash: Uint8Array };

/** @throws DatabaseError 40001 where another node has added entries since `size` was read. */
export async function appendEntries(
  tx: Tx,
  {
    size,
    at,
    entries,
    hashes,
  }: { size: number; at: Date; entries: readonly NewEntry[]; hashes: readonly NewHash[] },
): Promise<number> {
  const row = await append(tx, {
    size,
    at,
    kinds: entries.map(({ kind }) => kind),
    names: entries.map(({ name }) => name),
    shops: entries.map(({ shopId }) => shopId),
    seqs: entries.map(({ seq }) => seq),
    bodies: entries.map(({ body }) => Buffer.from(body)),
    levels: hashes.map(({ level }) => level),
    nos: hashes.map(({ no }) => no),
    hashes: hashes.map(({ hash }) => Buffer.from(hash)),
  });
  return Number(row?.size ?? 0n);
}

export const leafHashes = sql.rows('proof-leaves')`
  select hash from log_entry where idx >= :from and idx < :until order by idx`;

export const upperHashes = sql.rows('proof-hashes')`
  select hash from log_hash where level = :level and no >= :from and no < :until order by no`;

/** The same as one row of bytes, as tiles are. */
export const leafTile = sql.row('proof-tile-leaves')<{ bytes: Buffer | null }>`
  select string_agg(hash, '' order by idx) as bytes from log_entry where idx >= :from and idx < :until`;

export const upperTile = sql.row('proof-tile-hashes')<{ bytes: Buffer | null }>`
  select string_agg(hash, '' order by no) as bytes from log_hash where level = :level and no >= :from and no < :until`;

export const entryBodies = sql.rows('proof-bodies')`
  select body from log_entry where idx >= :from and idx < :until order by idx`;

export const saveCheckpoint = sql.run('proof-checkpoint-save')`
  insert into log_checkpoint (size, root, note, at) values (:size, :root, :note, :at)
  on conflict (size) do nothing`;

export const saveCosignature = sql.run('proof-cosignature-save')`
  insert into log_cosignature (size, name, line, at) values (:size, :name, :line, :at)
  on conflict (size, name) do nothing`;

/** Signed heads, the longest first, with what witnesses signed of them. */
export const newestCheckpoints = sql.rows('proof-checkpoints')<{
  names: string[] | null;
  lines: string[] | null;
}>`
  select c.size, c.root, c.note, c.at,
    (select array_agg(g.name order by g.name) from log_cosignature g where g.size = c.size) as names,
    (select array_agg(g.line order by g.name) from log_cosignature g where g.size = c.size) as lines
  from log_checkpoint c where c.size <= :most order by c.size desc limit :limit`;

/** Lengths that witnesses have signed, the longest first, each with who did. */
export const cosignedSizes = sql.rows('proof-cosigned')<{ names: string[] }>`
  select size, array_agg(name order by name) as names from log_cosignature
  where size <= :most group by size order by size desc limit :limit`;

const witnesses = sql.rows('proof-witnesses')`
  select name, size, at, failed_at, failure from log_witness order by name`;

export function readWitnesses(tx: Tx) {
  return witnesses(tx);
}

export const saveWitness = sql.run('proof-witness-save')`
  insert into log_witness (name, size, at, failed_at, failure)
  values (:name, :size, :at?, :failedAt?, :failure)
  on conflict (name) do update set size = greatest(log_witness.size, excluded.size),
    at = coalesce(excluded.at, log_witness.at), failed_at = excluded.failed_at, failure = excluded.failure`;

export const findDoc = sql.row('proof-doc')`
  select type, body from log_doc where hash = :hash and idx is not null limit 1`;

export const insertDoc = sql.count('proof-doc-insert')`
  insert into log_doc (hash, name, ver, from_at, type, body, at)
  values (:hash, :name, :ver, :from, :type, :body, :at)
  on conflict (name, hash) do nothing returning name`;

/** Acts of a shop that the record has, with their places. */
export const placesOfActs = sql.rows('proof-places')`
  select act_seq, idx, body from log_entry
  where act_shop = :shopId and act_seq > :after and act_seq <= :until order by act_seq`;

const logged = sql.row('proof-acts-logged')`select acts from act_total where shop_id = :shopId`;

export async function countLogged(tx: Tx, shopId: bigint): Promise<number> {
  return Number((await logged(tx, { shopId }))?.acts ?? 0n);
}

/** First and last numbers in the record of acts about these subjects. */
export const numbersOf = sql.rows('proof-numbers')<{ first: number; last: number }>`
  select e.subject, min(l.idx)::float8 as first, max(l.idx)::float8 as last
  from audit_entry e join log_entry l on l.act_shop = e.shop_id and l.act_seq = e.seq
  where e.shop_id = :shopId and e.kind = 'change' and e.subject = any (:subjects) group by e.subject`;

/** Rows of a book after a number, in order, as they are hashed. */
export const bookRows = sql.rows('proof-rows')`
  select seq, kind, debit_kind, debit_subject, credit_kind, credit_subject, units, actor, document, once_key, at
  from transfer where shop_id = :shopId and seq > :after order by seq limit :limit`;

const bookFacts = sql.row('proof-book')`
  select currency, last_seq, head_hash, v2_from from book where shop_id = :shopId`;

export function readBook(tx: Tx, shopId: bigint) {
  return bookFacts(tx, { shopId });
}
