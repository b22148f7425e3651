-- room: platform
-- why:  a statement that forgets its shop must read and write nothing of others. Every table whose rows belong to shops
--       gets row level security from the migration runner, these and later ones alike (platform/db/fence.ts): the
--       application sees the rows of the shop that its transaction has set, `stockless_across` those of all shops.
-- lock: none.

do $$
begin
  if not exists (select from pg_roles where rolname = 'stockless_across') then
    create role stockless_across login;
  end if;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database's migration may make it at the same moment.
  null;
end
$$;
grant stockless_app to stockless_across;
