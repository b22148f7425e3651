-- room: promotion
-- why:  each batch of charged clicks counted the campaign's last seven days of views and clicks again. These days are
--       over and change no more: their counts are written once for a campaign and day and read from then on.
-- lock: new table only; safe while serving.

create table ad_campaign_baseline (
  shop_id     bigint not null,
  campaign_id uuid   not null,
  -- UTC; counted are the whole days before it.
  day         date   not null,
  views       int    not null check (views >= 0),
  clicks      int    not null check (clicks >= 0),
  primary key (shop_id, campaign_id, day)
);
grant select, insert on ad_campaign_baseline to stockless_app;
