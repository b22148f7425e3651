-- room: goods
-- why:  the catalogue in the reader's language: texts of goods and names of types in languages besides English.
-- lock: new tables only.

-- The language stands first: a list is read in one language, and its texts lie together.
-- What is null is shown in English; a row without any text is no row.
create table goods_text (
  lang        text not null check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$' and lang <> 'en'),
  goods_id    uuid not null references goods,
  title       text check (title <> ''),
  description text check (description <> ''),
  primary key (lang, goods_id),
  check (title is not null or description is not null)
);

create table goods_type_text (
  lang    text not null check (lang ~ '^[a-z]{2}(-[A-Z][a-z]{3})?$' and lang <> 'en'),
  type_id text not null references goods_type,
  name    text not null check (name <> ''),
  primary key (lang, type_id)
);

grant select, insert, delete on goods_text, goods_type_text to stockless_app;
grant update (title, description) on goods_text to stockless_app;
grant update (name) on goods_type_text to stockless_app;
