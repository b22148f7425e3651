-- room: goods
-- why:  goods are found in ten languages, typing errors forgiven, without a search engine beside the database; and
--       across shops they stand in an order that anybody can compute again (`/ranking.json`).
-- lock: new tables; three indexes on tables that are there, each held against writing while its index is made: some
--       seconds for a million rows. Goods that are there already are indexed by the timer `house.rank`.

-- One row for each goods. `words` holds what `domain/search-text.ts` makes of its texts in all languages, each word with
-- its language in front: `es/taza` stands in the description, `es:taza` in the title, `^es/taza grande` is the title. In ten
-- languages they are so many that PostgreSQL keeps them beside the row, and the rows of a hundred thousand goods are
-- read in some milliseconds.
create table goods_search (
  goods_id uuid     not null primary key references goods,
  words    tsvector not null,
  -- What `goods_rank` says, rounded, so that a search reads one row for each hit. Written only where it changes;
  -- half of each page is left free, so that a row is written beside itself and the index of words is left alone.
  shops       int         not null default 0,
  type_id     text        not null default '',
  supplier_id uuid,
  score       int         not null default 0,
  price_units bigint      not null default 0,
  available   boolean     not null default false,
  days_p90    int         not null default 0,
  votes       int         not null default 0,
  rating      float4      not null default 0,
  pieces      int         not null default 0,
  listed_at   timestamptz not null default '-infinity'
) with (fillfactor = 45);
-- A search must not pay for an import: nothing waits in a list before the index.
create index goods_search_words on goods_search using gin (words) with (fastupdate = off);

-- Every word of a title, brand or option, to find the one that somebody meant. `keys` are its trigrams, each with the
-- language and the word's length in front. A word stays when the last goods that had it go: it then finds nothing.
create table search_word (
  lang text   not null,
  word text   collate "C" not null,
  keys text[] not null,
  primary key (lang, word)
);
create index search_word_keys on search_word using gin (keys) with (fastupdate = off);

-- Words that mean the same, entered by operators, each pair both ways.
create table search_synonym (
  lang  text not null,
  word  text collate "C" not null,
  means text collate "C" not null,
  primary key (lang, word, means)
);

-- What `domain/ranking.ts` makes of the facts of goods on sale: computed again and again by a timer, never written by
-- a person. No row says anything of one shop.
create table goods_rank (
  goods_id      uuid        not null primary key references goods,
  type_id       text        not null,
  supplier_id   uuid        not null,
  -- Shops that sell them now, and the least price that one takes.
  shops         int         not null check (shops >= 0),
  price_units   bigint      not null check (price_units >= 0),
  -- The price of half of the shops, where five or more sell them.
  median_units  bigint,
  available     bigint      not null check (available >= 0),
  days_p90      int         not null,
  -- Votes and refunds by age: each counts half after its half-life.
  votes         float8      not null check (votes >= 0),
  vote_sum      float8      not null check (vote_sum >= 0),
  pieces        float8      not null check (pieces >= 0),
  faulty_pieces float8      not null check (faulty_pieces >= 0),
  rating        float8      not null check (rating between 1 and 5),
  -- 0 to 1000.
  score         int         not null check (score between 0 and 1000),
  listed_at     timestamptz not null,
  version       int         not null,
  computed_at   timestamptz not null
);
create index goods_rank_score on goods_rank (score desc, listed_at desc, goods_id) where shops > 0;
create index goods_rank_price on goods_rank (price_units, goods_id) where shops > 0;
create index goods_rank_new on goods_rank (listed_at desc, goods_id) where shops > 0;
create index goods_rank_rating on goods_rank (rating desc, votes desc, goods_id) where shops > 0;
create index goods_rank_pieces on goods_rank (pieces desc, score desc, goods_id) where shops > 0;
create index goods_rank_age on goods_rank (computed_at);

-- What changed in any showcase a moment ago: a read over all shops.
create index showcase_changed on showcase_item (updated_at);
create index order_line_goods on order_line (goods_id);
create index comment_of_goods on order_comment (goods_id) where state <> 'removed';

grant select, insert, delete on goods_search, search_word, search_synonym, goods_rank to stockless_app;
grant update (words, shops, type_id, supplier_id, score, price_units, available, days_p90, votes, rating, pieces,
  listed_at) on goods_search to stockless_app;
grant update (type_id, supplier_id, shops, price_units, median_units, available, days_p90, votes, vote_sum, pieces, faulty_pieces,
  rating, score, listed_at, version, computed_at) on goods_rank to stockless_app;
