-- room: goods
-- why:  what one must know before using goods was told in English alone, whatever the reader's language: a warning that
--       is not understood warns nobody. A file of goods may bring it in every language, as it does titles.
-- lock: a column without a value and a check of it; the check of the row reads one row a good and language.

alter table goods_text
  add column warnings text check (warnings <> ''),
  drop constraint goods_text_check,
  add constraint goods_text_check
    check (title is not null or description is not null or options is not null or warnings is not null);

grant update (warnings) on goods_text to stockless_app;
