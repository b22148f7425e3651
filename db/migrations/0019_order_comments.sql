-- room: comments
-- why:  what a buyer says of goods that were delivered, and the shop's one answer. A rating is never changed and never
--       deleted, texts are append-only: a removal leaves its reason in place of the text.
-- lock: new tables only.

create table order_comment (
  shop_id        bigint      not null,
  id             uuid        not null,
  order_id       uuid        not null,
  goods_id       uuid        not null,
  rating         int         not null check (rating between 1 and 5),
  state          text        not null check (state in ('published', 'reported', 'removed')),
  created_at     timestamptz not null,
  replied_at     timestamptz,
  reported_at    timestamptz,
  report_reason  text check (report_reason in ('offensive', 'personal_data', 'advertising', 'off_topic', 'not_genuine')),
  decided_at     timestamptz,
  decided_by     uuid,
  removed_reason text check (removed_reason in ('offensive', 'personal_data', 'advertising', 'off_topic',
                 'not_genuine')),
  removed_text   text        not null default '',
  primary key (shop_id, id),
  -- One comment for each goods of an order.
  unique (shop_id, order_id, goods_id),
  check ((reported_at is null) = (report_reason is null)),
  check (state <> 'reported' or (reported_at is not null and decided_at is null)),
  check ((state = 'removed') = (removed_reason is not null)),
  -- Nobody's words disappear without a reason that can be read.
  check (state <> 'removed' or (length(removed_text) between 40 and 2000 and decided_by is not null))
);
create index comment_new on order_comment (shop_id, created_at desc, id desc);
create index comment_goods on order_comment (shop_id, goods_id, created_at desc, id desc);
create index comment_unanswered on order_comment (shop_id) where replied_at is null and state <> 'removed';
create index comment_reported on order_comment (reported_at) where state = 'reported';

-- What was said, each once: the key is why a shop has one reply and one correction of it.
create table comment_text (
  shop_id    bigint      not null,
  comment_id uuid        not null,
  kind       text        not null check (kind in ('comment', 'follow_up', 'reply', 'correction')),
  content    text        not null check (length(content) between 1 and 1000),
  signer     text        not null check (length(signer) between 1 and 80),
  mark_kind  text        not null check (mark_kind in ('drawn', 'typed')),
  mark       text        not null check (octet_length(mark) between 2 and 65536),
  digest     bytea       not null check (octet_length(digest) = 32),
  signed_at  timestamptz not null,
  primary key (shop_id, comment_id, kind)
);

-- How many comments gave one to five stars, for the goods and for the whole shop. Kept in the transaction that
-- publishes or removes one, so that a page of the shop does not count.
create table goods_rating (
  shop_id  bigint not null,
  goods_id uuid   not null,
  star_1   int    not null default 0 check (star_1 >= 0),
  star_2   int    not null default 0 check (star_2 >= 0),
  star_3   int    not null default 0 check (star_3 >= 0),
  star_4   int    not null default 0 check (star_4 >= 0),
  star_5   int    not null default 0 check (star_5 >= 0),
  primary key (shop_id, goods_id)
);
create table shop_rating (
  shop_id bigint not null primary key,
  star_1  int    not null default 0 check (star_1 >= 0),
  star_2  int    not null default 0 check (star_2 >= 0),
  star_3  int    not null default 0 check (star_3 >= 0),
  star_4  int    not null default 0 check (star_4 >= 0),
  star_5  int    not null default 0 check (star_5 >= 0)
);

grant select, insert on order_comment, comment_text, goods_rating, shop_rating to stockless_app;
grant update (state, replied_at, reported_at, report_reason, decided_at, decided_by, removed_reason, removed_text)
  on order_comment to stockless_app;
grant update (star_1, star_2, star_3, star_4, star_5) on goods_rating, shop_rating to stockless_app;

-- part: keys
alter table order_comment add constraint comment_order foreign key (shop_id, order_id) references shop_order;
alter table comment_text add constraint text_comment foreign key (shop_id, comment_id) references order_comment;
alter table goods_rating add constraint goods_rating_shop foreign key (shop_id) references shop;
alter table shop_rating add constraint shop_rating_shop foreign key (shop_id) references shop;
