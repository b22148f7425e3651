-- room: chat
-- why:  the merchant has one list of all talks with buyers, of orders and of questions before buying, the newest first, and
--       each may be given to a person of the shop: who has it, who gave it and when (docs/decisions/0212).
-- lock: short, of both tables: columns without a default. The indexes are built while both are locked: one holds the
--       questions of a year, the other the conversations that wait.

-- Who a conversation is given to. A person who was removed, or works with something else since, has none: whoever reads
-- looks at what the person is now.
alter table conversation add column assignee uuid, add column assigned_by uuid, add column assigned_at timestamptz;
alter table conversation add constraint conversation_assigned
  check ((assigned_by is null) = (assigned_at is null) and (assignee is null or assigned_by is not null));
alter table conversation add constraint conversation_assigned_kind check (kind = 'order' or assigned_by is null);

alter table goods_question add column assignee uuid, add column assigned_by uuid, add column assigned_at timestamptz;
alter table goods_question add constraint goods_question_assigned
  check ((assigned_by is null) = (assigned_at is null) and (assignee is null or assigned_by is not null));

create index conversation_unanswered on conversation (shop_id) where kind = 'order' and state = 'waiting';
create index goods_question_word on goods_question (shop_id, coalesce(answered_at, confirmed_at) desc)
  where state <> 'unconfirmed';

grant update (assignee, assigned_by, assigned_at) on conversation to stockless_app;
grant update (assignee, assigned_by, assigned_at) on goods_question to stockless_app;
