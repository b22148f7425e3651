-- room: chat
-- why:  merchants and the service desk, and buyers and merchants, talk here: what is said is never changed, has a number
--       without a gap, and holds no address, contact or link out of the house.
-- lock: new tables and functions only.

create table conversation (
  shop_id       bigint      not null,
  id            uuid        not null,
  kind          text        not null check (kind in ('service', 'order')),
  -- Of an order's conversation.
  order_id      uuid,
  order_number  int         check (order_number > 0),
  state         text        not null check (state in ('open', 'waiting', 'answered', 'closed')),
  -- The language of whoever asked last.
  lang          text        not null check (length(lang) between 2 and 16),
  -- The number of the last message: the counter that gives each its own.
  last_seq      int         not null default 0 check (last_seq >= 0),
  -- Counts every change, marks included: streams see by it that something is new.
  revision      bigint      not null default 1 check (revision > 0),
  -- How far each side has read.
  seen_merchant int         not null default 0 check (seen_merchant between 0 and last_seq),
  seen_buyer    int         not null default 0 check (seen_buyer between 0 and last_seq),
  seen_desk     int         not null default 0 check (seen_desk between 0 and last_seq),
  -- Who of the desk has it.
  holder        uuid,
  held_at       timestamptz,
  waiting_since timestamptz,
  promise_at    timestamptz,
  created_at    timestamptz not null,
  last_at       timestamptz not null,
  closed_at     timestamptz,
  stars         smallint    check (stars between 1 and 5),
  rating_text   text        check (length(rating_text) between 1 and 500),
  rated_at      timestamptz,
  primary key (shop_id, id),
  -- An order has one conversation, which is named by it.
  check ((kind = 'order') = (order_id is not null)),
  check (order_id is null or order_id = id),
  check ((kind = 'order') = (order_number is not null)),
  check (kind = 'service' or (holder is null and stars is null)),
  check ((state = 'waiting') = (waiting_since is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check (promise_at is null or state = 'waiting'),
  check ((holder is null) = (held_at is null)),
  check ((stars is null) = (rated_at is null)),
  check (rating_text is null or stars is not null)
);
-- One that is open for each shop; as many closed ones as there were questions.
create unique index conversation_open on conversation (shop_id) where kind = 'service' and state <> 'closed';
create index conversation_newest on conversation (shop_id, last_at desc, id);
-- Whoever waits longest is first.
create index conversation_queue on conversation (waiting_since, id) where kind = 'service' and state = 'waiting';
create index conversation_holder on conversation (holder) where holder is not null and state <> 'closed';
create index conversation_rated on conversation (rated_at) where rated_at is not null;

create table chat_message (
  shop_id         bigint      not null,
  conversation_id uuid        not null,
  seq             int         not null check (seq > 0),
  by_side         text        not null check (by_side in ('merchant', 'desk', 'buyer')),
  -- The person; a buyer has none, so the order stands for them.
  by_id           uuid        not null,
  -- The name that is shown of a person of the desk.
  name            text        check (length(name) between 1 and 80),
  -- What the writer's device called it: sent twice it is kept once.
  client_id       uuid        not null,
  -- Words, and marks where something was hidden: what was hidden is nowhere.
  parts           jsonb       not null check (jsonb_typeof(parts) = 'array'),
  file_ids        uuid[]      not null default '{}' check (cardinality(file_ids) <= 6),
  at              timestamptz not null,
  primary key (shop_id, conversation_id, seq),
  unique (shop_id, conversation_id, by_side, client_id),
  foreign key (shop_id, conversation_id) references conversation (shop_id, id),
  check ((by_side = 'desk') = (name is not null))
);

-- A picture belongs to one message. Those of buyers and of the desk wait here for theirs.
create table chat_file (
  shop_id         bigint      not null,
  file_id         uuid        not null,
  conversation_id uuid        not null,
  by_side         text        not null check (by_side in ('merchant', 'desk', 'buyer')),
  by_id           uuid        not null,
  seq             int         check (seq > 0),
  at              timestamptz not null,
  primary key (shop_id, file_id),
  foreign key (shop_id, conversation_id) references conversation (shop_id, id)
);
create index chat_file_conversation on chat_file (shop_id, conversation_id);

-- A conversation of a buyer and a merchant is read by the desk only where one of them asked for it.
create table chat_report (
  shop_id         bigint      not null,
  conversation_id uuid        not null,
  by_side         text        not null check (by_side in ('merchant', 'buyer')),
  reason          text        not null check (length(reason) <= 500),
  at              timestamptz not null,
  outcome         text        check (outcome in ('nothing', 'warned', 'restricted')),
  note            text        check (length(note) <= 500),
  resolved_by     uuid,
  resolved_at     timestamptz,
  primary key (shop_id, conversation_id),
  foreign key (shop_id, conversation_id) references conversation (shop_id, id),
  check ((outcome is null) = (resolved_at is null)),
  check ((outcome is null) = (resolved_by is null)),
  check ((outcome is null) = (note is null))
);
create index chat_report_open on chat_report (at) where resolved_at is null;

-- Answers that were written before. The slot is the limit.
create table canned_answer (
  id         uuid        not null primary key,
  slot       smallint    not null unique check (slot between 1 and 500),
  title      text        not null check (length(title) between 2 and 80),
  texts      jsonb       not null check (jsonb_typeof(texts) = 'object' and texts ? 'en'),
  version    int         not null check (version > 0),
  changed_by uuid        not null,
  changed_at timestamptz not null
);
create unique index canned_answer_title on canned_answer (lower(title));

grant select, insert on conversation, chat_message, chat_file, chat_report to stockless_app;
grant update (state, lang, last_seq, revision, seen_merchant, seen_buyer, seen_desk, holder, held_at, waiting_since,
  promise_at, last_at, closed_at, stars, rating_text, rated_at) on conversation to stockless_app;
grant update (seq) on chat_file to stockless_app;
grant update (outcome, note, resolved_by, resolved_at) on chat_report to stockless_app;
grant select, insert, update, delete on canned_answer to stockless_app;

-- The only doors to what was said: a person's erasure that is due, and a buyer's that is on record.
create function chat_erase_person(p_shop bigint, p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from erasure where shop_id = p_shop and person_id = p_person
      and state in ('asked', 'done') and due_at <= p_at) then
    raise exception 'no erasure of this person is due';
  end if;
  update chat_message set parts = '[]' where shop_id = p_shop and by_side = 'merchant';
  -- What the desk answered may name whom it answered.
  update chat_message m set parts = '[]' from conversation c where m.shop_id = p_shop and m.by_side = 'desk'
    and c.shop_id = m.shop_id and c.id = m.conversation_id and c.kind = 'service';
  update conversation set rating_text = null where shop_id = p_shop;
  update chat_report set reason = '' where shop_id = p_shop and by_side = 'merchant';
end
$$;
revoke all on function chat_erase_person from public;
grant execute on function chat_erase_person to stockless_app;

create function chat_erase_buyer(p_shop bigint, p_order uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from buyer_erasure where shop_id = p_shop and order_id = p_order) then
    raise exception 'no erasure of this buyer is on record';
  end if;
  update chat_message m set parts = '[]' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and m.shop_id = c.shop_id and m.conversation_id = c.id;
  update chat_report r set reason = '' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and r.shop_id = c.shop_id and r.conversation_id = c.id and r.by_side = 'buyer';
end
$$;
revoke all on function chat_erase_buyer from public;
grant execute on function chat_erase_buyer to stockless_app;
