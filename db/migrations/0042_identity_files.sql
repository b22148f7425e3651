-- room: identity
-- why:  a document is seen through one call alone, which writes down first who looks, at what and why, and counts it
--       against the viewer's day. A decision says yes or no to each field. Keys are turned without touching what is kept.
-- lock: adds columns with defaults and new tables; safe while serving.

-- What was looked at: a document, or (null) what was typed. And why.
alter table identity_view
  add column field    text check (field in ('front', 'back', 'selfie', 'qualification')),
  add column position int  check (position between 1 and 5),
  add column reason   text not null default 'decide' check (reason in ('decide', 'compare', 'doubt', 'appeal', 'law')),
  add constraint identity_view_what check ((field is null) = (position is null));

-- Documents that one person looked at on a day (UTC). The check is the budget.
create table identity_look_day (
  viewer_id uuid not null primary key,
  day       date not null,
  used      int  not null check (used between 1 and 50)
);

-- What was said of each field: 'ok' or why not. `reasons` stays what the merchant has to correct.
alter table identity_application
  add column verdicts jsonb not null default '{}',
  add constraint identity_application_verdicts check (state <> 'verified' or not (verdicts @? '$.* ? (@ != "ok")'));

grant select, insert on identity_look_day to stockless_app;
grant update (day, used) on identity_look_day to stockless_app;
grant update (verdicts) on identity_application to stockless_app;
-- Turning the keys puts the same number under another key.
grant update (number_sealed) on withdrawal to stockless_app;
