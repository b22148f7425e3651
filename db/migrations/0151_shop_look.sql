-- room: shop
-- why:  a shop chooses how its pages look: colours, type, corners and the sections of its home. Each published look stays
--       as a version that one can go back to; what is being tried is a draft that only a private link shows.
--       The colour that was chosen by name (shop.theme) becomes the first version; nothing reads the column after that.
-- lock: new tables, and one read of shop; safe while serving.

create table shop_look (
  shop_id      bigint      not null references shop,
  version      int         not null check (version > 0),
  choices      jsonb       not null check (jsonb_typeof(choices) = 'object' and octet_length(choices::text) <= 65536),
  published_at timestamptz not null,
  primary key (shop_id, version)
);
grant select, insert, delete on shop_look to stockless_app;

create table shop_look_draft (
  shop_id       bigint      primary key references shop,
  choices       jsonb       not null check (jsonb_typeof(choices) = 'object' and octet_length(choices::text) <= 65536),
  changed_at    timestamptz not null,
  -- The token of the private link, and until when it shows the draft. Whoever reads this row has the draft already.
  preview_token text        not null check (length(preview_token) >= 32),
  preview_until timestamptz not null
);
grant select, insert, update, delete on shop_look_draft to stockless_app;

insert into shop_look (shop_id, version, choices, published_at)
select shop_id, 1, jsonb_build_object('palette', theme, 'color', '#0a6b57', 'ground', 'white', 'font', 'plain', 'radius', '16',
    'ratio', '1:1', 'header', 'left', 'density', 'even', 'hero', 'picture', 'sections', (
      select jsonb_agg(jsonb_build_object('kind', kind, 'is_on', kind in ('hero', 'goods'), 'title', '', 'text', '') order by place)
      from unnest(array['hero', 'goods', 'announcement', 'featured', 'words', 'reviews', 'promises', 'story'])
        with ordinality as s (kind, place))), now()
from shop where theme <> 'sea';
