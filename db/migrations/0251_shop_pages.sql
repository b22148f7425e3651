-- room: content
-- why:  a shop says on pages of its own what does not belong to one product, and leads its buyers through its pages by a
--       menu (docs/decisions/0205).
-- lock: new tables alone.

-- texts is {language: {title, body}}; body is the small markup of articles, which has no way to say HTML.
create table shop_page (
  shop_id    bigint not null,
  page_id    uuid not null,
  slot       integer not null check (slot between 1 and 10),
  slug       text not null check (length(slug) between 1 and 60),
  texts      jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  is_shown   boolean not null default true,
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id, page_id),
  unique (shop_id, slot),
  unique (shop_id, slug),
  constraint shop_page_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert, delete on shop_page to stockless_app;
grant update (texts, is_shown, version, changed_at) on shop_page to stockless_app;

-- entries is [{kind, ref}] in order: a collection or a page by its id, a type of goods by its own.
create table shop_menu (
  shop_id    bigint not null,
  entries    jsonb not null check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 8),
  version    integer not null default 1,
  changed_at timestamptz not null,
  primary key (shop_id),
  constraint shop_menu_shop foreign key (shop_id) references shop (shop_id)
);
grant select, insert, delete on shop_menu to stockless_app;
grant update (entries, version, changed_at) on shop_menu to stockless_app;
