-- room: proof
-- why:  whoever has all passwords of the platform must not be able to cheat a merchant unseen. What is done to a shop is an
--       act; each act, seal and document is an entry of one public list that only grows. The audit's own hash chain and its
--       hourly heads go: the list replaces them (docs/decisions/0169).
-- lock: rewrites the audit's entries once (a salt for each); new tables otherwise.

-- The last number of a shop's acts; shop 0 is the platform itself.
-- Entries that were made before carry the hash that their chain had; a chain's first act after it names its last one.
alter table audit_entry drop constraint audit_entry_shop_id_prev_hash_key;
alter table audit_entry alter column prev_hash drop not null, alter column hash drop not null;
alter table audit_entry add column salt bytea
  constraint audit_entry_salt check (length(salt) = 32);
update audit_entry set salt = sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
alter table audit_entry alter column salt set not null;

-- Acts that are not in the public list yet, in the order in which they came.
create sequence act_order;
create table act_pending (
  id      bigint not null,
  shop_id bigint not null,
  seq     bigint not null check (seq > 0),
  primary key (shop_id, seq)
);
create index act_pending_id on act_pending (id);
insert into act_pending (id, shop_id, seq)
select nextval('act_order'), e.shop_id, e.seq from (select shop_id, seq from audit_entry order by shop_id, seq) e;

-- How many acts of a shop are in the public list.
create table act_total (
  shop_id bigint not null primary key,
  acts    bigint not null check (acts > 0)
);

create table log_entry (
  idx      bigint primary key check (idx >= 0),
  kind     text not null check (kind in ('act', 'seal', 'doc')),
  name     text not null,
  act_shop bigint,
  act_seq  bigint,
  body     bytea not null check (length(body) between 2 and 1024),
  hash     bytea not null check (length(hash) = 32),
  at       timestamptz not null,
  unique (act_shop, act_seq),
  check ((kind = 'act') = (act_shop is not null)),
  check ((act_shop is null) = (act_seq is null))
);
create index log_entry_named on log_entry (name, idx) where kind <> 'act' or name = 'payout.paused';

-- Hashes over 256 entries, over 256 of those, and so on: what tiles above the lowest are made of.
create table log_hash (
  level smallint not null check (level between 1 and 8),
  no    bigint not null check (no >= 0),
  hash  bytea not null check (length(hash) = 32),
  primary key (level, no)
);

-- The only row: how long the list is. Locked while entries are added, so that there is one writer at a time.
create table log_head (
  is_only boolean primary key default true check (is_only),
  size bigint not null check (size >= 0)
);
insert into log_head (size) values (0);

create table log_checkpoint (
  size bigint primary key check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  at   timestamptz not null
);

create table log_cosignature (
  size bigint not null references log_checkpoint (size),
  name text not null,
  line text not null,
  at   timestamptz not null,
  primary key (size, name)
);

-- How asking a witness went the last time.
create table log_witness (
  name      text primary key,
  size      bigint not null default 0,
  at        timestamptz,
  failed_at timestamptz,
  failure   text not null default ''
);

create table log_doc (
  hash    bytea not null check (length(hash) = 32),
  name    text not null,
  ver     text not null check (length(ver) between 1 and 80),
  from_at timestamptz not null,
  type    text not null,
  body    bytea not null check (length(body) <= 4194304),
  at      timestamptz not null,
  idx     bigint,
  primary key (name, hash)
);
create index log_doc_hash on log_doc (hash);
create index log_doc_waiting on log_doc (at) where idx is null;

-- Writes down one act: numbered without gaps, and waiting for the public list. Locks the shop's numbers from here on.
create function act_append(p_shop bigint, p_at timestamptz, p_kind text, p_act text, p_actor text, p_person uuid,
  p_subject text, p_why text, p_before jsonb, p_after jsonb, p_request text)
returns bigint
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_seq bigint;
begin
  insert into audit_head as h (shop_id, seq) values (p_shop, 1)
  on conflict (shop_id) do update set seq = h.seq + 1
  returning h.seq into v_seq;
  insert into audit_entry (shop_id, seq, at, kind, act, actor, person_id, subject, why, before, after, request_id, salt)
  values (p_shop, v_seq, p_at, p_kind, p_act, p_actor, p_person, p_subject, p_why, p_before, p_after, p_request,
    sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
  insert into act_pending (id, shop_id, seq) values (nextval('act_order'), p_shop, v_seq);
  return v_seq;
end
$$;

-- Adds entries at the end of the public list. `p_size` is how long the caller found it: whoever comes second is refused.
-- An act is added once, in the order of its shop's numbers; a document or a seal as it is.
-- Errors: 40001 the list is longer, 23514 an act is not waiting or would leave a gap.
create function log_append(p_size bigint, p_at timestamptz, p_kinds text[], p_names text[], p_shops bigint[],
  p_seqs bigint[], p_bodies bytea[], p_levels smallint[], p_nos bigint[], p_hashes bytea[])
returns bigint
language plpgsql security definer
set search_path = public, pg_temp as $$
declare
  v_size  bigint;
  v_count int := cardinality(p_kinds);
  v_acts  int;
  v_taken int;
begin
  select h.size into v_size from log_head h for update;
  if v_size <> p_size then
    raise exception 'the list has % entries', v_size using errcode = '40001';
  end if;
  insert into log_entry (idx, kind, name, act_shop, act_seq, body, hash, at)
  select v_size + e.n - 1, e.kind, e.name, e.shop, e.seq, e.body, sha256('\x00'::bytea || e.body), p_at
  from unnest(p_kinds, p_names, p_shops, p_seqs, p_bodies) with ordinality as e (kind, name, shop, seq, body, n);
  with taken as (
    delete from act_pending p using unnest(p_shops, p_seqs) as e (shop, seq)
    where p.shop_id = e.shop and p.seq = e.seq
    returning p.shop_id
  )
  select count(*) into v_taken from taken;
  select count(*) into v_acts from unnest(p_kinds) as k where k = 'act';
  insert into act_total as t (shop_id, acts)
  select e.shop, count(*) from unnest(p_shops) as e (shop) where e.shop is not null group by e.shop
  on conflict (shop_id) do update set acts = t.acts + excluded.acts;
  if v_taken <> v_acts or exists (
    select from (
      select e.shop, max(e.seq) as last from unnest(p_shops, p_seqs) as e (shop, seq)
      where e.shop is not null group by e.shop
    ) e
    join act_total t on t.shop_id = e.shop where t.acts <> e.last
  ) then
    raise exception 'an act is not waiting, or one before it is missing' using errcode = '23514';
  end if;
  insert into log_hash (level, no, hash)
  select h.level, h.no, h.hash from unnest(p_levels, p_nos, p_hashes) as h (level, no, hash);
  update log_doc d set idx = v_size + e.n - 1
  from unnest(p_kinds, p_names, p_bodies) with ordinality as e (kind, name, body, n)
  where e.kind = 'doc' and d.name = e.name and d.idx is null
    and d.hash = decode(convert_from(e.body, 'UTF8')::jsonb ->> 'h', 'hex');
  update log_head set size = v_size + v_count;
  return v_size + v_count;
end
$$;

alter table audit_head drop column hash;
delete from timer where kind = 'audit.head';
drop table audit_leaf;
drop table book_leaf;

-- Each chain's last hash goes into its first act of the list, and each shop that is there has an act of its opening.
do $$
declare
  v record;
begin
  for v in
    select e.shop_id, max(e.seq) as seq, (array_agg(encode(e.hash, 'hex') order by e.seq desc))[1] as head
    from audit_entry e where e.hash is not null group by e.shop_id
  loop
    perform act_append(v.shop_id, now(), 'change', 'record.begun', 'house', null, '', '', null,
      jsonb_build_object('entries', v.seq::text, 'head', v.head), '');
  end loop;
  for v in select s.shop_id, s.created_at from shop s where s.shop_id > 0 order by s.shop_id loop
    perform act_append(v.shop_id, v.created_at, 'change', 'shop.opened', 'house', null, '', '', null, null, '');
  end loop;
  -- What is held at this moment is held in the record too.
  for v in select h.* from hold h where h.state = 'open' order by h.shop_id, h.from_at loop
    perform act_append(v.shop_id, v.from_at, 'change', 'hold.' || v.kind, 'house', null, v.id::text, v.reason, null,
      jsonb_build_object('reason', v.reason_code, 'document', v.document, 'units', v.units::text, 'until', v.until_at), '');
  end loop;
end
$$;

drop table audit_publication;

revoke all on function act_append, log_append from public;
grant execute on function act_append, log_append to stockless_app;
revoke insert on audit_entry, audit_head from stockless_app;
revoke update (seq) on audit_head from stockless_app;
grant select on act_pending, act_total, log_entry, log_hash, log_head, log_checkpoint, log_cosignature, log_witness, log_doc
  to stockless_app;
grant insert on log_checkpoint, log_cosignature, log_witness, log_doc to stockless_app;
grant update on log_witness to stockless_app;
