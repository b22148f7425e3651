-- room: questions
-- why:  a buyer asks the shop about an item before buying it. The merchant sees a question once its address is confirmed,
--       the answer goes there, and name and address are deleted with it. The merchant may show both without the name.
-- lock: a new table only.

create table goods_question (
  shop_id      bigint not null,
  id           uuid not null,
  goods_id     uuid not null,
  -- Both are deleted when the answer was sent.
  name         text check (length(name) between 1 and 60),
  email        text check (length(email) between 3 and 254),
  -- Of the address in small letters, keyed by the instance's secret: an address has one open question about an item.
  email_key    bytea not null check (length(email_key) = 32),
  lang         text not null check (length(lang) between 2 and 16),
  body         text not null check (length(body) between 1 and 1000),
  state        text not null default 'unconfirmed' check (state in ('unconfirmed', 'open', 'answered')),
  answer       text check (length(answer) between 1 and 2000),
  is_public    boolean not null default false,
  created_at   timestamptz not null,
  confirmed_at timestamptz,
  answered_at  timestamptz,
  -- The row is deleted then, whatever became of it.
  ends_at      timestamptz not null check (ends_at > created_at),
  mail_tries   smallint not null default 0,
  primary key (shop_id, id),
  constraint goods_question_shop foreign key (shop_id) references shop (shop_id),
  constraint goods_question_confirmed check ((state = 'unconfirmed') = (confirmed_at is null)),
  constraint goods_question_answered check ((state = 'answered') = (answer is not null)
    and (answer is null) = (answered_at is null)),
  constraint goods_question_shown check (state = 'answered' or not is_public),
  constraint goods_question_reached check (state = 'answered' or email is not null)
);
create unique index goods_question_open on goods_question (shop_id, goods_id, email_key) where state <> 'answered';
create index goods_question_list on goods_question (shop_id, confirmed_at desc) where state <> 'unconfirmed';
create index goods_question_shown on goods_question (shop_id, goods_id, answered_at desc) where is_public;
create index goods_question_ends on goods_question (ends_at);

grant select, insert, delete on goods_question to stockless_app;
grant update (name, email, lang, body, state, answer, is_public, confirmed_at, answered_at, ends_at, mail_tries)
  on goods_question to stockless_app;
