-- room: chat
-- why:  people of a shop who answer buyers write what they say often once, and put it into the field of a message: fifty
--       texts a shop, with places that are filled in from the order (docs/decisions/0212).
-- lock: a new table only.

-- Answers that a shop wrote before. The slot is the limit.
create table shop_answer (
  shop_id    bigint      not null,
  id         uuid        not null,
  slot       smallint    not null check (slot between 1 and 50),
  name       text        not null check (length(name) between 1 and 40),
  body       text        not null check (length(body) between 1 and 1000),
  -- The language that it is written in, where somebody said so.
  lang       text        check (length(lang) between 2 and 16),
  version    int         not null check (version > 0),
  changed_by uuid        not null,
  changed_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, slot),
  constraint shop_answer_person foreign key (shop_id, changed_by) references merchant (shop_id, id)
);
create unique index shop_answer_name on shop_answer (shop_id, lower(name));

grant select, insert, delete on shop_answer to stockless_app;
grant update (name, body, lang, version, changed_by, changed_at) on shop_answer to stockless_app;
