-- room: discounts
-- why:  a merchant orders one piece of their own goods at what it costs: a code for one piece and one use that ends by itself
--       (docs/decisions/0218). Its comments count as no vote.
-- lock: a new column with a constant, and a constraint on it alone.

alter table discount_code add column is_sample boolean not null default false;
alter table discount_code add constraint discount_code_sample check (not is_sample or (
  kind = 'amount' and uses_max = 1 and cardinality(goods_ids) = 1 and ends_at is not null));
