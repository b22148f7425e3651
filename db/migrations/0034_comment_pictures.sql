-- room: comments
-- why:  a comment has up to six pictures, and words know in which language they were written.
-- lock: a new table, and a column that may be null.

-- Six places for each item of an order. Pictures come before their comment; those that it does not use are let go.
create table comment_picture (
  shop_id    bigint      not null,
  order_id   uuid        not null,
  goods_id   uuid        not null,
  slot       int         not null check (slot between 1 and 6),
  file_id    uuid        not null,
  comment_id uuid,
  at         timestamptz not null,
  primary key (shop_id, order_id, goods_id, slot)
);
create index comment_picture_comment on comment_picture (shop_id, comment_id, slot) where comment_id is not null;

-- The language of the page that the words were written on.
alter table comment_text add column lang text check (lang ~ '^[a-z]{2}(-[A-Za-z]{4})?$');

grant select, insert, delete on comment_picture to stockless_app;
grant update (comment_id) on comment_picture to stockless_app;

-- part: keys
alter table comment_picture add constraint comment_picture_order foreign key (shop_id, order_id) references shop_order;
alter table comment_picture add constraint comment_picture_comment_key
  foreign key (shop_id, comment_id) references order_comment;
