-- room: showcase
-- why:  a shop says in its own words and pictures what it sells; what it leaves open is the supplier's. Warnings, maker and
--       who answers for safety have no column here, so no shop can change or hide them (docs/decisions/0199). A listing
--       stays when its goods are removed, and is there again with them.
-- lock: new tables alone.

-- pictures is what is shown, in order, by names of files; null for the supplier's own order. Those of own_pictures are the
-- shop's uploads; any other is shown only while the supplier has it. words is what the shop's own search finds.
create table listing (
  shop_id      bigint not null,
  goods_id     uuid not null,
  pictures     text[] check (cardinality(pictures) between 1 and 16),
  own_pictures text[] not null default '{}' check (cardinality(own_pictures) <= 6),
  words        tsvector not null default ''::tsvector,
  version      integer not null default 1,
  -- What was there before the last change, and until when it can be put back.
  before       jsonb check (jsonb_typeof(before) = 'object'),
  undo_until   timestamptz,
  changed_at   timestamptz not null,
  primary key (shop_id, goods_id),
  constraint listing_shop foreign key (shop_id) references shop (shop_id),
  constraint listing_own check (own_pictures <@ coalesce(pictures, '{}')),
  constraint listing_undo check ((before is null) = (undo_until is null))
);

-- description is markup, plain the same as words alone: for feeds, search engines and whoever draws no markup.
create table listing_text (
  shop_id     bigint not null,
  goods_id    uuid not null,
  lang        text not null check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$'),
  title       text check (length(title) between 1 and 120),
  description text check (length(description) between 1 and 5000),
  plain       text check (length(plain) between 1 and 5000),
  changed_at  timestamptz not null,
  primary key (shop_id, goods_id, lang),
  constraint listing_text_listing foreign key (shop_id, goods_id) references listing (shop_id, goods_id),
  constraint listing_text_says check (title is not null or description is not null),
  constraint listing_text_plain check ((description is null) = (plain is null))
);
grant select, insert, delete on listing, listing_text to stockless_app;
grant update (pictures, own_pictures, words, version, before, undo_until, changed_at) on listing to stockless_app;
grant update (title, description, plain, changed_at) on listing_text to stockless_app;

-- The pictures of goods in a shop, in order: the chosen ones that are still there, else all of the supplier's.
create function listing_pictures(chosen text[], own text[], main text, further text[]) returns text[]
language sql immutable parallel safe as $$
  select coalesce(
    (select array_agg(c.name order by c.n) from unnest(chosen) with ordinality as c (name, n)
      where c.name = main or c.name = any(further) or c.name = any(own)),
    case when main = '' then further else main || further end)
$$;
revoke all on function listing_pictures from public;
grant execute on function listing_pictures to stockless_app;
