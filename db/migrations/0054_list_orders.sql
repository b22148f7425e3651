-- room: platform
-- why:  lists of the console that were slow on a full database (bench/README.md): found by their order and their commonest filters.
-- lock: indexes on tables that grow slowly; none on orders, parcels or the books.

create index deposit_asked on deposit ((coalesce(submitted_at, created_at)), id);
create index deposit_asked_state on deposit (state, (coalesce(submitted_at, created_at)), id);
create index deposit_asked_channel on deposit (channel, (coalesce(submitted_at, created_at)), id);
create index deposit_amount on deposit (units, id);
create index restriction_placed on restriction (placed_at, id);
create index restriction_placed_state on restriction (state, placed_at, id);
create index feedback_language on feedback (lang, promise_at, id);
create index shop_since on shop (created_at, shop_id);
create index shop_name on shop ((lower(name)), shop_id);
