-- room: platform
-- why:  facts that concern a merchant are kept once, in the transaction that makes them true; notices are read
--       from here in the reader's language. Append-only.
-- lock: new table only.

create table event (
  shop_id  bigint      not null,
  id       uuid        not null,
  code     text        not null,
  -- Names the fact once in the shop: told twice, it is kept once.
  once_key text        not null check (length(once_key) between 3 and 200),
  facts    jsonb       not null default '{}',
  at       timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, once_key)
);
create index event_new on event (shop_id, at desc, id desc);

grant select, insert on event to stockless_app;
