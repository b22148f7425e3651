-- room: chat
-- why:  a message is sent to a translation service once, however many people of a shop ask at once on however many nodes:
--       one claims the row, the others read what came of it. What is erased while it is translated leaves no translation:
--       an erasure locks the conversations before it deletes, and whoever claims locks the conversation before it reads the
--       message (docs/decisions/0212).
-- lock: short: columns without a default, and checks of a table of which a shop has few rows. The indexes are built while
--       both tables are locked: of the talks that are given to somebody, few of those that there are.

-- Null while a node waits for the service, and where the service failed.
alter table chat_translation alter column body drop not null;
alter table chat_translation
  -- Names the try that is under way, or failed.
  add column claim uuid,
  -- Why the last try brought nothing.
  add column failure text check (failure in ('unreachable', 'busy', 'refused', 'unsupported'));
alter table chat_translation add constraint chat_translation_claimed check ((body is null) = (claim is not null));
alter table chat_translation add constraint chat_translation_failed check (failure is null or body is null);
grant update (body, source, host, at, claim, failure) on chat_translation to stockless_app;

-- Talks of one person of a shop are counted each time that the inbox is read.
create index conversation_assigned on conversation (shop_id, assignee) where assignee is not null;
create index goods_question_assigned on goods_question (shop_id, assignee) where assignee is not null;

create or replace function chat_erase_person(p_shop bigint, p_person uuid, p_at timestamptz)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from erasure where shop_id = p_shop and person_id = p_person
      and state in ('asked', 'done') and due_at <= p_at) then
    raise exception 'no erasure of this person is due';
  end if;
  -- A claim that is being written is waited for, so that the statements below see it; one that comes later finds no text.
  perform from conversation where shop_id = p_shop order by id for update;
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
  perform from conversation where shop_id = p_shop and order_id = p_order for update;
  update chat_message m set parts = '[]' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and m.shop_id = c.shop_id and m.conversation_id = c.id;
  -- The conversation of an order has its name.
  delete from chat_translation where shop_id = p_shop and conversation_id = p_order;
  update chat_report r set reason = '' from conversation c where c.shop_id = p_shop and c.order_id = p_order
    and r.shop_id = c.shop_id and r.conversation_id = c.id and r.by_side = 'buyer';
end
$$;
