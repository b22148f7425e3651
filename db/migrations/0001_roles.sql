-- room: platform
-- why:  the application must not be able to change what has been written down: the migrator owns the
--       tables, the application only gets what each table grants. Orders and payment evidence can be
--       inserted by the checkout role alone.
-- lock: none.

do $$
begin
  if not exists (select from pg_roles where rolname = 'stockless_app') then
    create role stockless_app login;
  end if;
  if not exists (select from pg_roles where rolname = 'stockless_checkout') then
    create role stockless_checkout login;
  end if;
exception when duplicate_object or unique_violation then
  -- Roles belong to the whole cluster: another database's migration may make them at the same moment.
  null;
end
$$;
grant stockless_app to stockless_checkout;
revoke create on schema public from public;
grant usage on schema public to stockless_app;
