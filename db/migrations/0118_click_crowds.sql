-- room: promotion
-- why:  somebody with many addresses could use up a rival's budget with clicks that behave as people's do. A click now
--       carries the keyed marks of its wider network, so that one network is charged to a campaign up to a share only,
--       and each day keeps how often its goods were clicked before, so that far more than that waits for an order.
-- lock: the column is new and filled by nobody; two indexes are built while writers of views and clicks wait.

-- The mark of its /24 or /48 with the salt of the click's day first, and with that of the day before.
alter table ad_click add column blocks bytea[] not null default '{}';

create index ad_click_time on ad_click (shop_id, campaign_id, at);
create index ad_view_time on ad_view (shop_id, campaign_id, at) where verdict = 'valid';

-- Counted views and clicks of all campaigns in the whole days before this one: what is usual on it.
create table ad_usual (
  day    date not null primary key,
  views  int  not null check (views >= 0),
  clicks int  not null check (clicks >= 0)
);
grant select, insert on ad_usual to stockless_app;

-- Which clicks brought an order is asked for each that is charged.
create index ad_checkout_click on ad_checkout (shop_id, click_id);
