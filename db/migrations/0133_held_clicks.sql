-- room: promotion
-- why:  clicks that were held for an order were counted anew for each click that was charged, so a few thousand of them
--       kept their campaign from being stopped. A click now says that it is held: a campaign that ends refuses those in
--       one statement, and a network's share counts them. Each count is served by an index of the rows that it counts.
-- lock: the column is a constant; writers of clicks wait while four indexes are built.

-- Looked at, and one too many: it waits for an order until a day after it was made.
alter table ad_click add column is_held boolean not null default false;
grant update (is_held) on ad_click to stockless_app;

drop index ad_click_time;
create index ad_click_settled on ad_click (shop_id, campaign_id, at) where verdict in ('valid', 'charged');
create index ad_click_block on ad_click (shop_id, campaign_id, (blocks[1]), at)
  where verdict in ('waiting', 'valid', 'charged');
-- Places and pace ask for those of the last minutes.
drop index ad_click_waiting;
create index ad_click_waiting on ad_click (shop_id, campaign_id, at) where verdict = 'waiting';
-- A viewer's clicks of an hour are counted over all campaigns of a shop.
drop index ad_click_viewer;
create index ad_click_viewer on ad_click (shop_id, viewer, at);
