-- room: chat
-- why:  where the operator named a service, a merchant may have one message translated by a machine. What came back is kept
--       for that message and language, so that its text is sent once; it goes with what was said (docs/decisions/0212).
-- lock: a new table only; two functions are made anew.

create table chat_translation (
  shop_id         bigint      not null,
  conversation_id uuid        not null,
  seq             int         not null,
  -- Into which language.
  lang            text        not null check (length(lang) between 2 and 16),
  body            text        not null check (length(body) between 1 and 40000),
  -- The language that the service took the text for.
  source          text        not null check (length(source) <= 40),
  -- Whom the text was sent to.
  host            text        not null check (length(host) between 1 and 300),
  at              timestamptz not null,
  primary key (shop_id, conversation_id, seq, lang),
  constraint chat_translation_message foreign key (shop_id, conversation_id, seq)
    references chat_message (shop_id, conversation_id, seq)
);

grant select, insert on chat_translation to stockless_app;

-- What was translated goes where what was said goes.
create or replace function chat_erase_person(p_shop bigint, p_person uuid, p_at timestamptz)
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
  delete from chat_translation where shop_id = p_shop;
  update conversation set rating_text = null where shop_id = p_shop;
  update chat_report set reason = '' where shop_id = p_shop and by_side = 'merchant';
end
$$;

create or replace function chat_erase_buyer(p_shop bigint, p_order uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from buyer_erasure where shop_id = p_shop and order_id = p_order) then
    raise exception 'no erasure of this buyer is on record';
  end if;
  update chat_message m set parts = '[]' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and m.shop_id = c.shop_id and m.conversation_id = c.id;
  -- The conversation of an order has its name.
  delete from chat_translation where shop_id = p_shop and conversation_id = p_order;
  update chat_report r set reason = '' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and r.shop_id = c.shop_id and r.conversation_id = c.id and r.by_side = 'buyer';
end
$$;
