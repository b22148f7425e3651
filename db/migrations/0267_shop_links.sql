-- room: people
-- why:  an owner of two shops changes between them without signing out. Each shop keeps its own person, sign-in and money; a
--       link says that the owner of one has proved to be the owner of the other. The application can end a link and cannot
--       make one: a function does, and it looks at a session of the one and at what the database granted for the other.
-- lock: a new table and a function only.

-- A way from one owner to another. Both ways are there, or none.
create table shop_link (
  person_id     uuid        not null,
  -- One of five.
  slot          smallint    not null check (slot between 1 and 5),
  shop_id       bigint      not null,
  other_id      uuid        not null,
  other_shop_id bigint      not null,
  linked_at     timestamptz not null,
  primary key (person_id, slot),
  unique (person_id, other_id),
  constraint shop_link_other check (person_id <> other_id and shop_id <> other_shop_id)
);
create index shop_link_back on shop_link (other_id);
create index shop_link_shop on shop_link (shop_id);

grant select, delete on shop_link to stockless_app;

-- Links the owner whose session this is with the owner of another shop, both ways. `p_grant` is what `member_session_grant`
-- gave for that owner and this session in the same transaction. Says `added`, `known` where they are linked already, or why
-- not: `unproved`, `same`, `full`, `other_full`. Nothing is written then.
create function shop_link_add(p_token_hash bytea, p_other_shop bigint, p_other uuid, p_grant bytea, p_at timestamptz)
returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_person uuid;
  v_shop   bigint;
  v_slot   int;
  v_back   int;
begin
  select s.person_id, s.shop_id into v_person, v_shop from session s
  where s.token_hash = p_token_hash and s.actor = 'merchant' and s.role = 'owner' and s.revoked_at is null and s.ends_at > p_at;
  if not found then return 'unproved'; end if;
  if p_grant is null or p_grant is distinct from
    grant_hash(session_facts(p_other_shop, p_other, p_token_hash, p_at) || '|owner') then
    return 'unproved';
  end if;
  if v_shop = p_other_shop then return 'same'; end if;
  if exists (select from shop_link l where l.person_id = v_person and l.other_id = p_other) then return 'known'; end if;
  select min(n) into v_slot from generate_series(1, 5) n
  where not exists (select from shop_link l where l.person_id = v_person and l.slot = n);
  if v_slot is null then return 'full'; end if;
  select min(n) into v_back from generate_series(1, 5) n
  where not exists (select from shop_link l where l.person_id = p_other and l.slot = n);
  if v_back is null then return 'other_full'; end if;
  insert into shop_link (person_id, slot, shop_id, other_id, other_shop_id, linked_at)
  values (v_person, v_slot, v_shop, p_other, p_other_shop, p_at), (p_other, v_back, p_other_shop, v_person, v_shop, p_at);
  return 'added';
end
$$;

revoke all on function shop_link_add from public;
grant execute on function shop_link_add to stockless_app;
