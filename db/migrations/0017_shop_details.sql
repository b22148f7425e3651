-- room: shop
-- why:  a shop shows its own pictures, says its own words on returns, and may be away between two dates.
-- lock: new columns with constant defaults: the table is held for an instant.

alter table shop
  add column logo_file_id   uuid,
  add column logo_url       text,
  add column banner_file_id uuid,
  add column banner_url     text,
  add column return_terms   text not null default '' check (length(return_terms) <= 2000),
  -- Whole days of the shop's own clock, both among them.
  add column holiday_from   date,
  add column holiday_to     date,
  add column holiday_message text not null default '' check (length(holiday_message) <= 300),
  add column theme          text not null default 'sea' check (theme in ('sea', 'blue', 'plum', 'rust')),
  add check ((logo_file_id is null) = (logo_url is null)),
  add check ((banner_file_id is null) = (banner_url is null)),
  add check ((holiday_from is null) = (holiday_to is null)),
  add check (holiday_to >= holiday_from);

grant update (logo_file_id, logo_url, banner_file_id, banner_url, return_terms, holiday_from, holiday_to,
  holiday_message, theme) on shop to stockless_app;
